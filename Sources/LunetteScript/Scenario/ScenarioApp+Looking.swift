import Foundation
import LunetteKit
import LunetteRender

/// What a scenario prints and keeps. Source: lua-api.md section 4
extension ScenarioApp {
  /// The screen as text, without colours, so that it compares.
  func frame() -> TextFrame { TextFrame(simulation, cell: host.options.cell) }

  func printFrame(title: String?) {
    guard !host.options.quiet else { return }
    let heading = FrameHeading(frame: simulation.frameCount, time: simulation.time, title: title)
    host.options.output(heading.text() + "\n" + (host.options.colour ? frame().ansi : frame().plain) + "\n")
  }

  func tree() -> String { ViewTree(simulation).text }

  /// Writes the screen to a file; so far as text.
  func save(path: String) throws {
    guard path.hasSuffix(".txt") else { throw ScenarioError.unknownFormat(path: path) }
    do {
      try (frame().plain + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ScenarioError.unwritable(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
