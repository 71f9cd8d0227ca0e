import Foundation
import Lua
import LunetteKit

private let sourceMethods = PageDataSourceMethods()
private let pageMethods = PageDelegateMethods()

private final class ScriptPageDataSource: ScriptDelegate, UIPageViewControllerDataSource {
  override class var protocols: [any ScriptProtocol.Type] { [PageDataSourceMethods.self] }
  static let key = CompanionKey<ScriptDelegate>()

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController) -> UIViewController? {
    ask(sourceMethods.before, pages, controller) ?? nil
  }
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController) -> UIViewController? {
    ask(sourceMethods.after, pages, controller) ?? nil
  }
  func presentationCount(for pages: UIPageViewController) -> Int? { ask(sourceMethods.count, pages)?.value }
  func presentationIndex(for pages: UIPageViewController) -> Int? { ask(sourceMethods.index, pages)?.value.fromZero }
}

private final class ScriptPageDelegate: ScriptDelegate, UIPageViewControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [PageDelegateMethods.self] }
  func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    notify(pageMethods.willTransition, pages, ControllerList(pending))
  }
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool, previous: [UIViewController], completed: Bool
  ) { _ = ask(pageMethods.didFinish, pages, finished, ControllerList(previous), completed) }
}

extension UIPageViewController.TransitionStyle: LuaEnum {}
extension UIPageViewController.NavigationOrientation: LuaEnum {}
extension UIPageViewController.NavigationDirection: LuaEnum {}
extension UIPageViewController.SpineLocation: LuaEnum {}

extension Registry {
  static func pages(_ r: RegistryBuilder) {
    r.type(
      UIPageViewController.self, "UIPageViewController", inherits: "UIViewController",
      doc: "A container that shows one page after the other: UIPageViewController { transitionStyle = \"scroll\" }."
    ) { c in
      c.constructor { a in
        UIPageViewController(
          transitionStyle: try a.take("transitionStyle", as: UIPageViewController.TransitionStyle.self) ?? .pageCurl,
          navigationOrientation: try a.take("navigationOrientation", as: UIPageViewController.NavigationOrientation.self) ?? .horizontal,
          spineLocation: try a.take("spineLocation", as: UIPageViewController.SpineLocation.self) ?? .min,
          interPageSpacing: try a.take("interPageSpacing", as: CGFloat.self) ?? 0)
      }
      c.property(
        "transitionStyle", "scroll: a finger can move the pages. pageCurl: pages turn only by setViewControllers.", get: \.transitionStyle)
      c.property("navigationOrientation", "The direction in which pages follow each other.", get: \.navigationOrientation)
      c.property("spineLocation", "Where the spine of a book is; with mid, two pages are shown.", get: \.spineLocation)
      c.property("interPageSpacing", "The distance between two pages while they move. Points.", get: \.interPageSpacing)
      c.property("viewControllers", "The pages that are shown: one, or two of a book.", get: \.viewControllers)
      c.property(
        "dataSource", "A table with UIPageViewControllerDataSource's methods.",
        get: {
          $0.companions[ScriptPageDataSource.key].map { DelegateTable<PageDataSourceMethods>(script: $0.script) }
        },
        set: { pages, table in
          let source = table.map { ScriptPageDataSource($0.script) }
          pages.companions[ScriptPageDataSource.key] = source
          pages.dataSource = source
        })
      c.property(
        "delegate", "A table with UIPageViewControllerDelegate's methods.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<PageDelegateMethods>.init) },
        set: { pages, table in
          let delegate = table.map { ScriptPageDelegate($0.script) }
          pages.companions[ScriptDelegate.companionKey] = delegate
          pages.delegate = delegate
        })
      c.method(
        "setViewControllers", "Shows a page, and calls completion(finished). The first page is never animated.", args: "controllers",
        "direction", "animated", "completion"
      ) {
        (
          pages: UIPageViewController, controllers: [UIViewController], direction: UIPageViewController.NavigationDirection?,
          animated: Bool?,
          completion: LuaFunction?
        ) in
        let completion = completion.map(Callback.init)
        pages.setViewControllers(controllers, direction: direction ?? .forward, animated: animated ?? false) { completion?.call($0) }
      }
    }
  }
}
