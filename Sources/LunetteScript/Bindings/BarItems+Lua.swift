import Foundation
import Lua
import LunetteKit

extension Registry {
  static func barItems(_ r: RegistryBuilder) {
    r.type(UIBarItem.self, "UIBarItem", doc: "The data of an item in a bar.") { c in
      c.state("titleTextAttributes") { $0.givenAttributes }
      c.classFunction(
        AppearanceFunction.name,
        "The appearance proxy of the class: what is set on it, items get when a bar shows them for the first time from now on, unless they were given "
          + "it themselves.", [ApiDescription.Parameter("options", .table, isOptional: true)], answers: .any, AppearanceFunction.body)
      c.property("title", "The item's text, or nil.", \.title)
      c.property("image", "The item's image, or nil. It is filled with the tint unless its rendering mode is alwaysOriginal.", \.image)
      c.property("landscapeImagePhone", "The image in the low bars of a phone in landscape, or nil.", \.landscapeImagePhone)
      c.property("imageInsets", "Room around the image.", unit: .points, \.imageInsets)
      c.property(
        "largeContentSizeImage", "What a long press shows large in place of the image, where the text size is one of those for accessibility; or nil.",
        \.largeContentSizeImage)
      c.property("largeContentSizeImageInsets", "Kept: room around that image.", unit: .points, \.largeContentSizeImageInsets)
      c.property("isEnabled", "Whether the item can be tapped.", \.isEnabled)
      c.property("tag", "A number by which the app can find the object, for example with viewWithTag.", \.tag)
      c.property("accessibilityIdentifier", "A name by which tests find the object.", \.accessibilityIdentifier)
      itemAccessibility(c)
      c.method(
        "setTitleTextAttributes", "Sets the attributes of the title, such as font and colour, for a state.", args: "attributes", "state"
      ) {
        (item: UIBarItem, attributes: TextAttributes?, state: UIControl.State?) in
        item.setTitleTextAttributes(attributes, for: state ?? .normal)
      }
      c.method("titleTextAttributes", "The attributes that were set for a state, or nil.", args: "state") {
        (item: UIBarItem, state: UIControl.State?) in item.titleTextAttributes(for: state ?? .normal)
      }
      observing(c)
    }
    r.type(
      UIBarButtonItem.self, "UIBarButtonItem", inherits: "UIBarItem",
      doc:
        "A button of a bar: UIBarButtonItem { title = \"Edit\", action = fn }, or { systemItem = \"add\", target = object, action = "
        + "\"name\" }."
    ) { c in
      c.property("isSpringLoaded", "Whether it acts while items are held over it.", \.isSpringLoaded)
      c.constructor { a in
        try a.take(
          "systemItem", as: UIBarButtonItem.SystemItem.self, "One of the system's items, with its title or image.", label: "barButtonSystemItem"
        ).map {
          UIBarButtonItem(systemItem: $0)
        } ?? UIBarButtonItem()
      }
      c.initial("systemItem", as: UIBarButtonItem.SystemItem.self, label: "barButtonSystemItem") { $0.become($1) }
      c.initial(InitialValue(property: "target"), InitialValue(property: "action"))
      c.initializer("title", "style", "target", "action")
      c.initializer("image", "style", "target", "action")
      c.describe { item in item.title.map { " \"\($0)\"" } ?? item.systemItem.map { " \($0)" } ?? "" }
      c.property("style", "plain, or done, which is bold.", \.style)
      c.property("systemItem", "The system's item that it was made as, or nil.", \.systemItem)
      c.property("width", "The width; 0 means as wide as needed.", unit: .points, \.width)
      c.property("customView", "A view in place of the button, or nil.", \.customView)
      c.property("tintColor", "The colour of title and image; nil means the bar's.", \.tintColor)
      c.property(
        "possibleTitles", "Titles that the item may get. It is as wide as the widest of them.", get: { $0.sortedTitles },
        set: { $0.possibleTitles = $1.map(Set.init) })
      c.property(
        "target", "The object whose method `action` names. With nil, the first object in the responder chain that has the method is used.",
        get: { BarItemAction.known($0)?.target?.script }, set: { BarItemAction.of($0).target = $1.map { ScriptDelegate($0) } })
      c.property(
        "action", "A function that is called with the item, or the name of the target's method.",
        get: { BarItemAction.known($0)?.name }, set: { BarItemAction.of($0).take($1, $0) })
      c.calls(with: ["item": UIBarButtonItem.luaType.orDerived])
      c.property(
        "primaryAction", "A UIAction that a tap runs in place of action. An item that is not the system's gets its title and image.",
        \.primaryAction)
      c.property("menu", "A menu that a tap opens, or a finger that rests where the item has an action; nil for none.", \.menu)
      c.property("isSelected", "Whether the item is shown as chosen.", \.isSelected)
      c.property("isHidden", "Whether the item is left out of the bar.", \.isHidden)
      c.property(
        "changesSelectionAsPrimaryAction", "Whether the title is that of the menu's element that is on, in a menu with singleSelection.",
        \.changesSelectionAsPrimaryAction)
      c.method("sendAction", "Does what a tap on the item does.", UIBarButtonItem.sendAction)
      c.function("flexibleSpace", "Room that takes what the other items leave.") { UIBarButtonItem(systemItem: .flexibleSpace) }
      c.function("fixedSpace", "Room of a width.", args: "width") { (width: CGFloat?) -> UIBarButtonItem in
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = max(0, width ?? 0)
        return item
      }
      c.measured(in: .points)
    }
    r.type(
      UITabBarItem.self, "UITabBarItem", inherits: "UIBarItem",
      doc: "A tab: UITabBarItem { title =, image =, tag = }, or { systemItem = \"favorites\", tag = }."
    ) { c in
      c.constructor { a in
        try a.take(
          "systemItem", as: UITabBarItem.SystemItem.self, "One of the system's items, with its title and image.", label: "tabBarSystemItem"
        ).map {
          UITabBarItem(systemItem: $0)
        }
          ?? UITabBarItem()
      }
      c.describe { item in item.title.map { " \"\($0)\"" } ?? "" }
      c.initial("systemItem", as: UITabBarItem.SystemItem.self, label: "tabBarSystemItem") { $0.become($1) }
      c.initial(InitialValue(property: "tag"))
      c.initializer("title", "image", "tag")
      c.initializer("title", "image", "selectedImage")
      c.property("selectedImage", "The image while the tab is selected, or nil.", \.selectedImage)
      c.property("badgeValue", "A few characters in a red badge on the item, or nil for no badge.", \.badgeValue)
      c.property("badgeColor", "The colour of the badge; nil means red.", \.badgeColor)
      c.property("systemItem", "The system's item that it was made as, or nil.", \.systemItem)
      c.property("titlePositionAdjustment", "How far the title is moved from its usual place.", unit: .points, \.titlePositionAdjustment)
      c.property(
        "standardAppearance", "The look of the bar while the tab is selected, in place of the bar's standardAppearance, or nil.", \.standardAppearance)
      c.property(
        "scrollEdgeAppearance", "The same while the content's lower edge is at the bar, or nil for the bar's scrollEdgeAppearance.",
        \.scrollEdgeAppearance)
    }
    r.type(UINavigationItem.self, "UINavigationItem", doc: "What a navigation bar shows for one controller.") { c in
      c.constructor { _ in UINavigationItem() }
      c.describe { item in item.title.map { " \"\($0)\"" } ?? "" }
      observing(c)
      itemAppearances(c)
      c.property("title", "The title in the middle of the bar, or nil.", \.title)
      c.property("prompt", "A line of text above the title, or nil.", \.prompt)
      c.property("titleView", "A view in place of the title.", \.titleView)
      c.property("hidesBackButton", "Whether the back button is hidden.", \.hidesBackButton)
      c.property(
        "backBarButtonItem", "The back button of the item that is pushed on top of this one, or nil for the usual one.", \.backBarButtonItem
      )
      c.property("backButtonTitle", "The title of that back button if there is no backBarButtonItem.", \.backButtonTitle)
      c.property(
        "backButtonDisplayMode", "What that back button says: default means the title, generic means Back, minimal means the arrow alone.",
        \.backButtonDisplayMode)
      c.property(
        "leftItemsSupplementBackButton", "Whether left items are shown beside the back button instead of in its place.",
        \.leftItemsSupplementBackButton)
      c.property(
        "largeTitleDisplayMode", "Whether the title is large: automatic means as for the item below, always, never, or inline, which is as never.",
        \.largeTitleDisplayMode)
      c.property("searchController", "The search controller whose search bar is shown below the title, or nil.", \.searchController)
      c.property(
        "hidesSearchBarWhenScrolling", "Whether the search bar is hidden while the content is scrolled; true by default.",
        \.hidesSearchBarWhenScrolling)
      c.property("backAction", "An action that the back button runs in place of going back; nil for none.", \.backAction)
      c.property("leftBarButtonItem", "The first of leftBarButtonItems, or nil.", \.leftBarButtonItem)
      c.property("rightBarButtonItem", "The first of rightBarButtonItems, or nil.", \.rightBarButtonItem)
      c.property("leftBarButtonItems", "The items at the left, from the left edge inwards.", nilMeans: [], \.leftBarButtonItems)
      c.property("rightBarButtonItems", "The items at the right, from the right edge inwards.", nilMeans: [], \.rightBarButtonItems)
      c.method("setHidesBackButton", "Sets hidesBackButton.", args: "hides", "animated") {
        (item: UINavigationItem, hides: Bool, _: Bool?) in item.hidesBackButton = hides
      }
      c.method("setLeftBarButton", "Sets leftBarButtonItem.", args: "item", "animated") {
        (item: UINavigationItem, button: UIBarButtonItem?, _: Bool?) in item.leftBarButtonItem = button
      }
      c.method("setRightBarButton", "Sets rightBarButtonItem.", args: "item", "animated") {
        (item: UINavigationItem, button: UIBarButtonItem?, _: Bool?) in item.rightBarButtonItem = button
      }
      c.method("setLeftBarButtonItems", "Sets leftBarButtonItems.", args: "items", "animated") {
        (item: UINavigationItem, buttons: [UIBarButtonItem]?, _: Bool?) in item.leftBarButtonItems = buttons ?? []
      }
      c.method("setRightBarButtonItems", "Sets rightBarButtonItems.", args: "items", "animated") {
        (item: UINavigationItem, buttons: [UIBarButtonItem]?, _: Bool?) in item.rightBarButtonItems = buttons ?? []
      }
    }
  }
}

/// The action that a script gave to a bar button item. It lives as long as the item.
private final class BarItemAction: StateDescribing {
  private static let companionKey = CompanionKey<BarItemAction>()

  var target: ScriptDelegate?
  var name: FunctionOrName?

  func describeState(to state: StateWriter) {
    if let target { target.describeState(to: state) }
    switch name {
    case .function(let function): state.value(function.reference)
    case .name(let name): state.text(name)
    case nil: break
    }
  }

  static func known(_ item: UIBarButtonItem) -> BarItemAction? { item.companions[companionKey] }

  /// The action to be set.
  static func of(_ item: UIBarButtonItem) -> BarItemAction {
    if let known = known(item) { return known }
    let action = BarItemAction()
    item.companions[companionKey] = action
    return action
  }

  /// An item without an action may open a menu instead.
  func take(_ new: FunctionOrName?, _ item: UIBarButtonItem) {
    name = new
    item.action = new == nil ? nil : { [unowned self] in send($0) }
  }

  private func send(_ item: UIBarButtonItem) {
    switch name {
    case .function(let function): Callback(function).call(item)
    case .name(let name): (target.map { .method($0, LuaName(name)) } ?? ScriptAction.chain(LuaName(name))).send(item)
    case nil: break
    }
  }
}
