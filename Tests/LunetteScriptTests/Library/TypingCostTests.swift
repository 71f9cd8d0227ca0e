import Lua
import LunetteDriver
import LunetteScript
import Testing

/// What typing costs, in the steps of the host's loops that a budget counts: the same in every run.
@Suite struct TypingCostTests {
  /// The least budget, to a fiftieth, with which so many keys are typed.
  private func cost(_ keys: Int, _ kind: String) -> Int {
    var (low, high) = (0, 100_000 * keys)
    while high - low > max(1, high / 50) {
      let middle = (low + high) / 2
      if types(keys, kind, budget: middle) { high = middle } else { low = middle }
    }
    return high
  }

  private func types(_ keys: Int, _ kind: String, budget: Int) -> Bool {
    let host = ScriptHost()
    defer { host.close() }
    do {
      try host.run(
        source: """
          app = launch { didFinishLaunching = function()
            local window = UIWindow {}
            text = \(kind) { frame = { 0, 0, 300, 200 } }
            window:addSubview(text)
            window:makeKeyAndVisible()
          end }
          text:becomeFirstResponder()
          words = ('words and lines\\n'):rep(\(keys / 16))
          """, name: "=setup")
      host.state.limits = LuaLimits(instructions: budget)
      try host.run(source: "for i = 1, #words do text:insertText(words:sub(i, i)) end for i = 1, #words / 2 do text:deleteBackward() end", name: "=type")
      return true
    } catch {
      return false
    }
  }

  @Test("Eight times the keys cost about eight times the steps", arguments: ["UITextView", "UITextField"])
  func linear(kind: String) {
    let (small, large) = (cost(200, kind), cost(1600, kind))
    // n squared would be at 64.
    #expect(Double(large) / Double(small) < 10, "\(small) and \(large) steps")
  }
}
