import Foundation
import LunetteDriver
import LunetteScript

/// Reports a run as JSON lines: one object per event, with its kind under `event`.
final class JsonReporter: Reporter {
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) { self.write = write }

  func receive(_ event: TestEvent) {
    switch event {
    case .runStarted(let start):
      say("start", ["files": start.files, "shuffle": start.shuffleSeed.map { String($0) }])
    case .fileStarted(let label): say("file", ["file": label])
    case .printed(let text): say("print", ["text": text])
    case .logged: break
    case .noted(let warning): say("note", ["text": warning])
    case .testEnded(let result):
      say(
        "test",
        ["file": result.id.file, "name": result.id.name, "path": result.id.path, "seconds": result.seconds, "line": result.position?.line]
          .merging(fields(of: result.outcome, result.scene, result.place)) { $1 })
    case .fileFailed(let path, let message):
      say("fileError", ["file": path, "status": "error", "message": message])
    case .blockFailed(let failure):
      say(
        "hook",
        ["file": failure.block.file, "hook": failure.hook, "path": failure.block.path, "notRun": failure.notRun]
          .merging(fields(of: failure.outcome, failure.scene, failure.place)) { $1 })
    case .frameWritten(let path): say("frame", ["file": path])
    case .fileEnded(let file): say("fileEnd", ["file": file.label].merging(fields(of: file.counts)) { $1 })
    case .runEnded(let run):
      let orphans = run.orphans.files
      say("end", fields(of: run.counts).merging(["orphans": orphans.isEmpty ? nil : orphans]) { $1 })
    }
  }

  private func fields(of counts: TestCounts) -> [String: Any?] {
    ["passed": counts.passed, "failed": counts.failed, "skipped": counts.skipped]
  }

  private func fields(of outcome: TestOutcome, _ scene: AppScene?, _ place: SourcePosition?) -> [String: Any?] {
    var fields: [String: Any?] = ["status": outcome.word]
    switch outcome {
    case .passed: break
    case .skipped(let reason): fields["message"] = reason.isEmpty ? nil : reason
    case .failed(let failure):
      fields["message"] = FailureText.summary(of: outcome)
      fields["expected"] = failure.expected
      fields["actual"] = failure.actual
      fields["detail"] = failure.detail
      fields["callers"] = failure.callers.isEmpty ? nil : failure.callers
    case .errored(let error):
      fields["message"] = error.message
      fields["callers"] = error.frames.isEmpty ? nil : error.frames
    }
    if !outcome.later.isEmpty { fields["later"] = outcome.later }
    if outcome.isFailure, let place { fields["at"] = ["file": place.file, "line": place.line] as [String: Any] }
    if let scene {
      fields["scene"] =
        ["frame": scene.frame, "calls": scene.calls, "touches": scene.touches, "explanation": scene.explanation] as [String: Any]
    }
    return fields
  }

  private func say(_ event: String, _ fields: [String: Any?]) {
    var object = fields.compactMapValues { $0 }
    object["event"] = event
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes]) else { return }
    write(String(decoding: data, as: UTF8.self) + "\n")
  }
}
