#!/usr/bin/env python3
"""Writes Sources/LunetteCore/Fonts/NamedFontData.gen.swift: the widths and heights of iOS's commonest typefaces.

Usage: Tools/named-fonts.py LIBERATION_FOLDER DEJAVU_FOLDER    (Debian: fonts-liberation2, fonts-dejavu-core; pip install fonttools)

Only numbers are taken, no outlines. Their sources, face by face:
- Arial, Helvetica: Liberation Sans, made with Arial's widths, which are Helvetica's. Times New Roman: Liberation Serif.
  Courier New, Courier: Liberation Mono. (SIL Open Font License 1.1)
- Menlo: DejaVu Sans Mono, from which it was made. (Bitstream Vera licence)
- Helvetica Neue: the Widths of HelveticaNeue-Roman, -Bold and -Italic in forms of the US tax office (public PDF files); heights as
  @capsizecss/metrics has them from the font's tables.
- Georgia, Avenir, Avenir Next: measured by browsers on a Mac, in hundredths of the size, as string-pixel-width has them (MIT).
- Heights of Helvetica: printed by UIFont on iOS (zhaoxin.pro, 2020): the tables' ascent and 15 % of the size. Courier: by analogy.
- Helvetica Neue: ascent, descent and leading agree with what UIFont and CTFont printed on iOS at 16 points (a developer's question about leading);
  that system's heights of capitals and of x were .723 and .523, those of today's tables are taken.
- Ascent and descent of Menlo and Georgia: the fonts' tables, as Aarebecca/measury has them (GitHub, src/fonts); Arial, Times New Roman and Courier
  New: those of Liberation, which has their heights too.

Without a source that can be shown, from general knowledge: ascent and descent of Avenir and Avenir Next (1, .366); heights of capitals and of x
of Helvetica, Arial, Times New Roman, Courier, Courier New, Menlo, Avenir and Avenir Next. docs/rules/text.md 1.1 marks them.
"""
import pathlib, sys
from fontTools.ttLib import TTFont

ASCII = range(0x20, 0x7F)
OTHERS = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]

def numbers(text): return [int(word) for word in text.split()]

def font_widths(path):
    font = TTFont(path)
    cmap, hmtx = font.getBestCmap(), font["hmtx"]
    return [hmtx[cmap[code]][0] for code in list(ASCII) + OTHERS]

def changed(widths, **changes):
    """Other widths for some characters; `digits` for all ten."""
    new = list(widths)
    names = {"exclam": "!", "quote": '"', "slash": "/", "colon": ":", "semicolon": ";", "question": "?", "seven": "7"}
    for name, width in changes.items():
        for character in "0123456789" if name == "digits" else names.get(name, name):
            new[ord(character) - 0x20] = width
    return new

# In thousandths. The last nine are those of OTHERS; 0: not known.
HELVETICA_NEUE = numbers("""
278 259 426 556 556 1000 630 278 259 259 352 600 278 389 278 333 556 556 556 556 556 556 556 556 556 556 278 278 600 600 600 556 800
648 685 722 704 611 574 759 722 259 519 667 556 871 722 760 648 760 685 648 574 722 611 926 611 648 611 259 333 259 600 500 222
537 593 537 593 537 296 574 556 222 222 519 222 853 556 574 593 593 333 500 315 556 500 758 518 500 480 333 222 333 600
500 1000 278 278 426 426 500 1000 556""")
HELVETICA_NEUE_BOLD = numbers("""
278 278 463 556 556 1000 685 278 296 296 407 600 278 407 278 371 556 556 556 556 556 556 556 556 556 556 278 278 600 600 600 556 800
685 704 741 741 648 593 759 741 295 556 722 593 907 741 778 667 778 722 649 611 741 630 944 667 667 648 333 371 333 600 500 259
574 611 574 611 574 333 611 593 258 278 574 258 906 593 611 611 611 389 537 352 593 520 814 537 519 519 333 223 333 600
500 1000 278 278 463 463 500 1000 556""")
HELVETICA_NEUE_ITALIC = numbers("""
278 259 426 556 556 926 630 278 259 259 352 600 278 389 278 333 556 556 556 556 556 556 556 556 556 556 278 278 600 600 600 556 800
667 685 722 704 611 574 759 722 259 519 667 556 870 722 759 648 759 685 648 574 722 611 926 611 611 611 259 333 259 600 500 222
519 593 537 593 537 296 574 556 222 222 481 222 852 556 574 593 593 333 481 315 556 481 759 481 481 444 333 222 333 600
500 1000 278 278 426 426 500 1000 556""")

# In hundredths.
GEORGIA = numbers("""
24 33 41 64 61 82 71 22 38 38 47 64 27 37 27 47 61 43 56 55 56 53 57 50 60 57 31 31 64 64 64 48 93
67 65 64 75 65 60 73 81 39 52 69 60 93 77 74 61 74 70 56 62 76 67 98 71 62 60 38 47 38 64 64 50
50 56 45 57 48 33 51 58 29 29 54 29 88 59 54 57 56 41 43 35 58 50 74 50 49 44 43 38 43 64""")
GEORGIA_BOLD = numbers("""
25 38 51 70 64 88 80 27 45 45 48 70 33 38 33 47 70 49 63 62 65 60 65 55 68 65 37 37 70 70 70 55 97
76 76 72 83 72 67 81 91 45 60 82 69 102 84 82 70 82 80 65 68 83 76 113 81 73 69 45 47 45 70 70 50
60 65 53 66 57 39 58 68 35 35 63 34 102 69 64 66 65 52 51 40 68 57 86 59 56 53 50 39 50 70""")
GEORGIA_ITALIC = changed(
    GEORGIA, colon=38, semicolon=38, O=73, Q=73, a=57, b=55, d=58, e=47, g=57, h=56, i=30, k=53, p=58, r=46, v=54, w=82, y=56)
GEORGIA_BOLD_ITALIC = changed(
    GEORGIA_BOLD, seven=57, M=103, N=83, P=71, X=80, a=66, c=54, e=56, f=38, g=65, i=37, j=36, k=64, l=35, m=100, r=53, s=52, t=42, u=69,
    v=61, w=93, x=58, y=67, z=52)
AVENIR = numbers("""
28 28 52 56 56 83 70 26 26 26 44 67 28 33 28 37 56 56 56 56 56 56 56 56 56 56 28 28 67 67 67 48 80
69 63 70 74 59 56 78 72 26 48 63 50 89 78 83 57 83 59 56 57 69 61 94 63 57 56 26 37 26 67 50 24
52 61 48 61 56 30 61 56 24 24 48 24 85 56 59 61 61 33 43 33 56 48 72 48 48 43 26 22 26 67""")
AVENIR_BOLD = numbers("""
30 30 52 59 59 91 74 30 30 30 46 67 30 32 30 39 59 59 59 59 59 59 59 59 59 59 30 30 67 67 67 52 80
72 65 69 76 61 57 78 74 28 50 69 52 93 80 83 61 85 63 57 57 72 67 98 69 63 61 28 39 28 67 50 26
54 63 48 63 57 35 63 57 26 26 54 26 87 57 61 63 63 39 44 39 57 52 80 54 52 48 28 22 28 67""")
AVENIR_NEXT = numbers("""
25 33 41 56 58 83 70 26 30 30 44 67 26 32 26 37 58 58 58 58 58 58 58 58 58 58 30 30 67 67 67 48 80
70 64 72 76 59 56 78 72 26 49 63 51 89 76 85 58 84 60 56 57 71 62 97 65 60 57 30 37 30 67 50 24
53 64 50 64 57 30 63 58 25 25 51 25 88 58 61 64 64 36 44 32 58 49 75 48 49 44 30 22 30 67""")
AVENIR_NEXT_BOLD = numbers("""
25 36 50 60 65 91 78 30 34 34 49 67 30 33 30 42 65 65 65 65 65 65 65 65 65 65 33 33 67 67 67 55 80
73 67 70 77 61 58 77 76 32 53 71 53 96 79 85 64 86 66 59 58 74 68 103 70 67 64 34 42 34 69 50 30
57 66 50 66 60 36 66 62 30 30 60 30 92 62 63 66 66 40 47 37 61 57 87 59 57 51 34 24 34 67""")
AVENIR_NEXT_ITALIC = changed(
    AVENIR_NEXT, exclam=28, quote=40, B=62, E=58, F=55, G=77, H=71, J=48, K=59, N=75, O=83, T=55, V=60, W=96, X=62, Y=56, b=63, d=62, k=49,
    m=87, o=60, p=63, q=62, r=35, t=31, v=48, w=73, y=48)
AVENIR_NEXT_BOLD_ITALIC = changed(
    AVENIR_NEXT_BOLD, digits=64, exclam=35, quote=49, slash=41, question=54, A=71, B=66, C=68, E=59, F=56, G=75, K=68, M=95, O=83, Q=84,
    T=55, V=67, W=101, X=69, Y=61, Z=62, a=56, e=59, i=29, k=57, m=93, r=38, s=46, t=36, v=55, w=86, x=56, y=56)

# Ascent, descent, leading, cap height, x height, in thousandths of the size.
HEIGHTS = {
    "Helvetica": (920.02, 229.98, 0, 720, 523), "HelveticaNeue": (952, 213, 28, 714, 517), "HelveticaNeueOther": (975, 217, 29, 714, 517),
    "Arial": (1854 / 2.048, 434 / 2.048, 67 / 2.048, 716, 519), "TimesNewRoman": (1825 / 2.048, 443 / 2.048, 87 / 2.048, 662, 447),
    "CourierNew": (1705 / 2.048, 615 / 2.048, 0, 571, 423), "Courier": (904.4, 245.6, 0, 571, 423),
    "Menlo": (1901 / 2.048, 483 / 2.048, 0, 729, 547), "Georgia": (1878 / 2.048, 449 / 2.048, 0, 1419 / 2.048, 986 / 2.048),
    "Avenir": (1000, 366, 0, 708, 468), "AvenirNext": (1000, 366, 0, 708, 468),
}

def main(liberation, dejavu):
    def free(folder, name): return font_widths(pathlib.Path(folder) / (name + ".ttf"))
    sans = [free(liberation, "LiberationSans-" + face) for face in ("Regular", "Bold", "Italic", "BoldItalic")]
    serif = [free(liberation, "LiberationSerif-" + face) for face in ("Regular", "Bold", "Italic", "BoldItalic")]
    mono = free(liberation, "LiberationMono-Regular")
    menlo = free(dejavu, "DejaVuSansMono")
    four = ("", "Bold", "Italic", "BoldItalic")
    faces = []
    def add(family, widths, unit, heights=None):
        for number, face in enumerate(four):
            key = heights[number] if heights else family
            faces.append((family[0].lower() + family[1:] + face, unit, HEIGHTS[key], widths[number]))
    add("Helvetica", sans, 2048)
    other = "HelveticaNeueOther"
    add("HelveticaNeue", [HELVETICA_NEUE, HELVETICA_NEUE_BOLD, HELVETICA_NEUE_ITALIC, HELVETICA_NEUE_BOLD], 1000,
        ["HelveticaNeue", other, other, other])
    add("Arial", sans, 2048)
    add("TimesNewRoman", serif, 2048)
    add("CourierNew", [mono] * 4, 2048)
    add("Courier", [mono] * 4, 2048)
    add("Menlo", [menlo] * 4, 2048)
    add("Georgia", [GEORGIA, GEORGIA_BOLD, GEORGIA_ITALIC, GEORGIA_BOLD_ITALIC], 100)
    add("Avenir", [AVENIR, AVENIR_BOLD, AVENIR, AVENIR_BOLD], 100)
    add("AvenirNext", [AVENIR_NEXT, AVENIR_NEXT_BOLD, AVENIR_NEXT_ITALIC, AVENIR_NEXT_BOLD_ITALIC], 100)
    out = ["// Generated by Tools/named-fonts.py, which names the sources and their licences. Do not edit.", "",
           "/// Widths of U+0020 ... U+007E in units of the face, then of " + " ".join("U+%04X" % code for code in OTHERS)
           + "; heights in thousandths of the size.",
           "extension NamedFontData {"]
    known = {}
    for name, unit, heights, widths in faces:
        assert len(widths) in (95, 104), (name, len(widths))
        shown = ", ".join(("%.3f" % height).rstrip("0").rstrip(".") for height in heights)
        if len(set(widths)) == 1: rows = ["fixed(%d)" % widths[0]]
        elif tuple(widths) in known: rows = [known[tuple(widths)] + ".widths"]
        else:
            known[tuple(widths)] = name
            rows, row = [], "["
            for index, width in enumerate(widths):
                piece = "%d%s" % (width, ", " if index < len(widths) - 1 else "]")
                if len(row + piece) > 128: rows.append(row.rstrip()); row = ""
                row += piece
            rows.append(row)
        out.append("  static let %s = NamedFontData(unit: %d, heights: [%s], widths: %s)" % (name, unit, shown, rows[0]) if len(rows) == 1
                   else "  static let %s = NamedFontData(unit: %d, heights: [%s], widths:\n    %s)" % (name, unit, shown, "\n    ".join(rows)))
    out.append("}")
    target = pathlib.Path(__file__).resolve().parent.parent / "Sources/LunetteCore/Fonts/NamedFontData.gen.swift"
    target.write_text("\n".join(out) + "\n")

main(*sys.argv[1:])
