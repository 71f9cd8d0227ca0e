import Foundation

/// A layer that fills and strokes a path in the space of its bounds; the path isn't cut off at the bounds.
/// Source: docs/rules/layers.md 2.2; Apple, CAShapeLayer
public final class CAShapeLayer: CALayer {
  public var path: CGPath? { didSet { note(Self.pathProperty, .path(oldValue), .path(path)) } }
  /// Nil means no fill.
  public var fillColor: UIColor? = .black { didSet { note(Self.fillProperty, .color(oldValue), .color(fillColor)) } }
  public var fillRule = CGPathFillRule.winding
  /// Nil means no stroke.
  public var strokeColor: UIColor? { didSet { note(Self.strokeProperty, .color(oldValue), .color(strokeColor)) } }
  /// The part of the path's length that is stroked, from 0 to 1; the fill is not cut.
  public var strokeStart: CGFloat = 0 { didSet { note(Self.startProperty, .number(oldValue), .number(strokeStart)) } }
  public var strokeEnd: CGFloat = 1 { didSet { note(Self.endProperty, .number(oldValue), .number(strokeEnd)) } }
  public var lineWidth: CGFloat = 1 { didSet { note(Self.widthProperty, .number(oldValue), .number(lineWidth)) } }
  public var miterLimit: CGFloat = 10 { didSet { note(Self.miterProperty, .number(oldValue), .number(miterLimit)) } }
  public var lineCap = CGLineCap.butt
  public var lineJoin = CGLineJoin.miter
  public var lineDashPhase: CGFloat = 0 { didSet { note(Self.phaseProperty, .number(oldValue), .number(lineDashPhase)) } }
  /// Lengths of strokes and gaps in turn; nil for an unbroken line.
  public var lineDashPattern: [CGFloat]?

  private func note(_ property: LayerProperty, _ old: LayerValue, _ new: LayerValue) {
    if isObserved, old != new { changed(property, old) }
  }

  private static let pathProperty = LayerProperty.path("path", \CAShapeLayer.path)
  private static let fillProperty = LayerProperty.color("fillColor", \CAShapeLayer.fillColor)
  private static let strokeProperty = LayerProperty.color("strokeColor", \CAShapeLayer.strokeColor)
  private static let startProperty = LayerProperty.number("strokeStart", \CAShapeLayer.strokeStart)
  private static let endProperty = LayerProperty.number("strokeEnd", \CAShapeLayer.strokeEnd)
  private static let widthProperty = LayerProperty.number("lineWidth", \CAShapeLayer.lineWidth)
  private static let miterProperty = LayerProperty.number("miterLimit", \CAShapeLayer.miterLimit)
  private static let phaseProperty = LayerProperty.number("lineDashPhase", \CAShapeLayer.lineDashPhase)
  private static let all =
    LayerProperty.ofEveryLayer + [
      pathProperty, fillProperty, strokeProperty, startProperty, endProperty, widthProperty, miterProperty, phaseProperty,
    ]

  public override class var properties: [LayerProperty] { all }

  public override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (layer.path, layer.fillColor, layer.fillRule, layer.strokeColor)
    (strokeStart, strokeEnd, lineWidth, miterLimit) = (layer.strokeStart, layer.strokeEnd, layer.lineWidth, layer.miterLimit)
    (lineCap, lineJoin, lineDashPhase, lineDashPattern) = (layer.lineCap, layer.lineJoin, layer.lineDashPhase, layer.lineDashPattern)
  }

  /// First the fill, then the stroke.
  package override var ownPicture: Picture? {
    guard let path, !path.isEmpty, path.isFinite else { return nil }
    var picture = Picture()
    if let fillColor, fillColor.alpha > 0 { picture.operations.append(DrawOperation(.fill(path, fillColor, fillRule))) }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeStart < strokeEnd {
      var style = StrokeStyle()
      (style.width, style.cap, style.join, style.miterLimit) = (lineWidth, lineCap, lineJoin, miterLimit)
      (style.dash, style.dashPhase) = (lineDashPattern ?? [], lineDashPhase)
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      let line = isWhole ? path : PathMeasure(path).trimmed(from: strokeStart, to: strokeEnd)
      if !line.isEmpty { picture.operations.append(DrawOperation(.stroke(line, strokeColor, style))) }
    }
    return picture
  }
}
