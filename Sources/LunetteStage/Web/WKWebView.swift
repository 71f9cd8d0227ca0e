import Foundation

/// Is told of the loads of a web view, in this order: the question whether to load, the start, redirects, the question whether to show what
/// came, the beginning of its content, the end. Source: Apple, WKNavigationDelegate
/// - Lua: Is told what becomes of the loads of a WKWebView, in this order.
public protocol WKNavigationDelegate: AnyObject {
  /// Whether to load: call decisionHandler with "allow" or "cancel", now or later. action has request.url and navigationType.
  /// - Lua: decidePolicyForNavigationAction(webView, action, decisionHandler: ScriptFunction), needed, by hand
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (Bool) -> Void)
  /// A load has begun.
  /// - Lua: didStartProvisionalNavigation
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation)
  /// The server has sent the load on to another address.
  /// - Lua: didReceiveServerRedirectForProvisionalNavigation
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation)
  /// Whether to show what the server sent: call decisionHandler with "allow" or "cancel". response has response.url and response.statusCode.
  /// - Lua: decidePolicyForNavigationResponse(webView, response, decisionHandler: ScriptFunction), needed, by hand
  func webView(_ webView: WKWebView, decidePolicyForResponse response: WKNavigationResponse, decisionHandler: @escaping (Bool) -> Void)
  /// The page begins to be shown.
  /// - Lua: didCommit
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation)
  /// The page is loaded.
  /// - Lua: didFinish
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation)
  /// The load has failed after the page began to be shown.
  /// - Lua: didFail
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation, withError error: WebError)
  /// The load has failed before anything was shown. The code of the error is a number.
  /// - Lua: didFailProvisionalNavigation
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation, withError error: WebError)
}

/// A view that loads pages. Source: Apple, WKWebView; see `WebContentView` for what is shown
public final class WKWebView: WebContentView {
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public let configuration: WKWebViewConfiguration

  public init(configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect = .zero) {
    self.init(configuration: WKWebViewConfiguration())
    self.frame = frame
  }

  @discardableResult public func load(_ address: TextLink) -> WKNavigation { begin(Load(address, .other)) }

  /// - Parameter baseAddress: where the page says that it comes from
  @discardableResult public func loadHTMLString(_ html: String, baseAddress: TextLink?) -> WKNavigation {
    begin(Load(baseAddress ?? TextLink(address: Self.blank), .other, html: html))
  }

  @discardableResult public override func goBack() -> WKNavigation? { super.goBack() }
  @discardableResult public override func goForward() -> WKNavigation? { super.goForward() }
  @discardableResult public func go(toItem item: WKBackForwardListItem) -> WKNavigation? {
    backForwardList.items.contains { $0 === item } ? go(to: item) : nil
  }
  @discardableResult public func reload() -> WKNavigation? { reloadPage() }

  /// Runs a script in the page; the page's table says what it gives. A script that posts a message to the app needs no answer there. The answer
  /// comes in a later frame, as from another process.
  public func evaluateJavaScript(_ script: String, _ completion: @escaping (Result<InputValue, WebError>) -> Void) {
    let simulation = simulation
    let timer = simulation.timers.schedule(at: simulation.time) { [weak self] _ in
      guard let self else { return completion(.failure(.noScript)) }
      // What the page itself answers to it goes for a message that the app has no handler for.
      if case .success(let value)? = posted(by: script) { return completion(.success(value)) }
      completion(answer(toScript: script))
    }
    timer.origin = simulation.origin
  }

  override func run(_ moment: WebScriptMoment, of page: WebPage) { runScripts(moment, of: page) }
  override func shouldLoad(_ load: Load, _ decide: @escaping (Bool) -> Void) {
    guard let navigationDelegate else { return decide(true) }
    navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(load, in: self), decisionHandler: decide)
  }
  override func shouldShow(_ load: Load, status: Int, _ decide: @escaping (Bool) -> Void) {
    guard let navigationDelegate else { return decide(true) }
    navigationDelegate.webView(self, decidePolicyForResponse: WKNavigationResponse(load, status: status), decisionHandler: decide)
  }
  override func didStart(_ load: Load) { navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation) }
  override func wasRedirected(_ load: Load) {
    navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: load.navigation)
  }
  override func didCommit(_ load: Load) { navigationDelegate?.webView(self, didCommit: load.navigation) }
  override func didFinish(_ load: Load) { navigationDelegate?.webView(self, didFinish: load.navigation) }
  override func didFail(_ load: Load, _ error: WebError) {
    if load.isCommitted {
      navigationDelegate?.webView(self, didFail: load.navigation, withError: error)
    } else {
      navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
    }
  }
}

/// Source: Apple, UIWebViewDelegate
/// - Lua: Is told what becomes of the loads of a UIWebView.
public protocol UIWebViewDelegate: AnyObject {
  /// Whether to load; true if the method is missing. request is a URLRequest.
  /// - Lua: shouldStartLoadWith(webView, request: SessionArgument, navigationType), by hand
  func webView(_ webView: UIWebView, shouldStartLoadWith address: TextLink, type navigationType: WebNavigationType) -> Bool
  /// A load has begun.
  /// - Lua: webViewDidStartLoad
  func webViewDidStartLoad(_ webView: UIWebView)
  /// The page is loaded.
  /// - Lua: webViewDidFinishLoad
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// The load has failed.
  /// - Lua: didFailLoadWithError
  func webView(_ webView: UIWebView, didFailLoadWithError error: WebError)
}

/// The older web view. Source: Apple, UIWebView
public final class UIWebView: WebContentView {
  public weak var delegate: (any UIWebViewDelegate)?

  public func loadRequest(_ address: TextLink) { begin(Load(address, .other)) }
  public func loadHTMLString(_ html: String, baseAddress: TextLink?) {
    begin(Load(baseAddress ?? TextLink(address: Self.blank), .other, html: html))
  }
  public func back() { _ = goBack() }
  public func forward() { _ = goForward() }
  public func reload() { _ = reloadPage() }

  /// Runs a script in the page at once; empty where the page's table has no answer.
  public func stringByEvaluatingJavaScript(from script: String) -> String {
    switch answer(toScript: script) {
    case .success(.text(let text)): text
    case .success(.none), .failure: ""
    case .success(let value): "\(value)"
    }
  }

  override func shouldLoad(_ load: Load, _ decide: @escaping (Bool) -> Void) {
    decide(delegate?.webView(self, shouldStartLoadWith: load.address, type: load.type) ?? true)
  }
  override func didStart(_ load: Load) { delegate?.webViewDidStartLoad(self) }
  override func didFinish(_ load: Load) { delegate?.webViewDidFinishLoad(self) }
  override func didFail(_ load: Load, _ error: WebError) { delegate?.webView(self, didFailLoadWithError: error) }
}
