import Foundation
import Lua
import LunetteKit

extension ScriptPageViewControllerDataSource {
  func presentationIndex(for pages: UIPageViewController) -> Int? { ask(PageViewControllerDataSourceMethods.presentationIndex, pages)?.value.fromZero }
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
      c.state("navigationOrientation") { $0.navigationOrientation }
      c.state("transitionStyle") { $0.transitionStyle }
      c.constructor { a in
        UIPageViewController(
          transitionStyle: try a.take("transitionStyle", as: UIPageViewController.TransitionStyle.self) ?? .pageCurl,
          navigationOrientation: try a.take("navigationOrientation", as: UIPageViewController.NavigationOrientation.self) ?? .horizontal,
          spineLocation: try a.take("spineLocation", as: UIPageViewController.SpineLocation.self) ?? .min,
          interPageSpacing: try a.take("interPageSpacing", as: CGFloat.self) ?? 0)
      }
      c.initial("transitionStyle", as: UIPageViewController.TransitionStyle.self) { $0.become($1) }
      c.initial("navigationOrientation", as: UIPageViewController.NavigationOrientation.self) { $0.become($1) }
      c.property(
        "transitionStyle", "scroll: a finger can move the pages. pageCurl: pages turn only by setViewControllers.", get: \.transitionStyle)
      c.property("navigationOrientation", "The direction in which pages follow each other.", get: \.navigationOrientation)
      c.property("spineLocation", "Where the spine of a book is; with mid, two pages are shown.", get: \.spineLocation)
      c.property("interPageSpacing", "The distance between two pages while they move.", unit: .points, get: \.interPageSpacing)
      c.property("isDoubleSided", "Kept only; it has no effect: nothing is seen of a page's back.", \.isDoubleSided)
      c.property(
        "gestureRecognizers", "Those of the style pageCurl; with scroll, as in UIKit, a scroll view inside view has them.",
        get: { _ in [UIGestureRecognizer]() })
      c.property("viewControllers", "The pages that are shown: one, or two of a book.", get: \.viewControllers)
      c.delegate("dataSource", PageViewControllerDataSourceMethods.self, get: { $0.dataSource }, set: { $0.dataSource = $1 })
      c.delegate("delegate", PageViewControllerDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
      c.method(
        "setViewControllers", "Shows a page, and calls completion(finished). The first page is never animated.", args: "controllers",
        "direction", "animated", "completion"
      ) {
        (
          pages: UIPageViewController, controllers: [UIViewController], direction: UIPageViewController.NavigationDirection?,
          animated: Bool?,
          completion: LuaFunction?
        ) in
        let completion = completion.map(Callback.once)
        pages.setViewControllers(controllers, direction: direction ?? .forward, animated: animated ?? false) { completion?.call($0) }
      }
      c.calls(with: ["finished": .boolean])
    }
  }
}
