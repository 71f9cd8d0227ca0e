import Foundation

/// Owns a view and hears of its life. So far without children, presentation and bars.
/// Source: layout-animation.md e1
open class UIViewController: UIResponder {
  public var title: String?
  private var loadedView: UIView?

  /// Loaded on first access: `loadView`, then `viewDidLoad`.
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
      loadedView?.viewController = nil
      loadedView = newValue
      newValue.viewController = self
    }
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
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// The superview of its view. Source: gestures.md 5.1
  open override var next: UIResponder? { loadedView?.superview }
  open override var responderWindow: UIWindow? { loadedView?.window }
  override var responderView: UIView? { loadedView }

  // MARK: In a window

  func enter(window: UIWindow) {
    guard view.superview !== window else { return }
    view.frame = window.bounds
    sendAppearance("viewWillAppear", viewWillAppear)
    window.addSubview(view)
    sendAppearance("viewDidAppear", viewDidAppear)
  }

  func leave(window: UIWindow) {
    guard isViewLoaded, view.superview === window else { return }
    sendAppearance("viewWillDisappear", viewWillDisappear)
    view.removeFromSuperview()
    sendAppearance("viewDidDisappear", viewDidDisappear)
  }

  // MARK: Dispatch

  private func sendLoadView() { if overrides?.call("loadView", on: self) == nil { loadView() } }
  private func sendViewDidLoad() { if overrides?.call("viewDidLoad", on: self) == nil { viewDidLoad() } }
  private func sendAppearance(_ method: StaticString, _ own: (Bool) -> Void) {
    if overrides?.call(method, on: self, .bool(false)) == nil { own(false) }
  }
  final func sendViewWillLayoutSubviews() {
    if overrides?.call("viewWillLayoutSubviews", on: self) == nil { viewWillLayoutSubviews() }
  }
  final func sendViewDidLayoutSubviews() {
    if overrides?.call("viewDidLayoutSubviews", on: self) == nil { viewDidLayoutSubviews() }
  }
}
