import Foundation
import Lua

/// What differs between size classes: which constraints hold, which views are there, distances and fonts.
struct InterfaceVariation {
  /// `"compact"`, `"regular"`, or nil for any.
  let width, height: String?
  let value: String

  /// - Parameter key: `heightClass=compact-widthClass=regular`, or `default`
  static func classes(_ key: String) -> (width: String?, height: String?) {
    func part(_ name: String) -> String? {
      key.split(separator: "-").first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    return (part("widthClass"), part("heightClass"))
  }

  var lua: String { "{ \(width.map(LuaLiteral.quoted) ?? "false"), \(height.map(LuaLiteral.quoted) ?? "false"), \(value) }" }
}

/// What varies of one object.
struct InterfaceVariations {
  enum Kind: Hashable {
    case installed, constant, font
    /// Any other, by its name.
    case property(String)
  }
  var isInstalled = true
  var others: [(kind: Kind, variation: InterfaceVariation)] = []

  func list(_ kind: Kind) -> [InterfaceVariation] { others.filter { $0.kind == kind }.map(\.variation) }
}

extension InterfaceImport {
  /// Finds all of them, and has the objects that they are about named.
  func surveyVariations() {
    for element in document.all where element.name == "variation" {
      guard let key = element.key, let owner = element.parent else { continue }
      let (width, height) = InterfaceVariation.classes(key)
      element.markRead()
      // Where Interface Builder shows it for these classes; the constraints say where it is.
      element.child(key: "frame")?.markAllRead()
      for mask in element.children where mask.name == "mask" && ["constraints", "subviews"].contains(mask.key ?? "") {
        mask.markAllRead()
        for reference in mask.children {
          guard let id = reference.attributes["reference"] else { continue }
          if key == "default" {
            variations[id, default: .init()].isInstalled = reference.name == "include"
          } else {
            let value = reference.name == "include" ? "true" : "false"
            variations[id, default: .init()].others.append((.installed, .init(width: width, height: height, value: value)))
          }
          varied.insert(id)
        }
      }
      if owner.name == "constraint", let constant = element.number("constant") {
        variations[owner.id, default: .init()].others.append((.constant, .init(width: width, height: height, value: Self.number(constant))))
        varied.insert(owner.id)
      }
      if owner.name != "constraint", key != "default", let className = InterfaceNames.classes[owner.name] {
        for attribute in element.attributes.keys.sorted() where attribute != "key" {
          guard let (name, type) = types.property(for: attribute, of: className), let value = type.literal(element.attributes[attribute] ?? "", for: attribute)
          else { continue }
          _ = element.take(attribute)
          variations[owner.id, default: .init()].others.append((.property(name), .init(width: width, height: height, value: value)))
          varied.insert(owner.id)
        }
      }
      if let font = element.child(key: "fontDescription"), ["label", "textField", "textView"].contains(owner.name), let value = self.font(font) {
        variations[owner.id, default: .init()].others.append((.font, .init(width: width, height: height, value: value)))
        varied.insert(owner.id)
      }
    }
  }

  func writeVariations(_ function: InterfaceFunction) {
    var lines: [String] = []
    var kept: [String] = []
    for id in varied.sorted() {
      guard let known = variations[id], let expression = function.expression(of: id) else { continue }
      func pick(_ usual: String, _ kind: InterfaceVariations.Kind) -> String? {
        let list = known.list(kind)
        return list.isEmpty ? nil : "pick(\(usual), \(list.map(\.lua).joined(separator: ", ")))"
      }
      let element = function.elements[id]
      let isConstraint = element?.name == "constraint"
      if let value = pick("\(known.isInstalled)", .installed) {
        lines.append(isConstraint ? "\(expression).isActive = \(value)" : "\(expression).isHidden = not \(value)")
      } else if !known.isInstalled, !isConstraint {
        lines.append("\(expression).isHidden = true")
      }
      if let value = pick(Self.number(element?.attributes["constant"].flatMap(Double.init) ?? 0), .constant) {
        lines.append("\(expression).constant = \(value)")
      }
      var seen: [String] = []
      for case (.property(let property), _) in known.others where !seen.contains(property) {
        seen.append(property)
        // What it is elsewhere is what it has been made with.
        if let value = pick("usual[\(LuaLiteral.quoted("\(id).\(property)"))]", .property(property)) {
          kept.append("[\(LuaLiteral.quoted("\(id).\(property)"))] = \(expression).\(property)")
          lines.append("\(expression).\(property) = \(value)")
        }
      }
      if let font = element?.child(key: "fontDescription").flatMap(self.font), let value = pick(font, .font) { lines.append("\(expression).font = \(value)") }
    }
    guard !lines.isEmpty, let root = function.root else { return }
    if !kept.isEmpty { function.line("local usual = { \(kept.joined(separator: ", ")) }") }
    let usesPick = lines.contains { $0.contains("pick(") }
    function.line("UIStoryboard.vary(\(root), function(\(usesPick ? "pick" : ""))")
    for line in lines.sorted(by: { $0.contains("isActive = pick(true") && !$1.contains("isActive = pick(true") }) { function.line("  \(line)") }
    function.line("end)")
  }
}
