import Foundation

/// A bar below the content, which looks otherwise while the content's lower edge lies at it. Source: docs/rules/appearance.md 5
package protocol LowerEdgeBar: AnyObject {
  /// - Parameter hidden: how far the content reaches beyond its lower edge's place; 0 at the edge. Units: points.
  func contentReaches(_ hidden: CGFloat)
}

/// The bars that follow a scroll view's lower edge.
final class LowerEdgeBars {
  static let key = CompanionKey<LowerEdgeBars>()
  private struct Entry { weak var bar: (any LowerEdgeBar)? }
  private var entries: [Entry] = []

  func add(_ bar: any LowerEdgeBar) {
    remove(bar)
    entries.append(Entry(bar: bar))
  }
  func remove(_ bar: any LowerEdgeBar) { entries.removeAll { $0.bar == nil || $0.bar === bar } }
  func tell(_ hidden: CGFloat) { for entry in entries { entry.bar?.contentReaches(hidden) } }
}

extension UIScrollView {
  /// How far the content goes on below what is free to see. Units: points.
  package final var reachBelow: CGFloat { max(0, contentSize.height + adjustedContentInset.bottom - contentOffset.y - bounds.height) }

  package final func addLowerBar(_ bar: any LowerEdgeBar) {
    let bars = companions[LowerEdgeBars.key] ?? LowerEdgeBars()
    companions[LowerEdgeBars.key] = bars
    bars.add(bar)
    hasLowerBars = true
  }
  package final func removeLowerBar(_ bar: any LowerEdgeBar) { companions[LowerEdgeBars.key]?.remove(bar) }

  final func tellLowerBars() {
    guard hasLowerBars, let bars = companions[LowerEdgeBars.key] else { return }
    bars.tell(reachBelow)
  }
}
