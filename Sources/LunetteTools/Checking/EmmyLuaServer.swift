import Foundation
import LunetteSystem

/// EmmyLua's language server, asked once for all that it has to say about a folder. Source: Language Server Protocol 3.17, "Workspace Diagnostics"
struct EmmyLuaServer {
  let program: String
  let folder: String

  private struct Answer: Decodable {
    struct Fault: Decodable { let message: String }
    let id: Int?
    let method: String?
    let error: Fault?
  }

  private struct Report: Decodable {
    struct File: Decodable {
      let uri: String
      let items: [ServerDiagnostic]?
    }
    struct Files: Decodable { let items: [File] }
    let result: Files
  }

  /// The diagnostics by the files' paths.
  func diagnostics() throws -> [(path: String, ServerDiagnostic)] {
    let talk = try ProgramTalk(program, ["--resources-path", "none", "--log-path", "none", "--log-level", "error"], in: folder)
    defer { talk.end() }
    var framing = ContentFraming(longest: Self.longestAnswer)
    let place: [String: Any] = ["uri": URL(fileURLWithPath: folder, isDirectory: true).absoluteString, "name": "project"]
    _ = try answer(
      to: "initialize", 1,
      [
        "processId": NSNull(), "rootUri": place["uri"] ?? "", "workspaceFolders": [place], "clientInfo": ["name": "lunette check"],
        "capabilities": ["textDocument": ["diagnostic": [:]], "workspace": ["workspaceFolders": true]],
      ], talk, &framing)
    say(["method": "initialized", "params": [:]], talk)
    let report = try answer(to: "workspace/diagnostic", 2, ["previousResultIds": []], talk, &framing)
    // As a server asks for it; if it ends otherwise, nothing is lost.
    say(["id": 3, "method": "shutdown"], talk)
    guard let files = try? JSONDecoder().decode(Report.self, from: report).result.items else {
      throw Checker.Problem("\(name) answered a report that isn't one of workspace/diagnostic")
    }
    return files.flatMap { file in
      let path = URL(string: file.uri)?.path ?? file.uri
      return (file.items ?? []).map { (path, $0) }
    }
  }

  private var name: String { program.split(separator: "/").last.map(String.init) ?? program }

  /// Ours: a checker reads thousands of files in some seconds. Units: seconds
  private static let patience: Int32 = 120
  /// Ours: half a million complaints. Units: bytes
  private static let longestAnswer = 256 << 20

  private func say(_ message: [String: Any], _ talk: ProgramTalk) {
    let body = (try? JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { old, _ in old })) ?? Data()
    talk.say(ContentFraming.bytes(body))
  }

  /// Asks, and returns the body of the answer. What the server asks in between gets null as its answer.
  private func answer(to method: String, _ id: Int, _ parameters: [String: Any], _ talk: ProgramTalk, _ framing: inout ContentFraming) throws -> Data {
    say(["id": id, "method": method, "params": parameters], talk)
    while true {
      switch talk.hear(within: Self.patience) {
      case .silence: throw Checker.Problem("\(name) said nothing for \(Self.patience) s after \(method)")
      case .end: throw Checker.Problem("\(name) ended before it had answered \(method)")
      case .bytes(let bytes):
        for item in framing.add(bytes) {
          guard case .body(let body) = item, let heard = try? JSONDecoder().decode(Answer.self, from: body) else {
            throw Checker.Problem("\(name) doesn't speak the language server protocol")
          }
          if heard.method != nil {
            if let asked = heard.id { say(["id": asked, "result": NSNull()], talk) }
          } else if heard.id == id {
            if let error = heard.error { throw Checker.Problem("\(name) refused \(method): \(error.message.oneLine)") }
            return body
          }
        }
      }
    }
  }
}
