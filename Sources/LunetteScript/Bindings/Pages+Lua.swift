import Foundation
import Lua
import LunetteKit

private let sourceMethods = PageDataSourceMethods()
private let pageMethods = PageDelegateMethods()

private final class ScriptPageDataSource: ScriptDelegate, UIPageViewControllerDataSource {
  static let key = "dataSource"

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
      doc: "Pages that a finger moves through: UIPageViewController { transitionStyle = \"scroll\" }."
    ) { c in
      c.constructor { a in
        UIPageViewController(
          transitionStyle: try a.take("transitionStyle", as: UIPageViewController.TransitionStyle.self) ?? .pageCurl,
          navigationOrientation: try a.take("navigationOrientation", as: UIPageViewController.NavigationOrientation.self) ?? .horizontal,
          spineLocation: try a.take("spineLocation", as: UIPageViewController.SpineLocation.self) ?? .min,
          interPageSpacing: try a.take("interPageSpacing", as: CGFloat.self) ?? 0)
      }
      c.property("transitionStyle", "scroll: a finger moves the pages; pageCurl: they turn by program only.", get: \.transitionStyle)
      c.property("navigationOrientation", "Along which way the pages lie.", get: \.navigationOrientation)
      c.property("spineLocation", "Of a book; mid shows two pages.", get: \.spineLocation)
      c.property("interPageSpacing", "Between two pages while they move. Points.", get: \.interPageSpacing)
      c.property("viewControllers", "The pages that show: one, or two of a book.", get: \.viewControllers)
      c.property(
        "dataSource", "A table with UIPageViewControllerDataSource's methods.",
        get: { ($0.companions[ScriptPageDataSource.key] as? ScriptDelegate).map { DelegateTable<PageDataSourceMethods>(script: $0.script) } },
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
        "setViewControllers", "Shows a page; the first time at once. completion(finished).", args: "controllers", "direction", "animated", "completion"
      ) { (pages: UIPageViewController, controllers: [UIViewController], direction: UIPageViewController.NavigationDirection?, animated: Bool?,
        completion: LuaFunction?) in
        let completion = completion.map(Callback.init)
        pages.setViewControllers(controllers, direction: direction ?? .forward, animated: animated ?? false) { completion?.call($0) }
      }
    }
  }
}
