"""What the documentation shows but does not own: the rule books and the project's own pages.

MkDocs calls this (see mkdocs.yml), so that each of these texts stands in one place.
"""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from harmonium.games import KEYS
from harmonium.locales import rulebook

ROOT = Path(__file__).parent.parent
_RULE = re.compile(r"^- \*\*([A-Z][A-Z0-9-]*)\*\*", re.MULTILINE)
_INDENT = re.compile(r"^( +)", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for key in KEYS:
        # A link can name a rule: rules/take_it_easy.md#T-PLACE-2
        book = _RULE.sub(r"- **\1**{ #\1 }", rulebook(key).markdown)
        # Markdown for Python wants four spaces where others are content with two.
        book = _INDENT.sub(r"\1\1", book)
        files.append(File.generated(config, f"rules/{key}.md", content=book))
    for name in ("CONTRIBUTING", "CHANGELOG"):
        text = (ROOT / f"{name}.md").read_text("utf-8")
        text = text.replace("](docs/", "](").replace("](CHANGELOG.md", "](changelog.md")
        files.append(File.generated(config, f"{name.lower()}.md", content=text))
    return files
