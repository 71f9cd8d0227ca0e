import Foundation
import Lua
import LunetteKit

extension UIBarStyle: LuaEnum {}
extension UIStatusBarStyle: LuaEnum {}
extension UITabBarItem.SystemItem: LuaEnum {}
extension UINavigationItem.LargeTitleDisplayMode: LuaEnum {}

extension Registry {
  static func bars(_ r: RegistryBuilder) {
    r.type(
      UINavigationBar.self, "UINavigationBar", inherits: "UIView",
      doc: "A stack of items: the top one's title in the middle, the way back and its buttons at the sides."
    ) { c in
      c.constructor { _ in UINavigationBar() }
      c.property("items", "The stack, from the bottom to the top.", \.items)
      c.property("topItem", "The one that is shown.", \.topItem)
      c.property("backItem", "The one below it, to which the back button leads.", \.backItem)
      c.method("pushItem", "Puts an item on top.", args: "item", "animated") {
        (bar: UINavigationBar, item: UINavigationItem, animated: Bool?) in bar.pushItem(item, animated: animated ?? false)
      }
      c.method("popItem", "Takes the top one off and answers it.", args: "animated") {
        (bar: UINavigationBar, animated: Bool?) in bar.popItem(animated: animated ?? false)
      }
      c.method("setItems", "Replaces the stack.", args: "items", "animated") {
        (bar: UINavigationBar, items: [UINavigationItem], animated: Bool?) in bar.setItems(items, animated: animated ?? false)
      }
      c.property(
        "delegate", "A table with UINavigationBarDelegate's methods; that of a controller's bar is the controller.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<NavigationBarDelegateMethods>.init) },
        set: { ScriptNavigationBarDelegate.attach($1?.script, to: $0) })
      c.property("barStyle", "default, or black.", \.barStyle)
      c.property("isTranslucent", "Whether content passes under it.", \.isTranslucent)
      c.property("barTintColor", "Of the plate behind it.", \.barTintColor)
      c.property("titleTextAttributes", "Font and colour of the title.", \.titleTextAttributes)
      c.property("largeTitleTextAttributes", "The same of a large title.", \.largeTitleTextAttributes)
      c.property("prefersLargeTitles", "Titles are large until the content scrolls.", \.prefersLargeTitles)
      c.property("shadowImage", "An empty one takes the hairline away.", \.shadowImage)
      c.property("backIndicatorImage", "In place of the back arrow.", \.backIndicatorImage)
      c.property("backIndicatorTransitionMaskImage", "Kept.", \.backIndicatorTransitionMaskImage)
      c.method("setBackgroundImage", "A picture in place of the plate.", args: "image") {
        (bar: UINavigationBar, image: UIImage?) in bar.setBackgroundImage(image)
      }
    }
    r.type(UIToolbar.self, "UIToolbar", inherits: "UIView", doc: "Items in a row; spaces among them share what is left.") { c in
      c.constructor { _ in UIToolbar() }
      c.property("items", "From the left to the right.", \.items)
      c.method("setItems", "Replaces them; animated, the new ones fade in.", args: "items", "animated") {
        (bar: UIToolbar, items: [UIBarButtonItem], animated: Bool?) in bar.setItems(items, animated: animated ?? false)
      }
      c.property("barStyle", "default, or black.", \.barStyle)
      c.property("isTranslucent", "Whether content passes under it.", \.isTranslucent)
      c.property("barTintColor", "Of the plate behind it.", \.barTintColor)
      c.method("setBackgroundImage", "A picture in place of the plate.", args: "image") {
        (bar: UIToolbar, image: UIImage?) in bar.setBackgroundImage(image)
      }
    }
    r.type(UITabBar.self, "UITabBar", inherits: "UIView", doc: "Tabs in a row, of which one may be selected.") { c in
      c.constructor { _ in UITabBar() }
      c.property("items", "From the left to the right.", \.items)
      c.property("selectedItem", "The one that is selected; setting it tells nobody.", \.selectedItem)
      c.method("setItems", "Replaces them.", args: "items", "animated") {
        (bar: UITabBar, items: [UITabBarItem], animated: Bool?) in bar.setItems(items, animated: animated ?? false)
      }
      c.property(
        "delegate", "A table with UITabBarDelegate's methods.", get: { ScriptDelegate.table(of: $0).map(DelegateTable<TabBarDelegateMethods>.init) },
        set: { ScriptTabBarDelegate.attach($1?.script, to: $0) })
      c.property("barStyle", "default, or black.", \.barStyle)
      c.property("isTranslucent", "Whether content passes under it.", \.isTranslucent)
      c.property("barTintColor", "Of the plate behind it.", \.barTintColor)
      c.property("unselectedItemTintColor", "Of the tabs that aren't selected.", \.unselectedItemTintColor)
      c.property("backgroundImage", "A picture in place of the plate.", \.backgroundImage)
      c.property("shadowImage", "An empty one takes the hairline away.", \.shadowImage)
    }
  }

  static func navigationBars(_ c: ClassBuilder<UINavigationController>) {
    c.property("navigationBar", "The bar above the content.", \.navigationBar)
    c.property("toolbar", "The bar below it, with the top controller's toolbarItems.", \.toolbar)
    c.property("isNavigationBarHidden", "Whether there is no bar.", \.isNavigationBarHidden)
    c.property("isToolbarHidden", "Whether there is no toolbar; true at first.", \.isToolbarHidden)
    c.method("setNavigationBarHidden", "Animated, it slides up; during a push or a pop sideways.", args: "hidden", "animated") {
      (nav: UINavigationController, hidden: Bool, animated: Bool?) in nav.setNavigationBarHidden(hidden, animated: animated ?? false)
    }
    c.method("setToolbarHidden", "Animated, it slides down.", args: "hidden", "animated") {
      (nav: UINavigationController, hidden: Bool, animated: Bool?) in nav.setToolbarHidden(hidden, animated: animated ?? false)
    }
    c.property("interactivePopGestureRecognizer", "Goes back with a finger from the left edge.", \.interactivePopGestureRecognizer)
    c.property(
      "delegate", "A table with UINavigationControllerDelegate's methods.",
      get: { ScriptDelegate.table(of: $0).map(DelegateTable<NavigationDelegateMethods>.init) },
      set: { ScriptNavigationDelegate.attach($1?.script, to: $0) })
    c.property("hidesBarsOnTap", "A tap on the content hides the bar, another one shows it.", \.hidesBarsOnTap)
    c.property("hidesBarsOnSwipe", "Kept; bars don't hide on a swipe.", \.hidesBarsOnSwipe)
    c.property("hidesBarsWhenKeyboardAppears", "Kept; bars don't hide for a keyboard.", \.hidesBarsWhenKeyboardAppears)
    c.property("hidesBarsWhenVerticallyCompact", "No bars where the height is compact.", \.hidesBarsWhenVerticallyCompact)
    c.method("show", "Pushes a controller.", args: "controller") { (nav: UINavigationController, controller: UIViewController) in
      nav.show(controller)
    }
  }

  static func tabBarControllers(_ r: RegistryBuilder) {
    r.type(
      UITabBarController.self, "UITabBarController", inherits: "UIViewController",
      doc: "Controllers side by side, of which the selected one is shown over a bar of tabs."
    ) { c in
      c.constructor { _ in UITabBarController() }
      c.property("viewControllers", "In the order of their tabs.", \.viewControllers)
      c.method("setViewControllers", "Replaces them; the selected one stays if it is still there.", args: "controllers", "animated") {
        (tabs: UITabBarController, controllers: [UIViewController], animated: Bool?) in
        tabs.setViewControllers(controllers, animated: animated ?? false)
      }
      c.property(
        "selectedIndex", "The selected tab, from 1; nil for none. Setting it asks and tells nobody.",
        get: { $0.selectedIndex < 0 ? nil : $0.selectedIndex + 1 }, set: { (tabs: UITabBarController, index: Int?) in
          if let index { tabs.selectedIndex = index.fromZero }
        })
      c.property("selectedViewController", "The one that is shown.", \.selectedViewController)
      c.property("tabBar", "The bar.", \.tabBar)
      c.property("moreNavigationController", "What the tab More shows; nil where there is none.", \.moreNavigationController)
      c.property("customizableViewControllers", "Kept.", \.customizableViewControllers)
      c.property(
        "delegate", "A table with UITabBarControllerDelegate's methods.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<TabBarControllerDelegateMethods>.init) },
        set: { ScriptTabBarControllerDelegate.attach($1?.script, to: $0) })
    }
  }

  /// Properties of a controller for the bars of its containers.
  static func controllerBars(_ c: ClassBuilder<UIViewController>) {
    c.property("tabBarItem", "What a tab bar shows for it.", \.tabBarItem)
    c.property("tabBarController", "The nearest tab bar controller that it is in.", \.tabBarController)
    c.property("splitViewController", "The nearest split view controller that it is in.", \.splitViewController)
    c.property("toolbarItems", "What a navigation controller's toolbar shows while it is on top.", \.toolbarItems)
    c.method("setToolbarItems", "The same; animated, the new ones fade in.", args: "items", "animated") {
      (vc: UIViewController, items: [UIBarButtonItem], animated: Bool?) in vc.setToolbarItems(items, animated: animated ?? false)
    }
    c.property("hidesBottomBarWhenPushed", "No tab bar while it is in the stack.", \.hidesBottomBarWhenPushed)
    c.property("edgesForExtendedLayout", "The edges at which its view reaches under bars.", \.edgesForExtendedLayout)
    c.property("extendedLayoutIncludesOpaqueBars", "It reaches under opaque bars, too.", \.extendedLayoutIncludesOpaqueBars)
    c.property("automaticallyAdjustsScrollViewInsets", "Kept; contentInsetAdjustmentBehavior says it.", \.automaticallyAdjustsScrollViewInsets)
    c.property(
      "viewRespectsSystemMinimumLayoutMargins", "Whether its view's margins are at least systemMinimumLayoutMargins.",
      \.viewRespectsSystemMinimumLayoutMargins)
    c.property("systemMinimumLayoutMargins", "The least margins of its view. Points.", \.systemMinimumLayoutMargins)
    c.overridable(UIViewController.Overridable.viewSafeAreaInsetsDidChange)
    c.overridable(UIViewController.Overridable.viewLayoutMarginsDidChange)
    c.property("additionalSafeAreaInsets", "Added to its view's safe area. Points.", \.additionalSafeAreaInsets)
    c.overridable(UIViewController.Overridable.willTransitionToTraitCollection)
    c.overridable(UIViewController.Overridable.traitCollectionDidChange)
    c.method("setOverrideTraitCollection", "Replaces single traits for a child and what is below it.", args: "traits", "child") {
      (vc: UIViewController, traits: UITraitCollection?, child: UIViewController) in vc.setOverrideTraitCollection(traits, forChild: child)
    }
    c.overridable(UIViewController.Overridable.prefersStatusBarHidden)
    c.overridable(UIViewController.Overridable.preferredStatusBarStyle)
    c.overridable(UIViewController.Overridable.childForStatusBarHidden)
    c.overridable(UIViewController.Overridable.childForStatusBarStyle)
    c.method("setNeedsStatusBarAppearanceUpdate", "What it says of the status bar has changed.") {
      (vc: UIViewController) in vc.setNeedsStatusBarAppearanceUpdate()
    }
    c.property("traitCollection", "Size classes and what else is known of where it is shown.", \.traitCollection)
    c.property("transitionCoordinator", "Of the transition that runs now; nil for none.", \.transitionCoordinator)
  }
}
