import Foundation
import Lua
import LunetteKit

extension UIBarStyle: LuaEnum {}
extension UIBarPosition: LuaEnum {}
extension UIStatusBarStyle: LuaEnum {}
extension UITabBarItem.SystemItem: LuaEnum {}
extension UINavigationItem.LargeTitleDisplayMode: LuaEnum {}
extension UINavigationItem.BackButtonDisplayMode: LuaEnum {}

extension Registry {
  static func bars(_ r: RegistryBuilder) {
    barAppearances(r)
    r.type(
      UINavigationBar.self, "UINavigationBar", inherits: "UIView",
      doc: "A bar with a stack of items: the title of the top item in the middle, the back button and the item's buttons at the sides."
    ) { c in
      c.constructor { _ in UINavigationBar() }
      c.listProperty("items", "The stack, from the bottom to the top.", read: { $0.itemsToRead }, setOrEmpty: { $0.items = $1 })
      c.property("topItem", "The top of the stack, which is shown, or nil.", \.topItem)
      c.property("backItem", "The item below the top item, to which the back button leads, or nil.", \.backItem)
      c.method("pushItem", "Puts an item on top of the stack.", args: "item", "animated") {
        (bar: UINavigationBar, item: UINavigationItem, animated: Bool?) in bar.pushItem(item, animated: animated ?? false)
      }
      c.method("popItem", "Removes the top item and returns it; nil if there is nothing to remove.", args: "animated") {
        (bar: UINavigationBar, animated: Bool?) in bar.popItem(animated: animated ?? false)
      }
      c.method("setItems", "Replaces the whole stack.", args: "items", "animated") {
        (bar: UINavigationBar, items: [UINavigationItem]?, animated: Bool?) in bar.setItems(items ?? [], animated: animated ?? false)
      }
      c.delegate(
        "delegate", NavigationBarDelegateMethods.self,
        doc: "A table with UINavigationBarDelegate's methods. The delegate of a navigation controller's bar is the controller, and can't be set.",
        get: { $0.delegate }, own: { $0.controller }, set: { $0.delegate = $1 })
      c.property("barStyle", "The bar's style: default is light, black is dark.", \.barStyle)
      c.property("isTranslucent", "Whether the bar is translucent, so that content can be under it.", \.isTranslucent)
      c.property("barTintColor", "The colour of the bar's background, or nil for the style's.", \.barTintColor)
      c.property("titleTextAttributes", "The attributes of the title, such as its font and its colour.", \.titleTextAttributes)
      c.property("largeTitleTextAttributes", "The attributes of a large title.", \.largeTitleTextAttributes)
      appearances(c)
      c.property("prefersLargeTitles", "Whether titles are large while the content is not scrolled.", \.prefersLargeTitles)
      c.property("shadowImage", "The image in place of the hairline, or nil. An empty image removes the hairline.", \.shadowImage)
      c.property("backIndicatorImage", "The image in place of the back arrow, or nil.", \.backIndicatorImage)
      c.property("backIndicatorTransitionMaskImage", "Kept only; it has no effect.", \.backIndicatorTransitionMaskImage)
      c.method(
        "setBackgroundImage", "Sets an image in place of the bar's background; nil shows the background again.", "image", UINavigationBar.setBackgroundImage(_:)
      )
    }
    r.type(
      UIToolbar.self, "UIToolbar", inherits: "UIView", doc: "A bar with items in a row. Flexible spaces between them share the free room."
    ) { c in
      c.constructor { _ in UIToolbar() }
      c.property("items", "The items, from left to right.", nilMeans: [], \.items)
      c.delegate(
        "delegate", ToolbarDelegateMethods.self, doc: "A table with UIToolbarDelegate's methods, or nil.",
        get: { $0.delegate }, set: { $0.delegate = $1 })
      c.method("setItems", "Replaces the items; with animated true the new ones fade in.", args: "items", "animated") {
        (bar: UIToolbar, items: [UIBarButtonItem]?, animated: Bool?) in bar.setItems(items ?? [], animated: animated ?? false)
      }
      c.property(
        "standardAppearance", "The look of the bar. When it is set or changed, it replaces barTintColor and the like.", \.standardAppearance)
      toolbarAppearances(c)
      c.property("barStyle", "The bar's style: default is light, black is dark.", \.barStyle)
      c.property("isTranslucent", "Whether the bar is translucent, so that content can be under it.", \.isTranslucent)
      c.property("barTintColor", "The colour of the bar's background, or nil for the style's.", \.barTintColor)
      c.method(
        "setBackgroundImage", "Sets an image in place of the bar's background; nil shows the background again.", "image", UIToolbar.setBackgroundImage(_:))
    }
    r.type(UITabBar.self, "UITabBar", inherits: "UIView", doc: "A bar with tabs in a row, of which one may be selected.") { c in
      c.constructor { _ in UITabBar() }
      springLoaded(c)
      c.property("items", "The items, from left to right.", nilMeans: [], \.items)
      c.property("selectedItem", "The selected item, or nil. Setting it does not call the delegate.", \.selectedItem)
      c.method("setItems", "Replaces the items.", args: "items", "animated") {
        (bar: UITabBar, items: [UITabBarItem]?, animated: Bool?) in bar.setItems(items ?? [], animated: animated ?? false)
      }
      c.delegate("delegate", TabBarDelegateMethods.self, get: { $0.delegate }, own: { $0.controller }, set: { $0.delegate = $1 })
      c.property(
        "standardAppearance", "The look of the bar. When it is set or changed, it replaces barTintColor and the like.", \.standardAppearance)
      tabBarAppearances(c)
      c.property("barStyle", "The bar's style: default is light, black is dark.", \.barStyle)
      c.property("isTranslucent", "Whether the bar is translucent, so that content can be under it.", \.isTranslucent)
      c.property("barTintColor", "The colour of the bar's background, or nil for the style's.", \.barTintColor)
      c.property("unselectedItemTintColor", "The colour of tabs that are not selected, or nil for gray.", \.unselectedItemTintColor)
      c.property("backgroundImage", "The image in place of the bar's background, or nil.", \.backgroundImage)
      c.property("shadowImage", "The image in place of the hairline, or nil. An empty image removes the hairline.", \.shadowImage)
    }
  }

  static func navigationBars(_ c: ClassBuilder<UINavigationController>) {
    c.property(
      "navigationBar", "The navigation bar above the content. A bar of your own class takes its place: setValue(bar, \"navigationBar\").",
      get: { $0.navigationBar }, set: { $0.use($1) })
    c.property(
      "toolbar", "The toolbar at the bottom, with the top controller's toolbarItems. One of your own class takes its place: setValue(bar, \"toolbar\").",
      get: { $0.toolbar }, set: { $0.use($1) })
    c.property("isNavigationBarHidden", "Whether the navigation bar is hidden.", \.isNavigationBarHidden)
    c.property("isToolbarHidden", "Whether the toolbar is hidden; true at first.", \.isToolbarHidden)
    c.method(
      "setNavigationBarHidden", "Hides or shows the navigation bar. Animated, it slides up or down, and during a push or a pop sideways.",
      args: "hidden", "animated"
    ) {
      (nav: UINavigationController, hidden: Bool, animated: Bool?) in nav.setNavigationBarHidden(hidden, animated: animated ?? false)
    }
    c.method("setToolbarHidden", "Hides or shows the toolbar. Animated, it slides down or up.", args: "hidden", "animated") {
      (nav: UINavigationController, hidden: Bool, animated: Bool?) in nav.setToolbarHidden(hidden, animated: animated ?? false)
    }
    c.property(
      "interactivePopGestureRecognizer", "The recognizer with which a finger goes back from the left edge.",
      \.interactivePopGestureRecognizer)
    c.delegate("delegate", NavigationControllerDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    c.property("hidesBarsOnTap", "Whether a tap on the content hides and shows the navigation bar.", \.hidesBarsOnTap)
    c.property(
      "hidesBarsOnSwipe", "Whether a finger that moves up in the content hides the bars, and one that moves down shows them.",
      \.hidesBarsOnSwipe)
    c.property("barHideOnSwipeGestureRecognizer", "The recognizer of hidesBarsOnSwipe.", get: { $0.barHideOnSwipeGestureRecognizer })
    c.property("barHideOnTapGestureRecognizer", "The recognizer of hidesBarsOnTap.", get: { $0.barHideOnTapGestureRecognizer })
    c.property(
      "hidesBarsWhenKeyboardAppears", "Whether the bars are hidden when the keyboard appears for a view in the content. They stay hidden.",
      \.hidesBarsWhenKeyboardAppears)
    c.property(
      "hidesBarsWhenVerticallyCompact", "Whether the bars are hidden while the height is compact.", \.hidesBarsWhenVerticallyCompact)
  }

  static func tabBarControllers(_ r: RegistryBuilder) {
    r.type(
      UITabBarController.self, "UITabBarController", inherits: "UIViewController",
      doc: "A container with a bar of tabs. Each tab shows one of its controllers."
    ) { c in
      c.constructor { _ in UITabBarController() }
      c.overridable(UITabBarController.Overridable.tabBarDidSelectItem)
      c.property("viewControllers", "The controllers, in the order of their tabs.", nilMeans: [], \.viewControllers)
      c.method(
        "setViewControllers", "Replaces the controllers. The selected one stays selected if it is among the new ones.", args: "controllers",
        "animated"
      ) {
        (tabs: UITabBarController, controllers: [UIViewController]?, animated: Bool?) in
        tabs.setViewControllers(controllers ?? [], animated: animated ?? false)
      }
      c.property(
        "selectedIndex", "The number of the selected tab, from 1, or nil. Setting it does not call the delegate.",
        get: { $0.selectedIndex < 0 ? nil : $0.selectedIndex + 1 },
        set: { (tabs: UITabBarController, index: Int?) in
          if let index { tabs.selectedIndex = index.fromZero }
        })
      c.property("selectedViewController", "The controller whose tab is selected, or nil.", \.selectedViewController)
      c.property(
        "tabBar", "The bar with the tabs. A bar of your own class takes its place: setValue(bar, \"tabBar\").", get: { $0.tabBar }, set: { $0.use($1) })
      c.property(
        "moreNavigationController", "The controller that the tab More shows, or nil if there is no such tab.", \.moreNavigationController)
      c.property("customizableViewControllers", "Kept only; it has no effect.", \.customizableViewControllers)
      c.delegate("delegate", TabBarControllerDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    }
  }

  /// Properties of a controller for the bars of its containers.
  static func controllerBars(_ c: ClassBuilder<UIViewController>) {
    c.overridable(UIViewController.Overridable.tabBarItem, reading: UITabBarItem?.self, set: { $0.tabBarItem = $1 ?? UITabBarItem() })
    c.state("tabBarItem") { $0.tabBarItem }
    c.property("tabBarController", "The nearest tab bar controller around this controller, or nil.", \.tabBarController)
    c.property("splitViewController", "The nearest split view controller around this controller, or nil.", \.splitViewController)
    c.property("toolbarItems", "The items that a navigation controller's toolbar shows while this controller is on top.", nilMeans: [], \.toolbarItems)
    c.method("setToolbarItems", "Sets toolbarItems; animated, the new items fade in.", args: "items", "animated") {
      (vc: UIViewController, items: [UIBarButtonItem]?, animated: Bool?) in vc.setToolbarItems(items ?? [], animated: animated ?? false)
    }
    c.overridable(UIViewController.Overridable.hidesBottomBarWhenPushed, set: { $0.hidesBottomBarWhenPushed = $1 })
    c.state("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed }
    c.property("edgesForExtendedLayout", "The edges at which the view reaches under bars.", \.edgesForExtendedLayout)
    c.property(
      "extendedLayoutIncludesOpaqueBars", "Whether the view reaches under bars that are not translucent, too.",
      \.extendedLayoutIncludesOpaqueBars)
    c.property(
      "automaticallyAdjustsScrollViewInsets", "Kept only; use the scroll view's contentInsetAdjustmentBehavior.",
      \.automaticallyAdjustsScrollViewInsets)
    c.property(
      "viewRespectsSystemMinimumLayoutMargins", "Whether the margins of the view are at least systemMinimumLayoutMargins.",
      \.viewRespectsSystemMinimumLayoutMargins)
    c.property("systemMinimumLayoutMargins", "The smallest margins of the view.", unit: .points, \.systemMinimumLayoutMargins)
    c.method("contentScrollView", "The scroll view that bars at an edge follow, or nil.", "edge", UIViewController.contentScrollView(at:))
    c.method(
      "setContentScrollView", "Bars at these edges follow the scroll view; nil for the one that they find: the view, or its first subview.",
      args: "scrollView", "edges"
    ) { (controller: UIViewController, scrollView: UIScrollView?, edges: UIRectEdge?) in controller.setContentScrollView(scrollView, for: edges ?? .all) }
    c.overridable(UIViewController.Overridable.viewSafeAreaInsetsDidChange)
    c.overridable(UIViewController.Overridable.viewLayoutMarginsDidChange)
    c.property("additionalSafeAreaInsets", "Insets that are added to the safe area of the view.", unit: .points, \.additionalSafeAreaInsets)
    c.overridable(UIViewController.Overridable.willTransitionToTraitCollection)
    c.overridable(UIViewController.Overridable.traitCollectionDidChange)
    c.method(
      "setOverrideTraitCollection", "Replaces single traits for a child and everything inside it; nil removes the replacement.", "traits", "child",
      UIViewController.setOverrideTraitCollection(_:forChild:))
    c.overridable(UIViewController.Overridable.prefersStatusBarHidden)
    c.overridable(UIViewController.Overridable.preferredStatusBarStyle)
    c.overridable(UIViewController.Overridable.childForStatusBarHidden)
    c.overridable(UIViewController.Overridable.childForStatusBarStyle)
    c.method(
      "setNeedsStatusBarAppearanceUpdate", "Tells that prefersStatusBarHidden or preferredStatusBarStyle has changed.",
      UIViewController.setNeedsStatusBarAppearanceUpdate)
    traitMembers(c)
    c.property("transitionCoordinator", "The coordinator of the transition that is running, or nil.", \.transitionCoordinator)
  }
}
