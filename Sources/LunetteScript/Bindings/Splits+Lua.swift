import Foundation
import Lua
import LunetteKit

extension UISplitViewController.DisplayMode: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension UISplitViewController.PrimaryEdge: LuaEnum {}

extension Registry {
  static func splits(_ r: RegistryBuilder) {
    r.type(
      UISplitViewController.self, "UISplitViewController", inherits: "UIViewController",
      doc:
        "A container with a primary controller (a list) and a secondary one (the details) beside each other. Where the width is "
        + "compact, they are one stack."
    ) { c in
      c.constructor { _ in UISplitViewController() }
      c.value("automaticDimension", "As a width or a fraction of it: the controller chooses it.") {
        UISplitViewController.automaticDimension
      }
      c.property(
        "viewControllers", "The primary controller and the secondary one; one controller while the two are collapsed.", \.viewControllers)
      c.property("preferredDisplayMode", "The display mode that the app wants.", \.preferredDisplayMode)
      c.property("displayMode", "The present display mode.", get: \.displayMode)
      c.property("displayModeButtonItem", "A bar button item that shows and hides the primary controller.", get: \.displayModeButtonItem)
      c.property("isCollapsed", "Whether the two controllers are one stack.", get: \.isCollapsed)
      c.property("presentsWithGesture", "Whether a finger from the edge shows the hidden primary controller.", \.presentsWithGesture)
      c.property("primaryEdge", "The side of the primary controller.", \.primaryEdge)
      c.property(
        "preferredPrimaryColumnWidthFraction", "The width of the primary controller as a fraction of the whole width, from 0 to 1.",
        \.preferredPrimaryColumnWidthFraction)
      c.property("minimumPrimaryColumnWidth", "The smallest width of the primary controller.", unit: .points, \.minimumPrimaryColumnWidth)
      c.property(
        "maximumPrimaryColumnWidth", "The largest width of the primary controller; 320 on most iPads.", unit: .points, \.maximumPrimaryColumnWidth)
      c.property("primaryColumnWidth", "The present width of the primary controller.", unit: .points, get: \.primaryColumnWidth)
      c.delegate("delegate", SplitViewControllerDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    }
  }
}
