"""Motion as a function of a given time: it can be stopped, skipped, sped up and tested."""

from game.ui.motion.animation import Call, Calm, Motion, Sequence, Together, Tween, Wait, stagger
from game.ui.motion.easing import Easing, bounce, ease_in, ease_in_out, ease_out, hop, linear, overshoot
from game.ui.motion.timeline import Timeline

__all__ = [
    "Call",
    "Calm",
    "Easing",
    "Motion",
    "Sequence",
    "Timeline",
    "Together",
    "Tween",
    "Wait",
    "bounce",
    "ease_in",
    "ease_in_out",
    "ease_out",
    "hop",
    "linear",
    "overshoot",
    "stagger",
]
