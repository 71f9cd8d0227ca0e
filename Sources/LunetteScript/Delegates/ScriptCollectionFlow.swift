import Foundation
import Lua
import LunetteKit

private let methods = CollectionFlowMethods()

/// A script's methods for a flow layout, which belong to the collection view's delegate.
extension ScriptCollectionDelegate: UICollectionViewDelegateFlowLayout {
  func providesItemSizes(for view: UICollectionView) -> Bool { has(methods.size) }

  func collectionView(_ view: UICollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    sizeOfItem(RowPath(indexPath), view, layout) ?? layout.itemSize
  }

  func collectionView(_ view: UICollectionView, layout: FlowLayout, sizesForItems count: Int, inSection section: Int) -> [CGSize] {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      guard let size = sizeOfItem(RowPath(section: section, row: item), view, layout) else { break }
      sizes.append(size)
    }
    return sizes
  }

  /// Nil after a fault.
  private func sizeOfItem(_ path: RowPath, _ view: UICollectionView, _ layout: FlowLayout) -> CGSize? {
    guard let size = ask(methods.size, view, layout, path) else { return nil }
    return checked(size, methods.size.name, path.subject, "negative or zero sizes are not supported in the flow layout", view)
  }

  private func checked(_ size: CGSize, _ name: LuaName, _ subject: String, _ problem: String, _ view: UICollectionView) -> CGSize? {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
    Simulation.current.recordFault(
      ScriptFault.badAnswer(
        callback: name.text + subject, problem: "\(problem), got {\(formatted(size.width)), \(formatted(size.height))}",
        call: context(name, view)))
    return nil
  }

  private func edge(
    _ method: ScriptMethod<(UICollectionView, FlowLayout, SectionNumber), CGSize>, _ kind: String, _ view: UICollectionView,
    _ layout: FlowLayout, _ section: Int, instead: CGSize
  ) -> CGSize {
    guard has(method), let size = ask(method, view, layout, SectionNumber(section)) else { return instead }
    let problem = "negative sizes of \(kind)s are not supported in the flow layout"
    return checked(size, method.name, " for section \(section + 1)", problem, view) ?? instead
  }

  func collectionView(_ view: UICollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
    edge(methods.header, "header", view, layout, section, instead: layout.headerReferenceSize)
  }
  func collectionView(_ view: UICollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
    edge(methods.footer, "footer", view, layout, section, instead: layout.footerReferenceSize)
  }
  func collectionView(_ view: UICollectionView, layout: FlowLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    guard has(methods.inset) else { return layout.sectionInset }
    return ask(methods.inset, view, layout, SectionNumber(section)) ?? layout.sectionInset
  }
  func collectionView(_ view: UICollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
    guard has(methods.lineSpacing) else { return layout.minimumLineSpacing }
    return ask(methods.lineSpacing, view, layout, SectionNumber(section)) ?? layout.minimumLineSpacing
  }
  func collectionView(_ view: UICollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
    guard has(methods.spacing) else { return layout.minimumInteritemSpacing }
    return ask(methods.spacing, view, layout, SectionNumber(section)) ?? layout.minimumInteritemSpacing
  }
}
