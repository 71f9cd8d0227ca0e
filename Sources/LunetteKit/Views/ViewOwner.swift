import Foundation

/// Who owns a view and hears of its life: a view controller, of a later chapter.
protocol ViewOwner: UIResponder {
  /// Its view is about to enter or leave a window.
  func viewWillMove(to window: UIWindow?)
  func viewDidMoveToWindow()
  /// It has not entered or left it after all.
  func viewDidNotMove()
  /// Its view's turn to update its constraints, which it hands on.
  func updateConstraintsOfView()
  /// Its view lays out its subviews between the two.
  func willLayOutSubviews()
  func didLayOutSubviews()
  /// Added to its view's safe area. Units: points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// Its view has other safe area insets, or other margins.
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// Whether its view's margins are at least the system's.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// Of its view and all in it.
  var traitCollection: UITraitCollection { get }
  /// What speaks against its view in this superview; nil where nothing does.
  func checkHierarchy(in superview: UIView) -> UIException?
}

/// An owner whose view fills a window.
protocol WindowRoot: ViewOwner {
  /// It is about to be the root: its view is made.
  func prepareToEnter()
  /// Another root takes its place, and its view is about to go. The other one hears that it will come before this one's view has gone.
  func beginLeaving(window: UIWindow)
  func beginEntering(window: UIWindow)
  func enter(window: UIWindow)
  func leave(window: UIWindow)
  /// The window has another size.
  func fill(_ window: UIWindow)
  /// Memory is short.
  func tellOfShortMemory()
}
