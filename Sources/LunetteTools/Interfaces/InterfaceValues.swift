import Foundation
import Lua
import LunetteKit

/// The values of a file as Lua: colours, fonts, rectangles, pictures.
extension InterfaceImport {
  static func number(_ value: Double) -> String {
    // Fractions of a pixel are rounded as Interface Builder shows them.
    let rounded = (value * 10_000).rounded() / 10_000
    return LuaLiteral.number(rounded)
  }

  /// The numbers of some attributes, as a list.
  private func list(_ element: InterfaceElement, _ names: [String]) -> String {
    element.markRead()
    return "{ " + names.map { Self.number(element.number($0) ?? 0) }.joined(separator: ", ") + " }"
  }

  /// The value of a child with a key; nil for what has none here.
  func value(of element: InterfaceElement, for property: String) -> String? {
    switch element.name {
    case "rect": return list(element, ["x", "y", "width", "height"])
    case "point": return list(element, ["x", "y"])
    case "size": return list(element, ["width", "height"])
    case "offsetWrapper": return list(element, ["horizontal", "vertical"])
    case "inset": return list(element, ["minY", "minX", "maxY", "maxX"])
    case "edgeInsets": return list(element, ["top", "left", "bottom", "right"])
    case "directionalEdgeInsets": return list(element, ["top", "leading", "bottom", "trailing"])
    case "color": return color(element)
    case "fontDescription", "font": return font(element)
    case "string", "mutableString",
      "attributedString" where element.children.isEmpty:
      element.markRead()
      let text = element.text.trimmingCharacters(in: .newlines)
      return element.take("base64-UTF8") == "YES" ? decoded(text).map(LuaLiteral.quoted) : LuaLiteral.quoted(text)
    case "date":
      element.markRead()
      return element.number("timeIntervalSinceReferenceDate").map(Self.number)
    case "real", "integer", "timeInterval":
      element.markRead()
      return element.number("value").map(Self.number)
    case "boolean":
      element.markRead()
      return element.flag("value") == true ? "true" : "false"
    case "timeZone":
      element.markRead()
      return element.take("name").map { "TimeZone { identifier = \(LuaLiteral.quoted($0)) }" }
    case "url":
      element.markRead()
      return element.take("string").map(LuaLiteral.quoted)
    case "imageReference": return imageReference(element)
    case "blurEffect":
      element.markRead()
      return blurEffect(element.take("style"))
    case "attributedString": return attributed(element)
    case "textAttributes": return textAttributes(element)
    case "preferredSymbolConfiguration": return symbolConfiguration(element)
    case "navigationBarAppearance": return barAppearance(element, "UINavigationBarAppearance")
    case "toolbarAppearance": return barAppearance(element, "UIToolbarAppearance")
    case "tabBarAppearance": return barAppearance(element, "UITabBarAppearance")
    case "dataDetectorType":
      element.markRead()
      for name in element.attributes.keys { _ = element.take(name) }
      if element.attributes["all"] == "YES" { return "\"all\"" }
      let names = ["phoneNumber", "link"].filter { element.attributes[$0] == "YES" }
      return "{ " + names.map { "\"\($0)\"" }.joined(separator: ", ") + " }"
    case "extendedEdge", "rectEdge":
      element.markRead()
      let edges = ["top", "left", "bottom", "right"].filter { element.flag($0) == true }
      return "{ " + edges.map { "\"\($0)\"" }.joined(separator: ", ") + (edges.isEmpty ? "}" : " }")
    case "autoresizingMask":
      element.markRead()
      let names = [
        ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"), ("flexibleMaxX", "flexibleRightMargin"),
        ("flexibleMinY", "flexibleTopMargin"), ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
      ].filter { element.flag($0.0) == true }.map { "\"\($0.1)\"" }
      return names.isEmpty ? "{}" : "{ \(names.joined(separator: ", ")) }"
    default: return nil
    }
  }

  func decoded(_ base64: String) -> String? { Data(base64Encoded: base64).map { String(decoding: $0, as: UTF8.self) } }

  func color(_ element: InterfaceElement) -> String? {
    element.markRead()
    for name in ["colorSpace", "customColorSpace", "catalog", "cocoaTouchSystemColor", "systemColor", "name", "red", "green", "blue", "alpha", "white"] {
      _ = element.take(name)
    }
    if let name = element.attributes["systemColor"] ?? element.attributes["cocoaTouchSystemColor"] {
      let plain = InterfaceNames.systemColors[name] ?? (name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
      if colors.contains(plain) { return "UIColor.\(plain)" }
      // Beside the name there often are the numbers; else the file's resources have them.
      if element.attributes["red"] == nil, element.attributes["white"] == nil {
        return resource(color: name)
          ?? {
            warn(element, "the colour \(name) is not known")
            return "UIColor.clear"
          }()
      }
    }
    if let name = element.attributes["name"] {
      guard let plain = resource(color: name) else { return "UIColor.named(\(LuaLiteral.quoted(name)))" }
      // The file has the numbers of its canvas; those of the app count where it has any.
      return "UIStoryboard.color(\(LuaLiteral.quoted(name)), \(plain))"
    }
    return components(element)
  }

  private func components(_ element: InterfaceElement) -> String? {
    element.markRead()
    for name in ["colorSpace", "customColorSpace"] { _ = element.take(name) }
    let alpha = element.number("alpha") ?? 1
    var parts: [Double]
    if let white = element.number("white") {
      parts = [white, white, white]
    } else if let red = element.number("red") {
      parts = [red, element.number("green") ?? 0, element.number("blue") ?? 0]
    } else {
      return nil
    }
    parts.append(alpha)
    let bytes = parts.map { Int((min(1, max(0, $0)) * 255).rounded()) }
    if bytes[3] == 0 { return "UIColor.clear" }
    let text = bytes.prefix(bytes[3] == 255 ? 3 : 4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    return text == "FFFFFF" ? "\"white\"" : text == "000000" ? "\"black\"" : "\"#\(text)\""
  }

  /// A colour that the file's resources have by its name.
  private func resource(color name: String) -> String? {
    guard let known = document.child("resources")?.children.first(where: { ["namedColor", "systemColor"].contains($0.name) && $0.attributes["name"] == name })
    else { return nil }
    return known.child("color").flatMap(components)
  }

  func font(_ element: InterfaceElement) -> String? {
    element.markRead()
    for name in ["type", "name", "family", "style", "weight", "size", "metaFont"] { _ = element.take(name) }
    let size = Self.number(element.number("pointSize") ?? element.number("size") ?? 17)
    if let style = element.attributes["style"] {
      return "UIFont.preferredFont(\"\(InterfaceNames.textStyles[style] ?? "body")\")"
    }
    if let name = element.attributes["name"], element.attributes["type"] == nil || element.attributes["type"] == "custom" {
      return "UIFont.named(\(LuaLiteral.quoted(name)), \(size)) or UIFont.systemFont(\(size))"
    }
    switch element.attributes["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(\(size))"
    case "italicSystem": return "UIFont.italicSystemFont(\(size))"
    default:
      guard let weight = element.attributes["weight"], InterfaceNames.weights.contains(weight) else { return "UIFont.systemFont(\(size))" }
      return "UIFont.systemFont(\(size), \"\(weight)\")"
    }
  }

  /// Nil, or a style that there isn't, is the usual one.
  func blurEffect(_ style: String?) -> String {
    let known = style.flatMap { UIBlurEffect.Style(rawValue: $0) } ?? .regular
    return "UIBlurEffect { style = \"\(known.rawValue)\" }"
  }

  private func imageReference(_ element: InterfaceElement) -> String? {
    element.markRead()
    guard let name = element.take("image") else { return nil }
    let isSymbol = element.take("catalog") == "system"
    var calls = ""
    if let scale = element.take("symbolScale"), isSymbol, ["small", "medium", "large"].contains(scale) {
      calls += ":withConfiguration(UIImage.SymbolConfiguration { scale = \"\(scale)\" })"
    }
    let modes = ["original": "alwaysOriginal", "template": "alwaysTemplate"]
    if let mode = element.take("renderingMode").flatMap({ modes[$0] }) { calls += ":withRenderingMode(\"\(mode)\")" }
    let text = image(name, isSymbol: isSymbol)
    return calls.isEmpty ? text : (text.contains(" or ") ? "(\(text))" : text) + calls
  }

  /// What the file's resources say of a picture.
  func resource(image name: String) -> InterfaceElement? {
    document.child("resources")?.children.first { $0.name == "image" && $0.attributes["name"] == name }
  }

  /// A picture of the app, or one of the size that the file knows where the app doesn't have it.
  func image(_ name: String, isSymbol: Bool = false) -> String {
    // A symbol that Lunette has no drawing of is a box of a symbol's size.
    if isSymbol { return "UIImage.systemName(\(LuaLiteral.quoted(name))) or UIImage { named = \(LuaLiteral.quoted(name)), size = { 20, 20 } }" }
    let known = resource(image: name)
    let named = "UIImage.named(\(LuaLiteral.quoted(name)))"
    guard let width = known?.number("width"), let height = known?.number("height") else { return named }
    return "\(named) or UIImage { named = \(LuaLiteral.quoted(name)), size = { \(Self.number(width)), \(Self.number(height)) } }"
  }
}
