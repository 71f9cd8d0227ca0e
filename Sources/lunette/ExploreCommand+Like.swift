import ArgumentParser
import Foundation
import LunetteDriver
import LunetteRender
import LunetteSystem
import LunetteTesting

/// Searches of another kind than that of one plugin from its launch.
extension ExploreCommand {
  /// Throws: `ValidationError` for options that have no meaning together
  func refuseTogether() throws {
    if level != nil, out == nil { throw ValidationError("--level writes the states that it leads to into the file of --out, which is missing.") }
    guard let kind = level != nil ? "--level" : like != nil ? "--like" : nil else { return }
    if level != nil, like != nil { throw ValidationError("--level and --like are two kinds of searches; give one of them.") }
    let others = [
      ("--resume", resume), ("--graph", !graph.isEmpty), ("--specs", !specs.isEmpty), ("--write-specs", writeSpecs != nil),
      ("--depth", level != nil && depth != nil), ("--closed", level != nil && closed),
      ("--when", like != nil && when != .rest), ("--orders", like != nil && bound != nil),
    ]
    if let wrong = others.first(where: \.1) { throw ValidationError("\(wrong.0) has no meaning with \(kind); leave it out.") }
  }

  /// The file of states before the first one.
  private static let launch = "launch"

  /// This program itself, whatever has become of its file.
  static let program = "/proc/self/exe"

  /// Continues states for the process that has started this one.
  func serve(_ settings: ExploreSettings) throws {
    // The other process hears of Control-C, and ends this one.
    signal(SIGINT, SIG_IGN)
    func answer(_ line: String) {
      Output.write(line)
      Output.flush()
    }
    do { try ExploreWorkers.serve(settings, { readLine() }, answer) } catch {
      Output.complain("lunette explore: \(error)")
      throw ExitStatus.wrongUsage
    }
  }

  /// Does one level of a search.
  func doLevel(_ path: String, _ options: Exploration.Options) throws {
    var options = options
    (options.journal, options.folder) = (nil, ExploreFolder(findings: ExploreFolder.usual(for: plugin)))
    guard let text = path == Self.launch ? "" : FilePath.text(of: path) else {
      Output.complain("lunette explore: --level: \(path) can't be read; \"\(Self.launch)\" and an empty file give the launch")
      throw ExitStatus.wrongUsage
    }
    let level: ExploreLevel
    do { level = try ExploreLevel(text, of: path, options) } catch {
      Output.complain("lunette explore: \(error)")
      throw Interruption.happened ? ExitStatus.interrupted : error is ExploreLevel.TimeOver ? ExitStatus.failed : ExitStatus.wrongUsage
    }
    do { try WholeFile.write(level.output, to: out ?? "", makesFolder: true) } catch {
      Output.complain("lunette explore: \(out ?? "") can't be written: \(systemReason(error))")
      throw ExitStatus.failed
    }
    Self.tellFindings(level.exploration)
    // A level has no way to say what holds of the whole graph.
    if let rules = level.exploration.rules {
      let asked = [
        ("deadEnds", rules.deadEnds), ("reach", !rules.reach.isEmpty), ("screens", !rules.screens.isEmpty), ("back", rules.back != nil),
        ("restores", !rules.restores.isEmpty),
      ].filter(\.1).map(\.0)
      if !asked.isEmpty { Output.write("not judged level by level: \(asked.joined(separator: ", "))\n") }
    }
    Output.write("\(level.output.count { $0 == "\n" }) states, \(level.exploration.transitions) transitions\n")
    if level.exploration.newFindings > 0 { throw ExitStatus.failed }
  }

  /// Compares with another app.
  func compare(with other: String, _ options: Exploration.Options) throws {
    let folder = out ?? ExploreFolder.usual(for: plugin)
    let place: String
    do { place = try PluginPlace.exists(other) ? other : PluginRevision.written(other, below: folder) ?? other } catch {
      Output.complain("lunette explore: --like: \(error)")
      throw ExitStatus.wrongUsage
    }
    guard PluginPlace.exists(place) else {
      Output.complain("lunette explore: --like: \(PluginPlace.missing(other))")
      throw ExitStatus.wrongUsage
    }
    let search = LikeExploration(options, other: try fuzz(place), observed: observe)
    do { try search.run() } catch {
      Output.complain("lunette explore: \(error)")
      throw ExitStatus.wrongUsage
    }
    if let difference = search.difference {
      for line in difference.lines { Output.write("    \(line)\n") }
      Output.write(difference.text + "\n")
      if let path = difference.path { Output.write("  written as \(path)\n") }
    }
    if let problem = search.problem { Output.complain("note: \(problem)") }
    Output.write(search.lines.map { $0 + "\n" }.joined())
    if search.end == .interrupted { throw ExitStatus.interrupted }
    if search.difference != nil || closed && search.end != .closed { throw ExitStatus.failed }
  }
}
