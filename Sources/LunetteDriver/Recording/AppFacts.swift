import Foundation
import LunetteKit
import Lua
import LunetteScript

/// What a front end shows of a running app.
extension ScenarioApp {
  /// The code that names a view as a scenario's query would; nil where only its place tells it.
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

  /// What a front end shows of a view's layout.
  package struct LayoutFacts {
    /// What gave the view its place.
    package let explanation: String
    package let constraints: [String]
    /// Where these are drawn, and those on the screen that were given up.
    package let marks: [LayoutMark]
    /// What is wrong with the layout of the screen.
    package let problems: [String]
    /// Those of the screen's views whose constraints leave a choice.
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

  /// As a script names the class of a view.
  package func className(of view: UIView) -> String { context.className(of: view) }

  /// The names of its classes, its own first.
  package func classNames(of view: UIView) -> [String] { context.classNames(of: view) }

  /// What a script reads, as it is printed. Throws: what reading it raises
  package func shownValue(of name: String, _ view: UIView) throws -> String {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    view.push(on: stack)
    stack.push(name)
    if lshim_get(stack.raw) != LUA_OK { throw stack.takeError() }
    return stack.text(at: -1) ?? stack.shown(at: -1)
  }
}
