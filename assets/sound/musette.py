"""Marble and Zinc: a musette waltz in A minor, by accordion, guitar and bass; the same from an old record."""

from __future__ import annotations

import numpy as np
import players
from score import chords, melody, near, voiced
from synth import RATE, Loop, Rattle, Sound, filtered

BARS = 48

FORM = """
| Am | Am | Dm | Dm | E7 | E7 | Am | Am | A7 | A7b9 | Dm | Dm | Am/E | E7 | Am | E7 |
| Am | Am | Dm | Dm | E7 | E7 | Am | Am | A7 | A7 | Dm | Dm6 | Am/E | E7b9 | Am | G7 |
| C | C | G7 | G7 | G9 | G7 | C6 | C | C7 | C7 | F | Fm6 | C/G | G7 | C | E7 |
"""
FIRST = """
| E5:1 A5:.5 G#5:.5 A5:.5 C6:.5 | C6:1.5 B5:.5 A5:1 | F5:1 A5:.5 G#5:.5 A5:.5 D6:.5 | D6:1.5 C6:.5 A5:1
| B5:.5 C6:.5 B5:.5 A#5:.5 B5:.5 D6:.5 | B5:1 G#5:1 E5:1 | A5:.5 B5:.5 C6:.5 B5:.5 A5:.5 E5:.5 | C5:2 r:1
| C#5:1 E5:.5 D#5:.5 E5:.5 G5:.5 | Bb5:1 A5:.5 G5:.5 F5:.5 E5:.5 | D5:1 F5:.5 E5:.5 F5:.5 A5:.5 | D6:2 A5:1
| C6:.5 B5:.5 A5:.5 G#5:.5 A5:.5 E5:.5 | G#5:.5 A5:.5 B5:.5 D6:.5 C6:.5 B5:.5
| A5:1.5 r:.5 E5:.5 D#5:.5 | E5:1 G#5:1 B5:1 |
"""
SECOND = """
| C6:.5 B5:.5 A5:.5 E5:.5 C5:.5 E5:.5 | A5:1.5 E5:.5 C5:1
| D6:.5 C#6:.5 D6:.5 A5:.5 F5:.5 A5:.5 | F5:1.5 E5:.5 D5:1
| E5:.5 F5:.5 E5:.5 D5:.5 E5:.5 G#5:.5 | B5:1 D6:1 B5:1 | C6:.5 A5:.5 B5:.5 G#5:.5 A5:.5 E5:.5 | A5:2 r:1
| A5:.5 G5:.5 E5:.5 C#5:.5 E5:.5 G5:.5 | A5:1 G5:.5 F5:.5 E5:1
| F5:.5 A5:.5 D6:.5 A5:.5 F5:.5 A5:.5 | B5:2 F5:1
| E5:.5 A5:.5 C6:.5 B5:.5 A5:.5 C6:.5 | B5:.5 A5:.5 G#5:.5 F5:.5 E5:.5 G#5:.5
| A5:1 E5:.5 C5:.5 A4:1 | B4:1 D5:1 F5:1 |
"""
TRIO = """
| E5:2 G5:1 | G5:1 A5:.5 G5:.5 E5:1 | F5:2 A5:1 | B5:1 A5:.5 F5:.5 D5:1
| D5:2 F5:1 | A5:1 G5:.5 F5:.5 B4:1 | E5:1 D#5:.5 E5:.5 G5:1 | C6:2.5 r:.5
| Bb5:2 G5:1 | Bb5:1 A5:.5 G5:.5 E5:1 | A5:2 C6:1 | Ab5:1.5 G5:.5 F5:1
| E5:1 G5:.5 F#5:.5 G5:.5 C6:.5 | B5:1 A5:.5 G5:.5 F5:.5 D5:.5 | C5:2 r:1 | r:1 D6:.5 C6:.5 B5:.5 G#5:.5 |
"""
BELOW = """
| C5:2 E5:1 | E5:1 F5:.5 E5:.5 C5:1 | D5:2 F5:1 | F5:2 B4:1
| B4:2 D5:1 | F5:1 D5:.5 D5:.5 G4:1 | C5:2 E5:1 | E5:2.5 r:.5
| E5:2 E5:1 | G5:1 F5:.5 E5:.5 C5:1 | F5:2 A5:1 | F5:1.5 D5:.5 D5:1
| C5:2 E5:1 | F5:2 B4:1 | G4:2 r:1 | r:1 G#5:1 E5:1 |
"""


class Waltz:
    """A waltz in a key and a tempo, played into one loop by whoever is there."""

    def __init__(self, tempo: float, transpose: int, seed: int) -> None:
        self.beat = 60 / tempo
        self.transpose = transpose
        self.seconds = BARS * 3 * self.beat
        self.dry, self.wet = Loop(self.seconds), Loop(self.seconds)
        self.chance = Rattle(seed)
        self.form = chords(FORM, 3, transpose)

    def put(self, at: float, sound: Sound, gain: float, pan: float, wet: float) -> None:
        """Lay a note in; the second beat of a waltz comes a hair early, people a hair anyhow."""
        begin = at * self.beat + self.chance.between(-0.006, 0.006) - 0.016 * (abs(at % 3 - 1) < 0.01)
        self.dry.put(begin, sound, gain, pan)
        self.wet.put(begin, sound, gain * wet, pan)

    def phrase(self, at: float) -> float:
        """The breath of a phrase of four bars: it grows to its third and lets go."""
        return float(0.5 - 0.5 * np.cos(2 * np.pi * (at / 12 % 1) ** 0.8))

    def sing(self, who: str, text: str, bar: int, strength: float, gain: float, pan: float = 0.0) -> None:
        for note in melody(text, 3, self.transpose):
            loud = strength + 0.12 * self.phrase(bar * 3 + note.at) + 0.05 * (note.at % 3 == 0)
            loud = min(1.0, loud + self.chance.between(-0.03, 0.03))
            length = note.beats * self.beat * (0.97 if note.beats >= 1 else 0.86)
            if who == "accordion":
                sound = players.accordion(note.pitch, length, loud)
            elif who == "clarinet":
                sound = players.clarinet(note.pitch, length, loud)
            else:
                sound = players.piano(note.pitch, length, loud)
            self.put(bar * 3 + note.at, sound, gain, pan, 1.0)

    def answer(self, text: str, first: int, bars: tuple[int, ...] = (7, 11)) -> None:
        """Where the melody holds its note at the end of a line, the guitar answers with the chord broken."""
        for note in melody(text, 3, self.transpose):
            bar = int(note.at // 3)
            if bar not in bars or note.beats < 2:
                continue
            ladder = voiced(self.form[first + bar], [], 60, 3)
            for k, step in enumerate((0, 1, 2, 1)):
                sound = players.guitar(ladder[step], 0.5 * self.beat, 0.5 - 0.03 * k)
                self.put(first * 3 + note.at + 1 + 0.5 * k, sound, 0.5, 0.4, 0.6)

    def accompany(self, plucked: bool) -> None:
        """Bass on one, chords on two and three; the bass takes the fifth in turn and runs at the ends."""
        before: list[int] = []
        strum = players.guitar if plucked else players.piano
        for bar, chord in enumerate(self.form):
            after = self.form[(bar + 1) % BARS]
            again = bar % 2 == 1 and self.form[bar - 1].root == chord.root and chord.bass == chord.root
            tone = (chord.root + 7) % 12 if again else chord.bass
            low = near(tone, 40)
            self.put(bar * 3, players.bass(low, self.beat * 1.15, 0.66), 0.46, 0.0, 0.2)
            if bar % 8 == 7 or bar == BARS - 1:
                step = near(after.bass, low)
                step += 2 if step < low else -2
                self.put(bar * 3 + 2, players.bass(step, self.beat * 0.8, 0.5), 0.4, 0.0, 0.2)
            before = voiced(chord, before, 58 if plucked else 60, 3 if len(chord.tones) == 3 else 4)
            for beat, strength in ((1, 0.50), (2, 0.43)):
                for k, note in enumerate(before):
                    sound = strum(note, self.beat * (0.34 if plucked else 0.42), strength - 0.02 * k)
                    self.put(bar * 3 + beat + 0.012 * k, sound, 0.33 if plucked else 0.5, -0.35, 0.5)


def compose() -> Sound:
    """The waltz as it is played on the terrace."""
    waltz = Waltz(148, 0, 14)
    waltz.accompany(plucked=True)
    waltz.sing("accordion", FIRST, 0, 0.50, 1.0)
    waltz.sing("accordion", SECOND, 16, 0.52, 1.0)
    waltz.sing("accordion", TRIO, 32, 0.52, 0.95, 0.1)
    waltz.sing("accordion", BELOW, 32, 0.40, 0.62, -0.15)
    waltz.answer(FIRST, 0)
    waltz.answer(TRIO, 32, bars=(14,))
    return waltz.dry.samples + 0.36 * waltz.wet.room(75, 0.9, 220, 4600)


def old_record() -> Sound:
    """The same waltz a tone lower and slower, by clarinet and piano, from a worn shellac record: mono."""
    waltz = Waltz(134, -2, 28)
    waltz.accompany(plucked=False)
    waltz.sing("clarinet", FIRST, 0, 0.55, 0.85)
    waltz.sing("piano", SECOND, 16, 0.72, 1.3)
    waltz.sing("clarinet", TRIO, 32, 0.58, 0.85)
    waltz.sing("piano", BELOW, 32, 0.45, 0.8)
    played = (waltz.dry.samples + 0.3 * waltz.wet.room(78, 0.7, 250, 3500)).mean(axis=1)
    return _worn(played / np.sqrt(np.mean(played**2)))


def _worn(sound: Sound) -> Sound:
    """A horn and a needle: few lows and highs, a drift with each turn, hiss, and now and then a scratch."""
    n, chance = len(sound), Rattle(78)
    turns = round(n / RATE * 78 / 60)  # whole turns, so that the loop closes
    angle = 2 * np.pi * turns * np.arange(n) / n
    drift = 0.0011 * RATE * (np.sin(angle) + 0.35 * np.sin(2 * angle + 1)) / (2 * np.pi * 78 / 60)
    place = (np.arange(n) + drift) % n
    whole = place.astype(int)
    part = place - whole
    sound = sound[whole % n] * (1 - part) + sound[(whole + 1) % n] * part
    spectrum, f = np.fft.rfft(sound), np.fft.rfftfreq(n, 1 / RATE)
    horn = 1 + 0.9 * np.exp(-(((f - 760) / 260) ** 2)) + 0.7 * np.exp(-(((f - 2100) / 480) ** 2))
    sound = np.fft.irfft(spectrum * horn, n)
    sound = filtered(np.tanh(0.42 * sound) / 0.42, 210, 4300, 6)
    hiss = filtered(chance.rng.standard_normal(n), 900, 5200) * (0.030 + 0.009 * np.cos(angle))
    ticks_ = np.zeros(n)
    for _ in range(round(n / RATE * 3.0)):
        at, size = int(chance.rng.integers(n)), float(chance.rng.exponential(0.35))
        ticks_[at] += min(size, 1.4) * chance.rng.choice([-1, 1])
    return sound + hiss + filtered(ticks_, 700, 4800) * 3.0
