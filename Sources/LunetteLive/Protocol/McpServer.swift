import Foundation

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
    var id: Any = NSNull()
    do {
      guard line.utf8.count <= Self.longestMessage else {
        throw Fault.badRequest("a message is at most \(Self.longestMessage) bytes, this one has \(line.utf8.count)")
      }
      guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8), options: [.fragmentsAllowed]) else { throw Fault.noJson }
      guard let message = value as? [String: Any] else { throw Fault.badRequest("a message is a JSON object") }
      // The id is a number or a string; a message without one expects no answer.
      if let given = message["id"] { id = given }
      guard message["jsonrpc"] as? String == "2.0", let method = message["method"] as? String else {
        // A response, although this server sends no requests: it is ignored.
        if message["result"] != nil || message["error"] != nil { return nil }
        throw Fault.badRequest("a message has \"jsonrpc\": \"2.0\" and a \"method\"")
      }
      guard message["id"] != nil else { return nil }
      let parameters = message["params"] as? [String: Any] ?? [:]
      return Self.line(["jsonrpc": "2.0", "id": id, "result": try result(of: method, parameters)])
    } catch {
      let fault = error as? Fault ?? Fault(code: -32603, message: "\(error)")
      return Self.line(["jsonrpc": "2.0", "id": id, "error": ["code": fault.code, "message": fault.message] as [String: Any]])
    }
  }

  private func result(of method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    switch method {
    case "initialize":
      let asked = parameters["protocolVersion"] as? String ?? ""
      return [
        "protocolVersion": Self.versions.contains(asked) ? asked : Self.versions[0],
        "capabilities": ["tools": [String: Any](), "resources": [String: Any]()],
        "serverInfo": ["name": "lunette", "version": version],
        "instructions": """
        Lunette runs Lua apps on a simulated UIKit. Launch a plugin, touch it by texts, rows or points, look at frames and the tree of views, \
        go back to any frame with seek. Nothing moves between two calls: wait or settle lets time pass. recording is the scenario so far.
        """,
      ]
    case "ping": return [:]
    case "tools/list": return ["tools": tools.list]
    case "tools/call":
      guard let name = parameters["name"] as? String else { throw Fault.badParameters("tools/call needs the tool's \"name\"") }
      return try tools.call(name, parameters["arguments"] as? [String: Any] ?? [:])
    case "resources/list": return ["resources": resources.list]
    case "resources/templates/list": return ["resourceTemplates": [Any]()]
    case "resources/read":
      guard let uri = parameters["uri"] as? String else { throw Fault.badParameters("resources/read needs a \"uri\"") }
      return try resources.read(uri)
    default: throw Fault.noMethod(method)
    }
  }

  private static func line(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32603,\"message\":\"no answer\"}}"
  }
}
