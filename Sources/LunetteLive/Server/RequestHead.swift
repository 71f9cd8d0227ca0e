import Foundation

/// The beginning of a request: its line and its headers. Source: RFC 9112, sections 2 to 6
struct RequestHead {
  var method = ""
  /// The path, without the query.
  var path = ""
  var isHttp10 = false
  private(set) var headers: [(name: String, value: String)] = []

  /// Limits of what a client may send before it is known whether it has the token. Source: those of common servers (nginx, Apache: lines of
  /// 8 KB, 100 headers); the numbers of seconds and connections are ours: far more than a page needs
  enum Limits {
    /// Units: bytes.
    static let line = 8 << 10
    static let headers = 100
    /// The limit of the request line and the headers together. Units: bytes.
    static let head = 64 << 10
    /// Units: bytes.
    static let body = 1 << 20
    /// Longest time for a head, and for a body. Units: seconds.
    static let seconds = 10.0
    static let connections = 200
  }

  /// A request that is not served; the numbers are HTTP's. Source: RFC 9110 section 15, RFC 6585 section 5
  enum Refusal: Int, Error {
    case badRequest = 400
    case timeout = 408
    case lengthRequired = 411
    case bodyTooLarge = 413
    case lineTooLong = 414
    case headTooLarge = 431

    var reason: String {
      switch self {
      case .badRequest: "Bad Request"
      case .timeout: "Request Timeout"
      case .lengthRequired: "Length Required"
      case .bodyTooLarge: "Content Too Large"
      case .lineTooLong: "URI Too Long"
      case .headTooLarge: "Request Header Fields Too Large"
      }
    }
  }

  /// The value of a header that is there once; nil if there are none or several, of which nobody could tell which one counts.
  subscript(_ name: String) -> String? {
    let found = headers.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  func has(_ name: String) -> Bool { headers.contains { $0.name == name } }

  /// Whether a header's list contains a word.
  func lists(_ name: String, _ word: String) -> Bool {
    headers.filter { $0.name == name }.contains { header in
      header.value.lowercased().split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces) == word }
    }
  }

  /// Number of bytes of the body. Throws: `Refusal`
  func bodyLength() throws(Refusal) -> Int {
    // Its length would be known only at its end.
    if has("transfer-encoding") { throw .lengthRequired }
    guard has("content-length") else { return 0 }
    guard let text = self["content-length"], !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .badRequest }
    // A number that has more digits than Int is larger than every limit.
    guard let length = Int(text), length <= Limits.body else { throw .bodyTooLarge }
    return length
  }

  fileprivate mutating func takeRequestLine(_ line: [UInt8]) throws(Refusal) {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(Self.isTokenByte), parts[1].first == 0x2F,
      !parts[1].contains(where: { $0 <= 0x20 || $0 == 0x7F })
    else { throw .badRequest }
    switch String(decoding: parts[2], as: UTF8.self) {
    case "HTTP/1.1": break
    case "HTTP/1.0": isHttp10 = true
    default: throw .badRequest
    }
    method = String(decoding: parts[0], as: UTF8.self)
    path = String(decoding: parts[1].prefix { $0 != 0x3F }, as: UTF8.self)
  }

  fileprivate mutating func takeHeader(_ line: [UInt8]) throws(Refusal) {
    guard headers.count < Limits.headers else { throw .headTooLarge }
    guard let colon = line.firstIndex(of: 0x3A), colon > 0, line[..<colon].allSatisfy(Self.isTokenByte),
      !line.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F })
    else { throw .badRequest }
    let value = String(decoding: line[(colon + 1)...], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    headers.append((String(decoding: line[..<colon], as: UTF8.self).lowercased(), value))
  }

  /// Source: RFC 9110 section 5.6.2
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

/// Reads a head from bytes as they come. Each byte is looked at once.
struct RequestHeadReader {
  private var head = RequestHead()
  private var line: [UInt8] = []
  private var count = 0
  private var hasRequestLine = false

  /// Whether nothing has come yet.
  var isEmpty: Bool { count == 0 }

  /// Returns: the head when this was its last byte. Throws: `RequestHead.Refusal`
  mutating func take(_ byte: UInt8) throws(RequestHead.Refusal) -> RequestHead? {
    count += 1
    guard count <= RequestHead.Limits.head else { throw .headTooLarge }
    guard byte == 0x0A else {
      guard line.count < RequestHead.Limits.line else { throw hasRequestLine ? .headTooLarge : .lineTooLong }
      line.append(byte)
      return nil
    }
    if line.last == 0x0D { line.removeLast() }
    defer { line.removeAll(keepingCapacity: true) }
    if line.isEmpty {
      // Line ends before a request are passed over. Source: RFC 9112 section 2.2
      return hasRequestLine ? head : nil
    }
    if hasRequestLine { try head.takeHeader(line) } else { try head.takeRequestLine(line) }
    hasRequestLine = true
    return nil
  }
}
