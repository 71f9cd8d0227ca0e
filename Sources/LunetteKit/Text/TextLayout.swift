import Foundation

/// How a text is to be broken into lines. Units: points.
struct TextLayoutOptions: Equatable {
  /// Of a line; infinity for no limit.
  var width = CGFloat.infinity
  /// 0 for no limit.
  var maxLines = 0
  /// Of paragraphs that have no style of their own.
  var paragraphStyle = NSParagraphStyle.default
  /// The break mode for all paragraphs, in place of that of their styles: a label's.
  var lineBreakMode: NSLineBreakMode?
  /// The alignment in place of that of the styles.
  var alignment: NSTextAlignment?
  /// How far the text stands in from either side. Source: Apple, NSTextContainer.lineFragmentPadding
  var padding: CGFloat = 0
  /// Lines are whole points high, as in a text view. Source: docs/rules/controllers.md 11
  var hasWholeLines = false
}

/// A text broken into lines: fonts and widths in, lines out. It knows no views.
///
/// Rules (docs/rules/text.md 3, from 2100 recorded labels): a word goes on a line if it fits without the spaces after it; a word wider than
/// a line is broken by characters; a line that ended at spaces counts them in its width, up to the limit; the last line doesn't. Char wrap
/// takes spaces for characters. Of n lines the last follows its mode: as broken, clipped, or cut with "…" from the rest of its paragraph.
/// Nothing is rounded here: a label rounds up to pixels, once for all lines.
struct TextLayout {
  /// One line. Units: points. Space: x and y grow from the layout's top left corner.
  struct Line {
    /// With the spaces and the line break at its end. Of a cut line: what is left of it and what was cut.
    var clusters: Range<Int>
    /// Where what shows ends.
    var visibleEnd: Int
    /// What stands in front of and behind the "…" of a cut line.
    var cut: (head: Range<Int>, tail: Range<Int>)?
    /// Of what shows.
    var width: CGFloat = 0
    /// With the spaces at which it broke.
    var widthWithSpaces: CGFloat = 0
    /// From the left edge, as its paragraph indents it; alignment comes on top.
    var indent: CGFloat = 0
    /// What there is for text on it; infinity without a limit.
    var room = CGFloat.infinity
    var top: CGFloat = 0
    var height: CGFloat = 0
    /// From the top of the layout.
    var baseline: CGFloat = 0
    var isFirstOfParagraph = false
    /// Nothing of its paragraph follows.
    var isLastOfParagraph = false
    var style: NSParagraphStyle
    /// The direction of its paragraph: odd for right to left.
    var level: UInt8 = 0
  }

  var typeset: TypesetText
  let options: TextLayoutOptions
  private(set) var lines: [Line] = []
  /// Text follows that has no line.
  private(set) var isTruncated = false
  /// How wide the "…" of the cut line is.
  private(set) var ellipsisWidth: CGFloat = 0

  static let ellipsis = "…"
  /// Arithmetic noise by which a line may be wider than its limit. Units: points. A label is as wide as its text rounded to
  /// pixels, where a millionth of a pixel is dropped.
  static let noise: CGFloat = 1e-6

  init(_ typeset: TypesetText, _ options: TextLayoutOptions) {
    (self.typeset, self.options) = (typeset, options)
    breakLines()
    placeLines()
  }

  // MARK: Breaking

  private mutating func breakLines() {
    var start = 0
    var isFirst = true
    var style = NSParagraphStyle.default
    var needsLine = typeset.count > 0
    while needsLine {
      if isFirst {
        style = paragraphStyle(at: start)
      }
      var line = Line(clusters: start..<start, visibleEnd: start, style: style)
      line.isFirstOfParagraph = isFirst
      let padding = options.padding
      line.indent = padding + (isFirst ? style.firstLineHeadIndent : style.headIndent)
      let right = style.tailIndent > 0 ? padding + style.tailIndent : options.width - padding + style.tailIndent
      line.room = max(0, right - line.indent)
      fill(&line)
      line.level = typeset.levels.isEmpty ? 0 : baseLevel(of: line, in: style)
      let end = line.clusters.upperBound
      let endsInBreak = end > start && typeset.isNewline(end - 1)
      needsLine = end < typeset.count || endsInBreak
      if options.maxLines > 0, lines.count == options.maxLines - 1, needsLine {
        finishLast(&line)
        needsLine = false
      }
      line.isLastOfParagraph = endsInBreak || end == typeset.count
      lines.append(line)
      (start, isFirst) = (end, endsInBreak)
    }
  }

  private func paragraphStyle(at cluster: Int) -> NSParagraphStyle {
    let at = min(cluster, max(typeset.count - 1, 0))
    return typeset.style(at: at).attributes.paragraphStyle ?? options.paragraphStyle
  }

  private func mode(_ style: NSParagraphStyle) -> NSLineBreakMode { options.lineBreakMode ?? style.lineBreakMode }

  /// As many clusters as fit, and then back to where the line may end.
  private mutating func fill(_ line: inout Line) {
    let start = line.clusters.lowerBound
    let limit = line.room + Self.noise
    let byCharacter = mode(line.style) == .byCharWrapping
    var used: CGFloat = 0
    // What shows ends before the spaces at the end.
    var (visibleEnd, visibleWidth) = (start, CGFloat(0))
    // The last place where the line may end: where the next one begins, what shows until there, and both widths.
    var allowed: (next: Int, visibleEnd: Int, visibleWidth: CGFloat, width: CGFloat)?
    var index = start
    let count = typeset.count
    while index < count {
      let kind = typeset.kinds[index]
      if kind.contains(.newline) {
        (line.clusters, line.visibleEnd) = (start..<index + 1, visibleEnd)
        (line.width, line.widthWithSpaces) = (visibleWidth, used)
        return
      }
      if kind.contains(.tab) { typeset.advances[index] = tabWidth(at: index, from: used, line) }
      let advance = typeset.advances[index]
      if byCharacter {
        if used + advance > limit, index > start {
          (line.clusters, line.visibleEnd) = (start..<index, visibleEnd)
          (line.width, line.widthWithSpaces) = (visibleWidth, used)
          return
        }
        used += advance
        if !kind.contains(.space) { (visibleEnd, visibleWidth) = (index + 1, used) }
      } else if kind.contains(.space) {
        used += advance
        allowed = (index + 1, visibleEnd, visibleWidth, used)
      } else {
        if kind.contains(.breakable), index > start { allowed = (index, visibleEnd, visibleWidth, used) }
        if used + advance > limit, index > start {
          if let allowed {
            (line.clusters, line.visibleEnd) = (start..<allowed.next, allowed.visibleEnd)
            (line.width, line.widthWithSpaces) = (allowed.visibleWidth, allowed.width)
          } else {
            (line.clusters, line.visibleEnd) = (start..<index, visibleEnd)
            (line.width, line.widthWithSpaces) = (visibleWidth, used)
          }
          return
        }
        used += advance
        (visibleEnd, visibleWidth) = (index + 1, used)
      }
      index += 1
    }
    (line.clusters, line.visibleEnd) = (start..<count, visibleEnd)
    (line.width, line.widthWithSpaces) = (visibleWidth, used)
  }

  /// From a tab to the next stop after `x` on its line; a text that a stop centres or ends at its place stands that much further left.
  private func tabWidth(at cluster: Int, from x: CGFloat, _ line: Line) -> CGFloat {
    let place = line.indent - options.padding + x
    if let stop = line.style.tabStops.first(where: { $0.location > place + Self.noise }) {
      guard stop.alignment == .right || stop.alignment == .center else { return stop.location - place }
      var (width, index) = (CGFloat(0), cluster + 1)
      while index < typeset.count, !typeset.isNewline(index), !typeset.kinds[index].contains(.tab) {
        width += typeset.advances[index]
        index += 1
      }
      return max(0, stop.location - place - (stop.alignment == .center ? width / 2 : width))
    }
    let interval = line.style.defaultTabInterval > 0 ? line.style.defaultTabInterval : NSTextTab.interval
    let next = ((place + Self.noise) / interval).rounded(.down) * interval + interval
    return next.isFinite ? next - place : 0
  }

  private func baseLevel(of line: Line, in style: NSParagraphStyle) -> UInt8 {
    switch style.baseWritingDirection {
    case .leftToRight: return 0
    case .rightToLeft: return 1
    case .natural: break
    }
    if !line.isFirstOfParagraph { return lines.last?.level ?? 0 }
    // The line break at a paragraph's end has its base level; without one, its first letter tells.
    var index = line.clusters.lowerBound
    while index < typeset.count, !typeset.isNewline(index) {
      if let scalar = typeset.text(index..<index + 1).unicodeScalars.first {
        switch BidiLevels.bidiClass(of: scalar) {
        case .L: return 0
        case .R, .AL: return 1
        default: break
        }
      }
      index += 1
    }
    return 0
  }

  // MARK: The last line that is allowed, where text follows

  private mutating func finishLast(_ line: inout Line) {
    let start = line.clusters.lowerBound
    let rest = line.clusters.upperBound..<typeset.count
    guard rest.contains(where: { !typeset.isSpace($0) && !typeset.isNewline($0) }) else { return }
    isTruncated = true
    let paragraphEnd = (start..<typeset.count).first { typeset.isNewline($0) } ?? typeset.count
    switch mode(line.style) {
    case .byWordWrapping, .byCharWrapping: break
    case .byClipping:
      line.clusters = start..<min(paragraphEnd + 1, typeset.count)
      line.visibleEnd = paragraphEnd
      line.width = typeset.width(start..<paragraphEnd)
      line.widthWithSpaces = line.width
    // A line break is among what may go.
    case .byTruncatingTail: cut(&line, .byTruncatingTail, start..<min(paragraphEnd + 1, typeset.count))
    case .byTruncatingHead: cut(&line, .byTruncatingHead, start..<typeset.count)
    case .byTruncatingMiddle: cut(&line, .byTruncatingMiddle, start..<typeset.count)
    }
  }

  /// Cuts a line with "…" so that it fits.
  private mutating func cut(_ line: inout Line, _ mode: NSLineBreakMode, _ range: Range<Int>) {
    let font = typeset.style(at: range.lowerBound).font
    ellipsisWidth = FontAdvances(font).width(of: Character(Self.ellipsis))
    let parts = typeset.cut(range, room: line.room - ellipsisWidth + Self.noise, mode)
    line.clusters = range.lowerBound..<typeset.count
    line.cut = parts
    line.visibleEnd = parts.tail.isEmpty ? parts.head.upperBound : parts.tail.upperBound
    line.width = typeset.width(parts.head) + ellipsisWidth + typeset.width(parts.tail)
    line.widthWithSpaces = line.width
  }

  // MARK: Placing

  private mutating func placeLines() {
    var top: CGFloat = 0
    for index in lines.indices {
      let style = lines[index].style
      if index > 0 {
        top += lines[index - 1].style.lineSpacing
        if lines[index].isFirstOfParagraph { top += lines[index - 1].style.paragraphSpacing + style.paragraphSpacingBefore }
      }
      let (ascent, descent) = lineBox(lines[index])
      let natural = ascent + descent
      var height = natural
      if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
      if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
      height = max(height, style.minimumLineHeight)
      if options.hasWholeLines { height = height.rounded() }
      // What is added to a line stands above its characters. Source: docs/rules/text.md 2
      lines[index].top = top
      lines[index].height = height
      lines[index].baseline = top + height - descent
      top += height
    }
  }

  /// How far its characters reach above and below the baseline.
  private func lineBox(_ line: Line) -> (ascent: CGFloat, descent: CGFloat) {
    if typeset.styles.count == 1 { return (typeset.styles[0].style.ascent, typeset.styles[0].style.descent) }
    var (ascent, descent) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ range: Range<Int>) {
      for (_, style) in typeset.styles(in: range) { (ascent, descent) = (max(ascent, style.ascent), max(descent, style.descent)) }
    }
    if let cut = line.cut {
      add(cut.head)
      add(cut.tail)
    } else {
      // A line break counts only where nothing else is on the line.
      add(line.visibleEnd > line.clusters.lowerBound ? line.clusters.lowerBound..<line.visibleEnd : line.clusters)
    }
    if ascent > -.infinity { return (ascent, descent) }
    let style = typeset.style(at: min(line.clusters.lowerBound, max(typeset.count - 1, 0)))
    return (style.ascent, style.descent)
  }

  // MARK: Sizes

  /// Unrounded. The width counts the spaces at which lines broke, up to the limit. Source: docs/rules/text.md 3
  var size: CGSize {
    var width: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let measured = min(isLast ? line.width : line.widthWithSpaces, max(line.room, 0))
      width = max(width, line.indent + (measured.isFinite ? measured : line.width))
    }
    return CGSize(width: width, height: height)
  }

  var height: CGFloat { lines.last.map { $0.top + $0.height } ?? 0 }

  /// What shows on a line, in the order in which it is written.
  func text(of line: Line) -> String {
    guard let cut = line.cut else { return typeset.text(line.clusters.lowerBound..<line.visibleEnd) }
    return typeset.text(cut.head) + Self.ellipsis + typeset.text(cut.tail)
  }
}
