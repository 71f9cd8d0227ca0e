import Foundation
import Lua
import LunetteCore
import LunetteScript

/// A scene of a storyboard.
final class InterfaceScene {
  let controller: InterfaceElement
  /// What the Lua calls it.
  let name: String
  /// The other objects: recognizers, objects of the app's own.
  let objects: [InterfaceElement]
  private(set) var segues: [(key: String, fields: [String])] = []

  init(_ controller: InterfaceElement, name: String, objects: [InterfaceElement]) { (self.controller, self.name, self.objects) = (controller, name, objects) }

  /// Returns: the key of the segue in the scene
  func add(segue fields: [String], identifier: String?) -> String {
    var key = identifier ?? "segue\(segues.count + 1)"
    while segues.contains(where: { $0.key == key }) { key += "_" }
    segues.append((key, fields + (identifier.map { ["identifier = \(LuaLiteral.quoted($0))"] } ?? [])))
    return key
  }
}

/// Makes Lua of a file of Interface Builder. What it doesn't know it tells, element by element. Source: docs/rules/controllers.md 22
public final class InterfaceImport {
  let document: InterfaceElement
  let types: InterfaceTypes
  /// The names of colours that UIColor has.
  let colors: Set<String>
  /// The file's name for messages, and without its ending.
  let file, name: String
  private let digest: String
  /// Whether there are tables of the file's texts in other languages.
  private let isLocalized: Bool
  public private(set) var warnings: [String] = []
  var missing: Set<ObjectIdentifier> = []
  private(set) var scenes: [String: InterfaceScene] = [:]
  private var order: [InterfaceScene] = []
  /// The guides at a controller's top and bottom, by their identifiers.
  private(set) var guides: [String: (view: String, isTop: Bool)] = [:]
  private(set) var exits: Set<String> = []
  /// The objects to which outlets lead.
  private(set) var connected: Set<String> = []
  /// What differs between size classes, by the objects' identifiers.
  var variations: [String: InterfaceVariations] = [:]
  var varied: Set<String> = []
  private var wishes: [String: String] = [:]
  private var nibs: [(name: String, function: InterfaceFunction)] = []
  private var nibNames: Set<String> = []
  private var controllers: [(scene: InterfaceScene, function: InterfaceFunction, related: InterfaceFunction)] = []

  /// - Parameters:
  ///   - file: its path, for messages
  ///   - isLocalized: whether there are tables of its texts
  /// Throws: where it is no file of Interface Builder for iOS
  public init(_ bytes: [UInt8], file: String, api: ApiDescription, isLocalized: Bool = false) throws {
    self.file = file
    name = String((file.split(separator: "/").last ?? "").prefix { $0 != "." })
    document = try InterfaceXML.read(bytes, file: file)
    digest = Self.digest(bytes)
    types = InterfaceTypes(api)
    colors = Set(api.classes.first { $0.name == "UIColor" }?.members.filter { $0.kind == .typeValue }.map(\.name) ?? [])
    self.isLocalized = isLocalized
    let runtime = document.attributes["targetRuntime"] ?? ""
    guard runtime.hasPrefix("iOS") || runtime.isEmpty && document.attributes["type"]?.contains("CocoaTouch") == true else {
      throw InterfaceFault(
        file, line: document.line, "it is made for \(runtime.isEmpty ? "no system in particular" : runtime), and only files for iOS can be imported")
    }
  }

  /// What stands in the first line of an imported file.
  public static func digest(_ bytes: [UInt8]) -> String {
    let text = String(StableHash.of(bytes), radix: 16)
    return String(repeating: "0", count: max(0, 16 - text.count)) + text
  }

  public var isStoryboard: Bool { document.child("scenes") != nil }

  func warn(_ element: InterfaceElement, _ text: String) { warnings.append("\(file):\(element.line): \(text)") }

  /// A text that tables may have in other languages.
  func localized(_ element: InterfaceElement, _ attribute: String, _ literal: String) -> String {
    guard isLocalized, literal.hasPrefix("\""), !element.id.isEmpty, !["reuseIdentifier", "restorationIdentifier"].contains(attribute) else { return literal }
    return "NSLocalizedString { key = \(LuaLiteral.quoted("\(element.id).\(attribute)")), table = \(LuaLiteral.quoted(name)), value = \(literal) }"
  }

  // MARK: The file

  /// The Lua that is made of the file.
  public func lua() -> String {
    survey()
    let name = String(name.map { $0.isNewline ? " " : $0 })
    var text =
      "-- \(document.attributes["type"]?.contains("Storyboard") == true ? name + ".storyboard" : name + ".xib"), digest \(digest): made by lunette import.\n"
    text += "-- luacheck: no max line length\n"
    text += isStoryboard ? storyboard() : xib()
    silence()
    return text
  }

  private func survey() {
    document.markRead()
    for attribute in document.attributes.keys { _ = document.take(attribute) }
    for element in document.all {
      switch element.name {
      case "outlet", "outletCollection":
        guard let id = element.attributes["destination"], let property = element.attributes["property"] else { continue }
        connected.insert(id)
        if element.name == "outlet", wishes[id] == nil, InterfaceFunction.isName(property), !["delegate", "dataSource", "view"].contains(property) {
          wishes[id] = property
        }
      case "exit": exits.insert(element.id)
      default: break
      }
    }
    surveyVariations()
    var taken: Set<String> = []
    document.child("scenes")?.markRead()
    for scene in document.child("scenes")?.children ?? [] where scene.name == "scene" {
      scene.markRead()
      scene.child(key: "canvasLocation")?.markAllRead()
      let objects = scene.group("objects")
      for object in objects where ["placeholder", "exit"].contains(object.name) { object.markAllRead() }
      guard let controller = objects.first(where: { InterfaceNames.controllers.contains($0.name) || $0.attributes["sceneMemberID"] == "viewController" }) else {
        continue
      }
      let wishes = ["storyboardIdentifier", "storyboardName", "customClass"].compactMap { controller.attributes[$0] }
      let wish = wishes.first { !$0.isEmpty } ?? controller.name
      let base = InterfaceFunction.identifier(wish).map { InterfaceFunction.keywords.contains($0) ? $0 + "Scene" : $0 } ?? "scene"
      var name = base
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = base + String(number)
      }
      let made = InterfaceScene(controller, name: name, objects: objects.filter { $0 !== controller && !["placeholder", "exit"].contains($0.name) })
      scenes[controller.id] = made
      order.append(made)
      for guide in controller.group("layoutGuides") {
        guide.markAllRead()
        guides[guide.id] = (controller.child(key: "view")?.id ?? "", guide.attributes["type"] != "bottom")
      }
    }
  }

  private func storyboard() -> String {
    for scene in order { write(scene) }
    var text = "local NAME = ...\n\nlocal \(Self.module) = { controllers = {}, nibs = {}, relationships = {} }\n"
    if let initial = document.attributes["initialViewController"], let scene = scenes[initial] { text += "\(Self.module).initial = \"\(scene.name)\"\n" }
    // The tint of the whole app.
    if let tint = document.child(key: "tintColor"), let color = value(of: tint, for: "tintColor") { text += "\(Self.module).tintColor = \(color)\n" }
    let identifiers = order.compactMap { scene in scene.controller.attributes["storyboardIdentifier"].map { (key: $0, name: scene.name) } }
      .filter { !$0.key.isEmpty }
    text += table("identifiers", identifiers.map { "[\(LuaLiteral.quoted($0.key))] = \"\($0.name)\"" })
    text += table(
      "segues",
      order.map { scene in
        let segues = scene.segues.map { "[\(LuaLiteral.quoted($0.key))] = { \($0.fields.joined(separator: ", ")) }" }
        return "[\"\(scene.name)\"] = {" + (segues.isEmpty ? "" : "\n    " + segues.joined(separator: ",\n    ") + ",\n  ") + "}"
      })
    for (scene, function, related) in controllers {
      text += "\nfunction \(Self.module).controllers.\(scene.name)()\n" + function.text + "end\n"
      if !related.lines.isEmpty { text += "\nfunction \(Self.module).relationships.\(scene.name)(storyboard, controller)\n" + related.text + "end\n" }
    }
    for (name, function) in nibs {
      text += "\n\(Self.module).nibs[\(LuaLiteral.quoted(name))] = function(\(function.owner == nil ? "" : "owner"))\n" + function.text + "end\n"
    }
    // A file without cells needs no name.
    return (text.contains("NAME ..") ? text : text.replacing("local NAME = ...\n\n", with: "")) + "\nreturn \(Self.module)\n"
  }

  /// What the file is called in itself.
  private static let module = "M"

  private func table(_ field: String, _ entries: [String]) -> String {
    entries.isEmpty ? "\(Self.module).\(field) = {}\n" : "\(Self.module).\(field) = {\n  " + entries.joined(separator: ",\n  ") + ",\n}\n"
  }

  private func xib() -> String {
    let function = InterfaceFunction(owner: "owner", wishes: wishes)
    let objects = document.group("objects")
    var tops: [String] = []
    let owner = objects.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner { function.set("owner", for: owner.id) }
    for object in objects where object.name != "placeholder" {
      guard let made = top(object, function) else { continue }
      tops.append(made)
      object.children.first { $0.key == "canvasLocation" || $0.key == "freeformSize" }?.markAllRead()
    }
    for object in objects where object.name == "placeholder" {
      object.markRead()
      for attribute in object.attributes.keys { _ = object.take(attribute) }
      collect(object, function)
    }
    let connection = owner?.children.first { $0.name == "connections" }?.children.first { $0.attributes["property"] == "view" }
    let view = connection?.attributes["destination"].flatMap(function.expression)
    if let view { function.root = view }
    finish(function, nil)
    if let view { function.line("owner.view = \(view)") }
    function.line("return { \(tops.joined(separator: ", ")) }")
    let needsOwner = function.lines.contains { $0.contains("owner") }
    // Without an owner its outlets lead nowhere, as in UIKit.
    let stand = needsOwner ? "  owner = owner or UIStoryboard.nobody()\n" : ""
    let body = "function(\(needsOwner ? "owner" : ""))\n" + stand + function.text + "end"
    if nibs.isEmpty { return "return \(body)\n" }
    var text = "local NAME = ...\n\nlocal nibs = {}\n"
    for (name, function) in nibs {
      text += "\nnibs[\(LuaLiteral.quoted(name))] = function(\(function.owner == nil ? "" : "owner"))\n" + function.text + "end\n"
    }
    return text + "\nlocal make = \(body)\n\nreturn setmetatable({ nibs = nibs }, { __call = function(_, owner) return make(owner) end })\n"
  }

  /// An object at the top of a file or of a scene. Returns: what it is called
  private func top(_ element: InterfaceElement, _ function: InterfaceFunction) -> String? {
    if ["barButtonItem", "tabBarItem"].contains(element.name) { return item(element, function) }
    if element.name == "navigationItem" { return navigationItem(element, nil, function) }
    if element.name.hasSuffix("GestureRecognizer") || element.name == "customObject" { return plain(element, function) }
    if InterfaceNames.controllers.contains(element.name) { return nil }
    if element.name == "searchDisplayController" {
      warn(element, "\(element.name) is not simulated")
      return nil
    }
    return emit(element, function)
  }

  /// A recognizer, or an object of the app's own.
  private func plain(_ element: InterfaceElement, _ function: InterfaceFunction) -> String? {
    guard let className = InterfaceNames.classes[element.name] else { return nil }
    element.markRead()
    var fields: [Field] = []
    var after: [String] = []
    attributes(element, className, &fields, &after)
    for child in element.children {
      if child.name == "userDefinedRuntimeAttributes" { userDefined(child, &after) } else { keyed(child, className, &fields, &after) }
    }
    let (declaration, name) = function.declare(element, element.name)
    if let custom = element.take("customClass") {
      function.assign("\(declaration) = ", "UIStoryboard.make(\(LuaLiteral.quoted(custom)), \(className), {", fields, closing: "})")
    } else {
      function.assign("\(declaration) = ", "\(className) {", fields)
    }
    for line in after { function.line(line, about: name) }
    collect(element, function)
    return name
  }

  // MARK: Scenes

  private func write(_ scene: InterfaceScene) {
    let element = scene.controller
    element.markRead()
    let function = InterfaceFunction(owner: "controller", wishes: wishes)
    let related = InterfaceFunction(owner: "controller", wishes: wishes)
    controllers.append((scene, function, related))
    if element.name == "viewControllerPlaceholder" {
      let other = element.take("storyboardName") ?? name
      _ = element.take("bundleIdentifier")
      for child in element.children { child.markAllRead() }
      let identifier = element.take("referencedIdentifier")
      return function.line("return UIStoryboard.reference(\(LuaLiteral.quoted(other))\(identifier.map { ", " + LuaLiteral.quoted($0) } ?? ""))")
    }
    function.set("controller", for: element.id)
    let className = InterfaceNames.classes[element.name].flatMap { types.has($0) ? $0 : nil } ?? "UIViewController"
    if InterfaceNames.classes[element.name] == nil { warn(element, "\(element.name) is not simulated") }
    var fields: [Field] = []
    var after: [String] = []
    let view = element.child(key: "view")
    if className == "UITableViewController", view?.attributes["style"] == "grouped" { fields.append(("style", "\"grouped\"")) }
    if className == "UICollectionViewController" { fields.append(("collectionViewLayout", "UICollectionViewFlowLayout {}")) }
    attributes(element, className, &fields, &after)
    for child in element.children where !["view", "navigationItem", "tabBarItem"].contains(child.key ?? "") {
      if let key = child.key, let (name, _) = types.property(for: key, of: className), let value = value(of: child, for: name) { fields.append((name, value)) }
    }
    let hasRows = view?.child("sections") != nil
    if let custom = element.take("customClass") {
      function.assign("local controller = ", "UIStoryboard.make(\(LuaLiteral.quoted(custom)), \(className), {", fields, closing: "})")
    } else if hasRows {
      function.line("local controller = UIStoryboard.own(\(className))")
    } else {
      function.assign("local controller = ", "\(className) {", fields)
    }
    for group in element.children where group.name == "userDefinedRuntimeAttributes" { userDefined(group, &after) }
    for line in after { function.line(line, about: "controller") }
    if let item = element.child(key: "navigationItem") { _ = navigationItem(item, "controller.navigationItem", function) }
    if let item = element.child(key: "tabBarItem") { function.line("controller.tabBarItem = \(self.item(item, function))") }
    for key in ["navigationBar", "toolbar", "tabBar"]
    where types.property(key, of: className) != nil || key == "navigationBar" || key == "toolbar" || key == "tabBar" {
      if let bar = element.child(key: key) {
        bar.child("items")?.markAllRead()
        existing(bar, "controller.\(key)", function)
      }
    }
    let items = element.group("toolbarItems").map { self.item($0, function) }
    if !items.isEmpty { function.line("controller.toolbarItems = { \(items.joined(separator: ", ")) }") }
    relationships(element, related)
    let nib = view.map { self.nib($0, scene) }
    let refresh = element.child(key: "refreshControl").flatMap { control in nib.map { emit(control, $0) } }
    let made = Set((view.map { $0.all } ?? []).map(\.id) + scene.objects.flatMap { $0.all.map(\.id) })
    // Outlets and segues of the controller itself: to views when these are made, to the rest at once.
    for connection in element.group("connections") where connection.name != "segue" || connection.attributes["kind"] != "relationship" {
      let leadsToView = connection.name != "segue" && (made.contains(connection.attributes["destination"] ?? "-"))
      (leadsToView ? nib : function)?.connections.append((connection, element))
    }
    if let nib, let view {
      finish(nib, scene)
      let expression = nib.expression(of: view.id) ?? "view"
      nib.mentionTops()
      nib.line("owner.view = \(expression)")
      if let refresh { nib.line("owner.refreshControl = \(refresh)") }
      nib.line("return { \(expression) }")
    }
    finish(function, scene)
    function.line("return controller")
  }

  private func relationships(_ element: InterfaceElement, _ function: InterfaceFunction) {
    var members: [String] = []
    for connection in element.children.first(where: { $0.name == "connections" })?.children ?? [] where connection.attributes["kind"] == "relationship" {
      connection.markRead()
      for attribute in connection.attributes.keys { _ = connection.take(attribute) }
      guard let target = connection.attributes["destination"].flatMap({ scenes[$0] }) else { continue }
      members.append("storyboard:scene(\"\(target.name)\")")
    }
    guard !members.isEmpty else { return }
    if members.count == 1 { return function.line("controller.viewControllers = { \(members[0]) }") }
    function.line("controller.viewControllers = {")
    for member in members { function.line("  \(member),") }
    function.line("}")
  }

  /// The function that makes a controller's view. Its end is written when the connections are known.
  private func nib(_ view: InterfaceElement, _ scene: InterfaceScene) -> InterfaceFunction {
    let function = InterfaceFunction(owner: "owner", wishes: wishes)
    function.set("owner", for: scene.controller.id)
    nibs.append((scene.name, function))
    nibNames.insert(scene.name)
    for object in scene.objects { if let name = top(object, function) { function.tops.append(name) } }
    function.root = emit(view, function)
    return function
  }

  /// A nib for a cell. Returns: its name
  func add(nib identifier: String, _ cell: InterfaceElement) -> String {
    var name = identifier
    var number = 1
    while !nibNames.insert(name).inserted {
      number += 1
      name = "\(identifier) \(number)"
    }
    let function = InterfaceFunction(owner: nil, wishes: wishes)
    nibs.append((name, function))
    let made = emit(cell, function)
    let scene = sequence(first: cell, next: \.parent).lazy.compactMap { self.scenes[$0.id] }.first
    finish(function, scene)
    function.line("return { \(made) }")
    return name
  }
}

extension InterfaceFunction {
  var text: String { lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n") }

  /// Whether a text is a name in Lua.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
