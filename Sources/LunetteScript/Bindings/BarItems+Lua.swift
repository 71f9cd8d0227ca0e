import Foundation
import Lua
import LunetteKit

extension Registry {
  static func barItems(_ r: RegistryBuilder) {
    r.type(UIBarItem.self, "UIBarItem", doc: "What a bar shows, as data.") { c in
      c.property("title", "What stands on it.", \.title)
      c.property("image", "A picture, filled with the tint unless it is alwaysOriginal.", \.image)
      c.property("landscapeImagePhone", "The picture in a low bar.", \.landscapeImagePhone)
      c.property("imageInsets", "Around the picture. Points.", \.imageInsets)
      c.property("isEnabled", "Whether a touch does anything.", \.isEnabled)
      c.property("tag", "A number to find it by.", \.tag)
      c.property("accessibilityIdentifier", "A name that tests find it by.", \.accessibilityIdentifier)
      c.property("accessibilityLabel", "What assistive technology calls it; nil leaves it to its title.", \.accessibilityLabel)
      c.method("setTitleTextAttributes", "Font and colour of the title in a state.", args: "attributes", "state") {
        (item: UIBarItem, attributes: TextAttributes?, state: UIControl.State?) in
        item.setTitleTextAttributes(attributes, for: state ?? .normal)
      }
    }
    r.type(
      UIBarButtonItem.self, "UIBarButtonItem", inherits: "UIBarItem",
      doc:
        "A button of a bar: UIBarButtonItem { title = \"Edit\", action = fn }, or { systemItem = \"add\", target = object, action = \"name\" }."
    ) { c in
      c.constructor { a in
        try a.take("systemItem", as: UIBarButtonItem.SystemItem.self, "One of the system's items, with its title.").map {
          UIBarButtonItem(systemItem: $0)
        } ?? UIBarButtonItem()
      }
      c.describe { item in item.title.map { " \"\($0)\"" } ?? item.systemItem.map { " \($0)" } ?? "" }
      c.property("style", "plain, or done: it stands out.", \.style)
      c.property("systemItem", "The item that it was made as.", \.systemItem)
      c.property("width", "Points; 0 for as wide as it needs.", \.width)
      c.property("customView", "A view in its place.", \.customView)
      c.property("tintColor", "Of its title and picture; nil for the bar's.", \.tintColor)
      c.property(
        "possibleTitles", "Titles that it may get: it is as wide as the longest.", get: { $0.possibleTitles?.sorted() },
        set: { $0.possibleTitles = $1.map(Set.init) })
      c.property(
        "target", "Whose method `action` names; nil for the first in the responder chain that has it.",
        get: { BarItemAction.known($0)?.target }, set: { BarItemAction.of($0).target = $1 })
      c.property(
        "action", "A function that gets the item, or the name of a method.",
        get: { BarItemAction.known($0)?.name }, set: { BarItemAction.of($0).name = $1 })
      c.method("sendAction", "Does what a touch on it does.") { (item: UIBarButtonItem) in item.sendAction() }
    }
    r.type(
      UITabBarItem.self, "UITabBarItem", inherits: "UIBarItem",
      doc: "A tab: UITabBarItem { title =, image =, tag = }, or { systemItem = \"favorites\", tag = }."
    ) { c in
      c.constructor { a in
        try a.take("systemItem", as: UITabBarItem.SystemItem.self, "One of the system's, with its title.").map { UITabBarItem(systemItem: $0) }
          ?? UITabBarItem()
      }
      c.describe { item in item.title.map { " \"\($0)\"" } ?? "" }
      c.property("selectedImage", "The picture while it is selected.", \.selectedImage)
      c.property("badgeValue", "A few characters in a red pill; nil for none.", \.badgeValue)
      c.property("badgeColor", "Of the pill, in place of red.", \.badgeColor)
      c.property("systemItem", "The item that it was made as.", \.systemItem)
      c.property("titlePositionAdjustment", "How far the title is moved. Points.", \.titlePositionAdjustment)
    }
    r.type(UINavigationItem.self, "UINavigationItem", doc: "What a navigation bar shows for one controller.") { c in
      c.constructor { _ in UINavigationItem() }
      c.describe { item in item.title.map { " \"\($0)\"" } ?? "" }
      c.property("title", "In the middle.", \.title)
      c.property("prompt", "A line above the title.", \.prompt)
      c.property("titleView", "A view in place of the title.", \.titleView)
      c.property("hidesBackButton", "Whether there is no way back.", \.hidesBackButton)
      c.property("backBarButtonItem", "The way back from the next controller.", \.backBarButtonItem)
      c.property("backButtonTitle", "What it says, where there is no backBarButtonItem.", \.backButtonTitle)
      c.property("leftItemsSupplementBackButton", "Left items stand beside the back button, not in its place.", \.leftItemsSupplementBackButton)
      c.property("largeTitleDisplayMode", "automatic: as the one below; always; never.", \.largeTitleDisplayMode)
      c.property("searchController", "Its search bar stands below the title.", \.searchController)
      c.property("hidesSearchBarWhenScrolling", "Scrolling takes that away; true.", \.hidesSearchBarWhenScrolling)
      c.property("leftBarButtonItem", "The outermost on the left.", \.leftBarButtonItem)
      c.property("rightBarButtonItem", "The outermost on the right.", \.rightBarButtonItem)
      c.property("leftBarButtonItems", "From the left edge inwards.", \.leftBarButtonItems)
      c.property("rightBarButtonItems", "From the right edge inwards.", \.rightBarButtonItems)
      c.method("setHidesBackButton", "The same as the property.", args: "hides", "animated") {
        (item: UINavigationItem, hides: Bool, _: Bool?) in item.hidesBackButton = hides
      }
      c.method("setLeftBarButton", "The same as leftBarButtonItem.", args: "item", "animated") {
        (item: UINavigationItem, button: UIBarButtonItem?, _: Bool?) in item.leftBarButtonItem = button
      }
      c.method("setRightBarButton", "The same as rightBarButtonItem.", args: "item", "animated") {
        (item: UINavigationItem, button: UIBarButtonItem?, _: Bool?) in item.rightBarButtonItem = button
      }
    }
  }
}

/// The action that a script gave to a bar button item. It lives as long as the item.
private final class BarItemAction {
  private static let companionKey = "action"

  var target: LuaReference?
  var name: FunctionOrName?

  static func known(_ item: UIBarButtonItem) -> BarItemAction? { item.companions[companionKey] as? BarItemAction }

  /// The action to be set: it is connected with the item when it is first asked for.
  static func of(_ item: UIBarButtonItem) -> BarItemAction {
    if let known = known(item) { return known }
    let action = BarItemAction()
    item.companions[companionKey] = action
    item.action = { [unowned action] in action.send($0) }
    return action
  }

  private func send(_ item: UIBarButtonItem) {
    switch name {
    case .function(let function): Callback(function).call(item)
    case .name(let name): (target.map { .method(ScriptDelegate($0), LuaName(name)) } ?? ScriptAction.chain(LuaName(name))).send(item)
    case nil: break
    }
  }
}

private enum FunctionOrName: LuaConvertible {
  case function(LuaFunction)
  case name(String)

  static var luaTypeName: String { "a function or the name of a method" }
  static var luaType: LuaType { .either([.function, .string]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> FunctionOrName {
    if stack.isCallable(at: index) { return .function(try LuaFunction.read(stack, at: index)) }
    guard let name = stack.text(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .name(name)
  }

  func push(on stack: LuaStack) {
    switch self {
    case .function(let function): stack.push(function)
    case .name(let name): stack.push(name)
    }
  }
}
