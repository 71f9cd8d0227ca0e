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

  func explain() -> String { simulation.touchTrace.lines(naming: name).joined(separator: "\n") }

  /// What a trace calls a view or a recognizer: `UIButton "Save"`, `UIPanGestureRecognizer of UITableView`.
  private func name(_ object: AnyObject) -> String {
    let className = host.scriptClassName(of: object) ?? Registry.shared.declaration(of: object)?.name ?? "\(Swift.type(of: object))"
    if let view = object as? UIView {
      let text = view.accessibilityIdentifier ?? view.visibleText
      return className + (text.map { " \"\($0)\"" } ?? "")
    }
    guard let recognizer = object as? UIGestureRecognizer else { return className }
    return (recognizer.name.map { "\(className) \"\($0)\"" } ?? className) + (recognizer.view.map { " of \(name($0))" } ?? "")
  }

  func tree() -> String { ViewTree(simulation).text }

  /// Writes the screen to a file; so far as text.
  func save(path: String) throws {
    guard path.hasSuffix(".txt") else { throw ScenarioError.unknownFormat(path: path, known: [".txt"]) }
    try Self.write(frame().plain + "\n", to: path)
  }

  /// Writes what a scenario keeps: whole or not at all.
  static func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ScenarioError.unwritable(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
