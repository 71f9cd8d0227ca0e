import Foundation

/// The numbers of one typeface. Each is read when a font of it is first made.
struct NamedFontData: Sendable {
  /// How many units the font's size has.
  package let unit: CGFloat
  /// Ascent, descent, leading, height of capital and of small letters, in thousandths of the size.
  package let heights: [CGFloat]
  /// U+0020 ... U+007E, and then `others`, if they are known.
  package let widths: [UInt16]

  package static let others: [Character] = ["\u{2013}", "\u{2014}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2026}", "\u{20AC}"]

  /// All characters are equally wide.
  package static func fixed(_ width: UInt16) -> [UInt16] { [UInt16](repeating: width, count: 95 + others.count) }
}

/// A family of iOS whose widths are known, in four faces.
/// Source: Tools/named-fonts.py names the source of each number; docs/rules/text.md 1.1
struct NamedFamily: Sendable {
  /// The four PostScript names: regular, bold, italic, bold italic.
  package let names: [String]
  private let faces: @Sendable (_ isBold: Bool, _ isItalic: Bool) -> FontFace
  /// The words of styles that the four faces stand for exactly.
  private let exactStyles: Set<String>

  package func face(isBold: Bool, isItalic: Bool) -> FontFace { faces(isBold, isItalic) }
  package func name(isBold: Bool, isItalic: Bool) -> String { names[(isBold ? 1 : 0) + (isItalic ? 2 : 0)] }
  /// Whether the widths are those of this style, and not of the nearest one.
  func isExact(_ style: String) -> Bool { exactStyles.contains(style) }

  private init(
    _ regular: String, _ bold: String, _ italic: String, _ boldItalic: String, also styles: [String] = [],
    _ faces: @escaping @Sendable (Bool, Bool) -> FontFace
  ) {
    (names, self.faces) = ([regular, bold, italic, boldItalic], faces)
    exactStyles = Set(["", "Regular", "Roman", "Bold", "Italic", "Oblique", "BoldItalic", "BoldOblique"].flatMap { [$0, $0 + "MT", $0 + "PSMT"] } + styles)
  }

  /// The families by their names without spaces and makers' letters.
  package static let all: [String: NamedFamily] = [
    "Helvetica": NamedFamily("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique") { isBold, isItalic in
      isBold ? isItalic ? Faces.helveticaBoldItalic : Faces.helveticaBold : isItalic ? Faces.helveticaItalic : Faces.helvetica
    },
    "HelveticaNeue": NamedFamily("HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic") { isBold, isItalic in
      isBold ? isItalic ? Faces.neueBoldItalic : Faces.neueBold : isItalic ? Faces.neueItalic : Faces.neue
    },
    "Arial": NamedFamily("ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT") { isBold, isItalic in
      isBold ? isItalic ? Faces.arialBoldItalic : Faces.arialBold : isItalic ? Faces.arialItalic : Faces.arial
    },
    "TimesNewRoman": NamedFamily(
      "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"
    ) { isBold, isItalic in
      isBold ? isItalic ? Faces.timesBoldItalic : Faces.timesBold : isItalic ? Faces.timesItalic : Faces.times
    },
    "CourierNew": NamedFamily("CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT") { _, _ in Faces.courierNew },
    "Courier": NamedFamily("Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique") { _, _ in Faces.courier },
    "Menlo": NamedFamily("Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic") { _, _ in Faces.menlo },
    "Georgia": NamedFamily("Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic") { isBold, isItalic in
      isBold ? isItalic ? Faces.georgiaBoldItalic : Faces.georgiaBold : isItalic ? Faces.georgiaItalic : Faces.georgia
    },
    "Avenir": NamedFamily("Avenir-Book", "Avenir-Heavy", "Avenir-Oblique", "Avenir-HeavyOblique", also: ["Book", "Heavy", "BookOblique", "HeavyOblique"]) {
      isBold, _ in isBold ? Faces.avenirBold : Faces.avenir
    },
    "AvenirNext": NamedFamily("AvenirNext-Regular", "AvenirNext-Bold", "AvenirNext-Italic", "AvenirNext-BoldItalic") { isBold, isItalic in
      isBold ? isItalic ? Faces.nextBoldItalic : Faces.nextBold : isItalic ? Faces.nextItalic : Faces.next
    },
  ]

  private enum Faces {
    private static let sans = "'Liberation Sans',Arimo,sans-serif", serif = "'Liberation Serif',Tinos,serif", mono = "'Liberation Mono',Cousine,monospace"

    static let helvetica = FontFace("Helvetica", .helvetica, pictured: "Helvetica,Arial," + sans)
    static let helveticaBold = FontFace("Helvetica-Bold", .helveticaBold, pictured: "Helvetica,Arial," + sans)
    static let helveticaItalic = FontFace("Helvetica-Oblique", .helveticaItalic, pictured: "Helvetica,Arial," + sans)
    static let helveticaBoldItalic = FontFace("Helvetica-BoldOblique", .helveticaBoldItalic, pictured: "Helvetica,Arial," + sans)
    static let neue = FontFace("HelveticaNeue", .helveticaNeue, pictured: "'Helvetica Neue',Helvetica,Arial," + sans)
    static let neueBold = FontFace("HelveticaNeue-Bold", .helveticaNeueBold, pictured: "'Helvetica Neue',Helvetica,Arial," + sans)
    static let neueItalic = FontFace("HelveticaNeue-Italic", .helveticaNeueItalic, pictured: "'Helvetica Neue',Helvetica,Arial," + sans)
    static let neueBoldItalic = FontFace("HelveticaNeue-BoldItalic", .helveticaNeueBoldItalic, pictured: "'Helvetica Neue',Helvetica,Arial," + sans)
    static let arial = FontFace("ArialMT", .arial, pictured: "Arial,Helvetica," + sans)
    static let arialBold = FontFace("Arial-BoldMT", .arialBold, pictured: "Arial,Helvetica," + sans)
    static let arialItalic = FontFace("Arial-ItalicMT", .arialItalic, pictured: "Arial,Helvetica," + sans)
    static let arialBoldItalic = FontFace("Arial-BoldItalicMT", .arialBoldItalic, pictured: "Arial,Helvetica," + sans)
    static let times = FontFace("TimesNewRomanPSMT", .timesNewRoman, pictured: "'Times New Roman',Times," + serif)
    static let timesBold = FontFace("TimesNewRomanPS-BoldMT", .timesNewRomanBold, pictured: "'Times New Roman',Times," + serif)
    static let timesItalic = FontFace("TimesNewRomanPS-ItalicMT", .timesNewRomanItalic, pictured: "'Times New Roman',Times," + serif)
    static let timesBoldItalic = FontFace("TimesNewRomanPS-BoldItalicMT", .timesNewRomanBoldItalic, pictured: "'Times New Roman',Times," + serif)
    static let courierNew = FontFace("CourierNewPSMT", .courierNew, pictured: "'Courier New',Courier," + mono)
    static let courier = FontFace("Courier", .courier, pictured: "Courier,'Courier New'," + mono)
    static let menlo = FontFace("Menlo-Regular", .menlo, pictured: "Menlo,'DejaVu Sans Mono',Consolas,monospace")
    static let georgia = FontFace("Georgia", .georgia, pictured: "Georgia,Gelasio,'DejaVu Serif',serif")
    static let georgiaBold = FontFace("Georgia-Bold", .georgiaBold, pictured: "Georgia,Gelasio,'DejaVu Serif',serif")
    static let georgiaItalic = FontFace("Georgia-Italic", .georgiaItalic, pictured: "Georgia,Gelasio,'DejaVu Serif',serif")
    static let georgiaBoldItalic = FontFace("Georgia-BoldItalic", .georgiaBoldItalic, pictured: "Georgia,Gelasio,'DejaVu Serif',serif")
    static let avenir = FontFace("Avenir-Book", .avenir, pictured: "Avenir,'Nunito Sans','Avenir Next',sans-serif")
    static let avenirBold = FontFace("Avenir-Heavy", .avenirBold, pictured: "Avenir,'Nunito Sans','Avenir Next',sans-serif")
    static let next = FontFace("AvenirNext-Regular", .avenirNext, pictured: "'Avenir Next',Avenir,'Nunito Sans',sans-serif")
    static let nextBold = FontFace("AvenirNext-Bold", .avenirNextBold, pictured: "'Avenir Next',Avenir,'Nunito Sans',sans-serif")
    static let nextItalic = FontFace("AvenirNext-Italic", .avenirNextItalic, pictured: "'Avenir Next',Avenir,'Nunito Sans',sans-serif")
    static let nextBoldItalic = FontFace("AvenirNext-BoldItalic", .avenirNextBoldItalic, pictured: "'Avenir Next',Avenir,'Nunito Sans',sans-serif")
  }
}
