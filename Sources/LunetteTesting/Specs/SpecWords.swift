import Lua

/// The words a spec is written in, busted's: while the file is loaded they build the tree, while a test runs only
/// `finally` and `pending` may be said.
final class SpecWords {
  enum Phase {
    case loading(SpecBlock)
    case running(finally: [LuaFunction])
    case resting
  }

  var phase = Phase.resting
  let file: String
  let natives: NativeWords
  private let pendingMark: LuaTable

  init(file: String, state: LuaState) throws {
    self.file = file
    natives = NativeWords(state)
    pendingMark = try state.run(
      "return { __name = 'pending', __tostring = function(self) return 'pending: ' .. self.reason end }",
      name: libraryChunkName, returning: LuaTable.self)
    defineBlocks()
    defineTests()
    defineHooks()
    defineFinally()
  }

  /// The functions that the test which has just ended gave to `finally`, the last one first.
  func takeFinallys() -> [LuaFunction] {
    guard case .running(let functions) = phase else { return [] }
    phase = .resting
    return functions.reversed()
  }

  private func block(for word: String) throws(WordMisuse) -> SpecBlock {
    guard case .loading(let block) = phase else {
      throw WordMisuse("\(word) cannot be used while a test runs; write it in a describe, or at the top of the file")
    }
    return block
  }

  private func defineBlocks() {
    natives.define("describe", "context", "insulate", "expose") { [unowned self] call in
      let parent = try block(for: call.word)
      let name: String = try call.take("name")
      let body: LuaFunction = try call.take("body")
      let child = SpecBlock(path: parent.path + [name])
      parent.children.append(.block(child))
      phase = .loading(child)
      defer { phase = .loading(parent) }
      call.stack.push(body)
      try call.stack.call(arguments: 0, results: 0)
    }
  }

  private func defineTests() {
    natives.define("it", "spec", "test") { [unowned self] call in
      let parent = try block(for: call.word)
      let name: String = try call.take("name")
      let body: LuaFunction? = try call.take("body")
      parent.children.append(.test(SpecTest(id: TestID(file: file, path: parent.path + [name]), body: body)))
    }
    natives.define("pending") { [unowned self] call in
      let text: String? = try call.take("name")
      if case .loading(let parent) = phase {
        parent.children.append(.test(SpecTest(id: TestID(file: file, path: parent.path + [text ?? "pending"]), body: nil)))
      } else {
        throw pendingError(text ?? "", on: call.stack)
      }
    }
  }

  private func defineHooks() {
    // busted's strict and lazy words differ in when a block without tests runs its setup; ours never does.
    let words: [(SpecBlock.Hook, [String])] = [
      (.setup, ["setup", "lazy_setup", "strict_setup"]), (.teardown, ["teardown", "lazy_teardown", "strict_teardown"]),
      (.beforeEach, ["before_each"]), (.afterEach, ["after_each"]),
    ]
    for (hook, names) in words {
      natives.define(names) { [unowned self] call in
        let parent = try block(for: call.word)
        parent.hooks[hook, default: []].append(try call.take("body"))
      }
    }
  }

  private func defineFinally() {
    natives.define("finally") { [unowned self] call in
      guard case .running(let functions) = phase else { throw WordMisuse("finally can only be used while a test runs") }
      phase = .running(finally: functions + [try call.take("body")])
    }
  }

  // MARK: The kind of a pending mark

  private func pendingError(_ reason: String, on stack: LuaStack) -> LuaError {
    stack.push(["reason": reason])
    stack.push(pendingMark)
    lua_setmetatable(stack.raw, -2)
    return LuaError(message: "pending: \(reason)", value: LuaReference(popping: stack))
  }

  /// The reason of a pending mark; nil when the error is something else.
  func pendingReason(of error: LuaError, on stack: LuaStack) -> String? {
    error.fields(ifMarkedBy: pendingMark, on: stack)?["reason"]
  }
}
