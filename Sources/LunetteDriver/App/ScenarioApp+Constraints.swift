import Lua
import LunetteKit
import LunetteScript

/// Information about constraints for scenarios.
extension ScenarioApp {
  /// First the present conflicts, then the views on the screen whose layout is ambiguous.
  var layoutProblems: [LayoutProblem] {
    let conflicts = simulation.layoutConflicts.map {
      LayoutProblem(kind: "conflict", text: $0.text, broken: $0.broken, members: $0.members, position: $0.position, view: nil)
    }
    let views = simulation.application.windows.flatMap(\.ambiguousViews)
    return conflicts
      + views.map { view in
        let choices = view.ambiguities.map { "\($0.name) could be \(formatted($0.other)) as well" }.joined(separator: ", ")
        return LayoutProblem(
          kind: "ambiguity", text: "\(view.shownInLayout) is ambiguous: \(choices)", broken: nil, members: [], position: nil, view: view)
      }
  }
}

extension ScenarioApp {
  /// Problems for which a test fails: conflicts at any time, and present ambiguities.
  var layoutComplaints: [String] {
    guard !allowsLayoutProblems, !isClosed, simulation.usesConstraints else { return [] }
    do {
      return try context.state.limitingTime {
        simulation.perform { simulation.pastLayoutConflicts.map(\.text) + layoutProblems.filter { $0.kind == "ambiguity" }.map(\.text) }
      }
    } catch { return ["nobody knows whether the layout is ambiguous: \(error)"] }
  }
}

/// One entry of `app:layoutProblems()`: `{ kind, text, broken, constraints, position, view }`.
struct LayoutProblem: LuaPushable {
  let kind, text: String
  let broken: String?
  let members: [String]
  let position: String?
  let view: UIView?

  static var luaType: LuaType { .table }

  func push(on stack: LuaStack) {
    lua_createtable(stack.raw, 0, 6)
    func set(_ key: String, _ value: some LuaPushable) {
      value.push(on: stack)
      stack.setRawField(key, of: -2)
    }
    set("kind", kind)
    set("text", text)
    set("constraints", members)
    if let broken { set("broken", broken) }
    if let position { set("position", position) }
    if let view { set("view", view) }
  }
}

/// The texts of `app:explainLayout`.
enum LayoutText {
  static func explanation(of view: UIView) -> String {
    var lines = [view.shownInLayout]
    for entry in view.layoutExplanation {
      lines.append("  \(entry.name) \(formatted(entry.value))")
      for reason in entry.reasons { lines.append("    \(reason)") }
    }
    return lines.joined(separator: "\n")
  }
}
