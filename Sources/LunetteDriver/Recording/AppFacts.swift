import Foundation
import Lua
import LunetteKit
import LunetteScript

/// Information about a running app for front ends.
extension ScenarioApp {
  /// The code of a scenario's query for a view; nil if only the view's place identifies it.
  package func words(for view: UIView) -> String? {
    let frame = view.visibleScreenFrame
    if let text = view.visibleText, !text.isEmpty, findAll(ViewQuery(any: text)).first === view { return LuaLiteral.quoted(text) }
    if let id = view.accessibilityIdentifier, !id.isEmpty, findAll(ViewQuery(id: id)).first === view { return "{ id = \(LuaLiteral.quoted(id)) }" }
    guard let name = context.classNames(of: view).first, frame.width > 0,
      let index = findAll(ViewQuery(className: name)).firstIndex(where: { $0 === view })
    else { return nil }
    return "{ class = \"\(name)\", index = \(index + 1) }"
  }

  /// The screen as text.
  package var text: String { frame().plain }

  /// Information about a view's layout for front ends.
  package struct LayoutFacts {
    /// What decides the view's place.
    package let explanation: String
    package let constraints: [String]
    /// The constraints of the view to be drawn, and those on the screen that were given up.
    package let marks: [LayoutMark]
    /// The problems of the screen's layout.
    package let problems: [String]
    /// The views on the screen whose layout is ambiguous.
    package let ambiguous: [UIView]
  }

  package func layoutFacts(of view: UIView) -> LayoutFacts {
    var constraints: [NSLayoutConstraint] = []
    var owner: UIView? = view
    func isAbout(_ item: AnyObject?) -> Bool { item === view || (item as? UILayoutGuide)?.owningView === view }
    while let current = owner {
      constraints += current.constraints.filter { isAbout($0.firstItem) || isAbout($0.secondItem) }
      owner = current.superview
    }
    let problems = layoutProblems
    return LayoutFacts(
      explanation: LayoutText.explanation(of: view), constraints: constraints.map(\.described),
      marks: simulation.usesConstraints ? simulation.layoutMarks(of: constraints) : [], problems: problems.map { "\($0.kind): \($0.text)" },
      ambiguous: problems.compactMap(\.view))
  }

  /// The name of a view's class in scripts.
  package func className(of view: UIView) -> String { context.className(of: view) }

  /// The names of the view's classes, the most derived first.

  /// The value of a property as a script prints it; the text of a secure field as the screen shows it. Throws: the error of reading it
  package func shownValue(of name: String, _ view: UIView) throws -> String {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    view.push(on: stack)
    stack.push(name)
    if lshim_get(stack.raw) != LUA_OK { throw stack.takeError() }
    if context.isSecret([name], of: view) { context.hideSecret(stack) }
    if stack.isTable(at: -1), let list = try? InputValue.read(stack, at: -1) { return list.luaText }
    return stack.text(at: -1) ?? stack.shown(at: -1)
  }
}
