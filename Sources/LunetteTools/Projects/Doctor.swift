import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// `lunette doctor`: checks this machine and the project, and says how to repair each problem.
public struct Doctor {
  public struct Finding: Equatable {
    public enum Kind: String {
      case fine = "ok"
      case advice = "note"
      case wrong = "WRONG"
    }
    public var kind: Kind
    public var text: String
    /// How to repair it. Nil if nothing needs to be done.
    public var fix: String?

    public init(_ kind: Kind, _ text: String, fix: String? = nil) { (self.kind, self.text, self.fix) = (kind, text, fix) }

    /// `ok     Lua 5.4`, with the fix below it.
    public var lines: String {
      let label = kind.rawValue + String(repeating: " ", count: 7 - kind.rawValue.count)
      return label + text + "\n" + (fix.map { String(repeating: " ", count: 7) + "fix: " + $0 + "\n" } ?? "")
    }
  }

  /// What is known about the terminal.
  public struct Terminal {
    /// Nil if the output is no terminal.
    public var columns: Int?
    public var hasColor: Bool
    public var isUnicode: Bool
    public init(columns: Int?, hasColor: Bool, isUnicode: Bool) {
      (self.columns, self.hasColor, self.isUnicode) = (columns, hasColor, isUnicode)
    }
  }

  private let api: ApiDescription
  let folder: String
  private let terminal: Terminal
  /// Runs a program; returns what it printed, nil if it isn't installed.
  private let run: ([String]) -> String?

  public init(
    _ api: ApiDescription, in folder: String = ".", terminal: Terminal, run: @escaping ([String]) -> String? = Doctor.outputOfProgram
  ) {
    (self.api, self.folder, self.terminal, self.run) = (api, folder, terminal, run)
  }

  public var findings: [Finding] { [lua] + terminalFindings + pictures + plugins + scripts + [types] }

  // MARK: The machine

  private var lua: Finding {
    let version = "\(LUA_VERSION_MAJOR).\(LUA_VERSION_MINOR)"
    return Finding(.fine, "Lua \(version), release \(LUA_VERSION_RELEASE)")
  }

  private var terminalFindings: [Finding] {
    let needed = Int((Device.iPhoneSE.size.width / CellSize.standard.width).rounded(.up)) + 2
    guard let columns = terminal.columns else {
      return [Finding(.fine, "the output is no terminal: no colour, frames as wide as they are")]
    }
    var findings = [
      columns < needed
        ? Finding(
          .advice, "the terminal is \(columns) columns wide; a frame of an iPhone SE has \(needed)",
          fix: "widen the window, or let a character stand for more points: --cell 16x44")
        : Finding(.fine, "the terminal is \(columns) columns wide")
    ]
    findings.append(
      terminal.isUnicode
        ? Finding(.fine, "the terminal's texts are UTF-8")
        : Finding(.advice, "the terminal's texts may not be UTF-8: frames are drawn with lines", fix: "export LC_ALL=C.UTF-8"))
    if !terminal.hasColor { findings.append(Finding(.advice, "no colour: NO_COLOR is set, or TERM is \"dumb\"", fix: "unset NO_COLOR")) }
    return findings
  }

  private var pictures: [Finding] {
    guard let version = run(["rsvg-convert", "--version"]) else {
      return [Finding(.advice, "rsvg-convert is not installed: frames can't be saved as PNG", fix: "make setup")]
    }
    var findings = [Finding(.fine, version.oneLine)]
    let fonts = run(["fc-list", "Inter", "family"]) ?? ""
    findings.append(
      fonts.contains("Inter")
        ? Finding(.fine, "the typeface of PNG frames, Inter, is installed")
        : Finding(.advice, "the typeface Inter is not installed: texts of PNG frames have other widths", fix: "make setup"))
    let lacking = Self.scripts.filter { (run(["fc-list", $0.pattern, "family"]) ?? "").oneLine.isEmpty }.map(\.name)
    findings.append(
      lacking.isEmpty
        ? Finding(.fine, "PNG frames have letters for \(Self.scripts.map(\.name).joined(separator: ", "))")
        : Finding(.advice, "no font has \(lacking.joined(separator: ", ")): PNG frames show boxes there", fix: "make setup"))
    return findings
  }

  /// Scripts that the typeface of PNG frames lacks, with the patterns by which fontconfig finds a font for them.
  private static let scripts = [(name: "Chinese", pattern: ":lang=zh"), (name: "Japanese", pattern: ":lang=ja"), (name: "emoji", pattern: ":charset=1f310")]

  // MARK: The project

  /// Each plugin is launched in a host of its own.
  private var plugins: [Finding] {
    let names = (FilePath.names(in: folder + "/plugins") ?? []).filter {
      !$0.hasPrefix(".") && FilePath.exists("\(folder)/plugins/\($0)/init.lua")
    }
    if names.isEmpty { return [Finding(.advice, "there are no plugins in \(shown("plugins"))", fix: "lunette new plugin my_list")] }
    let starts = names.map { ($0, start(of: $0)) }
    let wrong = starts.filter { $0.1.problem != nil }
    var findings = wrong.map { name, start in
      let problem = start.problem ?? ""
      return Finding(.wrong, "the plugin \(name) fails: \(problem)", fix: "edit \(place(problem, in: name))")
    }
    findings += starts.flatMap { name, start in
      start.warnings.map { Finding(.advice, "the plugin \(name): \($0)", fix: "edit \(place($0, in: name))") }
    }
    // A file beside them may be a plugin or a module, so it need not start.
    let files = (FilePath.names(in: folder + "/plugins") ?? []).filter { $0.hasSuffix(".lua") }
    findings += files.flatMap { name in
      start(of: name).warnings.map { Finding(.advice, "\(shown("plugins/" + name)): \($0)", fix: "edit \(place($0, in: name))") }
    }
    if wrong.count < names.count { findings.append(Finding(.fine, "\(names.count - wrong.count) of \(names.count) plugins start")) }
    return findings
  }

  /// The position in a text, in the form that editors understand.
  private func place(_ text: String, in plugin: String) -> String {
    SourcePosition(leading: text).map { "\($0.file):\($0.line)" } ?? shown("plugins/\(plugin)/init.lua")
  }

  /// Why a plugin doesn't start (nil if it does), and warnings about probable mistakes.
  private func start(of plugin: String) -> (problem: String?, warnings: [String]) {
    var options = ScriptHost.Options()
    options.output = { _ in }
    options.limits = LuaLimits(memory: options.limits.memory, instructions: Self.instructionBudget)
    let host = ScriptHost(options: options)
    defer { host.close() }
    let path = URL(fileURLWithPath: "\(folder)/plugins/\(plugin)").path
    do {
      try host.run(source: "launch(\(LuaLiteral.quoted(path))):advanceFrames(1)", name: libraryChunkName)
      return (nil, host.warnings)
    } catch let failure as ScriptFailure {
      return (failure.message.oneLine, host.warnings)
    } catch {
      return ("\(error)".oneLine, host.warnings)
    }
  }

  /// A plugin whose start never ends is wrong too. Ours: far more than any start takes.
  private static let instructionBudget = 200_000_000

  private var types: Finding {
    let files = EditorFiles(api, in: folder)
    if !files.hasTypes { return Finding(.advice, "there are no types for editors", fix: "lunette types") }
    let stale = files.stale
    if stale.isEmpty { return Finding(.fine, "the types in \(shown(files.types)) are current") }
    return Finding(
      .wrong,
      "\(stale.count) of the types in \(shown(files.types)) are not what this lunette has: \(stale.prefix(3).joined(separator: ", "))",
      fix: "lunette types")
  }

  func shown(_ name: String) -> String { folder == "." ? name : folder + "/" + name }

  /// What a program prints; nil if the program doesn't exist or fails.
  public static func outputOfProgram(_ arguments: [String]) -> String? {
    guard let ended = try? Program.run(arguments), ended.status == 0 else { return nil }
    return String(decoding: ended.output, as: UTF8.self)
  }
}
