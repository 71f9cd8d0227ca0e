/// Compares a tree with a template. Source: docs/rules/accessibility.md 6
package struct TreeMatch {
  /// The first line of the template that nothing matches, from 1; nil where it matches.
  package private(set) var unmatched: Int?
  /// A node that an equal list has and the template hasn't.
  package private(set) var unexpected: AccessibilityNode?

  private let pattern: (String, String) -> Bool
  private let options: AccessibilityTextOptions
  /// As a tree is printed, which a test may have been made of.
  private var cutOptions: AccessibilityTextOptions {
    var options = options
    options.cuts = true
    return options
  }

  /// - Parameter pattern: whether a pattern of Lua's is found in a text
  package init(
    _ template: TreeTemplate, _ tree: [AccessibilityNode], children: TreeTemplate.Children? = nil,
    pattern: @escaping (_ pattern: String, _ text: String) -> Bool
  ) {
    self.pattern = pattern
    var options = AccessibilityTextOptions()
    (options.hints, options.ids, options.frames, options.actions, options.cuts) = (true, true, true, true, false)
    self.options = options
    let mode = template.mode ?? children ?? .contain
    // A whole list of nodes is that of the screen; a part may stand anywhere.
    if matches(template.nodes, tree, mode, 0) { return }
    if mode == .contain, matchesBelow(template.nodes, tree) {
      unmatched = nil
      return
    }
    unmatched = farthest ?? template.nodes.first?.line ?? 1
  }

  private var farthest: Int?

  private mutating func matchesBelow(_ nodes: [TreeTemplate.Node], _ tree: [AccessibilityNode]) -> Bool {
    for node in tree where !node.children.isEmpty {
      if matches(nodes, node.children, .contain, 0) || matchesBelow(nodes, node.children) { return true }
    }
    return false
  }

  private mutating func matches(_ templates: [TreeTemplate.Node], _ nodes: [AccessibilityNode], _ mode: TreeTemplate.Children, _ depth: Int) -> Bool {
    var next = 0
    for template in templates {
      var isFound = false
      while next < nodes.count, !isFound {
        isFound = matches(template, nodes[next], mode)
        if mode != .contain, !isFound { break }
        next += 1
      }
      guard isFound else {
        if mode != .contain, next < nodes.count { unexpected = nodes[next] }
        farthest = max(farthest ?? 0, template.line)
        return false
      }
    }
    guard mode != .contain, next < nodes.count else { return true }
    unexpected = nodes[next]
    farthest = max(farthest ?? 0, templates.last?.line ?? 0)
    return false
  }

  private mutating func matches(_ template: TreeTemplate.Node, _ node: AccessibilityNode, _ outer: TreeTemplate.Children) -> Bool {
    if let role = template.role, role != node.facts.role { return false }
    if let label = template.label, !isEqual(label, node.facts.label ?? "") { return false }
    if let value = template.value, !isEqual(value, node.shownValue ?? "") { return false }
    if !template.attributes.isEmpty {
      let known = AccessibilityText.attributes(node, options) + AccessibilityText.attributes(node, cutOptions)
      if !template.attributes.allSatisfy(known.contains) { return false }
    }
    let mode = template.mode ?? (outer == .deepEqual ? .deepEqual : .contain)
    return matches(template.children, node.children, mode, 0)
  }

  private func isEqual(_ wanted: TreeTemplate.Text, _ text: String) -> Bool {
    switch wanted {
    case .whole(let whole):
      whole.withSingleBlanks == text.withSingleBlanks || whole.isCut && whole.withSingleBlanks == AccessibilityText.cut(text).withSingleBlanks
    case .pattern(let pattern): self.pattern(pattern, text)
    }
  }
}

extension String {
  /// Whether it may be a long text as a tree shows it.
  fileprivate var isCut: Bool { hasSuffix("…") }

  /// The text with one space for each run of white space, and none at the ends.
  package var withSingleBlanks: String { hasSingleBlanks ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Whether it is so already, as nearly every text is; false where only a look at its characters would tell.
  package var hasSingleBlanks: Bool {
    var wasBlank = true
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      // Below it stand tabs and line breaks, above ASCII other white space.
      if byte < UInt8(ascii: " ") || byte > 0x7F || isBlank && wasBlank { return false }
      wasBlank = isBlank
    }
    return !wasBlank || isEmpty
  }
}
