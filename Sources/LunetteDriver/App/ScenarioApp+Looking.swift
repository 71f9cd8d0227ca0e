import Foundation
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// Frames that a scenario prints, returns and saves. Source: docs/lua-api.md 4
extension ScenarioApp {
  /// The screen as text, without colours, so that texts can be compared.
  func frame() -> TextFrame { TextFrame(simulation, cell: host.options.cell) }

  /// The screen as it is now. Throws: if the app has been closed; errors of callbacks
  public func currentFrame() throws -> FrameSnapshot { try run { FrameSnapshot(simulation) } }

  func printFrame(title: String?) throws {
    host.options.printed?(self, title)
    try host.options.recorder?.record(self, title: title)
    host.log?.notePrint(title, of: self)
    guard !host.options.quiet else { return }
    let heading = FrameHeading(frame: simulation.frameCount, time: simulation.time, title: title)
    host.options.output(heading.text() + "\n" + (host.options.color ? frame().ansi : frame().plain) + "\n")
  }

  func explain() -> String { simulation.touchTrace.lines(naming: name).joined(separator: "\n") }

  func tree() -> String { ViewTree(simulation).text }

  /// The screen as a text, or as values.
  func snapshot(_ form: SnapshotForm, _ options: PictureOptions) -> FrameValue {
    let snapshot = FrameSnapshot(simulation, constraints: options.constraints, accessibility: form == .json || form == .table)
    switch form {
    case .text: return .text(frame().plain)
    case .json: return .text(JsonFrame(snapshot).text)
    case .svg: return .text(SvgFrame(snapshot, touches: options.touches).text)
    case .table: return snapshot.value
    }
  }

  /// Writes the screen to a file, in the form that the file name's ending says.
  func save(path: String, _ options: PictureOptions) throws {
    guard let form = FrameForm(path: path) else {
      throw ScenarioError.unknownFormat(path: path, known: FrameForm.allCases.map { ".\($0.pathExtension)" })
    }
    let snapshot = FrameSnapshot(simulation, constraints: options.constraints, accessibility: form == .json)
    try Self.writeInProject(snapshot.data(as: form, cell: host.options.cell, touches: options.touches), to: path)
  }
}

/// The forms of `app:snapshot`.
enum SnapshotForm: String, LuaEnum, CaseIterable { case text, json, svg, table }

extension FrameSnapshot {
  /// Throws: `ScenarioError.unwritable`, `PngError`
  func save(as form: FrameForm, to path: String, cell: CellSize, touches: Bool) throws {
    try ScenarioApp.write(data(as: form, cell: cell, touches: touches), to: path)
  }
}

extension ScenarioApp {
  /// Writes a file of a scenario, completely or not at all. Throws: `ScenarioError.unwritable`
  static func write(_ data: Data, to path: String, shownAs shown: String? = nil) throws {
    do {
      try WholeFile.write(data, to: path)
    } catch {
      throw ScenarioError.unwritable(path: shown ?? path, reason: systemReason(error))
    }
  }
}
