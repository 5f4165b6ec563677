"""What was learned, as numbers for the engine: files of the package, read when first needed."""

import zlib
from functools import cache
from importlib import resources


@cache
def numbers_of(file: str) -> bytes:
    """As the engine reads them; the file has their low bytes, then the high ones.

    zlib checks them by its own sum.
    """
    plain = zlib.decompress(resources.files(__package__).joinpath(f"data/{file}").read_bytes())
    half = len(plain) // 2
    numbers = bytearray(len(plain))
    numbers[::2], numbers[1::2] = plain[:half], plain[half:]
    return bytes(numbers)
