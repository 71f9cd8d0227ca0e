import Foundation
@_spi(Lunette) import LunetteStage

// What collection views say to assistive technology. Source: docs/rules/accessibility.md 2 (O3)

extension UICollectionView {
  /// Headers, cells and footers by index paths.
  final var spokenOrder: [UIView] {
    func rank(_ element: CollectionElement) -> Int {
      element.category == .cell ? 1 : element.kind == Self.elementKindSectionFooter ? 2 : 0
    }
    let shown = content.elements.compactMap { entry in entry.view.map { (entry.element, $0) } }
    let ordered = shown.sorted { one, other in
      let (a, b) = (one.0.path, other.0.path)
      if a.section != b.section { return a.section < b.section }
      let (first, second) = (rank(one.0), rank(other.0))
      return first != second ? first < second : a.row < b.row
    }
    return withOthers(ordered.map(\.1))
  }
}
