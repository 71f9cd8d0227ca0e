import Foundation
import Lua
import LunetteKit

extension UIBarAppearance: LuaObject {}
extension UIBarItemStateAppearance: LuaObject {}
extension UIBarItemAppearance: LuaObject {}

/// Looks of bars.
extension Registry {
  static func barAppearances(_ r: RegistryBuilder) {
    itemLooks(r)
    r.type(
      UIBarAppearance.self, "UIBarAppearance",
      doc: "The look of a bar's background. A bar copies the appearance that it is assigned; changing the bar's own one shows at once."
    ) { c in
      c.constructor { _ in UIBarAppearance() }
      c.method("configureWithDefaultBackground", "Makes it the look of a classic bar.", UIBarAppearance.configureWithDefaultBackground)
      c.method("configureWithOpaqueBackground", "Makes it white, with the line at the edge.", UIBarAppearance.configureWithOpaqueBackground)
      c.method("configureWithTransparentBackground", "Removes background and line.", UIBarAppearance.configureWithTransparentBackground)
      c.property("backgroundColor", "The colour of the background, or nil.", \.backgroundColor)
      c.property(
        "backgroundEffect", "The effect under backgroundColor, or nil for none. It is drawn as the colour of a classic bar.",
        \.backgroundEffect)
      c.property("backgroundImage", "An image in place of the background, or nil.", \.backgroundImage)
      c.property("shadowColor", "The colour of the line at the bar's edge; nil for no line.", \.shadowColor)
    }
    r.type(
      UINavigationBarAppearance.self, "UINavigationBarAppearance", inherits: "UIBarAppearance", doc: "The look of a navigation bar."
    ) { c in
      c.state("backIndicator") { [$0.backIndicatorImage, $0.backIndicatorTransitionMaskImage] }
      c.constructor { _ in UINavigationBarAppearance() }
      c.property("titleTextAttributes", "The attributes of the title, such as its font and its colour.", \.titleTextAttributes)
      c.property("largeTitleTextAttributes", "The attributes of a large title.", \.largeTitleTextAttributes)
      c.property("titlePositionAdjustment", "How far the title is moved from its usual place.", unit: .points, \.titlePositionAdjustment)
      c.property("buttonAppearance", "How the items look.", \.buttonAppearance)
      c.property("doneButtonAppearance", "How items of the style done look.", \.doneButtonAppearance)
      c.property("backButtonAppearance", "How the back button looks.", \.backButtonAppearance)
      c.property("backIndicatorImage", "The image in place of the back arrow, or nil.", get: { $0.backIndicatorImage.map(ScriptImage.init) })
      c.method("setBackIndicatorImage", "Sets an image in place of the back arrow; the mask is kept only.", args: "image", "transitionMaskImage") {
        (look: UINavigationBarAppearance, image: ScriptImage?, mask: ScriptImage?) in
        look.setBackIndicatorImage(image?.image, transitionMaskImage: mask?.image)
      }
    }
    r.type(UIToolbarAppearance.self, "UIToolbarAppearance", inherits: "UIBarAppearance", doc: "The look of a toolbar.") { c in
      c.constructor { _ in UIToolbarAppearance() }
      c.property("buttonAppearance", "How the items look.", \.buttonAppearance)
      c.property("doneButtonAppearance", "How items of the style done look.", \.doneButtonAppearance)
    }
    r.type(UITabBarAppearance.self, "UITabBarAppearance", inherits: "UIBarAppearance", doc: "The look of a tab bar.") { c in
      c.constructor { _ in UITabBarAppearance() }
      c.property("stackedLayoutAppearance", "How tabs look that have the image over the title.", \.stackedLayoutAppearance)
      c.property("inlineLayoutAppearance", "How tabs of a pad look; where it is not touched as stackedLayoutAppearance.", \.inlineLayoutAppearance)
      c.property("compactInlineLayoutAppearance", "How tabs of a low bar look, with the image beside the title.", \.compactInlineLayoutAppearance)
    }
  }

  /// Looks of items, by their states.
  private static func itemLooks(_ r: RegistryBuilder) {
    r.type(
      UIBarItemStateAppearance.self, "UIBarItemStateAppearance", doc: "How an item of a bar looks in one of its states: appearance.buttonAppearance.normal."
    ) { c in
      c.property("titleTextAttributes", "The attributes of the title, such as its font and its colour, or nil.", \.titleTextAttributes)
      c.property("titlePositionAdjustment", "How far the title is moved from its usual place.", unit: .points, \.titlePositionAdjustment)
      c.property("iconColor", "The colour of a tab's image; nil for the tint, or gray where the tab is not selected.", \.iconColor)
      c.property("badgeBackgroundColor", "The colour of a tab's badge, or nil.", \.badgeBackgroundColor)
      c.property("badgeTextAttributes", "The attributes of the badge's text, or nil.", \.badgeTextAttributes)
    }
    r.type(UIBarItemAppearance.self, "UIBarItemAppearance", doc: "How items of a bar look, by their states. What an item says itself counts before.") { c in
      c.state("states") { [$0.normal, $0.highlighted, $0.selected, $0.disabled, $0.focused] }
      c.property("normal", "In the usual state.", get: { $0.normal })
      c.property("highlighted", "While a finger is on it.", get: { $0.highlighted })
      c.property("selected", "While it is selected: a tab.", get: { $0.selected })
      c.property("disabled", "While it can't be tapped.", get: { $0.disabled })
      c.property("focused", "Kept only: there is no focus.", get: { $0.focused })
    }
    r.type(UIBarButtonItemAppearance.self, "UIBarButtonItemAppearance", inherits: "UIBarItemAppearance", doc: "How buttons of a bar look.") { c in
      c.constructor { _ in UIBarButtonItemAppearance() }
    }
    r.type(UITabBarItemAppearance.self, "UITabBarItemAppearance", inherits: "UIBarItemAppearance", doc: "How tabs look.") { c in
      c.constructor { _ in UITabBarItemAppearance() }
    }
  }

  /// What toolbars and tab bars have, which look at the content's lower edge.
  static func toolbarAppearances(_ c: ClassBuilder<UIToolbar>) {
    c.property(
      "scrollEdgeAppearance",
      "The look while the content's lower edge is at the bar, or nothing scrolls; nil means no background in system 17, else standardAppearance.",
      \.scrollEdgeAppearance)
    c.property("compactAppearance", "The look of a low bar; nil means standardAppearance.", \.compactAppearance)
    c.property("compactScrollEdgeAppearance", "The look of a low bar at the edge; nil means scrollEdgeAppearance.", \.compactScrollEdgeAppearance)
  }

  static func tabBarAppearances(_ c: ClassBuilder<UITabBar>) {
    c.property(
      "scrollEdgeAppearance",
      "The look while the content's lower edge is at the bar, or nothing scrolls; nil means no background in system 17, else standardAppearance.",
      \.scrollEdgeAppearance)
  }

  static func itemAppearances(_ c: ClassBuilder<UINavigationItem>) {
    c.property(
      "standardAppearance", "The look of the bar while the item is on top, in place of the bar's standardAppearance, or nil.",
      \.standardAppearance)
    c.property(
      "scrollEdgeAppearance", "The same while the content is at its upper edge, or nil for the bar's scrollEdgeAppearance.",
      \.scrollEdgeAppearance)
    c.property("compactAppearance", "The same for a low bar, or nil for the bar's compactAppearance.", \.compactAppearance)
    c.property(
      "compactScrollEdgeAppearance", "The same for a low bar while the content is at its upper edge, or nil for the bar's.",
      \.compactScrollEdgeAppearance)
  }

  static func appearances(_ c: ClassBuilder<UINavigationBar>) {
    c.property(
      "standardAppearance", "The look of the bar. When it is set or changed, it replaces barTintColor, titleTextAttributes and the like.",
      \.standardAppearance)
    c.property(
      "scrollEdgeAppearance",
      "The look while the screen's scroll view is at its upper edge, or there is none; nil means standardAppearance.",
      \.scrollEdgeAppearance)
    c.property("compactAppearance", "The look of a low bar; nil means standardAppearance.", \.compactAppearance)
    c.property(
      "compactScrollEdgeAppearance", "The look of a low bar while the content is at its upper edge; nil means scrollEdgeAppearance.",
      \.compactScrollEdgeAppearance)
  }
}
