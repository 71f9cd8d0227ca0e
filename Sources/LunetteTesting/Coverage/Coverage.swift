import Foundation
import Lua
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem

/// Which lines of plugins and modules have run.
public struct Coverage: Equatable, Sendable {
  /// By file, with the files' names in messages.
  public var files: [String: CoveredLines] = [:]

  public init() {}

  /// The coverage of a host's scripts.
  /// - Parameter spec: the file that drives them; it isn't counted
  public init(of host: ScriptHost, without spec: String? = nil) {
    files = host.state.coverage
    if let spec { files[FilePath.shown(spec)] = nil }
  }

  public static func + (one: Coverage, other: Coverage) -> Coverage {
    var sum = one
    for (path, lines) in other.files { sum.files[path, default: CoveredLines()] += lines }
    return sum
  }
}

/// A file in a report: the lines that can run, and how often each ran.
public struct FileCoverage: Sendable {
  public struct Function: Sendable {
    public let name: String
    public let line: Int
    /// How often its first line began; 0 for a function that was never called.
    public let count: Int
  }

  public let path: String
  /// The lines of the file; empty if the file no longer exists.
  public let source: [String]
  /// The lines that can run, each with the number of times it began.
  public let counts: [(line: Int, count: Int)]
  /// The functions of the file in order, without the file itself.
  public let functions: [Function]

  public var coveredLines: Int { counts.count { $0.count > 0 } }
  public var calledFunctions: Int { functions.count { $0.count > 0 } }

  /// Throws: if the file can't be read any more, or is no longer valid Lua
  init(_ path: String, _ lines: CoveredLines) throws {
    self.path = path
    let text = try PluginLoader.read(path)
    let layout = try LuaChunkLayout(text, name: "@" + path)
    let source = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.source = source
    counts = layout.lines.sorted().map { ($0, lines.hits[$0] ?? 0) }
    var names: Set<String> = []
    functions = layout.functions.dropFirst().reduce(into: []) { functions, function in
      // Functions that begin in one line count as one: Lua identifies them by their line.
      guard functions.last?.line != function.first else { return }
      let first = function.lines.min().flatMap { lines.hits[$0] } ?? 1
      var name = FunctionName.of(function.first, in: source)
      if !names.insert(name).inserted {
        name += ":\(function.first)"
        names.insert(name)
      }
      functions.append(Function(name: name, line: function.first, count: lines.entered.contains(function.first) ? max(1, first) : 0))
    }
  }
}

/// The name of a function, found by the line in which it begins.
enum FunctionName {
  /// `function NAME(`, `NAME = function(`, `["NAME"] = function(`; for other functions the number of the line.
  static func of(_ line: Int, in source: [String]) -> String {
    let text = line <= source.count ? source[line - 1] : ""
    let patterns = [#/function\s+([\w.:]+)\s*\(/#, #/([\w.]+)\s*=\s*function\b/#, #/\[\s*["']([^"']+)["']\s*\]\s*=\s*function\b/#]
    for pattern in patterns {
      if let match = text.firstMatch(of: pattern) { return String(match.output.1) }
    }
    return "function in line \(line)"
  }
}

/// Coverage in the form that reports need.
public struct CoverageReport: Sendable {
  /// In the order of the paths.
  public let files: [FileCoverage]
  /// Files that can't be read, with the reasons.
  public let problems: [String]

  public init(_ coverage: Coverage) {
    var (files, problems): ([FileCoverage], [String]) = ([], [])
    for (path, lines) in (coverage.files.merging(Self.neverLoaded(beside: coverage)) { known, _ in known }).sorted(by: { $0.key < $1.key }) {
      do { files.append(try FileCoverage(path, lines)) } catch { problems.append("\(path) is left out: \(ScriptFailure(error).description)") }
    }
    (self.files, self.problems) = (files, problems)
  }

  public var lines: (covered: Int, all: Int) { files.reduce((0, 0)) { ($0.0 + $1.coveredLines, $0.1 + $1.counts.count) } }
  public var functions: (called: Int, all: Int) { files.reduce((0, 0)) { ($0.0 + $1.calledFunctions, $0.1 + $1.functions.count) } }

  /// Share of the lines that ran, from 0 to 100; 100 for a report without lines.
  public var percentage: Double { Self.percentage(lines.covered, lines.all) }

  static func percentage(_ part: Int, _ all: Int) -> Double { all == 0 ? 100 : Double(part) / Double(all) * 100 }

  /// Modules in the folder of a plugin that ran, which were never required.
  private static func neverLoaded(beside coverage: Coverage) -> [String: CoveredLines] {
    var found: [String: CoveredLines] = [:]
    for path in coverage.files.keys where path.hasSuffix("/init.lua") {
      let folder = FilePath.folder(of: path)
      for name in FilePath.paths(below: folder)
      where name.hasSuffix(".lua") && !name.hasSuffix("_spec.lua") && FilePath.isFile(folder + "/" + name) {
        found[folder + "/" + name] = CoveredLines()
      }
    }
    return found
  }
}
