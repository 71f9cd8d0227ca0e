import Foundation
import Lua

/// The menus of buttons and items. Their actions go to objects of the file, so they are written when these are there.
extension InterfaceImport {
  /// Notes the menu that an object has.
  func note(menuOf element: InterfaceElement, _ function: InterfaceFunction) {
    if let menu = element.children.first(where: { $0.name == "menu" }) { function.menus.append((menu, element)) }
  }

  func writeMenus(_ function: InterfaceFunction) {
    for (menu, owner) in function.menus {
      guard let target = function.expression(of: owner.id) else { continue }
      function.line("\(target).menu = \(text(ofMenu: menu, function))")
    }
  }

  private func text(ofMenu menu: InterfaceElement, _ function: InterfaceFunction) -> String {
    menu.markRead()
    var fields = titles(of: menu)
    if let identifier = menu.take("identifier"), !identifier.isEmpty { fields.append("identifier = \(LuaLiteral.quoted(identifier))") }
    let options = flags(of: menu, "options", ["displayInline", "destructive", "singleSelection", "displayAsPalette"])
    if !options.isEmpty { fields.append("options = { \(options.joined(separator: ", ")) }") }
    if let size = menu.take("preferredElementSize"), ["small", "medium", "large"].contains(size) { fields.append("preferredElementSize = \"\(size)\"") }
    let children = ["children", "menuElements", "items"].flatMap { menu.group($0) }.compactMap { child -> String? in
      switch child.name {
      case "menu": text(ofMenu: child, function)
      case "action", "command", "keyCommand": text(ofAction: child, function)
      default: nil
      }
    }
    fields.append("children = { \(children.joined(separator: ", ")) }")
    return "UIMenu { \(fields.joined(separator: ", ")) }"
  }

  private func text(ofAction action: InterfaceElement, _ function: InterfaceFunction) -> String {
    action.markRead()
    var fields = titles(of: action)
    if let state = action.take("state"), ["on", "off", "mixed"].contains(state) { fields.append("state = \"\(state)\"") }
    var attributes = flags(of: action, "attributes", ["destructive", "hidden", "disabled", "keepsMenuPresented"])
    if action.flag("enabled") == false { attributes.append("\"disabled\"") }
    if !attributes.isEmpty { fields.append("attributes = { \(attributes.joined(separator: ", ")) }") }
    var selector = action.name == "action" ? nil : action.take("selector") ?? action.take("action")
    var target: String?
    for connection in action.group("connections") where connection.name == "action" {
      connection.markRead()
      for name in ["selector", "destination", "eventType"] { _ = connection.take(name) }
      selector = connection.attributes["selector"]
      let destination = connection.attributes["destination"] ?? ""
      // The file's owner of a xib is -1; the first responder is no object of the file.
      target = destination == "-1" ? function.owner : function.expression(of: destination)
    }
    guard let method = selector.map({ String($0.prefix { $0 != ":" }) }), InterfaceFunction.isName(method) else {
      return "UIAction { \((fields + ["handler = function() end"]).joined(separator: ", ")) }"
    }
    guard let target else { return "UICommand { \((fields + ["action = \"\(method)\""]).joined(separator: ", ")) }" }
    return "UIAction { \((fields + ["handler = function(action) \(target):\(method)(action) end"]).joined(separator: ", ")) }"
  }

  private func titles(of element: InterfaceElement) -> [String] {
    var fields: [String] = []
    if let title = element.take("title") { fields.append("title = \(localized(element, "title", LuaLiteral.quoted(title)))") }
    for name in ["subtitle", "discoverabilityTitle"] where element.name == "action" || name == "subtitle" {
      if let text = element.take(name), !text.isEmpty { fields.append("subtitle = \(LuaLiteral.quoted(text))") }
    }
    if let name = element.take("image") { fields.append("image = \(image(name, isSymbol: element.take("catalog") == "system"))") }
    return fields
  }

  /// Names that are YES, at the element itself or in an element of its own for them.
  private func flags(of element: InterfaceElement, _ key: String, _ names: [String]) -> [String] {
    let inside = element.child(key: key)
    inside?.markRead()
    return names.filter { element.flag($0) == true || inside?.flag($0) == true }.map { "\"\($0)\"" }
  }
}
