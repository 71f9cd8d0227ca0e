import Foundation
import Lua

/// Constraints, outlets, actions and segues, which come when all objects of a function are there.
extension InterfaceImport {
  func finish(_ function: InterfaceFunction, _ scene: InterfaceScene?) {
    writeConstraints(function)
    writeVariations(function)
    writeMenus(function)
    // Outlets first, and last what is embedded: its prepareForSegue may use them.
    func rank(_ connection: InterfaceElement) -> Int { connection.attributes["kind"] == "embed" ? 2 : connection.name.hasPrefix("outlet") ? 0 : 1 }
    for wanted in 0...2 {
      for (connection, source) in function.connections where rank(connection) == wanted { connect(connection, source, function, scene) }
    }
  }

  // MARK: Constraints

  /// In the files' names. Guides of a controller's top and bottom are edges of the safe area.
  private func item(_ id: String, _ attribute: String, _ function: InterfaceFunction) -> (item: String, attribute: String)? {
    if let edge = guides[id], let view = function.expression(of: edge.view) {
      let isTop = edge.isTop
      // The inner edge of the guide is the safe area's, the outer one the view's.
      let isInner = attribute == (isTop ? "bottom" : "top")
      return (isInner ? "\(view).safeAreaLayoutGuide" : view, isTop ? "top" : "bottom")
    }
    guard let item = function.expression(of: id) else { return nil }
    let names = ["baseline": "lastBaseline", "centerXWithinMargin": "centerXWithinMargins", "centerYWithinMargin": "centerYWithinMargins"]
    return (item, names[attribute] ?? attribute)
  }

  private func writeConstraints(_ function: InterfaceFunction) {
    var list: [String] = []
    for (constraint, owner) in function.constraints {
      guard let text = text(of: constraint, owner, function) else { continue }
      if connected.contains(constraint.id) || varied.contains(constraint.id) {
        let isUsed = connected.contains(constraint.id) || variations[constraint.id]?.others.isEmpty == false || variations[constraint.id]?.isInstalled != false
        guard isUsed else { continue }
        let (declaration, name) = function.declare(constraint, "constraint")
        function.line("\(declaration) = \(text)")
        if variations[constraint.id]?.isInstalled != false { list.append(name) }
      } else {
        list.append(text)
      }
    }
    guard !list.isEmpty else { return }
    function.line("NSLayoutConstraint.activate {")
    for text in list { function.line("  \(text),") }
    function.line("}")
  }

  private func text(of constraint: InterfaceElement, _ owner: InterfaceElement, _ function: InterfaceFunction) -> String? {
    guard let attribute = constraint.attributes["firstAttribute"],
      let first = item(constraint.attributes["firstItem"] ?? owner.id, attribute, function)
    else { return nil }
    var fields = ["item = \(first.item)", "attribute = \(LuaLiteral.quoted(first.attribute))"]
    let relations = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]
    if let relation = constraint.attributes["relation"].flatMap({ relations[$0] }) { fields.append("relatedBy = \"\(relation)\"") }
    if let id = constraint.attributes["secondItem"] {
      guard let second = item(id, constraint.attributes["secondAttribute"] ?? attribute, function) else { return nil }
      fields.append("toItem = \(second.item)")
      if second.attribute != first.attribute { fields.append("toAttribute = \(LuaLiteral.quoted(second.attribute))") }
    } else if let other = constraint.attributes["secondAttribute"], other != attribute {
      fields += ["toItem = \(first.item)", "toAttribute = \(LuaLiteral.quoted(other))"]
    }
    if let multiplier = multiplier(constraint) { fields.append("multiplier = \(LuaLiteral.number(multiplier))") }
    if let constant = constraint.number("constant"), constant != 0 { fields.append("constant = \(Self.number(constant))") }
    if let priority = constraint.number("priority"), priority != 1000 { fields.append("priority = \(Self.number(priority))") }
    if let identifier = constraint.take("identifier") { fields.append("identifier = \(LuaLiteral.quoted(identifier))") }
    for name in ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant", "priority", "symbolic"] {
      _ = constraint.take(name)
    }
    constraint.markRead()
    return "NSLayoutConstraint { \(fields.joined(separator: ", ")) }"
  }

  /// `0.5`, `1:2` or `1/3`.
  private func multiplier(_ constraint: InterfaceElement) -> Double? {
    guard let text = constraint.attributes["multiplier"] else { return nil }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    let value = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first
    return value.flatMap { $0.isFinite && $0 != 1 && $0 != 0 ? $0 : nil }
  }

  // MARK: Outlets, actions, segues

  private func object(_ id: String, _ function: InterfaceFunction) -> String? {
    // The file's owner of a xib, and the first responder.
    if id == "-1" { return function.owner }
    return function.expression(of: id)
  }

  private func connect(_ connection: InterfaceElement, _ source: InterfaceElement, _ function: InterfaceFunction, _ scene: InterfaceScene?) {
    switch connection.name {
    case "outlet": outlet(connection, source, function)
    case "outletCollection": collection(connection, source, function)
    case "action": action(connection, source, function, scene)
    case "segue": segue(connection, source, function, scene)
    default: break
    }
  }

  private func outlet(_ connection: InterfaceElement, _ source: InterfaceElement, _ function: InterfaceFunction) {
    guard let property = connection.attributes["property"], InterfaceFunction.isName(property), let destination = connection.attributes["destination"],
      let target = object(source.id, function), let value = object(destination, function)
    else { return }
    connection.markRead()
    for name in ["property", "destination"] { _ = connection.take(name) }
    // The controllers of iOS 3 to 7 that searched in a table are gone.
    if property == "view" && target == "owner" || property == "searchDisplayController" { return }
    let isController = InterfaceNames.controllers.contains(source.name)
    let known = InterfaceNames.classes[source.name] ?? (isController ? "UIViewController" : missing.contains(ObjectIdentifier(source)) ? "UIView" : nil)
    if let className = known, source.attributes["customClass"] == nil, types.property(property, of: className) == nil {
      warn(connection, "a \(source.name) has no property '\(property)'")
      return
    }
    function.line("\(target).\(property) = \(value)")
  }

  private func collection(_ connection: InterfaceElement, _ source: InterfaceElement, _ function: InterfaceFunction) {
    guard let property = connection.attributes["property"], InterfaceFunction.isName(property), let destination = connection.attributes["destination"],
      let target = object(source.id, function), let value = object(destination, function)
    else { return }
    connection.markRead()
    for name in ["property", "destination", "collectionClass", "appends"] { _ = connection.take(name) }
    if property == "gestureRecognizers" { return function.line("\(target):addGestureRecognizer(\(value))") }
    if function.begin(collection: "\(target).\(property)") { function.line("\(target).\(property) = {}") }
    function.line("\(target).\(property)[#\(target).\(property) + 1] = \(value)")
  }

  private func action(_ connection: InterfaceElement, _ source: InterfaceElement, _ function: InterfaceFunction, _ scene: InterfaceScene?) {
    guard let selector = connection.attributes["selector"], let sender = object(source.id, function) else { return }
    let method = String(selector.prefix { $0 != ":" })
    guard InterfaceFunction.isName(method) else { return }
    let destination = connection.attributes["destination"] ?? ""
    connection.markRead()
    for name in ["selector", "destination", "eventType"] { _ = connection.take(name) }
    if exits.contains(destination), let scene {
      let key = scene.add(segue: ["kind = \"unwind\"", "action = \"\(method)\""], identifier: nil)
      return function.line("UIStoryboard.trigger(\(sender), \(function.owner ?? "nil"), \(LuaLiteral.quoted(key)))")
    }
    let target = object(destination, function) ?? "nil"
    switch source.name {
    case "barButtonItem": function.line("\(sender).target, \(sender).action = \(target), \"\(method)\"")
    case let name where name.hasSuffix("GestureRecognizer"): function.line("\(sender):addTarget(\(target), \"\(method)\")")
    default:
      let event = connection.attributes["eventType"] ?? "touchUpInside"
      function.line("\(sender):addTarget(\(LuaLiteral.quoted(event)), \(target), \"\(method)\")")
    }
  }

  private func segue(_ connection: InterfaceElement, _ source: InterfaceElement, _ function: InterfaceFunction, _ scene: InterfaceScene?) {
    guard let scene, let kind = connection.attributes["kind"], kind != "relationship" else { return }
    connection.markRead()
    var fields = ["kind = \(LuaLiteral.quoted(kind))"]
    if kind == "unwind" {
      _ = connection.take("destination")
      guard let action = connection.take("unwindAction").map({ String($0.prefix { $0 != ":" }) }), InterfaceFunction.isName(action) else { return }
      fields.append("action = \(LuaLiteral.quoted(action))")
    } else {
      guard let destination = connection.take("destination"), let target = scenes[destination] else { return }
      fields.append("to = \"\(target.name)\"")
    }
    _ = connection.take("kind")
    if let style = connection.take("modalPresentationStyle") {
      fields.append("style = \(LuaLiteral.quoted(style == "blurOverFullScreen" ? "overFullScreen" : style))")
    }
    if let style = connection.take("modalTransitionStyle") { fields.append("transition = \(LuaLiteral.quoted(style))") }
    if connection.flag("animates") == false { fields.append("animates = false") }
    if let custom = connection.take("customClass") { fields.append("class = \(LuaLiteral.quoted(custom))") }
    for name in ["customModule", "customModuleProvider", "splitViewControllerTargetIndex", "trigger", "destinationCreationSelector"] where name != "trigger" {
      _ = connection.take(name)
    }
    let identifier = connection.take("identifier")
    let anchor = (connection.take("popoverAnchorView") ?? connection.take("popoverAnchorBarButtonItem")).flatMap { function.expression(of: $0) }
    for child in connection.children { child.markAllRead() }
    let key = scene.add(segue: fields, identifier: identifier)
    if source.id == scene.controller.id { return }
    guard let sender = object(source.id, function) else { return }
    let owner = function.owner ?? "nil"
    if kind == "embed" { return function.line("UIStoryboard.embed(\(owner), \(sender), \(LuaLiteral.quoted(key)))") }
    if connection.take("trigger") == "accessoryAction" {
      return function.line("UIStoryboard.accessory(\(sender), \(owner), \(LuaLiteral.quoted(key)))")
    }
    function.line("UIStoryboard.trigger(\(sender), \(owner), \(LuaLiteral.quoted(key))\(anchor.map { ", \($0)" } ?? ""))")
  }
}
