import Foundation
import LunetteKit
import LunetteRender

/// What a scenario prints and keeps. Source: lua-api.md section 4
extension ScenarioApp {
  /// The screen as text, without colours, so that it compares.
  func frame() -> TextFrame { TextFrame(simulation, cell: host.options.cell) }

  /// The screen as it is now. Throws: when the app has been closed; what a callback raised
  public func currentFrame() throws -> FrameSnapshot { try run { FrameSnapshot(simulation) } }

  func printFrame(title: String?) throws {
    try host.options.recorder?.record(self, title: title)
    guard !host.options.quiet else { return }
    let heading = FrameHeading(frame: simulation.frameCount, time: simulation.time, title: title)
    host.options.output(heading.text() + "\n" + (host.options.color ? frame().ansi : frame().plain) + "\n")
  }

  func explain() -> String { simulation.touchTrace.lines(naming: name).joined(separator: "\n") }

  /// What a trace calls a view or a recognizer: `UIButton "Save"`, `UIPanGestureRecognizer of UITableView`.
  func name(_ object: AnyObject) -> String {
    let className = host.scriptClassName(of: object) ?? Registry.shared.declaration(of: object)?.name ?? "\(Swift.type(of: object))"
    if let view = object as? UIView {
      let text = view.accessibilityIdentifier ?? view.visibleText
      return className + (text.map { " \"\($0)\"" } ?? "")
    }
    guard let recognizer = object as? UIGestureRecognizer else { return className }
    return (recognizer.name.map { "\(className) \"\($0)\"" } ?? className) + (recognizer.view.map { " of \(name($0))" } ?? "")
  }

  func tree() -> String { ViewTree(simulation).text }

  /// The screen in one of the forms that are text.
  func snapshot(_ form: SnapshotForm, touches: Bool) -> String {
    let snapshot = FrameSnapshot(simulation)
    switch form {
    case .text: return frame().plain
    case .json: return JsonFrame(snapshot).text
    case .svg: return SvgFrame(snapshot, touches: touches).text
    }
  }

  /// Writes the screen to a file, in the form that the name's end says.
  func save(path: String, touches: Bool) throws {
    guard let form = FrameForm(path: path) else {
      throw ScenarioError.unknownFormat(path: path, known: FrameForm.allCases.map { ".\($0.pathExtension)" })
    }
    try FrameSnapshot(simulation).save(as: form, to: path, cell: host.options.cell, touches: touches)
  }
}

/// The forms that `app:snapshot` can answer.
enum SnapshotForm: String, LuaEnum, CaseIterable { case text, json, svg }

extension FrameSnapshot {
  /// Throws: `ScenarioError.unwritable`, `PngError`
  func save(as form: FrameForm, to path: String, cell: CellSize, touches: Bool) throws {
    try ScenarioApp.write(data(as: form, cell: cell, touches: touches), to: path)
  }
}

extension ScenarioApp {
  /// Writes what a scenario keeps: whole or not at all. Throws: `ScenarioError.unwritable`
  static func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ScenarioError.unwritable(path: path, reason: systemReason(error))
    }
  }
}
