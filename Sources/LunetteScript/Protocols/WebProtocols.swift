import Lua
import LunetteKit

/// The order is that of WebKit's callbacks. Source: Apple, WKNavigationDelegate
struct WebNavigationMethods: ScriptProtocol {
  static let name = "WKNavigationDelegate"
  static let doc = "Is told what becomes of the loads of a WKWebView, in this order."

  let decide = ScriptMethod(
    "decidePolicyForNavigationAction",
    "Whether to load: call decisionHandler with \"allow\" or \"cancel\", now or later. action has request.url and navigationType.", .webView,
    .init("action", ScriptTable.self), .init("decisionHandler", ScriptFunction.self))
  let didStart = ScriptMethod("didStartProvisionalNavigation", "A load has begun.", .webView, .pageLoad)
  let didRedirect = ScriptMethod(
    "didReceiveServerRedirectForProvisionalNavigation", "The server has sent the load on to another address.", .webView, .pageLoad)
  let decideResponse = ScriptMethod(
    "decidePolicyForNavigationResponse",
    "Whether to show what the server sent: call decisionHandler with \"allow\" or \"cancel\". response has response.url and response.statusCode.",
    .webView, .init("response", ScriptTable.self), .init("decisionHandler", ScriptFunction.self))
  let didCommit = ScriptMethod("didCommit", "The page begins to be shown.", .webView, .pageLoad)
  let didFinish = ScriptMethod("didFinish", "The page is loaded.", .webView, .pageLoad)
  let didFail = ScriptMethod(
    "didFail", "The load has failed after the page began to be shown.", .webView, .pageLoad, .init("error", ScriptTable.self))
  let didFailProvisional = ScriptMethod(
    "didFailProvisionalNavigation", "The load has failed before anything was shown. error has domain, code and localizedDescription.", .webView,
    .pageLoad, .init("error", ScriptTable.self))
}

struct OldWebMethods: ScriptProtocol {
  static let name = "UIWebViewDelegate"
  static let doc = "Is told what becomes of the loads of a UIWebView."

  let shouldStart = ScriptMethod(
    "shouldStartLoadWith", "Whether to load; true if the method is missing. request has url.", .oldWebView, .init("request", ScriptTable.self),
    .init("navigationType", WebNavigationType.self), answers: BooleanAnswer.self)
  let didStart = ScriptMethod("webViewDidStartLoad", "A load has begun.", .oldWebView)
  let didFinish = ScriptMethod("webViewDidFinishLoad", "The page is loaded.", .oldWebView)
  let didFail = ScriptMethod("didFailLoadWithError", "The load has failed.", .oldWebView, .init("error", ScriptTable.self))
}

extension CallParameter where Value == WKWebView { fileprivate static var webView: Self { .init("webView") } }
extension CallParameter where Value == UIWebView { fileprivate static var oldWebView: Self { .init("webView") } }
extension CallParameter where Value == WKNavigation { fileprivate static var pageLoad: Self { .init("navigation") } }

extension WebNavigationType: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
