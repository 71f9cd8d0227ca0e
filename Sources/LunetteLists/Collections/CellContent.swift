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
  /// As it is in a state.
  func updated(for state: UICellConfigurationState) -> any OwnContentConfiguration
}

/// What a cell was configured with; most cells have none.
final class CellConfiguration {
  var content: CellContent?
  var contentView: UIView?
  var background: UIBackgroundConfiguration?
  var backgroundView: SystemBackgroundView?
  var updateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  var updatesBackground = true
  var updatesContent = true
  var needsUpdate = false
  var isEditing = false
  var isSwiped = false
  var isExpanded = false
  var isReordering = false
}

/// Contents, backgrounds and states. Source: docs/rules/lists.md 2.3, 2.4
extension UICollectionViewCell {
  var configured: CellConfiguration {
    if let made = madeConfiguration { return made }
    let new = CellConfiguration()
    madeConfiguration = new
    return new
  }

  // MARK: Content

  public final var contentConfiguration: CellContent? {
    get { madeConfiguration?.content }
    set {
      guard newValue != nil || madeConfiguration?.content != nil else { return }
      let configured = configured
      configured.content = newValue
      switch newValue {
      case .list(let content)?:
        if let view = configured.contentView as? UIListContentView {
          view.configuration = content
        } else {
          showContent(UIListContentView(configuration: content))
        }
      case .own(let content)?:
        if let view = configured.contentView, !(view is UIListContentView), content.isSupported(by: view) {
          content.apply(to: view)
        } else if let view = content.makeContentView(), !isDescendant(of: view) {
          showContent(view)
        }
      case nil: showContent(nil)
      }
      setNeedsLayout()
    }
  }

  private func showContent(_ view: UIView?) {
    let configured = configured
    configured.contentView?.removeFromSuperview()
    configured.contentView = view
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insertSubview(view, at: 0)
  }

  // MARK: Background

  /// Takes the place of `backgroundView`, and the other way round.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
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
        if configured.backgroundView == nil {
          let view = SystemBackgroundView()
          configured.backgroundView = view
          insertSubview(view, at: 0)
        }
        setNeedsUpdateConfiguration()
      }
      setNeedsLayout()
    }
  }

  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { madeConfiguration?.updatesBackground ?? true }
    set { configured.updatesBackground = newValue }
  }
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { madeConfiguration?.updatesContent ?? true }
    set { configured.updatesContent = newValue }
  }

  func placeBackground() {
    guard let configured = madeConfiguration, let background = configured.background, let view = configured.backgroundView else { return }
    view.show(configured.updatesBackground ? background.updated(for: configurationState) : background, in: self)
  }

  // MARK: State

  public final var configurationState: UICellConfigurationState {
    let state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isShownSelected, isShownHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    if let made = madeConfiguration {
      (state.isEditing, state.isSwiped, state.isExpanded, state.isReordering) = (made.isEditing, made.isSwiped, made.isExpanded, made.isReordering)
    }
    return state
  }

  public final var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    get { madeConfiguration?.updateHandler }
    set {
      configured.updateHandler = newValue
      if newValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether its collection view is being edited.
  public final var isEditing: Bool {
    get { madeConfiguration?.isEditing ?? false }
    set {
      guard newValue != isEditing else { return }
      configured.isEditing = newValue
      stateDidChange()
    }
  }

  func stateDidChange() { setNeedsUpdateConfiguration() }

  /// `updateConfiguration` is called once before the next layout. Source: Apple, setNeedsUpdateConfiguration()
  public final func setNeedsUpdateConfiguration() {
    guard overrides != nil || madeConfiguration != nil || wantsConfigurationUpdates else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard let made = madeConfiguration, made.needsUpdate else { return }
    made.needsUpdate = false
    let state = configurationState
    Overridable.updateConfiguration(self, state)
  }

  func updateOwnConfiguration(_ state: UICellConfigurationState) {
    guard let made = madeConfiguration else { return }
    if made.updatesContent {
      switch made.content {
      case .list?: (made.contentView as? UIListContentView)?.showHighlight(false)
      case .own(let content)?: contentConfiguration = .own(content.updated(for: state))
      case nil: break
      }
    }
    made.updateHandler?(self, state)
  }
}
