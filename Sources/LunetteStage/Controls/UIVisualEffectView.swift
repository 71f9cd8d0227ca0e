import Foundation

/// The effect that an effect view shows over the views behind it. Nothing is blurred: each style is shown as a colour.
/// Source: docs/rules/layers.md 3.4; Apple, UIBlurEffect
public final class UIBlurEffect: StoredState, Hashable, Sendable {
  public enum Style: String, CaseIterable, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark

    package var isDark: Bool { self == .dark || rawValue.hasSuffix("Dark") }
    /// Others follow the appearance.
    private var isLight: Bool { self == .light || self == .extraLight || rawValue.hasSuffix("Light") }
    private var isThin: Bool { self == .light || self == .regular || rawValue.contains("Thin") }

    /// A flat colour in place of what is blurred. Source: docs/rules/layers.md 3.4 (Apple's old blur sample)
    package func color(in system: SystemConstants) -> UIColor {
      if isDark { return UIColor(white: 0.11, alpha: 0.73) }
      if isLight { return isThin ? UIColor(white: 1, alpha: 0.3) : UIColor(white: 0.97, alpha: 0.82) }
      return isThin ? system.colors.thinMaterial : system.colors.thickMaterial
    }
  }

  public let style: Style
  public init(style: Style) { self.style = style }
  public static func == (one: UIBlurEffect, other: UIBlurEffect) -> Bool { one.style == other.style }
  public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

/// A view that shows an effect. Subviews belong in its `contentView`, which has the same bounds. Source: docs/rules/layers.md 3.4
public final class UIVisualEffectView: UIView {
  /// Nil for no effect.
  public var effect: UIBlurEffect? { didSet { showEffect() } }
  public let contentView = UIView()
  private let backdrop = UIView()

  public init(effect: UIBlurEffect? = nil, frame: CGRect = .zero) {
    self.effect = effect
    super.init(frame: frame)
    backdrop.isUserInteractionEnabled = false
    showEffect()
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Opaque where the user wants less transparency. Source: docs/rules/accessibility.md 5
  private func showEffect() {
    let color = effect?.style.color(in: system)
    backdrop.backgroundColor = simulation.isOn(.isReduceTransparencyEnabled) ? color?.withAlphaComponent(1) : color
  }

  /// The user has changed the setting.
  package static func refreshAll(in view: UIView) {
    (view as? UIVisualEffectView)?.showEffect()
    if HostWork.mustEnd("looking for effect views") { return }
    for subview in view.subviews { refreshAll(in: subview) }
  }

  /// Source: UIKit's exception since iOS 11
  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== backdrop, subview !== contentView else { return }
    simulation.recordFault(
      UIException(
        .internalInconsistency,
        "\(subview.className) has been added as a subview to \(className). Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."
      ))
  }
}
