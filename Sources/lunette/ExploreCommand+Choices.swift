import ArgumentParser
import LunetteDriver
import LunetteSystem
import LunetteTesting

/// A spec as it is named on the command line: `notes_spec.lua:12`.
struct SpecArgument {
  let path: String
  let line: Int?

  /// Nil for what is no spec.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let file = parts.first, file.hasSuffix("_spec.lua"), parts.count <= 2 else { return nil }
    line = parts.count == 2 ? Int(parts[1]) : nil
    if parts.count == 2, line == nil { return nil }
    path = String(file)
  }
}

extension ExploreCommand {
  /// Runs the tests of a spec for each combination of what `choose` may answer.
  func explore(_ spec: SpecArgument, isOver: @escaping () -> Bool) throws {
    let files: [String]
    do throws(SpecFinder.Missing) { files = try SpecFinder.specs(at: [spec.path]) } catch {
      Output.complain("lunette explore: \(error)")
      throw ExitStatus.wrongUsage
    }
    var hostOptions = host.options
    hostOptions.color = false
    var options = SpecRunner.Options(host: hostOptions, frames: .ignore)
    if let line = spec.line { options.selection.lines[FilePath.standardized(spec.path)] = [line] }
    let plan = ChoosePlan()
    options.choosing = plan
    options.isInterrupted = isOver
    var (found, isWrong): ([String], Bool) = ([], false)
    SpecRunner(options: options) { event in
      switch event {
      case .testEnded(let result) where result.outcome.isFailure:
        found.append("FOUND \(result.id.name): \(result.outcome.report)\n")
      case .fileFailed(let path, let message):
        isWrong = true
        Output.complain("\(path): \(message)")
      default: break
      }
    }.run(files)
    // An error of the author's is no finding.
    if isWrong || plan.problem != nil || plan.tests == 0 {
      if !isWrong { Output.complain("lunette explore: \(plan.problem ?? "\(spec.path) has no test that runs")") }
      throw ExitStatus.wrongUsage
    }
    Output.write(found.joined())
    let counts = "\(plan.tests) tests, \(plan.combinations) combinations"
    if Interruption.happened {
      Output.write("stopped by Control-C: \(counts)\n")
      throw ExitStatus.interrupted
    }
    let isCut = plan.isCut
    Output.write(!found.isEmpty ? "\(found.count) found: \(counts)\n" : isCut ? "none so far: \(counts)\n" : "none: closed, \(counts)\n")
    if !found.isEmpty || closed && isCut { throw ExitStatus.failed }
  }
}
