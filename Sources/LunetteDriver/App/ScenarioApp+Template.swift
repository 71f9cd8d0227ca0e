import Foundation
import Lua
import LunetteKit
import LunetteScript

/// Compares the tree of accessibility with a template. Source: docs/rules/accessibility.md 6
extension ScenarioApp {
  /// - Parameter children: `contain`, `equal` or `deep-equal`; nil: what is left out matches anything
  /// - Returns: how the tree differs; nil where it is as the template says
  package func treeFailure(_ text: String, children: String?) throws -> String? {
    let advice = TreeTemplate.Advice(near: Suggestion.nearest) { pattern in
      do {
        _ = try self.context.finds(pattern, in: "")
        return nil
      } catch { return (error as? LuaError)?.message ?? "\(error)" }
    }
    let template = try TreeTemplate(text, advice)
    if let children, TreeTemplate.Children(rawValue: children) == nil {
      throw ScenarioError.badValue(name: "children", wanted: "contain, equal or deep-equal", got: "\"\(children)\"")
    }
    let tree = try run { try accessibilityTree(actions: template.namesActions) }
    let now = AccessibilityText.lines(tree.nodes)
    if template.nodes.isEmpty { return "the template is empty; the tree now:\n" + now.joined(separator: "\n") }
    let match = TreeMatch(template, tree.nodes, children: children.flatMap(TreeTemplate.Children.init)) { pattern, text in
      (try? self.context.finds(pattern, in: text)) ?? false
    }
    guard let line = match.unmatched else { return nil }
    let written = template.lines.indices.contains(line - 1) ? template.lines[line - 1].trimmingCharacters(in: .whitespaces) : ""
    var message = "nothing matches line \(line) of the template: \(written)"
    if let unexpected = match.unexpected {
      message += "\nnot in the template: " + AccessibilityText.lines([unexpected])[0].trimmingCharacters(in: .whitespaces)
    }
    return message + "\nthe tree now:\n" + compared(template, line, now).joined(separator: "\n")
  }

  /// The tree's lines, with the template's marked among them that are in none: `-`, the first unmatched one `>`.
  private func compared(_ template: TreeTemplate, _ unmatched: Int, _ now: [String]) -> [String] {
    let written = template.lines.enumerated().filter { !$0.element.allSatisfy(\.isWhitespace) }
    let indent = written.map { $0.element.prefix { $0 == " " }.count }.min() ?? 0
    let texts = written.map { String($0.element.dropFirst(indent)) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in now.difference(from: texts) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < texts.count || new < now.count {
      if old < texts.count, removed.contains(old) || new >= now.count {
        let number = written[old].offset + 1
        if !texts[old].trimmingCharacters(in: .whitespaces).hasPrefix("- /children") { lines.append((number == unmatched ? "> " : "- ") + texts[old]) }
        old += 1
      } else if new < now.count, added.contains(new) || old >= texts.count {
        lines.append("  " + now[new])
        new += 1
      } else {
        lines.append((written[old].offset + 1 == unmatched ? "> " : "  ") + now[new])
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  /// The whole tree, as it is kept: long texts are not cut.
  package func keptTree() throws -> String {
    var options = AccessibilityTextOptions()
    options.cuts = false
    return try run { try accessibilityTree().lines(options) }.joined(separator: "\n")
  }
}
