import Foundation
import Lua
import LunetteKit

extension UISplitViewController.DisplayMode: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension UISplitViewController.PrimaryEdge: LuaEnum {}
extension UISplitViewController.Style: LuaEnum {}
extension UISplitViewController.Column: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension UISplitViewController.SplitBehavior: LuaEnum {}
extension UISplitViewController.DisplayModeButtonVisibility: LuaEnum {}

/// What a split view controller shows. Source: Apple, show(_:) of a column and show(_:sender:) of a controller
private enum ColumnOrController: LuaConvertible {
  case column(UISplitViewController.Column)
  case controller(UIViewController)

  static var luaTypeName: String { "\(UISplitViewController.Column.luaTypeName), or a UIViewController" }
  static var luaType: LuaType { .either([UISplitViewController.Column.luaType, UIViewController.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ColumnOrController {
    if stack.text(at: index) != nil { return .column(try UISplitViewController.Column.read(stack, at: index)) }
    do { return .controller(try UIViewController.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }

  func push(on stack: LuaStack) {
    switch self {
    case .column(let column): column.push(on: stack)
    case .controller(let controller): controller.push(on: stack)
    }
  }
}

extension Registry {
  static func splits(_ r: RegistryBuilder) {
    r.type(
      UISplitViewController.self, "UISplitViewController", inherits: "UIViewController",
      doc:
        "A container with a primary controller (a list) and a secondary one (the details) beside each other. Where the width is "
        + "compact, they are one stack. With a style it has two or three named columns: UISplitViewController { style = \"doubleColumn\" }."
    ) { c in
      c.state("style") { $0.style }
      c.constructor { a in UISplitViewController(style: try a.take("style", as: UISplitViewController.Style.self) ?? .unspecified) }
      c.initial("style", as: UISplitViewController.Style.self) { $0.become($1) }
      c.property("style", "The columns that it has: two, three, or none that have names.", get: \.style)
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
      splitColumns(c)
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
  private static func splitColumns(_ c: ClassBuilder<UISplitViewController>) {
    let asksForStyle = "if the controller has no style, or no such column"
    c.method(
      "setViewController",
      "Gives a column its controller, in a navigation controller if it is none; nil takes it away. The controller of the "
        + "compact column is shown in place of all others where the width is compact.", args: "controller", "column"
    ) { (split: UISplitViewController, controller: UIViewController?, column: UISplitViewController.Column) in
      split.setViewController(controller, for: column)
    }
    c.raises(asksForStyle)
    c.method("viewController", "The controller that was given for a column, or nil.", "column", UISplitViewController.viewController(for:))
    c.raises(asksForStyle)
    c.method(
      "show",
      "Shows a column beside or over the secondary one, or on top where the columns are one stack. A controller in place of a column "
        + "is shown as the primary one, or pushed onto its stack.", args: "column"
    ) { (split: UISplitViewController, what: ColumnOrController) in
      switch what {
      case .column(let column): split.show(column)
      case .controller(let controller): split.show(controller)
      }
    }
    c.raises(asksForStyle)
    c.method("hide", "Hides a column; where the columns are one stack, goes back from it.", "column", UISplitViewController.hide(_:))
    c.raises(asksForStyle)
    c.property(
      "preferredSplitBehavior", "How columns come: beside the secondary one (tile), over it (overlay), or pushing it aside (displace).",
      \.preferredSplitBehavior)
    c.property("splitBehavior", "How columns come now.", get: \.splitBehavior)
    c.property(
      "displayModeButtonVisibility",
      "Whether the bar of the foremost column has the button that shows and hides columns; automatic: where "
        + "presentsWithGesture is true.", \.displayModeButtonVisibility)
    c.property(
      "preferredPrimaryColumnWidth", "The width that the app wants for the primary controller; counts before the fraction.", unit: .points,
      \.preferredPrimaryColumnWidth)
    c.property(
      "preferredSupplementaryColumnWidth", "The width that the app wants for the supplementary column; counts before the fraction.",
      unit: .points, \.preferredSupplementaryColumnWidth)
    c.property(
      "preferredSupplementaryColumnWidthFraction", "The width of the supplementary column as a fraction of the whole width, from 0 to 1.",
      \.preferredSupplementaryColumnWidthFraction)
    c.property(
      "minimumSupplementaryColumnWidth", "The smallest width of the supplementary column.", unit: .points, \.minimumSupplementaryColumnWidth)
    c.property(
      "maximumSupplementaryColumnWidth", "The largest width of the supplementary column.", unit: .points, \.maximumSupplementaryColumnWidth)
    c.property("supplementaryColumnWidth", "The present width of the supplementary column.", unit: .points, get: \.supplementaryColumnWidth)
  }
}
