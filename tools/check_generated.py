"""Generated files are what their sources say. Run by `make check`."""

import sys

from generate import FILES, ROOT


def main() -> int:
    stale = [
        name
        for name, make in FILES.items()
        if not (ROOT / name).is_file() or (ROOT / name).read_text("utf-8") != make()
    ]
    for name in stale:
        print(f"{name} is stale: run python tools/generate.py")
    if not stale:
        print(f"generated: {len(FILES)} files, all current")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())
