import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteSystem

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

  /// Throws: if the form is unknown, or ffmpeg is needed but missing
  static func check(_ form: String, ffmpeg: String?) throws {
    guard ["svg", "gif", "mp4"].contains(form) else { throw PlayProblem.badMessage("a film is svg, gif or mp4") }
    if form != "svg", ffmpeg == nil { throw PlayProblem.noFilm("\(form) needs the program ffmpeg, which is not installed; svg needs nothing") }
  }

  /// - Parameters:
  ///   - form: `svg`, or `gif` and `mp4` if ffmpeg is installed
  ///   - ffmpeg: the path of that program
  ///   - hasEnded: whether the film is no longer wanted
  func data(as form: String, ffmpeg: String?, unless hasEnded: () -> Bool = { false }) throws -> Data {
    try Self.check(form, ffmpeg: ffmpeg)
    guard form != "svg", let ffmpeg else { return Data(svg.utf8) }
    return try converted(to: form, by: ffmpeg, unless: hasEnded)
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

  private func converted(to form: String, by ffmpeg: String, unless hasEnded: () -> Bool) throws -> Data {
    try FilePath.withTemporaryFolder("lunette-film") { folder in
      var (next, count) = (0, 0)
      var (picture, data) = (-1, Data())
      for tick in stride(from: pictures.first?.tick ?? 0, through: last, by: Self.step) {
        if hasEnded() { throw PlayProblem.noFilm("the session has ended") }
        while next + 1 < pictures.count, pictures[next + 1].tick <= tick { next += 1 }
        // Draws a picture only if it differs from the one before.
        if picture != next, pictures.indices.contains(next) {
          (picture, data) = (next, try pictures[next].frame.data(as: .png, cell: .standard, touches: true))
        }
        try WholeFile.write(data, to: "\(folder)/\(String(format: "%05d", count)).png")
        count += 1
      }
      let file = "\(folder)/film.\(form)"
      let rate = ["-framerate", "\(framesPerSecond / Self.step)", "-i", "\(folder)/%05d.png"]
      let ended = try Program.run([ffmpeg, "-loglevel", "error", "-nostdin", "-y"] + rate + Self.settings(form) + [file])
      guard ended.status == 0, let film = try? FilePath.contents(of: file, limit: Self.largestFilm) else {
        throw PlayProblem.noFilm("ffmpeg ended with \(ended.status). \(ended.words.suffix(500))".trimmingCharacters(in: .whitespacesAndNewlines))
      }
      return Data(film)
    }
  }

  /// Units: bytes. Ours: a page that shows it holds it whole
  private static let largestFilm = 1 << 30

  /// A GIF gets one palette, made from its own colours; the usual pixel format of an MP4 needs even sides.
  private static func settings(_ form: String) -> [String] {
    form == "gif"
      ? ["-filter_complex", "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none"]
      : ["-pix_fmt", "yuv420p", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-movflags", "+faststart"]
  }
}
