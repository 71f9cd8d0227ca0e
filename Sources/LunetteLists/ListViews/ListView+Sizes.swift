import Foundation
@_spi(Lunette) import LunetteStage

/// Rows whose contents want another size than the one that was measured. Source: docs/rules/tables.md 7
extension ListView: FollowsTextSizes {
  /// When cells, headers and footers that measure themselves are measured again. Source: Apple, selfSizingInvalidation (iOS 16)
  public enum SelfSizingInvalidation: String, CaseIterable, Sendable {
    /// With another width, text size or editing mode, and with the rows.
    case disabled
    /// Cells are measured also when one gets another content configuration, or invalidates the intrinsic size of itself or of its content view.
    case enabled
    /// Cells are measured also when constraints in one change.
    case enabledIncludingConstraints
  }

  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { ownSelfSizing ?? (system.tables.measuresByItself ? .enabled : .disabled) }
    set {
      ownSelfSizing = newValue
      if newValue == .enabledIncludingConstraints { simulation.tellsOfConstraints = true }
    }
  }

  package final func textsHaveAnotherSize() {
    guard textSize != measuredTextSize else { return }
    measuredTextSize = textSize
    measureAgain()
  }

  /// Something in a cell, a header or a footer that is on the screen has changed.
  final func sizeMayHaveChanged(of view: ReusableView, byConstraints: Bool = false) {
    let mode = selfSizingInvalidation
    if mode == .disabled || byConstraints && mode != .enabledIncludingConstraints { return }
    measureAgain(view)
  }
}
