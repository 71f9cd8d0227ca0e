import Foundation

/// What a simulated web answers for one address. There is no network: whoever drives the app says which pages there are.
public struct WebPage: Equatable, Sendable {
  public var html = ""
  /// Nil stands for the title in the HTML.
  public var title: String?
  /// The size of the content to be scrolled; nil stands for that of the words. Units: points
  public var contentSize: CGSize?
  /// What scripts of the app's get from the page, by their text.
  public var scripts: [String: InputValue] = [:]
  /// What the page posts to the app's message handlers when it is loaded, by their names.
  public var messages: [String: InputValue] = [:]
  /// The address that the server sends the browser on to.
  public var redirect: String?
  /// Why the page can't be loaded; nil when it can.
  public var failure: String?
  /// The HTTP status.
  public var status = 200
  /// How long the server takes. Units: seconds. The usual value is ours
  public var delay: TimeInterval = 0.1

  public init(html: String) { self.html = html }

  /// A page as scripts write it: its HTML, or a table.
  init(_ value: InputValue, of address: String) throws(WebPageProblem) {
    func refuse(_ what: String) -> WebPageProblem { WebPageProblem(text: "the page of \"\(address)\" \(what)") }
    if case .text(let html) = value {
      self.init(html: html)
      return
    }
    guard case .table(let fields) = value else { throw refuse("must be its HTML or a table") }
    self.init(html: "")
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
      switch (name, field) {
      case ("html", .text(let text)): html = text
      case ("title", .text(let text)): title = text
      case ("redirect", .text(let text)): redirect = text
      case ("error", .text(let text)): failure = text
      case ("status", .number(let number)) where Self.statuses.contains(number): status = Int(number)
      case ("delay", .number(let seconds)) where seconds >= 0: delay = seconds
      case ("contentSize", .list(let list)):
        let sides = list.compactMap { if case .number(let side) = $0, side >= 0 { CGFloat(side) } else { nil } }
        guard sides.count == 2, list.count == 2 else { throw refuse("has a contentSize that isn't { width, height }") }
        contentSize = CGSize(width: sides[0], height: sides[1])
      case ("scripts", .table(let answers)): scripts = answers
      case ("messages", .table(let posted)): messages = posted
      case ("html", _), ("title", _), ("redirect", _), ("error", _), ("status", _), ("delay", _), ("contentSize", _), ("scripts", _), ("messages", _):
        throw refuse("has a wrong value for '\(name)'")
      default: throw refuse("has no '\(name)'; it may have html, title, contentSize, scripts, messages, redirect, error, status and delay")
      }
    }
  }

  /// Source: RFC 9110, 15
  private static let statuses: ClosedRange<Double> = 100...599

  /// Pages by their addresses, as scripts write them.
  public static func pages(_ value: InputValue) throws(WebPageProblem) -> [String: WebPage] {
    guard case .table(let entries) = value else { throw WebPageProblem(text: "pages must be a table of pages by their addresses") }
    var pages: [String: WebPage] = [:]
    for (address, page) in entries.sorted(by: { $0.key < $1.key }) { pages[address] = try WebPage(page, of: address) }
    return pages
  }
}

public struct WebPageProblem: Error, CustomStringConvertible {
  let text: String
  public var description: String { text }
}

/// The words of an HTML text in their order, and its title. Tags, scripts and styles are left out; nothing is laid out.
struct HTMLWords {
  private(set) var title: String?
  private(set) var text = ""

  init(_ html: String) {
    if HostWork.mustEnd(bytes: Self.copies * html.utf8.count, "reading the words of a page of \(html.utf8.count) bytes") { return }
    var source = HTMLSource(html)
    var words: [UInt8] = []
    while let tag = source.first(of: UInt8(ascii: "<")) {
      if HostWork.mustEnd("reading the words of a page of \(source.bytes.count) bytes") { break }
      words += source.bytes[source.place..<tag]
      source.place = tag
      if source.skip("<!--") {
        source.go(behind: "-->")
        continue
      }
      let name = source.name(at: tag + 1)
      source.go(behind: ">")
      // Words on both sides of a tag stay apart, unless the tag stands within a line.
      if !Self.inline.contains(name) { words.append(UInt8(ascii: " ")) }
      guard Self.silent.contains(name) else { continue }
      let start = source.place
      let end = source.go(behind: "</\(name)")
      if name == "title", title == nil { title = Self.folded(Self.decoded(String(decoding: source.bytes[start..<end], as: UTF8.self))) }
      source.go(behind: ">")
    }
    words += source.bytes[source.place...]
    text = Self.folded(Self.decoded(String(decoding: words, as: UTF8.self)))
  }

  /// How often a page is held while it is read: its bytes, those of its words, and these with their characters and with single spaces.
  private static let copies = 4

  /// Elements whose content isn't a part of the page's text. Source: the HTML standard, 15.3.1
  private static let silent: Set<String> = ["title", "script", "style", "template"]
  /// Elements within a line. Source: the HTML standard, 3.2.5.2.5
  private static let inline: Set<String> = ["", "a", "abbr", "b", "code", "em", "i", "s", "small", "span", "strong", "sub", "sup", "u"]

  /// One space for all that separates two words, none at the ends.
  private static func folded(_ text: String) -> String {
    var result = ""
    var isApart = false
    for character in text {
      if HostWork.mustEnd("reading the words of a page's text of \(text.utf8.count) bytes") { break }
      if character.isWhitespace {
        isApart = true
      } else {
        if isApart, !result.isEmpty { result += " " }
        result.append(character)
        isApart = false
      }
    }
    return result
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

  /// Characters in the place of their names and numbers: `&amp;`, `&#233;`, `&#xE9;`.
  private static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      if HostWork.mustEnd("reading the words of a page's text of \(text.utf8.count) bytes") { break }
      result += rest[..<mark]
      rest = rest[mark...].dropFirst()
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard rest[name.endIndex...].first == ";", let character = entities[String(name)] ?? numbered(name) else {
        result += "&"
        continue
      }
      result += character
      rest = rest[name.endIndex...].dropFirst()
    }
    return result + rest
  }

  private static func numbered(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") || digits.hasPrefix("X") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

/// A place in HTML. Tags consist of ASCII, whose letters' case doesn't count.
private struct HTMLSource {
  let bytes: [UInt8]
  var place = 0

  init(_ html: String) { bytes = Array(html.utf8) }

  func first(of byte: UInt8) -> Int? { bytes[place...].firstIndex(of: byte) }

  /// - Parameter mark: in small letters
  private func has(_ mark: String, at index: Int) -> Bool {
    guard index + mark.utf8.count <= bytes.count else { return false }
    return zip(bytes[index...], mark.utf8).allSatisfy { byte, wanted in byte == wanted || Self.capitals.contains(byte) && byte | 0x20 == wanted }
  }

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  /// Goes behind a mark that stands here. Returns: whether it does
  mutating func skip(_ mark: String) -> Bool {
    guard has(mark, at: place) else { return false }
    place += mark.utf8.count
    return true
  }

  /// Goes behind the next mark, or to the end. Returns: where the mark begins
  @discardableResult mutating func go(behind mark: String) -> Int {
    guard let head = mark.utf8.first else { return place }
    while let start = first(of: head) {
      place = start
      if skip(mark) { return start }
      place += 1
    }
    place = bytes.count
    return place
  }

  /// The name of the tag whose name begins there, in small letters.
  func name(at start: Int) -> String {
    guard start < bytes.count else { return "" }
    // Beyond ASCII each byte counts as a letter's.
    let name = bytes[start...].prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") || Self.digits.contains($0) || $0 >= 0x80 }
    return String(decoding: name.prefix(Self.longestName), as: UTF8.self).lowercased()
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  /// Longer than every tag's that means something here.
  private static let longestName = 16
}

/// The pages of a simulation's web.
final class SimulatedWeb {
  var pages: [String: WebPage] = [:]
}

extension Simulation {
  var web: SimulatedWeb { part(.web) { _ in SimulatedWeb() } }

  /// Sets the pages that web views find, by their addresses.
  public func setWebPages(_ pages: [String: WebPage]) { web.pages = pages }
  public var webPages: [String: WebPage] { web.pages }
}
