import Lua
import LunetteKit

private let navigationMethods = WebNavigationMethods()
private let oldMethods = OldWebMethods()

/// What is asked about: `{ url = }`, `{ request = { url = }, navigationType = }` or `{ response = { url =, statusCode = } }`.
private enum WebQuestion: LuaPushable {
  case request(String)
  case action(String, WebNavigationType)
  case response(String, status: Int)

  static var luaType: LuaType { .table }

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 2)
    switch self {
    case .request(let address): stack.setField("url", to: address)
    case .action(let address, let type):
      stack.push(WebQuestion.request(address))
      stack.setRawField("request", of: -2)
      stack.setField("navigationType", to: type.luaCase)
    case .response(let address, let status):
      stack.push(WebQuestion.request(address))
      stack.setField("statusCode", to: status)
      stack.setRawField("response", of: -2)
    }
  }
}

extension WebError: LuaPushable {
  public static var luaType: LuaType { .table }

  public func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 3)
    stack.setField("domain", to: domain)
    stack.setField("code", to: code)
    stack.setField("localizedDescription", to: message)
  }
}

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
final class ScriptWebNavigationDelegate: ScriptDelegate, WKNavigationDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [WebNavigationMethods.self] }

  static func attach(_ script: LuaReference?, to webView: WKWebView) {
    let delegate = script.map { ScriptWebNavigationDelegate($0) }
    webView.companions[companionKey] = delegate
    webView.navigationDelegate = delegate
  }

  func webView(_ webView: WKWebView, decidePolicyFor address: String, type: WebNavigationType, decisionHandler: @escaping (Bool) -> Void) {
    guard has(navigationMethods.decide) else { return decisionHandler(true) }
    notify(navigationMethods.decide, webView, ScriptTable(WebQuestion.action(address, type)), ScriptFunction(WebDecision(decisionHandler)))
  }
  func webView(_ webView: WKWebView, decidePolicyForResponse address: String, status: Int, decisionHandler: @escaping (Bool) -> Void) {
    guard has(navigationMethods.decideResponse) else { return decisionHandler(true) }
    notify(navigationMethods.decideResponse, webView, ScriptTable(WebQuestion.response(address, status: status)), ScriptFunction(WebDecision(decisionHandler)))
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation) {
    notify(navigationMethods.didStart, webView, navigation)
  }
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation) {
    notify(navigationMethods.didRedirect, webView, navigation)
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation) { notify(navigationMethods.didCommit, webView, navigation) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation) { notify(navigationMethods.didFinish, webView, navigation) }
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation, withError error: WebError) {
    notify(navigationMethods.didFail, webView, navigation, ScriptTable(error))
  }
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation, withError error: WebError) {
    notify(navigationMethods.didFailProvisional, webView, navigation, ScriptTable(error))
  }
}

/// A script's table or instance as the delegate of a UIWebView.
final class ScriptOldWebDelegate: ScriptDelegate, UIWebViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [OldWebMethods.self] }

  static func attach(_ script: LuaReference?, to webView: UIWebView) {
    let delegate = script.map { ScriptOldWebDelegate($0) }
    webView.companions[companionKey] = delegate
    webView.delegate = delegate
  }

  func webView(_ webView: UIWebView, shouldStartLoadWith address: String, type: WebNavigationType) -> Bool {
    ask(oldMethods.shouldStart, webView, ScriptTable(WebQuestion.request(address)), type)?.value ?? true
  }
  func webViewDidStartLoad(_ webView: UIWebView) { notify(oldMethods.didStart, webView) }
  func webViewDidFinishLoad(_ webView: UIWebView) { notify(oldMethods.didFinish, webView) }
  func webView(_ webView: UIWebView, didFailLoadWithError error: WebError) { notify(oldMethods.didFail, webView, ScriptTable(error)) }
}
