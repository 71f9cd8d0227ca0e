import Foundation
import LunetteSystem

/// A plugin as git has it: `notes@HEAD~1`.
enum PluginRevision {
  struct Problem: Error, CustomStringConvertible { let description: String }

  /// Writes the plugin's files into a folder. Returns: the path to the plugin there; nil where the text names no revision
  static func written(_ text: String, below folder: String) throws -> String? {
    guard let sign = text.lastIndex(of: "@"), sign > text.startIndex else { return nil }
    let (plugin, revision) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
    guard !revision.isEmpty else { throw Problem(description: "\"\(text)\": a revision stands behind the @, such as notes@HEAD~1") }
    let commit: String
    do { commit = try git("rev-parse", "--verify", "--short", revision + "^{commit}", about: text) } catch let problem as Problem {
      // Git's words for a name that it doesn't know.
      guard problem.description.contains("Needed a single revision") else { throw problem }
      throw Problem(description: "\"\(text)\": git knows no revision \"\(revision)\" here")
    }
    for candidate in PluginPlace.candidates(plugin) {
      let names = try git("ls-tree", "-r", "--name-only", "-z", "--", commit, candidate, about: text).split(separator: "\0").map(String.init)
      guard !names.isEmpty else { continue }
      let target = "\(folder)/at-\(commit)"
      for name in names {
        let data = try run(["git", "show", "\(commit):./\(name)"], about: text)
        do { try WholeFile.write(data, to: "\(target)/\(name)", makesFolder: true) } catch {
          throw Problem(description: "\(target)/\(name) can't be written: \(systemReason(error))")
        }
      }
      return "\(target)/\(candidate)"
    }
    throw Problem(description: "revision \(commit) has no plugin \"\(plugin)\"")
  }

  private static func git(_ arguments: String..., about text: String) throws -> String {
    String(decoding: try run(["git"] + arguments, about: text), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private static func run(_ arguments: [String], about text: String) throws -> Data {
    let outcome: Program.Outcome
    do { outcome = try Program.run(arguments) } catch { throw Problem(description: "\"\(text)\": git can't be run: \(systemReason(error))") }
    guard outcome.status == 0 else {
      throw Problem(description: "\"\(text)\": " + (outcome.isMissing ? "git isn't installed" : outcome.words.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    return outcome.output
  }
}
