import Foundation
import LunetteKit
import TestSupport
import Testing

/// Notices of the keyboard, and the center that posts them. Source: docs/rules/controllers.md 18.5
@Suite struct KeyboardTests {
  final class Scene {
    let tester: TouchTester
    let first = UITextField(frame: CGRect(x: 0, y: 20, width: 200, height: 40))
    let second = UITextField(frame: CGRect(x: 0, y: 70, width: 200, height: 40))
    private(set) var info: [AnyHashable: Any] = [:]

    init(_ device: Device = .iPhoneSE) {
      tester = TouchTester(device: device)
      for field in [first, second] { tester.window.addSubview(field) }
      SimulatedNotificationCenter.default.addObserver(forName: nil) { [unowned self] notification in
        guard notification.name.rawValue.hasPrefix("UIKeyboard") else { return }
        tester.journal.note(notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: ""))
        info = notification.userInfo ?? [:]
      }
    }

    var lines: [String] { tester.journal.lines.map { $0.replacingOccurrences(of: "Notification", with: "") } }
    var keyboard: Keyboard { tester.simulation.keyboard }
    func wait(_ seconds: TimeInterval = 0.5) { tester.run(to: tester.simulation.time + seconds) }
  }

  @Test func itTellsItsWayUpAndDown() {
    let scene = Scene()
    scene.first.becomeFirstResponder()
    #expect(scene.lines == ["WillChangeFrame", "WillShow"])
    #expect(scene.info["frameBegin"] as? CGRect == CGRect(x: 0, y: 568, width: 320, height: 216))
    #expect(scene.info["frameEnd"] as? CGRect == CGRect(x: 0, y: 352, width: 320, height: 216))
    #expect(scene.info["animationDuration"] as? TimeInterval == 0.25)
    #expect(scene.info["isLocal"] as? Bool == true)
    scene.wait()
    #expect(scene.lines == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(scene.keyboard.isVisible && scene.keyboard.frame.minY == 352)
    scene.tester.journal.clear()
    scene.first.resignFirstResponder()
    scene.wait()
    #expect(scene.lines == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(scene.info["frameEnd"] as? CGRect == CGRect(x: 0, y: 568, width: 320, height: 216))
  }

  @Test func theSecondPairComesAfterAQuarterOfASecond() throws {
    let scene = Scene()
    scene.first.becomeFirstResponder()
    scene.wait()
    let times = scene.tester.journal.entries.map(\.time)
    #expect(times.count == 4 && times[1] == 0)
    #expect(abs(try #require(times.last) - 0.25) < 1.0 / 60)
  }

  @Test func withoutAnimationsItIsThereAtOnce() {
    let scene = Scene()
    UIView.performWithoutAnimation { _ = scene.first.becomeFirstResponder() }
    #expect(scene.lines == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(scene.info["animationDuration"] as? TimeInterval == 0)
  }

  @Test func itStaysBetweenTwoFields() {
    let scene = Scene()
    scene.first.becomeFirstResponder()
    scene.wait()
    scene.tester.journal.clear()
    scene.second.becomeFirstResponder()
    scene.wait()
    #expect(scene.lines.isEmpty && scene.keyboard.isVisible)
    #expect(scene.second.isFirstResponder)
  }

  @Test func itGoesWhenSomebodyWithoutKeysTakesOver() {
    final class Plain: UIView { override var canBecomeFirstResponder: Bool { true } }
    let scene = Scene()
    let plain = Plain()
    scene.tester.window.addSubview(plain)
    scene.first.becomeFirstResponder()
    scene.wait()
    scene.tester.journal.clear()
    plain.becomeFirstResponder()
    #expect(scene.lines == ["WillChangeFrame", "WillHide"])
  }

  @Test func itGoesWithTheFieldThatLeaves() {
    let scene = Scene()
    scene.first.becomeFirstResponder()
    scene.wait()
    scene.first.removeFromSuperview()
    #expect(!scene.keyboard.isVisible && scene.lines.last == "WillHide")
  }

  @Test func aFieldThatRefusesToEndKeepsIt() {
    final class Stubborn: UITextFieldDelegate { func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false } }
    let scene = Scene()
    let delegate = Stubborn()
    scene.first.delegate = delegate
    scene.first.becomeFirstResponder()
    scene.second.becomeFirstResponder()
    scene.first.resignFirstResponder()
    #expect(scene.keyboard.isVisible && scene.lines == ["WillChangeFrame", "WillShow"])
  }

  @Test func aTurnInTheMiddleOfTheWayHasNoArrival() {
    let scene = Scene()
    scene.first.becomeFirstResponder()
    scene.wait(0.1)
    scene.first.resignFirstResponder()
    scene.wait()
    #expect(scene.lines == ["WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
  }

  @Test func aFieldHearsOfItsBeginBeforeTheKeyboardAndOfItsEndAfter() {
    final class Listener: UITextFieldDelegate {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { journal.note("end") }
    }
    let scene = Scene()
    let listener = Listener(scene.tester.journal)
    scene.first.delegate = listener
    scene.first.becomeFirstResponder()
    scene.first.resignFirstResponder()
    #expect(scene.lines == ["begin", "WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "end"])
  }

  @Test(arguments: [(Device.iPhone4s, 216.0), (.iPhone8, 216), (.iPhone16, 291), (.iPad, 264)])
  func itsHeightIsTheDevices(device: Device, height: Double) {
    let scene = Scene(device)
    #expect(scene.keyboard.frame == CGRect(x: 0, y: device.size.height, width: device.size.width, height: CGFloat(height)))
  }
}

@Suite struct NotificationCenterTests {
  let simulation = Simulation()

  init() { Simulation.current = simulation }

  @Test func observersHearInTheOrderInWhichTheyCameUntilTheyAreRemoved() {
    let center = SimulatedNotificationCenter.default
    var heard: [String] = []
    let name = Notification.Name("n")
    let first = center.addObserver(forName: name) { _ in heard.append("first") }
    center.addObserver(forName: nil) { heard.append("any \($0.name.rawValue)") }
    center.addObserver(forName: Notification.Name("other")) { _ in heard.append("other") }
    center.post(name: name)
    #expect(heard == ["first", "any n"])
    center.removeObserver(first)
    center.removeObserver(first)
    center.post(name: name)
    #expect(heard == ["first", "any n", "any n"] && !first.isActive)
  }

  @Test func aSenderFiltersAndIsNotHeld() {
    let center = SimulatedNotificationCenter.default
    var (a, b): (UIView?, UIView?) = (UIView(), UIView())
    var heard = 0
    center.addObserver(forName: nil, object: a) { _ in heard += 1 }
    center.post(name: Notification.Name("n"), object: b)
    center.post(name: Notification.Name("n"))
    #expect(heard == 0)
    center.post(name: Notification.Name("n"), object: a)
    #expect(heard == 1)
    weak let gone = a
    (a, b) = (nil, nil)
    #expect(gone == nil)
    center.post(name: Notification.Name("n"))
    #expect(heard == 1)
  }

  @Test func whoIsRemovedWhileItIsPostedHearsNothingAndWhoComesHearsTheNext() {
    let center = SimulatedNotificationCenter.default
    var heard: [String] = []
    var later: SimulatedNotificationCenter.Observation?
    center.addObserver(forName: nil) { _ in
      if let later { center.removeObserver(later) }
      if heard.isEmpty { center.addObserver(forName: nil) { _ in heard.append("new") } }
      heard.append("first")
    }
    later = center.addObserver(forName: nil) { _ in heard.append("later") }
    center.post(name: Notification.Name("n"))
    #expect(heard == ["first"])
    center.post(name: Notification.Name("n"))
    #expect(heard == ["first", "first", "new"])
  }

  @Test func eachSimulationHasItsOwn() {
    var heard = 0
    SimulatedNotificationCenter.default.addObserver(forName: nil) { _ in heard += 1 }
    Simulation().perform { SimulatedNotificationCenter.default.post(name: Notification.Name("n")) }
    #expect(heard == 0)
  }
}
