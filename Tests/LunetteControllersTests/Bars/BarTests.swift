import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteControllers

/// Bars without a script. Numbers: docs/rules/controllers.md 0.3, 4.1, 4.2 and 4.4; units: points.
@Suite("Bars, without a script")
struct BarTests {
  private func stack(_ controllers: [UIViewController]) -> (ScreenTester, UINavigationController) {
    let (screen, navigation) = (ScreenTester(), UINavigationController())
    navigation.viewControllers = controllers
    screen.window.rootViewController = navigation
    screen.simulation.commitInitialFrame()
    return (screen, navigation)
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// The texts that are seen in a view, from the left to the right, with their frames in the view.
  private func texts(in view: UIView) -> [(text: String, frame: CGRect)] {
    func visit(_ current: UIView) -> [(String, CGRect)] {
      guard !current.isHidden, current.alpha > 0 else { return [] }
      var found: [(String, CGRect)] = []
      if let label = current as? UILabel, let text = label.text, !text.isEmpty { found.append((text, label.convert(label.bounds, to: view))) }
      return found + current.subviews.flatMap(visit)
    }
    return visit(view).sorted { $0.1.minX < $1.1.minX }
  }

  @Test("a navigation bar is 44 high, 30 more with a prompt; its content is under it, with as much safe area")
  func navigationBar() {
    let top = controller("Title")
    let (screen, navigation) = stack([top])
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568) && top.view.safeAreaInsets.top == 44)
    top.navigationItem.prompt = "Prompt"
    screen.simulation.advance(by: 0.5)
    #expect(navigation.navigationBar.frame.height == 74 && top.view.safeAreaInsets.top == 74)
    navigation.setNavigationBarHidden(true, animated: false)
    screen.simulation.advance(by: 0.1)
    #expect(top.view.safeAreaInsets.top == 0)
  }

  @Test("a title stands in the middle, and its right items from the edge to the middle", arguments: ["a", "Some words", "Title of a screen"])
  func titleAndItems(title: String) {
    let top = controller(title)
    let (screen, navigation) = stack([top])
    let label = texts(in: navigation.navigationBar).first { $0.text == title }
    #expect(label.map { abs($0.frame.midX - 160) <= 0.5 } == true)
    top.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two")]
    screen.simulation.advance(by: 0.5)
    #expect(texts(in: navigation.navigationBar).map(\.text) == [title, "Two", "One"])
  }

  @Test("the back button has the title below, its own words where there are any, and Back where the title leaves no room")
  func backButton() {
    let (below, top) = (controller("Below"), controller("Top"))
    let (screen, navigation) = stack([below, top])
    func words() -> [String] {
      screen.simulation.advance(by: 0.5)
      return texts(in: navigation.navigationBar).map(\.text)
    }
    #expect(words() == ["Below", "Top"])
    below.navigationItem.backBarButtonItem = UIBarButtonItem(title: "There")
    #expect(words() == ["There", "Top"])
    below.navigationItem.backBarButtonItem = nil
    below.title = "A title that leaves no room"
    top.title = "Another one that is as long"
    #expect(words().first == "Back")
    top.navigationItem.hidesBackButton = true
    #expect(words() == ["Another one that is as long"])
  }

  @Test("a tab bar stands at the lower edge, 49 high, and its content has as much safe area below")
  func tabBar() {
    let (screen, tabs, first) = (ScreenTester(), UITabBarController(), controller("One"))
    tabs.viewControllers = [first, controller("Two")]
    screen.window.rootViewController = tabs
    screen.simulation.commitInitialFrame()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 519, width: 320, height: 49))
    #expect(first.view.safeAreaInsets.bottom == 49)
    #expect(texts(in: tabs.tabBar).map(\.text) == ["One", "Two"])
  }

  @Test("a toolbar's flexible spaces share the room equally")
  func toolbar() {
    let top = controller("Title")
    let (screen, navigation) = stack([top])
    let names = ["A", "B", "C"]
    let items = names.map { UIBarButtonItem(title: $0) }
    top.toolbarItems = [items[0], UIBarButtonItem(systemItem: .flexibleSpace), items[1], UIBarButtonItem(systemItem: .flexibleSpace), items[2]]
    navigation.setToolbarHidden(false, animated: false)
    screen.simulation.advance(by: 0.5)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 524, width: 320, height: 44))
    let found = texts(in: navigation.toolbar)
    #expect(found.map(\.text) == names)
    guard found.count == 3 else { return }
    let gaps = (found[1].frame.minX - found[0].frame.maxX, found[2].frame.minX - found[1].frame.maxX)
    #expect(abs(gaps.0 - gaps.1) <= 1 && gaps.0 > 50)
  }

  @Test("a bar without a controller pushes and pops its items, and asks its delegate")
  func barAlone() {
    final class Guard: UINavigationBarDelegate {
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { item.title != "kept" }
    }
    let (screen, bar, delegate) = (ScreenTester(), UINavigationBar(), Guard())
    screen.add(bar, 0, 0, 320, 44)
    bar.delegate = delegate
    for title in ["root", "kept", "top"] {
      let item = UINavigationItem()
      item.title = title
      bar.pushItem(item, animated: false)
    }
    #expect(bar.items.map { $0.title ?? "" } == ["root", "kept", "top"])
    #expect(bar.popItem(animated: false)?.title == "top")
    #expect(bar.topItem?.title == "kept" && bar.backItem?.title == "root")
    #expect(bar.popItem(animated: false) == nil)
  }
}
