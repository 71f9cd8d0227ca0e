import Foundation

/// A sign that a cell draws beside its content. There are no pixels: each form of a frame has its own way to show it.
public enum CellMark: Hashable, Sendable {
  case minus, plus
  case reorder
  case disclosure, checkmark, detail
  /// The circle of a row that can be selected while editing.
  case circle(isSelected: Bool)

  /// What frames as JSON call it.
  public var name: String {
    switch self {
    case .minus: "minus"
    case .plus: "plus"
    case .reorder: "reorder"
    case .disclosure: "disclosure"
    case .checkmark: "checkmark"
    case .detail: "detail"
    case .circle(let isSelected): isSelected ? "selectedCircle" : "circle"
    }
  }
}

/// A sign without a function: a disclosure indicator, a check mark, a selection circle.
public final class UITableViewCellMark: UIView {
  public package(set) var mark: CellMark

  package init(_ mark: CellMark) {
    self.mark = mark
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? { mark.content(in: size, tint: tintColor) }
}

/// The signs as iOS 7 to 12 draw them, each in the middle of its view.
/// Source of sizes and colours, where nothing else is said: iOS 7, measured by eye
extension CellMark {
  package func content(in size: CGSize, tint: UIColor) -> ViewContent {
    ViewContent(
      role: ViewRole("mark", ["mark": .text(name)], form: .symbol(sign)),
      picture: .drawn(in: size) { context in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        draw(context, tint)
      })
  }

  /// In frames of characters.
  private var sign: String {
    switch self {
    case .minus: "⊖"
    case .plus: "⊕"
    case .reorder: "≡"
    case .disclosure: "›"
    case .checkmark: "✓"
    case .detail: "ⓘ"
    case .circle(let isSelected): isSelected ? "◉" : "○"
    }
  }

  private func draw(_ context: CGContext, _ tint: UIColor) {
    let system = Simulation.current.system
    switch self {
    case .minus:
      context.circle(.zero, radius: Self.badgeRadius, system.colors.delete)
      arms(context, isUpright: false)
    case .plus:
      context.circle(.zero, radius: Self.badgeRadius, system.colors.insert)
      arms(context, isUpright: true)
    case .reorder:
      for row in -1...1 {
        let y = CGFloat(row) * Self.handlePitch
        context.line([CGPoint(x: -Self.badgeRadius, y: y), CGPoint(x: Self.badgeRadius, y: y)], system.colors.mark, width: 1)
      }
    case .disclosure: context.line([CGPoint(x: -3, y: -6), CGPoint(x: 3, y: 0), CGPoint(x: -3, y: 6)], system.colors.mark, width: Self.lineWidth)
    case .checkmark: tick(context, tint, scale: 1)
    case .detail:
      ring(context, tint)
      context.circle(CGPoint(x: 0, y: -5), radius: 1.25, tint)
      context.line([CGPoint(x: -2, y: -1.5), CGPoint(x: 0.25, y: -1.5), CGPoint(x: 0.25, y: 5.5)], tint, width: 1.25)
      context.line([CGPoint(x: -2, y: 5.5), CGPoint(x: 2.5, y: 5.5)], tint, width: 1.25)
    case .circle(let isSelected):
      guard isSelected else { return ring(context, system.colors.mark) }
      context.circle(.zero, radius: Self.badgeRadius, tint)
      tick(context, .white, scale: Self.innerTickScale)
    }
  }

  private func arms(_ context: CGContext, isUpright: Bool) {
    let arm = Self.badgeArm
    context.line([CGPoint(x: -arm, y: 0), CGPoint(x: arm, y: 0)], .white, width: Self.lineWidth)
    if isUpright { context.line([CGPoint(x: 0, y: -arm), CGPoint(x: 0, y: arm)], .white, width: Self.lineWidth) }
  }

  private func tick(_ context: CGContext, _ color: UIColor, scale: CGFloat) {
    let points = [CGPoint(x: -6, y: 0.5), CGPoint(x: -2, y: 4.5), CGPoint(x: 6, y: -4.5)]
    context.line(points.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }, color, width: Self.lineWidth)
  }

  private func ring(_ context: CGContext, _ color: UIColor) {
    let radius = Self.badgeRadius - 0.5
    context.setStrokeColor(color)
    context.strokeEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }

  // Units: points.
  private static let badgeRadius: CGFloat = 11
  private static let badgeArm: CGFloat = 6
  private static let lineWidth: CGFloat = 2
  private static let handlePitch: CGFloat = 5
  private static let innerTickScale: CGFloat = 0.8
}
