import Foundation

/// Layers of no view that hang in a view's layer. They are drawn over the view's background and behind its subviews, whose own layers
/// UIKit keeps in the same list: here a layer can't come between two views. Source: Apple, CALayer; the order is ours
extension CALayer {
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: sublayers.count) }

  /// A layer that hangs elsewhere is taken from there. An index beyond the list is its nearest end.
  public func insertSublayer(_ layer: CALayer, at index: Int) {
    guard layer.view == nil else { return refuse("The layer of a view can't be a sublayer: add the view with addSubview") }
    var (ancestor, depth): (CALayer?, Int) = (self, 0)
    while let current = ancestor {
      guard current !== layer else { return refuse("A layer can't be added to itself or to one of its own sublayers") }
      (ancestor, depth) = (current.superlayer, depth + 1)
    }
    guard depth + layer.height <= Self.mostLevels else { return refuse("More than \(Self.mostLevels) layers inside one another") }
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: min(max(index, 0), sublayers.count))
    layer.superlayer = self
  }

  public func removeFromSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// Levels from here down, its own included.
  private var height: Int { 1 + (sublayers.map(\.height).max() ?? 0) }

  private func refuse(_ reason: String) { Simulation.current.raise(UIException(.invalidArgument, "\(reason)")) }

  /// Drawing goes down layer by layer. Ours: no app nests as many.
  private static var mostLevels: Int { 64 }
}
