import Foundation
import Lua

/// What an element says of looks in elements of its own: attributes of texts, symbols, configurations of buttons, appearances of bars.
extension InterfaceImport {
  /// `{ font = ..., foregroundColor = ... }`, of the titles of a bar.
  func textAttributes(_ element: InterfaceElement) -> String {
    element.markRead()
    var fields: [String] = []
    var shadow: [String] = []
    for child in element.children {
      let value = value(of: child, for: child.key ?? "")
      switch child.key {
      case "fontDescription", "font": if let value { fields.append("font = \(value)") }
      case "textColor": if let value { fields.append("foregroundColor = \(value)") }
      case "textShadowColor": if let value { shadow.append("shadowColor = \(value)") }
      case "textShadowOffset": if let value { shadow.append("shadowOffset = \(value)") }
      default: break
      }
    }
    // An offset alone casts no shadow.
    if shadow.contains(where: { $0.hasPrefix("shadowColor") }) { fields.append("shadow = NSShadow { \(shadow.joined(separator: ", ")) }") }
    return fields.isEmpty ? "{}" : "{ \(fields.joined(separator: ", ")) }"
  }

  func symbolConfiguration(_ element: InterfaceElement) -> String? {
    element.markRead()
    for name in ["configurationType", "renderingMode"] { _ = element.take(name) }
    var fields: [String] = []
    if let size = element.number("pointSize") { fields.append("pointSize = \(Self.number(size))") }
    if let scale = element.take("scale"), ["small", "medium", "large"].contains(scale) { fields.append("scale = \"\(scale)\"") }
    if let weight = element.take("weight"), InterfaceNames.weights.contains(weight) { fields.append("weight = \"\(weight)\"") }
    if let style = element.take("textStyle").flatMap({ InterfaceNames.textStyles[$0] }) { fields.append("textStyle = \"\(style)\"") }
    if let font = element.child(key: "fontDescription") {
      font.markAllRead()
      if let style = font.attributes["style"].flatMap({ InterfaceNames.textStyles[$0] }) {
        fields.append("textStyle = \"\(style)\"")
      } else if let size = font.number("pointSize") {
        fields.append("pointSize = \(Self.number(size))")
      }
    }
    return fields.isEmpty ? nil : "UIImage.SymbolConfiguration { \(fields.joined(separator: ", ")) }"
  }

  /// The configuration of a button, with its title as the file has it.
  func buttonConfiguration(_ element: InterfaceElement, of button: InterfaceElement) -> String {
    element.markRead()
    let styles = ["plain", "gray", "tinted", "filled", "bordered", "borderless", "borderedTinted", "borderedProminent"]
    let style = element.take("style") ?? "plain"
    let made = "UIButton.Configuration.\(styles.contains(style) ? style : "plain")()"
    var fields: [Field] = []
    var after: [String] = []
    if let title = element.take("title") {
      fields.append(("title", localized(button, "configuration.title", LuaLiteral.quoted(title))))
    }
    // Every title has its own font: UIKit's attributes of it are made of it.
    if let font = element.child(key: "titleFontDescription"), let value = self.font(font) {
      fields.append(("titleTextAttributesTransformer", "function(incoming) incoming.font = \(value) return incoming end"))
    }
    var others: [Field] = []
    attributes(element, "UIButtonConfiguration", &others, &after)
    fields += others.filter { $0.name != "title" }
    for child in element.children {
      switch child.name {
      case "backgroundConfiguration":
        child.markRead()
        var inner: [Field] = []
        attributes(child, "UIButtonBackgroundConfiguration", &inner, &after)
        for part in child.children { keyed(part, "UIButtonBackgroundConfiguration", &inner, &after) }
        for field in inner { fields.append(("background.\(field.name)", field.value)) }
      default: keyed(child, "UIButtonConfiguration", &fields, &after)
      }
    }
    if fields.isEmpty { return made }
    let list = fields.map { "\(InterfaceFunction.isName($0.name) ? $0.name : "[\"\($0.name)\"]") = \($0.value)" }
    return "UIStoryboard.set(\(made), { \(list.joined(separator: ", ")) })"
  }

  /// The appearance of a bar. - Parameter className: the API's
  func barAppearance(_ element: InterfaceElement, _ className: String) -> String {
    element.markRead()
    var fields: [Field] = []
    var after: [String] = []
    attributes(element, className, &fields, &after)
    for child in element.children { keyed(child, className, &fields, &after) }
    return "\(className) { \(fields.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")) }"
  }

  // MARK: Texts with attributes

  /// A text of one part, or of several that `UIStoryboard.text` joins.
  func attributed(_ element: InterfaceElement) -> String? {
    let parts = element.children.filter { $0.name == "fragment" }
    guard !parts.isEmpty else { return nil }
    element.markRead()
    let pieces = parts.map { part -> (text: String, attributes: String) in
      part.markRead()
      let child = part.child(key: "content")
      child?.markRead()
      let isCoded = child?.take("base64-UTF8") == "YES"
      let inside = child.flatMap { isCoded ? decoded($0.text.trimmingCharacters(in: .whitespacesAndNewlines)) : $0.text }
      child?.markAllRead()
      let fields = part.group("attributes").compactMap(attribute)
      return (LuaLiteral.quoted(part.take("content") ?? inside ?? ""), fields.isEmpty ? "{}" : "{ \(fields.joined(separator: ", ")) }")
    }
    if pieces.count == 1 { return "NSAttributedString { string = \(pieces[0].text), attributes = \(pieces[0].attributes) }" }
    return "UIStoryboard.text { \(pieces.map { "{ \($0.text), \($0.attributes) }" }.joined(separator: ", ")) }"
  }

  /// One attribute of a text, `font = ...`.
  private func attribute(_ element: InterfaceElement) -> String? {
    guard let key = element.key else { return nil }
    switch key {
    case "NSParagraphStyle":
      element.markRead()
      for child in element.children { child.markAllRead() }
      var fields: [Field] = []
      var after: [String] = []
      attributes(element, "NSMutableParagraphStyle", &fields, &after)
      return "paragraphStyle = NSMutableParagraphStyle { \(fields.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")) }"
    case "NSUnderline", "NSStrikethrough":
      element.markRead()
      guard let number = element.number("value"), let style = InterfaceNames.underlines[Int(number)] else { return nil }
      return "\(key == "NSUnderline" ? "underlineStyle" : "strikethroughStyle") = \"\(style)\""
    default:
      guard let name = InterfaceNames.textAttributes[key] else { return nil }
      return value(of: element, for: name).map { "\(name) = \($0)" }
    }
  }
}
