"""The parser of the command line, and what every command's failure looks like."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import game.kits  # noqa: F401  (says which games there are)
from game import __version__
from game.cli import check, docs, gallery, install, new_pack, play, preview, resolve, simulate

COMMANDS = (play, simulate, gallery, check, new_pack, resolve, preview, install, docs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit code: 0 all went well, 1 after a sentence on stderr, 2 for bad usage."""
    parsed = _parser().parse_args(arguments)
    from game.packs.problems import PackError
    from game.storage import reports
    from game.storage.user_error import UserError

    try:
        code: int = parsed.run(parsed)
    except (PackError, UserError) as user_error:
        print(user_error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has seen enough
        return 1
    except OSError as error:
        print(f"{error.filename or 'The system'}: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # nobody foresaw it
        print(reports.told(reports.write(error)), file=sys.stderr)
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tour-de-table",
        description="Tour de Table, a property-trading board game. Without a command it opens the menu.",
    )
    parser.add_argument("--version", action="version", version=f"Tour de Table {__version__}")
    parser.set_defaults(run=play.run_menu)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser
