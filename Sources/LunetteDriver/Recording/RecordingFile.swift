import Foundation
import LunetteLog
import LunetteSystem

extension ScenarioRecorder.Recording {
  /// The files of a recording: the scenario or the spec, and beside it the server that gives the recorded answers.
  public struct Files: Sendable {
    public var scenario: String
    /// Path and text; nil where the app has asked for nothing.
    public var server: (path: String, text: String)?
  }

  /// - Parameter path: of the scenario; a spec if it ends in `_spec.lua`
  public func files(_ run: Run, at path: String, version: String) -> Files {
    let place = server.map { _ in Self.serverPath(beside: path) }
    let name = place.map { String($0.split(separator: "/").last ?? "") }
    let text =
      path.hasSuffix("_spec.lua")
      ? ScenarioRecorder.spec(run, lines, name: "plays", server: name, version: version) : ScenarioRecorder.file(run, lines, server: name, version: version)
    return Files(scenario: text, server: server.flatMap { text in place.map { ($0, ScenarioRecorder.serverMark(version) + text) } })
  }

  /// `server.lua` in the folder of the recording; where that file is somebody's own, one with the recording's name.
  private static func serverPath(beside path: String) -> String {
    let folder = path.contains("/") ? FilePath.folder(of: path) + "/" : ""
    let usual = folder + NetworkChoice.fileName
    guard FilePath.exists(usual) else { return usual }
    let isRecorded = FilePath.text(of: usual).map { $0.hasPrefix(recordedMark) } ?? false
    return isRecorded ? usual : path.dropLast(".lua".count) + "_server.lua"
  }

  private static let recordedMark = "-- Recorded by Lunette"
}

extension LoggedRun {
  /// The number of the last frame of the app, or of its last relaunch; nil where the log has no frames, or has other apps.
  public var lastFrame: Int? {
    let course = firstCourse()
    guard course.others == 0, let app = events.last(where: { if case .launched = $0.event.kind { true } else { false } })?.event.app else { return nil }
    return events.lazy.compactMap { event, _ -> Int? in if event.app == app, case .frame(let frame) = event.kind { frame.number } else { nil } }.max()
  }
}
