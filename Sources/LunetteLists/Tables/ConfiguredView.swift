import Foundation

/// What a cell shows as a value: the system's, or an app's own kind. Source: Apple, UIContentConfiguration; docs/rules/lists.md 2.3
public enum CellContent {
  case list(UIListContentConfiguration)
  case own(any OwnContentConfiguration)
}

/// A kind of content that an app has made. Source: Apple, UIContentConfiguration and UIContentView
public protocol OwnContentConfiguration: AnyObject {
  /// Nil after a fault.
  func makeContentView() -> UIView?
  /// Whether a view that another configuration has made can show this one.
  func isSupported(by view: UIView) -> Bool
  /// Gives a view this configuration.
  func apply(to view: UIView)
  /// The configuration as it is in a state.
  func updated(for state: UIViewConfigurationState) -> any OwnContentConfiguration
}

/// What a view was configured with; most views have none.
public final class ViewConfiguration {
  var content: CellContent?
  var contentView: UIView?
  var background: UIBackgroundConfiguration?
  var backgroundView: SystemBackgroundView?
  var updateHandler: ((UIViewConfigurationState) -> Void)?
  var updatesBackground = true
  var updatesContent = true
  var needsUpdate = false
  /// Whether `updateConfiguration` has been called.
  var wasUpdated = false
  /// Whether it runs: what it sets needs no update.
  var isUpdating = false
  var isEditing = false
  var isSwiped = false
  var isExpanded = false
  var isReordering = false

  /// The system's own view, where that shows the content.
  var listContent: UIListContentView? { contentView as? UIListContentView }
}

/// A cell, a header or a footer that is described by values: its content, its background, and how both follow its state. Tables and collection
/// views have it in common. Source: docs/rules/lists.md 2.3, 2.4
public protocol ConfiguredView: ReusableView {
  associatedtype State: UIViewConfigurationState
  var contentView: UIView { get }
  var backgroundView: UIView? { get set }
  var madeConfiguration: ViewConfiguration? { get set }
  /// What its looks depend on, which a script may have overridden.
  func askState() -> State
  /// Whether `updateConfiguration` is called although nothing was configured.
  var wantsConfigurationUpdates: Bool { get }
  /// Calls `updateConfiguration`, which a script may have overridden.
  func sendUpdateConfiguration(_ state: State)
  /// A content has come, or the last one has gone: the view's own texts make room, or come back.
  func contentDidChange(isConfigured: Bool)
  /// The background is a configuration's now.
  func backgroundWasConfigured()
  /// The system's content looks as in a state.
  func show(_ state: State, in content: UIListContentView)
}

extension ConfiguredView {
  public var wantsConfigurationUpdates: Bool { false }
  public func contentDidChange(isConfigured: Bool) {}
  public func backgroundWasConfigured() {}
  public func show(_ state: State, in content: UIListContentView) {}

  var configured: ViewConfiguration {
    if let madeConfiguration { return madeConfiguration }
    let new = ViewConfiguration()
    madeConfiguration = new
    return new
  }

  // MARK: Content

  public var contentConfiguration: CellContent? {
    get { madeConfiguration?.content }
    set {
      guard newValue != nil || madeConfiguration?.content != nil else { return }
      let configured = configured
      configured.content = newValue
      switch newValue {
      case .list(let content)?:
        if let view = configured.listContent { view.configuration = content } else { showContent(UIListContentView(configuration: content)) }
        if let view = configured.listContent { show(askState(), in: view) }
      case .own(let content)?:
        if let view = configured.contentView, !(view is UIListContentView), content.isSupported(by: view) {
          content.apply(to: view)
        } else if let view = content.makeContentView(), !isDescendant(of: view) {
          showContent(view)
        }
      case nil: showContent(nil)
      }
      setNeedsLayout()
      list?.sizeMayHaveChanged(of: self)
    }
  }

  private func showContent(_ view: UIView?) {
    let configured = configured
    let had = configured.contentView != nil
    configured.contentView?.removeFromSuperview()
    configured.contentView = view
    if had != (view != nil) { contentDidChange(isConfigured: view != nil) }
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insertSubview(view, at: 0)
  }

  /// How high the configured content is in a width; nil without one. Units: points.
  func configuredContentHeight(width: CGFloat) -> CGFloat? {
    guard let view = madeConfiguration?.contentView else { return nil }
    if view.isMeasuredByConstraints {
      let height = view.systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required).height
      // At once: the height of before the measurement would contradict the content's constraints in the next layout.
      if height > 0, height.isFinite, contentView.bounds.height != height { contentView.frame.size.height = height }
      return height
    }
    return UIView.Overridable.sizeThatFits(view, CGSize(width: width, height: UIView.unlimited)).height
  }

  // MARK: Background

  /// Takes the place of `backgroundView` and of `backgroundColor`, and the other way round.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { madeConfiguration?.background }
    set {
      guard newValue != nil || madeConfiguration?.background != nil else { return }
      let configured = configured
      configured.background = newValue
      if newValue == nil {
        configured.backgroundView?.removeFromSuperview()
        configured.backgroundView = nil
      } else {
        if backgroundView != nil { backgroundView = nil }
        if backgroundColor != nil { backgroundColor = nil }
        if configured.backgroundView == nil {
          let view = SystemBackgroundView()
          configured.backgroundView = view
          insertSubview(view, at: 0)
        }
        wasConfigured()
      }
      backgroundWasConfigured()
      setNeedsLayout()
    }
  }

  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { madeConfiguration?.updatesBackground ?? true }
    set { configured.updatesBackground = newValue }
  }
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { madeConfiguration?.updatesContent ?? true }
    set { configured.updatesContent = newValue }
  }

  func backgroundViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView {
      backgroundConfiguration = nil
      insertSubview(backgroundView, at: 0)
    }
    setNeedsLayout()
  }

  func placeBackground() {
    guard let configured = madeConfiguration, let background = configured.background, let view = configured.backgroundView else { return }
    view.show(configured.updatesBackground ? background.updated(for: askState()) : background, in: self)
  }

  // MARK: State

  public var configurationUpdateHandler: ((UIViewConfigurationState) -> Void)? {
    get { madeConfiguration?.updateHandler }
    set {
      guard newValue != nil || madeConfiguration != nil else { return }
      configured.updateHandler = newValue
      if newValue != nil { wasConfigured() }
    }
  }

  /// Something of it was set; where an update sets it, that update is enough. Source: Apple, configurationUpdateHandler (its example sets a background)
  private func wasConfigured() { if madeConfiguration?.isUpdating != true { setNeedsUpdateConfiguration() } }

  /// `updateConfiguration` is called once before the next layout. Source: Apple, setNeedsUpdateConfiguration()
  public func setNeedsUpdateConfiguration() {
    guard madeConfiguration != nil || wantsConfigurationUpdates || overrides?.implements("updateConfiguration", on: self) == true else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// The view is about to be shown for the first time: a script's class that makes its looks of the state is asked for them.
  func willBeShown() { if overrides != nil, madeConfiguration?.wasUpdated != true { setNeedsUpdateConfiguration() } }

  func updateConfigurationIfNeeded() {
    guard let made = madeConfiguration, made.needsUpdate else { return }
    (made.needsUpdate, made.wasUpdated, made.isUpdating) = (false, true, true)
    sendUpdateConfiguration(askState())
    made.isUpdating = false
  }

  /// What `updateConfiguration` does unless it is overridden.
  func updateOwnConfiguration(_ state: State) {
    guard let made = madeConfiguration else { return }
    if made.updatesContent {
      switch made.content {
      case .list?: if let view = made.listContent { show(state, in: view) }
      case .own(let content)?: contentConfiguration = .own(content.updated(for: state))
      case nil: break
      }
    }
    made.updateHandler?(state)
  }
}
