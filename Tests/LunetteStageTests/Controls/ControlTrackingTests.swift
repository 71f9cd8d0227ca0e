import Foundation
import LunetteKit
import TestSupport
import Testing

extension TouchTester {
  /// Adds a control whose events are written down under UIKit's names, for the events asked for.
  @discardableResult
  func control<Control: UIControl>(
    _ control: Control, _ frame: CGRect, in parent: UIView? = nil, events: UIControl.Event? = nil
  ) -> Control {
    control.frame = frame
    for (name, event) in UIControl.Event.named where events?.contains(event) ?? true {
      control.addAction(for: event) { [journal] _, _ in journal.note(name) }
    }
    (parent ?? window).addSubview(control)
    return control
  }
}

/// A control that answers and writes down the questions of tracking.
final class ProbeControl: UIControl {
  let journal: Journal
  var begins = true
  /// The number of moves after which it ends tracking.
  var moves = Int.max

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    journal.note("begin")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    journal.note("continue")
    moves -= 1
    return moves >= 0
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { journal.note("end") }
  override func cancelTracking(with event: UIEvent?) { journal.note("cancel") }
}

/// docs/rules/cases/gestures.md, section 11, and docs/rules/gestures.md 4.7.
@Suite struct ControlTrackingTests {
  private let tester = TouchTester()
  /// Conventions of section 11.
  private let frame = rect(10, 10, 100, 40)

  @Test("G-024 a control's superview gets none of its touches") func superviewGetsNothing() {
    let recorder = tester.view()
    tester.control(UIControl(), frame, in: recorder, events: [.touchDown, .touchUpInside])
    tester.tap(50, 30, at: 0.1)
    tester.run()
    #expect(tester.journal.lines == ["touchDown", "touchUpInside"])
  }

  @Test("G-220 highlighted from touch-down to lift, also for the actions") func highlight() {
    let control = tester.control(UIControl(), frame)
    var states: [String] = []
    control.addAction(for: [.touchDown, .touchUpInside]) { sender, _ in states.append("\(sender.isHighlighted) \(sender.isTracking)") }
    tester.down(50, 30, at: 0)
    tester.run(to: 0.05)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    tester.up(at: 0.1, point(52, 30))
    tester.run()
    #expect(states == ["true true", "false false"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
    #expect(tester.journal.lines == ["touchDown", "touchUpInside"])
  }

  @Test("G-221 events of a drag out and in") func drag() {
    let control = tester.control(UIControl(), frame)
    var highlights: [Bool] = []
    control.addAction(for: [.touchDragExit, .touchDragEnter]) { sender, _ in highlights.append(sender.isHighlighted) }
    tester.down(50, 30, at: 0)
    for (step, x) in [CGFloat(60), 200, 55, 210].enumerated() { tester.move(x, 30, at: 0.1 + 0.1 * Double(step)) }
    tester.up(at: 0.6)
    tester.run()
    #expect(
      tester.journal.lines == [
        "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragInside", "touchDragEnter", "touchDragOutside",
        "touchDragExit", "touchUpOutside",
      ])
    #expect(highlights == [false, true, false])
  }

  @Test("G-222 a disabled control sends nothing") func disabled() {
    let control = tester.control(UIControl(), frame)
    control.isEnabled = false
    tester.tap(50, 30, at: 0)
    tester.run()
    #expect(tester.journal.lines.isEmpty && !control.isTracking)
  }

  @Test("G-224 a second quick touch-down repeats") func downRepeat() {
    tester.control(UIControl(), frame)
    tester.tap(50, 30, at: 0)
    tester.tap(50, 30, at: 0.2)
    tester.run()
    #expect(tester.journal.lines == ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"])
  }

  // MARK: beginTracking and its kin

  @Test("tracking is asked before each event is sent") func order() {
    tester.control(ProbeControl(tester.journal), frame)
    tester.down(50, 30, at: 0)
    tester.move(60, 30, at: 0.1)
    tester.up(at: 0.2)
    tester.run()
    #expect(tester.journal.lines == ["begin", "touchDown", "continue", "touchDragInside", "end", "touchUpInside"])
  }

  @Test("a touch that isn't to be followed sends nothing") func refusedTouch() {
    let control = tester.control(ProbeControl(tester.journal), frame)
    control.begins = false
    tester.down(50, 30, at: 0)
    tester.run(to: 0.05)
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    tester.move(60, 30, at: 0.1)
    tester.up(at: 0.2)
    tester.run()
    #expect(tester.journal.lines == ["begin"])
  }

  @Test("a touch that isn't to be followed further sends nothing more") func dropped() {
    let control = tester.control(ProbeControl(tester.journal), frame)
    control.moves = 1
    tester.down(50, 30, at: 0)
    for step in 1...3 { tester.move(50 + CGFloat(step), 30, at: 0.1 * Double(step)) }
    tester.up(at: 0.5)
    tester.run()
    #expect(tester.journal.lines == ["begin", "touchDown", "continue", "touchDragInside", "continue"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("a touch that is taken away cancels") func cancelled() {
    tester.control(ProbeControl(tester.journal), frame)
    tester.down(50, 30, at: 0)
    tester.cancel(at: 0.1)
    tester.run()
    #expect(tester.journal.lines == ["begin", "touchDown", "cancel", "touchCancel"])
  }

  @Test("disabled in its own action, a control follows the touch no further") func disabledMeanwhile() {
    let control = tester.control(ProbeControl(tester.journal), frame)
    control.addAction(for: .touchDown) { sender, _ in sender.isEnabled = false }
    tester.down(50, 30, at: 0)
    tester.move(60, 30, at: 0.1)
    tester.up(at: 0.2)
    tester.run()
    #expect(tester.journal.lines == ["begin", "touchDown", "cancel"])
  }

  @Test("a control that its own action removes still ends its touch") func removedMeanwhile() {
    let control = tester.control(UIControl(), frame)
    control.addAction(for: .touchDown) { sender, _ in sender.removeFromSuperview() }
    tester.down(50, 30, at: 0)
    tester.up(at: 0.1)
    tester.run()
    #expect(!control.isTracking)
    #expect(tester.journal.lines.last?.hasPrefix("touch") == true)
  }

  @Test("only a button's tap is a primary action") func primaryAction() {
    let button = tester.control(UIButton(), frame)
    tester.tap(50, 30, at: 0)
    tester.run()
    #expect(tester.journal.lines == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    button.removeFromSuperview()
  }
}
