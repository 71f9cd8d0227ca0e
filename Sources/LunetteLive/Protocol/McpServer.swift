import Foundation
import LunetteKit

/// The Model Context Protocol on two streams: JSON-RPC 2.0, one message per line. Source: modelcontextprotocol.io, 2025-06-18
///
/// It reads a message, answers it, and reads the next one. It writes nothing but answers.
public struct McpServer {
  /// The supported versions of the protocol, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// Longest message, in bytes. Ours: no call needs as many
  public static let longestMessage = 1 << 20

  private let tools: McpTools
  private let resources: McpResources
  private let version: String

  /// - Parameter version: of Lunette
  public init(_ tools: McpTools, resources: McpResources, version: String) {
    (self.tools, self.resources, self.version) = (tools, resources, version)
  }

  /// An error in place of a JSON-RPC result.
  struct Fault: Error {
    let code: Int
    let message: String

    static let noJson = Fault(code: -32700, message: "this is no JSON; a message is one JSON object on one line")
    static func badRequest(_ message: String) -> Fault { Fault(code: -32600, message: message) }
    static func noMethod(_ name: String) -> Fault { Fault(code: -32601, message: "there is no method \"\(name)\"") }
    static func badParameters(_ message: String) -> Fault { Fault(code: -32602, message: message) }
  }

  /// Answers one line. Returns: the answer as a line without its end; nil for a message without an answer, such as a notification
  public func answer(to line: String) -> String? {
    var id = JsonValue.none
    do {
      guard line.utf8.count <= Self.longestMessage else {
        throw Fault.badRequest("a message is at most \(Self.longestMessage) bytes, this one has \(line.utf8.count)")
      }
      guard let value = try? JSONDecoder().decode(JsonValue.self, from: Data(line.utf8)) else { throw Fault.noJson }
      guard case .table(let message) = value else { throw Fault.badRequest("a message is a JSON object") }
      // The id is a number or a string; a message without one expects no answer.
      if let given = message["id"] { id = given }
      guard message["jsonrpc"]?.string == "2.0", let method = message["method"]?.string else {
        // A response, although this server sends no requests: it is ignored.
        if message["result"] != nil || message["error"] != nil { return nil }
        throw Fault.badRequest("a message has \"jsonrpc\": \"2.0\" and a \"method\"")
      }
      guard message["id"] != nil else { return nil }
      return Self.line(["jsonrpc": "2.0", "id": id, "result": try answer(to: McpQuestion(method, message["params"]))])
    } catch {
      let fault = error as? Fault ?? Fault(code: -32603, message: "\(error)")
      return Self.line(["jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(fault.code)), "message": .text(fault.message)]])
    }
  }

  private func answer(to question: McpQuestion) throws -> JsonValue {
    switch question {
    case .initialize(let asked):
      return [
        "protocolVersion": .text(Self.versions.contains(asked) ? asked : Self.versions[0]),
        "capabilities": ["tools": [:], "resources": [:]],
        "serverInfo": ["name": "lunette", "version": .text(version)],
        "instructions": """
        Lunette runs Lua apps on a simulated UIKit. Launch a plugin, touch it by texts, rows or points, look at frames and the tree of views, \
        go back to any frame with seek. Nothing moves between two calls: wait or settle lets time pass. recording is the scenario so far.
        """,
      ]
    case .ping: return [:]
    case .tools: return ["tools": .list(tools.list)]
    case .call(let tool, let arguments): return try tools.call(tool, arguments)
    case .resources: return ["resources": .list(resources.list.map(JsonValue.table))]
    case .templates: return ["resourceTemplates": []]
    case .read(let uri): return try resources.read(uri)
    }
  }

  private static func line(_ object: JsonValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(object)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32603,\"message\":\"no answer\"}}"
  }
}

/// What another program may ask for, by the method's name. Source: modelcontextprotocol.io
enum McpQuestion: Equatable {
  /// - Parameter version: of the protocol
  case initialize(version: String)
  case ping
  case tools
  case call(tool: String, [String: JsonValue])
  case resources
  case templates
  case read(uri: String)

  /// Throws: `McpServer.Fault`
  init(_ method: String, _ parameters: JsonValue?) throws(McpServer.Fault) {
    var fields: [String: JsonValue] = [:]
    if case .table(let given) = parameters { fields = given }
    switch method {
    case "initialize": self = .initialize(version: fields["protocolVersion"]?.string ?? "")
    case "ping": self = .ping
    case "tools/list": self = .tools
    case "tools/call":
      guard let name = fields["name"]?.string else { throw .badParameters("tools/call needs the tool's \"name\"") }
      var arguments: [String: JsonValue] = [:]
      if case .table(let given) = fields["arguments"] { arguments = given }
      self = .call(tool: name, arguments)
    case "resources/list": self = .resources
    case "resources/templates/list": self = .templates
    case "resources/read":
      guard let uri = fields["uri"]?.string else { throw .badParameters("resources/read needs a \"uri\"") }
      self = .read(uri: uri)
    default: throw .noMethod(method)
    }
  }
}
