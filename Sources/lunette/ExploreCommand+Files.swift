import ArgumentParser
import LunetteDriver
import LunetteSystem
import LunetteTesting

/// What is written about a search besides its findings.
extension ExploreCommand {
  /// Graphs, specs, and what specs see of the graph.
  func writeFiles(of exploration: Exploration) throws {
    var seen: SeenBySpecs?
    if !specs.isEmpty {
      let files: [String]
      do throws(SpecFinder.Missing) { files = try SpecFinder.specs(at: specs) } catch {
        Output.complain("lunette explore: --specs: \(error)")
        throw ExitStatus.wrongUsage
      }
      var options = host.options
      options.color = false
      seen = SeenBySpecs(files, of: exploration, options)
    }
    for file in graph {
      let picture = ExploreGraph(exploration)
      let text =
        file.hasSuffix(".mmd") ? picture.mermaid : file.hasSuffix(".svg") ? ExplorePicture(exploration, nodes, seen: seen?.seen).svg : picture.json
      try write(text, to: file)
    }
    if let folder = writeSpecs {
      let written = ExploreSpecs(exploration)
      let path = ExploreSpecs.path(in: folder, for: plugin)
      try write(written.text, to: path)
      Output.write("\(written.count) tests written to \(path)" + (written.leftOut > 0 ? ", without \(written.leftOut) ways that are too far" : "") + "\n")
    }
    guard let seen else { return }
    for problem in seen.problems { Output.complain("note: \(problem)") }
    Output.write(seen.words + "\n")
  }

  private func write(_ text: String, to file: String) throws {
    do { try WholeFile.write(text, to: file, makesFolder: true) } catch {
      Output.complain("lunette explore: \(file) can't be written: \(systemReason(error))")
      throw ExitStatus.failed
    }
  }
}
