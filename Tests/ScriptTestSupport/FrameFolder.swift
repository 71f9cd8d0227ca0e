import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting

/// A spec that compares one small frame, in a folder of its own.
package final class FrameFolder {
  package let path = NSTemporaryDirectory() + "frames-\(UUID().uuidString.prefix(8))"
  package var spec: String { path + "/list_spec.lua" }
  private var failures: String { path + "/failures" }

  package init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  // MARK: The spec

  package func write(spec source: String) throws { try source.write(toFile: spec, atomically: true, encoding: .utf8) }

  /// The spec shows these texts, on a screen of 20 columns and 3 rows.
  package func shows(
    _ text: String, below: String = "", color: String = "black", background: String = "white", x: Double = 8, name: String = "start",
    options: String = "nil"
  ) throws {
    try write(
      spec: """
        local delegate = { didFinishLaunching = function()
          local window = UIWindow { backgroundColor = "\(background)" }
          for row, text in ipairs { "\(text)", "\(below)" } do
            local label = UILabel { text = text, textColor = "\(color)", frame = { \(x), 22 * row - 22, 150, 22 } }
            window:addSubview(label)
          end
          window:makeKeyAndVisible()
        end }
        it("shows its start", function()
          assert.frame(launch(delegate), "\(name)", \(options))
        end)
        """)
  }

  /// Keeps the frame with these texts.
  package func keep(_ text: String, below: String = "", color: String = "black", background: String = "white", options: String = "nil") throws {
    try shows(text, below: below, color: color, background: background, options: options)
    _ = run(.writeAll)
  }

  /// Runs the folder's specs. Returns: what the terminal says
  @discardableResult package func run(_ mode: FrameStore.Mode, _ change: (inout SpecRunner.Options) -> Void = { _ in }) -> String {
    var host = ScriptHost.Options()
    host.device.size = CGSize(width: 160, height: 66)
    var options = SpecRunner.Options(host: host, frames: mode)
    options.failures = FailedFrames(root: failures)
    change(&options)
    let recorder = Recorder(color: false)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix("_spec.lua") }.sorted()
    SpecRunner(options: options, report: recorder.receive).run(names.map { path + "/" + $0 })
    return recorder.output
  }

  // MARK: Files

  package func kept(_ name: String) -> String { "\(path)/__frames__/list_spec/\(name)" }

  package func read(_ name: String) -> String? { try? String(contentsOfFile: kept(name), encoding: .utf8) }

  package func write(_ name: String, _ content: String) throws {
    let url = URL(fileURLWithPath: kept(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
  }

  /// The files of a failed test, without those of pixels, for which a program is needed that may be missing.
  package var leftFiles: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: String(left("").dropLast()))) ?? []
    return names.filter { !$0.hasSuffix(".png") }.sorted()
  }

  package func left(_ name: String) -> String { failures + path + "/list_spec/" + name }

  /// Answers the questions of a review. Returns: what it shows
  package func review(_ answers: String...) throws -> (counts: FrameReview.Counts, shown: String) {
    var (rest, shown) = (answers[...], "")
    let counts = try FrameReview(FailedFrames(root: failures), read: { rest.popFirst() }, write: { shown += $0 }).run()
    return (counts, shown)
  }
}
