import Foundation
import LunetteCore

/// Requests and their answers as a browser or a proxy has recorded them. Source: HTTP Archive (HAR) 1.2
public struct HarFile {
  public struct Entry: Equatable, Sendable {
    public var request: NetworkRequest
    /// Nil fits every body; the format has no other way to say that none was recorded.
    public var body: [UInt8]? { request.body }
    public var reply: NetworkReply
    /// How long the answer took; nil where the file doesn't say. Units: seconds
    public var seconds: Double?
    /// When the request was made. Units: seconds since the reference date
    public var date: Double

    public init(request: NetworkRequest, reply: NetworkReply, seconds: Double?, date: Double = 0) {
      (self.request, self.reply, self.seconds, self.date) = (request, reply, seconds, date)
    }
  }

  public var entries: [Entry]

  public init(entries: [Entry]) { self.entries = entries }

  /// - Parameters:
  ///   - name: of the file, for messages
  ///   - file: reads a file that an entry names in place of a text; Playwright writes such entries
  /// Throws: `HarProblem`
  public init(_ bytes: [UInt8], name: String, file: (String) throws -> [UInt8]) throws(HarProblem) {
    let value: InputValue
    do throws(JsonProblem) { value = try InputValue.read(json: bytes) } catch {
      throw HarProblem(name, error.description, line: error.line, column: error.column)
    }
    let root = HarNode(value: value, path: [])
    do throws(HarNode.Mismatch) {
      entries = []
      for entry in try root.field("log").field("entries").items() {
        // A web socket is no request with an answer.
        if try entry.field("request").field("url").text().hasPrefix("ws") { continue }
        entries.append(try Self.entry(entry, file))
      }
    } catch {
      let place = bytes.withUnsafeBufferPointer { text -> JsonProblem in
        var path = error.path
        var place = JsonPlaces.place(of: path, in: text)
        // What is missing has no place; what it is missing in has one.
        while place == nil, path.popLast() != nil { place = JsonPlaces.place(of: path, in: text) }
        return JsonProblem(error.reason, at: place?.value.lowerBound ?? 0, in: text)
      }
      throw HarProblem(name, error.reason, line: place.line, column: place.column)
    }
  }

  private static func entry(_ entry: HarNode, _ file: (String) throws -> [UInt8]) throws(HarNode.Mismatch) -> Entry {
    let (asked, answered) = (try entry.field("request"), try entry.field("response"))
    let address = try asked.field("url")
    guard RoutePattern.parts(of: try address.text()) != nil else { throw address.mismatch("an address such as \"https://a.test/items\"") }
    var request = NetworkRequest(url: try address.text())
    request.method = try asked.field("method").text().uppercased()
    request.fields = try fields(of: asked)
    if let body = asked.optional("postData") { request.body = try postedBody(body) }
    var seconds: Double?
    if let time = try entry.optional("time")?.number(), time >= 0 { seconds = time / 1000 }
    return Entry(request: request, reply: try reply(answered, file), seconds: seconds)
  }

  /// Repeated fields are one, with commas between the values. Names that begin with a colon are HTTP/2's own.
  private static func fields(of node: HarNode) throws(HarNode.Mismatch) -> HTTPFields {
    var fields = HTTPFields()
    for field in try node.optional("headers")?.items() ?? [] {
      let name = try field.field("name").text()
      if !name.hasPrefix(":") { fields.add(try field.field("value").text(), to: name) }
    }
    return fields
  }

  private static func postedBody(_ node: HarNode) throws(HarNode.Mismatch) -> [UInt8]? {
    if let text = node.optional("text") { return try bytes(of: text, encoding: node.optional("encoding") ?? node.optional("_encoding")) }
    guard let parameters = node.optional("params") else { return nil }
    var pairs: [String] = []
    for parameter in try parameters.items() {
      pairs.append(try parameter.field("name").text() + "=" + (parameter.optional("value")?.text() ?? ""))
    }
    return pairs.isEmpty ? nil : Array(pairs.joined(separator: "&").utf8)
  }

  private static func bytes(of node: HarNode, encoding: HarNode?) throws(HarNode.Mismatch) -> [UInt8] {
    let text = try node.text()
    guard try encoding?.text() == "base64" else { return Array(text.utf8) }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { throw node.mismatch("base64") }
    return Array(data)
  }

  private static func reply(_ node: HarNode, _ file: (String) throws -> [UInt8]) throws(HarNode.Mismatch) -> NetworkReply {
    let status = try node.field("status").number()
    // Browsers write 0, and others -1, where there was no answer.
    if status <= 0 {
      let reason = node.optional("_error") ?? node.optional("_failureText")
      return NetworkReply(failure: (try reason?.text()).flatMap { NetworkFailure(rawValue: $0) } ?? .networkConnectionLost)
    }
    guard let code = Int(exactly: status), (100...999).contains(code) else { throw try node.field("status").mismatch("from 100 to 999") }
    var reply = NetworkReply()
    reply.status = code
    reply.fields = try fields(of: node)
    // The body is written as it is after decoding.
    for name in ["Content-Encoding", "Transfer-Encoding", "Content-Length"] { reply.fields[name] = nil }
    if let place = try node.optional("redirectURL")?.text(), !place.isEmpty, reply.fields["Location"] == nil { reply.fields["Location"] = place }
    guard let content = node.optional("content") else { return reply }
    if let text = content.optional("text") {
      reply.body = try bytes(of: text, encoding: content.optional("encoding"))
    } else if let name = content.optional("_file") {
      let path = try name.text()
      do { reply.body = try file(path) } catch { throw name.mismatch("a file beside this one") }
    }
    guard reply.body.count <= SimulatedNetwork.largestBody else { throw content.mismatch("a body of at most \(SimulatedNetwork.largestBody >> 20) MB") }
    if let type = try content.optional("mimeType")?.text(), !type.isEmpty, reply.fields["Content-Type"] == nil { reply.fields["Content-Type"] = type }
    return reply
  }
}

/// Why a file is no HTTP Archive, and where.
public struct HarProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ name: String, _ reason: String, line: Int, column: Int) { description = "\(name):\(line):\(column): this is no HTTP Archive: \(reason)" }
}

/// A value in the file, with the way to it.
private struct HarNode {
  struct Mismatch: Error {
    let path: [JsonPlaces.Step]
    let reason: String
  }

  let value: InputValue
  let path: [JsonPlaces.Step]

  func mismatch(_ wanted: String) -> Mismatch {
    let got: String
    switch value {
    case .none: got = "null"
    case .bool(let value): got = "\(value)"
    case .number(let value): got = formatted(value)
    case .text(let value): got = "\"\(value.prefix(Self.longest))\""
    case .list: got = "a list"
    case .table: got = "an object"
    }
    return Mismatch(path: path, reason: "\(path.isEmpty ? "the file" : JsonPlaces.text(of: path)) must be \(wanted), got \(got)")
  }

  /// Ours: characters of a wrong text that a message shows
  private static let longest = 40

  /// Null is the same as no value.
  func optional(_ name: String) -> HarNode? {
    guard case .table(let fields) = value, let field = fields[name], field != .none else { return nil }
    return HarNode(value: field, path: path + [.key(name)])
  }

  func field(_ name: String) throws(Mismatch) -> HarNode {
    guard case .table(let fields) = value else { throw mismatch("an object") }
    guard let field = fields[name] else { throw mismatch("an object with \"\(name)\"") }
    return HarNode(value: field, path: path + [.key(name)])
  }

  func text() throws(Mismatch) -> String {
    guard case .text(let text) = value else { throw mismatch("a text") }
    return text
  }

  func number() throws(Mismatch) -> Double {
    guard case .number(let number) = value else { throw mismatch("a number") }
    return number
  }

  func items() throws(Mismatch) -> [HarNode] {
    guard case .list(let list) = value else { throw mismatch("a list") }
    return list.enumerated().map { HarNode(value: $1, path: path + [.item($0)]) }
  }
}
