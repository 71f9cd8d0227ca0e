import Foundation

/// The tree of layers. A view's layer is a sublayer of its superview's layer, at the place of the view; bare layers may stand between them.
///
/// A layer whose only sublayers are those of its view's subviews keeps no list: the list of subviews serves for both, so adding and
/// removing views costs the layers nothing. Invariant: a list in `mixed` has the layers of all subviews, in their order.
/// Source: docs/rules/layers.md 1.4; Apple, CALayer
extension CALayer {
  /// Nil for the root of a tree, and for a mask.
  public final var superlayer: CALayer? {
    if let modelLayer { return modelLayer.superlayer?.presentation() }
    if let view { return view.superview?.layer }
    return bareSuperlayer
  }

  /// Back to front; nil when there are none.
  public final var sublayers: [CALayer]? {
    get {
      if let modelLayer { return modelLayer.sublayers?.map { $0.presentation() ?? $0 } }
      if let mixed { return mixed.isEmpty ? nil : mixed.elements }
      guard let view, !view.subviews.isEmpty else { return nil }
      return view.subviews.map(\.layer)
    }
    set {
      for layer in mixed?.elements ?? [] where layer.view == nil { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Visits the sublayers, without making a list of them.
  @inline(__always)
  package final func forEachSublayer(_ body: (CALayer) -> Void) {
    if let mixed {
      mixed.elements.forEachUncounted(body)
    } else if let view {
      view.subviews.forEachUncounted { body($0.layer) }
    }
  }

  /// Sorted by zPosition, ties in the order of the list; nil when that is the order of the list.
  package final var sublayersByDepth: [CALayer]? {
    var isSorted = true
    forEachSublayer { layer in
      guard layer.zPosition != 0 || !layer.animations.isEmpty else { return }
      if layer.zPosition != 0 || layer.animations.contains(where: { $0.target?.property === LayerProperty.zPosition }) { isSorted = false }
    }
    guard !isSorted, let sublayers else { return nil }
    let depths = sublayers.map { $0.shown.zPosition }
    return sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { sublayers[$0] }
  }

  /// The sublayers for somebody who may read them again and again: a long list of those of views is kept from then on.
  package final var sublayersToRead: ReadList<CALayer>? {
    if modelLayer == nil, let view, view.subviews.count >= Self.longList { keepList() }
    if modelLayer == nil, mixed?.isEmpty == false { return mixed?.read() }
    return sublayers.map(ReadList.plain)
  }
  /// Ours: making a shorter list takes little longer than keeping it
  private static let longList = 32

  public final func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Inserts a layer; it is removed from its former superlayer. An index beyond the list counts as the nearest end.
  /// - Parameter index: from 0, the back
  public final func insertSublayer(_ layer: CALayer, at index: Int) { insert(layer, at: index) }

  /// With a sibling that isn't a sublayer here, the layer comes to the front. Source: docs/rules/layers.md 4
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, at: sibling.flatMap { self.place(of: $0, without: layer) })
  }

  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, at: sibling.flatMap { self.place(of: $0, without: layer) }.map { $0 + 1 })
  }

  /// When the old layer isn't a sublayer here, nothing happens. Nil for the new one only removes the old one.
  public final func replaceSublayer(_ old: CALayer, with new: CALayer?) {
    guard old !== new, old.superlayer === self else { return }
    guard old.view == nil else { return refuse("The layer of a view can't be replaced: remove the view with removeFromSuperview") }
    guard let new else { return old.removeFromSuperlayer() }
    insert(new, at: place(of: old, without: new))
    if new.superlayer === self { old.removeFromSuperlayer() }
  }

  /// For the layer of a view, the view is removed from its superview too.
  public final func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    guard let superlayer = bareSuperlayer else { return }
    if isInWindow { dropAnimations() }
    if let index = superlayer.placeInList(of: self) { superlayer.mixed?.remove(at: index) }
    bareSuperlayer = nil
    superlayer.setNeedsLayoutOfBareLayer()
  }

  /// The place of a sublayer among the others than `layer`.
  private func place(of sibling: CALayer, without layer: CALayer) -> Int? {
    guard sibling.superlayer === self, sibling.isModel else { return nil }
    keepList()
    guard let place = placeInList(of: sibling) else { return nil }
    guard layer.superlayer === self, let other = placeInList(of: layer), other < place else { return place }
    return place - 1
  }

  /// The place in the list of sublayers, where there is one.
  private func placeInList(of layer: CALayer) -> Int? {
    guard let index = mixed?.elements.uncountedIndex(of: layer, near: Int(layer.lastPlace)) else { return nil }
    layer.lastPlace = UInt32(clamping: index)
    return index
  }

  private func insert(_ layer: CALayer, at index: Int?) {
    guard isModel, layer.isModel else { return refuse("A presentation layer has no tree of its own") }
    guard layer !== self, !isDescendant(of: layer) else {
      return refuse("A layer can't be added to itself or to one of its own sublayers: \(layer.inWords) has \(inWords) in it")
    }
    if let view = layer.view {
      guard view.superview?.layer === self else {
        return refuse("The layer of a view can't be a sublayer elsewhere: add the view with addSubview")
      }
      return reorder(layer, view, to: index)
    }
    guard layer.maskedLayer == nil else { return refuse("A layer that is another one's mask can't be a sublayer") }
    if let problem = problem(ofHeightOf: layer) { return refuse(problem) }
    if layer.bareSuperlayer != nil { layer.removeFromSuperlayer() }
    keepList()
    let count = mixed?.count ?? 0
    let place = min(max(index ?? count, 0), count)
    mixed?.insert(layer, at: place)
    layer.lastPlace = UInt32(clamping: place)
    layer.bareSuperlayer = self
    layer.commitsWhenAdded = simulation.commits
    layer.noteWorkInHost()
    setNeedsLayoutOfBareLayer()
  }

  /// Begins to keep a list of sublayers here.
  private func keepList() { if mixed == nil { mixed = VersionedList(view?.subviews.map(\.layer) ?? []) } }

  /// Moves the view of a layer to the layer's place among the subviews.
  private func reorder(_ layer: CALayer, _ view: UIView, to index: Int?) {
    keepList()
    guard var list = mixed?.elements, let superview = self.view else { return }
    list.removeAll { $0 === layer }
    list.insert(layer, at: min(max(index ?? list.count, 0), list.count))
    mixed?.replace(with: list)
    superview.takeOrder(of: list.compactMap(\.view))
  }

  // MARK: What the tree of views tells

  /// A subview has been added directly in front of `lower`; for nil behind `next`, or for nil in front of everything.
  final func subviewCame(_ layer: CALayer, before next: CALayer?, above lower: CALayer? = nil) {
    guard let count = mixed?.count else { return }
    let place = lower.flatMap(placeInList).map { $0 + 1 } ?? next.flatMap(placeInList) ?? count
    mixed?.insert(layer, at: place)
    layer.lastPlace = UInt32(clamping: place)
  }

  final func subviewLeft(_ layer: CALayer) {
    if let index = placeInList(of: layer) { mixed?.remove(at: index) }
  }

  /// Two subviews have exchanged their places.
  final func subviewsSwapped(_ one: CALayer, _ other: CALayer) {
    guard let first = placeInList(of: one), let second = placeInList(of: other) else { return }
    mixed?.swapAt(first, second)
  }

  // MARK: Mask

  /// A layer whose alpha cuts off this layer and its sublayers. A mask has no superlayer, and masks one layer only.
  /// Source: docs/rules/layers.md 4
  public final var mask: CALayer? {
    get {
      if let modelLayer { return modelLayer.mask.map { $0.presentation() ?? $0 } }
      return details?.mask
    }
    set {
      guard newValue !== details?.mask else { return }
      if let newValue {
        if let problem = problem(ofMask: newValue) { return refuse(problem) }
        newValue.removeFromSuperlayer()
        newValue.maskedLayer = self
      }
      details?.mask?.maskedLayer = nil
      details?.mask?.view?.noteMask(false)
      detail.mask = newValue
      newValue?.view?.noteMask(true)
    }
  }

  // MARK: Questions

  /// The view whose layer is the nearest ancestor of this bare layer.
  final var hostView: UIView? {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view }
      layer = current.bareSuperlayer ?? current.maskedLayer
    }
    return nil
  }

  /// The simulation of the view that the layer is in.
  final var simulation: Simulation { (modelLayer ?? self).hostView?.simulation ?? .current }

  final var isInWindow: Bool {
    guard let host = hostView else { return false }
    return host.window != nil || isInMask && host.maskedLayer?.isInWindow == true
  }

  /// Whether the layer is in a window and was there when the last frame was shown. Source: docs/rules/layers.md 1.5
  final var isCommitted: Bool {
    let commits = simulation.commits
    var layer: CALayer? = self
    while let current = layer {
      if current.commitsWhenAdded >= commits { return false }
      if let view = current.view { return view.window != nil || isInMask && view.maskedLayer?.isCommitted == true }
      layer = current.bareSuperlayer ?? current.maskedLayer
    }
    return false
  }

  final func refuse(_ reason: String) { simulation.recordFault(UIException(.invalidArgument, "\(reason)")) }
}
