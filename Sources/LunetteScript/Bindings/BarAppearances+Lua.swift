import Foundation
import Lua
import LunetteKit

extension UIBarAppearance: LuaObject {}

/// Looks of bars.
extension Registry {
  static func barAppearances(_ r: RegistryBuilder) {
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
      c.constructor { _ in UINavigationBarAppearance() }
      c.property("titleTextAttributes", "The attributes of the title, such as its font and its colour.", \.titleTextAttributes)
      c.property("largeTitleTextAttributes", "The attributes of a large title.", \.largeTitleTextAttributes)
      c.property("titlePositionAdjustment", "How far the title is moved from its usual place. Points.", \.titlePositionAdjustment)
    }
    r.type(UIToolbarAppearance.self, "UIToolbarAppearance", inherits: "UIBarAppearance", doc: "The look of a toolbar.") { c in
      c.constructor { _ in UIToolbarAppearance() }
    }
    r.type(UITabBarAppearance.self, "UITabBarAppearance", inherits: "UIBarAppearance", doc: "The look of a tab bar.") { c in
      c.constructor { _ in UITabBarAppearance() }
    }
  }

  static func itemAppearances(_ c: ClassBuilder<UINavigationItem>) {
    c.property(
      "standardAppearance", "The look of the bar while the item is on top, in place of the bar's standardAppearance, or nil.",
      \.standardAppearance)
    c.property(
      "scrollEdgeAppearance", "The same while the content is at its upper edge, or nil for the bar's scrollEdgeAppearance.",
      \.scrollEdgeAppearance)
    c.property("compactAppearance", "The same for a low bar, or nil for the bar's compactAppearance.", \.compactAppearance)
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
  }
}
