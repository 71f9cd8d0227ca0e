import Lua
import LunetteKit

extension LuaStack {
  /// Sets a field of the table on top.
  package func setField<Value: LuaPushable>(_ name: String, to value: Value) {
    push(value)
    setRawField(name, of: -2)
  }
}

/// A function that a delegate calls with "allow" or "cancel". Only its first call counts.
private final class WebDecision: LuaPushable {
  static var luaType: LuaType { .function }
  private var decide: ((Bool) -> Void)?
  init(_ decide: @escaping (Bool) -> Void) { self.decide = decide }

  func push(on stack: LuaStack) {
    let body = LuaBody { [self] stack, _ in
      let answer = stack.text(at: 1)
      guard answer == "allow" || answer == "cancel" else {
        return stack.fault("decisionHandler must be called with \"allow\" or \"cancel\", not \(answer.map { "\"\($0)\"" } ?? "another value")")
      }
      let first = decide
      decide = nil
      first?(answer == "allow")
      return 0
    }
    // Kept, because the script may call it at any later time.
    ScriptContext.current.keep(body)
    stack.pushFunction(body)
  }
}

/// A script's table or instance as the delegate of a WKWebView.
extension ScriptNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (Bool) -> Void) {
    guard has(NavigationDelegateMethods.decidePolicyForNavigationAction) else { return decisionHandler(true) }
    notify(
      NavigationDelegateMethods.decidePolicyForNavigationAction, webView, action, ScriptFunction(WebDecision(decisionHandler)))
  }
  func webView(_ webView: WKWebView, decidePolicyForResponse response: WKNavigationResponse, decisionHandler: @escaping (Bool) -> Void) {
    guard has(NavigationDelegateMethods.decidePolicyForNavigationResponse) else { return decisionHandler(true) }
    notify(
      NavigationDelegateMethods.decidePolicyForNavigationResponse, webView, response, ScriptFunction(WebDecision(decisionHandler)))
  }
}
