import Foundation

/// The style of a range of text: its attributes, with defaults for those that are not set.
package struct RunStyle: Hashable, Sendable {
  package var font: UIFont
  package var attributes: TextAttributes

  package init(_ attributes: TextAttributes, font: UIFont) {
    self.font = attributes.font ?? font
    self.attributes = attributes
    if let attachment = attributes.attachment { self.attributes.attachment = attachment.beside(self.font) }
  }

  /// Height above the baseline; a baseline offset upward adds to it. Source: docs/rules/text.md 2 (line box)
  var ascent: CGFloat {
    if let attachment = attributes.attachment, attachment.size.height > 0 { return max(0, attachment.size.height + attachment.bounds.minY) }
    return font.ascender + max(0, attributes.baselineOffset ?? 0)
  }
  /// The factor of the characters' width. Source: Apple, NSAttributedString.Key.expansion (the logarithm of the factor)
  package var stretch: CGFloat { attributes.expansion.map { CGFloat(exp(Double(min(max($0, -Self.mostExpansion), Self.mostExpansion)))) } ?? 1 }
  private static let mostExpansion: CGFloat = 5
  /// Depth below the baseline, as a positive number.
  var descent: CGFloat {
    if let attachment = attributes.attachment, attachment.size.height > 0 { return max(0, -attachment.bounds.minY) }
    return -font.descender + font.leadingInLine + max(0, -(attributes.baselineOffset ?? 0))
  }
}

/// A text divided into clusters, each with its width: all that breaking into lines needs. A cluster is what a reader sees as one character.
///
/// In a text of ASCII characters only, every character is a cluster, and no table of positions is needed.
package struct TypesetText {
  package typealias TextStyle = RunStyle
  struct Kind: OptionSet {
    let rawValue: UInt8
    /// A line may end after it; the space then reaches beyond the line's end.
    static let space = Kind(rawValue: 1)
    /// A space whose width depends on its place in the line.
    static let tab = Kind(rawValue: 2)
    /// A character that ends a line.
    static let newline = Kind(rawValue: 4)
    /// A line may end before it.
    static let breakable = Kind(rawValue: 8)
    /// No line may end before it, in spite of the spaces that are before.
    static let joined = Kind(rawValue: 16)
  }

  package internal(set) var string: String
  package internal(set) var count = 0
  /// The width of each cluster. Units: points. That of a tab is 0 until it is in a line.
  var advances: [CGFloat] = []
  var kinds: [Kind] = []
  /// The start of each cluster, and the end of the text; empty for ASCII.
  var utf16Offsets: [Int32] = []
  var utf8Offsets: [Int32] = []
  var marks: [Mark] = []
  /// The styles of ranges of clusters, in order; at least one.
  package internal(set) var styles: [(end: Int, style: TextStyle)] = []
  /// The direction of each cluster; empty when all of the text runs from left to right.
  package internal(set) var levels: [UInt8] = []

  /// - Parameter font: for characters that have no font of their own
  package init(_ text: AttributedText, font: UIFont) {
    self.init(
      string: text.string,
      runs: text.runs.isEmpty ? [(0, TextStyle(TextAttributes(), font: font))] : text.runs.map { ($0.length, TextStyle($0.attributes, font: font)) })
    defaultFont = font
  }

  package init(_ string: String, font: UIFont) {
    self.init(string: string, runs: [(string.utf16.count, TextStyle(TextAttributes(), font: font))])
  }

  /// - Parameter isPart: of a text that isn't plain ASCII of one style: the part then has a table of positions, too
  init(string: String, runs: [(length: Int, style: TextStyle)], isPart: Bool = false) {
    var string = string
    string.makeContiguousUTF8()
    // A long text that is measured again and again counts as what it costs. Loops over short texts have steps of their own.
    if string.utf8.count > Self.longText, HostWork.mustEnd(steps: 1 + string.utf8.count / Self.bytesPerStep, "measuring a text of \(string.utf8.count) bytes") {
      string = ""
    } else if string.utf8.count > Self.largeText,
      HostWork.mustEnd(bytes: Self.bytesForByte * string.utf8.count, "measuring a text of \(string.utf8.count) bytes")
    {
      string = ""
    }
    self.string = string
    if runs.count == 1, !isPart, string.utf8.allSatisfy({ $0 < 0x80 }) { setASCII(runs[0].style) } else { setClusters(runs) }
    if mayTurn || runs.contains(where: { $0.style.attributes.paragraphStyle?.baseWritingDirection == .rightToLeft }) { setLevels() }
  }

  /// Units: bytes. Ours
  private static let longText = 1000
  /// Below it nobody asks whether there is room. Units: bytes
  private static let largeText = 1 << 20
  /// What is kept for each byte: how wide, of which kind, and where it lies
  private static let bytesForByte = 18
  /// Bytes of a plain text that are measured in about the time of another loop's step. Ours
  private static let bytesPerStep = 16

  /// Whether a character may change the direction of text.
  var mayTurn = false
  /// Of characters that have no font of their own; nil for a text that is never edited.
  private var defaultFont: UIFont?

  private mutating func setASCII(_ style: TextStyle) {
    var string = string
    string.withUTF8 { bytes in
      kinds = [Kind](unsafeUninitializedCapacity: bytes.count) { kinds, filled in
        Self.setKinds(kinds, of: bytes, from: 0, state: 0)
        filled = bytes.count
      }
      advances = [CGFloat](unsafeUninitializedCapacity: bytes.count) { advances, filled in
        Self.setAdvances(advances, of: bytes, from: 0, in: style)
        filled = bytes.count
      }
    }
    count = advances.count
    styles = [(count, style)]
  }

  /// - Parameter state: of the line breaker's table, before the first of the bytes that are looked at
  private static func setKinds(
    _ kinds: UnsafeMutableBufferPointer<Kind>, of bytes: UnsafeBufferPointer<UInt8>, from start: Int, state: UInt8
  ) {
    LineBreaker.plainTable.entries.withUnsafeBufferPointer { table in
      var (state, previous) = (state, start > 0 ? bytes[start - 1] : 0)
      for index in start..<bytes.count {
        let byte = bytes[index]
        let entry = table[LineBreaker.PlainTable.place(state, byte)]
        kinds[index] = kind(ascii: byte)
        if !entry.step.isEmpty { take(entry.step, at: index, kinds) }
        // Carriage return and line feed are one line break: the second one counts.
        if byte == 0x0A, previous == 0x0D { kinds[index - 1] = .space }
        (state, previous) = (entry.state, byte)
      }
    }
  }

  private static func setAdvances(
    _ advances: UnsafeMutableBufferPointer<CGFloat>, of bytes: UnsafeBufferPointer<UInt8>, from start: Int, in style: TextStyle
  ) {
    let widths = FontAdvances(style.font)
    let kern = style.attributes.kern
    let stretch = style.stretch
    let kerning = kern == 0 ? 0 : widths.kerning * stretch
    asciiAdvances(widths, kern: kern ?? 0, stretch: stretch).withUnsafeBufferPointer { table in
      // The advance before the first of them is kerned already.
      var previous: UInt8 = 0
      for index in start..<bytes.count {
        let byte = bytes[index]
        advances[index] = table[Int(byte)]
        if FontAdvances.isKerned(previous, byte) { advances[index - 1] -= kerning }
        previous = byte
      }
    }
  }

  // MARK: Editing

  /// Lets go of the text before it is edited, so that the edit need not copy it. Until `replace` nothing may be read.
  package mutating func releaseString() { string = "" }

  /// Takes over an edited text, which is as before up to a position, and in its last characters. What is between them is measured to the end
  /// of its paragraph. Within a long paragraph that isn't ASCII it is measured from a mark on, where the text has one style and reads from left to right.
  /// - Parameter tail: the number of UTF-16 units at the end that are as before
  /// Returns: the range of clusters that may have changed; nil where all must be measured again
  package mutating func replace(from position: Int, keeping tail: Int, with text: AttributedText, font: UIFont) -> Range<Int>? {
    if let changed = replacePlain(from: position, keeping: tail, with: text, font: font) { return changed }
    guard font == defaultFont, let part = part(from: position, keeping: tail, with: text) else { return nil }
    // A short paragraph is measured faster than all that follows a mark.
    if part.old.count > Self.shortParagraph, let changed = replaceClusters(from: position, with: text, font: font) { return changed..<max(changed, count) }
    return replace(part, with: text, font: font)
  }

  /// Units: clusters. Ours
  private static let shortParagraph = 4 * Mark.distance

  /// What `replace` does in a text that is and stays ASCII of one style.
  private mutating func replacePlain(from position: Int, keeping tail: Int, with text: AttributedText, font: UIFont) -> Range<Int>? {
    guard utf16Offsets.isEmpty, levels.isEmpty, styles.count == 1, text.runs.count == 1, position >= 0, tail >= 0,
      tail <= min(count, text.length) - position, let run = text.runs.first
    else { return nil }
    let style = TextStyle(run.attributes, font: font)
    var new = text.string
    guard style == styles[0].style, text.length == new.utf8.count, style.attributes.paragraphStyle?.baseWritingDirection != .rightToLeft
    else { return nil }
    // The character before may be kerned otherwise, or a line may no longer end before it.
    let start = max(0, position - 1)
    let end = new.withUTF8 { bytes -> Int? in
      // After a line feed the line breaker knows nothing of what was before it, and nothing is kerned across it.
      let end = bytes[(bytes.count - tail)...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      guard bytes[start..<end].allSatisfy({ $0 < 0x80 }) else { return nil }
      let state = Self.state(before: start, in: bytes)
      let edited = UnsafeBufferPointer(rebasing: bytes[..<end])
      let old = start..<count - (bytes.count - end)
      kinds.replaceSubrange(old, with: repeatElement([], count: end - start))
      advances.replaceSubrange(old, with: repeatElement(0, count: end - start))
      kinds.withUnsafeMutableBufferPointer { Self.setKinds($0, of: edited, from: start, state: state) }
      advances.withUnsafeMutableBufferPointer { Self.setAdvances($0, of: edited, from: start, in: style) }
      return end
    }
    guard let end else { return nil }
    (string, count) = (new, advances.count)
    styles[0].end = count
    return start..<end
  }

  /// What `replace` does in a text that isn't ASCII: it goes on at the last mark before the edit.
  private mutating func replaceClusters(from position: Int, with text: AttributedText, font: UIFont) -> Int? {
    guard !utf16Offsets.isEmpty, !mayTurn, levels.isEmpty, styles.count == 1, text.runs.count == 1, let run = text.runs.first else { return nil }
    let style = TextStyle(run.attributes, font: font)
    var new = text.string
    guard style == styles[0].style, style.attributes.paragraphStyle?.baseWritingDirection != .rightToLeft, new.utf8.count != text.length else { return nil }
    // The character before the edit may become one with what is new, and the one before that end a line no more.
    let changed = cluster(utf16: position) - 2
    let number = min(changed / Mark.distance, marks.count) - 1
    guard number >= 0 else { return nil }
    let start = (number + 1) * Mark.distance
    var clusters = ClusterBuilder(
      [(text.length, style)], after: marks[number], utf16: Int(utf16Offsets[start]), utf8: Int(utf8Offsets[start]), clusters: start)
    new.withUTF8 { clusters.add($0, from: Int(utf8Offsets[start])) }
    clusters.finish()
    guard !clusters.mayTurn else { return nil }
    advances.replaceSubrange(start..., with: clusters.advances)
    kinds.replaceSubrange(start..., with: clusters.kinds)
    utf16Offsets.replaceSubrange(start..., with: clusters.utf16Offsets)
    utf8Offsets.replaceSubrange(start..., with: clusters.utf8Offsets)
    marks.replaceSubrange((number + 1)..., with: clusters.marks)
    (string, count) = (new, advances.count)
    styles[0].end = count
    return changed
  }

  /// The state of the line breaker's table before a byte. After a letter, as after a line break, it doesn't depend on what was before that.
  private static func state(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    var start = end
    while start > 0, LineBreaker.ascii[Int(bytes[start - 1])] != .AL, bytes[start - 1] != 0x0A { start -= 1 }
    return LineBreaker.plainTable.entries.withUnsafeBufferPointer { table in
      var state: UInt8 = 0
      for index in max(0, start - 1)..<end { state = table[LineBreaker.PlainTable.place(state, bytes[index])].state }
      return state
    }
  }

  /// The widths of the 128 ASCII characters, by their code.
  private static func asciiAdvances(_ widths: FontAdvances, kern: CGFloat, stretch: CGFloat) -> [CGFloat] {
    (0..<128).map { widths.width(ascii: UInt8($0)) * stretch + (AdvanceTable.prints(UInt8($0)) ? kern : 0) }
  }

  @inline(__always) private static func kind(ascii byte: UInt8) -> Kind {
    switch byte {
    case 0x20: return .space
    case 0x09: return [.space, .tab]
    case 0x0A...0x0D: return .newline
    default: return []
    }
  }

  /// What the algorithm says of the end of lines before a cluster.
  private static func take(_ step: LineBreaker.Step, at index: Int, _ kinds: UnsafeMutableBufferPointer<Kind>) {
    if step.contains(.mayBreak), kinds[index].isDisjoint(with: [.space, .newline]) { kinds[index].insert(.breakable) }
    if step.contains(.joinsOpening), index > 0 { kinds[index - 1].remove(.breakable) }
    if step.contains(.joinsSpaces) { kinds[index].insert(.joined) }
  }

  /// For texts of several styles, or with characters that aren't ASCII.
  ///
  /// Between two ASCII characters there is always a boundary of clusters, except inside a carriage return and line feed. So ranges of ASCII
  /// are read byte by byte, and only the rest is divided into graphemes.
  private mutating func setClusters(_ runs: [(length: Int, style: TextStyle)]) {
    var clusters = ClusterBuilder(runs, capacity: string.utf8.count)
    var string = string
    string.withUTF8 { clusters.add($0, from: 0) }
    clusters.finish()
    (advances, kinds, styles) = (clusters.advances, clusters.kinds, clusters.styles)
    (utf16Offsets, utf8Offsets, mayTurn, marks) = (clusters.utf16Offsets, clusters.utf8Offsets, clusters.mayTurn, clusters.marks)
    count = advances.count
  }

  @inline(__always) private static func isBoundary(_ first: UInt8, _ second: UInt8) -> Bool {
    first < 0x80 && second < 0x80 && !(first == 0x0D && second == 0x0A)
  }

  /// What is known after every so many clusters, so that an edit need not begin at the start of the text.
  struct Mark {
    fileprivate let breaker: LineBreaker
    /// The character before; nil for an ASCII character.
    fileprivate let previous: ClusterBuilder.Facts?
    /// Units: clusters. Ours
    static let distance = 64
  }

  /// Collects clusters with their widths.
  fileprivate struct ClusterBuilder {
    var advances: [CGFloat] = []
    var kinds: [Kind] = []
    var utf16Offsets: [Int32] = []
    var utf8Offsets: [Int32] = []
    var styles: [(end: Int, style: TextStyle)] = []
    var mayTurn = false
    var marks: [Mark] = []
    /// The clusters before the first one that it collects.
    private var clustersBefore = 0

    private let runs: [(length: Int, style: TextStyle)]
    private var (run, runEnd) = (0, 0)
    private var widths: FontAdvances
    private var attachment: NSTextAttachment?
    private var (stretch, kern, kerning) = (CGFloat(1), CGFloat(0), CGFloat(0))
    /// Widths of the ASCII characters in the present style.
    private var table: [CGFloat] = []
    /// The width tables of the styles used last: a text takes turns between few.
    private var tables: [(font: UIFont, kern: CGFloat, stretch: CGFloat, table: [CGFloat])] = []
    /// Other characters in the present font: their width before it is multiplied by `stretch`, and how lines break at them.
    private var known: [UInt32: (width: CGFloat, facts: Facts)] = [:]
    private var (utf16, utf8) = (0, 0)
    private var breaker = LineBreaker()
    /// The character before; nil for an ASCII character.
    private var previous: Facts?
    /// The character before, for pair kerning; 0 when it isn't ASCII or has another font.
    private var kerningByte: UInt8 = 0

    init(_ runs: [(length: Int, style: TextStyle)], capacity: Int) {
      (self.runs, runEnd, widths) = (runs, runs[0].length, FontAdvances(runs[0].style.font))
      advances.reserveCapacity(capacity)
      kinds.reserveCapacity(capacity)
      utf16Offsets.reserveCapacity(capacity + 1)
      utf8Offsets.reserveCapacity(capacity + 1)
      styleDidChange()
    }

    /// Goes on in a text of one style after a mark. What stands before it keeps its kerning.
    init(_ runs: [(length: Int, style: TextStyle)], after mark: Mark, utf16: Int, utf8: Int, clusters: Int) {
      self.init(runs, capacity: Mark.distance)
      (breaker, previous, clustersBefore) = (mark.breaker, mark.previous, clusters)
      (self.utf16, self.utf8) = (utf16, utf8)
    }

    /// Adds the bytes of a text from a boundary of clusters on.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
      let bytes = text.count
      var at = start
      while at < bytes {
        if HostWork.mustEnd("measuring a text of \(bytes) bytes") { break }
        var end = at
        while end < bytes, text[end] < 0x80, end + 1 == bytes || TypesetText.isBoundary(text[end], text[end + 1]) { end += 1 }
        if end > at { add(ascii: UnsafeBufferPointer(rebasing: text[at..<end])) }
        at = end
        while end < bytes, end == at || !TypesetText.isBoundary(text[end - 1], text[end]) { end += 1 }
        guard end > at else { continue }
        add(String(decoding: text[at..<end], as: UTF8.self))
        at = end
      }
    }

    /// Notes where an edit may begin.
    @inline(__always) private mutating func mark() {
      if (clustersBefore + advances.count).isMultiple(of: Mark.distance) { marks.append(Mark(breaker: breaker, previous: previous)) }
    }

    /// Goes on to the style of the present position.
    @inline(__always) private mutating func goOn() { if utf16 >= runEnd, run < runs.count - 1 { nextRun() } }

    private mutating func nextRun() {
      let old = runs[run].style.font
      while utf16 >= runEnd, run < runs.count - 1 {
        if styles.last?.end ?? 0 < advances.count { styles.append((advances.count, runs[run].style)) }
        run += 1
        runEnd += runs[run].length
      }
      if runs[run].style.font != old {
        (widths, kerningByte) = (FontAdvances(runs[run].style.font), 0)
        known.removeAll(keepingCapacity: true)
      }
      styleDidChange()
    }

    private mutating func styleDidChange() {
      let style = runs[run].style
      (stretch, kern, attachment) = (style.stretch, style.attributes.kern ?? 0, style.attributes.attachment)
      kerning = style.attributes.kern == 0 ? 0 : widths.kerning * stretch
      if let made = tables.first(where: { $0.kern == kern && $0.stretch == stretch && $0.font == style.font }) {
        table = made.table
      } else {
        table = TypesetText.asciiAdvances(widths, kern: kern, stretch: stretch)
        if tables.count == 8 { tables.removeFirst() }
        tables.append((style.font, kern, stretch, table))
      }
    }

    mutating func add(ascii bytes: UnsafeBufferPointer<UInt8>) {
      for byte in bytes {
        if HostWork.mustEnd("measuring a text of \(bytes.count) bytes") { break }
        goOn()
        append(TypesetText.kind(ascii: byte), breaker.next(LineBreaker.ascii[Int(byte)]), table[Int(byte)], 1, 1)
        if FontAdvances.isKerned(kerningByte, byte) { advances[advances.count - 2] -= kerning }
        (kerningByte, previous) = (byte, nil)
        mark()
      }
    }

    mutating func add(_ text: String) {
      for character in text {
        if HostWork.mustEnd("measuring a text of \(text.utf8.count) bytes") { break }
        if character.utf8.count == 1, let byte = character.utf8.first {
          withUnsafePointer(to: byte) { add(ascii: UnsafeBufferPointer(start: $0, count: 1)) }
          continue
        }
        goOn()
        let (advance, facts) = facts(of: character)
        var step = breaker.next(facts.breakClass)
        if let previous, facts.parts(from: previous) { step.insert(.mayBreak) }
        if !facts.isSingle { for scalar in character.unicodeScalars.dropFirst() { _ = breaker.next(Facts.breakClass(of: scalar)) } }
        append(facts.kind, step, advance, character.utf16.count, character.utf8.count)
        (kerningByte, previous) = (0, facts)
        if facts.mayTurn { mayTurn = true }
        mark()
      }
    }

    /// What a character that isn't ASCII means for lines.
    struct Facts {
      /// The class of the cluster's first scalar.
      let breakClass: LineBreaker.Class
      let kind: Kind
      /// Whether it is one scalar.
      let isSingle: Bool
      /// Whether it may change the direction of text.
      let mayTurn: Bool
      private let category: Unicode.GeneralCategory

      init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
        breakClass = Self.breakClass(of: first)
        kind =
          switch breakClass {
          case .BK, .CR, .LF, .NL: .newline
          case .SP, .ZW: .space
          case .BA where first.properties.isWhitespace: .space
          default: []
          }
        mayTurn = scalars.contains(where: BidiLevels.mayTurn)
        category = first.properties.generalCategory
      }

      /// A line may end between an ideograph and quotation marks around what is beside it. Source: UAX #14 of Unicode 16, LB19a; docs/rules/text.md 3
      func parts(from previous: Facts) -> Bool {
        switch (previous.breakClass, breakClass) {
        case (.ID, .QU), (.NS, .QU), (.CL, .QU): category == .initialPunctuation
        case (.QU, .ID): previous.category == .finalPunctuation
        default: false
        }
      }

      /// A line doesn't end at a soft hyphen, for it would need a hyphen there. Ours; docs/rules/text.md 3
      static func breakClass(of scalar: Unicode.Scalar) -> LineBreaker.Class { scalar == "\u{AD}" ? .CM : LineBreaker.breakClass(of: scalar) }
    }

    /// The width of a character in the present style, and how lines break at it.
    private mutating func facts(of character: Character) -> (advance: CGFloat, facts: Facts) {
      if let attachment, character == NSTextAttachment.character { return (attachment.size.width + kern, Facts(character)) }
      let scalars = character.unicodeScalars
      guard let scalar = scalars.first?.value, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
        return (widths.width(of: character) * stretch + kern, Facts(character))
      }
      if let seen = known[scalar] { return (seen.width * stretch + kern, seen.facts) }
      let new = (width: widths.width(of: character), facts: Facts(character))
      known[scalar] = new
      return (new.width * stretch + kern, new.facts)
    }

    @inline(__always) private mutating func append(_ kind: Kind, _ step: LineBreaker.Step, _ advance: CGFloat, _ units: Int, _ bytes: Int) {
      kinds.append(kind)
      if !step.isEmpty { kinds.withUnsafeMutableBufferPointer { TypesetText.take(step, at: $0.count - 1, $0) } }
      advances.append(advance)
      utf16Offsets.append(Int32(truncatingIfNeeded: utf16))
      utf8Offsets.append(Int32(truncatingIfNeeded: utf8))
      utf16 += units
      utf8 += bytes
    }

    mutating func finish() {
      utf16Offsets.append(Int32(truncatingIfNeeded: utf16))
      utf8Offsets.append(Int32(truncatingIfNeeded: utf8))
      styles.append((advances.count, runs[run].style))
    }
  }

  /// Computes directions by the Unicode algorithm, when a character or a paragraph's style needs it.
  private mutating func setLevels() {
    let scalars = Array(string.unicodeScalars)
    // The cluster of each scalar; in ASCII text each scalar is one.
    var clusterOf: [Int] = []
    clusterOf.reserveCapacity(scalars.count)
    var (cluster, utf8) = (0, 0)
    for scalar in scalars {
      while !utf8Offsets.isEmpty, cluster + 1 < count, Int(utf8Offsets[cluster + 1]) <= utf8 { cluster += 1 }
      clusterOf.append(utf8Offsets.isEmpty ? clusterOf.count : cluster)
      utf8 += UTF8.width(scalar)
    }
    func base(_ scalar: Int) -> UInt8? {
      switch style(at: clusterOf[scalar]).attributes.paragraphStyle?.baseWritingDirection ?? .natural {
      case .natural: nil
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    }
    guard let scalarLevels = BidiLevels.levels(of: scalars, base: base) else { return }
    levels.reserveCapacity(count)
    for (scalar, cluster) in clusterOf.enumerated() where cluster == levels.count { levels.append(scalarLevels[scalar]) }
  }

  // MARK: Reading

  package func utf16Offset(_ cluster: Int) -> Int { utf16Offsets.isEmpty ? cluster : Int(utf16Offsets[cluster]) }

  /// The cluster that begins at a position or contains it; `count` for the end.
  package func cluster(utf16 offset: Int) -> Int {
    guard !utf16Offsets.isEmpty else { return min(max(offset, 0), count) }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(utf16Offsets[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  package func text(_ clusters: Range<Int>) -> String {
    func index(_ cluster: Int) -> String.Index {
      string.utf8.index(string.startIndex, offsetBy: utf8Offsets.isEmpty ? cluster : Int(utf8Offsets[cluster]))
    }
    return String(string[index(clusters.lowerBound)..<index(clusters.upperBound)])
  }

  package func style(at cluster: Int) -> TextStyle { styles[styleIndex(at: cluster)].style }

  /// The index of a cluster's style; beyond the end that of the last one.
  private func styleIndex(at cluster: Int) -> Int {
    var (low, high) = (0, styles.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if styles[middle].end <= cluster { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The ranges of equal style within a range.
  package func styles(in range: Range<Int>) -> [(range: Range<Int>, style: TextStyle)] {
    var (found, start) = ([(range: Range<Int>, style: TextStyle)](), range.lowerBound)
    var index = styleIndex(at: start)
    while start < range.upperBound, index < styles.count {
      let end = min(styles[index].end, range.upperBound)
      if end > start { found.append((start..<end, styles[index].style)) }
      (start, index) = (max(start, end), index + 1)
    }
    return found
  }

  package func width(_ clusters: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in clusters { sum += advances[index] }
    return sum
  }

  package func isSpace(_ cluster: Int) -> Bool { kinds[cluster].contains(.space) }
  package func isNewline(_ cluster: Int) -> Bool { kinds[cluster].contains(.newline) }
}
