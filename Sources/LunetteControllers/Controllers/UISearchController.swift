import Foundation

/// Works out the results of a search. Source: Apple, UISearchResultsUpdating
/// - Lua: Finds the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
  /// The search has begun or ended, or its text has changed: show other results.
  /// - Lua: updateSearchResults, needed
  func updateSearchResults(for searchController: UISearchController)
}

/// - Lua: Is told when a search begins and ends.
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is about to begin.
  /// - Lua: willPresentSearchController
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  /// - Lua: didPresentSearchController
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end; its text is already empty.
  /// - Lua: willDismissSearchController
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  /// - Lua: didDismissSearchController
  func didDismissSearchController(_ searchController: UISearchController)
}

/// A search bar with what a search shows: it is presented over the controller that holds the bar while somebody searches.
///
/// The bar stays where it is, below the top of the screen once the navigation bar has gone; what is under it gets dark until there is
/// something to show. Source: docs/rules/controllers.md 8.1
open class UISearchController: UIViewController, SearchBarOwner, NavigationItemSearch {
  /// That of a class of the app's own, which is asked once, or a plain one.
  public var searchBar: UISearchBar {
    if let usedBar { return usedBar }
    let bar = BarMethods.searchBar(self)
    // The answer may have read the property.
    guard usedBar == nil else { return usedBar ?? bar }
    usedBar = bar
    bar.searchOwner = self
    return bar
  }
  private var usedBar: UISearchBar?
  func adoptOwnBar() { if overrides != nil { _ = searchBar } }
  fileprivate private(set) lazy var plainBar: UISearchBar = {
    let bar = UISearchBar()
    bar.placeholder = SearchConstants.placeholder
    bar.searchOwner = self
    return bar
  }()
  public private(set) var searchResultsController: UIViewController?
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public weak var delegate: (any UISearchControllerDelegate)?
  public var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
  public var hidesNavigationBarDuringPresentation = true
  public var automaticallyShowsCancelButton = true
  /// Scopes that the bar has come with the search and go with it. Source: Apple, UISearchController.automaticallyShowsScopeBar (iOS 13)
  public var automaticallyShowsScopeBar = true
  private var hasBroughtScopes = false
  /// The results come with a text and go with it. Source: Apple, automaticallyShowsSearchResultsController (iOS 13)
  public var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }
  /// Whether the results are shown; set, it stays so whatever the text is. Source: Apple, showsSearchResultsController (iOS 13)
  public var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var showsResults = false
  private var hasText: Bool { active && !(searchBar.text ?? "").isEmpty }

  private var active = false
  /// Somebody searches again while the last search still leaves the screen.
  private var beginsAgain = false
  /// The controller in a navigation stack over which it has hidden the bar.
  private weak var barlessController: UIViewController?
  /// In whose navigation bar it searches.
  private weak var barOwner: UINavigationController?
  var searchesInBar: Bool { active && barOwner != nil }
  private var cover: SearchCover? { viewIfLoaded as? SearchCover }

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init()
    modalPresentationStyle = .overCurrentContext
    let owners = simulation.companions[SearchBarOwners.key] ?? SearchBarOwners()
    simulation.companions[SearchBarOwners.key] = owners
    owners.add(self)
  }

  package func showResults(in controller: UIViewController) { searchResultsController = controller }

  open override func loadView() {
    let cover = SearchCover(self)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = cover
  }

  /// Setting it begins or ends the search.
  public var isActive: Bool {
    get { active }
    set { if newValue { begin() } else { end() } }
  }

  var takesWholeBar: Bool { active && hidesNavigationBarDuringPresentation }

  /// The controller that the bar stands in, or in whose navigation item.
  private var host: UIViewController? {
    var responder: UIResponder? = searchBar
    while let current = responder {
      if let controller = current as? UIViewController {
        return (controller as? UINavigationController)?.topViewController.flatMap { $0.navigationItem.search === self ? $0 : nil } ?? controller
      }
      responder = current.following
    }
    return nil
  }

  private func begin() {
    guard !active else { return }
    // What is on its way out can't be presented until it is gone. (Ours)
    guard presentingViewController == nil else {
      beginsAgain = true
      return
    }
    guard let host, searchBar.window != nil else {
      simulation.warn("UISearchController: a search can't begin while its searchBar is not in the window hierarchy.")
      return
    }
    active = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { UISearchBar.Overridable.setShowsCancelButton(searchBar, true, true) }
    if automaticallyShowsScopeBar, !searchBar.showsScopeBar, !searchBar.scopeButtonTitles.isEmpty { bringScopes(true, host) }
    reachUp()
    if hidesNavigationBarDuringPresentation { hideBar(of: host) }
    searchResultsUpdater?.updateSearchResults(for: self)
    host.present(self, animated: true) { [self] in
      if active { delegate?.didPresentSearchController(self) }
    }
    updateContent()
    // The presentation was refused. (Ours)
    if ownPresenting == nil { end() }
  }

  /// Somebody else has dismissed it: the search is over.
  override func presentationIsOver() { if !beginsAgain { end() } }

  private func end() {
    beginsAgain = false
    guard active else { return }
    active = false
    searchBar.text = ""
    searchBar.searchTextField.tokens = []
    UIResponder.Overridable.resignFirstResponder(searchBar)
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { UISearchBar.Overridable.setShowsCancelButton(searchBar, false, true) }
    if hasBroughtScopes { bringScopes(false, host) }
    searchBar.topReach = 0
    showBar()
    searchResultsUpdater?.updateSearchResults(for: self)
    updateContent()
    // The search doesn't wait for the end of its own arrival, nor of what has come over it. (Ours)
    ownPresenting?.finishPresentations()
    guard !active else { return }
    guard let presenter = presentingViewController else {
      delegate?.didDismissSearchController(self)
      return
    }
    presenter.dismissByTouch { [self] in
      delegate?.didDismissSearchController(self)
      if beginsAgain, searchBar.window != nil { begin() }
      beginsAgain = false
    }
  }

  /// What the results, or the dark in their place, hide of what is below; nil for nothing. Space: screen.
  var covered: CGRect? {
    guard active, let cover, cover.isDark || searchResultsController?.viewIfLoaded?.superview === cover else { return nil }
    return cover.screenRect(of: cover.contentFrame)
  }

  // MARK: The bar tells

  func searchDidBegin() { begin() }
  func searchTextDidChange() {
    guard active else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
    updateContent()
  }
  func searchWasCancelled() { end() }

  // MARK: The screen

  /// The bar grows by its scopes: in a navigation bar with that, as a table's header with the table's content, elsewhere by itself where its
  /// height was the one that it asks for.
  private func bringScopes(_ brings: Bool, _ host: UIViewController?) {
    hasBroughtScopes = brings
    let old = searchBar.sizeThatFits(.zero).height
    searchBar.showsScopeBar = brings
    if let host, host.navigationItem.search === self {
      host.navigationController?.searchDidChange(animated: true)
    } else if searchBar.translatesAutoresizingMaskIntoConstraints, searchBar.frame.height == old {
      searchBar.frame.size.height = searchBar.sizeThatFits(.zero).height
      if let table = searchBar.superview as? UITableView, table.tableHeaderView === searchBar { table.tableHeaderView = searchBar }
    }
  }

  /// A bar that stands at the upper edge of the content during the search colours what is above it, under the status bar.
  /// Source: docs/rules/controllers.md 8.1
  private func reachUp() {
    guard let window = searchBar.window, !searchBar.isInNavigationBar, !(searchBar.next is UINavigationBar) else { return }
    let room = searchBar.safeAreaInsets.top + (searchBar.superview?.safeAreaInsets.top ?? 0)
    if searchBar.convert(CGPoint.zero, to: nil).y <= room { searchBar.topReach = window.safeAreaInsets.top }
  }

  private func hideBar(of host: UIViewController) {
    if host.navigationItem.search === self {
      barOwner = host.navigationController
      barOwner?.searchDidChange(animated: true)
      return
    }
    guard let navigation = host as? UINavigationController ?? host.navigationController, !navigation.isNavigationBarHidden else { return }
    var member: UIViewController? = host === navigation ? navigation.topViewController : host
    while let current = member, current.parent !== navigation { member = current.parent }
    barlessController = member
    member?.searchInPlaceOfBar = self
    navigation.searchDidChange(animated: true)
  }

  private func showBar() {
    barOwner?.searchDidChange(animated: true)
    barOwner = nil
    guard let member = barlessController else { return }
    barlessController = nil
    if member.searchInPlaceOfBar === self { member.searchInPlaceOfBar = nil }
    member.navigationController?.searchDidChange(animated: true)
  }

  /// The search fades in over what it covers.
  override var presentationMotion: PresentationMotion? {
    guard let cover else { return nil }
    return PresentationMotion(
      duration: SearchConstants.duration, frequency: simulation.system.motion.sheet.frequency,
      prepare: {
        cover.layoutIfNeeded()
        cover.alpha = 0
      }, appear: { cover.alpha = 1 }, disappear: { cover.alpha = 0 })
  }

  /// The results where something is searched for; else what was there, in the dark.
  private func updateContent() {
    (host ?? presentingViewController)?.searchDidChange(self)
    guard let cover else { return }
    let showsResults = active && showsSearchResultsController
    if let results = searchResultsController {
      if showsResults, results.parent == nil {
        addChild(results)
        // A callback may have put it elsewhere.
        if results.parent === self {
          results.view.frame = cover.contentFrame
          cover.addSubview(results.view)
          if results.parent === self { Overridable.didMoveToParent(results, self) }
        }
      } else if !showsResults, results.parent === self {
        Overridable.willMoveToParent(results, nil)
        removeView(of: results, from: cover)
        if results.parent === self { results.leaveParent() }
      }
    }
    cover.isDark = obscuresBackgroundDuringPresentation && (searchResultsController == nil ? !hasText : !showsResults)
    cover.setNeedsLayout()
  }
}

/// What is over the screen during a search: it lets touches through to the bar, and without a dark part to all else.
final class SearchCover: UIView {
  private weak var controller: UISearchController?
  private let dimming = UIView()
  var isDark = true { didSet { dimming.isHidden = !isDark } }

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init()
    dimming.backgroundColor = simulation.system.colors.sheetDim
    let tap = UITapGestureRecognizer()
    tap.addTarget { [weak self] _ in self?.controller?.isActive = false }
    dimming.addGestureRecognizer(tap)
    addSubview(dimming)
  }

  /// Below the bar.
  var contentFrame: CGRect {
    guard let bar = controller?.searchBar, bar.window != nil else { return bounds }
    var end = bar.convert(bar.bounds, to: self).maxY
    // A search bar that is higher than its place in a navigation bar ends below it, where the content has begun.
    if let place = sequence(first: bar as UIView, next: \.superview).first(where: { $0 is UINavigationBar }) {
      end = min(end, place.convert(place.bounds, to: self).maxY)
    }
    let top = end.clamped(to: 0...max(0, bounds.height))
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = contentFrame
    if let results = controller?.searchResultsController?.viewIfLoaded, results.superview === self { results.frame = contentFrame }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIViewController {
  /// The one whose navigation item has the search controller may depend on what is searched for.
  fileprivate final func searchDidChange(_ search: UISearchController) {
    if navigationItem.search === search { return setNeedsUpdateContentUnavailableConfiguration() }
    for child in children { child.searchDidChange(search) }
  }
}

extension UINavigationItem {
  /// Its search bar stands below the title. Source: Apple, UINavigationItem.searchController (iOS 11)
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set {
      newValue?.searchBar.isInNavigationBar = true
      search = newValue
    }
  }
}

extension UISearchController {
  /// What a class made at run time may override of the bar. Source: Apple, UISearchController.searchBar: a subclass may return a bar of its own
  public enum BarMethods {
    public static let searchBar = OverridableMethod(
      property: "searchBar", "The search bar. Put it above the content, for example as a table's header. A class of your own may answer a bar of its own class."
    ) { (search: UISearchController) in search.plainBar }
  }
}
