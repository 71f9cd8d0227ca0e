import Foundation
import LunetteKit
import TestSupport
import Testing

/// Switches, sliders, steppers, segments, pages; docs/rules/cases/gestures.md G-208 and docs/rules/gestures.md 3.5.
@Suite struct ValueControlTests {
  private let tester = TouchTester()
  private var lines: [String] { tester.journal.lines }

  private func drag(from start: CGPoint, to end: CGPoint, at time: TimeInterval = 0) {
    tester.down(start.x, start.y, at: time)
    for step in 1...5 {
      let part = CGFloat(step) / 5
      tester.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, at: time + 0.02 * Double(step))
    }
    tester.up(at: time + 0.15)
    tester.run()
  }

  private func takeFault() -> String? { tester.simulation.takeFault().map { "\($0)" } }

  // MARK: UISwitch

  @Test("a switch has a size of its own") func switchSize() {
    let control = UISwitch(frame: rect(10, 20, 300, 300))
    #expect(control.frame == rect(10, 20, 51, 31))
    control.frame = rect(30, 40, 1, 1)
    #expect(control.frame == rect(30, 40, 51, 31))
    #expect(!control.isOn && control.sizeThatFits(.zero) == UISwitch.size)
  }

  @Test("a tap turns a switch over; set by the app it sends nothing") func switchTap() {
    let control = tester.control(UISwitch(), rect(10, 10, 0, 0))
    tester.tap(30, 20, at: 0)
    tester.run()
    #expect(control.isOn)
    #expect(lines == ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"])
    tester.journal.clear()
    control.setOn(false, animated: true)
    #expect(!control.isOn && lines.isEmpty)
  }

  @Test(
    "the knob goes where it is dragged, the value follows at the lift",
    arguments: [(false, 30.0, true), (false, -30, false), (true, -30, false)])
  func switchDrag(start: Bool, distance: CGFloat, end: Bool) {
    let control = tester.control(UISwitch(), rect(100, 10, 0, 0), events: .valueChanged)
    control.isOn = start
    let x: CGFloat = start ? 135 : 115
    tester.down(x, 25, at: 0)
    tester.move(x + distance, 25, at: 0.1)
    tester.run()
    #expect(control.isKnobAtEnd == end && control.isOn == start)
    tester.up(at: 0.2)
    tester.run()
    #expect(control.isOn == end)
    #expect(lines == (start == end ? [] : ["valueChanged"]))
  }

  @Test("a drag there and back leaves a switch as it was, and so does a cancelled touch") func switchBack() {
    let control = tester.control(UISwitch(), rect(100, 10, 0, 0), events: .valueChanged)
    tester.down(115, 25, at: 0)
    tester.move(140, 25, at: 0.1)
    tester.move(115, 25, at: 0.2)
    tester.up(at: 0.3)
    tester.down(115, 25, at: 1)
    tester.move(140, 25, at: 1.1)
    tester.cancel(at: 1.2)
    tester.run()
    #expect(!control.isOn && !control.isKnobAtEnd && lines.isEmpty)
  }

  @Test("a superview's pan loses on the knob, sideways only") func switchAgainstPan() {
    let view = tester.view()
    tester.control(UISwitch(), rect(100, 100, 0, 0), in: view, events: .valueChanged)
    tester.add(UIPanGestureRecognizer(), "pan", to: view)
    drag(from: point(115, 115), to: point(145, 115))
    #expect(lines == ["valueChanged"])
    tester.journal.clear()
    drag(from: point(135, 115), to: point(135, 160), at: 1)
    #expect(lines.first == "pan began" && lines.last == "pan ended")
  }

  // MARK: UISlider

  private func slider() -> UISlider {
    tester.control(UISlider(), rect(50, 100, 231, 31), events: [.valueChanged, .touchDown, .touchUpInside])
  }

  @Test("a slider's defaults and range") func sliderRange() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 20
    #expect(slider.minimumValue == 20 && slider.maximumValue == 20 && slider.value == 20 && slider.fraction == 0)
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.value == -5)
    slider.value = .nan
    #expect(takeFault() == "NSInvalidArgumentException: UISlider.value must be finite, got nan")
    #expect(slider.value == -5)
  }

  @Test("the knob follows the finger that landed on it") func sliderDrag() {
    let slider = slider()
    tester.down(60, 115, at: 0)
    tester.move(160, 130, at: 0.1)
    tester.run()
    #expect(slider.value == 0.5)
    tester.move(900, 115, at: 0.2)
    tester.run()
    #expect(slider.value == 1)
    tester.up(at: 0.3)
    tester.run()
    #expect(lines == ["touchDown", "valueChanged", "valueChanged", "valueChanged"])
  }

  @Test("a finger beside the knob does nothing") func sliderBeside() {
    let slider = slider()
    drag(from: point(200, 115), to: point(260, 115))
    #expect(slider.value == 0 && lines.isEmpty)
  }

  @Test("a slider that isn't continuous speaks at the lift") func sliderOnce() {
    let slider = slider()
    slider.isContinuous = false
    drag(from: point(60, 115), to: point(110, 115))
    #expect(slider.value == 0.25 && lines == ["touchDown", "valueChanged", "touchUpInside"])
  }

  @Test("a slider narrower than its knob stays where it is") func sliderNarrow() {
    let slider = tester.control(UISlider(), rect(50, 100, 20, 31))
    drag(from: point(55, 115), to: point(95, 115))
    #expect(slider.value == 0)
  }

  @Test("G-208 a superview's swipe loses along the slider's knob, not across it nor beside it") func sliderAgainstSwipe() {
    let view = tester.view()
    let slider = tester.control(UISlider(), rect(50, 100, 231, 31), in: view, events: .touchCancel)
    tester.add(UISwipeGestureRecognizer(), "right", to: view)
    tester.add(UISwipeGestureRecognizer(), "down", to: view).direction = .down
    drag(from: point(60, 115), to: point(160, 115))
    #expect(lines.isEmpty && slider.value == 0.5)
    drag(from: point(165, 115), to: point(165, 215), at: 1)
    #expect(lines == ["touchCancel", "down ended"])
    drag(from: point(60, 115), to: point(140, 115), at: 2)
    #expect(lines == ["touchCancel", "down ended", "right ended"] && slider.value == 0.5)
  }

  // MARK: UIStepper

  @Test("a stepper's defaults, limits and exceptions") func stepperRange() {
    let stepper = UIStepper(frame: rect(10, 20, 5, 5))
    #expect(stepper.frame == rect(10, 20, 94, 29))
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1 && stepper.value == 0)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.value = 101
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 50
    #expect(takeFault()?.contains("UIStepper.minimumValue must be less than maximumValue (50.0), got 50.0") == true)
    stepper.maximumValue = 0
    #expect(takeFault()?.contains("UIStepper.maximumValue must be greater than minimumValue (0.0), got 0.0") == true)
    stepper.stepValue = 0
    #expect(takeFault()?.contains("UIStepper.stepValue must be greater than 0, got 0.0") == true)
    #expect(stepper.stepValue == 1 && stepper.maximumValue == 50)
  }

  @Test("a tap on + or - makes a step, up to the ends") func stepperTap() {
    let stepper = tester.control(UIStepper(), rect(100, 100, 0, 0), events: .valueChanged)
    stepper.maximumValue = 2
    for tap in 0..<3 {
      tester.tap(180, 110, at: 0.5 * Double(tap))
      tester.run()
    }
    #expect(stepper.value == 2 && lines.count == 2 && !stepper.canStep(up: true) && stepper.canStep(up: false))
    tester.tap(110, 110, at: 3)
    tester.run()
    #expect(stepper.value == 1 && lines.count == 3)
  }

  @Test("a stepper that wraps goes on at the other end") func stepperWraps() {
    let stepper = tester.control(UIStepper(), rect(100, 100, 0, 0), events: .valueChanged)
    stepper.wraps = true
    tester.tap(110, 110, at: 0)
    tester.run()
    #expect(stepper.value == 100)
    tester.tap(180, 110, at: 1)
    tester.run()
    #expect(stepper.value == 0 && lines.count == 2)
  }

  @Test("a held finger repeats after half a second, until it leaves its half", arguments: [true, false])
  func stepperRepeats(isContinuous: Bool) {
    let stepper = tester.control(UIStepper(), rect(100, 100, 0, 0), events: .valueChanged)
    stepper.isContinuous = isContinuous
    tester.down(180, 110, at: 0)
    tester.run(to: 0.45)
    #expect(stepper.value == 0)
    tester.run(to: 0.75)
    #expect(stepper.value == 3)
    tester.move(110, 110, at: 0.76)
    tester.run(to: 2)
    tester.up(at: 2.1)
    tester.run()
    #expect(stepper.value == 3 && lines.count == (isContinuous ? 3 : 1))
  }

  @Test("a finger that moves to the other half makes no step") func stepperOtherHalf() {
    let stepper = tester.control(UIStepper(), rect(100, 100, 0, 0), events: .valueChanged)
    stepper.value = 5
    drag(from: point(110, 110), to: point(180, 110))
    #expect(stepper.value == 5 && lines.isEmpty)
  }

  // MARK: UISegmentedControl

  @Test("a tap selects a segment, once") func segments() {
    let control = tester.control(UISegmentedControl(items: ["A", "B", "C"]), rect(0, 0, 300, 32), events: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
    for (tap, x) in [CGFloat(150), 150, 250].enumerated() {
      tester.tap(x, 10, at: Double(tap))
      tester.run()
    }
    #expect(control.selectedSegmentIndex == 2 && lines.count == 2)
    control.setEnabled(false, forSegmentAt: 0)
    tester.tap(50, 10, at: 5)
    tester.run()
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("segments come and go, the selection stays with its own") func segmentEdits() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "new")
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "last")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 5
    #expect(takeFault() == "NSRangeException: UISegmentedControl has no segment 5 (it has 2)")
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0)
  }

  @Test("a momentary one forgets its selection after the actions") func momentary() {
    let control = tester.control(UISegmentedControl(items: ["A", "B"]), rect(0, 0, 200, 32))
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(for: .valueChanged) { [weak control] _, _ in seen.append(control?.selectedSegmentIndex ?? -2) }
    for time in [0.0, 1] { tester.tap(150, 10, at: time) }
    tester.run()
    #expect(seen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  // MARK: UIPageControl

  @Test("a tap turns to the next page or back, between the ends") func pages() {
    let control = tester.control(UIPageControl(), rect(0, 0, 200, 37), events: .valueChanged)
    control.numberOfPages = 3
    for (tap, x) in [CGFloat(150), 150, 150, 50].enumerated() {
      tester.tap(x, 10, at: Double(tap))
      tester.run()
    }
    #expect(control.currentPage == 1 && lines.count == 3)
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0 && control.numberOfDots == 1)
    control.hidesForSinglePage = true
    #expect(control.numberOfDots == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
  }

  // MARK: Against a superview's recognizers

  @Test("a superview's single tap loses on a control, a double tap doesn't", arguments: ["switch", "stepper", "segments", "pages"])
  func singleTap(kind: String) {
    let view = tester.view()
    let control: UIControl
    switch kind {
    case "switch": control = UISwitch()
    case "stepper": control = UIStepper()
    case "segments": control = UISegmentedControl(items: ["A", "B"])
    default:
      let pages = UIPageControl()
      pages.numberOfPages = 5
      control = pages
    }
    tester.control(control, rect(100, 100, 90, 31), in: view, events: .valueChanged)
    tester.add(UITapGestureRecognizer(), "single", to: view)
    tester.tap(140, 110, at: 0)
    tester.run(to: 0.5)
    #expect(!lines.contains("single ended"))
    let double = tester.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    tester.tap(140, 110, at: 2)
    tester.tap(140, 110, at: 2.2)
    tester.run(to: 3)
    #expect(lines.contains("double ended") && !lines.contains("single ended"))
    tester.tap(300, 250, at: 4)
    tester.run(to: 5)
    #expect(lines.last == "single ended")
  }

  @Test("a disabled control leaves a tap to its superview") func disabledControl() {
    let view = tester.view()
    let control = tester.control(UISwitch(), rect(100, 100, 0, 0), in: view)
    control.isEnabled = false
    tester.add(UITapGestureRecognizer(), "tap", to: view)
    tester.tap(110, 110, at: 0)
    tester.run()
    #expect(lines == ["tap ended"] && !control.isOn)
  }
}
