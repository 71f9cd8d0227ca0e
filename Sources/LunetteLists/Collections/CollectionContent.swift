import Foundation

/// What the layout has said about the elements around what is visible, with the views of those that are.
///
/// The layout is asked for a stretch of two screens, so that most scrolled frames ask nothing and take nothing from the heap.
package struct CollectionContent {
  package struct Entry {
    let element: CollectionElement
    var attributes: UICollectionViewLayoutAttributes
    /// Where it is seen, of the attributes and of how far its section has scrolled by itself; computed once. Space: content.
    var frame: CGRect
    var view: UICollectionReusableView?

    init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint, view: UICollectionReusableView? = nil) {
      (element, self.attributes, self.view) = (attributes.element, attributes, view)
      frame = shift == .zero ? attributes.frame : attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y)
    }

    /// A cell that is shown.
    package var cell: UICollectionViewCell? { element.category == .cell ? view as? UICollectionViewCell : nil }
    package var pathOfCell: RowPath? { element.category == .cell && view != nil ? element.path : nil }

    /// What only touches the edge isn't visible. Source: docs/rules/collections.md 3.2
    func isVisible(in bounds: CGRect) -> Bool {
      !attributes.isHidden && frame.width > 0 && frame.height > 0 && frame.minX < bounds.maxX && frame.maxX > bounds.minX
        && frame.minY < bounds.maxY && frame.maxY > bounds.minY
    }
  }

  /// Cells first, then supplementary views, then decorations; each ascending.
  package internal(set) var elements: [Entry] = []
  /// For which the layout was asked. Space: content.
  var rect = CGRect.null
  /// The layout, or the data, has changed since.
  var isStale = true
  /// Whether there has been more content than fits: where it begins has been chosen then.
  var hasStart = false
  /// Whether it was laid out from right to left.
  var isMirrored = false

  /// Two screens, aligned to screens, so that each offset within one screen has the same. Ours, after what UIKit asks of layouts
  /// (docs/rules/collections.md 3.2)
  static func rect(around bounds: CGRect) -> CGRect {
    func stretch(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard length > 0 else { return (start, 0) }
      return ((start / length).rounded(.down) * length, 2 * length)
    }
    let (x, width) = stretch(bounds.minX, bounds.width)
    let (y, height) = stretch(bounds.minY, bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  func index(of element: CollectionElement) -> Int? {
    let place = elements.partitioned { $0.element < element }
    return place < elements.count && elements[place].element == element ? place : nil
  }

  func view(of element: CollectionElement) -> UICollectionReusableView? { index(of: element).flatMap { elements[$0].view } }

  /// Takes out the views that are shown, in order.
  mutating func takeViews() -> [(CollectionElement, UICollectionReusableView)] {
    var taken: [(CollectionElement, UICollectionReusableView)] = []
    for index in elements.indices {
      guard let view = elements[index].view else { continue }
      taken.append((elements[index].element, view))
      elements[index].view = nil
    }
    return taken
  }
}

extension CollectionElement: Comparable {
  static func cell(_ path: RowPath) -> CollectionElement { CollectionElement(category: .cell, kind: nil, path: path) }
  static func view(_ kind: String, _ path: RowPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }

  private var rank: Int {
    switch category {
    case .cell: 0
    case .supplementaryView: 1
    case .decorationView: 2
    }
  }

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    if a.category != b.category { return a.rank < b.rank }
    if a.category != .cell, a.kind != b.kind { return (a.kind ?? "") < (b.kind ?? "") }
    return a.path < b.path
  }
}
