import ArgumentParser
import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem

/// Which frames of a run are saved, and where.
struct RecordingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the frames that scripts print into this folder, one a file.", valueName: "dir"), completion: .directory)
  var frames: String?

  @Option(
    help: ArgumentHelp("What --frames writes: \(FrameForm.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "form"),
    transform: parseForm)
  var format = FrameForm.svg

  @Option(
    help: ArgumentHelp("Keep a frame each so many seconds of simulated time too.", valueName: "seconds"), transform: parseInterval)
  var every: TimeInterval?

  @Option(help: ArgumentHelp("Write all frames that are kept as one picture, an .svg or .png.", valueName: "file"), completion: .file())
  var filmstrip: String?

  @Flag(help: "Draw the fingers in the frames that --frames writes; a film strip always has them.")
  var touches = false

  @Flag(help: "Draw the constraints of the views that are seen into the pictures, red where they were given up.")
  var constraints = false

  func validate() throws {
    if every != nil, frames == nil, filmstrip == nil {
      throw ValidationError("--every keeps frames for --frames DIR or --filmstrip FILE; name one.")
    }
    if let filmstrip, !Self.stripForms.contains(FrameForm(path: filmstrip)) {
      throw ValidationError("A film strip is a picture: its name must end in .svg or .png, got \"\(filmstrip)\".")
    }
  }

  /// Nil if no frames are saved. Makes the folder.
  func recorder(cell: CellSize) throws -> FrameRecorder? {
    guard frames != nil || filmstrip != nil else { return nil }
    if let frames {
      do { try FilePath.makeFolder(frames) } catch {
        Output.complain("can't make the folder \(frames): \(systemReason(error))")
        throw ExitStatus.failed
      }
    }
    return FrameRecorder(
      folder: frames.map { FrameRecorder.Folder(path: $0, form: format, cell: cell) }, interval: every, touches: touches,
      constraints: constraints)
  }

  /// Writes the film strip. Returns: whether that worked; if not, the reason has been printed
  func finish(_ recorder: FrameRecorder) -> Bool {
    if recorder.strip.isEmpty {
      Output.complain("no frame was kept: no script printed one; print with app:print(), or keep one each 0.1 s with --every 0.1")
      return false
    }
    do {
      try recorder.finish()
      if let filmstrip { try recorder.saveStrip(to: filmstrip) }
      return true
    } catch {
      Output.complain("\(error)")
      return false
    }
  }

  private static let stripForms: [FrameForm?] = [.svg, .png]
}

private func parseForm(_ text: String) throws -> FrameForm {
  if let form = FrameForm.allCases.first(where: { $0.rawValue == text || $0.pathExtension == text }) { return form }
  throw ValidationError("There is no form \"\(text)\"; there are \(FrameForm.allCases.map(\.rawValue).joined(separator: ", ")).")
}

private func parseInterval(_ text: String) throws -> TimeInterval {
  guard let seconds = TimeInterval(text), (1.0 / 60 - 1e-9...86_400).contains(seconds) else {
    throw ValidationError("Seconds between frames are a number from 1/60 (0.0167) to 86400, got \"\(text)\".")
  }
  return seconds
}
