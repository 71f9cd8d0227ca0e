import Foundation

/// Answers where the characters of a text view stand. It is always up to date, and each UTF-16 unit counts as a glyph.
/// Space: the text container's, which begins where the view's `textContainerInset` ends. Units: points.
/// Source: Apple, NSLayoutManager; docs/rules/text.md 6
public final class NSLayoutManager {
  public private(set) weak var textView: UITextView?

  init(_ textView: UITextView) { self.textView = textView }

  public var numberOfGlyphs: Int { textView?.editor.text.length ?? 0 }

  /// The lines with their padding.
  public var usedRect: CGRect {
    guard let view = textView else { return .zero }
    let rects = view.layout.lines.indices.map { lineFragmentUsedRect(line: $0) }
    guard let first = rects.first else { return CGRect(x: 0, y: 0, width: 2 * view.lineFragmentPadding, height: 0) }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The box around a range; nothing for an empty one.
  public func boundingRect(forGlyphRange range: Range<Int>) -> CGRect {
    guard let view = textView else { return .zero }
    let rects = view.selectionRects(for: range.clamped(to: view.editor.text.wholeRange))
    guard let first = rects.first else { return .zero }
    let inset = view.textContainerInset
    return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: 0 - inset.left, dy: 0 - inset.top)
  }

  /// The number of the line of a glyph; nil for an empty text and a glyph that isn't there.
  public func line(ofGlyph index: Int) -> Int? {
    guard let view = textView, view.editor.text.wholeRange.contains(index) else { return nil }
    return view.layout.line(at: view.layout.typeset.cluster(utf16: index))
  }

  public var lineCount: Int { textView?.layout.lines.count ?? 0 }

  /// The whole width of the container.
  public func lineFragmentRect(line number: Int) -> CGRect {
    guard let view = textView, view.layout.lines.indices.contains(number) else { return .zero }
    let line = view.layout.lines[number]
    return CGRect(x: 0, y: line.top, width: view.textContainer.size.width, height: line.height)
  }

  /// What the line's text takes, with the padding.
  public func lineFragmentUsedRect(line number: Int) -> CGRect {
    guard let view = textView, view.layout.lines.indices.contains(number) else { return .zero }
    let line = view.layout.lines[number]
    let padding = view.lineFragmentPadding
    return CGRect(x: view.layout.x(of: line) - padding, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  /// The empty line after a text that is empty or ends in a line break; nothing for other texts.
  public var extraLineFragmentRect: CGRect {
    guard let view = textView else { return .zero }
    let (width, layout) = (view.textContainer.size.width, view.layout)
    guard let last = layout.lines.last else { return CGRect(x: 0, y: 0, width: width, height: view.font.lineHeight.rounded()) }
    return last.clusters.isEmpty ? CGRect(x: 0, y: last.top, width: width, height: last.height) : .zero
  }

  public func glyphRange(line number: Int) -> Range<Int> {
    guard let view = textView, view.layout.lines.indices.contains(number) else { return 0..<0 }
    let (layout, line) = (view.layout, view.layout.lines[number])
    return layout.typeset.utf16Offset(line.clusters.lowerBound)..<layout.typeset.utf16Offset(line.clusters.upperBound)
  }

  /// Where a glyph begins, on its baseline, in its line's rectangle.
  public func location(forGlyphAt index: Int) -> CGPoint? {
    guard let view = textView, let number = line(ofGlyph: index) else { return nil }
    let line = view.layout.lines[number]
    return CGPoint(x: view.layout.caretX(view.layout.typeset.cluster(utf16: index), on: line), y: line.baseline - line.top)
  }

  /// The glyph at a point or nearest to it; nil for an empty text.
  public func glyphIndex(for point: CGPoint) -> Int? {
    guard let view = textView, view.editor.text.length > 0, point.x.isFinite, point.y.isFinite,
      let number = view.layout.line(atY: point.y)
    else { return nil }
    let (layout, line) = (view.layout, view.layout.lines[number])
    var cluster = layout.cluster(atX: point.x, on: line)
    // The nearest boundary may be that at the glyph's end.
    if cluster > line.clusters.lowerBound, cluster == line.clusters.upperBound || layout.caretX(cluster, on: line) > point.x, line.level % 2 == 0 {
      cluster -= 1
    }
    return min(layout.typeset.utf16Offset(cluster), view.editor.text.length - 1)
  }
}
