import Lua
import LunetteKit

extension WebContentView { public static var luaName: String { "WebContentView" } }
extension WKNavigation: LuaObject, CallValue {}
extension WKBackForwardList: LuaObject {}
extension WKBackForwardListItem: LuaObject {}

/// What a web view loads: an address, or a table with a url.
private struct WebRequest: LuaReadable {
  let address: String
  static var luaTypeName: String { "an address, a URL, a URLRequest, or a table with url" }
  static var luaType: LuaType { .either([.string, .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> WebRequest {
    if let text = stack.text(at: index) { return WebRequest(address: text) }
    if let request = try? RequestArgument.read(stack, at: index) { return WebRequest(address: request.request.url) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    stack.pushRawField("url", of: index)
    defer { stack.pop() }
    guard let text = stack.text(at: -1) else { throw stack.mismatch(luaTypeName, at: index) }
    return WebRequest(address: text)
  }
}

/// The class of `WKWebViewConfiguration {}`, which apps hand to web views.
final class WebConfiguration: LuaObject {
  static let luaName = "WKWebViewConfiguration"
}

extension Registry {
  static func web(_ r: RegistryBuilder) {
    r.type(
      WKWebView.self, "WKWebView", inherits: "UIView",
      doc: "A view that loads pages: those that launch's pages has. It shows a page's words in their order, and its address; no HTML is laid out."
    ) { c in
      c.constructor { a in
        _ = try a.take("configuration", as: WebConfiguration?.self, "A WKWebViewConfiguration.")
        return WKWebView()
      }
      webState(c)
      c.delegate("navigationDelegate", NavigationDelegateMethods.self, get: { $0.navigationDelegate }, set: { $0.navigationDelegate = $1 })
      c.property("backForwardList", "The pages that were visited.", get: { $0.backForwardList })
      c.method(
        "load",
        "Loads a page: an address, a URL, a URLRequest, or a table with url. Returns the navigation that the "
          + "delegate is told of.", args: "request"
      ) {
        (view: WKWebView, request: WebRequest) in view.load(request.address)
      }
      c.method(
        "loadHTMLString", "Shows a page that is given here. It isn't among the visited pages.", "html", "baseURL", WKWebView.loadHTMLString(_:baseAddress:))
      c.method("goBack", "Loads the page before this one. Returns nil where there is none.", WKWebView.goBack)
      c.method("goForward", "Loads the page after this one. Returns nil where there is none.", WKWebView.goForward)
      c.method("go", "Loads a page of the backForwardList. Returns nil for an item of another list.", "item", WKWebView.go(toItem:))
      c.method("reload", "Loads the page again. Returns nil where there is none.", WKWebView.reload)
      c.method(
        "evaluateJavaScript",
        "Runs a script in the page and calls completion(result, error) in a later frame. The page's scripts in launch's pages say what a script gives; "
          + "without an answer there, error has the code 4. document.title, document.body.innerText and location.href need none.", args: "script",
        "completion"
      ) { (view: WKWebView, script: String, completion: LuaFunction?) in
        let callback = completion.map(Callback.once)
        view.evaluateJavaScript(script) { result in
          switch result {
          case .success(let value): callback?.call(value)
          case .failure(let error): callback?.call(InputValue.none, error)
          }
        }
      }
    }
    r.type(
      UIWebView.self, "UIWebView", inherits: "UIView", doc: "The older view that loads pages; see WKWebView for what it shows."
    ) { c in
      c.constructor { _ in UIWebView() }
      webState(c)
      c.delegate("delegate", WebViewDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
      c.method("loadRequest", "Loads a page: an address, or a table with url.", args: "request") {
        (view: UIWebView, request: WebRequest) in view.loadRequest(request.address)
      }
      c.method("loadHTMLString", "Shows a page that is given here.", "html", "baseURL", UIWebView.loadHTMLString(_:baseAddress:))
      c.method("goBack", "Loads the page before this one, if there is one.", UIWebView.back)
      c.method("goForward", "Loads the page after this one, if there is one.", UIWebView.forward)
      c.method("reload", "Loads the page again.", UIWebView.reload)
      c.method(
        "stringByEvaluatingJavaScript", "What a script gives at once, as the page's scripts in launch's pages say; empty without an answer.", "script",
        UIWebView.stringByEvaluatingJavaScript(from:))
    }
    r.type(WebConfiguration.self, "WKWebViewConfiguration", doc: "What apps hand to a new WKWebView. Here it has no settings.") { c in
      c.constructor { _ in WebConfiguration() }
    }
    r.type(WKNavigation.self, "WKNavigation", doc: "One load of a page, which a navigation delegate is told of.") { _ in }
    r.type(WKBackForwardList.self, "WKBackForwardList", doc: "The pages that a web view has visited, in order.") { c in
      c.property("currentItem", "The page that is shown, or nil.", get: { $0.currentItem })
      c.property("backItem", "The page before it, or nil.", get: { $0.backItem })
      c.property("forwardItem", "The page after it, or nil.", get: { $0.forwardItem })
      c.property("backList", "The pages before it, the oldest first.", get: { $0.backList })
      c.property("forwardList", "The pages after it, the next first.", get: { $0.forwardList })
      c.method("item", "The page at a distance from the one that is shown, -1 for the one before it, or nil.", "at", WKBackForwardList.item(at:))
    }
    r.type(WKBackForwardListItem.self, "WKBackForwardListItem", doc: "A page that a web view has visited.") { c in
      c.property("url", "Its address.", get: { $0.url })
      c.property("title", "Its title, or nil before it was loaded.", get: { $0.title })
    }
  }

  private static func webState<View: WebContentView>(_ c: ClassBuilder<View>) {
    c.property("url", "The address of the page, or of the one that is being loaded; nil before the first.", get: { $0.address })
    c.property("title", "The title of the page; empty before there is one.", get: { $0.title })
    c.property("isLoading", "Whether a page is being loaded.", get: { $0.isLoading })
    c.property("estimatedProgress", "How far the load is, from 0 to 1.", get: { $0.estimatedProgress })
    c.property("canGoBack", "Whether there is a page before this one.", get: { $0.canGoBack })
    c.property("canGoForward", "Whether there is a page after this one.", get: { $0.canGoForward })
    c.property("scrollView", "The scroll view with the page's words. Its content size is the page's contentSize in launch's pages.", get: { $0.scrollView })
    c.method("stopLoading", "Ends the load. The delegate is told of an error with the code -999.", View.stop)
  }
}
