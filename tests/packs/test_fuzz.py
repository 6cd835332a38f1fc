"""Damaged pack files bring findings, never a traceback. LONG=1 tries thousands."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.packs.loader import check, load
from game.packs.pack import Pack
from game.packs.problems import PackError, Problem, Severity

HERE = Path(__file__).parent
SOURCES = {
    "base": HERE.parent / "lint_cases" / "base",
    "oval24": HERE.parent / "landlord" / "pack" / "data" / "oval24",
}
FILES = [
    (name, str(path.relative_to(root)))
    for name, root in SOURCES.items()
    for path in sorted(root.rglob("*"))
    if path.suffix in (".yaml", ".tmx", ".svg")
]
EXAMPLES = 3000 if os.environ.get("LONG") else 120
HOSTILE = [
    *(
        "~",
        "{}",
        "[]",
        "[[]]",
        "- ",
        ": ",
        "{",
        "}",
        "]",
        "&a ",
        "*a",
        "!replace ",
        "!!int ",
        "<<: *a",
        "yes",
    ),
    *("0x1F", "1e999", "-1", "99999999999999999999", ".inf", ".nan", "'", '"', "|", ">", "%", "@", "`", "\t"),
    *(
        "\x00",
        "\u2028",
        "\ufeff",
        "\ud7ff",
        "---\n",
        "...\n",
        "# ",
        "null",
        "true",
        "1.0",
        "{a: {a: {a: 1}}}",
    ),
    *("? a\n", "../../x", "extends: base\n", "<a>", "&lt;", "</map>", 'width="nan"', 'x="-1e9"'),
    *('infinite="1"', 'type="class"', 'encoding="base64"', '<tileset source="x"/>'),
]

place = st.floats(0, 1, exclude_max=True)
Mutation = Callable[[str], str]


@st.composite
def mutations(draw: st.DrawFn) -> Mutation:
    kind = draw(
        st.sampled_from(("cut", "insert", "replace", "swap_lines", "repeat_line", "drop_line", "value"))
    )
    at, to = draw(place), draw(place)
    word = draw(st.one_of(st.sampled_from(HOSTILE), st.text(max_size=6)))

    def mutate(text: str) -> str:
        lines = text.split("\n")
        i, j = int(at * len(lines)), int(to * len(lines))
        p = int(at * len(text))
        q = min(len(text), p + 1 + int(to * 12))
        if kind == "cut":
            return text[:p] + text[q:]
        if kind == "insert":
            return text[:p] + word + text[p:]
        if kind == "replace":
            return text[:p] + word + text[q:]
        if kind == "swap_lines":
            lines[i], lines[j] = lines[j], lines[i]
        elif kind == "repeat_line":
            lines.insert(j, lines[i])
        elif kind == "drop_line":
            del lines[i]
        elif ":" in lines[i]:
            lines[i] = lines[i].split(":")[0] + ": " + word
        return "\n".join(lines)

    return mutate


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(FILES), st.lists(mutations(), min_size=1, max_size=4))
def test_damaged_packs_never_raise(target: tuple[str, str], changes: list[Mutation]) -> None:
    name, file = target
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / name
        shutil.copytree(SOURCES[name], root)
        text = (root / file).read_text("utf-8")
        for change in changes:
            text = change(text)
        (root / file).write_bytes(text.encode("utf-8", "surrogatepass"))
        problems = check(root)
        assert all(isinstance(problem, Problem) and str(problem) for problem in problems)
        bad = any(problem.severity is Severity.ERROR for problem in problems)
        try:
            pack = load(root)
        except PackError as error:
            assert str(error) and bad
        else:
            assert isinstance(pack, Pack)


@settings(max_examples=EXAMPLES // 4, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_only_a_problem(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "base"
        shutil.copytree(SOURCES["base"], root)
        (root / "board.yaml").write_bytes(data)
        assert any(problem.severity is Severity.ERROR for problem in check(root))
