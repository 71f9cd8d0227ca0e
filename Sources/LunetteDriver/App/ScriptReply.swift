import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// What a route answers: a table, or a function that makes one of a request.
struct ReplyTable: OptionTable {
  @LuaOption("The answer's number; 200.") var status: Int? = nil
  @LuaOption("The body as a table, which is written as JSON.") var json: LuaReference? = nil
  @LuaOption("The body as a text.") var body: TextBytes? = nil
  @LuaOption("The body is that of this file, beside the script.") var file: String? = nil
  @LuaOption("Fields of the head.") var headers: [String: String]? = nil
  @LuaOption("How long it takes until the answer begins, or \"never\"; the server's if it is left out.", unit: .seconds) var latency: Latency? = nil
  @LuaOption("How fast the body comes; at once if it is left out.") var bytesPerSecond: Double? = nil
  @LuaOption("Why there is no answer: a code of URLError, such as \"timedOut\".") var error: NetworkFailure? = nil
  @LuaOption("After how many bytes of the body the error comes.") var afterBytes: Int? = nil
  @LuaOption("Replies one after the other; the last one stays.") var sequence: ReplySequence? = nil
}

/// A list of replies. Its type is written without theirs, which would have no end.
struct ReplySequence: LuaReadable {
  let replies: [ReplyTable]
  static var luaTypeName: String { "a list of replies" }
  static var luaType: LuaType { .list(.table) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ReplySequence {
    ReplySequence(replies: try [ReplyTable].read(stack, at: index))
  }
}

/// A number of seconds, or "never".
struct Latency: LuaReadable {
  let seconds: Double
  static var luaTypeName: String { "a number of seconds or \"never\"" }
  static var luaType: LuaType { .either([.number, .choice(of: Latency.self, ["never"])]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Latency {
    if stack.type(at: index) == LUA_TSTRING, stack.text(at: index) == "never" { return Latency(seconds: .infinity) }
    guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    return Latency(seconds: try Double.read(stack, at: index))
  }
}

/// A reply that is ready to be sent.
struct PlannedReply {
  var reply = NetworkReply()
  /// nil: the server's.
  var latency: Double?

  /// For the hash of a state: a body by its own.
  var words: String {
    let (speed, end) = (reply.bytesPerSecond ?? 0, reply.afterBytes ?? -1)
    let fields = reply.fields.list.map { "\($0.name): \($0.value)" }.joined(separator: ",")
    return "\(reply.status) \(reply.failure?.rawValue ?? "") \(end) \(speed) \(latency ?? -1) \(fields) \(StableHash.of(reply.body))"
  }
}

extension ReplyTable {
  /// The replies of a sequence, or the only one. Throws: for a sequence beside which something else is said
  var replies: [ReplyTable] {
    get throws {
      guard let sequence else { return [self] }
      let others: [(name: String, isGiven: Bool)] = [
        ("status", status != nil), ("json", json != nil), ("body", body != nil), ("file", file != nil), ("headers", headers != nil),
        ("latency", latency != nil), ("bytesPerSecond", bytesPerSecond != nil), ("error", error != nil), ("afterBytes", afterBytes != nil),
      ]
      if let other = others.first(where: \.isGiven)?.name {
        throw ScenarioError.badValue(name: "sequence", wanted: "alone, with all that a reply says in its own table", got: "\(other) beside it")
      }
      if sequence.replies.isEmpty { throw ScenarioError.badValue(name: "sequence", wanted: "at least one reply", got: "none") }
      return sequence.replies
    }
  }

  /// - Parameter folders: where its file is searched
  func planned(in folders: [String]) throws -> PlannedReply {
    var reply = NetworkReply()
    if sequence != nil { throw ScenarioError.badValue(name: "a reply of a sequence", wanted: "a single reply", got: "another sequence") }
    let status = status ?? 200
    let bodies = [json != nil, body != nil, file != nil].count { $0 }
    guard bodies <= 1 else { throw ScenarioError.badValue(name: "a reply", wanted: "one of json, body and file", got: "\(bodies) of them") }
    guard (100...999).contains(status) else { throw ScenarioError.badValue(name: "status", wanted: "from 100 to 999", got: "\(status)") }
    for (name, number) in [("latency", latency?.seconds), ("bytesPerSecond", bytesPerSecond), ("afterBytes", afterBytes.map(Double.init))] {
      if let number, !(number >= 0) { throw ScenarioError.badValue(name: name, wanted: "0 or more", got: "\(formatted(number))") }
    }
    if bytesPerSecond == 0 { throw ScenarioError.badValue(name: "bytesPerSecond", wanted: "above 0", got: "0") }
    if afterBytes != nil, error == nil {
      throw ScenarioError.badValue(name: "afterBytes", wanted: "beside an error, which comes after so many bytes", got: "no error")
    }
    for (name, value) in (headers ?? [:]).sorted(by: { $0.key < $1.key }) where !HTTPFields.mayBe(name, value) {
      throw ScenarioError.badValue(name: "headers", wanted: "names without blanks and colons, and values of one line", got: "[\"\(name)\"] = \"\(value)\"")
    }
    reply.status = status
    reply.fields = HTTPFields(headers ?? [:])
    var type: String?
    if let json {
      (reply.body, type) = (try ScriptJsonText.bytes(of: json), "application/json")
    } else if let file {
      (reply.body, type) = (try Self.contents(of: file, in: folders), HTTPNames.contentType(ofFile: file) ?? "application/octet-stream")
    } else if let body {
      (reply.body, type) = (body.bytes, "text/plain")
    }
    if let type, reply.fields["Content-Type"] == nil { reply.fields["Content-Type"] = type }
    guard reply.body.count <= SimulatedNetwork.largestBody else {
      throw ScenarioError.badValue(name: "a reply's body", wanted: "at most \(SimulatedNetwork.largestBody >> 20) MB", got: "\(reply.body.count) bytes")
    }
    (reply.bytesPerSecond, reply.failure, reply.afterBytes) = (bytesPerSecond, error, error == nil ? nil : afterBytes)
    return PlannedReply(reply: reply, latency: latency?.seconds)
  }

  private static func contents(of file: String, in folders: [String]) throws -> [UInt8] {
    try FilePath.contents(of: ScriptServer.path(of: file, named: "file", in: folders))
  }
}

/// The last argument of a route.
struct RouteOptions: OptionTable {
  @LuaOption("How many requests the route answers; any number if it is left out.") var times: Int? = nil
  @LuaOption("Whether a test fails in which no request has asked for it.") var required = false
  @LuaOption("What the request's query must contain.") var query: [String: String]? = nil
  @LuaOption("What the request's head must contain.") var headers: [String: String]? = nil
  @LuaOption("What the request's body, which is JSON, must contain.") var json: InputValue? = nil
}

/// A table, or a function that gets the request and returns a table, or nil for the next route.
enum RouteAnswer: LuaReadable {
  case table(ReplyTable)
  case function(LuaFunction)

  static var luaTypeName: String { "a reply { status =, json = } or a function that returns one" }
  static var luaType: LuaType { .either([ReplyTable.luaType, .function]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RouteAnswer {
    if stack.isFunction(at: index) { return .function(try LuaFunction.read(stack, at: index)) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .table(try ReplyTable.read(stack, at: index))
  }
}

extension InputValue {
  /// Whether a value has everything that this one asks for: the named entries of tables, lists and other values as they are.
  func isContained(in other: InputValue?) -> Bool {
    guard case .table(let asked) = self else { return self == other }
    guard case .table(let given)? = other else { return false }
    return asked.allSatisfy { $1.isContained(in: given[$0]) }
  }
}
