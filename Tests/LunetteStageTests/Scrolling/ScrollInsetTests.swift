import Foundation
import LunetteKit
import TestSupport
import Testing

/// Safe areas, and what they add to a scroll view's insets. Source: docs/rules/scrolling.md, "Insets"; Apple, adjustedContentInset
@Suite struct ScrollInsetTests {
  private let tester = TouchTester(device: .iPhone16)
  private let view = UIScrollView(frame: rect(0, 0, 393, 852))
  private let log = ScrollLog()

  init() {
    view.contentSize = CGSize(width: 393, height: 5000)
    view.delegate = log
  }

  private func openInController() {
    let controller = UIViewController()
    controller.view.addSubview(view)
    tester.window.rootViewController = controller
  }

  @Test("A window has the device's safe area, and a view what reaches into it") func propagation() {
    let window = tester.window
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, bottom: 34))
    let outer = UIView(frame: rect(0, 20, 393, 800))
    let inner = SafeAreaProbe(frame: rect(10, 10, 100, 100))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero && inner.changes == 0)
    window.addSubview(outer)
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 39, bottom: 2))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 29) && inner.changes == 1)
    inner.center.y += 100
    #expect(inner.safeAreaInsets == .zero && inner.changes == 2)
    outer.frame = rect(0, 0, 393, 852)
    inner.frame = rect(0, 0, 393, 852)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, bottom: 34))
    inner.frame = rect(-10, -20, 500, 900)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, bottom: 34), "what sticks out has no more")
    outer.bounds.size.height = 700
    #expect(inner.safeAreaInsets.top <= 59)
    outer.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero && outer.safeAreaInsets == .zero)
  }

  private final class SafeAreaProbe: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  @Test("never adds nothing, always adds both axes, scrollableAxes those that scroll") func behaviors() {
    tester.window.addSubview(view)
    #expect(view.adjustedContentInset == .zero)
    view.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 5)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 69, left: 1, bottom: 39))
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 69, left: 1, bottom: 39))
    view.contentSize.height = 100
    #expect(view.adjustedContentInset == view.contentInset)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset.top == 69)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == view.contentInset)
  }

  @Test("automatic adds the safe area in a view controller's view, and nothing in a bare window") func automatic() {
    tester.window.addSubview(view)
    #expect(view.adjustedContentInset == .zero && view.contentOffset == .zero)
    view.removeFromSuperview()
    openInController()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, bottom: 34))
    #expect(view.contentOffset.y == -59)
    #expect(view.legalOffsets.y == -59...(5000 + 34 - 852))
  }

  @Test("A change of the adjusted inset is told once; content at the top stays there") func told() {
    openInController()
    #expect(log.names == ["didChangeAdjustedContentInset"])
    view.contentInset.top = 41
    #expect(view.contentOffset.y == -100)
    view.contentInset.top = 41
    #expect(log.names == ["didChangeAdjustedContentInset", "didChangeAdjustedContentInset"])
    view.contentOffset.y = 300
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 300)
  }

  @Test("Dragging and bouncing know the adjusted edges") func dragging() {
    openInController()
    tester.runFrames(1)
    tester.down(100, 100, at: 0.1)
    tester.move(100, 210, at: 0.2)
    tester.run()
    #expect(view.contentOffset.y == (-59 - RubberBand.shown(distance: 100, dimension: 852)).roundedToPixel(scale: 3))
    tester.up(at: 1)
    tester.run(to: 3)
    #expect(view.contentOffset.y == -59)
  }

  @Test("Content passes under the bars; what isn't scrolled keeps the safe area") func content() {
    openInController()
    let content = UIView(frame: rect(0, 0, 393, 5000))
    view.addSubview(content)
    #expect(content.safeAreaInsets == .zero)
    view.contentOffset.y = 1000
    #expect(content.safeAreaInsets == .zero)
  }
}
