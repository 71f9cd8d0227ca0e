import Foundation

/// Owns a view and hears of its life; a container of other controllers; presents them.
///
/// The view's life is here; `+Appearance` tells when it appears, `+Containment` has children, `+Presentation` presents,
/// `+Rotation` turns with the screen.
/// Source: layout-animation.md e1
open class UIViewController: UIResponder {
  public var title: String? { didSet { navigationItem.title = title } }
  private var loadedView: UIView?

  /// What a navigation bar shows for it.
  public let navigationItem = UINavigationItem()

  // Containment and presentation: each is changed by its own file only.
  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  /// Presented by itself, not by a container of it.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  /// The presentation or dismissal, by itself, that runs now.
  weak var presentation: ControllerTransition?
  /// True from the start of its presentation to the end of it, callbacks included.
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  /// True in the appearance callbacks of a push that brings it, and of a pop that takes it away.
  public internal(set) var isMovingToParent = false
  public internal(set) var isMovingFromParent = false
  /// The window whose root it is; its next responder, also while a presented controller has taken its view's place.
  weak var rootWindow: UIWindow?
  /// How it comes when it is presented; full screen, as up to iOS 12. Source: layout-animation.md e2
  public var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  /// It holds what it or a child presents in the style of the current context. Source: Apple, definesPresentationContext
  public var definesPresentationContext = false
  var appearance = Appearance()
  private var editingState = false
  private var knownEditButton: UIBarButtonItem?

  /// Loaded on first access: `loadView`, then `viewDidLoad`. A view belongs to one controller.
  public var view: UIView {
    get {
      if let loadedView { return loadedView }
      sendLoadView()
      let view = loadedView ?? UIView()
      self.view = view
      sendViewDidLoad()
      return view
    }
    set {
      if newValue === loadedView { return }
      if let owner = newValue.viewController {
        Simulation.current.raise(
          UIException(
            .hierarchyInconsistency,
            """
            A view can only be associated with at most one view controller at a time! View <\(typeName(newValue))> is associated with \
            \(owner.shown). Clear this association before associating this view with \(shown).
            """))
        return
      }
      loadedView?.viewController = nil
      loadedView = newValue
      newValue.viewController = self
    }
  }

  // MARK: Editing. Source: Apple, UIViewController.isEditing, editButtonItem

  public final var isEditing: Bool {
    get { editingState }
    set { sendSetEditing(newValue, animated: false) }
  }

  /// Call super: the edit button's title follows here.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingState = editing
    knownEditButton?.title = editTitle
    knownEditButton?.style = editing ? .done : .plain
  }

  /// Says Edit, or Done while editing, and switches between the two.
  public final var editButtonItem: UIBarButtonItem {
    if let knownEditButton { return knownEditButton }
    let item = UIBarButtonItem(title: editTitle, style: editingState ? .done : .plain) { [weak self] _ in
      if let self { self.sendSetEditing(!self.isEditing, animated: true) }
    }
    knownEditButton = item
    return item
  }

  private var editTitle: String? { (editingState ? UIBarButtonItem.SystemItem.done : .edit).title }

  final func sendSetEditing(_ editing: Bool, animated: Bool) {
    if overrides?.call("setEditing", on: self, .bool(editing), .bool(animated)) == nil { setEditing(editing, animated: animated) }
  }

  public var isViewLoaded: Bool { loadedView != nil }
  public var viewIfLoaded: UIView? { loadedView }
  public func loadViewIfNeeded() { _ = view }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// Its view is in the window and has its size. Source: layout-animation.md e1
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// It is about to get this parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// False: the container itself tells its children of their appearance, with `beginAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Rotation

  /// Call super: the children are told here. Source: layout-animation.md e3
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    tellChildren(ofTransitionTo: size, with: coordinator)
  }

  /// How large a child will be when this controller's view has another size. Units: points.
  /// The default follows the autoresizing of the child's view. (UIKit's own default is not documented)
  open func size(forChildContentContainer child: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize {
    autoresizedSize(of: child, in: parentSize)
  }

  /// False: the screen doesn't turn while it is the topmost controller that fills the screen.
  open var shouldAutorotate: Bool { true }
  /// How the screen may stand while it is that controller. Source: Apple, supportedInterfaceOrientations
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.current.supportedOrientations }

  /// The presenter of a presented controller; else the window of a root; else the superview of its view.
  /// Source: gestures.md 5.1, layout-animation.md e5
  open override var next: UIResponder? { ownPresenting ?? rootWindow ?? loadedView?.superview }
  open override var responderWindow: UIWindow? { loadedView?.window }
  override var responderView: UIView? { loadedView }

  /// What messages call it: `<ItemsViewController>`.
  final var shown: String { "<\(overrides?.className(of: self) ?? typeName(self))>" }

  // MARK: As the root of a window

  func enter(window: UIWindow) {
    // A controller that it presents may have taken its place.
    if rootWindow === window, ownPresented != nil { return }
    rootWindow = window
    guard view.superview !== window else { return }
    view.frame = window.bounds
    window.addSubview(view)
    // A callback may have given the window another root.
    if rootWindow !== window { view.removeFromSuperview() }
  }

  /// What it presented goes with it.
  func leave(window: UIWindow) {
    rootWindow = nil
    dismissAtOnce()
    if isViewLoaded, view.superview === window { view.removeFromSuperview() }
  }

  // MARK: Dispatch

  public final func sendWillMove(toParent parent: UIViewController?) {
    if overrides?.call("willMoveToParent", on: self, .object(parent)) == nil { willMove(toParent: parent) }
  }
  public final func sendDidMove(toParent parent: UIViewController?) {
    if overrides?.call("didMoveToParent", on: self, .object(parent)) == nil { didMove(toParent: parent) }
  }
  private func sendLoadView() { if overrides?.call("loadView", on: self) == nil { loadView() } }
  private func sendViewDidLoad() { if overrides?.call("viewDidLoad", on: self) == nil { viewDidLoad() } }
  final func sendViewWillLayoutSubviews() {
    if overrides?.call("viewWillLayoutSubviews", on: self) == nil { viewWillLayoutSubviews() }
  }
  final func sendViewDidLayoutSubviews() {
    if overrides?.call("viewDidLayoutSubviews", on: self) == nil { viewDidLayoutSubviews() }
  }
}
