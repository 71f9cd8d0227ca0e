import Foundation
import LunetteStage

/// The arrow of a popover: a triangle.
final class PopoverArrowView: UIView {
  override class var layerClass: CALayer.Type { CAShapeLayer.self }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  func point(_ direction: UIPopoverArrowDirection, color: UIColor) {
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = CGPath(elements: Self.outline(direction, in: bounds))
    shape.fillColor = color
  }

  static func outline(_ direction: UIPopoverArrowDirection, in rect: CGRect) -> [CGPath.Element] {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let corners: [CGPoint] =
      switch direction {
      case .down: [CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: rect.midX, y: bottom)]
      case .left: [CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), CGPoint(x: left, y: rect.midY)]
      case .right: [CGPoint(x: left, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: rect.midY)]
      default: [CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom), CGPoint(x: rect.midX, y: top)]
      }
    return [.move(corners[0]), .line(corners[1]), .line(corners[2]), .close]
  }
}
