import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteControllers

/// What controllers have heard, in its order; and what one of them does when it hears something.
private final class Calls {
  var heard: [String] = []
  var whenHeard: () -> Void = {}
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }
}

private final class Told: UIViewController {
  let (name, calls): (String, Calls)
  var actions: [String: () -> Void] = [:]

  init(_ name: String, _ calls: Calls) {
    (self.name, self.calls) = (name, calls)
    super.init()
    title = name
  }

  private func hear(_ what: String) {
    calls.heard.append("\(name).\(what)")
    actions.removeValue(forKey: what)?()
    calls.whenHeard()
  }

  override func viewDidLoad() { hear("load") }
  override func viewWillAppear(_ animated: Bool) { hear("wA") }
  override func viewDidAppear(_ animated: Bool) { hear("dA") }
  override func viewWillDisappear(_ animated: Bool) { hear("wD") }
  override func viewDidDisappear(_ animated: Bool) { hear("dD") }
  override func willMove(toParent parent: UIViewController?) { hear(parent == nil ? "leaves" : "comes") }
  override func didMove(toParent parent: UIViewController?) { hear(parent == nil ? "left" : "came") }
}

private final class Shown: UINavigationControllerDelegate {
  let calls: Calls
  init(_ calls: Calls) { self.calls = calls }
  func navigationController(_ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool) {
    calls.heard.append("willShow \(controller.title ?? "")")
  }
  func navigationController(_ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    calls.heard.append("didShow \(controller.title ?? "")")
  }
}

@Suite("Controllers, without a script")
struct ControllerTests {
  private let screen = ScreenTester()
  private let calls = Calls()

  private func make(_ name: String) -> Told { Told(name, calls) }

  private func run(_ seconds: Double = 1) {
    if screen.simulation.frameCount == 0 { screen.simulation.commitInitialFrame() }
    screen.simulation.advance(by: seconds)
  }

  private func open(_ root: UIViewController) {
    screen.window.rootViewController = root
    run()
    _ = calls.take()
  }

  private func stack(_ root: UIViewController) -> (UINavigationController, Shown) {
    let (navigation, delegate) = (UINavigationController(rootViewController: root), Shown(calls))
    open(navigation)
    navigation.delegate = delegate
    return (navigation, delegate)
  }

  @Test("a push and a pop without animation are heard inside the call, in the order of docs/rules/controllers.md 3.1")
  func pushAndPop() {
    let (a, b) = (make("A"), make("B"))
    let (navigation, delegate) = stack(a)
    navigation.pushViewController(b, animated: false)
    #expect(calls.take() == ["B.comes", "B.load", "A.wD", "B.wA", "willShow B", "A.dD", "B.dA", "didShow B", "B.came"])
    #expect(navigation.popViewController(animated: false) === b)
    #expect(calls.take() == ["B.leaves", "B.wD", "A.wA", "willShow A", "B.dD", "A.dA", "didShow A", "B.left"])
    withExtendedLifetime(delegate) {}
  }

  @Test("a push in viewWillAppear changes the stack at once, and is made when the first push has been heard to its end", arguments: [true, false])
  func pushInACallback(animated: Bool) {
    let (a, b, c) = (make("A"), make("B"), make("C"))
    let (navigation, delegate) = stack(a)
    var inside: [UIViewController] = []
    b.actions["wA"] = {
      navigation.pushViewController(c, animated: false)
      inside = navigation.viewControllers
    }
    navigation.pushViewController(b, animated: animated)
    #expect(inside.map(ObjectIdentifier.init) == [a, b, c].map(ObjectIdentifier.init))
    run()
    #expect(
      calls.take() == [
        "B.comes", "B.load", "A.wD", "B.wA", "C.comes", "willShow B", "A.dD", "B.dA", "didShow B",
        "C.load", "B.wD", "C.wA", "willShow C", "B.dD", "C.dA", "didShow C", "B.came", "C.came",
      ])
    #expect(navigation.navigationBar.items.count == 3)
    withExtendedLifetime(delegate) {}
  }

  @Test("a pop in viewDidAppear begins when the push has been shown", arguments: [true, false])
  func popInViewDidAppear(animated: Bool) {
    let (a, b) = (make("A"), make("B"))
    let (navigation, delegate) = stack(a)
    var popped: UIViewController?
    b.actions["dA"] = { popped = navigation.popViewController(animated: animated) }
    navigation.pushViewController(b, animated: animated)
    run(2)
    #expect(popped === b)
    let all = calls.take()
    #expect(
      all.filter { $0 != "B.came" } == [
        "B.comes", "B.load", "A.wD", "B.wA", "willShow B", "A.dD", "B.dA", "didShow B",
        "B.leaves", "B.wD", "A.wA", "willShow A", "B.dD", "A.dA", "didShow A", "B.left",
      ])
    // When the pop has begun, as docs/rules/controllers.md 3.5 has it.
    #expect(all.firstIndex(of: "B.came") == all.firstIndex(of: animated ? "B.dD" : "B.left").map { $0 - 1 })
    #expect(b.parent == nil && !b.isMovingFromParent && !b.isMovingToParent)
    withExtendedLifetime(delegate) {}
  }

  @Test("several changes that one callback asks for are made one after the other")
  func changesInOrder() {
    let (a, b, c, d) = (make("A"), make("B"), make("C"), make("D"))
    let (navigation, delegate) = stack(a)
    b.actions["wA"] = {
      navigation.pushViewController(c, animated: false)
      navigation.popViewController(animated: false)
      navigation.pushViewController(d, animated: false)
    }
    navigation.pushViewController(b, animated: false)
    let heard = calls.take().filter { $0.hasSuffix("A") || $0.hasSuffix("D") }.filter { $0.contains(".") }
    #expect(
      heard == [
        "A.wD", "B.wA", "A.dD", "B.dA", "B.wD", "C.wA", "B.dD", "C.dA", "C.wD", "B.wA", "C.dD", "B.dA", "B.wD", "D.wA", "B.dD", "D.dA",
      ])
    #expect(navigation.viewControllers.map(ObjectIdentifier.init) == [a, b, d].map(ObjectIdentifier.init))
    #expect(c.parent == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test("whatever callbacks ask of a stack, it ends with the controllers of a plain list, its top seen, and all of them have heard that")
  func randomStacks() {
    for seed in 1...80 {
      var random = SeededRandom(UInt64(seed))
      func draw(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
      let root = make("0")
      var (known, list, left) = ([root], [UIViewController](), 0)
      let navigation = UINavigationController(rootViewController: root)
      list = [root]
      func new() -> Told {
        known.append(make("\(known.count)"))
        return known[known.count - 1]
      }
      func change() {
        let animated = draw(2) == 0
        switch draw(5) {
        case 0, 1:
          list.append(new())
          navigation.pushViewController(list[list.count - 1], animated: animated)
        case 2:
          if list.count > 1 { list.removeLast() }
          navigation.popViewController(animated: animated)
        case 3:
          list = [list[0]]
          navigation.popToRootViewController(animated: animated)
        default:
          list = [list[list.count - 1], new()]
          navigation.setViewControllers(list, animated: animated)
        }
        #expect(navigation.viewControllers.elementsEqual(list, by: ===), "seed \(seed)")
      }
      open(navigation)
      calls.whenHeard = {
        guard left > 0, draw(4) == 0 else { return }
        left -= 1
        change()
      }
      for _ in 0..<6 {
        left = 5
        change()
        run(3)
        left = 0
        #expect(navigation.children.count == list.count && navigation.navigationBar.items.count == list.count, "seed \(seed)")
        for controller in known {
          let isTop = controller === list.last
          #expect(controller.appearance.phase == (isTop ? .appeared : .disappeared), "seed \(seed): \(controller.name)")
          #expect((controller.viewIfLoaded?.window != nil) == isTop, "seed \(seed): \(controller.name)")
          #expect((controller.parent === navigation) == list.contains { $0 === controller }, "seed \(seed): \(controller.name)")
          #expect(!controller.isMovingToParent && !controller.isMovingFromParent, "seed \(seed): \(controller.name)")
        }
      }
      calls.whenHeard = {}
    }
  }

  @Test("a controller that another stack takes in the midst of its push hears that it doesn't come, and the first stack shows its top")
  func takenElsewhere() {
    let (a, b) = (make("A"), make("B"))
    let (navigation, delegate) = stack(a)
    let other = UINavigationController(rootViewController: make("other"))
    b.actions["wA"] = { other.pushViewController(b, animated: false) }
    navigation.pushViewController(b, animated: true)
    run()
    #expect(navigation.viewControllers.elementsEqual([a], by: ===) && other.viewControllers.last === b)
    #expect(b.parent === other && b.viewIfLoaded?.window == nil && b.appearance.phase == .disappeared)
    #expect(a.viewIfLoaded?.window === screen.window && a.appearance.phase == .appeared)
    #expect(navigation.navigationBar.items.count == 1)
    withExtendedLifetime(delegate) {}
  }

  @Test("a tab that a callback selects follows the one that comes just now")
  func tabs() {
    let (a, b, c) = (make("A"), make("B"), make("C"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b, c]
    open(tabs)
    b.actions["wA"] = {
      tabs.selectedIndex = 2
      #expect(tabs.selectedViewController === c)
    }
    tabs.selectedIndex = 1
    #expect(calls.take() == ["B.load", "B.wA", "A.wD", "A.dD", "B.dA", "C.load", "C.wA", "B.wD", "B.dD", "C.dA"])
    #expect(tabs.tabBar.selectedItem === c.tabBarItem)
  }

  @Test("pages that a callback sets come after those that it was told of")
  func pages() {
    let (a, b, c) = (make("A"), make("B"), make("C"))
    let pages = UIPageViewController(transitionStyle: .scroll)
    pages.setViewControllers([a], direction: .forward, animated: false)
    open(pages)
    b.actions["wA"] = { pages.setViewControllers([c], direction: .forward, animated: false) }
    pages.setViewControllers([b], direction: .forward, animated: false)
    run()
    #expect(pages.viewControllers.elementsEqual([c], by: ===) && pages.children.elementsEqual([c], by: ===))
    let heard = calls.take()
    #expect(heard.filter { $0.hasPrefix("B.") && !$0.contains("load") } == ["B.comes", "B.wA", "B.dA", "B.came", "B.leaves", "B.wD", "B.dD", "B.left"])
    #expect(heard.last == "C.came")
  }

  @Test("a child whose view is added appears with the next layout, and goes with its removal")
  func children() {
    let (a, b) = (make("A"), make("B"))
    open(a)
    a.addChild(b)
    a.view.addSubview(b.view)
    b.didMove(toParent: a)
    #expect(calls.take() == ["B.comes", "B.load", "B.wA", "B.came"])
    run()
    #expect(calls.take() == ["B.dA"])
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    #expect(calls.take() == ["B.leaves", "B.wD", "B.dD", "B.left"])
  }

  @Test("a child hears of its container's way in and out, the container first on the way in and last on the way out")
  func childrenOnTheWay() {
    let (a, b, cover) = (make("A"), make("B"), make("cover"))
    open(a)
    a.addChild(b)
    a.view.addSubview(b.view)
    run()
    _ = calls.take()
    a.present(cover, animated: true)
    run()
    #expect(calls.take() == ["cover.load", "A.wD", "B.wD", "cover.wA", "cover.dA", "B.dD", "A.dD"])
    a.dismiss(animated: true)
    run()
    #expect(calls.take() == ["cover.wD", "A.wA", "B.wA", "B.dA", "A.dA", "cover.dD"])
  }

  @Test("an end without a beginning only warns")
  func unbalanced() {
    let a = make("A")
    open(a)
    a.endAppearanceTransition()
    #expect(calls.take().isEmpty && a.appearance.phase == .appeared)
  }
}
