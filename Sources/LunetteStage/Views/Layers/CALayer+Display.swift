import Foundation

/// Draws a layer or lays out its sublayers. Each method may answer false, which means that the delegate doesn't implement it; the next
/// one in line is then asked. Source: docs/rules/layers.md 1.4
/// - Lua: Draws a layer and lays out its sublayers.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. If this method exists, draw is not called.
  /// - Lua: display, answers nothing, else false
  ///
  /// Sets the layer's contents. With the answer true nothing else is asked.
  func display(_ layer: CALayer) -> Bool
  /// Draws into a context that has the layer's coordinates.
  /// - Lua: draw
  func draw(_ layer: CALayer, in context: CGContext)
  /// Sets the frames of the sublayers.
  /// - Lua: layoutSublayers
  func layoutSublayers(of layer: CALayer)
  /// What runs when a property changes: an animation, a function(layer, key), false for nothing, or nil to continue the search.
  /// - Lua: actionForKey, else nil
  ///
  /// The action for a change of a property; `NSNull` for none, nil to go on searching.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)?
}

/// Drawing and layout of bare layers. Changes mark the layer; the view that it is in does the work in the next layout pass.
extension CALayer {
  /// The delegate of a view's layer is the view.
  public final var delegate: (any CALayerDelegate)? {
    get { details?.delegate }
    set {
      guard view == nil else { return refuse("The delegate of a view's layer is the view") }
      detail.delegate = newValue
    }
  }

  /// Makes an object the delegate and holds it.
  package final func own(_ delegate: (any CALayerDelegate)?) {
    self.delegate = delegate
    detail.ownedDelegate = delegate
  }

  /// Marks the layer to be drawn again; it is drawn once, however often it is marked.
  public final func setNeedsDisplay() {
    if let view { return view.setNeedsDisplay() }
    detail.dirtyRect = nil
    detail.needsDisplay = true
    noteWorkInHost()
  }

  /// Marks a part of the layer; several parts are joined to one rectangle.
  public final func setNeedsDisplay(_ rect: CGRect) {
    if let view { return view.setNeedsDisplay(rect) }
    if !detail.needsDisplay {
      detail.dirtyRect = rect
    } else if let dirty = detail.dirtyRect {
      detail.dirtyRect = dirty.union(rect)
    }
    detail.needsDisplay = true
    noteWorkInHost()
  }

  public final var needsDisplay: Bool { view?.needsDisplay ?? details?.needsDisplay ?? false }

  public final func displayIfNeeded() {
    if let view { return view.displayIfNeeded() }
    guard let details, details.needsDisplay else { return }
    details.needsDisplay = false
    withShownFields { Overridable.display(self) }
  }

  /// Draws the layer now: asks the delegate, or records what `draw(in:)` draws. A subclass may override it.
  public final func display() {
    if let view { return view.display() }
    if details?.delegate?.display(self) == true { return }
    let context = CGContext(bounds: bounds, dirty: details?.dirtyRect ?? bounds)
    details?.dirtyRect = nil
    Overridable.draw(self, context)
    keep(context.picture, drawnIn: bounds)
  }

  public final func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    detail.needsLayout = true
    noteWorkInHost()
  }

  public final func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    doWork()
  }

  /// Marks a bare layer for layout; called when its size or its sublayers change.
  final func setNeedsLayoutOfBareLayer() {
    guard view == nil, needsLayoutCalls else { return }
    setNeedsLayout()
  }

  /// False for a plain layer, whose layout nobody would be told of.
  private var needsLayoutCalls: Bool { overrides != nil || details?.delegate != nil || type(of: self) != CALayer.self }

  final func boundsOfBareLayerChanged(from old: CGRect) {
    guard isModel, old.size != bounds.size else { return }
    setNeedsLayoutOfBareLayer()
    bareSuperlayer?.setNeedsLayoutOfBareLayer()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Whether the layer is marked for layout.
  public final var needsLayout: Bool { view?.isLayoutPending ?? details?.needsLayout ?? false }

  /// Marks the view that the layer is in, so that the next layout pass visits this layer.
  final func noteWorkInHost() { hostView?.noteLayerWork() }

  /// Draws and lays out the bare layers that are marked, from this layer downward.
  final func doWork() {
    if let details, details.needsLayout {
      details.needsLayout = false
      Overridable.layoutSublayers(self)
    }
    displayIfNeeded()
    details?.mask?.doWork()
    if let mixed { for layer in mixed.elements where layer.view == nil { layer.doWork() } }
  }

  final func keep(_ picture: Picture, drawnIn bounds: CGRect) {
    guard !picture.isEmpty || details?.drawing != nil else { return }
    (detail.drawing, detail.drawnIn) = (picture, bounds)
  }

  /// What `draw` drew, as operations: cut off at the bounds it was drawn in, and placed in other bounds as `contentsGravity` says. Space:
  /// the origin is the bounds' corner. Source: docs/rules/layers.md 1.4 (a backing store has the size of the bounds)
  package final var drawnOperations: [DrawOperation] {
    guard let details, let drawing = details.drawing else { return [] }
    if let placed = details.placedDrawing, placed.size == bounds.size, placed.gravity == details.contentsGravity {
      return placed.operations
    }
    let store = CGRect(origin: .zero, size: details.drawnIn.size)
    var operations = drawing.operations.map { $0.moved(by: CGPoint(x: -details.drawnIn.minX, y: -details.drawnIn.minY)).clipped(to: store) }
    if store.size != bounds.size, store.width > 0, store.height > 0 {
      let place = details.contentsGravity.place(of: store.size, in: bounds.size)
      let map = CGAffineTransform(
        a: place.width / store.width, b: 0, c: 0, d: place.height / store.height, tx: place.minX, ty: place.minY)
      operations = operations.map { $0.applying(map) }
    }
    details.placedDrawing = (bounds.size, details.contentsGravity, operations)
    return operations
  }
  package final var hasDetails: Bool { details != nil }
  /// All sublayers, bare ones and those of subviews; nil while no list of them is kept.
  package final var ownSublayers: [CALayer]? { mixed?.elements }

  // MARK: Values by key

  /// The value of a property by its key path, or the value that was kept under the key.
  public final func value(forKeyPath path: String) -> LayerValue? {
    if let target = KeyPathTarget(path, self) { return target.value(of: self) }
    switch path {
    case "frame": return .rect(frame)
    case "name": return .text(name)
    default: return details?.values[path]
    }
  }

  /// The values that were kept under keys that name no property.
  package final var ownValues: [String: LayerValue] { details?.values ?? [:] }

  /// Sets a property, or keeps the value under the key.
  public final func setValue(_ value: LayerValue?, forKeyPath path: String) {
    guard let known = self.value(forKeyPath: path), details?.values[path] == nil else {
      detail.values[path] = value
      return
    }
    let value = value?.like(known) ?? known.empty
    guard let value, value.isSameKind(as: known), value.isFinite else {
      return refuse("'\(path)' of \(className) is \(known.kind), not \(value.map { $0.isFinite ? $0.kind : "\($0)" } ?? "nil")")
    }
    switch (path, value) {
    case ("frame", .rect(let rect)): frame = rect
    case ("name", .text(let text)): name = text
    default: KeyPathTarget(path, self)?.set(value, in: self)
    }
  }
}

/// The answer of a script or a delegate for an action: nil to go on searching.
public struct ActionAnswer {
  public let action: (any CAAction)?
  public init(_ action: (any CAAction)?) { self.action = action }
}

extension CALayer: RuntimeOverridable {
  public enum Overridable {
    public static let display = OverridableMethod("display", "Draws the layer or sets its contents. An override replaces draw.") {
      (layer: CALayer) in layer.display()
    }
    public static let draw = OverridableMethod("draw", "Draws into a context that has the layer's coordinates.", "context") {
      (layer: CALayer, context: CGContext) in layer.draw(in: context)
    }
    public static let layoutSublayers = OverridableMethod("layoutSublayers", "Sets the frames of the sublayers.") {
      (layer: CALayer) in layer.layoutSublayers()
    }
    public static let contains = OverridableMethod(
      "contains", "Whether a point in the object's own coordinates is inside its bounds.", "point"
    ) {
      (layer: CALayer, point: CGPoint) in layer.contains(point)
    }
    public static let actionForKey = OverridableMethod(
      "actionForKey", "What runs when a property changes: an animation, false for nothing, or nil to continue the search.", "key"
    ) { (layer: CALayer, key: String) in ActionAnswer(layer.searchedAction(forKey: key)) }
    public static let needsDisplayForKey = OverridableMethod(
      "needsDisplayForKey", "Whether a field of the class's own is drawn: then a change of it draws the layer anew, and it can be animated.", "key"
    ) { (_: CALayer, _: String) in false }
  }
}
