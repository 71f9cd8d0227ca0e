import Lua
import LunetteKit
import LunetteScript

/// What a script asks about: in the words of `lunette why`, or a view, or a query.
enum AskedTarget: LuaReadable {
  case words(String)
  case view(UIView)
  case query(ViewQuery)

  static var luaTypeName: String { "a text as in lunette why, a view or a query" }
  static var luaType: LuaType { .either([.string, UIView.luaType, ViewQuery.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AskedTarget {
    if let text = stack.text(at: index) { return .words(text) }
    if let number = try? Int.read(stack, at: index) { return .words("\(number)") }
    if let view = try? UIView.read(stack, at: index) { return .view(view) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .query(try ViewQuery.read(stack, at: index))
  }
}

extension ScenarioApp {
  /// - Parameter name: a property or a method of the target
  func why(_ word: String, _ target: AskedTarget?, _ name: String?) throws -> String {
    let words =
      switch target {
      case nil: ""
      case .words(let words)?: words
      case .view(let view)?: "id \(view.layer.id)"
      // What isn't on the screen may be meant all the same.
      case .query(let query)?: try run { try findIfAny(query).map { "id \($0.layer.id)" } ?? query.described }
      }
    return try why(word, words + (name.map { ".\($0)" } ?? ""))
  }

  /// The answer to a question about the run up to this call. Throws: `ScenarioError` for a question that can't be asked
  private func why(_ word: String, _ target: String) throws -> String {
    let question: WhyQuestion
    do { question = try WhyQuestion(word, target) } catch { throw ScenarioError.notAsked("\(error)") }
    try checkMayDrive()
    let number = host.answers.count + 1
    if let asked = host.asked {
      let answer = asked(self, number)
      host.answers.append(answer)
      return answer
    }
    guard let rerun = host.rerun else { throw ScenarioError.notAsked("app:why runs a scenario or a test again, and this code is neither") }
    var options = host.options
    (options.closing, options.printed, options.atRest, options.watcher, options.attach) = (nil, nil, nil, nil, nil)
    var why = Why(rerun, options)
    why.ask = (number, host.answers)
    let answer = why.answer(question).text
    host.answers.append(answer)
    return answer
  }
}
