import Foundation

/// The owner of a view, which is told of what happens to the view: a view controller. A protocol, because controllers come in a later
/// folder.
package protocol ViewOwner: TraitEnvironment {
  /// The owner's view is about to enter or leave a window.
  func viewWillMove(to window: UIWindow?)
  func viewDidMoveToWindow()
  /// The view has not entered or left the window after all.
  func viewDidNotMove()
  /// Called instead of the view's `updateConstraints`; the owner passes it on to the view.
  func updateConstraintsOfView()
  /// Called before and after the view lays out its subviews.
  func willLayOutSubviews()
  func didLayOutSubviews()
  /// Added to the view's safe area insets. Units: points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// The view's safe area insets or margins have changed.
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// Whether the scroll view that is its content keeps clear of the bars above and below, also where it can't be scrolled.
  var adjustsContentScrollView: Bool { get }
  /// Whether the view's margins are at least as large as the system's.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// The reason why the view can't be added to a superview; nil when it can.
  func checkHierarchy(in superview: UIView) -> UIException?
}

/// An owner whose view fills a window.
package protocol WindowRoot: ViewOwner {
  /// The owner is about to become the root: makes its view.
  func prepareToEnter()
  /// Another root replaces this one, whose view is about to be removed. The new root is told that it appears before this view is gone.
  func beginLeaving(window: UIWindow)
  func beginEntering(window: UIWindow)
  func enter(window: UIWindow)
  func leave(window: UIWindow)
  /// Called when the window has another size.
  func fill(_ window: UIWindow)
  /// Called when memory is low.
  func tellOfShortMemory()
}
