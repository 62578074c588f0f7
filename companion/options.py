"""A game's options as choices: what the lobby draws, what the command line takes, what the tests walk through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import msgspec

from companion.contract import Refused

MANY = 24


class Choice(NamedTuple):
    """One option: its name, the values it can take (none: free text) and the one it has when nobody chooses."""

    name: str
    values: tuple[Any, ...]
    default: Any


def choices(options: type[msgspec.Struct]) -> tuple[Choice, ...]:
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(Choice(field.name, _values(field.type), field.default) for field in info.fields)


def read(options: type[msgspec.Struct], given: Mapping[str, Any]) -> Any:
    """The options with what was given, strings taken for what they mean; or a refusal that names the choices."""
    known = {choice.name: choice for choice in choices(options)}
    chosen: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise Refused("H8", "no-such-option", option=name)
        chosen[name] = _meant(known[name], value)
    return options(**chosen)


def variants(options: type[msgspec.Struct]) -> Iterator[Any]:
    """All combinations of values when they are few, else the defaults and each single change."""
    listed = [choice for choice in choices(options) if choice.values]
    every = list(product(*(choice.values for choice in listed)))
    if len(every) <= MANY:
        yield from (options(**dict(zip((choice.name for choice in listed), values, strict=True))) for values in every)
        return
    yield options()
    for choice in listed:
        yield from (options(**{choice.name: value}) for value in choice.values if value != choice.default)


def _values(kind: msgspec.inspect.Type) -> tuple[Any, ...]:
    if isinstance(kind, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return kind.values
    return ()


def _meant(choice: Choice, value: Any) -> Any:
    if not choice.values:
        return str(value)
    words = {str(item).lower(): item for item in choice.values}
    if str(value).lower() not in words:
        raise Refused("H8", "no-such-value", option=choice.name, value=str(value)[:40], values=", ".join(words))
    return words[str(value).lower()]
