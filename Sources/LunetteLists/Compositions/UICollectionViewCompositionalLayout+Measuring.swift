import Foundation

/// Cells and headers whose size was estimated say what they want to be when they come into view. Source: docs/rules/lists.md 1.6
extension UICollectionViewCompositionalLayout {
  /// What is known of an element already; nil where nobody has measured it.
  private func known(_ element: CollectionElement) -> CGSize? {
    guard let places else { return nil }
    if element.category == .cell {
      return places.indices.contains(element.path.section) ? places[element.path.section].groups.measuredSize(ofItem: element.path.row) : nil
    }
    guard let boundary = boundary(element) else { return nil }
    return boundary.isGlobal ? measuredGlobal[boundary.number] : places[element.path.section].boundarySizes[boundary.number]
  }

  private func boundary(_ element: CollectionElement) -> (number: Int, isGlobal: Bool)? {
    guard let places, element.path.row == 0 else { return nil }
    if places.indices.contains(element.path.section),
      let own = places[element.path.section].boundaries.first(where: { $0.item.elementKind == element.kind })
    {
      return (own.number, false)
    }
    return global.first { $0.item.elementKind == element.kind }.map { ($0.number, true) }
  }

  /// Whether what an element would like to have changes anything.
  func isNew(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
    let measured = original.measured
    guard measured.isAny else { return false }
    let known = known(original.element) ?? original.size
    func differs(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) > Self.noise }
    return measured.width && differs(preferred.size.width, known.width) || measured.height && differs(preferred.size.height, known.height)
  }
  /// Smaller differences come from pixels. Units: points.
  private static let noise: CGFloat = 0.01

  /// Whether an element begins before what is visible: what changes its length must not move that.
  func isAbove(_ original: UICollectionViewLayoutAttributes) -> Bool {
    guard let view = collectionView, original.representedElementCategory != .cell || places?[original.path.section].scrollsAcross != true else {
      return false
    }
    let inset = view.adjustedContentInset
    return axis.start(original.frame) < axis.start(view.bounds) + (axis == .vertical ? inset.top : inset.left)
  }

  /// An element has said what it wants to be.
  func take(_ element: CollectionElement, _ size: CGSize) {
    guard var sections = places else { return }
    if element.category == .cell {
      guard sections.indices.contains(element.path.section) else { return }
      // One reference to the section, so that its tree is changed in place.
      places = nil
      sections[element.path.section].measure(item: element.path.row, size)
      measured[element.path.section, default: [:]][element.path.row] = size
      places = sections
    } else if let boundary = boundary(element) {
      if boundary.isGlobal {
        measuredGlobal[boundary.number] = size
      } else {
        sections[element.path.section].measure(boundary: boundary.number, size)
        measuredBoundaries[element.path.section, default: [:]][boundary.number] = size
        places = sections
      }
    }
    settle()
  }
}
