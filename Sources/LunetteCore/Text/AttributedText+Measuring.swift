import Foundation

/// UIKit's bits. Source: Apple, NSStringDrawingOptions
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken at the width; without this option the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The height is a limit: lines that don't fit are left out, and the last one that fits is cut.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The height is a limit: lines that don't fit are left out. Ours, for `draw(in:)`
  package static let leavesLinesOut = NSStringDrawingOptions(rawValue: 1 << 30)
}

/// Measures a text outside of a view; nothing is rounded. Source: docs/rules/text.md 5
extension AttributedText {
  /// The font of text without one: Helvetica 12, shown in the system font. Source: docs/rules/text.md 2
  public static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)

  /// The size without a width limit; line breaks in the text count. Units: points.
  public var measuredSize: CGSize { isEmpty ? .zero : layout(width: .infinity).size(countingLastSpaces: true) }

  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    guard !isEmpty else { return .zero }
    guard options.contains(.usesLineFragmentOrigin) else {
      // For one line, the box has its baseline at y = 0.
      let layout = TextLayout(TypesetText(self, font: Self.defaultFont), TextLayoutOptions(maxLines: 1, lineBreakMode: .byClipping))
      let size = layout.size(countingLastSpaces: true)
      return CGRect(origin: CGPoint(x: 0, y: -(layout.lines.first?.baseline ?? 0)), size: size)
    }
    let width = size.width > 0 ? size.width : .infinity
    let hasGaps = options.contains(.usesFontLeading)
    var layout = layout(width: width, hasLineGaps: hasGaps)
    if options.contains(.truncatesLastVisibleLine), size.height > 0, layout.height > size.height {
      let fitting = max(1, layout.lines.count { $0.top + $0.height <= size.height + TextLayout.noise })
      layout = self.layout(width: width, maxLines: fitting, mode: .byTruncatingTail, hasLineGaps: hasGaps)
    }
    return CGRect(origin: .zero, size: layout.size(countingLastSpaces: true))
  }

  package func layout(width: CGFloat, maxLines: Int = 0, mode: NSLineBreakMode? = nil, hasLineGaps: Bool = false) -> TextLayout {
    var options = TextLayoutOptions(width: width, maxLines: maxLines, lineBreakMode: mode)
    options.hasLineGaps = hasLineGaps
    return TextLayout(TypesetText(self, font: Self.defaultFont), options)
  }
}
