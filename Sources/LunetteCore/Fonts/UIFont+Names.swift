import Foundation

// Fonts by name. The widths of the commonest typefaces are known (`NamedFamily`); a style that is not known has those of the nearest face of
// its family. The other typefaces of iOS are shown in the system font, with the weight and slant that the name says, and typewriter faces in
// the monospaced system font. A note says so, once for each name. For a name that iOS doesn't have the answer is nil, as in UIKit.

extension UIFont {
  /// A font by its UIKit name: `HelveticaNeue-Bold`, `Courier`, or the name of a registered face.
  ///
  /// The widths are those of the font that is shown (see above); `fontName` and `familyName` are those of the font that was asked for.
  /// - Parameters:
  ///   - face: the face that the app has registered under the name; nil for none
  ///   - note: called with what a reader should know about the font: that there is none, or that its widths are another's
  package init?(name: String, size: CGFloat, registered face: FontFace? = nil, note: (String) -> Void = { _ in }) {
    if let face {
      self.init(size: size, weight: .regular, isItalic: false, design: .system, face: face, givenName: name)
      return
    }
    let (family, style) = Self.familyAndStyle(of: name)
    guard let known = Self.families.first(where: { $0.family == family }) else {
      note("there is no font named \"\(name)\": the answer is nil, as UIKit's; UIFont.register adds a typeface")
      return nil
    }
    let (weight, isItalic) = (Self.weight(in: style), style.contains("Italic") || style.contains("Oblique"))
    // Condensed faces are narrower than every face that is known.
    let named = style.contains("Condensed") ? nil : NamedFamily.all[family]
    let face = named?.face(isBold: weight.isBold, isItalic: isItalic)
    if let named, face != nil, !named.isExact(style) {
      note("the widths of \(name) are not known here: those of \(named.name(isBold: weight.isBold, isItalic: isItalic)) are used")
    } else if face == nil {
      note("the widths of \(name) are not known here: those of the system font are used; UIFont.register adds a typeface")
    }
    self.init(size: size, weight: weight, isItalic: isItalic, design: known.isTypewriter ? .monospaced : .system, face: face, givenName: name)
  }

  /// Whether the font was asked for by name.
  public var isNamed: Bool { givenName != nil }

  /// The font's name as UIKit has it. The system font's names are those of iOS 9 to 12, with another cut from 20 pt on.
  public var fontName: String {
    if let givenName { return givenName }
    if design == .monospaced { return ".SFMono" + Self.suffix(weight, isItalic) }
    return (pointSize < Self.displaySize ? ".SFUIText" : ".SFUIDisplay") + Self.suffix(weight, isItalic)
  }

  public var familyName: String {
    if let face, !face.hasStandIns { return face.name }
    if let givenName {
      let family = Self.familyAndStyle(of: givenName).family
      return Self.families.first { $0.family == family }?.shown ?? family
    }
    if design == .monospaced { return ".SF Mono" }
    return pointSize < Self.displaySize ? ".SF UI Text" : ".SF UI Display"
  }

  /// The family of a font by name whose widths are known.
  var namedFamily: NamedFamily? { givenName.flatMap { NamedFamily.all[Self.familyAndStyle(of: $0).family] } }

  /// From this size on the system font has its display cut. Units: points. Source: Apple, San Francisco (WWDC 2015)
  private static let displaySize: CGFloat = 20

  private static func suffix(_ weight: Weight, _ isItalic: Bool) -> String {
    let style = (weight == .regular ? "" : weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()) + (isItalic ? "Italic" : "")
    return style.isEmpty ? "" : "-" + style
  }

  /// Divides names like `HelveticaNeue-BoldItalic`, `Helvetica Neue Bold Italic` and `TimesNewRomanPS-BoldMT` in family and style, without
  /// spaces and makers' letters.
  private static func familyAndStyle(of name: String) -> (family: String, style: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map { $0.filter { $0 != " " } }
    var (family, style) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    if style.isEmpty, !families.contains(where: { $0.family == family }) {
      // A style may follow the family's name without a dash.
      if let known = families.filter({ family.hasPrefix($0.family) }).max(by: { $0.family.count < $1.family.count }) {
        let rest = String(family.dropFirst(known.family.count))
        if styleWords.contains(where: { rest.hasPrefix($0) }) { (family, style) = (known.family, rest) }
      }
    }
    for ending in ["PSMT", "PS", "MT"] where family.hasSuffix(ending) && !families.contains(where: { $0.family == family }) {
      family.removeLast(ending.count)
    }
    return (family, style)
  }

  private static func weight(in style: String) -> Weight {
    for (word, weight) in weightWords where style.contains(word) { return weight }
    return .regular
  }

  /// Longer words come first, because they contain shorter ones.
  private static let weightWords: [(String, Weight)] = [
    ("UltraLight", .ultraLight), ("DemiBold", .semibold), ("SemiBold", .semibold), ("Semibold", .semibold), ("ExtraBold", .heavy),
    ("Thin", .thin), ("Light", .light), ("Medium", .medium), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black), ("Wide", .heavy),
  ]
  private static let styleWords = weightWords.map(\.0) + ["Italic", "Oblique", "Regular", "Roman", "Book", "Condensed"]

  /// Families of iOS 9 to 12 that apps name. Source: iosfonts.com, iOS 12
  private static let families: [(family: String, shown: String, isTypewriter: Bool)] =
    [
      "Academy Engraved LET", "American Typewriter", "Apple SD Gothic Neo", "Arial", "Arial Hebrew", "Arial Rounded", "Avenir",
      "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter",
      "Cochin", "Copperplate", "Damascus", "Didot", "Euphemia UCAS", "Futura", "Geeza Pro", "Georgia", "Gill Sans", "Helvetica",
      "Helvetica Neue", "Hiragino Sans", "Hoefler Text", "Iowan Old Style", "Kailasa", "Marion", "Marker Felt", "Noteworthy", "Optima",
      "Palatino", "Papyrus", "Party LET", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand", "Superclarendon",
      "Symbol", "Thonburi", "Times New Roman", "Trebuchet", "Verdana", "Zapf Dingbats", "Zapfino",
    ].map { ($0.filter { $0 != " " }, $0, false) } + [("Courier", "Courier", true), ("CourierNew", "Courier New", true), ("Menlo", "Menlo", true)]
}

/// A description of a font by its face and its bold and italic traits. Source: Apple, UIFontDescriptor
public struct UIFontDescriptor: Hashable, Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  package let font: UIFont

  public var pointSize: CGFloat { font.pointSize }
  public var postscriptName: String { font.fontName }
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.isBold { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// This font with or without bold and italic. A registered face has one form only: changing it gives nil, as UIKit answers for a
  /// family that lacks the form.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    if let face = font.face, !face.hasStandIns, traits != symbolicTraits { return nil }
    let weight: UIFont.Weight = traits.contains(.traitBold) ? (font.weight.isBold ? font.weight : .bold) : font.weight.isBold ? .regular : font.weight
    let design: UIFont.Design =
      traits.contains(.traitMonoSpace) ? .monospaced : font.design == .monospaced && font.givenName == nil ? .system : font.design
    let isItalic = traits.contains(.traitItalic)
    if font.face?.hasStandIns == true, traits != symbolicTraits, let family = font.namedFamily {
      return UIFontDescriptor(
        font: UIFont(
          size: font.pointSize, weight: weight, isItalic: isItalic, design: font.design, face: family.face(isBold: weight.isBold, isItalic: isItalic),
          givenName: family.name(isBold: weight.isBold, isItalic: isItalic)))
    }
    return UIFontDescriptor(
      font: UIFont(size: font.pointSize, weight: weight, isItalic: isItalic, design: design, face: font.face, givenName: font.givenName))
  }

  /// The forms that the system font has. Source: Apple, UIFontDescriptor.SystemDesign, since iOS 13
  public enum SystemDesign: String, CaseIterable, Sendable {
    case `default`, rounded, serif, monospaced
    /// Whether its letters are drawn, and measured, as those of the default design.
    package var isShownAsDefault: Bool { self == .rounded || self == .serif }
  }

  /// The system font in another design; nil for any other font.
  package func designed(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.face == nil, font.givenName == nil else { return nil }
    return UIFontDescriptor(
      font: UIFont(
        size: font.pointSize, weight: font.weight, isItalic: font.isItalic, design: design == .monospaced ? .monospaced : .system,
        textStyle: font.textStyle))
  }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font: font.withSize(size)) }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// - Parameter size: 0 keeps the descriptor's
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    self = size == 0 ? descriptor.font : descriptor.font.withSize(size)
  }
}
