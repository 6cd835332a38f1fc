"""Renders every sound of the game: `python assets/sound/compose.py [NAME...]` (needs numpy and soundfile).

The game's own effects and its usual music go to this folder, what an edition has of its own into its pack.
All of it is composed and synthesised here: nothing is sampled, nothing is quoted. `--measure` prints the
figures of what is there instead.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import effects
import measure
import musette
import numpy as np
import orbit
import soundfile
import swing
from synth import RATE, Sound, filtered

HERE = Path(__file__).resolve().parent
THEMES = HERE.parent.parent / "themes"
PARIS, FRANCS, GALAXY = (THEMES / id / "sound" for id in ("paris", "paris_francs", "starwars_ep2"))

MUSIC_LOUDNESS = -20.0  # LUFS, integrated
CEILING = 0.89
# folder, the piece, how well it is kept
MUSIC: tuple[tuple[Path, Callable[[], Sound], float], ...] = (
    (HERE, swing.compose, 0.13),
    (PARIS, musette.compose, 0.16),
    (FRANCS, musette.old_record, 0.04),  # a worn record has little to lose
    (GALAXY, orbit.compose, 0.16),
)
EFFECTS = (
    (HERE, effects.TAKES),
    (PARIS, effects.MARBLE),
    (FRANCS, {"dice": effects.TAKES["dice"], "step": effects.TAKES["step"]}),  # its table is of wood and felt
    (GALAXY, effects.LIGHT),
)


def levelled(sound: Sound, loudness: float, *, loop: bool) -> Sound:
    """Bring a sound to a loudness; what would rise over the ceiling is bent, not cut."""
    sound = sound - sound.mean(axis=0)
    for _ in range(3):
        now = measure.loudness(sound) if loop else measure.strike(sound)
        sound = _bent(sound * 10 ** ((loudness - now) / 20))
    return sound


def _bent(sound: Sound, knee: float = 0.6) -> Sound:
    size = np.abs(sound)
    over = knee + (CEILING - knee) * np.tanh((size - knee) / (CEILING - knee))
    return np.where(size > knee, np.sign(sound) * over, sound)


def trimmed(sound: Sound) -> Sound:
    """Without the silence at the end: what lies 66 dB under the peak is not heard."""
    heard = np.nonzero(np.abs(sound) > np.abs(sound).max() * 0.0005)[0]
    end = min(len(sound), int(heard[-1]) + round(0.01 * RATE))
    out = sound[:end].copy()
    out[-round(0.008 * RATE) :] *= np.linspace(1, 0, round(0.008 * RATE))
    return out


def write(path: Path, sound: Sound, quality: float) -> None:
    """Write an OGG; `quality` from 0 (small) to 1."""
    path.parent.mkdir(exist_ok=True)
    channels = 1 if sound.ndim == 1 else 2
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as out:
        for start in range(0, len(sound), RATE):  # the encoder takes no more at once
            out.write(sound[start : start + RATE].astype(np.float32))


def render(wanted: set[str]) -> Iterator[Path]:
    """Make what is wanted, or everything."""
    for folder, piece, quality in MUSIC:
        if not wanted or "music" in wanted:
            sound = filtered(piece(), 32, 15000)
            yield from _written(folder / "music.ogg", levelled(sound, MUSIC_LOUDNESS, loop=True), quality)
    for folder, table in EFFECTS:
        for name, (make, takes, loudness) in table.items():
            for take in range(takes):
                if not wanted or name in wanted:
                    path = folder / (f"{name}-{take + 1}.ogg" if take else f"{name}.ogg")
                    yield from _written(path, trimmed(levelled(make(take), loudness, loop=False)), 0.45)


def _written(path: Path, sound: Sound, quality: float) -> Iterator[Path]:
    write(path, sound, quality)
    yield path


def report(path: Path) -> str:
    """One line of figures of a file as it is heard."""
    sound, _ = soundfile.read(path)
    found = measure.figures(sound, loop=path.stem == "music")
    name = f"{path.parent.parent.name}/{path.name}"
    line = f"{name:28} {found.seconds:6.2f} s  {path.stat().st_size / 1000:6.1f} kB  peak {found.peak:.2f}"
    return f"{line}  {found.loud:6.1f} LUFS  offset {found.offset:.5f}  seam {found.seam:.1f} dB"


def main(arguments: list[str]) -> None:
    if "--measure" in arguments:
        folders = (HERE, PARIS, FRANCS, GALAXY)
        paths = [path for folder in folders for path in sorted(folder.glob("*.ogg"))]
    else:
        paths = list(render(set(arguments)))
    for path in paths:
        print(report(path))
    print(f"{sum(path.stat().st_size for path in paths) / 1000:.0f} kB in {len(paths)} files")


if __name__ == "__main__":
    main(sys.argv[1:])
