"""How loud a sound is to the ear, and whether a loop closes: ITU-R BS.1770 loudness, peak, offset, seam."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from synth import RATE, Sound, filtered


def _weight(n: int) -> Sound:
    """The K curve of BS.1770 for the spectrum of n samples: the head's shelf, and no rumble."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(n, 1 / RATE) / 48000)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    rumble = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.abs(shelf * rumble)


def _power(sound: Sound) -> Sound:
    """The weighted power of each sample, all channels together."""
    columns = sound.reshape(len(sound), -1)
    pad = np.vstack([columns, np.zeros((RATE // 2, columns.shape[1]))])
    weighted = np.fft.irfft(np.fft.rfft(pad, axis=0) * _weight(len(pad))[:, None], len(pad), axis=0)
    power = np.sum(weighted[: len(sound)] ** 2, axis=1)
    return power * (2 if columns.shape[1] == 1 else 1)  # a mono sound comes from both loudspeakers


def loudness(sound: Sound) -> float:
    """Integrated loudness in LUFS, gated, of something long."""
    power = np.concatenate([[0.0], np.cumsum(_power(sound))])
    block, hop = round(0.4 * RATE), round(0.1 * RATE)
    blocks = np.array([(power[i + block] - power[i]) / block for i in range(0, len(sound) - block, hop)])
    loud = blocks[blocks > 10 ** ((-70 + 0.691) / 10)]
    loud = loud[loud > np.mean(loud) / 10]
    return float(-0.691 + 10 * np.log10(np.mean(loud)))


def strike(sound: Sound) -> float:
    """The loudness of the loudest 400 ms in LUFS: how a short sound strikes the ear."""
    block = round(0.4 * RATE)
    power = np.concatenate([[0.0], np.cumsum(_power(sound))])
    power = np.concatenate([power, np.full(block, power[-1])])
    return float(-0.691 + 10 * np.log10(np.max(power[block:] - power[:-block]) / block + 1e-12))


@dataclass(frozen=True)
class Figures:
    """What was measured: seconds, LUFS, peak and offset in parts of full scale, seam in dB."""

    seconds: float
    peak: float
    loud: float
    offset: float
    seam: float


def seam(loop: Sound) -> float:
    """How much sharper than its sharper moments a loop is where it closes: over 0 dB, a click is heard."""
    closed = np.roll(loop.reshape(len(loop), -1).mean(axis=1), RATE)
    sharp = filtered(closed, 4000) ** 2
    window = round(0.003 * RATE)
    power = np.convolve(sharp, np.ones(window) / window, "same") + 1e-12
    at = power[RATE - 2 * window : RATE + 2 * window].max()
    return float(10 * np.log10(at / np.percentile(power, 99)))


def figures(sound: Sound, *, loop: bool) -> Figures:
    """Measure a sound."""
    return Figures(
        len(sound) / RATE,
        float(np.abs(sound).max()),
        loudness(sound) if loop else strike(sound),
        float(np.abs(sound.mean(axis=0)).max()),
        seam(sound) if loop else 0.0,
    )
