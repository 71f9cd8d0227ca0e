import Lua
import LunetteKit

extension WebContentView { public static var luaName: String { "WebContentView" } }
extension WKNavigation: LuaObject, CallValue {}
extension WKBackForwardList: LuaObject {}
extension WKBackForwardListItem: LuaObject {}
extension WKNavigationAction: LuaObject, CallValue {}
extension WKNavigationResponse: LuaObject, CallValue {}
extension WKFrameInfo: LuaObject {}
extension WKWebViewConfiguration: LuaObject {}
extension WKUserContentController: LuaObject, CallValue {}
extension WKUserScript: LuaObject {}
extension WKScriptMessage: LuaObject, CallValue {}
extension WebScriptMoment: LuaEnum {}

extension WebError: LuaPushable, CallValue {
  public static var luaType: LuaType { ScriptError.luaType }

  /// The codes are numbers, as those of NSError in UIKit's delegates.
  private var error: ScriptError { ScriptError(domain: domain, code: code, localizedDescription: message) }

  public func push(on stack: LuaStack) { stack.push(error) }
  var callArgument: CallArgument { .object(error) }
}

/// What a web view loads: an address, or a table with a url. What was given as a text reads as a text, as the links of texts do.
private struct WebRequest: LuaReadable {
  let address: TextLink
  static var luaTypeName: String { "an address, a URL, a URLRequest, or a table with url" }
  static var luaType: LuaType { .either([.string, .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> WebRequest {
    if let link = try? TextLink.read(stack, at: index) { return WebRequest(address: link) }
    if let request = try? ScriptURLRequest.read(stack, at: index) { return WebRequest(address: request.address) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    stack.pushRawField("url", of: index)
    defer { stack.pop() }
    guard let link = try? TextLink.read(stack, at: -1) else { throw stack.mismatch(luaTypeName, at: index) }
    return WebRequest(address: link)
  }
}

extension Registry {
  static func web(_ r: RegistryBuilder) {
    r.type(
      WKWebView.self, "WKWebView", inherits: "UIView",
      doc: "A view that loads pages: those that launch's pages has. It shows a page's words in their order, and its address; no HTML is laid out."
    ) { c in
      c.constructor { a in
        let configuration = try a.take("configuration", as: WKWebViewConfiguration?.self, "A WKWebViewConfiguration.")
        return WKWebView(configuration: (configuration ?? nil) ?? WKWebViewConfiguration())
      }
      webState(c)
      c.delegate("navigationDelegate", NavigationDelegateMethods.self, get: { $0.navigationDelegate }, set: { $0.navigationDelegate = $1 })
      c.property("backForwardList", "The pages that were visited.", get: { $0.backForwardList })
      c.property("configuration", "What it was made with.", get: { $0.configuration })
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
          + "without an answer there, error has the code 4. document.title, document.body.innerText, location.href and "
          + "window.webkit.messageHandlers.NAME.postMessage(JSON) need none.", args: "script",
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
    webNavigations(r)
    webMessages(r)
  }

  private static func webNavigations(_ r: RegistryBuilder) {
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
      c.property("url", "Its address: a URL, or a text where the web view was given a text.", get: { $0.url })
      c.property("initialURL", "The address that the page was loaded from. Here it is the same.", get: { $0.url })
      c.property("title", "Its title, or nil before it was loaded.", get: { $0.title })
    }
    r.type(WKNavigationAction.self, "WKNavigationAction", doc: "A load that a navigation delegate decides about.") { c in
      c.property("request", "What is asked for.", get: { ScriptURLRequest($0.address) })
      c.property("navigationType", "Why.", get: { $0.navigationType })
      c.property("sourceFrame", "The frame that asks.", get: { $0.sourceFrame })
      c.property("targetFrame", "The frame that will show the page. It is never nil: no page opens a window.", get: { Optional($0.targetFrame) })
      c.property("shouldPerformDownload", "Whether the page asks for a download: false.", get: { _ in false })
    }
    r.type(WKNavigationResponse.self, "WKNavigationResponse", doc: "What a server has answered, for a navigation delegate to decide about.") { c in
      c.property("response", "The head of the answer.", get: { ScriptResponse($0) })
      c.property("isForMainFrame", "Whether it is for the whole page: true.", get: { _ in true })
      c.property("canShowMIMEType", "Whether a web view can show it: true, for every page is HTML.", get: { _ in true })
    }
    r.type(WKFrameInfo.self, "WKFrameInfo", doc: "A frame of a page. Here each page is one frame.") { c in
      c.property("isMainFrame", "Whether it is the whole page: true.", get: { $0.isMainFrame })
      c.property("request", "What is shown in it.", get: { ScriptURLRequest($0.address) })
      c.property("webView", "Its web view, or nil once that is gone.", get: { $0.webView })
    }
  }

  private static func webMessages(_ r: RegistryBuilder) {
    r.type(
      WKWebViewConfiguration.self, "WKWebViewConfiguration",
      doc: "What a new WKWebView begins with. It has the handlers of messages that pages post; pages have no scripts, media and cookies to be set up."
    ) { c in
      c.constructor { _ in WKWebViewConfiguration() }
      c.property("userContentController", "Has the handlers of what pages post.", \.userContentController)
    }
    r.type(
      WKUserContentController.self, "WKUserContentController",
      doc: "Has the handlers of what the pages of a web view post: the messages of a page in launch's pages, and those of scripts that post one."
    ) { c in
      c.constructor { _ in WKUserContentController() }
      c.method("add", "Lets a handler hear of messages under a name, until it is removed.", args: "handler", "name") {
        (controller: WKUserContentController, handler: DelegateTable<ScriptMessageHandlerMethods>, name: String) in
        guard !name.isEmpty else { throw BindingFault.badValue(name: "name", wanted: "a name", got: "\"\"") }
        guard controller.add(ScriptScriptMessageHandler(handler.script), name: name) else {
          throw MessageHandlerFault(name: name)
        }
      }
      c.raises("if there is a handler of that name")
      c.method(
        "removeScriptMessageHandler", "Removes the handler of a name.", "forName", WKUserContentController.removeScriptMessageHandler(forName:))
      c.method("removeAllScriptMessageHandlers", "Removes all handlers.", WKUserContentController.removeAllScriptMessageHandlers)
      c.method(
        "addUserScript", "Gives each page a script. No JavaScript is run: a script that posts a message posts it, another one does nothing.", "script",
        WKUserContentController.addUserScript)
      c.method("removeAllUserScripts", "Takes them away.", WKUserContentController.removeAllUserScripts)
      c.property("userScripts", "The scripts of each page.", get: { $0.userScriptsToRead })
    }
    r.type(WKUserScript.self, "WKUserScript", doc: "A script for each page: WKUserScript { source =, injectionTime =, forMainFrameOnly = }.") { c in
      c.constructor { a in
        let source = try a.take("source", as: String.self, "Its text.") ?? ""
        let moment = try a.take("injectionTime", as: WebScriptMoment.self, "\"atDocumentStart\" or \"atDocumentEnd\", when the page is loaded.")
        let isForMainFrame = try a.take("forMainFrameOnly", as: Bool.self, "Whether it is for whole pages only; each page is one frame.")
        return WKUserScript(source: source, injectionTime: moment ?? .atDocumentEnd, forMainFrameOnly: isForMainFrame ?? false)
      }
      c.property("source", "Its text.", get: { $0.source })
      c.property("injectionTime", "When a page runs it.", get: { $0.injectionTime })
      c.property("isForMainFrameOnly", "Whether it is for whole pages only.", get: { $0.isForMainFrameOnly })
    }
    r.type(WKScriptMessage.self, "WKScriptMessage", doc: "What a page has posted to the app.") { c in
      c.property("name", "The name of the handler.", get: { $0.name })
      c.property("body", "What was posted: a text, a number, a boolean, a list or a table.", get: { PlainValue($0.body) })
      c.property("webView", "The web view of the page, or nil once that is gone.", get: { $0.webView })
      c.property("frameInfo", "The frame of the page.", get: { $0.frameInfo })
    }
  }

  private static func webState<View: WebContentView>(_ c: ClassBuilder<View>) {
    c.property(
      "url", "The address of the page, or of the one that is being loaded; nil before the first. What was given as a text reads as a text.", get: { $0.address }
    )
    c.property("title", "The title of the page; empty before there is one.", get: { $0.title })
    c.property("isLoading", "Whether a page is being loaded.", get: { $0.isLoading })
    c.property("estimatedProgress", "How far the load is, from 0 to 1.", get: { $0.estimatedProgress })
    c.property("canGoBack", "Whether there is a page before this one.", get: { $0.canGoBack })
    c.property("canGoForward", "Whether there is a page after this one.", get: { $0.canGoForward })
    c.property("scrollView", "The scroll view with the page's words. Its content size is the page's contentSize in launch's pages.", get: { $0.scrollView })
    c.method("stopLoading", "Ends the load. The delegate is told of an error with the code -999.", View.stop)
  }
}

private struct MessageHandlerFault: Error, CustomStringConvertible {
  let name: String
  var description: String { "there is a handler of the name \"\(name)\" already; removeScriptMessageHandler(\"\(name)\") removes it" }
}

/// A script's table or instance as the delegate of a UIWebView.
extension ScriptWebViewDelegate {
  func webView(_ webView: UIWebView, shouldStartLoadWith address: TextLink, type: WebNavigationType) -> Bool {
    ask(WebViewDelegateMethods.shouldStartLoadWith, webView, SessionArgument(ScriptURLRequest(address)), type)?.value ?? true
  }
}
