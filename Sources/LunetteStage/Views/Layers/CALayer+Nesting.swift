import Foundation

/// Keeps the tree of layers a tree without circles, and of a depth that drawing can walk through. A mask counts as standing in the layer that
/// it masks: it is drawn with it, and a mask may have sublayers and a mask of its own. Source: docs/rules/layers.md 4
extension CALayer {
  /// Why a layer can't become this one's mask; nil if it can.
  final func problem(ofMask mask: CALayer) -> String? {
    guard mask !== self, mask.view?.superview == nil else {
      return "A mask can't hang in a tree of layers: it must be a layer without a superlayer"
    }
    if isDescendant(of: mask) { return "\(mask.inWords) can't be the mask of \(inWords), which is in it" }
    guard mask.maskedLayer == nil else { return "A layer can be the mask of one layer only; take it from the other first" }
    return problem(ofHeightOf: mask)
  }

  /// Why a view's layer can't get the layer of a subview, as far as masks are concerned; nil if it can.
  final func problem(ofSubviewLayer layer: CALayer) -> String? {
    if !layer.$maskedLayer.isNil { return "\(layer.inWords) masks another layer, so it can't have a superview: set that layer's mask to nil first" }
    // Only the root of a tree of views can be a mask; the layers of the tree know that they are in one.
    guard isInMask || !$maskedLayer.isNil else { return nil }
    if isDescendant(of: layer) { return "\(layer.inWords) can't be added to \(inWords), which is in its mask" }
    return problem(ofHeightOf: layer)
  }

  /// Why a layer with all that is in it can't be put into this one; nil if it can.
  final func problem(ofHeightOf layer: CALayer) -> String? {
    depth + layer.height <= Self.mostLevels ? nil : "More than \(Self.mostLevels) layers inside one another; masks count, too"
  }

  final func isDescendant(of layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.superlayer ?? current.maskedLayer
    }
    return false
  }

  /// Number of layers around this one.
  private var depth: Int {
    var (depth, ancestor) = (0, superlayer ?? maskedLayer)
    while let current = ancestor { (depth, ancestor) = (depth + 1, current.superlayer ?? current.maskedLayer) }
    return depth
  }

  /// Number of levels from here down, this layer included.
  private var height: Int {
    var most = details?.mask?.height ?? 0
    forEachSublayer { most = max(most, $0.height) }
    return most + 1
  }

  /// The layer in messages: `the layer of UIView:box`, `<CALayer frame={0, 0, 9, 9}>`.
  final var inWords: String {
    if let view { return "the layer of \(view.shownInTree)" }
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { formatted($0) }.joined(separator: ", ")
    return "<\(overrides?.className(of: self) ?? typeName(self)) frame={\(place)}>"
  }

  /// Limit of nested layers, since drawing recurses. Ours: no app nests as many.
  private static var mostLevels: Int { UIView.mostLevels }
}

extension UIView {
  /// The view in messages: its class and its frame, or what it is found by.
  final var shownInTree: String {
    let className = overrides?.className(of: self) ?? typeName(self)
    if let name = accessibilityIdentifier { return "<\(className) \(name)>" }
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { formatted($0) }.joined(separator: ", ")
    return "<\(className) frame={\(place)}>"
  }
}
