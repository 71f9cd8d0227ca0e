import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

/// Labels, buttons and fields as characters.
@Suite struct TextFrameTextTests {
  @Test func labelsAlignAndTruncateByMeasuredWidth() {
    let screen = ScreenTester(160, 154)
    screen.label("left", 0, 0, 160, 22)
    screen.label("centre", 0, 22, 160, 22, .center)
    screen.label("right", 0, 44, 160, 22, .right)
    for (line, mode) in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping].enumerated() {
      screen.label("longer than its label", 0, 66 + 22 * CGFloat(line), 104, 22).lineBreakMode = mode
    }
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │left                │
        │       centre       │
        │               right│
        │longer than…        │
        │…han its label      │
        │longe…s label       │
        │longer than i       │
        ╰────────────────────╯
        """)
  }

  /// "Illinois" is 50 points wide but takes 8 columns of 8 points.
  @Test func narrowTextGoesOnOverFreeColumnsAndElseIsCut() {
    let screen = ScreenTester(160, 110)
    screen.label("Illinois", 0, 0, 50, 22)
    screen.label("Illinois", 0, 22, 50, 22)
    screen.label("hill", 52, 22, 30, 22)
    screen.label("Illinois", 110, 44, 50, 22, .right)
    screen.label("twelve point text", 0, 66, 96, 22, size: 12)
    screen.label("x", 104, 66, 8, 22)
    let box = screen.add(UIView(), 0, 88, 50, 22)
    box.layer.borderWidth = 1
    screen.label("Illinois", 0, 0, 50, 22, in: box)
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │Illinois            │
        │Illinohill          │
        │            Illinois│
        │twelve point x      │
        ││Illi│              │
        ╰────────────────────╯
        """)
  }

  @Test func linesOfALabelStandCenteredOnLinesOfTheirOwn() {
    let screen = ScreenTester(160, 110)
    let label = screen.label("one two three four five six", 0, 0, 80, 110)
    label.numberOfLines = 0
    let short = screen.label("one two three four five six", 96, 33, 64, 44)
    short.numberOfLines = 0
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │                    │
        │one two     one two │
        │three four  three f…│
        │five six            │
        │                    │
        ╰────────────────────╯
        """)
  }

  @Test func wideCharactersTakeTwoColumnsAndAreNeverHalved() {
    let screen = ScreenTester(160, 66)
    screen.label("樱桃樱桃樱桃樱桃樱桃樱桃", 0, 0, 100, 22)
    let clip = screen.add(UIView(), 0, 22, 32, 22)
    clip.clipsToBounds = true
    screen.label("a樱桃樱桃", 0, 0, 160, 22, in: clip)
    screen.label("樱桃🇩🇪é", 0, 44, 160, 22)
    screen.add(UIView(), 8, 44, 16, 22).backgroundColor = .white
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │樱桃樱桃樱…         │
        │a樱                 │
        │    🇩🇪é             │
        ╰────────────────────╯
        """)
  }

  @Test func buttonsStandInBracketsThatTellTheirState() {
    let screen = ScreenTester(160, 110)
    let titles = ["plain", "pressed", "chosen", "off", "Narrow"]
    for (line, title) in titles.enumerated() {
      let button = screen.add(UIButton(type: .system), 0, 22 * CGFloat(line), line == 4 ? 56 : 160, 22)
      button.setTitle(title, for: .normal)
      (button.isHighlighted, button.isSelected, button.isEnabled) = (line == 1, line == 2, line != 3)
      button.backgroundColor = .white
    }
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │      [ plain ]     │
        │     ▐ pressed ▌    │
        │     [•chosen ]     │
        │       ( off )      │
        │ Narrow             │
        ╰────────────────────╯
        """)
  }

  @Test func fieldsShowTextPlaceholderAndCaret() {
    let screen = ScreenTester(160, 110)
    let empty = screen.add(UITextField(), 8, 0, 144, 22)
    (empty.placeholder, empty.borderStyle) = ("name", .roundedRect)
    screen.add(UITextField(), 8, 22, 144, 22).text = "a text that is longer than the field"
    let typed = screen.add(UITextField(), 8, 44, 144, 22)
    (typed.text, typed.borderStyle) = ("a text that is being typed", .line)
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │ ▏name            ▕ │
        │ ▏a text that is l… │
        │ ▏a text that is… ▕ │
        │                    │
        │                    │
        ╰────────────────────╯
        """)
    typed.becomeFirstResponder()
    #expect(screen.plain.contains("│ ▏ is being typed▎▕ │"))
    empty.becomeFirstResponder()
    #expect(screen.plain.contains("│ ▏▎name           ▕ │"))
  }

  @Test func disabledAndHighlightedLabelsHaveTheirColors() {
    let screen = ScreenTester(80, 66)
    screen.label("off", 0, 0, 80, 22).isEnabled = false
    let lit = screen.label("lit", 0, 22, 80, 22)
    (lit.highlightedTextColor, lit.isHighlighted) = (.red, true)
    screen.label("bold", 0, 44, 80, 22).font = .boldSystemFont(ofSize: 17)
    #expect(
      screen.frame.styles == """
        paper #FFFFFF
        1: 1-3 #AAAAAA
        2: 1-3 #FF0000
        3: 1-4 bold
        """)
  }
}
