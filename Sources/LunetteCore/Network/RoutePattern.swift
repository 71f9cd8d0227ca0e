/// Which requests a route answers: `GET /items/:id?page=2`.
///
/// `:name` is any one segment of the path and gets a name, `*` any one, `**` all that remain. What the query asks for must be in the request's.
/// Source: docs/rules/world.md 2
public struct RoutePattern: Equatable, Sendable {
  /// `*` is every method.
  public let method: String
  public let path: String
  public let query: [String: String]
  /// Scheme and host; nil for those of the server.
  public let host: String?
  private let route: RoutePath
  /// The segments before `**`.
  private let pieces: [Piece]
  /// Whether `**` follows.
  private let isOpen: Bool

  /// - Parameter path: with its query; a whole address is answered wherever the server is
  public init(method: String, path: String) {
    self.method = method.uppercased()
    let parts = path.hasPrefix("https://") || path.hasPrefix("http://") ? Self.parts(of: path) : nil
    let (path, query) = parts.map { ($0.path, $0.query) } ?? Self.split(path)
    (self.path, self.query, host) = (path, query, parts?.host)
    route = RoutePath(path)
    let closed = route.segments.prefix { $0 != "**" }
    pieces = closed.map(Piece.init)
    isOpen = closed.count < route.segments.count
  }

  /// - Parameter text: `GET /items`; without a method every one is meant
  public init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    if parts.count == 2 {
      self.init(method: String(parts[0]), path: String(parts[1]))
    } else {
      self.init(method: "*", path: text)
    }
  }

  /// Why the pattern can't be meant as it is written, in words; nil where it can.
  public var problem: String? {
    if host?.contains("*") == true { return "a host has no *" }
    var names: Set<String> = []
    for (place, segment) in route.segments.enumerated() {
      if segment == "**" {
        if place < route.segments.count - 1 { return "** is all that remains, and nothing follows it" }
      } else if segment.hasPrefix(":") {
        let name = String(segment.dropFirst())
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else {
          return "a name is made of letters, digits, _ and -, and is a whole segment, not '\(segment)'; %3A is a colon"
        }
        guard names.insert(name).inserted else { return "each name comes once, and '\(segment)' comes twice" }
      } else if segment != "*", segment.contains("*") {
        return "* is a whole segment, and '\(segment)' is more; %2A is an asterisk"
      }
    }
    return nil
  }

  /// An address whose path means itself: no segment of it stands for others.
  public static func literal(_ address: String) -> String {
    let (path, rest) = (address.prefix { $0 != "?" && $0 != "#" }, address.drop { $0 != "?" && $0 != "#" })
    let start = path.firstRange(of: "://").map { path[$0.upperBound...].firstIndex(of: "/") ?? path.endIndex } ?? path.startIndex
    let own = path[start...].replacing("*", with: "%2A").replacing("/:", with: "/%3A")
    return String(path[..<start] + own + rest)
  }

  /// The last segment of each path that fits; nil where paths with others fit, too, and for a whole address.
  package var lastSegment: String? { if host == nil, !isOpen, case .text(let text)? = pieces.last { text } else { nil } }

  /// The pattern's text as it was written.
  public var text: String {
    let query = query.keys.sorted().map { "\($0)=\(self.query[$0] ?? "")" }.joined(separator: "&")
    return "\(method) \(host ?? "")\(path)" + (query.isEmpty ? "" : "?" + query)
  }

  /// The named segments of a request that fits; nil for one that doesn't.
  public func parameters(method: String, path: RoutePath, query: [String: String]) -> [String: String]? {
    guard let found = parameters(of: path), allows(method), self.query.allSatisfy({ query[$0] == $1 }) else { return nil }
    return found
  }

  private func allows(_ method: String) -> Bool { self.method == "*" || self.method == method }

  /// Looks at the last segment first: in it most routes of a server differ.
  private func parameters(of asked: RoutePath) -> [String: String]? {
    let count = pieces.count
    guard isOpen ? asked.decoded.count >= count : asked.decoded.count == count else { return nil }
    var hasNames = false
    for place in stride(from: count - 1, through: 0, by: -1) {
      switch pieces[place] {
      case .text(let text): if text != asked.decoded[place] { return nil }
      case .name: hasNames = true
      case .any: break
      }
    }
    guard hasNames else { return [:] }
    var found: [String: String] = [:]
    for (piece, text) in zip(pieces, asked.decoded) { if case .name(let name) = piece { found[name] = text } }
    return found
  }

  /// Whether there may be a request that fits both.
  public func meets(_ other: RoutePattern) -> Bool {
    guard method == "*" || other.method == "*" || method == other.method else { return false }
    guard query.allSatisfy({ other.query[$0] == nil || other.query[$0] == $1 }) else { return false }
    // Of a path below a server and a whole address nothing is known.
    if (host == nil) != (other.host == nil) { return true }
    return host == other.host && meetsPath(other)
  }

  private func meetsPath(_ other: RoutePattern) -> Bool {
    guard isOpen || other.pieces.count <= pieces.count, other.isOpen || pieces.count <= other.pieces.count else { return false }
    return zip(pieces, other.pieces).allSatisfy { own, other in
      if case .text(let own) = own, case .text(let other) = other { own == other } else { true }
    }
  }

  private enum Piece: Equatable {
    case text(String)
    case name(String)
    case any

    init(_ segment: String) {
      if segment.utf8.first == UInt8(ascii: ":") {
        self = .name(String(segment.dropFirst()))
      } else if segment == "*" {
        self = .any
      } else {
        self = .text(RoutePattern.decoded(segment))
      }
    }
  }

  /// How far a request is from this pattern, and the first difference in words; for a request that no route answers.
  public func difference(method: String, path: String, query: [String: String]) -> (distance: Int, words: String) {
    let (asked, segments) = (RoutePath(path).segments, route.segments)
    var (distance, words) = (0, [String]())
    for place in 0..<max(asked.count, segments.count) {
      let segment = place < segments.count ? segments[place] : nil
      if segment == "**" { break }
      let other = place < asked.count ? asked[place] : nil
      if let segment, other != nil, segment.hasPrefix(":") || segment == "*" { continue }
      if segment.map(Self.decoded) == other.map(Self.decoded) { continue }
      switch (other, segment) {
      case (let other?, let segment?): words.append("segment \(place + 1): '\(other)', not '\(segment)'")
      case (let other?, nil): words.append("segment \(place + 1): '\(other)' is too many")
      case (nil, let segment?): words.append("segment \(place + 1): '\(segment)' is missing")
      case (nil, nil): break
      }
      if let other, let segment { distance += Self.letters(other, segment) } else { distance += 4 }
    }
    if !allows(method) {
      words.append("the method is \(method), not \(self.method)")
      distance += 3
    }
    for key in self.query.keys.sorted() where query[key] != self.query[key] {
      words.append("the query's \(key) is \(query[key].map { "'\($0)'" } ?? "missing"), not '\(self.query[key] ?? "")'")
      distance += 2
    }
    return (distance, words.joined(separator: "; "))
  }

  /// 1 for segments that resemble each other, else 5, which is more than a segment too many.
  private static func letters(_ a: String, _ b: String) -> Int {
    let (shorter, longer) = a.count < b.count ? (a, b) : (b, a)
    return longer.hasPrefix(shorter) && !shorter.isEmpty || a.lowercased() == b.lowercased() ? 1 : 5
  }

  /// A path and its query. Of a name that comes twice the last value counts.
  public static func split(_ path: String) -> (path: String, query: [String: String]) {
    let whole = path.prefix { $0 != "#" }
    guard let mark = whole.firstIndex(of: "?") else { return (String(whole), [:]) }
    var query: [String: String] = [:]
    for item in whole[whole.index(after: mark)...].split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[decoded(String(parts[0]))] = parts.count == 2 ? decoded(String(parts[1])) : ""
    }
    return (String(whole[..<mark]), query)
  }

  /// A text without its percent signs; bytes that are no UTF-8 stay as they are written.
  public static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var place = 0
    while place < source.count {
      if source[place] == UInt8(ascii: "%"), place + 2 < source.count,
        let byte = UInt8(String(decoding: source[(place + 1)...(place + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        place += 3
      } else {
        bytes.append(source[place])
        place += 1
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? text
  }

  /// A request's address in three parts: `https://a.test`, `/items`, its query; nil for an address without a host.
  public static func parts(of url: String) -> (host: String, path: String, query: [String: String])? {
    guard let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://") else { return nil }
    let rest = url[url.index(colon, offsetBy: 3)...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let (path, query) = split(String(rest[end...]))
    let scheme = url[..<colon].lowercased()
    var host = rest[..<end].lowercased()
    // The port that is meant without one.
    if let usual = ["https": ":443", "http": ":80"][scheme], host.hasSuffix(usual) { host.removeLast(usual.count) }
    return (scheme + "://" + host, path.isEmpty ? "/" : path, query)
  }
}

/// A path in segments: made once for a request, however many routes look at it.
public struct RoutePath: Equatable, Sendable {
  /// The segments as they are written.
  let segments: [String]
  /// Without percent signs.
  let decoded: [String]
  /// The last segment, without percent signs.
  package var lastSegment: String? { decoded.last }

  public init(_ path: String) {
    segments = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    decoded = segments.map(RoutePattern.decoded)
  }
}
