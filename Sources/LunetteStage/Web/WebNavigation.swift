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
  public let url: String
  public internal(set) var title: String?
  init(url: String) { self.url = url }
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
