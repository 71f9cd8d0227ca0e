import Foundation

/// A controller whose view has a collection view that fills it. Source: Apple, UICollectionViewController; docs/rules/collections.md 3.10
///
/// A subclass that conforms to `UICollectionViewDataSource` or `UICollectionViewDelegate` becomes its collection view's data source or delegate.
open class UICollectionViewController: UIViewController, UIGestureRecognizerDelegate {
  private var firstLayout: UICollectionViewLayout?
  /// A selection made before another controller came is taken away when this one is seen again. Not where several items can be selected.
  public var clearsSelectionOnViewWillAppear = true
  /// Whether a long press on an item moves it. The data source must take moves.
  public var installsStandardGestureForInteractiveMovement = true { didSet { movementGesture.isEnabled = installsStandardGestureForInteractiveMovement } }
  /// Makes the controller the data source and delegate of its collection view. A host whose controllers conform otherwise than in Swift
  /// puts its own way here.
  public var adopt: (UICollectionViewController, UICollectionView) -> Void = { controller, view in
    if view.dataSource == nil { view.dataSource = controller as? any UICollectionViewDataSource }
    if view.delegate == nil { view.delegate = controller as? any UICollectionViewDelegate }
  }
  private let movementGesture = UILongPressGestureRecognizer()
  private var shownView: UICollectionView?
  private var hasAppeared = false

  /// - Parameter layout: nil is an exception when the view is loaded
  public init(collectionViewLayout layout: UICollectionViewLayout?) {
    firstLayout = layout
    super.init()
    movementGesture.delegate = self
    movementGesture.addTarget { [weak self] recognizer in self?.moveItem(recognizer) }
  }

  /// The layout that a subclass's initializer chooses, before the view is loaded.
  package func begin(with layout: UICollectionViewLayout) { firstLayout = layout }

  /// Fills the controller's view, unless `loadView` has made it otherwise.
  public var collectionView: UICollectionView {
    get {
      _ = view
      if let shownView { return shownView }
      let made = makeCollectionView()
      shownView = made
      return made
    }
    set {
      guard newValue !== shownView else { return }
      let old = shownView
      old?.removeGestureRecognizer(movementGesture)
      shownView = newValue
      newValue.addGestureRecognizer(movementGesture)
      guard isViewLoaded else { return }
      if let old, old !== view { old.removeFromSuperview() }
      newValue.frame = view.bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if newValue !== view { view.insertSubview(newValue, at: 0) }
    }
  }

  public var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  private func makeCollectionView() -> UICollectionView {
    if firstLayout == nil {
      simulation.recordFault(UIException(.invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter"))
    }
    let made = UICollectionView(frame: simulation.screen.bounds, collectionViewLayout: firstLayout ?? UICollectionViewLayout())
    made.addGestureRecognizer(movementGesture)
    adopt(self, made)
    return made
  }

  open override func loadView() {
    if nibName != nil {
      super.loadView()
      // A nib's list is put into a view, as the controller's own one is.
      guard let list = viewIfLoaded as? UICollectionView else { return }
      collectionView = list
      return show(list)
    }
    let made = shownView ?? makeCollectionView()
    shownView = made
    show(made)
  }

  private func show(_ made: UICollectionView) {
    let wrapper = UIView(frame: simulation.screen.bounds)
    made.frame = wrapper.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(made)
    view = wrapper
  }

  /// Its collection view edits with it, as a table does with its controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { shownView?.isEditing = editing }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let shown = shownView else { return }
    if !hasAppeared {
      hasAppeared = true
      UICollectionView.DataMethods.reloadData(shown)
    } else if clearsSelectionOnViewWillAppear, !shown.allowsMultipleSelection {
      shown.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let shownView { UIScrollView.Overridable.flashScrollIndicators(shownView) }
  }

  /// Where nothing can be moved, a long touch stays a touch, or opens a menu.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === movementGesture, let shown = shownView else { return true }
    return shown.indexPathForItem(at: recognizer.location(in: shown)).map { shown.allowsMove(of: RowPath($0)) } ?? false
  }

  private func moveItem(_ recognizer: UIGestureRecognizer) {
    guard let shown = shownView else { return }
    let point = recognizer.location(in: shown)
    switch recognizer.state {
    case .began:
      guard let path = shown.indexPathForItem(at: point), shown.beginInteractiveMovementForItem(at: path) else {
        // Nothing there may be moved: the touch is the scroll view's again.
        movementGesture.state = .cancelled
        return
      }
      shown.updateInteractiveMovementTargetPosition(point)
    case .changed: shown.updateInteractiveMovementTargetPosition(point)
    case .ended: shown.endInteractiveMovement()
    default: shown.cancelInteractiveMovement()
    }
  }
}
