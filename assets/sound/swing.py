"""Boardwalk at Five: a soft swing in F with a ragtime turn, AABA, for piano, vibraphone, bass and brushes."""

from __future__ import annotations

import players
from score import Chord, Note, chords, melody, near, voiced
from synth import Loop, Rattle, Sound

TEMPO = 116
BEAT = 60 / TEMPO
BARS = 32
SWING = 0.63  # where the second eighth of a beat falls
LOW = 40  # the middle of the bass

FORM = """
| F6 | D7 | Gm7 | C7 | F6 F7 | Bb6 Bdim7 | F6/C D7 | Gm7 C7 |
| F6 | D7 | Gm7 | C7 | F6 F7 | Bb6 Bdim7 | Gm7 C7 | F6 C9 |
| A7 | A7 | Dm7 | Dm7 | G9 | G7 | Gm9 | C7 |
| F6 | D7b9 | Gm7 | C9 | F6 F7 | Bb6 Bdim7 | Gm7 C13 | F6 C7 |
"""

FIRST = """
| r:.5 C5:.5 D5:.5 F5:.5 A5:1 G5:.5 F5:.5 | F#5:1.5 D5:.5 C5:1 A4:1
| r:.5 Bb4:.5 D5:.5 F5:.5 G5:1 F5:.5 D5:.5 | E5:1.5 C5:.5 Bb4:1 G4:1
| r:.5 A4:.5 C5:.5 F5:.5 Eb5:1 D5:.5 C5:.5 | D5:1 F5:.5 G5:.5 Ab5:1 F5:1
| A5:1 F5:.5 C5:.5 D5:1 F#5:.5 A5:.5 | G5:1.5 F5:.5 E5:.5 D5:.5 C5:1 |
"""
SECOND = """
| r:1 F5:.5 A5:.5 C6:1 A5:.5 F5:.5 | F#5:.5 A5:1 F#5:.5 D5:1 C5:1
| r:1 D5:.5 G5:.5 Bb5:1 G5:.5 D5:.5 | E5:.5 G5:1 E5:.5 C5:1 Bb4:1
| A4:.5 C5:.5 F5:1 Eb5:.5 F5:.5 Eb5:.5 C5:.5 | D5:1.5 F5:.5 Ab5:1 G5:.5 F5:.5
| Bb5:1 G5:.5 E5:.5 D5:.5 E5:.5 G5:1 | F5:2.5 r:1.5 |
"""
BRIDGE = """
| E5:2 C#5:1 A4:1 | G5:1.5 E5:.5 C#5:1 E5:1
| F5:2 D5:1 A4:1 | r:.5 A4:.5 D5:.5 F5:.5 A5:1 G5:.5 F5:.5
| D5:2 B4:1 G4:1 | F5:1.5 D5:.5 B4:1 D5:1
| Bb4:.5 D5:.5 F5:.5 A5:.5 G5:1 F5:1 | E5:1 G5:.5 E5:.5 C5:1 Bb4:1 |
"""
BRIDGE_BELOW = """
| C#5:2 A4:1 E4:1 | E5:1.5 C#5:.5 A4:1 C#5:1
| D5:2 A4:1 F4:1 | r:2 F5:1 E5:.5 D5:.5
| B4:2 G4:1 D4:1 | D5:1.5 B4:.5 G4:1 B4:1
| r:1.5 F5:.5 D5:1 D5:1 | Bb4:1 E5:.5 Bb4:.5 G4:1 E4:1 |
"""
LAST = """
| r:.5 C5:.5 D5:.5 F5:.5 A5:.5 C6:.5 A5:.5 F5:.5 | F#5:1 Eb5:.5 D5:.5 C5:1 A4:1
| r:.5 Bb4:.5 D5:.5 F5:.5 G5:.5 Bb5:.5 G5:.5 D5:.5 | E5:1 D5:.5 C5:.5 Bb4:1 G4:1
| r:.5 A4:.5 C5:.5 F5:.5 Eb5:1 D5:.5 C5:.5 | D5:.5 F5:.5 D5:.5 F5:.5 Ab5:1 G5:.5 F5:.5
| Bb5:1 A5:.5 G5:.5 E5:1 D5:.5 E5:.5 | F5:1.5 r:.5 r:.5 G4:.5 Bb4:.5 B4:.5 |
"""
ANSWERS = """
| r:4 | r:3 A5:.5 C6:.5 | r:4 | r:3 G5:.5 Bb5:.5 | r:4 | r:4 | r:4 | r:2 G5:.5 A5:.5 Bb5:.5 C6:.5 |
"""
# How the left hand and the chords fall, by bar of a phrase: (beat, length, strength).
COMPING = (
    ((1, 0.45, 0.46), (3, 0.45, 0.42)),
    ((1, 0.45, 0.44), (2.5, 0.9, 0.40)),
    ((0, 0.7, 0.42), (1.5, 0.5, 0.46), (3, 0.4, 0.36)),
    ((1, 0.5, 0.44), (3, 0.35, 0.40), (3.5, 0.3, 0.34)),
)


def seconds() -> float:
    return BARS * 4 * BEAT


def swung(beat: float) -> float:
    """When a beat sounds: eighths off the beat come late."""
    whole, part = divmod(beat, 1)
    if part <= 0.5:
        return (whole + part * 2 * SWING) * BEAT
    return (whole + SWING + (part - 0.5) * 2 * (1 - SWING)) * BEAT


class Band:
    """The four of them, playing into one loop."""

    def __init__(self) -> None:
        self.dry = Loop(seconds())
        self.wet = Loop(seconds())
        self.chance = Rattle(1935)
        self.form = chords(FORM, 4)

    def play(self, who: str, note: int, at: float, beats: float, strength: float, gain: float = 1.0) -> None:
        """One note, a little early or late as people are."""
        begin = swung(at) + self.chance.between(-0.006, 0.007)
        length = swung(at + beats) - swung(at)
        player = {"piano": players.piano, "vibes": players.vibes, "bass": players.bass}[who]
        strength = min(1.0, max(0.12, strength + self.chance.between(-0.05, 0.05)))
        sound = player(note, length, strength) * gain
        self.dry.put(begin, sound)
        self.wet.put(begin, sound, {"piano": 0.8, "vibes": 1.1, "bass": 0.18}[who])

    def sing(self, who: str, text: str, bar: int, strength: float, gain: float = 1.0, shift: int = 0) -> None:
        """A melody: notes on the beat a little stronger, high ones too, short ones lighter."""
        for note in melody(text, 4, shift):
            accent = 0.06 * (note.at % 2 == 0) + 0.005 * (note.pitch - 72) - 0.05 * (note.beats <= 0.5)
            tied = note.beats * (0.96 if note.beats > 0.5 else 0.88)
            self.play(who, note.pitch, bar * 4 + note.at, tied, strength + accent, gain)

    def chord_at(self, beat: float) -> Chord:
        return next(c for c in reversed(self.form) if c.at <= beat % (BARS * 4) + 1e-6)

    def comp(self) -> None:
        """Chords of the piano between the beats, each near the one before."""
        before: list[int] = []
        for bar in range(BARS):
            pattern = COMPING[(bar * 3 + bar // 8) % 4] if bar % 8 != 7 else COMPING[0]
            for beat, length, strength in pattern:
                laid = voiced(self.chord_at(bar * 4 + beat + (0.5 if beat % 1 else 0)), before, 58)
                before = laid
                for k, note in enumerate(laid):
                    self.play(
                        "piano", note, bar * 4 + beat + 0.004 * k, length, strength - 0.06 * (k == 0), 0.36
                    )

    def walk(self) -> None:
        """The bass: two to the bar in the first two phrases, walking in the bridge and after it."""
        for k, chord in enumerate(self.form):
            root = near(chord.bass, LOW)
            goal = near(self.form[(k + 1) % len(self.form)].bass, LOW)
            if chord.at >= 8 * 4 * 2:
                line = self._steps(chord, root, goal)
                for i, note in enumerate(line):
                    self.play("bass", note, chord.at + i, 0.92, 0.62 + 0.08 * (i % 2 == 0), 0.42)
                continue
            line = [root] if chord.beats < 4 else [root, near((chord.root + 7) % 12, LOW - 2)]
            for i, note in enumerate(line):
                self.play("bass", note, chord.at + 2 * i, 1.7, 0.66 - 0.06 * i, 0.44)
            if chord.beats == 4 and int(chord.at) % 16 == 12:
                self.play("bass", goal - 1, chord.at + 3.5, 0.4, 0.5, 0.42)

    def _steps(self, chord: Chord, root: int, goal: int) -> list[int]:
        """A walk from a root to a half step beside the next one."""
        third, fifth = near(chord.tones[1], root + 4), near((chord.root + 7) % 12, root + 6)
        lead = goal + (1 if goal < root + 3 else -1)
        if chord.beats == 2:
            return [root, lead]
        if int(chord.at) % 8:
            return [root, third, fifth, lead]
        return [root, fifth, near(chord.root, root + 10) if fifth < 48 else third, lead]

    def drum(self) -> None:
        """Brushes stir through the bar and tap on two and four; the foot closes the hat with them."""
        for beat in range(BARS * 4):
            self._hit("stir", beat, 0.62 if beat % 2 else 0.45, 2 + beat % 6)
            if beat % 2:
                self._hit("hat", beat, 0.42, beat)
                self._hit("tap", beat, 0.42 + 0.1 * (beat % 8 == 7), 40 + beat % 5)
            if beat % 2 or beat % 8 == 6:
                self._hit("tap", beat + 0.5, 0.20, 50 + beat % 7)
            if beat % 32 == 31:
                self._hit("tap", beat + 0.5, 0.45, 60)

    def _hit(self, kind: str, beat: float, gain: float, seed: int) -> None:
        sound = players.brush(kind, seed, 0.92 * BEAT)
        early = 0.07 if kind == "stir" else 0.0
        at = swung(beat) - early + self.chance.between(-0.004, 0.004)
        self.dry.put(at, sound, gain)
        self.wet.put(at, sound, gain * 0.35)


def compose() -> Sound:
    """The whole loop, before it is levelled."""
    band = Band()
    band.comp()
    band.walk()
    band.drum()
    band.sing("piano", FIRST, 0, 0.62)
    band.sing("vibes", SECOND, 8, 0.60, 0.5)
    band.sing("piano", BRIDGE, 16, 0.60)
    band.sing("piano", BRIDGE_BELOW, 16, 0.46, 0.8)
    band.sing("piano", LAST, 24, 0.64)
    band.sing("vibes", ANSWERS, 24, 0.42, 0.36)
    for note in _octaves(melody(LAST, 4)):
        band.play("piano", note.pitch, 96 + note.at, note.beats * 0.8, 0.44, 0.55)
    return band.dry.samples + 0.42 * band.wet.room(35, 1.1, 200, 4200)


def _octaves(tune: list[Note]) -> list[Note]:
    """The long notes of a melody, an octave lower."""
    return [Note(note.at, note.pitch - 12, note.beats) for note in tune if note.beats >= 1]
