import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import TestSupport
import Testing

/// After any actions of a user the log can be replayed: it gives the same frames and events, byte for byte.
@Suite struct RandomSessionTests {
  static let plugins = ((try? FileManager.default.contentsOfDirectory(atPath: Repository.root + "/plugins")) ?? []).sorted()

  /// A session of some seconds: taps, drags and flings with one finger or two, keys, turns, and what the system does.
  static func session(of plugin: String, _ random: inout SeededRandom) -> Run {
    var run = Run(
      plugin: Repository.root + "/plugins/\(plugin)/init.lua", device: Device.all.randomElement(using: &random) ?? .iPhoneSE,
      seed: UInt64.random(in: 0...99, using: &random), isAnimated: Int.random(in: 0..<8, using: &random) > 0)
    let size = run.device.size
    var frame = 0
    var finger = 0
    func place() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 0..<size.width, using: &random), y: CGFloat.random(in: 0..<size.height, using: &random))
    }
    func add(_ input: Input, later: Double = 0) {
      let isTouch = if case .touches = input { true } else { false }
      let time = TimeInterval(frame) / 60 + later - (isTouch ? 1.0 / 60 : 0)
      run.inputs.append(InputEvent(frame: frame, time: max(0, time), input))
    }
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      frame += Int.random(in: 1...12, using: &random)
      switch Int.random(in: 0..<15, using: &random) {
      case 0...6:
        let fingers = (0..<Int.random(in: 1...2, using: &random)).map { _ in
          finger += 1
          return (number: finger, from: place(), to: place())
        }
        let steps = Int.random(in: 0...6, using: &random)
        add(.touches(fingers.map { TouchSample(finger: $0.number, phase: .began, location: $0.from) }))
        for step in 0..<steps {
          if step % 2 == 0 { frame += 1 }
          let part = CGFloat(step + 1) / CGFloat(steps)
          add(
            .touches(
              fingers.map {
                let (a, b) = ($0.from, $0.to)
                return TouchSample(
                  finger: $0.number, phase: .moved, location: CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
              }), later: Double(step % 2) / 120)
        }
        frame += Int.random(in: 1...20, using: &random)
        let phase: UITouch.Phase = Int.random(in: 0..<10, using: &random) == 0 ? .cancelled : .ended
        add(.touches(fingers.map { TouchSample(finger: $0.number, phase: phase, location: steps > 0 ? $0.to : $0.from) }))
      case 7: add([.key("x"), .returnKey, .deletion, .keyboardDismissal].randomElement(using: &random) ?? .clock)
      case 11: add([.press("left"), .press("selectWordRight"), .press("undo"), .hardwareKeyboard(true)].randomElement(using: &random) ?? .clock)
      case 12: add([.edit(.select(nil)), .edit(.copy), .edit(.paste("pasted")), .edit(.replace("new"))].randomElement(using: &random) ?? .clock)
      case 13: add(.textSize((UIContentSizeCategory.allCases.randomElement(using: &random) ?? .large).rawValue))
      case 8: add(.turn(UIDeviceOrientation.allCases.randomElement(using: &random) ?? .portrait))
      case 9: add([.statusBarTap, .memoryWarning, .background, .foreground, .editMenu].randomElement(using: &random) ?? .clock)
      case 10: add([.shake(isInterrupted: false), .remoteControl(.remoteControlPlay)].randomElement(using: &random) ?? .clock)
      default: add(.clock, later: Double.random(in: 0.001...0.015, using: &random))
      }
    }
    return run
  }

  /// Sessions of all plugins together.
  static let sessions = Rounds.of(100, long: 2_000)

  @Test(arguments: plugins)
  func aRandomSessionPlaysAgain(plugin: String) throws {
    var random = SeededRandom(plugin.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    for session in 0..<((Self.sessions + Self.plugins.count - 1) / Self.plugins.count) {
      let run = Self.session(of: plugin, &random)
      var options = ScriptHost.Options()
      (options.quiet, options.output) = (true, { _ in })
      var text = LogFormat.header + LogFormat.run(script: nil, device: options.device, seed: options.seed, budget: nil)
      let log = RunLog(.views)
      log.drain = { text += $0.compactMap { LogFormat.line($0) }.joined() }
      let player = try run.play(options: options, log: log)
      player.play(toFrame: player.frame + 5)
      log.flush()
      player.host.close()
      let outcome = try ReplayTests.replay(text + LogFormat.end)
      #expect(outcome.difference == nil && outcome.notes.isEmpty, "session \(session): \(outcome.difference ?? "") \(run)")
      let logged = try LoggedRuns(text, path: "run.log")
      #expect(logged.runs[0].runs()[1]?.inputs.count == run.inputs.count, "session \(session)")
    }
  }

  /// Going back plays a run up to a frame: the screen is then the same as it was.
  @Test func everyFrameOfThePastIsThereAgain() throws {
    var random = SeededRandom(3)
    for _ in 0..<6 {
      let run = Self.session(of: "timetypes", &random)
      let whole = try run.play(upTo: 0)
      defer { whole.host.close() }
      var frames = [try whole.app.currentFrame()]
      for frame in 1...40 {
        whole.play(toFrame: frame)
        frames.append(try whole.app.currentFrame())
      }
      for frame in [0, 1, 7, 23, 40] {
        for past in [try run.play(upTo: frame), try run.cut(after: frame).play(upTo: frame)] {
          #expect(try past.app.currentFrame() == frames[frame])
          past.host.close()
        }
      }
    }
  }
}
