import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/gestures.md, section 12. G-233 and G-234 are in scripts/controllers_spec.lua.
@Suite struct ResponderTests {
  private let tester = TouchTester()

  /// A view that can be first responder, and writes down the calls it gets.
  private class Responder: UIView {
    let journal: Journal
    let name: String
    var mayBecome = true
    var mayResign = true
    var actions: [String] = []
    var declined: [String] = []
    /// Gets events of motion and remote control, and doesn't pass them on.
    var handles = true

    init(_ name: String, _ journal: Journal, in parent: UIView? = nil) {
      (self.name, self.journal) = (name, journal)
      super.init(frame: rect(0, 0, 100, 100))
      parent?.addSubview(self)
    }

    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
    @discardableResult override func becomeFirstResponder() -> Bool {
      let answer = super.becomeFirstResponder()
      journal.note("\(name) becomes \(answer)")
      return answer
    }
    @discardableResult override func resignFirstResponder() -> Bool {
      let answer = super.resignFirstResponder()
      journal.note("\(name) resigns \(answer)")
      return answer
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      journal.note("\(name) began")
      if !handles { super.motionBegan(motion, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      journal.note("\(name) ended")
      if !handles { super.motionEnded(motion, with: event) }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      journal.note("\(name) cancelled")
      if !handles { super.motionCancelled(motion, with: event) }
    }
    override func remoteControlReceived(with event: UIEvent?) {
      journal.note("\(name) \(event.map { "\($0.type) \($0.subtype)" } ?? "")")
      if !handles { super.remoteControlReceived(with: event) }
    }
    override func responds(to action: String) -> Bool { actions.contains(action) }
    override func canPerformAction(_ action: String, withSender sender: AnyObject?) -> Bool {
      !declined.contains(action) && super.canPerformAction(action, withSender: sender)
    }
  }

  private func responder(_ name: String, in parent: UIView? = nil) -> Responder {
    Responder(name, tester.journal, in: parent ?? tester.window)
  }

  private func chain(of responder: UIResponder) -> [UIResponder] {
    var (found, current) = ([responder], responder.next)
    while let next = current {
      found.append(next)
      current = next.next
    }
    return found
  }

  private func same(_ one: [UIResponder], _ other: [UIResponder]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
  }

  // MARK: The chain

  @Test("G-230 view, superview, controller, window, application") func responderChain() {
    let controller = UIViewController()
    tester.window.rootViewController = controller
    let content = UIView()
    controller.view.addSubview(content)
    let leaf = UIView()
    content.addSubview(leaf)
    #expect(same(chain(of: leaf), [leaf, content, controller.view, controller, tester.window, tester.simulation.application]))
  }

  @Test("G-232 a view that its controller has let go leads to it no more") func replacedView() {
    let controller = UIViewController()
    tester.window.rootViewController = controller
    let old = controller.view
    controller.view = UIView()
    #expect(old.next !== controller && controller.view.next === controller)
  }

  @Test("the delegate ends the chain, unless it is in it already") func delegate() {
    final class Delegate: UIResponder {}
    let application = tester.simulation.application
    let delegate = tester.keep(Delegate())
    application.delegate = delegate
    #expect(application.next === delegate)
    for other in [UIViewController(), tester.window, application] as [AnyObject] {
      application.delegate = tester.keep(other)
      #expect(application.next == nil)
    }
  }

  // MARK: First responder

  @Test("G-236 a view becomes first responder and resigns") func becomeAndResign() {
    let view = responder("V")
    #expect(view.becomeFirstResponder() && view.isFirstResponder && tester.window.firstResponder === view)
    #expect(view.resignFirstResponder() && !view.isFirstResponder && tester.window.firstResponder == nil)
  }

  @Test("G-237 a controller becomes first responder once it is on the screen") func controller() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    #expect(!controller.becomeFirstResponder())
    tester.window.rootViewController = controller
    #expect(!controller.isFirstResponder)
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    tester.window.rootViewController = nil
    #expect(tester.window.firstResponder == nil)
  }

  @Test("G-238 the one before resigns first, and may refuse") func succession() {
    let (a, b) = (responder("a"), responder("b"))
    a.becomeFirstResponder()
    b.becomeFirstResponder()
    #expect(tester.journal.lines == ["a becomes true", "a resigns true", "b becomes true"])
    #expect(b.isFirstResponder && !a.isFirstResponder)
    b.mayResign = false
    #expect(!a.becomeFirstResponder() && !b.resignFirstResponder() && b.isFirstResponder)
  }

  @Test("G-240 becoming it twice") func twice() {
    let view = responder("V")
    #expect(view.becomeFirstResponder() && view.becomeFirstResponder())
  }

  @Test("G-241 each window keeps its own") func twoWindows() {
    let other = UIWindow()
    other.makeKeyAndVisible()
    let (a, b) = (responder("a"), responder("b", in: other))
    #expect(a.becomeFirstResponder() && b.becomeFirstResponder() && a.isFirstResponder && b.isFirstResponder)
  }

  @Test("G-242 a plain view can't be it") func plainView() {
    let view = tester.view()
    #expect(!view.becomeFirstResponder() && tester.window.firstResponder == nil)
  }

  private final class FieldDelegate: UITextFieldDelegate {
    var begins = true
    var ends = true
    var log: [String] = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("shouldBegin")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("shouldEnd")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
  }

  private func field(_ delegate: FieldDelegate) -> UITextField {
    let field = UITextField(frame: rect(0, 0, 100, 30))
    field.delegate = delegate
    return field
  }

  @Test("G-244 a text field's delegate may refuse beginning and end") func textField() {
    let delegate = FieldDelegate()
    let (field, other) = (field(delegate), UITextField())
    tester.window.addSubview(field)
    tester.window.addSubview(other)
    delegate.begins = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    delegate.begins = true
    delegate.ends = false
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(!field.resignFirstResponder() && !other.becomeFirstResponder() && field.isEditing && !other.isEditing)
    delegate.ends = true
    #expect(other.becomeFirstResponder() && !field.isEditing)
  }

  @Test("G-245 a wish that comes too early is granted when the view comes into a window") func early() {
    let delegate = FieldDelegate()
    let field = field(delegate)
    let parent = UIView()
    parent.addSubview(field)
    #expect(!field.becomeFirstResponder() && delegate.log.isEmpty)
    tester.window.addSubview(parent)
    #expect(field.isFirstResponder && field.isEditing && delegate.log == ["shouldBegin", "didBegin"])
    let view = Responder("V", tester.journal)
    view.becomeFirstResponder()
    view.resignFirstResponder()
    tester.window.addSubview(view)
    #expect(!view.isFirstResponder && field.isFirstResponder)
  }

  @Test("a view that leaves its window with its superview resigns, still in the chain") func leaving() {
    let parent = UIView()
    tester.window.addSubview(parent)
    let view = responder("V", in: parent)
    view.becomeFirstResponder()
    tester.journal.clear()
    parent.removeFromSuperview()
    #expect(tester.journal.lines == ["V resigns true"] && tester.window.firstResponder == nil)
    tester.window.addSubview(parent)
    #expect(!view.isFirstResponder)
  }

  @Test("one that refuses to resign loses it all the same; a field's editing ends") func forced() {
    let view = responder("V")
    view.becomeFirstResponder()
    view.mayResign = false
    view.removeFromSuperview()
    #expect(tester.window.firstResponder == nil)
    let delegate = FieldDelegate()
    let field = field(delegate)
    tester.window.addSubview(field)
    field.becomeFirstResponder()
    delegate.ends = false
    field.removeFromSuperview()
    #expect(!field.isEditing && tester.window.firstResponder == nil)
    #expect(delegate.log == ["shouldBegin", "didBegin", "didEnd"])
  }

  @Test("moving within the window keeps it, moving to another window doesn't") func moving() {
    let parent = UIView()
    tester.window.addSubview(parent)
    let view = responder("V")
    view.becomeFirstResponder()
    parent.addSubview(view)
    #expect(view.isFirstResponder)
    let other = UIWindow()
    other.makeKeyAndVisible()
    other.addSubview(view)
    #expect(!view.isFirstResponder && tester.window.firstResponder == nil && other.firstResponder == nil)
  }

  @Test("a delegate that removes the field while it leaves") func removedTwice() {
    final class Remover: UITextFieldDelegate {
      func textFieldDidEndEditing(_ textField: UITextField) { textField.removeFromSuperview() }
    }
    let field = UITextField()
    let remover = Remover()
    field.delegate = remover
    tester.window.addSubview(field)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(field.superview == nil && field.window == nil && !field.isEditing)
    #expect(!tester.window.subviews.contains { $0 === field })
  }

  // MARK: Motion and remote control

  @Test("G-246 a shake goes to the first responder and up the chain") func shake() {
    let outer = responder("outer")
    let inner = responder("inner", in: outer)
    inner.becomeFirstResponder()
    tester.journal.clear()
    tester.simulation.application.shake()
    #expect(tester.journal.lines == ["inner began", "inner ended"])
    tester.journal.clear()
    inner.handles = false
    tester.simulation.application.shake(isInterrupted: true)
    #expect(tester.journal.lines == ["inner began", "outer began", "inner cancelled", "outer cancelled"])
  }

  @Test("G-246 without a first responder the window gets the shake, and from there the delegate") func shakeOfTheWindow() {
    final class Delegate: UIResponder {
      var heard = 0
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard += motion == .motionShake ? 1 : 0 }
    }
    _ = responder("V")
    let delegate = tester.keep(Delegate())
    tester.simulation.application.delegate = delegate
    tester.simulation.application.shake()
    #expect(tester.journal.lines.isEmpty && delegate.heard == 1)
  }

  @Test("remote control goes to the first responder and up, once the app asked for it") func remoteControl() {
    let application = tester.simulation.application
    let outer = responder("outer")
    let inner = responder("inner", in: outer)
    inner.handles = false
    inner.becomeFirstResponder()
    tester.journal.clear()
    #expect(!application.pressRemoteControl(.remoteControlPlay))
    application.beginReceivingRemoteControlEvents()
    #expect(!application.pressRemoteControl(.motionShake))
    #expect(application.pressRemoteControl(.remoteControlNextTrack))
    application.endReceivingRemoteControlEvents()
    #expect(!application.pressRemoteControl(.remoteControlPlay))
    #expect(tester.journal.lines == ["inner remoteControl remoteControlNextTrack", "outer remoteControl remoteControlNextTrack"])
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  // MARK: Actions by name

  @Test("an action goes to the first in the chain that has it and doesn't decline") func actions() {
    let outer = responder("outer")
    let inner = responder("inner", in: outer)
    outer.actions = ["copy", "paste"]
    inner.actions = ["copy"]
    #expect(inner.target(forAction: "copy", withSender: nil) === inner)
    #expect(inner.target(forAction: "paste", withSender: nil) === outer)
    #expect(inner.target(forAction: "cut", withSender: nil) == nil)
    inner.declined = ["copy"]
    #expect(inner.target(forAction: "copy", withSender: nil) === outer)
  }

  @Test("the editing menu shows what the first responder's chain can do") func editingMenu() {
    let application = tester.simulation.application
    let outer = responder("outer")
    let inner = responder("inner", in: outer)
    outer.actions = ["paste"]
    inner.actions = ["copy", "cut", "other"]
    #expect(application.editingMenuActions.isEmpty)
    inner.becomeFirstResponder()
    #expect(application.editingMenuActions == ["cut", "copy", "paste"])
    inner.declined = ["cut", "paste"]
    #expect(application.editingMenuActions == ["copy"])
  }
}
