import Foundation

/// What both kinds of web views are: a scroll view with the words of a page, its address above them, and the load that runs.
///
/// No HTML is laid out: the page's words stand in their order. The steps of a load come in frames of their own, as WebKit's come from another
/// process: the question whether to load, the start, the answer after the page's `delay`, its end one frame later.
/// Source: Apple, WKNavigationDelegate (the order of its methods); the times are ours
open class WebContentView: UIView {
  public let scrollView = UIScrollView()
  public let backForwardList = WKBackForwardList()
  /// The title of the page; empty before there is one.
  public private(set) var title = ""
  /// From 0 to 1. Source: Apple, WKWebView.estimatedProgress; its steps are ours
  public private(set) var estimatedProgress = 0.0
  private var shownAddress: TextLink?
  private var page = WebPage(html: "")
  private var loading: Load?

  private let addressLabel = UILabel()
  private let textLabel = UILabel()

  /// A load under way.
  final class Load {
    var address: TextLink
    let type: WebNavigationType
    /// Given by the app, in place of the web's.
    let html: String?
    /// Where the list of visited pages goes; nil for a new page.
    let item: WKBackForwardListItem?
    let navigation = WKNavigation()
    var redirects = 0
    /// Whether the question whether to load was answered.
    var isAnswered = false
    var isCommitted = false
    fileprivate var timer: SimulatedTimer?

    init(_ address: TextLink, _ type: WebNavigationType, html: String? = nil, item: WKBackForwardListItem? = nil) {
      (self.address, self.type, self.html, self.item) = (address, type, html, item)
    }
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .white
    clipsToBounds = true
    (addressLabel.font, addressLabel.textColor) = (UIFont.systemFont(ofSize: Self.addressSize), .gray)
    textLabel.numberOfLines = 0
    scrollView.alwaysBounceVertical = true
    addSubview(scrollView)
    for label in [addressLabel, textLabel] { scrollView.addSubview(label) }
  }

  /// Units: points. Ours
  private static let (addressSize, margin, addressHeight): (CGFloat, CGFloat, CGFloat) = (12, 8, 16)

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let width = max(0, bounds.width - 2 * Self.margin)
    addressLabel.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: Self.addressHeight)
    let top = 2 * Self.margin + Self.addressHeight
    let height = (textLabel.text ?? "").isEmpty ? 0 : textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    textLabel.frame = CGRect(x: Self.margin, y: top, width: width, height: height)
    scrollView.contentSize = page.contentSize ?? CGSize(width: bounds.width, height: top + height + Self.margin)
  }

  // MARK: What the page is

  /// The address of the page that is shown or, while one is loaded, of that one; nil before the first.
  public var address: TextLink? { loading.map(\.address) ?? shownAddress }
  public var isLoading: Bool { loading != nil }
  public var canGoBack: Bool { backForwardList.backItem != nil }
  public var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// What a script of the app's gets from the page.
  func answer(toScript script: String) -> Result<InputValue, WebError> {
    if let answer = page.scripts[script] { return .success(answer) }
    switch script {
    case "document.title": return .success(.text(title))
    case "document.body.innerText": return .success(.text(textLabel.text ?? ""))
    case "location.href", "window.location.href", "document.URL": return .success(.text(shownAddress?.address ?? Self.blank))
    default:
      simulation.warn(
        "the page \(shownAddress?.address ?? Self.blank) has no answer to the script \"\(script)\"; give it one: scripts = { [\"\(script)\"] = ... }"
      )
      return .failure(.noScript)
    }
  }

  static let blank = "about:blank"

  // MARK: Loading

  @discardableResult func begin(_ load: Load) -> WKNavigation {
    stop()
    loading = load
    estimatedProgress = 0
    next(load, after: 0) { $0.ask(load) }
    return load.navigation
  }

  public func stop() {
    guard let load = loading else { return }
    fail(load, .cancelled)
  }

  func goBack() -> WKNavigation? { backForwardList.backItem.map { go(to: $0) } }
  func goForward() -> WKNavigation? { backForwardList.forwardItem.map { go(to: $0) } }
  func go(to item: WKBackForwardListItem) -> WKNavigation { begin(Load(item.url, .backForward, item: item)) }
  func reloadPage() -> WKNavigation? {
    guard let shownAddress else { return nil }
    return begin(Load(shownAddress, .reload, item: backForwardList.currentItem))
  }

  /// Makes the next step of a load, unless another load has begun or the step can't be made any more.
  private func next(_ load: Load, after seconds: TimeInterval, _ step: @escaping (WebContentView) -> Void) {
    let simulation = simulation
    load.timer = simulation.timers.schedule(at: simulation.time + seconds) { [weak self] _ in
      guard let self, loading === load else { return }
      step(self)
    }
    load.timer?.origin = simulation.origin
  }

  private func ask(_ load: Load) {
    shouldLoad(load) { [weak self] isAllowed in
      guard let self, loading === load, !load.isAnswered else { return }
      load.isAnswered = true
      guard isAllowed else { return end(load) }
      estimatedProgress = Self.startedProgress
      didStart(load)
      guard loading === load else { return }
      answer(load)
    }
  }

  /// Source: WebKit, ProgressTracker (initialProgressValue); the other step is ours
  private static let (startedProgress, committedProgress) = (0.1, 0.5)
  /// Source: RFC 9110, 15.4 (clients detect cycles); browsers give up after 20
  private static let mostRedirects = 20

  private func answer(_ load: Load) {
    let found = load.html.map(WebPage.init(html:)) ?? (load.address.address == Self.blank ? WebPage(html: "") : simulation.web.pages[load.address.address])
    next(load, after: load.html == nil ? found?.delay ?? 0 : 0) { view in
      guard let found else {
        let known = view.simulation.web.pages.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        view.simulation.warn("there is no page \"\(load.address.address)\"; launch's pages has \(known.isEmpty ? "none" : known)")
        return view.fail(load, .noServer)
      }
      if let failure = found.failure { return view.fail(load, .failed(failure)) }
      if let target = found.redirect {
        load.redirects += 1
        guard load.redirects <= Self.mostRedirects else { return view.fail(load, .tooManyRedirects) }
        load.address = TextLink(address: target, isURL: load.address.isURL)
        view.wasRedirected(load)
        return view.loading === load ? view.answer(load) : ()
      }
      view.shouldShow(load, status: found.status) { [weak view] isAllowed in
        guard let view, view.loading === load, !load.isCommitted else { return }
        if isAllowed { view.commit(load, found) } else { view.fail(load, .interrupted) }
      }
    }
  }

  private func commit(_ load: Load, _ found: WebPage) {
    load.isCommitted = true
    (shownAddress, page, estimatedProgress) = (load.address, found, Self.committedProgress)
    if let item = load.item {
      backForwardList.go(to: item)
    } else if load.html == nil {
      backForwardList.append(WKBackForwardListItem(url: load.address))
    }
    let words = HTMLWords(found.html)
    title = ""
    (addressLabel.text, textLabel.text) = (load.address.address, words.text)
    if load.type != .reload { scrollView.contentOffset = .zero }
    setNeedsLayout()
    didCommit(load)
    guard loading === load else { return }
    run(.atDocumentStart, of: found)
    guard loading === load else { return }
    next(load, after: 1 / TimeInterval(framesPerSecond)) { view in
      view.title = found.title ?? words.title ?? ""
      view.backForwardList.currentItem?.title = view.title
      view.run(.atDocumentEnd, of: found)
      guard view.loading === load else { return }
      view.estimatedProgress = 1
      view.loading = nil
      view.didFinish(load)
    }
  }

  private func fail(_ load: Load, _ error: WebError) {
    end(load)
    didFail(load, error)
  }

  private func end(_ load: Load) {
    load.timer?.invalidate()
    loading = nil
  }

  // MARK: What a subclass tells its delegate

  func shouldLoad(_ load: Load, _ decide: @escaping (Bool) -> Void) { decide(true) }
  func shouldShow(_ load: Load, status: Int, _ decide: @escaping (Bool) -> Void) { decide(true) }
  func didStart(_ load: Load) {}
  func wasRedirected(_ load: Load) {}
  func didCommit(_ load: Load) {}
  func didFinish(_ load: Load) {}
  func didFail(_ load: Load, _ error: WebError) {}
  /// The page runs the scripts of one of its moments.
  func run(_ moment: WebScriptMoment, of page: WebPage) {}
}
