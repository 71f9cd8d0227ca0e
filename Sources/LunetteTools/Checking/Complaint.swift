/// What a checker says about a place in a project's Lua files.
public struct Complaint: Hashable, Codable, Sendable {
  public enum Severity: String, Codable, Sendable { case error, warning, information }

  /// The name of the checker: "emmylua", "luals", "luacheck", or "lunette" for what Lunette finds without any.
  public let checker: String
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, as the checker counts: most count characters of UTF-16, luacheck counts bytes.
  public let column: Int
  public let severity: Severity
  /// The checker's name of the rule.
  public let code: String
  public let message: String

  /// `plugins/x/init.lua:3:7 warning undefined-field Undefined field txt`
  public var text: String { "\(path):\(line):\(column) \(severity.rawValue) \(code) \(message)" }
}

extension Complaint: Comparable {
  public static func < (one: Complaint, other: Complaint) -> Bool {
    (one.path, one.line, one.column, one.checker, one.code, one.message) < (other.path, other.line, other.column, other.checker, other.code, other.message)
  }
}

/// A diagnostic as the language servers write it. Source: Language Server Protocol, "Diagnostic"
struct ServerDiagnostic: Decodable {
  struct Place: Decodable { let line, character: Int }
  struct Range: Decodable { let start: Place }

  let range: Range
  let severity: Int?
  let code: String
  let message: String

  private enum CodingKeys: String, CodingKey { case range, severity, code, message }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    range = try fields.decode(Range.self, forKey: .range)
    severity = try fields.decodeIfPresent(Int.self, forKey: .severity)
    code = (try? fields.decode(String.self, forKey: .code)) ?? (try? fields.decode(Int.self, forKey: .code)).map { "\($0)" } ?? "-"
    message = try fields.decode(String.self, forKey: .message)
  }

  /// Nil for a hint: hints say what could be shorter, such as a name that isn't used.
  func complaint(_ checker: Checker, path: String) -> Complaint? {
    let severities: [Int: Complaint.Severity] = [1: .error, 2: .warning, 3: .information]
    guard let severity = severities[severity ?? 2] else { return nil }
    let words = message.oneLine.split(separator: " ").joined(separator: " ")
    return Complaint(
      checker: checker.rawValue, path: path, line: range.start.line + 1, column: range.start.character + 1, severity: severity, code: code, message: words)
  }
}
