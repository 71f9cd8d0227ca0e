import Foundation

/// The layout of a paragraph's lines. Units: points. Source: Apple, NSParagraphStyle (defaults); docs/rules/text.md 2
public struct NSParagraphStyle: Hashable, Sendable {
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Space between two lines.
  public var lineSpacing: CGFloat = 0
  /// Space after the paragraph, when another one follows.
  public var paragraphSpacing: CGFloat = 0
  /// Space before the paragraph, when another one precedes it.
  public var paragraphSpacingBefore: CGFloat = 0
  /// Indent of the first line, from the leading edge.
  public var firstLineHeadIndent: CGFloat = 0
  /// Indent of the other lines, from the leading edge.
  public var headIndent: CGFloat = 0
  /// End of the lines: above 0 from the leading edge, else from the trailing edge.
  public var tailIndent: CGFloat = 0
  /// 0 for no multiple.
  public var lineHeightMultiple: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  /// 0 for no limit.
  public var maximumLineHeight: CGFloat = 0
  /// The tab stops, in order; after the last one there is a stop every `defaultTabInterval`, or every 28 points when that is 0.
  public var tabStops = NSTextTab.standard
  public var defaultTabInterval: CGFloat = 0
  public var baseWritingDirection = NSWritingDirection.natural
  /// Kept, without effect: words are not hyphenated.
  public var hyphenationFactor: CGFloat = 0

  public init() {}
  public static let `default` = NSParagraphStyle()
}

public enum NSWritingDirection: String, CaseIterable, Sendable { case natural, leftToRight, rightToLeft }

/// A place that a tab goes to. The text after the tab begins, ends or is centred there.
public struct NSTextTab: Hashable, Sendable {
  public var alignment: NSTextAlignment
  /// From the leading edge. Units: points.
  public var location: CGFloat

  public init(textAlignment: NSTextAlignment = .left, location: CGFloat) { (alignment, self.location) = (textAlignment, location) }

  /// Distance of the standard tab stops. Units: points. Source: Apple, NSParagraphStyle.tabStops
  public static let interval: CGFloat = 28
  package static let standard = (1...12).map { NSTextTab(location: CGFloat($0) * interval) }
}

public struct NSShadow: Hashable, Sendable {
  /// Units: points; down is positive.
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  /// Source: Apple, NSShadow.shadowColor
  public var shadowColor: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)

  public init() {}
}

/// A picture that takes the place of a character in a text.
public struct NSTextAttachment: Hashable, Sendable {
  public var image: UIImage?
  /// The picture's place on the line: its origin relative to the baseline, upward. An empty rectangle stands for the picture's own size.
  public var bounds = CGRect.zero

  public init(image: UIImage? = nil, bounds: CGRect = .zero) { (self.image, self.bounds) = (image, bounds) }

  public var size: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }
  /// A symbol that says nothing of its size is as large as the text that it stands in, with its middle at that of the capitals.
  /// Source: docs/rules/text.md 2 (K)
  func beside(_ font: UIFont) -> NSTextAttachment {
    guard bounds.size == .zero, let image, image.isSymbolImage, image.symbolConfiguration?.pointSize == nil, image.symbolConfiguration?.textStyle == nil
    else { return self }
    let side = UIImage.SymbolConfiguration(pointSize: font.pointSize, scale: image.symbolConfiguration?.scale).side(.large, pixels: Self.symbolPixels)
    return NSTextAttachment(image: image, bounds: CGRect(x: bounds.minX, y: bounds.minY - (side - font.capHeight) / 2, width: side, height: side))
  }

  /// Symbols in texts have sizes of half points on every screen, so that lines don't depend on it. Ours
  private static let symbolPixels: CGFloat = 2

  /// The character that an attachment replaces. Source: Apple, NSAttachmentCharacter
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

/// The attributes of a range of text. For an attribute that isn't set, the view that shows the text uses its default.
public struct TextAttributes: Hashable, Sendable {
  /// The names of UIKit's NSAttributedString.Key.
  public enum Key: String, CaseIterable, Sendable {
    case font, foregroundColor, backgroundColor, kern, underlineStyle, underlineColor, strikethroughStyle, strikethroughColor
    case baselineOffset, paragraphStyle, shadow, strokeWidth, strokeColor, link, attachment, ligature, obliqueness, expansion
    case accessibilitySpeechPunctuation, accessibilitySpeechLanguage, accessibilitySpeechPitch, accessibilitySpeechSpellOut
    case accessibilitySpeechIPANotation, accessibilitySpeechQueueAnnouncement, accessibilitySpeechAnnouncementPriority
    case accessibilityTextHeadingLevel, accessibilityTextCustom
  }

  /// What an attribute of speech is.
  public enum SpeechValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case texts([String])
  }

  public var font: UIFont?
  public var foregroundColor: UIColor?
  public var backgroundColor: UIColor?
  /// Added after every character, in points; 0 also switches off pair kerning. Source: docs/rules/text.md 2
  public var kern: CGFloat?
  public var underlineStyle: NSUnderlineStyle?
  public var underlineColor: UIColor?
  public var strikethroughStyle: NSUnderlineStyle?
  public var strikethroughColor: UIColor?
  /// Upward. Units: points.
  public var baselineOffset: CGFloat?
  public var paragraphStyle: NSParagraphStyle?
  public var shadow: NSShadow?
  /// In percent of the font size; below 0 the characters are also filled. Only shown in pictures.
  public var strokeWidth: CGFloat?
  public var strokeColor: UIColor?
  public var link: TextLink?
  public var attachment: NSTextAttachment?
  // Kept, without effect: the typeface of pictures has no ligatures and no other forms.
  public var ligature: CGFloat?
  public var obliqueness: CGFloat?
  public var expansion: CGFloat?
  /// How assistive technology speaks the text. Kept, without effect: a transcript has words and no voice.
  public var speech: [Key: SpeechValue] = [:]

  public init() {}
  public init(font: UIFont? = nil, foregroundColor: UIColor? = nil, paragraphStyle: NSParagraphStyle? = nil) {
    (self.font, self.foregroundColor, self.paragraphStyle) = (font, foregroundColor, paragraphStyle)
  }

  public var isEmpty: Bool { self == TextAttributes() }

  /// The names of the attributes that are set.
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
    default: speech[key] != nil
    }
  }

  /// Takes over one attribute of another set; if it isn't set there, it is removed here.
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
    default: speech[key] = other.speech[key]
    }
  }

  /// These attributes with those of `other` added; `other` wins where both have one.
  public func merged(with other: TextAttributes) -> TextAttributes {
    var result = self
    for key in other.keys { result.copy(key, from: other) }
    return result
  }
}
