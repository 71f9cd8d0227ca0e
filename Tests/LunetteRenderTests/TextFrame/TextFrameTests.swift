import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

/// The frames of tables, windows and moving views as a whole; `TextFrameTextTests` and `TextFrameShapeTests` have the single views.
@Suite struct TextFrameTests {
  @Test func rowIsALineOfTextAndASeparator() {
    let screen = ScreenTester(160, 132)
    _ = screen.table(["Apple", "樱桃 🍒", "Cherry"])
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │  Apple             │
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │  樱桃 🍒           │
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │  Cherry            │
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        ╰────────────────────╯
        """)
  }

  @Test func separatorsGoOnBelowTheLastRow() {
    let screen = ScreenTester(160, 110)
    _ = screen.table(["Apple"])
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │  Apple             │
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │                    │
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │                    │
        ╰────────────────────╯
        """)
  }

  @Test func rowsOfOneLineHaveNoSeparator() {
    let screen = ScreenTester(160, 66)
    _ = screen.table(["one", "two", "three"], rowHeight: 22)
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │  one               │
        │  two               │
        │  three             │
        ╰────────────────────╯
        """)
  }

  @Test func selectedAndTouchedRowsHaveABarAtTheLeftEdge() {
    let screen = ScreenTester(160, 198)
    let table = screen.table(["one", "two", "three"])
    screen.simulation.advance(frames: 1)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted = true
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │  one               │
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │▌ two               │
        │▌ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │▒ three             │
        │▒ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │                    │
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │                    │
        ╰────────────────────╯
        """)
    #expect(
      screen.frame.styles == """
        paper #FFFFFF
        2: 3-20 #C8C7CC
        3: 1-20 on #D9D9D9, 1 #007AFF
        4: 1-20 on #D9D9D9, 1 #007AFF, 3-20 #C8C7CC
        5: 1-20 on #D9D9D9, 1 #007AFF
        6: 1-20 on #D9D9D9, 1 #007AFF, 3-20 #C8C7CC
        8: 3-20 #C8C7CC
        """)
  }

  @Test func indicatorShowsWhileTheContentMoves() {
    let screen = ScreenTester(160, 110)
    let table = screen.table(["one", "two", "three", "four", "five", "six"])
    screen.simulation.advance(frames: 1)
    table.contentOffset.y = 22
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │  two              ▐│
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        │  three             │
        │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│
        ╰────────────────────╯
        """)
    screen.simulation.advance(by: 1)
    #expect(!screen.plain.contains("▐"))
  }

  @Test func windowInFrontHidesWhatIsBehindIt() {
    let screen = ScreenTester(160, 88)
    screen.label("behind the panel", 0, 22, 160, 22)
    let front = UIWindow(frame: CGRect(x: 40, y: 0, width: 80, height: 66))
    (front.backgroundColor, front.layer.borderWidth, front.windowLevel, front.isHidden) = (.white, 1, 1, false)
    screen.label("front", 0, 22, 80, 22, .center, in: front)
    let expected = """
      ╭────────────────────╮
      │     ┌────────┐     │
      │behin│  front │l    │
      │     └────────┘     │
      │                    │
      ╰────────────────────╯
      """
    #expect(screen.plain == expected)
    front.isHidden = true
    #expect(!screen.plain.contains("front"))
  }

  @Test func animationShowsWhereTheViewIsOnItsWay() {
    let screen = ScreenTester(160, 66)
    let label = screen.label("moving", 0, 22, 56, 22)
    screen.simulation.advance(frames: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { label.center.x += 96 })
    screen.simulation.advance(frames: 30)
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │                    │
        │      moving        │
        │                    │
        ╰────────────────────╯
        """)
  }

  @Test func fadingBackgroundShowsItsColorOnTheWay() {
    let screen = ScreenTester(80, 22)
    screen.simulation.advance(frames: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { screen.window.backgroundColor = .black })
    screen.simulation.advance(frames: 30)
    #expect(screen.frame.styles == "paper #808080")
  }

  @Test func cellSizeSetsTheGrid() throws {
    let screen = ScreenTester(160, 66)
    screen.label("grid", 0, 22, 160, 22)
    screen.simulation.commitInitialFrame()
    let cell = try #require(CellSize("16x33"))
    #expect(
      TextFrame(screen.simulation, cell: cell).plain == """
        ╭──────────╮
        │grid      │
        │          │
        ╰──────────╯
        """)
    for bad in ["", "8", "8x", "x8", "0x8", "8x-1", "8x16x2", "nanx8", "infx8", "8x1e9"] { #expect(CellSize(bad) == nil) }
  }

  @Test func headingHasFrameTimeAndTitle() {
    #expect(FrameHeading(frame: 42, time: 0.7, title: "after the drag").text == "── frame 42 · 0.700 s · after the drag ───")
    #expect(FrameHeading(frame: 0, time: 0).text == "── frame 0 · 0.000 s ─────────────────────")
    #expect(FrameHeading(frame: 1, time: 12.3456, title: "two\nlines").text(width: 20) == "── frame 1 · 12.346 s · two lines ──")
  }

  @Test func ansiColorsEachRunAndEndsItAtTheWall() {
    let screen = ScreenTester(80, 22)
    screen.window.backgroundColor = UIColor("#102030")
    let label = screen.label("ab", 8, 0, 24, 22)
    (label.textColor, label.font) = (.white, .boldSystemFont(ofSize: 12))
    #expect(
      screen.frame.ansi == "╭──────────╮\n│\u{1B}[0;48;2;16;32;48m \u{1B}[0;1;38;2;255;255;255;48;2;16;32;48mab       "
        + "\u{1B}[0m│\n╰──────────╯")
  }

  @Test func unpaintedPlacesKeepTheTerminalsColors() {
    let screen = ScreenTester(80, 22)
    screen.window.backgroundColor = nil
    screen.label("ab", 0, 0, 80, 22)
    #expect(screen.frame.ansi == screen.plain)
    #expect(screen.frame.styles == "paper -")
  }
}
