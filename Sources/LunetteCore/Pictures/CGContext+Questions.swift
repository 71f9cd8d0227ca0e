import Foundation

/// What a context answers about its path and its clip, several shapes at once, and transparency layers.
/// Source: docs/rules/layers.md 3.2; Apple, CGContext
extension CGContext {
  // MARK: The path. Space: what is drawn, before the matrix

  public var isPathEmpty: Bool { path.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint.applying(ctm.inverted()) }
  public var boundingBoxOfPath: CGRect { path.boundingBox.applying(ctm.inverted()) }
  public var currentPath: CGPath { path.applying(ctm.inverted()) }

  public func pathContains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    path.contains(point.applying(ctm), using: rule)
  }

  /// Adds a subpath through the points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Strokes lines from the first point to the second, from the third to the fourth, and so on. The current path is cleared.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 1, to: points.count, by: 2) {
      move(to: points[index - 1])
      addLine(to: points[index])
    }
    strokePath()
  }

  // MARK: The clip

  /// The bounding box of the clip within the bounds. Space: that of the drawing, before the matrix
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(bounds) { $0.shared(with: $1.path.boundingBoxOfPath) }.applying(ctm.inverted())
  }

  // MARK: Transparency layers

  /// Everything that is drawn until the layer ends is composed by itself, and then drawn as one, with the alpha, the blend mode and the
  /// shadow that are set now.
  public func beginTransparencyLayer() {
    guard transparencyLayers.count < Self.mostDepth else {
      refuse(UIException(.invalidArgument, "More than \(Self.mostDepth) transparency layers inside one another"))
      return
    }
    saveGState()
    transparencyLayers.append((first: picture.operations.count, alpha: state.alpha, blend: state.blendMode, shadow: state.shadow))
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Without an open layer nothing happens.
  public func endTransparencyLayer() {
    guard let layer = transparencyLayers.popLast() else { return }
    restoreGState()
    let drawn = takeOperations(from: layer.first)
    guard !drawn.isEmpty else { return }
    let (outer, matrix) = (state, state.matrix)
    (state.alpha, state.blendMode, state.shadow, state.matrix) = (layer.alpha, layer.blend, layer.shadow, .identity)
    var picture = Picture()
    picture.operations = drawn.map { $0.moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY)) }
    draw(UIImage(drawn: picture, size: bounds.size, scale: 1), in: bounds)
    state = outer
    state.matrix = matrix
  }
}
