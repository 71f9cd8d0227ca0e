import Foundation

/// Options for breaking a text into lines. Units: points.
package struct TextLayoutOptions: Equatable {
  /// Width of a line; infinity for no limit.
  package var width = CGFloat.infinity
  /// 0 for no limit.
  package var maxLines = 0
  /// The style of paragraphs that have no style of their own.
  package var paragraphStyle = NSParagraphStyle.default
  /// A break mode for all paragraphs, as a label has one; nil uses that of each paragraph's style.
  package var lineBreakMode: NSLineBreakMode?
  /// An alignment for all paragraphs; nil uses that of each paragraph's style.
  package var alignment: NSTextAlignment?
  /// The side of natural alignment in paragraphs that don't say in which direction they run; nil: where the paragraph begins to read.
  package var naturalSide: NSTextAlignment?
  /// Space at the left and at the right of the lines. Source: Apple, NSTextContainer.lineFragmentPadding
  package var padding: CGFloat = 0
  /// Whether line heights are rounded to whole points, as in a text view. Source: docs/rules/controllers.md 11
  package var hasWholeLines = false
  /// Whether lines of a text style's font are as far apart as the style says. Source: Apple, NSStringDrawingOptions.usesFontLeading
  package var hasLineGaps = true

  package init(
    width: CGFloat = .infinity, maxLines: Int = 0, paragraphStyle: NSParagraphStyle = .default, lineBreakMode: NSLineBreakMode? = nil,
    alignment: NSTextAlignment? = nil, padding: CGFloat = 0, hasWholeLines: Bool = false
  ) {
    (self.width, self.maxLines, self.paragraphStyle) = (width, maxLines, paragraphStyle)
    (self.lineBreakMode, self.alignment, self.padding, self.hasWholeLines) = (lineBreakMode, alignment, padding, hasWholeLines)
  }
}

/// A text broken into lines, computed from fonts and widths; it knows no views.
///
/// Rules (docs/rules/text.md 3, from 2100 recorded labels):
/// - A word fits on a line if it fits without the spaces after it. A word wider than a line is broken between characters.
/// - A line that was broken at spaces counts these spaces in its width, up to the limit; the last line doesn't.
/// - Breaking by characters treats spaces as characters.
/// - With a limit of n lines, the n-th is finished as its break mode says: as broken, clipped, or cut with "…".
/// - Nothing is rounded here: a label rounds to pixels once for all lines.
package struct TextLayout {
  /// One line. Units: points. Space: x and y grow from the layout's top left corner.
  package struct Line {
    /// The clusters of the line, with the spaces and the line break at its end. For a cut line all that follows, cut or not.
    package var clusters: Range<Int>
    /// The end of the visible clusters.
    var visibleEnd: Int
    /// For a line that is cut with "…": the clusters before and after it.
    package var cut: (head: Range<Int>, tail: Range<Int>)?
    /// Width of the visible part.
    package var width: CGFloat = 0
    /// Width with the spaces at which the line was broken.
    package var widthWithSpaces: CGFloat = 0
    /// Indent from the left edge, by the paragraph's style; alignment is added to it.
    package var indent: CGFloat = 0
    /// Width that the line has for text; infinity without a limit.
    package var room = CGFloat.infinity
    package var top: CGFloat = 0
    package var height: CGFloat = 0
    /// Distance from the top of the layout.
    package var baseline: CGFloat = 0
    var isFirstOfParagraph = false
    /// Whether nothing of the paragraph follows.
    package var isLastOfParagraph = false
    package var style: NSParagraphStyle
    /// The direction of the line's paragraph: odd for right to left.
    package var level: UInt8 = 0
    /// The first cluster that neither this line nor one before it depends on.
    fileprivate(set) var reach = 0

    /// The line where the text before it has become longer.
    /// - Parameter reach: of the line before it
    fileprivate func moved(by shift: Int, reach before: Int) -> Line {
      var line = self
      line.clusters = clusters.lowerBound + shift..<clusters.upperBound + shift
      line.visibleEnd += shift
      line.reach = max(reach == Int.max ? reach : reach + shift, before)
      return line
    }
  }

  package var typeset: TypesetText
  package let options: TextLayoutOptions
  package private(set) var lines: [Line] = []
  /// Whether there is more text after the last line.
  private(set) var isTruncated = false
  /// Width of the "…" in the cut line.
  private(set) var ellipsisWidth: CGFloat = 0

  static let ellipsis = "…"
  /// How much wider than its limit a line may be, because of rounding. Units: points. A label is as wide as its text rounded to
  /// pixels, and that rounding drops a millionth of a pixel.
  package static let noise: CGFloat = 1e-6

  package init(_ typeset: TypesetText, _ options: TextLayoutOptions) {
    (self.typeset, self.options) = (typeset, options)
    breakLines()
    placeLines(from: 0)
  }

  /// Takes over a text that was edited from a position on; the lines above stay, and those of the paragraphs below. Time: that of the lines
  /// between, and of moving the ones below, where the text is plain.
  /// - Parameter tail: the number of characters at the text's end that are as before
  /// Returns: false where all must be laid out again, in a new layout
  package mutating func replace(from position: Int, keeping tail: Int, with text: AttributedText, font: UIFont) -> Bool {
    let count = typeset.count
    guard options.maxLines == 0, let changed = typeset.replace(from: position, keeping: tail, with: text, font: font) else { return false }
    let shift = typeset.count - count
    let kept = firstLine { $0.reach > changed.lowerBound }
    let below = Array(lines[max(kept, firstLine { $0.clusters.lowerBound >= changed.upperBound - shift })...])
    lines.removeLast(lines.count - kept)
    // Breaking may have been ended before it came to the lines below. The empty line at the end is there only after a line break, in whose style it is.
    guard let first = below.first, !first.clusters.isEmpty, first.clusters.lowerBound == changed.upperBound - shift, changed.upperBound > 0,
      typeset.isNewline(changed.upperBound - 1)
    else {
      breakLines()
      placeLines(from: kept)
      return true
    }
    breakLines(before: changed.upperBound)
    let broken = lines.count
    lines.reserveCapacity(broken + below.count)
    for line in below { lines.append(line.moved(by: shift, reach: lines.last?.reach ?? 0)) }
    placeLines(from: kept, to: broken + 1)
    // Whatever follows stands as it stood if its first line does.
    if lines[broken].top != first.top { placeLines(from: broken + 1) }
    return true
  }

  /// The first line with a property that all lines after it have, too; the number of lines if none has.
  private func firstLine(where holds: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Breaking

  /// Below it nobody asks whether there is room. Ours
  private static let manyLines = 1000

  /// Goes on after the lines that are there.
  /// - Parameter limit: the beginning of a paragraph whose lines are there already; nil for all of the text
  private mutating func breakLines(before limit: Int? = nil) {
    var start = lines.last?.clusters.upperBound ?? 0
    var isFirst = start == 0 || typeset.isNewline(start - 1)
    var style = lines.last?.style ?? .default
    var needsLine = typeset.count > 0
    while needsLine, start != limit || !isFirst {
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
      line.reach = max(line.reach, lines.last?.reach ?? 0)
      line.level = typeset.levels.isEmpty ? 0 : baseLevel(of: line, in: style)
      let end = line.clusters.upperBound
      let endsInBreak = end > start && typeset.isNewline(end - 1)
      needsLine = end < typeset.count || endsInBreak
      if options.maxLines > 0, lines.count == options.maxLines - 1, needsLine {
        finishLast(&line)
        needsLine = false
      }
      line.isLastOfParagraph = endsInBreak || end == typeset.count
      // A long list of lines moves to a place twice as large.
      if lines.count == lines.capacity, lines.count > Self.manyLines,
        HostWork.mustEnd(bytes: 2 * lines.count * MemoryLayout<Line>.stride, "breaking a text of \(typeset.count) characters into lines")
      {
        break
      }
      lines.append(line)
      (start, isFirst) = (end, endsInBreak)
      if HostWork.mustEnd(steps: line.clusters.count + 1, "breaking a text of \(typeset.count) characters into lines") { break }
    }
  }

  private func paragraphStyle(at cluster: Int) -> NSParagraphStyle {
    let at = min(cluster, max(typeset.count - 1, 0))
    return typeset.style(at: at).attributes.paragraphStyle ?? options.paragraphStyle
  }

  private func mode(_ style: NSParagraphStyle) -> NSLineBreakMode { options.lineBreakMode ?? style.lineBreakMode }

  /// Takes as many clusters as fit, and then goes back to the last place where the line may end.
  private mutating func fill(_ line: inout Line) {
    line.reach = Int.max
    let start = line.clusters.lowerBound
    let limit = line.room + Self.noise
    let byCharacter = mode(line.style) == .byCharWrapping
    var used: CGFloat = 0
    // The visible part ends before the spaces at the end.
    var (visibleEnd, visibleWidth) = (start, CGFloat(0))
    // The last place where the line may end: the start of the next line, the end of the visible part, and both widths.
    var allowed: (next: Int, visibleEnd: Int, visibleWidth: CGFloat, width: CGFloat)?
    // What it was before the last spaces.
    var allowedBeforeSpaces = allowed
    var (index, looksAhead) = (start, false)
    let count = typeset.count
    while index < count {
      let kind = typeset.kinds[index]
      if kind.contains(.newline) {
        (line.clusters, line.visibleEnd) = (start..<index + 1, visibleEnd)
        (line.width, line.widthWithSpaces) = (visibleWidth, used)
        line.reach = looksAhead ? Int.max : index + 1
        return
      }
      if kind.contains(.tab) {
        typeset.advances[index] = tabWidth(at: index, from: used, line)
        // The text after a tab may end at its stop.
        looksAhead = looksAhead || !line.style.tabStops.isEmpty
      }
      let advance = typeset.advances[index]
      if byCharacter {
        if used + advance > limit, index > start {
          (line.clusters, line.visibleEnd) = (start..<index, visibleEnd)
          (line.width, line.widthWithSpaces) = (visibleWidth, used)
          line.reach = looksAhead ? Int.max : index + 1
          return
        }
        used += advance
        if !kind.contains(.space) { (visibleEnd, visibleWidth) = (index + 1, used) }
      } else if kind.contains(.space) {
        if index == start || !typeset.isSpace(index - 1) { allowedBeforeSpaces = allowed }
        used += advance
        allowed = (index + 1, visibleEnd, visibleWidth, used)
      } else {
        if kind.contains(.joined) { allowed = allowedBeforeSpaces }
        if kind.contains(.breakable), index > start { allowed = (index, visibleEnd, visibleWidth, used) }
        if used + advance > limit, index > start {
          if let allowed {
            (line.clusters, line.visibleEnd) = (start..<allowed.next, allowed.visibleEnd)
            (line.width, line.widthWithSpaces) = (allowed.visibleWidth, allowed.width)
          } else {
            (line.clusters, line.visibleEnd) = (start..<index, visibleEnd)
            (line.width, line.widthWithSpaces) = (visibleWidth, used)
          }
          line.reach = looksAhead ? Int.max : index + 1
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

  /// Width of a tab: the distance to the next stop after `x`, less the part of the following text that stands before the stop because it is
  /// centred or ends there.
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
    // When the paragraph's style doesn't say, its first letter decides the base level.
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
    // The line break may be cut off too.
    case .byTruncatingTail: cut(&line, .byTruncatingTail, start..<min(paragraphEnd + 1, typeset.count))
    case .byTruncatingHead: cut(&line, .byTruncatingHead, start..<typeset.count)
    case .byTruncatingMiddle: cut(&line, .byTruncatingMiddle, start..<typeset.count)
    }
  }

  /// Cuts a line with "…", so that it fits.
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

  /// - Parameter end: of the lines that are placed; nil for the last line
  private mutating func placeLines(from first: Int, to end: Int? = nil) {
    var top = first > 0 ? lines[first - 1].top + lines[first - 1].height : 0
    for index in first..<max(first, end ?? lines.count) {
      let style = lines[index].style
      if index > 0 {
        top += lines[index - 1].style.lineSpacing + gap(below: lines[index - 1])
        if lines[index].isFirstOfParagraph { top += lines[index - 1].style.paragraphSpacing + style.paragraphSpacingBefore }
      }
      let (ascent, descent) = lineBox(lines[index])
      let natural = ascent + descent
      var height = natural
      if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
      if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
      height = max(height, style.minimumLineHeight)
      if options.hasWholeLines { height = height.rounded() }
      // Extra line height is added above the characters. Source: docs/rules/text.md 2
      lines[index].top = top
      lines[index].height = height
      lines[index].baseline = top + height - descent
      top += height
    }
  }

  /// The whole line takes the gap of its first characters; in whole points both make a whole number. Source: docs/rules/text.md 1
  private func gap(below line: Line) -> CGFloat {
    guard options.hasLineGaps else { return 0 }
    let font = typeset.styles.count == 1 ? typeset.styles[0].style.font : typeset.style(at: line.clusters.lowerBound).font
    guard font.lineGap > 0 else { return 0 }
    return options.hasWholeLines ? (font.lineHeight + font.lineGap).rounded() - font.lineHeight.rounded() : font.lineGap
  }

  /// How far a line's characters reach above and below the baseline.
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
      // The style of a line break counts only when the line has nothing else.
      add(line.visibleEnd > line.clusters.lowerBound ? line.clusters.lowerBound..<line.visibleEnd : line.clusters)
    }
    if ascent > -.infinity { return (ascent, descent) }
    let style = typeset.style(at: min(line.clusters.lowerBound, max(typeset.count - 1, 0)))
    return (style.ascent, style.descent)
  }

  // MARK: Sizes

  /// Not rounded. The width counts the spaces at which lines were broken, up to the limit. Source: docs/rules/text.md 3
  package var size: CGSize { size(countingLastSpaces: false) }

  /// - Parameter countingLastSpaces: whether spaces at the end of the last line count too, as they do where strings are measured
  package func size(countingLastSpaces: Bool) -> CGSize {
    var width: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1 && !countingLastSpaces
      let measured = min(isLast ? line.width : line.widthWithSpaces, max(line.room, 0))
      width = max(width, line.indent + (measured.isFinite ? measured : line.width))
    }
    return CGSize(width: width, height: height)
  }

  package var height: CGFloat { lines.last.map { $0.top + $0.height } ?? 0 }

  /// The visible text of a line, in writing order.
  package func text(of line: Line) -> String {
    guard let cut = line.cut else { return typeset.text(line.clusters.lowerBound..<line.visibleEnd) }
    return typeset.text(cut.head) + Self.ellipsis + typeset.text(cut.tail)
  }
}
