import Foundation

/// One load of a page, which a web view's delegate is told of. Source: Apple, WKNavigation
public final class WKNavigation {
  public init() {}
}

/// Why a page is loaded. Source: Apple, WKNavigationType, UIWebView.NavigationType
public enum WebNavigationType: String, CaseIterable, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other }

/// Why a page wasn't loaded, or a script had no answer.
public struct WebError: Error, Equatable {
  public let domain: String
  public let code: Int
  public let message: String

  static func url(_ code: Int, _ message: String) -> WebError { WebError(domain: "NSURLErrorDomain", code: code, message: message) }
  // Source: Apple, URLError.Code
  static let cancelled = url(-999, "cancelled")
  static let noServer = url(-1003, "A server with the specified hostname could not be found.")
  static let tooManyRedirects = url(-1007, "too many HTTP redirects")
  static func failed(_ message: String) -> WebError { url(-1004, message) }
  /// Source: WebKit, WebKitErrorFrameLoadInterruptedByPolicyChange
  static let interrupted = WebError(domain: "WebKitErrorDomain", code: 102, message: "Frame load interrupted")
  /// Source: Apple, WKError.Code.javaScriptExceptionOccurred
  static let noScript = WebError(domain: "WKErrorDomain", code: 4, message: "A JavaScript exception occurred")
}

/// A page that was visited. Source: Apple, WKBackForwardListItem
public final class WKBackForwardListItem {
  public let url: TextLink
  public internal(set) var title: String?
  init(url: TextLink) { self.url = url }
}

/// A frame of a page: the whole page, for nothing of a page is laid out. Source: Apple, WKFrameInfo
public final class WKFrameInfo {
  public let isMainFrame = true
  /// What is shown in it, or asked for.
  public let address: TextLink
  public private(set) weak var webView: WKWebView?
  init(_ address: TextLink, in webView: WKWebView?) { (self.address, self.webView) = (address, webView) }
}

/// A load that a web view asks about before it begins. Source: Apple, WKNavigationAction
public final class WKNavigationAction {
  /// The address that is asked for.
  public let address: TextLink
  public let navigationType: WebNavigationType
  /// The frame that asks, with the page that it shows now.
  public let sourceFrame: WKFrameInfo
  /// The frame that will show the page.
  public let targetFrame: WKFrameInfo
  init(_ load: WebContentView.Load, in webView: WKWebView) {
    (address, navigationType) = (load.address, load.type)
    let shown = webView.backForwardList.currentItem?.url ?? TextLink(address: WebContentView.blank)
    (sourceFrame, targetFrame) = (WKFrameInfo(shown, in: webView), WKFrameInfo(shown, in: webView))
  }
}

/// What a server has answered, before it is shown. Source: Apple, WKNavigationResponse
public final class WKNavigationResponse {
  /// Where the answer came from, after all redirections.
  public let address: TextLink
  /// The HTTP status.
  public let status: Int
  init(_ load: WebContentView.Load, status: Int) { (address, self.status) = (load.address, status) }
}

/// The pages that were visited, in order. Source: Apple, WKBackForwardList
public final class WKBackForwardList {
  private(set) var items: [WKBackForwardListItem] = []
  private(set) var place: Int?

  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  public var backList: [WKBackForwardListItem] { Array(items.prefix(place ?? 0)) }
  public var forwardList: [WKBackForwardListItem] { place.map { Array(items.dropFirst($0 + 1)) } ?? [] }

  /// The item at a distance from the current one; nil beyond the ends.
  public func item(at distance: Int) -> WKBackForwardListItem? {
    guard let place else { return nil }
    let (wanted, isFar) = place.addingReportingOverflow(distance)
    return !isFar && items.indices.contains(wanted) ? items[wanted] : nil
  }

  /// A page was opened: those that could be gone forward to are forgotten.
  func append(_ item: WKBackForwardListItem) {
    items = items.prefix(place.map { $0 + 1 } ?? 0) + [item]
    place = items.count - 1
  }

  func go(to item: WKBackForwardListItem) { place = items.firstIndex { $0 === item } ?? place }
}
