import Foundation
import LunetteKit
import TestSupport
import Testing

/// Controls beside what `ControlTrackingTests` has: actions, titles, typing.
@Suite struct ControlTests {
  private let tester = TouchTester()
  private let control = UIControl(frame: rect(10, 10, 100, 40))

  init() {
    tester.window.addSubview(control)
    let (journal, control) = (tester.journal, control)
    for (name, event) in UIControl.Event.named where event != .primaryActionTriggered {
      control.addAction(for: event) { [unowned control] _, _ in journal.note(name + (control.isHighlighted ? " highlighted" : "")) }
    }
  }

  @Test func disabledWhileTrackedItCanBePressedAgainLater() {
    tester.down(50, 30, at: 0.01)
    tester.run()
    control.isEnabled = false
    tester.up(at: 0.1)
    tester.run()
    control.isEnabled = true
    tester.journal.clear()
    tester.tap(50, 30, at: 1)
    tester.run()
    #expect(tester.journal.lines == ["touchDown highlighted", "touchUpInside"])
  }

  @Test func actionsRunInOrderAndARemovedOneNoMore() {
    let plain = UIControl(frame: rect(200, 10, 50, 50))
    tester.window.addSubview(plain)
    plain.addAction(for: .valueChanged) { [tester] _, _ in tester.journal.note("1") }
    let token = plain.addAction(for: [.valueChanged, .touchDown]) { [tester] _, _ in tester.journal.note("2") }
    plain.addAction(for: .valueChanged) { [tester] _, _ in tester.journal.note("3") }
    plain.sendActions(for: .valueChanged)
    plain.removeAction(token)
    plain.sendActions(for: .valueChanged)
    #expect(tester.journal.lines == ["1", "2", "3", "1", "3"])
  }

  @Test func buttonShowsTheTitleOfItsState() {
    let button = UIButton(frame: rect(0, 0, 100, 40))
    button.setTitle("go", for: .normal)
    button.setTitle("now", for: .highlighted)
    #expect(button.titleLabel.text == "go")
    button.isHighlighted = true
    #expect(button.titleLabel.text == "now")
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitle == "go")
  }

  @Test func fieldTypesThroughItsDelegate() {
    final class Delegate: UITextFieldDelegate {
      var asked: [String] = []
      func textField(_ field: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool {
        asked.append("\(range.lowerBound) \(string)")
        return string != "x"
      }
      func textFieldShouldReturn(_ field: UITextField) -> Bool {
        field.resignFirstResponder()
        return true
      }
    }
    let delegate = tester.keep(Delegate())
    let field = UITextField(frame: rect(200, 10, 100, 30))
    field.delegate = delegate
    tester.window.addSubview(field)
    tester.tap(220, 20, at: 0.01)
    tester.run()
    #expect(field.isFirstResponder)
    for key in "axb" { field.insertText(String(key)) }
    #expect(field.text == "ab")
    #expect(delegate.asked == ["0 a", "1 x", "1 b"])
    field.pressReturn()
    #expect(!field.isFirstResponder)
    field.text = nil
    #expect(field.text == "")
  }
}
