import ArgumentParser
import LunetteDriver
import LunetteSystem
import LunetteTesting

/// What is written about a search besides its findings.
extension ExploreCommand {
  /// The files of `--specs`. Throws: where there are none, before a search that would be lost
  func specFiles() throws -> [String] {
    if specs.isEmpty { return [] }
    do throws(SpecFinder.Missing) { return try SpecFinder.specs(at: specs) } catch {
      Output.complain("lunette explore: --specs: \(error)")
      throw ExitStatus.wrongUsage
    }
  }

  /// Graphs, specs, and what specs see of the graph. Returns: whether all of it could be written; what couldn't has been told
  /// - Parameter files: those of `--specs`
  func writeFiles(of exploration: Exploration, _ files: [String]) -> Bool {
    var seen: SeenBySpecs?
    if !files.isEmpty {
      var options = host.options
      options.color = false
      seen = SeenBySpecs(files, of: exploration, options)
    }
    var isWritten = true
    for file in graph {
      let picture = ExploreGraph(exploration)
      let text =
        file.hasSuffix(".mmd") ? picture.mermaid : file.hasSuffix(".svg") ? ExplorePicture(exploration, nodes, seen: seen?.seen).svg : picture.json
      if !write(text, to: file) { isWritten = false }
    }
    if let folder = writeSpecs {
      let written = ExploreSpecs(exploration)
      let path = ExploreSpecs.path(in: folder, for: plugin)
      let left = written.leftOut > 0 ? ", without \(written.leftOut) ways that are too far" : ""
      if write(written.text, to: path) { Output.write("\(written.count) tests written to \(path)\(left)\n") } else { isWritten = false }
    }
    if let seen {
      for problem in seen.problems { Output.complain("note: \(problem)") }
      Output.write(seen.words + "\n")
    }
    return isWritten
  }

  private func write(_ text: String, to file: String) -> Bool {
    do { try WholeFile.write(text, to: file, makesFolder: true) } catch {
      Output.complain("lunette explore: \(file) can't be written: \(systemReason(error))")
      return false
    }
    return true
  }
}
