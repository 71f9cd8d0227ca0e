import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

@Suite struct DisplayListTests {
  @Test func itemsStandBackToFrontWithTheirPlaceOnTheScreen() throws {
    let screen = ScreenTester(160, 110)
    let panel = screen.add(UIView(), 10, 20, 100, 50)
    (panel.clipsToBounds, panel.alpha, panel.accessibilityIdentifier) = (true, 0.5, "panel")
    panel.bounds.origin = CGPoint(x: 0, y: 5)
    screen.label("inside", 5, 10, 200, 20, in: panel).alpha = 0.5
    let list = screen.simulation.displayList()
    #expect(list.size == CGSize(width: 160, height: 110))
    #expect(list.items.map(\.className) == ["UIWindow", "UIView", "UILabel"])
    #expect(list.items.map(\.parent) == [nil, 0, 1])
    #expect(list.items.map(\.depth) == [0, 1, 2])
    #expect(list.items[1].identifier == "panel")
    let label = try #require(list.items.last)
    #expect(label.quad == Quad(CGRect(x: 15, y: 25, width: 200, height: 20)))
    #expect(label.clipRect == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(label.clip == 0 && list.clips.count == 1)
    #expect(label.alpha == 0.25 && label.opacity == 0.5)
    #expect(label.text?.lines == ["inside"])
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    let screen = ScreenTester(160, 110)
    screen.add(UIView(), 0, 0, 10, 10).isHidden = true
    screen.add(UIView(), 0, 0, 10, 10).alpha = 0.005
    screen.add(UIView(), 160, 0, 10, 10)
    screen.add(UIView(), 0, -10, 10, 10)
    let clip = screen.add(UIView(), 0, 0, 10, 10)
    clip.clipsToBounds = true
    screen.add(UIView(), 20, 0, 10, 10, in: clip)
    let empty = screen.add(UIView(), 50, 50, 0, 0)
    screen.label("sticks out of an empty view", 0, 0, 50, 22, in: empty)
    #expect(screen.simulation.displayList().items.map(\.className) == ["UIWindow", "UIView", "UILabel"])
  }

  @Test func quarterTurnMovesTheCorners() throws {
    let screen = ScreenTester(200, 200)
    let view = screen.add(UIView(), 50, 50, 100, 60)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let quad = try #require(screen.simulation.displayList().items.last).quad
    #expect(!quad.isUpright)
    #expect(abs(quad.topLeft.x - 130) < 1e-9 && abs(quad.topLeft.y - 30) < 1e-9)
    #expect(abs(quad.bottomRight.x - 70) < 1e-9 && abs(quad.bottomRight.y - 130) < 1e-9)
    #expect(abs(quad.box.width - 60) < 1e-9 && abs(quad.box.height - 100) < 1e-9)
  }

  @Test func viewBehindTheEyeIsLeftOut() {
    let screen = ScreenTester(200, 200)
    var transform = CATransform3D.identity
    transform.m44 = -1
    screen.add(UIView(), 50, 50, 100, 60).layer.transform = transform
    #expect(screen.simulation.displayList().items.count == 1)
  }

  @Test func nestedTransformsCompose() throws {
    let screen = ScreenTester(200, 200)
    let outer = screen.add(UIView(), 0, 0, 100, 100)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let inner = screen.add(UIView(), 60, 60, 20, 20, in: outer)
    inner.transform = CGAffineTransform(translationX: 5, y: 0)
    // About its centre (50, 50) the outer view doubles: 65 becomes 80, 60 becomes 70.
    #expect(try #require(screen.simulation.displayList().items.last).quad.box == CGRect(x: 80, y: 70, width: 40, height: 40))
  }

  /// A view keeps its id while it moves, is covered and comes back; a new one never gets that of one which has gone.
  @Test func anItemHasOneIdForTheLifeOfItsLayer() throws {
    let screen = ScreenTester(160, 110)
    func ids() -> [Int] { screen.simulation.displayList().items.map(\.id) }
    let (a, b) = (screen.add(UIView(), 0, 0, 50, 50), screen.add(UIView(), 60, 0, 50, 50))
    let first = ids()
    #expect(first.count == 3 && Set(first).count == 3)
    a.superview?.bringSubviewToFront(a)
    b.center.x += 7
    #expect(ids() == [first[0], first[2], first[1]])
    b.isHidden = true
    #expect(ids() == [first[0], first[1]])
    b.isHidden = false
    a.removeFromSuperview()
    screen.add(UIView(), 0, 60, 50, 50)
    let now = ids()
    #expect(now[..<2] == [first[0], first[2]] && now[2] > (first.max() ?? 0))
  }

  @Test func scrollIndicatorsHaveIdsOfTheirOwn() {
    let screen = ScreenTester(160, 110)
    let scrollView = screen.add(UIScrollView(), 0, 0, 100, 100)
    scrollView.contentSize = CGSize(width: 300, height: 300)
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    screen.simulation.advance(frames: 3)
    let first = screen.simulation.displayList().items
    screen.simulation.advance(frames: 1)
    let second = screen.simulation.displayList().items
    #expect(first.contains { $0.role?.form == .indicator(isVertical: true) })
    #expect(Set(first.map(\.id)).count == first.count && first.map(\.id) == second.map(\.id))
  }

  @Test func equalScreensGiveEqualLists() {
    func list() -> DisplayList {
      let screen = ScreenTester()
      _ = screen.table((0..<20).map { "Row \($0)" })
      screen.simulation.advance(frames: 3)
      return screen.simulation.displayList()
    }
    #expect(list() == list())
  }
}
