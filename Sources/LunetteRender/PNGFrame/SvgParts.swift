/// A document of ours as several that are drawn over one another into the same picture, with the same pixels. librsvg can't be interrupted while it draws
/// one, and each shadow or blur is drawn into a picture as large as the document: a thousand of them take a quarter of a minute.
///
/// A part ends behind an element that lies in nothing but the document and groups that only cut or move: their contents are drawn straight onto what is
/// there. It begins with the start tags of the groups that are open there, and with the definitions before it that it refers to.
struct SvgParts {
  private let svg: [UInt8]
  private var parts: [[UInt8]] = []

  /// What is open at a place: its start tag, and whether its contents are drawn straight onto what is there.
  private struct Open {
    let tag: Range<Int>
    let isDefinition: Bool
    let isPlain: Bool
  }

  private var open: [Open] = []
  /// The definitions so far, by their names.
  private var definitions: [Range<Int>] = []
  private var places: [[UInt8]: Int] = [:]
  /// Where the part begins that is being read, and what was open there.
  private var start = 0
  private var openAtStart: [Range<Int>] = []
  private var filtered = 0

  /// - Parameter mostFiltered: how many elements with a filter a part has before it ends where it may
  /// - Returns: one document, the whole one, where it can't be cut
  static func documents(_ svg: [UInt8], mostFiltered: Int) -> [[UInt8]] {
    var reader = SvgParts(svg)
    reader.read(mostFiltered)
    return reader.parts
  }

  private init(_ svg: [UInt8]) { self.svg = svg }

  private mutating func read(_ mostFiltered: Int) {
    var place = 0
    while let tag = nextTag(from: place) {
      place = tag.upperBound
      if svg[tag.lowerBound + 1] == UInt8(ascii: "/") {
        guard let element = open.popLast() else { break }
        if element.isDefinition { define(element.tag.lowerBound..<tag.upperBound) }
      } else {
        let isDefinition = !has(tag, "<g") && Self.definitions.contains { has(tag, $0) } && !open.contains(where: \.isDefinition)
        if contains(tag, " filter=\"url(") { filtered += 1 }
        if svg[tag.upperBound - 2] != UInt8(ascii: "/") {
          open.append(Open(tag: tag, isDefinition: isDefinition, isPlain: isPlain(tag)))
          continue
        }
        if isDefinition { define(tag) }
      }
      if filtered >= mostFiltered, !open.isEmpty, open.allSatisfy(\.isPlain) { endPart(at: place) }
    }
    if parts.isEmpty { parts = [svg] } else { endPart(at: svg.count) }
  }

  private static let definitions = ["<filter", "<clipPath", "<mask", "<linearGradient", "<radialGradient", "<pattern", "<style", "<symbol", "<defs"]
  /// Groups with these are drawn into a picture of their own.
  private static let groupAttributes = [" opacity=", " mask=", " filter=", " style="]

  private func isPlain(_ tag: Range<Int>) -> Bool {
    if has(tag, "<svg") { return open.isEmpty }
    return (has(tag, "<g ") || has(tag, "<g>")) && !Self.groupAttributes.contains { contains(tag, $0) }
  }

  private mutating func define(_ element: Range<Int>) {
    for name in name(after: " id=\"", in: element, end: UInt8(ascii: "\"")) { places[name] = definitions.count }
    definitions.append(element)
  }

  private mutating func endPart(at end: Int) {
    var part: [UInt8] = []
    if start > 0 {
      for tag in openAtStart.prefix(1) { part += svg[tag] }
      for index in needed(by: [start..<end] + openAtStart).sorted() { part += svg[definitions[index]] }
      for tag in openAtStart.dropFirst() { part += svg[tag] }
    }
    part += svg[start..<end]
    if end < svg.count {
      for element in open.dropFirst().reversed() { part += has(element.tag, "<g") ? Array("</g>".utf8) : [] }
      part += Array("</svg>".utf8)
    }
    parts.append(part)
    (start, openAtStart, filtered) = (end, open.map(\.tag), 0)
  }

  /// The definitions before the part that it refers to, and those that these refer to. Styles have no name, and every part has them.
  private func needed(by texts: [Range<Int>]) -> Set<Int> {
    var found = Set(definitions.indices.filter { definitions[$0].upperBound <= start && has(definitions[$0], "<style") })
    var rest = texts
    while let text = rest.popLast() {
      for name in name(after: "#", in: text, end: UInt8(ascii: ")")) + name(after: "href=\"#", in: text, end: UInt8(ascii: "\"")) {
        guard let index = places[name], definitions[index].upperBound <= start, found.insert(index).inserted else { continue }
        rest.append(definitions[index])
      }
    }
    return found
  }

  // MARK: Bytes

  private func nextTag(from place: Int) -> Range<Int>? {
    guard let start = svg[place...].firstIndex(of: UInt8(ascii: "<")), let end = svg[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return start..<end + 1
  }

  private func has(_ range: Range<Int>, _ text: String) -> Bool { svg[range].starts(with: text.utf8) }

  private func contains(_ range: Range<Int>, _ text: String) -> Bool {
    let text = Array(text.utf8)
    return range.contains { svg[$0] == text[0] && svg[$0..<range.upperBound].starts(with: text) }
  }

  /// What stands between each `mark` and the next `end`.
  private func name(after mark: String, in range: Range<Int>, end: UInt8) -> [[UInt8]] {
    let mark = Array(mark.utf8)
    var names: [[UInt8]] = []
    var place = range.lowerBound
    while let start = svg[place..<range.upperBound].firstIndex(of: mark[0]) {
      place = start + 1
      guard svg[start..<range.upperBound].starts(with: mark) else { continue }
      let rest = svg[(start + mark.count)..<range.upperBound]
      guard let stop = rest.firstIndex(of: end), stop - rest.startIndex <= Self.longestName else { continue }
      names.append(Array(rest[..<stop]))
    }
    return names
  }

  /// Units: bytes. Names are a letter and a hash
  private static let longestName = 40
}
