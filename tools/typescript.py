"""TypeScript types from msgspec structures, exactly as they look on the wire."""

import json
from typing import Any

from msgspec import inspect


class Writer:
    """Collects every structure that the given types reach; `text` is the file's body."""

    def __init__(self) -> None:
        self._written: dict[str, tuple[type, str]] = {}

    @property
    def text(self) -> str:
        return "\n".join(declaration for _, declaration in self._written.values())

    def alias(self, name: str, kind: Any) -> str:
        """`export type name = ...` for a type that is not a structure of that name already."""
        written = self.type(inspect.type_info(kind))
        return "" if written == name else f"export type {name} = {written};\n"

    def type(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata(extra={"game": role}):
                return f"Game{role}"
            case inspect.Metadata(type=inner):
                return self.type(inner)
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType(types=parts):
                return " | ".join(dict.fromkeys(self.type(part) for part in parts))
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.EnumType(cls=cls):
                return " | ".join(json.dumps(member.value) for member in cls)
            case _:
                return self._container(info) or _PLAIN[type(info)]

    def _container(self, info: inspect.Type) -> str | None:
        match info:
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"readonly {self._grouped(item)}[]"
            case inspect.FrozenSetType(item_type=item) | inspect.SetType(item_type=item):
                return f"readonly {self._grouped(item)}[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.type, items))}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.type(key)}, {self.type(value)}>>"
            case _:
                return None

    def _grouped(self, info: inspect.Type) -> str:
        text = self.type(info)
        return f"({text})" if " | " in text or text.startswith("readonly") else text

    def _struct(self, info: inspect.StructType) -> str:
        name = name_of(info.cls)
        if name in self._written:
            if self._written[name][0] is not info.cls:
                raise SystemExit(f"two structures would be called {name}")
            return name
        self._written[name] = (info.cls, "")  # before its fields: they may refer to it
        lines = [f"export interface {name} {{"]
        if info.tag is not None:
            lines.append(f"  readonly {info.tag_field}: {json.dumps(info.tag)};")
        for field in info.fields:
            mark = "?" if may_be_left_out(info.cls, field) else ""
            written = self.type(field.type)
            if mark and written == "GameOptions":
                written = "Partial<GameOptions>"  # the rest has its defaults
            lines.append(f"  readonly {field.encode_name}{mark}: {written};")
        self._written[name] = (info.cls, "\n".join([*lines, "}", ""]))
        return name


_PLAIN = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BytesType: "string",
    inspect.DateTimeType: "string",
}


def name_of(cls: type) -> str:
    """Structures of a game get its name in front: TakeItEasyView."""
    parts = cls.__module__.split(".")
    prefix = pascal(parts[2]) if parts[:2] == ["harmonium", "games"] else ""
    return prefix + cls.__name__


def pascal(key: str) -> str:
    return "".join(word.capitalize() for word in key.split("_"))


def may_be_left_out(cls: Any, field: inspect.Field) -> bool:
    """On the wire: what is omitted when default, and what a client need not send.

    What we read from clients forbids unknown fields; options of a game do too, but they are also
    sent, and then complete.
    """
    if field.required:
        return False
    is_input = cls.__struct_config__.forbid_unknown_fields and cls.__name__ != "Options"
    return bool(cls.__struct_config__.omit_defaults or is_input)
