import Foundation

/// The fields of a request's or an answer's head, in the order in which they were set. Names are compared without case.
public struct HTTPFields: Equatable, Sendable {
  public struct Field: Equatable, Sendable {
    public let name: String
    public fileprivate(set) var value: String
  }
  public var list: [Field] { slots.compactMap(\.self) }
  /// A field that was removed leaves a gap.
  private var slots: [Field?] = []
  /// The places of headers by their names in lower case.
  private var places: [String: Int] = [:]

  public init() {}

  public init(_ fields: [String: String]) { for name in fields.keys.sorted() { self[name] = fields[name] } }

  /// Whether HTTP lets a field have this name and this value. Source: RFC 9110, 5.1 and 5.5
  public static func mayBe(_ name: String, _ value: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") } && !value.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
  }

  public subscript(name: String) -> String? {
    get { places[name.lowercased()].flatMap { slots[$0]?.value } }
    set {
      let key = name.lowercased()
      switch (places[key], newValue) {
      case (let place?, let value?): slots[place]?.value = value
      case (let place?, nil):
        slots[place] = nil
        places[key] = nil
      case (nil, let value?):
        places[key] = slots.count
        slots.append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  public static func == (one: HTTPFields, other: HTTPFields) -> Bool { one.list == other.list }

  /// Adds a value to a field; several values are one, with commas between them. Source: Apple, URLRequest.addValue
  public mutating func add(_ value: String, to name: String) { self[name] = self[name].map { $0 + "," + value } ?? value }
}

/// What an app asks a server for.
public struct NetworkRequest: Equatable, Sendable {
  public var url: String
  public var method = "GET"
  public var fields = HTTPFields()
  public var body: [UInt8]?
  /// Whether it may go over a phone's network. Source: Apple, URLRequest.allowsCellularAccess
  public var allowsCellular = true
  /// Whether it may cost money, as it does over a phone's network. Source: Apple, URLRequest.allowsExpensiveNetworkAccess
  public var allowsExpensive = true

  public init(url: String) { self.url = url }

  /// `GET https://a.test/items`
  public var line: String { "\(method) \(url)" }

  /// Whether its address leads to a server: with a scheme that a session knows, and a host. Others fail before anybody is asked, with
  /// "unsupported URL". Source: Apple, URLError.unsupportedURL; docs/rules/world.md 2
  public var isSupported: Bool {
    guard let address = URLComponents(string: url), let scheme = address.scheme?.lowercased() else { return false }
    return ["http", "https"].contains(scheme) && address.host?.isEmpty == false
  }

  /// The request that follows from a redirection; nil if the status means none.
  /// Source: RFC 9110, 15.4; that 301 and 302 turn POST into GET is what URLSession does
  public func redirected(status: Int, to url: String) -> NetworkRequest? {
    guard [301, 302, 303, 307, 308].contains(status) else { return nil }
    var next = self
    next.url = url
    if status == 303 && method != "HEAD" || status <= 302 && method == "POST" {
      (next.method, next.body) = ("GET", nil)
      for name in ["Content-Type", "Content-Length"] { next.fields[name] = nil }
    }
    return next
  }

  /// How often one request may be redirected. Source: docs/rules/world.md 2
  public static let mostRedirects = 20
}

/// What a server answers.
public struct NetworkReply: Equatable, Sendable {
  public var status = 200
  public var fields = HTTPFields()
  public var body: [UInt8] = []
  /// How fast the body arrives; nil: all at once.
  public var bytesPerSecond: Double?
  /// Why there is no answer, or none after the first `afterBytes` of its body.
  public var failure: NetworkFailure?
  public var afterBytes: Int?

  public init() {}

  public init(failure: NetworkFailure) { self.failure = failure }
}

extension HTTPFields {
  /// The kind of the content without its parameters: `application/json`. Source: Apple, URLResponse.mimeType
  public var mimeType: String? {
    self["Content-Type"].map { String($0.prefix { $0 != ";" }).trimmed.lowercased() }
  }

  /// Source: Apple, URLResponse.textEncodingName
  public var textEncoding: String? {
    guard let type = self["Content-Type"], let start = type.lowercased().range(of: "charset=") else { return nil }
    return type[start.upperBound...].prefix { $0 != ";" }.lowercased().trimmed.filter { $0 != "\"" }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  fileprivate func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      formIndex(after: &start)
    }
    return nil
  }
}

/// Names of HTTP's numbers, and the kinds of files.
public enum HTTPNames {
  /// What a status means, in English. Source: Apple, HTTPURLResponse.localizedString(forStatusCode:): lower case; of rare ones its class
  public static func status(_ code: Int) -> String {
    if let known = statuses[code] { return known }
    switch code {
    case 100...199: return "informational"
    case 200...299: return "success"
    case 300...399: return "redirected"
    case 400...499: return "client error"
    default: return "server error"
    }
  }

  private static let statuses = [
    100: "continue", 101: "switching protocols", 200: "no error", 201: "created", 202: "accepted", 203: "non authoritative information",
    204: "no content", 205: "reset content", 206: "partial content", 300: "multiple choices", 301: "moved permanently", 302: "found",
    303: "see other", 304: "not modified", 305: "needs proxy", 307: "temporarily redirected", 400: "bad request", 401: "unauthorized",
    402: "payment required", 403: "forbidden", 404: "not found", 405: "method not allowed", 406: "unacceptable",
    407: "proxy authentication required", 408: "request timed out", 409: "conflict", 410: "no longer exists", 411: "length required",
    412: "precondition failed", 413: "request too large", 414: "requested URL too long", 415: "unsupported media type",
    416: "requested range not satisfiable", 417: "expectation failed", 500: "internal server error", 501: "unimplemented", 502: "bad gateway",
    503: "service unavailable", 504: "gateway timed out", 505: "unsupported version",
  ]

  /// The kind of a file's content by its ending; nil for an unknown one. Source: IANA, media types
  public static func contentType(ofFile name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return types[name[name.index(after: dot)...].lowercased()]
  }

  private static let types = [
    "json": "application/json", "html": "text/html", "htm": "text/html", "txt": "text/plain", "csv": "text/csv", "css": "text/css", "xml": "application/xml",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml", "pdf": "application/pdf",
    "js": "text/javascript", "lua": "text/x-lua", "zip": "application/zip", "mp3": "audio/mpeg", "mp4": "video/mp4",
  ]
}
