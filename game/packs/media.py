"""What the first and last bytes of a picture or a sound say of it, before anything unpacks the rest."""

from __future__ import annotations

import struct
from pathlib import Path

TAIL = 65_307  # the longest page of an Ogg file


def picture_size(path: Path) -> tuple[int, int]:
    """Width and height of a .png, .jpg or .webp file, in pixels; ValueError if it is none."""
    data = path.read_bytes()
    try:
        return _READERS[path.suffix.lower()](data)
    except (struct.error, IndexError) as error:
        raise ValueError("the file ends too early") from error


def sound_length(path: Path) -> float:
    """How many seconds an Ogg Vorbis file plays; ValueError if it is none."""
    data = path.read_bytes()
    if not data.startswith(b"OggS") or data[28:35] != b"\x01vorbis":
        raise ValueError("no Ogg Vorbis")
    last = data.rfind(b"OggS", len(data) - TAIL if len(data) > TAIL else 0)
    try:
        (rate,), (samples,) = struct.unpack_from("<I", data, 40), struct.unpack_from("<q", data, last + 6)
    except struct.error as error:
        raise ValueError("the file ends too early") from error
    if not rate:
        raise ValueError("no sampling rate")
    return float(samples / rate)


def _png(data: bytes) -> tuple[int, int]:
    if not data.startswith(b"\x89PNG\r\n\x1a\n"):
        raise ValueError("no PNG")
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


def _jpg(data: bytes) -> tuple[int, int]:
    if not data.startswith(b"\xff\xd8"):
        raise ValueError("no JPEG")
    at = 2
    while data[at] == 0xFF:
        mark = data[at + 1]
        if 0xC0 <= mark <= 0xCF and mark not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", data, at + 5)
            return width, height
        at += 2 + max(2, struct.unpack_from(">H", data, at + 2)[0])
    raise ValueError("no frame")


def _webp(data: bytes) -> tuple[int, int]:
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        raise ValueError("no WebP")
    match data[12:16]:
        case b"VP8X":
            width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
            return width, height
        case b"VP8L":
            (bits,) = struct.unpack_from("<I", data, 21)
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 ":
            width, height = struct.unpack_from("<HH", data, 26)
            return width & 0x3FFF, height & 0x3FFF
    raise ValueError("no WebP")


_READERS = {".png": _png, ".jpg": _jpg, ".webp": _webp}
