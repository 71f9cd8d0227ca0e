import Foundation

/// The words of a split view controller with named columns, and what an app says with them. Source: Apple, UISplitViewController as of iOS 14
extension UISplitViewController {
  /// Unspecified: two controllers, `viewControllers`, and no named columns.
  public enum Style: Int, CaseIterable, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// Compact is shown in place of all others where the width is compact.
  public enum Column: String, CaseIterable, Sendable { case primary, supplementary, secondary, compact }
  public enum SplitBehavior: Int, CaseIterable, Sendable { case automatic, tile, overlay, displace }
  public enum BackgroundStyle: Int, CaseIterable, Sendable { case none, sidebar }
  public enum DisplayModeButtonVisibility: Int, CaseIterable, Sendable { case automatic, never, always }

  public func setViewController(_ controller: UIViewController?, for column: Column) {
    columns(asking: column)?.set(controller, for: column)
  }

  /// The controller that the app has given, without the navigation controller around it.
  public func viewController(for column: Column) -> UIViewController? { columns(asking: column)?.given[column] }

  /// Beside or over the secondary one, as the behaviour says; where the columns are one, on top.
  public func show(_ column: Column) {
    guard let columns = columns(asking: column) else { return }
    turn.hold { columns.show(column) }
  }

  public func hide(_ column: Column) {
    guard let columns = columns(asking: column) else { return }
    turn.hold { columns.hide(column) }
  }

  private func columns(asking column: Column) -> SplitColumns? {
    guard let columns else {
      simulation.recordFault(
        UIException(.invalidArgument, "\(shown) has no columns: give it a style when it is made, doubleColumn or tripleColumn"))
      return nil
    }
    if column == .supplementary, style == .doubleColumn {
      simulation.recordFault(UIException(.invalidArgument, "\(shown) of the style doubleColumn has no supplementary column"))
      return nil
    }
    return columns
  }

  /// What it does where it is to show columns beside the secondary one.
  public var preferredSplitBehavior: SplitBehavior {
    get { columns?.preferredBehavior ?? .automatic }
    set { columns?.preferredBehavior = newValue }
  }
  public var splitBehavior: SplitBehavior { columns?.behavior ?? .automatic }
  /// Units: points; of all that say something, the points count before the fraction.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { columns?.supplementary.preferred ?? Self.automaticDimension }
    set { columns?.supplementary.preferred = newValue }
  }
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { columns?.supplementary.fraction ?? Self.automaticDimension }
    set { columns?.supplementary.fraction = newValue }
  }
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { columns?.supplementary.least ?? Self.automaticDimension }
    set { columns?.supplementary.least = newValue }
  }
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { columns?.supplementary.most ?? Self.automaticDimension }
    set { columns?.supplementary.most = newValue }
  }
  /// The width of the supplementary column; while it is hidden, the width that it would have. Units: points.
  public var supplementaryColumnWidth: CGFloat { columns?.width(of: .supplementary) ?? 0 }
  /// Whether the bar of the foremost column has a button that hides and shows columns.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { columns?.buttonVisibility ?? .automatic }
    set { columns?.buttonVisibility = newValue }
  }
}

extension UISplitViewController.DisplayMode {
  /// The mode as a split view controller of two columns calls it.
  var ofTwo: Self {
    switch self {
    case .secondaryOnly: .primaryHidden
    case .oneBesideSecondary, .twoBesideSecondary: .allVisible
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: .primaryOverlay
    case .automatic, .primaryHidden, .allVisible, .primaryOverlay: self
    }
  }

  /// How many columns stand beside or over the secondary one; nil for automatic.
  var sideCount: Int? {
    switch self {
    case .automatic: nil
    case .primaryHidden, .secondaryOnly: 0
    case .allVisible, .primaryOverlay, .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// What it comes from; nil where it comes from any.
  var behavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .primaryHidden, .secondaryOnly: nil
    case .allVisible, .oneBesideSecondary, .twoBesideSecondary: .tile
    case .primaryOverlay, .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  init(sides: Int, _ behavior: UISplitViewController.SplitBehavior) {
    switch (sides, behavior) {
    case (...0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }
}
