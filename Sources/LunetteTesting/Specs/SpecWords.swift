import Lua
import LunetteDriver
import LunetteScript
import LunetteSystem

/// The functions of specs, as in busted: while the file is loaded they build the tree; while a test runs only `finally` and `pending` may
/// be called.
package final class SpecWords {
  /// Functions that may be followed by `.only`.
  package static let blockWords = ["describe", "context", "expose", "insulate"]
  package static let testWords = ["it", "spec", "test"]

  enum Phase {
    case loading(SpecBlock)
    case running(finally: [LuaFunction])
    case resting
  }

  var phase = Phase.resting
  /// The kinds of perturbations on which the test that runs may depend, as it says itself.
  var allowedKinds: Set<Perturbation.Kind> = []
  /// What `choose` answers.
  let choices = ChoicePath()
  /// The first wrong use of `choose`.
  private(set) var wrongChoice: String?
  let file: String
  let natives: NativeWords
  private let pendingMark: LuaTable
  private let insulation: Insulation
  private var declared = 0

  init(file: String, state: LuaState, globals: LuaTable, insulation: Insulation) throws {
    (self.file, self.insulation) = (file, insulation)
    natives = NativeWords(state, globals: globals)
    pendingMark = try state.withoutBudget {
      try state.run(
        "return { __name = 'pending', __tostring = function(self) return 'pending: ' .. self.reason end }",
        name: libraryChunkName, returning: LuaTable.self)
    }
    defineBlocks()
    defineTests()
    defineHooks()
    defineFinally()
    defineChoose()
    defineRandomize()
    definePerturb()
    defineVariants()
  }

  /// The functions that the test which has just ended gave to `finally`, in reverse order.
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
    natives.defineWithOnly(Self.blockWords) { [unowned self] call, isOnly in
      let parent = try block(for: call.word)
      let name: String = try call.take("name")
      let body: LuaFunction = try call.take("body")
      let isInsulated = call.word == "insulate"
      let position = SourcePosition(call.stack.scriptPosition)
      let child = SpecBlock(
        path: parent.path + [name], isInsulated: isInsulated, isOnly: isOnly, lines: body.lines(from: position.line, on: call.stack))
      parent.children.append(.block(child))
      phase = .loading(child)
      let kept = isInsulated ? try insulation.keep() : nil
      defer {
        phase = .loading(parent)
        if let kept { insulation.restore(kept) }
      }
      call.stack.push(body)
      try call.stack.call(arguments: 0, results: 0)
    }
  }

  private func defineTests() {
    natives.defineWithOnly(Self.testWords) { [unowned self] call, isOnly in
      let parent = try block(for: call.word)
      let name: String = try call.take("name")
      let body: LuaFunction? = try call.take("body")
      add(name, body.map(SpecTest.Body.function), isOnly: isOnly, lastLineOf: body, to: parent, call.stack)
    }
    natives.define("pending") { [unowned self] call in
      let text: String? = try call.take("name")
      if case .loading(let parent) = phase {
        add(text ?? "pending", nil, isOnly: false, lastLineOf: nil, to: parent, call.stack)
      } else {
        throw pendingError(text ?? "", on: call.stack)
      }
    }
  }

  /// `property(name, generators, body, options)` and `machine(name, { init, commands, invariant })`.
  func defineProperties(_ library: PropertyLibrary) {
    natives.define("property", "machine") { [unowned self] call in
      let parent = try block(for: call.word)
      let name: String = try call.take("name")
      let arguments: [LuaReference?]
      var function: LuaFunction?
      if call.word == "machine" {
        arguments = [try call.take("machine")]
      } else {
        let generators: LuaReference = try call.take("generators")
        let body: LuaFunction = try call.take("body")
        function = body
        let options: LuaTable? = try call.take("options")
        arguments = [generators, body.reference, options?.reference]
      }
      add(name, .property(try library.declare(call.word, name: name, arguments)), isOnly: false, lastLineOf: function, to: parent, call.stack)
    }
  }

  /// - Parameter function: whose end is the end of the test; nil if it isn't known
  private func add(
    _ name: String, _ body: SpecTest.Body?, isOnly: Bool, lastLineOf function: LuaFunction?, to parent: SpecBlock, _ stack: LuaStack
  ) {
    let text = stack.scriptPosition
    let position = text.isEmpty ? nil : SourcePosition(text)
    let line = position?.line ?? 0
    let id = TestID(file: file, path: parent.path + [name])
    parent.children.append(
      .test(
        SpecTest(
          id: id, position: position, lines: function.map { $0.lines(from: line, on: stack) } ?? line...line, isOnly: isOnly, index: declared,
          body: body)))
    declared += 1
  }

  private func defineHooks() {
    let words: [(SpecBlock.Hook, [String])] = [
      (.setup, ["setup", "strict_setup"]), (.lazySetup, ["lazy_setup"]),
      (.teardown, ["teardown", "strict_teardown"]), (.lazyTeardown, ["lazy_teardown"]),
      (.beforeEach, ["before_each"]), (.afterEach, ["after_each"]),
    ]
    for (hook, names) in words {
      natives.define(names) { [unowned self] call in
        let parent = try block(for: call.word)
        parent.hooks[hook, default: []].append(try call.take("body"))
      }
    }
  }

  private func defineRandomize() {
    natives.define("randomize") { [unowned self] call in
      let parent = try block(for: call.word)
      let isOn: Bool? = try call.take("on")
      parent.isRandomized = isOn ?? true
    }
  }

  /// `variants { device = { "iPad" } }`: the tests of the block run in these, too.
  private func defineVariants() {
    natives.define("variants") { [unowned self] call in
      let parent = try block(for: call.word)
      parent.variants = try VariantAxes(call.stack, at: 1, in: "variants")
    }
  }

  private func defineFinally() {
    natives.define("finally") { [unowned self] call in
      guard case .running(let functions) = phase else { throw WordMisuse("finally can only be used while a test runs") }
      phase = .running(finally: functions + [try call.take("body")])
    }
  }

  /// `perturb { pace = false, reason = "it measures the pace" }`
  private func definePerturb() {
    natives.define("perturb") { [unowned self] call in
      guard case .running = phase else { throw WordMisuse("perturb can only be used while a test runs: it says on what this test may depend") }
      let options: LuaTable = try call.take("options")
      let (stack, names) = (call.stack, Perturbation.Kind.allCases.map(\.rawValue))
      let height = stack.top
      defer { stack.top = height }
      stack.push(options)
      var reason: String?
      for key in stack.keys(at: height + 1).sorted() {
        stack.pushRawField(key, of: height + 1)
        if key == "reason" {
          guard let text = try? String.read(stack, at: -1), !text.isEmpty else {
            throw WordMisuse("perturb: reason must be a text that says why, got \(stack.shown(at: -1))")
          }
          reason = text
        } else if let kind = Perturbation.Kind(rawValue: key) {
          guard let isOn = try? Bool.read(stack, at: -1) else { throw WordMisuse("perturb: \(key) must be true or false, got \(stack.shown(at: -1))") }
          if !isOn { allowedKinds.insert(kind) }
        } else {
          let near = Suggestion.nearest(to: key, among: names + ["reason"]).map { "; did you mean \"\($0)\"?" } ?? ""
          throw WordMisuse("perturb has \(names.joined(separator: ", ")) and reason, not \"\(key)\"\(near)")
        }
        stack.pop()
      }
      if reason == nil, !allowedKinds.isEmpty {
        throw WordMisuse("perturb needs a reason for a reader: perturb { \(allowedKinds.map(\.rawValue).sorted()[0]) = false, reason = \"...\" }")
      }
    }
  }

  /// `choose { "a", "b" }`
  private func defineChoose() {
    natives.defineAnswering("choose") { [unowned self] call in
      do {
        guard case .running = phase else { throw WordMisuse("choose can only be used while a test runs") }
        let list: LuaTable = try call.take("values")
        let stack = call.stack
        stack.push(list)
        let count = Int(clamping: lua_rawlen(stack.raw, -1))
        guard count > 0 else { throw WordMisuse("choose: argument 1 'values' must be a list of at least one value, such as choose { \"a\", \"b\" }") }
        lua_rawgeti(stack.raw, -1, lua_Integer(choices.next(of: count) + 1))
        choices.note(stack.type(at: -1) == LUA_TSTRING ? LuaLiteral.quoted(stack.text(at: -1) ?? "") : stack.shown(at: -1))
        return 1
      } catch let misuse as WordMisuse {
        wrongChoice = wrongChoice ?? misuse.text
        throw misuse
      }
    }
  }

  // MARK: The kind of a pending mark

  private func pendingError(_ reason: String, on stack: LuaStack) -> LuaError {
    stack.push(["reason": reason])
    stack.push(pendingMark)
    lua_setmetatable(stack.raw, -2)
    return LuaError(message: "pending: \(reason)", value: LuaReference(popping: stack))
  }

  /// The reason of a pending test; nil when the error is something else.
  func pendingReason(of error: LuaError, on stack: LuaStack) -> String? {
    error.fields(ifMarkedBy: pendingMark, on: stack)?["reason"]
  }
}

extension LuaFunction {
  /// The lines from the call that got the function to the function's last line.
  fileprivate func lines(from start: Int, on stack: LuaStack) -> ClosedRange<Int> {
    var info = lua_Debug()
    stack.push(self)
    // This call pops the function.
    guard lua_getinfo(stack.raw, ">S", &info) != 0 else { return start...start }
    return start...max(start, Int(info.lastlinedefined))
  }
}
