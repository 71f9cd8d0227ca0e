import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

/// Backgrounds, borders, clipping, transforms and order as characters.
@Suite struct TextFrameShapeTests {
  @Test func bordersAreBoxesAndPicturesAreNamed() {
    let screen = ScreenTester(160, 154)
    let round = screen.add(UIView(), 8, 0, 64, 66)
    (round.layer.borderWidth, round.layer.cornerRadius) = (1, 4)
    let two = screen.add(UIButton(type: .system), 80, 0, 72, 44)
    two.layer.borderWidth = 1
    two.setTitle("OK", for: .normal)
    screen.label("one", 80, 66, 72, 22, .center).layer.borderWidth = 1
    screen.add(UIImageView(image: UIImage(named: "cat")), 8, 66, 64, 66)
    screen.add(UIImageView(image: UIImage(named: "star")), 8, 132, 64, 22)
    screen.add(UIImageView(image: UIImage(named: "star")), 80, 132, 29, 22)
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │ ╭──────╮ ┌── OK ─┐ │
        │ │      │ └───────┘ │
        │ ╰──────╯           │
        │ ┌──────┐ │  one  │ │
        │ │ cat  │           │
        │ └──────┘           │
        │ ▨star    ▨st…      │
        ╰────────────────────╯
        """)
  }

  @Test func clippingViewsCutTextAndBorders() {
    let screen = ScreenTester(160, 110)
    let box = screen.add(UIView(), 16, 0, 80, 66)
    (box.clipsToBounds, box.layer.borderWidth) = (true, 1)
    screen.label("cut off at the box", -24, 22, 160, 22, in: box)
    let open = screen.add(UIView(), 112, 22, 20, 20)
    screen.label("free", -16, 0, 64, 22, in: open)
    screen.add(UIView(), 104, 66, 80, 66).layer.borderWidth = 1
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │  ┌────────┐        │
        │  │off at t│free    │
        │  └────────┘        │
        │             ┌──────│
        │             │      │
        ╰────────────────────╯
        """)
  }

  @Test func scrolledContentMovesUnderItsView() {
    let screen = ScreenTester(160, 88)
    let scroll = screen.add(UIScrollView(), 0, 22, 160, 44)
    scroll.contentSize = CGSize(width: 160, height: 440)
    for line in 0..<20 { screen.label("line \(line)", 0, 22 * CGFloat(line), 160, 22, in: scroll) }
    scroll.contentOffset.y = 66
    screen.simulation.advance(by: 1)
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │                    │
        │line 3              │
        │line 4              │
        │                    │
        ╰────────────────────╯
        """)
  }

  @Test func turnedViewsAreDotted() {
    let screen = ScreenTester(160, 154)
    let turned = screen.add(UIView(), 48, 44, 64, 64)
    turned.layer.borderWidth = 1
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    screen.label("turned", 0, 20, 64, 24, .center, in: turned)
    let grown = screen.add(UIView(), 40, 110, 40, 22)
    grown.layer.borderWidth = 1
    grown.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │                    │
        │                    │
        │       ······       │
        │    ···turned···    │
        │  ┌────────┐·       │
        │  └────────┘        │
        │                    │
        ╰────────────────────╯
        """)
  }

  /// A strip that turns about its bottom edge, seen from 100 points away, as when a list is pulled down.
  @Test func tiltedStripOpensAndShowsItsTextOnceItCanBeRead() {
    let screen = ScreenTester(160, 66)
    let strip = screen.label("pull", 0, 0, 160, 44, .center)
    strip.backgroundColor = .lightGray
    strip.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    strip.layer.position = CGPoint(x: 80, y: 66)
    func tilt(_ open: CGFloat) {
      var perspective = CATransform3D.identity
      perspective.m34 = -1 / 100
      strip.layer.transform = CATransform3D(rotationAngle: (1 - open) * .pi / 2, x: 1, y: 0, z: 0).concatenating(perspective)
    }
    tilt(0.1)
    #expect(!screen.plain.contains("pull"))
    tilt(0.9)
    #expect(screen.plain.contains("│        pull        │"))
  }

  @Test func hiddenAndFaintViewsAreLeftOutAndColorsBlend() {
    let screen = ScreenTester(160, 66)
    screen.label("seen", 0, 0, 80, 22)
    screen.label("hidden", 80, 0, 80, 22).isHidden = true
    let dark = screen.add(UIView(), 0, 0, 80, 66)
    (dark.backgroundColor, dark.alpha) = (.black, 0.4)
    let faint = screen.add(UIView(), 0, 0, 80, 66)
    faint.alpha = 0.05
    screen.label("faint", 0, 22, 80, 22, in: faint)
    screen.label("dim", 0, 22, 80, 22).alpha = 0.5
    let cover = screen.add(UIView(), 0, 44, 80, 22)
    (cover.backgroundColor, cover.alpha) = (.red, 0.5)
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │seen                │
        │dim                 │
        │                    │
        ╰────────────────────╯
        """)
    #expect(
      screen.frame.styles == """
        paper #FFFFFF
        1: 1-10 on #999999
        2: 1-10 on #999999, 1-3 #4D4D4D
        3: 1-10 on #CC4D4D
        """)
  }

  @Test func higherZPositionStandsInFront() {
    let screen = ScreenTester(160, 88)
    for (index, frame) in [CGRect(x: 0, y: 0, width: 80, height: 66), CGRect(x: 40, y: 22, width: 80, height: 66)].enumerated() {
      let view = screen.add(UIView(), frame.minX, frame.minY, frame.width, frame.height)
      (view.backgroundColor, view.layer.borderWidth, view.layer.zPosition) = (.white, 1, index == 0 ? 1 : 0)
    }
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │┌────────┐          │
        ││        │────┐     │
        │└────────┘    │     │
        │     └────────┘     │
        ╰────────────────────╯
        """)
  }

  @Test func hairlinesBecomeLinesWhereNothingIsWritten() {
    let screen = ScreenTester(160, 88)
    screen.add(UIView(), 0, 43, 160, 3).backgroundColor = .gray
    screen.add(UIView(), 0, 40, 160, 3).backgroundColor = .lightGray
    screen.label("text", 0, 44, 160, 22)
    screen.add(UIView(), 0, 60, 160, 1).backgroundColor = .gray
    screen.add(UIView(), 120, 0, 1, 88).backgroundColor = .gray
    #expect(
      screen.plain == """
        ╭────────────────────╮
        │               ┆    │
        │               ┆    │
        │text           ┆    │
        │               ┆    │
        ╰────────────────────╯
        """)
  }

  @Test func viewsThatAreNowhereOrEverywhereAreDrawnAsFarAsTheyCanBe() {
    let wild: [CGFloat] = [-1e300, -.infinity, -5, 0, 5, 1e9, 1e300, .infinity, .nan]
    for place in wild {
      for size in wild {
        let screen = ScreenTester(160, 66)
        for alignment in [NSTextAlignment.left, .center, .right] {
          let label = screen.label("text", 0, 0, 10, 10, alignment)
          label.numberOfLines = 0
          (label.layer.position, label.layer.bounds.size) = (CGPoint(x: place, y: 33), CGSize(width: size, height: size))
          (label.layer.borderWidth, label.backgroundColor) = (1, .red)
        }
        let image = screen.add(UIImageView(image: UIImage(named: "cat")), 0, 0, 10, 10)
        (image.layer.position, image.layer.bounds.size) = (CGPoint(x: place, y: place), CGSize(width: size, height: size))
        #expect(screen.plain.split(separator: "\n").count == 5)
        #expect(!ViewTree(screen.simulation).text.isEmpty)
      }
    }
  }
}
