import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender

/// A few seconds of a session as a moving picture.
struct Film {
  private var pictures: [(tick: Int, frame: FrameSnapshot)] = []
  private var last = 0

  /// Longest film, in frames. Source: docs/live.md, ten seconds
  static let longest = 10 * framesPerSecond

  mutating func add(_ app: ScenarioApp, tick: Int) {
    last = tick
    guard let frame = try? app.currentFrame() else { return }
    if pictures.last?.frame.list != frame.list { pictures.append((tick, frame)) }
  }

  /// - Parameters:
  ///   - form: `svg`, or `gif` and `mp4` if ffmpeg is installed
  ///   - ffmpeg: the path of that program
  func data(as form: String, ffmpeg: String?) throws -> Data {
    switch form {
    case "svg": return Data(svg.utf8)
    case "gif", "mp4": return try converted(to: form, by: ffmpeg)
    default: throw PlayProblem.badMessage("a film is svg, gif or mp4")
    }
  }

  /// Shows each picture for its time, and repeats.
  private var svg: String {
    let first = pictures.first?.tick ?? 0
    let count = Double(max(1, last - first + 1))
    let size = pictures.last?.frame.list.size ?? .zero
    let seconds = count / Double(framesPerSecond)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(size.width))\" height=\"\(Int(size.height))\">\n"
    for (index, picture) in pictures.enumerated() {
      let start = Double(picture.tick - first) / count
      let end = index + 1 < pictures.count ? Double(pictures[index + 1].tick - first) / count : 1
      // The times before, while and after the picture is shown.
      var (times, values) = (["0"], [start > 0 ? "none" : "inline"])
      if start > 0 { (times, values) = (times + [short(start)], values + ["inline"]) }
      if end < 1 { (times, values) = (times + [short(end)], values + ["none"]) }
      text += "<g>\(SvgFrame(picture.frame, touches: true).text)<animate attributeName=\"display\" calcMode=\"discrete\" dur=\"\(short(seconds))s\" "
      text += "repeatCount=\"indefinite\" keyTimes=\"\(times.joined(separator: ";"))\" values=\"\(values.joined(separator: ";"))\"/></g>\n"
    }
    return text + "</svg>\n"
  }

  private func short(_ value: Double) -> String { "\((value * 1e5).rounded() / 1e5)" }

  // MARK: With ffmpeg

  /// Every second frame becomes a picture. Ours
  private static let step = 2

  private func converted(to form: String, by ffmpeg: String?) throws -> Data {
    guard let ffmpeg else { throw PlayProblem.badMessage("a \(form) film needs ffmpeg, which is not installed") }
    let folder = FileManager.default.temporaryDirectory.path + "/lunette-film-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var next = 0
    var count = 0
    for tick in stride(from: pictures.first?.tick ?? 0, through: last, by: Self.step) {
      while next + 1 < pictures.count, pictures[next + 1].tick <= tick { next += 1 }
      try pictures[next].frame.data(as: .png, cell: .standard, touches: true).write(
        to: URL(fileURLWithPath: "\(folder)/\(String(format: "%05d", count)).png"))
      count += 1
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ffmpeg)
    process.arguments =
      ["-loglevel", "error", "-y", "-framerate", "\(framesPerSecond / Self.step)", "-i", "\(folder)/%05d.png"]
      + (form == "mp4" ? ["-pix_fmt", "yuv420p", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2"] : []) + ["\(folder)/film.\(form)"]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/film.\(form)"))
  }
}
