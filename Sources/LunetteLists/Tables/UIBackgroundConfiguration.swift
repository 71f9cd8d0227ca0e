import Foundation

/// What stands behind a cell's content, as a value. Source: Apple, UIBackgroundConfiguration (iOS 14); docs/rules/lists.md 2.4
public struct UIBackgroundConfiguration {
  /// How it follows the cell's state.
  enum Style { case clear, plain, grouped, sidebar, header }

  var style: Style
  /// Nil for the view's tint.
  public var backgroundColor: UIColor?
  /// Units: points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets()
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// How far the stroke stands outside of the edge. Units: points.
  public var strokeOutset: CGFloat = 0
  /// Make what is shown of the colours that would be.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In place of the colour.
  public var customView: UIView?
  /// Below the colour.
  public var visualEffect: UIBlurEffect?
  /// Over the colour.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The script has given it a colour: states leave it alone.
  var hasOwnColor = false

  init(_ style: Style, _ color: UIColor?) { (self.style, backgroundColor) = (style, color) }

  public static func clear() -> Self { Self(.clear, .clear) }
  public static func listPlainCell() -> Self { Self(.plain, Simulation.current.system.colors.table) }
  public static func listGroupedCell() -> Self { Self(.grouped, Simulation.current.system.colors.groupedCell) }
  public static func listSidebarCell() -> Self {
    var configuration = Self(.sidebar, .clear)
    configuration.cornerRadius = BackgroundConstants.sidebarRadius
    return configuration
  }
  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }
  /// The background of headers and footers.
  public static func listPlainHeaderFooter() -> Self { Self(.header, Simulation.current.system.colors.plainHeader) }
  public static func listGroupedHeaderFooter() -> Self { Self(.header, .clear) }
  public static func listSidebarHeader() -> Self { Self(.header, .clear) }

  /// A colour of one's own, which states leave alone.
  public mutating func setColor(_ color: UIColor?) { (backgroundColor, hasOwnColor) = (color, true) }

  /// As it looks in a state. Source: Apple, updated(for:); the colours as of table cells
  public func updated(for state: UIViewConfigurationState) -> Self {
    var result = self
    guard !hasOwnColor else { return result }
    let colors = Simulation.current.system.colors
    switch style {
    case .clear, .header: break
    case .plain: result.backgroundColor = state.isOn ? colors.selectedCell : colors.table
    case .grouped: result.backgroundColor = state.isOn ? colors.selectedCell : colors.groupedCell
    case .sidebar: result.backgroundColor = state.isOn ? colors.selectedCell : .clear
    }
    return result
  }
}

enum BackgroundConstants {
  /// Units: points. Ours: as of the cards of insetGrouped lists
  static let sidebarRadius: CGFloat = 10
}

/// Shows a background configuration in a cell.
public final class SystemBackgroundView: UIView {
  private var configuration = UIBackgroundConfiguration.clear()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?

  func show(_ new: UIBackgroundConfiguration, in cell: UIView) {
    if configuration.customView !== new.customView {
      if configuration.customView?.superview === self { configuration.customView?.removeFromSuperview() }
      if let custom = new.customView, !isDescendant(of: custom) { addSubview(custom) }
    }
    configuration = new
    let insets = new.backgroundInsets
    let bounds = cell.bounds
    let rect = CGRect(
      x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    if frame != rect { frame = rect }
    func shown(_ color: UIColor?, _ transformer: UIConfigurationColorTransformer?) -> UIColor {
      let color: UIColor = color ?? cell.tintColor
      return transformer.map { $0(color) } ?? color
    }
    let color = new.customView == nil ? shown(new.backgroundColor, new.backgroundColorTransformer) : nil
    show(new.customView == nil ? new.visualEffect : nil, under: color)
    show(new.customView == nil ? new.image : nil, new.imageContentMode)
    layer.cornerRadius = new.cornerRadius
    layer.maskedCorners = .all
    clipsToBounds = new.cornerRadius > 0
    layer.borderWidth = new.strokeWidth
    if new.strokeWidth > 0 { layer.borderColor = shown(new.strokeColor, new.strokeColorTransformer).cgColor }
    new.customView?.frame = self.bounds
  }

  /// The colour lies over the effect.
  private func show(_ effect: UIBlurEffect?, under color: UIColor?) {
    if let effect {
      let view = effectView ?? UIVisualEffectView()
      if view.effect != effect { view.effect = effect }
      if effectView == nil { insertSubview(view, at: 0) }
      effectView = view
      view.frame = bounds
      view.contentView.backgroundColor = color
    } else {
      effectView?.removeFromSuperview()
      effectView = nil
    }
    backgroundColor = effect == nil ? color : nil
  }

  private func show(_ image: UIImage?, _ mode: ContentMode) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil { addSubview(view) }
    imageView = view
    (view.image, view.contentMode, view.clipsToBounds, view.frame) = (image, mode, true, bounds)
  }
}
