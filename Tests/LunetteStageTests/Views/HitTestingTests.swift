import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/gestures.md, section 1.
@Suite struct HitTestingTests {
  private let tester = TouchTester()
  private func add(_ frame: CGRect, to parent: UIView) -> UIView {
    let view = UIView(frame: frame)
    parent.addSubview(view)
    return view
  }
  private func root(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView { UIView(frame: rect(0, 0, width, height)) }

  @Test("G-001 points convert through the views between") func conversion() {
    let root = root(400, 300)
    let a = add(rect(50, 40, 200, 150), to: root)
    let b = add(rect(10, 20, 100, 80), to: a)
    #expect(b.convert(point(30, 40), to: root) == point(90, 100))
    #expect(b.convert(point(90, 100), from: root) == point(30, 40))
    #expect(root.convert(rect(90, 100, 10, 5), to: b) == rect(30, 40, 10, 5))
  }

  @Test("G-002 a turned view converts there and back") func rotation() {
    let root = root(400, 300)
    let v = add(rect(100, 100, 80, 60), to: root)
    v.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let inside = v.convert(point(140, 130), from: root)
    #expect(abs(inside.x - 40) < 1e-9 && abs(inside.y - 30) < 1e-9)
    for place in [point(0, 0), point(13, 77), point(-40, 5)] {
      let back = v.convert(v.convert(place, to: root), from: root)
      #expect(abs(back.x - place.x) < 1e-9 && abs(back.y - place.y) < 1e-9)
    }
  }

  @Test("conversion between siblings, to the window and from nil") func otherPaths() {
    let a = add(rect(50, 40, 200, 150), to: tester.window)
    let b = add(rect(10, 20, 100, 80), to: tester.window)
    a.bounds.origin = point(0, 100)
    #expect(a.convert(point(0, 100), to: b) == point(40, 20))
    #expect(a.convert(point(0, 100), to: nil) == point(50, 40))
    #expect(a.convert(point(50, 40), from: nil) == point(0, 100))
    #expect(tester.window.convert(point(50, 40), to: a) == point(0, 100))
  }

  @Test("G-004 bounds far away don't contain the origin") func farBounds() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    view.bounds.origin = point(10000, 10000)
    #expect(!view.point(inside: point(50, 50), with: nil))
    #expect(view.point(inside: point(10000, 10099.9), with: nil))
    #expect(!view.point(inside: point(10000, 10100), with: nil))
  }

  @Test("G-005, G-006, G-008 front before back, hidden skipped, alpha 0.01 taken") func visibility() {
    let root = root()
    let back = add(rect(20, 20, 100, 100), to: root)
    let front = add(rect(60, 60, 100, 100), to: root)
    #expect(root.hitTest(point(80, 80), with: nil) === front)
    #expect(root.hitTest(point(30, 30), with: nil) === back)
    #expect(root.hitTest(point(400, 80), with: nil) == nil)
    let other = add(rect(200, 20, 50, 50), to: root)
    other.isHidden = true
    #expect(root.hitTest(point(220, 30), with: nil) === root)
    other.isHidden = false
    other.alpha = 0.01
    #expect(root.hitTest(point(220, 30), with: nil) === other)
    other.alpha = 0.0099
    #expect(root.hitTest(point(220, 30), with: nil) === root)
  }

  @Test("G-009 a view without interaction shuts its children off") func interaction() {
    let root = root()
    let view = add(rect(20, 140, 80, 50), to: root)
    view.isUserInteractionEnabled = false
    _ = add(rect(10, 10, 30, 30), to: view)
    #expect(root.hitTest(point(40, 155), with: nil) === root)
  }

  @Test("G-010 what sticks out of the parent gets no touch", arguments: [false, true]) func overflow(clips: Bool) {
    let root = root()
    let parent = add(rect(20, 20, 100, 100), to: root)
    parent.clipsToBounds = clips
    let overflow = add(rect(80, 80, 100, 100), to: parent)
    #expect(root.hitTest(point(150, 150), with: nil) === root)
    #expect(root.hitTest(point(110, 110), with: nil) === overflow)
  }

  @Test("G-012 bounds origin counts") func boundsOrigin() {
    let root = root(100, 100)
    root.bounds = rect(-10, -10, 100, 100)
    let sub = add(rect(40, 40, 20, 20), to: root)
    let subsub = add(rect(10, 10, 5, 5), to: sub)
    #expect(root.hitTest(point(-5, -5), with: nil) === root)
    #expect(root.hitTest(point(40, 40), with: nil) === sub)
    #expect(root.hitTest(point(52.5, 52.5), with: nil) === subsub)
    #expect(root.hitTest(point(-11, -11), with: nil) == nil)
    #expect(root.hitTest(point(95, 95), with: nil) == nil)
  }

  @Test("G-013, G-014 a scaled root, also with a bounds origin") func scaled() {
    let root = UIView(frame: rect(0, 0, 200, 200))
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame = rect(0, 0, 100, 100)
    #expect(root.bounds.size == CGSize(width: 200, height: 200))
    let sub = add(rect(25, 25, 50, 50), to: root)
    #expect(root.hitTest(point(25, 25), with: nil) === sub)
    #expect(root.hitTest(point(74, 74), with: nil) === sub)
    for place in [point(20, 20), point(75, 75), point(199, 199)] { #expect(root.hitTest(place, with: nil) === root) }
    root.bounds.origin = point(0, 25)
    #expect(root.hitTest(point(25, 25), with: nil) === sub)
    #expect(root.hitTest(point(74, 74), with: nil) === sub)
    #expect(root.hitTest(point(75, 75), with: nil) === root)
    #expect(root.hitTest(point(199, 199), with: nil) === root)
    #expect(root.hitTest(point(200, 200), with: nil) == nil)
  }

  @Test("G-016 a disabled control is hit and swallows the touch") func disabledControl() {
    let tester = TouchTester()
    let view = tester.view()
    let control = UIControl(frame: rect(10, 10, 100, 40))
    control.isEnabled = false
    control.addAction(for: [.touchDown, .touchUpInside]) { _, _ in tester.journal.note("control") }
    view.addSubview(control)
    #expect(tester.window.hitTest(point(20, 20), with: nil) === control)
    tester.tap(20, 20, at: 0.1)
    tester.run()
    #expect(tester.journal.lines.isEmpty)
  }

  @Test("G-017 of two siblings the one in front is hit") func siblings() {
    let root = root()
    let first = add(rect(0, 0, 50, 50), to: root)
    let second = add(rect(0, 0, 50, 50), to: root)
    #expect(root.hitTest(point(5, 5), with: nil) === second)
    root.bringSubviewToFront(first)
    #expect(root.hitTest(point(5, 5), with: nil) === first)
    root.sendSubviewToBack(first)
    #expect(root.hitTest(point(5, 5), with: nil) === second)
  }

  @Test("G-018 an almost transparent parent cuts the branch") func transparentParent() {
    let root = root()
    let parent = add(rect(0, 0, 50, 50), to: root)
    parent.alpha = 0.005
    _ = add(rect(0, 0, 50, 50), to: parent)
    #expect(root.hitTest(point(5, 5), with: nil) === root)
  }

  @Test("a view that an animation moves takes no touches unless allowed") func animating() {
    let tester = TouchTester()
    let view = tester.view()
    UIView.animate(withDuration: 1, animations: { view.center.x += 10 })
    #expect(tester.window.hitTest(point(50, 50), with: nil) === tester.window)
    view.layer.removeAllAnimations()
    UIView.animate(withDuration: 1, options: .allowUserInteraction, animations: { view.center.x += 10 })
    #expect(tester.window.hitTest(point(50, 50), with: nil) === view)
  }
}
