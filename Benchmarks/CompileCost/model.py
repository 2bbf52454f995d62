"""The model that is measured, and the plain classes that it is compared with."""

import xml.sax.saxutils

# How often each type occurs among 81,128 attributes of real models, and the Swift type of its values.
TYPES = [
    ("String", 38288, "String"),
    ("Integer 64", 13217, "Int64"),
    ("Boolean", 8760, "Bool"),
    ("Date", 6292, "Date"),
    ("Binary", 4234, "Data"),
    ("Transformable", 2351, "[String]"),
    ("Integer 32", 2286, "Int32"),
    ("Double", 2152, "Double"),
    ("Integer 16", 2041, "Int16"),
    ("Decimal", 1149, "Decimal"),
    ("Float", 170, "Float"),
    ("URI", 98, "URL"),
    ("UUID", 86, "UUID"),
]
OPTIONAL = 0.61  # of all attributes
DEFAULTS = {
    "String": ("", '""'), "Integer 64": ("0", "0"), "Boolean": ("NO", "false"),
    "Integer 32": ("0", "0"), "Double": ("0.0", "0"), "Integer 16": ("0", "0"), "Float": ("0.0", "0"),
}
CASES = ["draft", "inReview", "published", "withdrawn"]


class Attribute:
    def __init__(self, number, kind, swift, is_optional, default):
        self.name = f"value{number:02}"
        self.kind = kind
        self.swift = swift
        self.is_optional = is_optional
        self.default = default


def entities(count, attributes):
    """Entities with types, optionality and defaults spread as they are in real models."""
    total = sum(weight for _, weight, _ in TYPES)
    debt = [0.0] * len(TYPES)
    optional_debt = 0.0
    result = []
    for _ in range(count):
        members = []
        for number in range(attributes):
            debt = [d + w / total for d, (_, w, _) in zip(debt, TYPES)]
            chosen = debt.index(max(debt))
            debt[chosen] -= 1
            kind, _, swift = TYPES[chosen]
            optional_debt += OPTIONAL
            is_optional = optional_debt >= 1
            optional_debt -= is_optional
            default = DEFAULTS.get(kind) if not is_optional and number % 8 else None
            members.append(Attribute(number, kind, swift, is_optional, default))
        result.append(members)
    return result


def contents(model, enumerated=False):
    """The model as a document. `enumerated` makes every tenth attribute that can be one an enumeration."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
        '<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">',
    ]
    for index, members in enumerate(model):
        lines.append(f'  <entity name="Entity{index:03}" representedClassName="Entity{index:03}">')
        for number, member in enumerate(members):
            text = f'    <attribute name="{member.name}" attributeType="{member.kind}"'
            if member.is_optional:
                text += ' optional="YES"'
            if member.default is not None and not is_enumerated(enumerated, number, member):
                text += f" defaultValueString={xml.sax.saxutils.quoteattr(member.default[0])}"
            if member.kind == "Transformable":
                text += ' customClassName="[String]"'
            if is_enumerated(enumerated, number, member):
                cases = ", ".join(CASES)
                text += (
                    f'><userInfo><entry key="modelwright.enumeration" value="State{index:03}_{number:02}"/>'
                    f'<entry key="modelwright.cases" value="{cases}"/></userInfo></attribute>'
                )
            else:
                text += "/>"
            lines.append(text)
        lines.append("  </entity>")
    lines.append("</model>")
    return "\n".join(lines) + "\n"


def is_enumerated(enumerated, number, member):
    return enumerated and number % 10 == 1 and member.kind in ("String", "Integer 64", "Integer 32")


def plain(index, members):
    """A final class with the same stored properties and what Swift asks for: an initializer."""
    lines = ["public import Foundation", "", f"nonisolated public final class Entity{index:03} {{"]
    for member in members:
        mark = "?" if member.is_optional else ""
        value = f" = {member.default[1]}" if member.default is not None else ""
        lines.append(f"  public var {member.name}: {member.swift}{mark}{value}")
    needed = [m for m in members if not m.is_optional and m.default is None]
    parameters = ", ".join(f"{m.name}: {m.swift}" for m in needed)
    lines.append(f"  public init({parameters}) {{")
    lines += [f"    self.{m.name} = {m.name}" for m in needed]
    lines += ["  }", "}"]
    return "\n".join(lines) + "\n"
