import Foundation
import Lua
import LunetteKit
import LunetteScript

/// Compares the tree of accessibility with a template. Source: docs/rules/accessibility.md 6
extension ScenarioApp {
  /// - Parameters:
  ///   - children: `contain`, `equal` or `deep-equal`; nil: what is left out matches anything
  ///   - state: for patterns
  /// - Returns: how the tree differs; nil where it is as the template says
  package func treeFailure(_ text: String, children: String?, patterns state: LuaState) throws -> String? {
    let template = try TreeTemplate(text)
    if let children, TreeTemplate.Children(rawValue: children) == nil {
      throw ScenarioError.badValue(name: "children", wanted: "contain, equal or deep-equal", got: "\"\(children)\"")
    }
    let tree = try run { try accessibilityTree() }
    let now = AccessibilityText.lines(tree.nodes)
    if template.nodes.isEmpty { return "the template is empty; the tree now:\n" + now.joined(separator: "\n") }
    let match = TreeMatch(template, tree.nodes, children: children.flatMap(TreeTemplate.Children.init)) { pattern, text in
      Self.finds(pattern, in: text, state)
    }
    guard let line = match.unmatched else { return nil }
    let written = template.lines.indices.contains(line - 1) ? template.lines[line - 1].trimmingCharacters(in: .whitespaces) : ""
    var message = "nothing matches line \(line) of the template: \(written)"
    if let unexpected = match.unexpected {
      message += "\nnot in the template: " + AccessibilityText.lines([unexpected])[0].trimmingCharacters(in: .whitespaces)
    }
    return message + "\nthe tree now:\n" + now.joined(separator: "\n")
  }

  /// As string.find: a pattern that is malformed is found nowhere.
  private static func finds(_ pattern: String, in text: String, _ state: LuaState) -> Bool {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(6)
    lshim_push_globals(stack.raw)
    stack.pushRawField("string", of: -1)
    guard stack.isTable(at: -1) else { return false }
    stack.pushRawField("find", of: -1)
    stack.push(text)
    stack.push(pattern)
    do { try stack.call(arguments: 2, results: 1) } catch { return false }
    return !stack.isNil(at: -1)
  }
}
