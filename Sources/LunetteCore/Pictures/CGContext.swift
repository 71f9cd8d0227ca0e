import Foundation

/// What a context can't know by itself.
package protocol DrawingSurroundings: AnyObject {
  /// The picture of a pattern colour; nil for 0, which is the number of plain colours. See `UIColor.pattern`
  func image(ofPattern number: Int32) -> UIImage?
  /// Called with what UIKit would throw.
  func refuse(_ problem: UIException)
}

/// A context that records what is drawn. Its space is the bounds that are drawn in: the origin at the top left, y down.
///
/// `saveGState` keeps the matrix, the clip, colours, line properties, alpha, blend mode and shadow, but not the path.
/// Source: docs/rules/layers.md 3.2; Apple, CGContext
public final class CGContext {
  package struct State {
    var matrix = CGAffineTransform.identity
    var clips: [DrawnClip] = []
    package var fill = UIColor.black
    package var stroke = UIColor.black
    package var line = StrokeStyle()
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var shadow: DrawnShadow?
  }

  public private(set) var picture = Picture()
  package var state = State()
  private var saved: [State] = []
  /// The current path. Each part is stored with the matrix already applied that was set when the part was added.
  package private(set) var path = CGPath()
  /// Open transparency layers: the index of the first operation of each, and how it is drawn when it ends.
  var transparencyLayers: [(first: Int, alpha: CGFloat, blend: CGBlendMode, shadow: DrawnShadow?)] = []
  /// The bounds that are drawn in. Units: points.
  package let bounds: CGRect
  /// The part of the bounds that is drawn again.
  package let dirty: CGRect

  private let surroundings: any DrawingSurroundings

  package init(bounds: CGRect, dirty: CGRect? = nil, in surroundings: any DrawingSurroundings) {
    (self.bounds, self.dirty, self.surroundings) = (bounds, dirty ?? bounds, surroundings)
  }

  private func append(_ shape: DrawOperation.Shape, _ transform: CGAffineTransform = .identity, blend: CGBlendMode? = nil) {
    if case .fill(let path, let color, let rule) = shape, color.pattern > 0, let image = surroundings.image(ofPattern: color.pattern) {
      return append(image, filling: path, rule, alpha: color.alpha, blend)
    }
    var operation = DrawOperation(shape)
    (operation.transform, operation.clips, operation.alpha) = (transform, state.clips, state.alpha)
    (operation.blendMode, operation.shadow) = (blend ?? state.blendMode, state.shadow)
    append(operation)
  }

  package func refuse(_ problem: UIException) { surroundings.refuse(problem) }

  private func append(_ operation: DrawOperation) {
    let added = operation.weight
    guard weight + added <= Self.mostOperations else {
      refuse(UIException(.invalidArgument, "More than \(Self.mostOperations) things drawn into one picture"))
      return
    }
    weight += added
    picture.operations.append(operation)
  }

  /// The matrix doesn't move a pattern: its tiles begin at the origin of the bounds.
  private func append(_ image: UIImage, filling path: CGPath, _ rule: CGPathFillRule, alpha: CGFloat, _ blend: CGBlendMode?) {
    guard let fill = DrawOperation(tiling: image, over: path.boundingBoxOfPath) else { return }
    var operation = fill
    (operation.clips, operation.alpha) = (state.clips + [DrawnClip(path, rule)], state.alpha * alpha)
    (operation.blendMode, operation.shadow) = (blend ?? state.blendMode, state.shadow)
    append(operation)
  }

  /// Draws operations of another drawing with a map, cut off at a path, with the present clip, alpha and shadow.
  package func draw(_ operations: [DrawOperation], mapped map: CGAffineTransform, inside path: CGPath? = nil) {
    let outer = map.concatenating(ctm)
    var clips = state.clips
    if let clip = path.map({ DrawnClip($0.applying(ctm), .winding) }), !clips.contains(clip) { clips.append(clip) }
    for operation in operations {
      var placed = operation.applying(outer)
      placed.clips = clips + placed.clips.filter { !clips.contains($0) }
      placed.alpha *= state.alpha
      placed.shadow = placed.shadow ?? state.shadow
      append(placed)
    }
  }

  /// The number of operations so far, those of pictures in it included. See `UIImage.weight`.
  private var weight = 0

  /// Limit of operations. Ours: many times the pixels across a screen, and low enough to stop an endless loop before memory is used up.
  private static let mostOperations = 200_000

  /// Inserts a drawing of the same space before the operation at an index.
  package func insert(_ other: Picture, at index: Int) { picture.operations.insert(contentsOf: other.operations, at: min(index, picture.operations.count)) }

  /// Removes and returns the operations from an index on.
  func takeOperations(from first: Int) -> [DrawOperation] {
    let first = min(first, picture.operations.count)
    let taken = Array(picture.operations[first...])
    picture.operations.removeLast(taken.count)
    weight -= taken.reduce(0) { $0 + $1.weight }
    return taken
  }

  // MARK: State

  public func saveGState() {
    guard saved.count < Self.mostStates else {
      refuse(UIException(.invalidArgument, "More than \(Self.mostStates) saved graphics states without a restore"))
      return
    }
    saved.append(state)
  }
  /// Goes back to the state that was saved last; without one nothing happens.
  public func restoreGState() { if let outer = saved.popLast() { state = outer } }
  private static let mostStates = 1000

  /// Each of these acts before what the matrix already does.
  public func translateBy(x: CGFloat, y: CGFloat) { state.matrix = state.matrix.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.matrix = state.matrix.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.matrix = state.matrix.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { state.matrix = transform.concatenating(state.matrix) }
  /// Maps the drawing's space to the bounds.
  public var ctm: CGAffineTransform { state.matrix }

  public func setFillColor(_ color: UIColor) { state.fill = color }
  public func setStrokeColor(_ color: UIColor) { state.stroke = color }
  public func setLineWidth(_ width: CGFloat) { state.line.width = max(width, 0) }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.line.dash, state.line.dashPhase) = (lengths, phase) }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// The matrix doesn't turn or scale the offset. With nil for the colour there is no shadow; by default it is black at a third.
  public func setShadow(offset: CGSize, blur: CGFloat, color: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)) {
    state.shadow = color.map { DrawnShadow(color: $0, offset: offset, blur: max(blur, 0)) }
  }

  // MARK: The path

  public func beginPath() { path = CGPath() }
  public func move(to point: CGPoint) { path.move(to: point.applying(ctm)) }
  public func addLine(to point: CGPoint) { path.addLine(to: point.applying(ctm)) }
  public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: point.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  public func addQuadCurve(to point: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: point.applying(ctm), control: control.applying(ctm))
  }
  public func closePath() { path.closeSubpath() }
  public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect)) }
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect)) }
  public func addPath(_ other: CGPath) { path.addPath(other, transform: ctm) }
  /// The direction is Core Graphics' own: clockwise runs counter-clockwise on the screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    var arc = CGPath()
    arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    let elements = arc.applying(ctm).elements
    for (index, element) in elements.enumerated() {
      if index == 0, !path.isEmpty, let start = element.end { path.addLine(to: start) } else { path.add(element) }
    }
  }

  /// The arc that touches two lines, see `CGPath.addArc(tangent1End:tangent2End:radius:)`.
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard !path.isEmpty, let inverse = PlaneMap(ctm).inverse, let start = inverse.project(path.currentPoint) else { return }
    var arc = CGPath()
    arc.move(to: start)
    arc.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    for element in arc.applying(ctm).elements.dropFirst() { path.add(element) }
  }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) {
    if !path.isEmpty { append(.fill(path, state.fill, rule)) }
    path = CGPath()
  }
  public func strokePath() {
    if !path.isEmpty, state.line.width > 0 { append(.stroke(path, state.stroke, scaledLine)) }
    path = CGPath()
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path
    if mode != .stroke { fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    path = drawn
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { strokePath() }
    path = CGPath()
  }
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(DrawnClip(path, rule))
    path = CGPath()
  }
  /// Removes every clip, those of saved states included.
  public func resetClip() { state.clips = [] }
  public func clip(to rect: CGRect) { state.clips.append(DrawnClip(CGPath(rect: rect).applying(ctm), .winding)) }

  public func fill(_ rect: CGRect) { append(.fill(CGPath(rect: rect).applying(ctm), state.fill, .winding)) }
  public func stroke(_ rect: CGRect) { append(.stroke(CGPath(rect: rect).applying(ctm), state.stroke, scaledLine)) }
  public func fillEllipse(in rect: CGRect) { append(.fill(CGPath(ellipseIn: rect).applying(ctm), state.fill, .winding)) }
  public func strokeEllipse(in rect: CGRect) { append(.stroke(CGPath(ellipseIn: rect).applying(ctm), state.stroke, scaledLine)) }
  public func clear(_ rect: CGRect) {
    let box = rect.applying(ctm)
    // Clearing all of the bounds removes all that was drawn.
    if state.clips.isEmpty, box.covers(bounds) {
      picture.operations.removeAll()
      weight = 0
    } else {
      append(.clear(box))
    }
  }

  public func fill(_ path: CGPath, using rule: CGPathFillRule = .winding, blend: CGBlendMode? = nil, alpha: CGFloat = 1) {
    guard !path.isEmpty else { return }
    let outer = state.alpha
    state.alpha *= alpha
    append(.fill(path.applying(ctm), state.fill, rule), blend: blend)
    state.alpha = outer
  }

  public func stroke(_ path: CGPath, _ style: StrokeStyle, blend: CGBlendMode? = nil, alpha: CGFloat = 1) {
    guard !path.isEmpty, style.width > 0 else { return }
    let (line, outer) = (state.line, state.alpha)
    state.line = style
    state.alpha *= alpha
    append(.stroke(path.applying(ctm), state.stroke, scaledLine), blend: blend)
    (state.line, state.alpha) = (line, outer)
  }

  public func clip(_ path: CGPath, using rule: CGPathFillRule) { state.clips.append(DrawnClip(path.applying(ctm), rule)) }

  public func drawLinearGradient(
    colors: [UIColor], locations: [CGFloat]?, start: CGPoint, end: CGPoint, extendsBefore: Bool, extendsAfter: Bool
  ) {
    let (first, last) = DrawnGradient.ends(start, end, ctm)
    append(
      .gradient(
        DrawnGradient(
          colors: colors, locations: Self.locations(locations, colors.count), start: first, end: last, extendsBefore: extendsBefore,
          extendsAfter: extendsAfter)))
  }

  public func drawRadialGradient(
    colors: [UIColor], locations: [CGFloat]?, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    extendsBefore: Bool, extendsAfter: Bool
  ) {
    append(
      .gradient(
        DrawnGradient(
          colors: colors, locations: Self.locations(locations, colors.count), start: startCenter.applying(ctm), end: endCenter.applying(ctm),
          startRadius: startRadius * scale, endRadius: endRadius * scale, extendsBefore: extendsBefore, extendsAfter: extendsAfter)))
  }

  private static func locations(_ given: [CGFloat]?, _ count: Int) -> [CGFloat] {
    if let given, given.count == count { return given }
    return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }

  public func draw(_ image: UIImage, in rect: CGRect, blend: CGBlendMode? = nil, alpha: CGFloat = 1) {
    guard image.depth < Self.mostDepth else { return unpack(image, in: rect, blend ?? state.blendMode, alpha: alpha) }
    let outer = state.alpha
    state.alpha *= alpha
    append(.image(image, rect), ctm, blend: blend)
    state.alpha = outer
  }

  /// An app that draws its former picture into a new one again and again would nest pictures without end. Beyond the limit the operations
  /// of the picture are drawn themselves.
  private func unpack(_ image: UIImage, in rect: CGRect, _ blend: CGBlendMode, alpha: CGFloat) {
    guard let drawing = image.drawing, image.tint == nil, image.resizingMode == nil, blend == .normal, alpha * state.alpha == 1,
      state.shadow == nil, image.size.width > 0, image.size.height > 0
    else {
      return refuse(
        UIException(
          .invalidArgument, "More than \(Self.mostDepth) pictures drawn one inside another; draw what is in them into one picture"))
    }
    let map = CGAffineTransform(
      a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height, tx: rect.minX, ty: rect.minY)
    draw(drawing.operations, mapped: map, inside: rect.applying(ctm).covers(bounds) ? nil : CGPath(rect: rect))
  }

  /// Limit of nested pictures. Ours: deep enough for apps, and safe for the recursion of those who paint them.
  static let mostDepth = 16

  public func draw(_ text: DrawnText) { if !text.lines.isEmpty { append(.text(text), ctm) } }

  /// How much the matrix enlarges the width of lines.
  private var scale: CGFloat { abs(ctm.determinant).squareRoot() }

  private var scaledLine: StrokeStyle { state.line.scaled(by: scale) }
}

/// Source: Apple, CGPathDrawingMode
public enum CGPathDrawingMode: Int, Sendable, CaseIterable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
