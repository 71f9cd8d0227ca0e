import Foundation

/// How the lines of a paragraph are set. Units: points. Source: Apple, NSParagraphStyle (defaults); docs/rules/text.md 2
public struct NSParagraphStyle: Hashable, Sendable {
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Between two lines.
  public var lineSpacing: CGFloat = 0
  /// After the paragraph, where another one follows.
  public var paragraphSpacing: CGFloat = 0
  /// Before the paragraph, where another one stands before it.
  public var paragraphSpacingBefore: CGFloat = 0
  /// Of the first line, from the leading edge.
  public var firstLineHeadIndent: CGFloat = 0
  /// Of the other lines.
  public var headIndent: CGFloat = 0
  /// Above 0 from the leading edge; else from the trailing edge.
  public var tailIndent: CGFloat = 0
  /// 0 for none.
  public var lineHeightMultiple: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  /// 0 for no limit.
  public var maximumLineHeight: CGFloat = 0
  /// Where tabs go, in order; after the last one every `defaultTabInterval`, or every 28 where that is 0.
  public var tabStops = NSTextTab.standard
  public var defaultTabInterval: CGFloat = 0
  public var baseWritingDirection = NSWritingDirection.natural
  /// Kept; words are not divided.
  public var hyphenationFactor: CGFloat = 0

  public init() {}
  public static let `default` = NSParagraphStyle()
}

public enum NSWritingDirection: String, CaseIterable, Sendable { case natural, leftToRight, rightToLeft }

/// A place that a tab goes to. The text after it begins, ends or is centred there.
public struct NSTextTab: Hashable, Sendable {
  public var alignment: NSTextAlignment
  /// From the leading edge. Units: points.
  public var location: CGFloat

  public init(textAlignment: NSTextAlignment = .left, location: CGFloat) { (alignment, self.location) = (textAlignment, location) }

  /// Units: points. Source: Apple, NSParagraphStyle.tabStops
  public static let interval: CGFloat = 28
  static let standard = (1...12).map { NSTextTab(location: CGFloat($0) * interval) }
}

public struct NSShadow: Hashable, Sendable {
  /// Units: points; down is positive.
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  /// Source: Apple, NSShadow.shadowColor
  public var shadowColor: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)

  public init() {}
}

/// A picture that stands in a text like a character.
public struct NSTextAttachment: Hashable, Sendable {
  public var image: UIImage?
  /// Its place on the line: the origin from the baseline, upward. No size: that of the picture.
  public var bounds = CGRect.zero

  public init(image: UIImage? = nil, bounds: CGRect = .zero) { (self.image, self.bounds) = (image, bounds) }

  public var size: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }
  /// The character that it stands for. Source: Apple, NSAttachmentCharacter
  public static let character: Character = "\u{FFFC}"
}

/// The bits of `underlineStyle` and `strikethroughStyle`. Source: Apple, NSUnderlineStyle
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// What a stretch of text has beside its characters. What isn't there is the default of whoever shows the text.
public struct TextAttributes: Hashable, Sendable {
  /// The names of UIKit's NSAttributedString.Key.
  public enum Key: String, CaseIterable, Sendable {
    case font, foregroundColor, backgroundColor, kern, underlineStyle, underlineColor, strikethroughStyle, strikethroughColor
    case baselineOffset, paragraphStyle, shadow, strokeWidth, strokeColor, link, attachment, ligature, obliqueness, expansion
  }

  public var font: UIFont?
  public var foregroundColor: UIColor?
  public var backgroundColor: UIColor?
  /// Added after every character, in points; 0 also switches pair kerning off. Source: docs/rules/text.md 2
  public var kern: CGFloat?
  public var underlineStyle: NSUnderlineStyle?
  public var underlineColor: UIColor?
  public var strikethroughStyle: NSUnderlineStyle?
  public var strikethroughColor: UIColor?
  /// Upward. Units: points.
  public var baselineOffset: CGFloat?
  public var paragraphStyle: NSParagraphStyle?
  public var shadow: NSShadow?
  /// In percent of the size; below 0 the characters are filled as well. Kept, and drawn in pictures.
  public var strokeWidth: CGFloat?
  public var strokeColor: UIColor?
  public var link: String?
  public var attachment: NSTextAttachment?
  // Kept; the stand-in typeface of pictures has neither ligatures nor other forms.
  public var ligature: CGFloat?
  public var obliqueness: CGFloat?
  public var expansion: CGFloat?

  public init() {}
  public init(font: UIFont? = nil, foregroundColor: UIColor? = nil, paragraphStyle: NSParagraphStyle? = nil) {
    (self.font, self.foregroundColor, self.paragraphStyle) = (font, foregroundColor, paragraphStyle)
  }

  public var isEmpty: Bool { self == TextAttributes() }

  /// The names of the attributes that it has.
  public var keys: [Key] { Key.allCases.filter { has($0) } }

  public func has(_ key: Key) -> Bool {
    switch key {
    case .font: font != nil
    case .foregroundColor: foregroundColor != nil
    case .backgroundColor: backgroundColor != nil
    case .kern: kern != nil
    case .underlineStyle: underlineStyle != nil
    case .underlineColor: underlineColor != nil
    case .strikethroughStyle: strikethroughStyle != nil
    case .strikethroughColor: strikethroughColor != nil
    case .baselineOffset: baselineOffset != nil
    case .paragraphStyle: paragraphStyle != nil
    case .shadow: shadow != nil
    case .strokeWidth: strokeWidth != nil
    case .strokeColor: strokeColor != nil
    case .link: link != nil
    case .attachment: attachment != nil
    case .ligature: ligature != nil
    case .obliqueness: obliqueness != nil
    case .expansion: expansion != nil
    }
  }

  /// Takes over one attribute of another set, or its absence.
  public mutating func copy(_ key: Key, from other: TextAttributes) {
    switch key {
    case .font: font = other.font
    case .foregroundColor: foregroundColor = other.foregroundColor
    case .backgroundColor: backgroundColor = other.backgroundColor
    case .kern: kern = other.kern
    case .underlineStyle: underlineStyle = other.underlineStyle
    case .underlineColor: underlineColor = other.underlineColor
    case .strikethroughStyle: strikethroughStyle = other.strikethroughStyle
    case .strikethroughColor: strikethroughColor = other.strikethroughColor
    case .baselineOffset: baselineOffset = other.baselineOffset
    case .paragraphStyle: paragraphStyle = other.paragraphStyle
    case .shadow: shadow = other.shadow
    case .strokeWidth: strokeWidth = other.strokeWidth
    case .strokeColor: strokeColor = other.strokeColor
    case .link: link = other.link
    case .attachment: attachment = other.attachment
    case .ligature: ligature = other.ligature
    case .obliqueness: obliqueness = other.obliqueness
    case .expansion: expansion = other.expansion
    }
  }

  /// These, with those of `other` in place of or beside them.
  public func merged(with other: TextAttributes) -> TextAttributes {
    var result = self
    for key in other.keys { result.copy(key, from: other) }
    return result
  }
}
