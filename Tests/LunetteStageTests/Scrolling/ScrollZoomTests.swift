import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// Zooming: by two fingers, by the program, and its limits. Source: docs/rules/scrolling.md, Zoom; docs/rules/gestures.md 6; Apple,
/// UIScrollView
@Suite struct ScrollZoomTests {
  private let world = ScrollTester(content: CGSize(width: 400, height: 300), offset: 0)
  private let content = UIView(frame: rect(0, 0, 400, 300))
  private var view: UIScrollView { world.scrollView }
  private var tester: TouchTester { world.tester }

  init() {
    view.addSubview(content)
    world.log.zoomView = content
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
  }

  /// Two fingers on a horizontal line about `middle`, from 100 pt apart to `distance`, in eleven events; they stay.
  private func pinch(to distance: CGFloat, about middle: CGPoint = point(200, 150), moving: CGPoint = .zero, at time: TimeInterval = 0.1) {
    func place(_ part: CGFloat, _ side: CGFloat) -> CGPoint {
      point(middle.x + moving.x * part + side * (100 + (distance - 100) * part) / 2, middle.y + moving.y * part)
    }
    for (finger, side) in [(1, CGFloat(-1)), (2, 1)] { tester.down(place(0, side).x, place(0, side).y, at: time, finger: finger) }
    for step in 1...10 {
      for (finger, side) in [(1, CGFloat(-1)), (2, 1)] {
        let place = place(CGFloat(step) / 10, side)
        tester.move(place.x, place.y, at: time + 0.02 * Double(step), finger: finger)
      }
    }
    tester.run(to: time + 0.2)
  }

  private func lift(at time: TimeInterval) {
    tester.up(at: time, finger: 1)
    tester.up(at: time, finger: 2)
    tester.run(to: time)
  }

  /// The point of the content at scale 1 that stands at `place` of the view.
  private func contentPoint(at place: CGPoint) -> CGPoint {
    point((view.contentOffset.x + place.x) / view.zoomScale, (view.contentOffset.y + place.y) / view.zoomScale)
  }

  @Test("A pinch scales the view about the middle of the fingers; content size and callbacks follow") func pinch() {
    pinch(to: 208, about: point(100, 100))
    // 8 pt of the pinch are its hysteresis: from 108 to 208.
    #expect(abs(view.zoomScale - 208.0 / 108) < 1e-6)
    #expect(view.isZooming && !view.isZoomBouncing)
    #expect(content.transform == CGAffineTransform(a: view.zoomScale, b: 0, c: 0, d: view.zoomScale, tx: 0, ty: 0))
    #expect(abs(content.frame.minX) < 1e-9 && abs(content.frame.width - 400 * view.zoomScale) < 1e-9)
    #expect(abs(view.contentSize.height - 300 * view.zoomScale) < 1e-9)
    let fixed = contentPoint(at: point(100, 100))
    #expect(abs(fixed.x - 100) < 0.3 && abs(fixed.y - 100) < 0.3)
    lift(at: 0.5)
    #expect(!view.isZooming)
    let names = world.log.names.filter { $0.contains("Zoom") }
    #expect(names.first == "willBeginZooming" && names.last == "didEndZooming")
    #expect(names.dropFirst().dropLast().allSatisfy { $0 == "didZoom" } && names.count > 8)
  }

  @Test("Fingers that move while they pinch carry the content along") func pinchAndPan() {
    pinch(to: 308, about: point(200, 150), moving: point(-40, -30))
    let under = contentPoint(at: point(160, 120))
    // The zoom began with the first of the ten steps.
    #expect(abs(under.x - 196) < 1 && abs(under.y - 147) < 1)
    lift(at: 0.6)
    tester.run(to: 3)
    #expect(view.legalOffset(nearest: view.contentOffset) == view.contentOffset)
  }

  @Test("One finger that is left over drags on; a second one zooms again; nothing jumps") func fingersComeAndGo() {
    pinch(to: 308)
    let scale = view.zoomScale
    let offset = view.contentOffset
    tester.up(at: 0.4, finger: 2)
    tester.run(to: 0.42)
    #expect(view.contentOffset == offset && view.zoomScale == scale && view.isZooming)
    // Finger 1 stands at x = 46.
    tester.move(26, 150, at: 0.45)
    tester.run(to: 0.46)
    let dragged = view.contentOffset
    #expect(view.zoomScale == scale)
    tester.move(16, 150, at: 0.48)
    tester.run(to: 0.5)
    #expect(view.contentOffset.x == dragged.x + 10)
    let before = view.contentOffset
    tester.down(300, 150, at: 0.55, finger: 3)
    tester.run(to: 0.56)
    #expect(view.contentOffset == before && view.zoomScale == scale)
    tester.move(301, 150, at: 0.58, finger: 3)
    tester.run(to: 0.6)
    #expect(abs(view.zoomScale - scale) < 0.02 * scale)
    #expect(abs(view.contentOffset.x - before.x) < 4)
    tester.up(at: 0.7, finger: 1)
    tester.up(at: 0.7, finger: 3)
    tester.run(to: 3)
    #expect(world.log.count("willBeginZooming") == 1 && world.log.count("didEndZooming") == 1)
    #expect(!view.isZooming && !view.isDragging && !view.isDecelerating)
  }

  @Test("Past a limit the scale resists and springs back, and only then the zoom has ended", arguments: [700, 20] as [CGFloat])
  func bounces(distance: CGFloat) {
    if distance > 100 { view.zoomScale = 2 }
    let start = view.zoomScale
    world.log.clear()
    pinch(to: distance)
    let limit: CGFloat = distance > 100 ? 4 : 0.5
    let wanted = start * (distance > 100 ? distance / 108 : distance / 92)
    #expect(abs(view.zoomScale - limit * CGFloat((Double(wanted / limit)).squareRoot())) < 1e-6)
    lift(at: 0.5)
    #expect(view.isZoomBouncing && !view.isZooming && world.log.count("didEndZooming") == 0)
    tester.run(to: 2)
    #expect(view.zoomScale == limit && !view.isZoomBouncing)
    #expect(world.log.count("didEndZooming") == 1 && world.log.names.last == "didEndZooming")
    #expect(view.legalOffset(nearest: view.contentOffset) == view.contentOffset)
  }

  @Test("Without bouncesZoom the limits hold") func noBounce() {
    view.bouncesZoom = false
    pinch(to: 800)
    #expect(view.zoomScale == 4)
    lift(at: 0.5)
    tester.run(to: 2)
    #expect(view.zoomScale == 4 && world.log.names.last == "didEndZooming")
  }

  @Test("Where nothing may be zoomed there is no pinch, and no scale but 1", arguments: [true, false]) func nothingToZoom(hasView: Bool) {
    if hasView { view.minimumZoomScale = 4 } else { world.log.zoomView = nil }
    #expect((view.pinchGestureRecognizer == nil) == hasView)
    pinch(to: 300)
    lift(at: 0.5)
    view.setZoomScale(3, animated: true)
    view.zoom(to: rect(0, 0, 10, 10), animated: true)
    tester.run(to: 2)
    #expect(view.zoomScale == 1 && !world.log.names.contains { $0.contains("Zoom") })
  }

  @Test("setZoomScale keeps the middle, clamps to the limits, and tells of one step") func setScale() {
    view.zoomScale = 2
    #expect(view.zoomScale == 2 && view.contentOffset == point(200, 150))
    #expect(view.contentSize == CGSize(width: 800, height: 600))
    #expect(world.log.names == ["didZoom"])
    view.zoomScale = 100
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.001
    #expect(view.zoomScale == 0.5 && view.contentOffset == .zero)
  }

  @Test("An animated zoom takes 0.3 s; begin, steps and end are told; the point in the middle stays") func animatedScale() {
    view.setZoomScale(3, animated: true)
    #expect(view.zoomScale == 1 && world.log.names == ["willBeginZooming"])
    tester.run(to: 0.15)
    #expect(view.zoomScale > 1.3 && view.zoomScale < 2.7)
    let middle = contentPoint(at: point(200, 150))
    #expect(abs(middle.x - 200) < 0.5 && abs(middle.y - 150) < 0.5)
    tester.run(to: 0.4)
    #expect(view.zoomScale == 3 && world.log.names.last == "didEndZooming")
    #expect(world.log.count("didZoom") > 10)
  }

  @Test("zoom(to:) shows a rect as large as it fits, in the middle, inside the content") func zoomToRect() {
    view.zoom(to: rect(100, 100, 100, 50), animated: false)
    #expect(view.zoomScale == 4)
    #expect(view.contentOffset == point(150 * 4 - 200, 125 * 4 - 150))
    view.zoom(to: rect(0, 0, 200, 150), animated: true)
    tester.run(to: 1)
    #expect(view.zoomScale == 2 && view.contentOffset == .zero)
    view.zoom(to: rect(150, 100, 200, 150), animated: true)
    tester.run(to: 2)
    #expect(view.zoomScale == 2 && view.contentOffset == point(300, 200))
  }

  @Test("A finger stops an animated zoom, which has ended where it stands") func stoppedZoom() {
    view.setZoomScale(3, animated: true)
    tester.tap(200, 150, at: 0.15)
    tester.run(to: 1)
    #expect(view.zoomScale > 1 && view.zoomScale < 3)
    #expect(world.log.count("willBeginZooming") == 1 && world.log.count("didEndZooming") == 1)
  }

  @Test("Taken out in mid-pinch, the zoom has ended inside its limits") func removedInMidPinch() {
    pinch(to: 900)
    #expect(view.zoomScale > 4)
    view.removeFromSuperview()
    #expect(view.zoomScale == 4 && !view.isZooming)
    #expect(world.log.count("didEndZooming") == 1)
    lift(at: 0.5)
    tester.run(to: 1)
    #expect(world.log.count("didEndZooming") == 1)
  }

  @Test("A call in mid-pinch ends it as a lift does") func interruptedPinch() {
    pinch(to: 900)
    tester.simulation.input.cancelAll(at: tester.simulation.time)
    tester.run(to: 2)
    #expect(view.zoomScale == 4 && world.log.count("didEndZooming") == 1)
  }

  @Test("Zoomed content can be flung, and a double tap of the app's own zooms back") func doubleTap() {
    view.zoomScale = 3
    let double = tester.add(UITapGestureRecognizer(), "double", to: content) { [view] _ in view.setZoomScale(1, animated: true) }
    double.numberOfTapsRequired = 2
    let before = world.y
    world.fling(from: 250, by: -60, at: 0.1)
    tester.run(to: 2)
    #expect(world.y > before)
    tester.tap(200, 100, at: 2.1)
    tester.tap(200, 100, at: 2.3)
    tester.run(to: 3)
    #expect(view.zoomScale == 1 && view.contentOffset == .zero)
  }
}
