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
      case ("html", _), ("title", _), ("redirect", _), ("error", _), ("status", _), ("delay", _), ("contentSize", _), ("scripts", _):
        throw refuse("has a wrong value for '\(name)'")
      default: throw refuse("has no '\(name)'; it may have html, title, contentSize, scripts, redirect, error, status and delay")
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
    var rest = html[...]
    while let tag = rest.firstIndex(of: "<") {
      text += rest[..<tag]
      rest = rest[tag...]
      if rest.hasPrefix("<!--") {
        rest = Self.after("-->", in: rest)
        continue
      }
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased()
      rest = Self.after(">", in: rest)
      // Words on both sides of a tag stay apart, unless the tag stands within a line.
      if !Self.inline.contains(name) { text += " " }
      guard Self.silent.contains(name) else { continue }
      let content = rest
      rest = Self.after("</\(name)", in: rest)
      if name == "title", title == nil {
        title = Self.folded(Self.decoded(String(content[..<(Self.start(of: "</title", in: content) ?? content.endIndex)])))
      }
      rest = Self.after(">", in: rest)
    }
    text = Self.folded(Self.decoded(text + rest))
  }

  /// Elements whose content isn't a part of the page's text. Source: the HTML standard, 15.3.1
  private static let silent: Set<String> = ["title", "script", "style", "template"]
  /// Elements within a line. Source: the HTML standard, 3.2.5.2.5
  private static let inline: Set<String> = ["", "a", "abbr", "b", "code", "em", "i", "s", "small", "span", "strong", "sub", "sup", "u"]

  private static func start(of mark: String, in text: Substring) -> String.Index? {
    text.range(of: mark, options: .caseInsensitive)?.lowerBound
  }

  /// The text after a mark; nothing where there is none.
  private static func after(_ mark: String, in text: Substring) -> Substring {
    text.range(of: mark, options: .caseInsensitive).map { text[$0.upperBound...] } ?? ""
  }

  private static func folded(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

  /// Characters in the place of their names and numbers: `&amp;`, `&#233;`, `&#xE9;`.
  private static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
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
