#!/usr/bin/env python3
"""Writes Sources/LunetteCore/Text/UnicodeData.gen.swift, the classes of characters for bidirectional text and for line breaking, and into
Tests/CoreTestSupport/Fixtures/unicode the cases with which Unicode tests both.

Usage: Tools/unicode-tables.py UNICODE_FOLDER [--whole]    (Debian: unicode-data, which has /usr/share/unicode)

The version is that of the files; the rules in BidiLevels.swift and LineBreaker.swift are those of the same version. Of the two long files of
tests a part is kept; with --whole all of both, for a run by hand after a change of the rules. (Unicode licence: LICENSE.txt beside the tests)
"""
import gzip, pathlib, re, sys

FOLDER = pathlib.Path(sys.argv[1])
ROOT = pathlib.Path(__file__).resolve().parent.parent
LAST = 0x10FFFF

def lines(name):
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line: yield [field.strip() for field in line.split(";")]

def span(text):
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)

def property_values(name, default):
    """One value for each code point. The file's lines for unassigned ones (@missing) come first."""
    values = [default] * (LAST + 1)
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        missing = re.match(r"# @missing: (\S+); (\S+)", line)
        if missing:
            for code in span(missing[1]): values[code] = missing[2]
    for codes, value, *_ in lines(name):
        for code in span(codes): values[code] = value
    return values

def having(name, property_name):
    return {code for codes, value, *_ in lines(name) if value == property_name for code in span(codes)}

BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
BREAK = ("AL B2 BA BB BK CB CL CM CP CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR QU RI SP SY WJ ZW ZWJ "
         "CPwide OPwide IDfree").split()
IDEOGRAPHIC = [range(0x3400, 0x4DC0), range(0x4E00, 0xA000), range(0xF900, 0xFB00), range(0x20000, 0x2FFFE), range(0x30000, 0x3FFFE),
               range(0x1F000, 0x1FB00), range(0x1FC00, 0x1FFFE)]
LONG_BIDI = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET", "Boundary_Neutral": "BN"}

def bidi_classes():
    return [LONG_BIDI.get(value, value) for value in property_values("extracted/DerivedBidiClass.txt", "L")]

def break_classes():
    category = property_values("extracted/DerivedGeneralCategory.txt", "Cn")
    width = property_values("EastAsianWidth.txt", "N")
    pictographic = having("emoji/emoji-data.txt", "Extended_Pictographic")
    def resolved(code, value):
        if value in ("AI", "SG", "XX"): return "AL"                                  # LB1
        if value == "CJ": return "NS"                                                # LB1
        if value == "SA": return "CM" if category[code] in ("Mn", "Mc") else "AL"    # LB1
        if value in ("H2", "H3"): return "H3"                                        # H2 is every 28th of the syllables: LineBreaker knows
        if value in ("OP", "CP") and width[code] in ("F", "W", "H"): return value + "wide"
        if value == "ID" and code in pictographic and category[code] == "Cn": return "IDfree"
        return value
    values = property_values("LineBreak.txt", "XX")
    def unassigned(code):
        """As the head of LineBreak.txt says."""
        if any(code in block for block in IDEOGRAPHIC): return "ID"
        return "PR" if code in range(0x20A0, 0x20D0) else "XX"
    return [resolved(code, unassigned(code) if value == "XX" else value) for code, value in enumerate(values)]

def runs(values, names):
    """Each run as the letter of its value and its length; no length for a run of 1."""
    letters, out, start = {name: chr(ord("A") + i) if i < 26 else chr(ord("a") + i - 26) for i, name in enumerate(names)}, [], 0
    for code in range(1, LAST + 2):
        if code > LAST or values[code] != values[start]:
            out.append(letters[values[start]] + (str(code - start) if code - start > 1 else ""))
            start = code
    return out

def literal(name, comment, parts, width=140):
    rows, row = [], ""
    for part in parts:
        if len(row) + len(part) > width: rows.append(row); row = ""
        row += part
    rows.append(row)
    body = " \\\n".join("    " + row for row in rows).replace(" \\\n", "\\\n")
    return f'  /// {comment}\n  static let {name} = """\n{body}\n    """\n'

def swift():
    version = re.search(r"-(\d+\.\d+\.\d+)\.txt", (FOLDER / "LineBreak.txt").read_text(encoding="utf-8"))[1]
    brackets = [(int(a, 16), int(b, 16)) for a, b, kind in lines("BidiBrackets.txt") if kind == "o"]
    pairs = [f"\\u{{{a:X}}}\\u{{{b:X}}}" for a, b in brackets]
    return f'''// Made by Tools/unicode-tables.py from the Unicode Character Database {version}. © Unicode, Inc.; Unicode licence.

/// The classes of all characters in their order, as runs: the letter of a class, and how many characters have it, where that is not one.
enum UnicodeData {{
  static let version = "{version}"

{literal("bidiClasses", "A letter is the place of a class among BidiLevels.Class. Source: DerivedBidiClass.txt", runs(bidi_classes(), BIDI))}
{literal("breakClasses", "A letter is the place of a class among LineBreaker.Class. Source: LineBreak.txt, EastAsianWidth.txt, emoji-data.txt", runs(break_classes(), BREAK))}
{literal("brackets", "Opening brackets, each with its closing one. Source: BidiBrackets.txt", pairs)}}}
'''

# MARK: The tests of Unicode's that ours run

EVERY = 40    # of the long files one line in so many is kept; --whole keeps all
SHORT = 3     # and all tests of so few classes

def kept(name, is_kept):
    text = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    lines = [line.split("#")[0].strip() for line in text]
    return [line for place, line in enumerate(lines) if line and (line.startswith("@") or is_kept(place, line))]

def fixtures(folder, is_whole):
    folder.mkdir(parents=True, exist_ok=True)
    def some(place, line): return is_whole or place % EVERY == 0
    tests = {
        "BidiTest": kept("BidiTest.txt", lambda place, line: some(place, line) or len(line.split(";")[0].split()) <= SHORT),
        "BidiCharacterTest": kept("BidiCharacterTest.txt", some),
        "LineBreakTest": kept("auxiliary/LineBreakTest.txt", lambda place, line: True),
        "GraphemeBreakTest": kept("auxiliary/GraphemeBreakTest.txt", lambda place, line: True),
    }
    for name, lines in tests.items():
        text = "\n".join(lines) + "\n"
        (folder / (name + ".txt.gz")).write_bytes(gzip.compress(text.encode(), 9, mtime=0))

if __name__ == "__main__":
    (ROOT / "Sources/LunetteCore/Text/UnicodeData.gen.swift").write_text(swift(), encoding="utf-8")
    fixtures(ROOT / "Tests/CoreTestSupport/Fixtures/unicode", is_whole="--whole" in sys.argv)
