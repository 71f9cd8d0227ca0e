import Foundation
import Lua
import LunetteKit
import LunetteScript

/// What the screen means: the elements that assistive technology meets. Source: docs/rules/accessibility.md 6
extension ScenarioApp {
  func accessibilityTree(_ options: AccessibilityOptions = .init(), actions: Bool = false) throws -> AccessibilityTree {
    layOutWindows()
    var walk = AccessibilityTree.Options()
    (walk.offscreen, walk.actions) = (options.offscreen, options.actions || actions)
    let outer = try options.within.map { target in try self.view(of: target) }
    return AccessibilityTree(of: simulation, within: outer, walk)
  }

  package func accessibilityText(_ options: AccessibilityOptions = .init()) throws -> String {
    let lines = try accessibilityTree(options).lines(options.text)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The tree line by line, each with what is said of it.
  package func spokenLines() throws -> [SpokenLine] {
    let tree = try accessibilityTree()
    var lines: [SpokenLine] = []
    func add(_ nodes: [AccessibilityNode], _ depth: Int) {
      for node in nodes {
        let object = tree.object(of: node)
        let activatesItself = object.overrides?.implements("accessibilityActivate", on: object) == true
        var alone = node
        alone.children = []
        lines.append(
          SpokenLine(
            depth: depth, text: AccessibilityText.lines([alone]).joined(), speech: node.isElement ? Speech(node.facts).line : nil, frame: node.frame,
            activationPoint: UIResponder.Overridable.accessibilityActivationPoint(object) ?? .zero,
            isElement: node.isElement, isFocused: node.facts.isFocused, activatesItself: activatesItself,
            isAdjustable: node.facts.traits.contains(.adjustable), actions: node.facts.isFocused ? object.allAccessibilityActions.map(\.name) : []))
        add(node.children, depth + 1)
      }
    }
    add(tree.nodes, 0)
    return lines
  }

  /// The tree shows what a frame would show now.
  func layOutWindows() { for window in simulation.application.visibleWindows { window.layoutIfNeeded() } }

  /// The view that a target means.
  func view(of target: ScenarioTarget) throws -> UIView {
    switch target {
    case .view(let view): return view
    case .query(let query): return try find(query)
    case .row(let path): return try cell(at: path)
    case .item(let path): return try item(at: path)
    case .part, .indexTitle, .key, .point:
      let place = try target.place(in: self)
      guard let view = place.target ?? hitTest(place.point) else { throw ScenarioError.nothingThere(point: place.point) }
      return view
    }
  }

  /// The user changes the settings of accessibility. Throws: what a callback raised
  func setAccessibility(_ flags: [String: Bool]) throws {
    try changeSystem(InputEventAnswer.accessibility, .table(flags.mapValues { .bool($0) }))
  }

  func setDirection(_ direction: UIUserInterfaceLayoutDirection) throws {
    try changeSystem(InputEventAnswer.direction, .text(direction.rawValue))
  }

  private func changeSystem(_ name: String, _ value: InputValue) throws {
    _ = try drive { () -> InputAnswer in
      defer { simulation.runFrame() }
      return simulation.send(.answer(name: name, value))
    }
  }
}

/// A line of the tree, for a front end.
package struct SpokenLine {
  package let depth: Int
  package let text: String
  /// What is read; nil for a container.
  package let speech: String?
  /// Space: screen.
  package let frame: CGRect
  /// Space: screen.
  package let activationPoint: CGPoint
  package let isElement: Bool
  package let isFocused: Bool
  /// Whether a script's class may do something itself when it is activated.
  package let activatesItself: Bool
  package let isAdjustable: Bool
  /// The names of what can be done with the element under the cursor; empty for all others.
  package let actions: [String]
}

package struct AccessibilityOptions: OptionTable {
  @LuaOption("Only what is in this view.") var within: ScenarioTarget? = nil
  @LuaOption("Whether hints are shown.") var hints = false
  @LuaOption("Whether identifiers are shown.") var ids = false
  @LuaOption("Whether frames are shown, in points of the screen.") var frames = false
  @LuaOption("Whether the names of actions are shown.") var actions = false
  @LuaOption("Whether elements count that are scrolled out of sight.") var offscreen = false

  package init() {}

  var text: AccessibilityTextOptions {
    var text = AccessibilityTextOptions()
    (text.hints, text.ids, text.frames, text.actions) = (hints, ids, frames, actions)
    return text
  }
}

/// Flags by their names.
struct AccessibilityFlags: LuaReadable {
  let flags: [String: Bool]
  static var luaTypeName: String { "a table of flags, such as { isReduceMotionEnabled = true }" }
  static var luaType: LuaType {
    .fields(AccessibilityFlag.allCases.map { .init(name: $0.rawValue, type: .boolean, doc: "Whether the user has turned this on.", isOptional: true) })
  }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AccessibilityFlags {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    var fields = try LuaOptions.read(stack, at: index)
    var flags: [String: Bool] = [:]
    for flag in AccessibilityFlag.allCases { if let value: Bool = try fields.take(flag.rawValue) { flags[flag.rawValue] = value } }
    try fields.finish()
    return AccessibilityFlags(flags: flags)
  }
}

extension [String: Bool] {
  var asFlags: [AccessibilityFlag: Bool] {
    var flags: [AccessibilityFlag: Bool] = [:]
    for flag in AccessibilityFlag.allCases { flags[flag] = self[flag.rawValue] }
    return flags
  }
}
