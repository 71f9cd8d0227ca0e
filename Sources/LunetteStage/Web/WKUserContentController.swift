import Foundation

/// Hears of what the pages of a web view post. Source: Apple, WKScriptMessageHandler
/// - Lua: Hears of what the pages of a WKWebView post to the app: webView.configuration.userContentController:add(handler, "name").
public protocol WKScriptMessageHandler: AnyObject {
  /// A page has posted a message: message.name, message.body.
  /// - Lua: didReceive(controller, message)
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page has posted to the app. Source: Apple, WKScriptMessage
public final class WKScriptMessage {
  /// That of the handler.
  public let name: String
  public let body: InputValue
  public let frameInfo: WKFrameInfo
  public private(set) weak var webView: WKWebView?
  init(_ name: String, _ body: InputValue, from webView: WKWebView) {
    (self.name, self.body, self.webView) = (name, body, webView)
    frameInfo = WKFrameInfo(webView.address ?? TextLink(address: WebContentView.blank), in: webView)
  }
}

/// When a page runs a script of the app's. Source: Apple, WKUserScriptInjectionTime
public enum WebScriptMoment: String, CaseIterable, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that the app gives to every page. Source: Apple, WKUserScript
public final class WKUserScript {
  public let source: String
  public let injectionTime: WebScriptMoment
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WebScriptMoment, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// What an app and the pages of its web views have to do with one another. Source: Apple, WKUserContentController
public final class WKUserContentController {
  public var userScripts: [WKUserScript] { scripts.elements }
  package var userScriptsToRead: ReadList<WKUserScript> { scripts.read() }
  private var scripts = VersionedList<WKUserScript>()
  private var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []

  public init() {}

  public func addUserScript(_ script: WKUserScript) { scripts.append(script) }
  public func removeAllUserScripts() { scripts.replace(with: []) }

  /// - Returns: whether there was no handler of that name; WebKit raises an exception for a second one
  public func add(_ handler: any WKScriptMessageHandler, name: String) -> Bool {
    guard self.handler(named: name) == nil else { return false }
    handlers.append((name, handler))
    return true
  }
  public func removeScriptMessageHandler(forName name: String) { handlers.removeAll { $0.name == name } }
  public func removeAllScriptMessageHandlers() { handlers = [] }
  /// The names of the handlers, in the order in which they were added.
  public var handlerNames: [String] { handlers.map(\.name) }
  /// The handlers, in the same order.
  public var messageHandlers: [any WKScriptMessageHandler] { handlers.map(\.handler) }

  func handler(named name: String) -> (any WKScriptMessageHandler)? { handlers.first { $0.name == name }?.handler }
}

/// What a web view begins with. Source: Apple, WKWebViewConfiguration
public final class WKWebViewConfiguration {
  public var userContentController = WKUserContentController()
  public init() {}
}

extension WKWebView {
  /// Posts a message to the app's handler of that name. Returns: whether there is one
  func post(_ name: String, _ body: InputValue) -> Bool {
    let controller = configuration.userContentController
    guard let handler = controller.handler(named: name) else { return false }
    handler.userContentController(controller, didReceive: WKScriptMessage(name, body, from: self))
    return true
  }

  /// Posts the message of a script that consists of it. Nil for another script; what JavaScript gives for it otherwise.
  func posted(by script: String) -> Result<InputValue, WebError>? {
    guard let message = PostedMessage(script) else { return nil }
    return post(message.name, message.body) ? .success(.none) : .failure(.noScript)
  }

  /// Runs the app's scripts of a moment. No JavaScript is run: a script posts its message or does nothing. At the end of a page its own messages
  /// are posted first. The order is ours
  func runScripts(_ moment: WebScriptMoment, of page: WebPage) {
    if moment == .atDocumentEnd {
      for (name, body) in page.messages.sorted(by: { $0.key < $1.key }) where !post(name, body) {
        simulation.warn("a page posts \"\(name)\", and the app has no handler of that name; userContentController:add(handler, \"\(name)\") adds one")
      }
    }
    for script in configuration.userContentController.userScripts where script.injectionTime == moment { _ = posted(by: script.source) }
  }
}

/// A script of one message: `window.webkit.messageHandlers.cart.postMessage({ "id": 3 })`. What it posts is JSON, or a text in single quotes.
private struct PostedMessage {
  let name: String
  let body: InputValue

  init?(_ script: String) {
    var text = script.trimmingCharacters(in: .whitespacesAndNewlines)[...]
    for start in ["window.", "webkit.messageHandlers."] where text.hasPrefix(start) { text = text.dropFirst(start.count) }
    guard script.contains("webkit.messageHandlers."), let dot = text.firstIndex(of: "."), text[dot...].hasPrefix(Self.call) else { return nil }
    name = String(text[..<dot])
    text = text[dot...].dropFirst(Self.call.count)
    if text.hasSuffix(";") { text = text.dropLast() }
    guard text.hasSuffix(")") else { return nil }
    let argument = text.dropLast().trimmingCharacters(in: .whitespacesAndNewlines)
    if argument.count >= 2, argument.hasPrefix("'"), argument.hasSuffix("'"), !argument.contains("\\") {
      let words = argument.dropFirst().dropLast()
      guard !words.contains("'") else { return nil }
      body = .text(String(words))
    } else {
      guard let value = try? InputValue.read(json: Array(argument.utf8)) else { return nil }
      body = value
    }
  }

  private static let call = ".postMessage("
}
