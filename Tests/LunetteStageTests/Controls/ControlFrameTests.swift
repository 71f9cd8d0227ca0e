import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

/// How controls with a value look in a text frame; the legend is at `TextFrame`.
@Suite struct ControlFrameTests {
  private let screen = ScreenTester(320, 110)

  /// The first line of the frame inside its walls, without the space around what is written.
  private var line: String {
    screen.simulation.advance(frames: 1)
    let line = screen.plain.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    return line.trimmingCharacters(in: CharacterSet(charactersIn: "│| "))
  }

  @Test func switches() {
    let control = screen.add(UISwitch(), 8, 0, 0, 0)
    #expect(line == "(●   )")
    control.isOn = true
    #expect(line == "(   ●)")
    control.isHighlighted = true
    #expect(line == "(   ◉)")
    control.isEnabled = false
    #expect(line == "(   ○)")
    #expect(ViewTree(screen.simulation).text.contains("UISwitch {8, 0, 51, 31} highlighted, disabled, on"))
  }

  @Test(arguments: [(0, "●──────────"), (0.5, "─────●─────"), (1, "──────────●")]) func sliders(value: CGFloat, expected: String) {
    let slider = screen.add(UISlider(), 8, 0, 88, 31)
    slider.value = value
    #expect(line == expected)
  }

  @Test func steppers() {
    let stepper = screen.add(UIStepper(), 8, 0, 0, 0)
    #expect(line == "[     | +  ]")
    stepper.value = 50
    #expect(line == "[  -  | +  ]")
    #expect(ViewTree(screen.simulation).text.contains("value 50"))
  }

  @Test func segments() {
    let control = screen.add(UISegmentedControl(items: ["One", "Two", "A long title"]), 8, 0, 240, 32)
    #expect(line == "[   One   |  Two   |A long t…]")
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    #expect(line == "[  (One)  |  •Two  |A long t…]")
    control.removeAllSegments()
    #expect(line == "")
  }

  @Test func pages() {
    let control = screen.add(UIPageControl(), 8, 0, 80, 37)
    control.numberOfPages = 4
    control.currentPage = 1
    #expect(line == "○ ● ○ ○")
    control.numberOfPages = 40
    #expect(line == "2/40")
    control.numberOfPages = 0
    #expect(line == "")
    #expect(ViewTree(screen.simulation).text.contains("page 1 of 0"))
  }

  @Test("a view without room, or wider than any screen, is drawn all the same") func extremes() {
    for width in [CGFloat(0), 1, 9, 20, 1e300] {
      for control in [UISlider(), UIPageControl(), UISegmentedControl(items: ["A", "B"])] { screen.add(control, 0, 0, width, 32) }
      screen.simulation.advance(frames: 1)
      #expect(!screen.plain.isEmpty)
    }
  }
}
