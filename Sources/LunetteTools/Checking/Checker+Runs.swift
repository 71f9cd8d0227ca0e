import Foundation
import LunetteSystem

extension Checker.Found {
  /// What the checker says about a project, with whole paths.
  ///
  /// - Parameters:
  ///   - folder: the project's, a real path
  ///   - targets: the files and folders of interest, below it; who can't be told reads the whole project
  func complaints(in folder: String, about targets: [String]) throws -> [Complaint] {
    switch name {
    case "emmylua_check": try emmyLua(folder)
    case "lua-language-server": try luaLS(folder)
    case "luacheck": try luacheck(folder, targets)
    default: try complaints(EmmyLuaServer(program: path, folder: folder).diagnostics())
    }
  }

  private func complaints(_ diagnostics: [(path: String, ServerDiagnostic)]) -> [Complaint] {
    diagnostics.compactMap { path, diagnostic in diagnostic.complaint(checker, path: path) }
  }

  /// Source: emmylua_check, cmd_args.rs and json_output_writer.rs
  private func emmyLua(_ folder: String) throws -> [Complaint] {
    struct File: Decodable {
      let file: String
      let diagnostics: [ServerDiagnostic]
    }
    return try FilePath.withTemporaryFolder("lunette-check") { temporary in
      let report = temporary + "/report.json"
      let ended = try Program.run([path, "--output-format", "json", "--output", report, folder], in: folder)
      guard let data = try? FilePath.contents(of: report), let files = try? JSONDecoder().decode([File].self, from: Data(data)) else {
        throw Checker.Problem("\(name) wrote no report; it ended with status \(ended.status)\(Self.reason(ended))")
      }
      return complaints(files.flatMap { file in file.diagnostics.map { (file.file, $0) } })
    }
  }

  /// Source: lua-language-server 3.19, script/cli/check.lua and check_worker.lua: no file means no complaint in versions before 3.15
  private func luaLS(_ folder: String) throws -> [Complaint] {
    try FilePath.withTemporaryFolder("lunette-check") { temporary in
      let report = temporary + "/check.json"
      let ended = try Program.run(
        [
          path, "--check=\(folder)", "--checklevel=Information", "--check_format=json", "--check_out_path=\(report)", "--logpath=\(temporary)",
          "--metapath=\(temporary)/meta",
        ], in: folder)
      guard let data = try? FilePath.contents(of: report) else {
        if ended.status == 0 { return [] }
        throw Checker.Problem("\(name) wrote no report; it ended with status \(ended.status)\(Self.reason(ended))")
      }
      let decoder = JSONDecoder()
      // Lua writes a table without entries as a list.
      if let empty = try? decoder.decode([Bool].self, from: Data(data)), empty.isEmpty { return [] }
      guard let files = try? decoder.decode([String: [ServerDiagnostic]].self, from: Data(data)) else {
        throw Checker.Problem("\(name) wrote a report that can't be read")
      }
      return complaints(files.flatMap { uri, diagnostics in diagnostics.map { (URL(string: uri)?.path ?? uri, $0) } })
    }
  }

  /// Source: luacheck 1.1, "Command line options": status 0 and 1 without errors of the syntax, 2 with, 3 and 4 where it couldn't do its work
  private func luacheck(_ folder: String, _ targets: [String]) throws -> [Complaint] {
    let ended = try Program.run([path, "--formatter", "plain", "--codes", "--no-color", "--no-cache"] + targets, in: folder)
    guard (0...2).contains(ended.status) else { throw Checker.Problem("\(name) ended with status \(ended.status)\(Self.reason(ended))") }
    return String(decoding: ended.output, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      guard let parts = line.wholeMatch(of: /(.+?):(\d+):(\d+): \(([EW])(\d+)\) (.*)/) else { return nil }
      let path = parts.1.hasPrefix("/") ? String(parts.1) : "\(folder)/\(parts.1)"
      return Complaint(
        checker: checker.rawValue, path: path, line: Int(parts.2) ?? 0, column: Int(parts.3) ?? 0, severity: parts.4 == "E" ? .error : .warning,
        code: "\(parts.4)\(parts.5)", message: String(parts.6))
    }
  }

  private static func reason(_ ended: Program.Outcome) -> String {
    let words = ended.words.oneLine.trimmingCharacters(in: .whitespaces)
    return words.isEmpty ? "" : ": " + words.prefix(200)
  }
}
