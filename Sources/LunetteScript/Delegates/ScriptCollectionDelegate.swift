import Foundation
import Lua
import LunetteKit

/// How many sections and items there are. Source: docs/lua-api.md 3
extension ScriptCollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    countOfSections(CollectionViewDataSourceMethods.numberOfSections, collectionView)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count(CollectionViewDataSourceMethods.numberOfItemsInSection, collectionView, section)
  }
}

/// Sizes for a flow layout, which the collection view's delegate answers.
extension ScriptCollectionViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewFlowLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    sizeOfItem(RowPath(indexPath), view, layout) ?? layout.itemSize
  }

  func collectionView(_ view: UICollectionView, layout: UICollectionViewFlowLayout, sizesForItems count: Int, inSection section: Int) -> [CGSize] {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      guard let size = sizeOfItem(RowPath(section: section, row: item), view, layout) else { break }
      sizes.append(size)
    }
    return sizes
  }

  /// Nil after a fault.
  private func sizeOfItem(_ path: RowPath, _ view: UICollectionView, _ layout: UICollectionViewFlowLayout) -> CGSize? {
    guard let size = ask(CollectionViewDelegateFlowLayoutMethods.sizeForItemAt, view, layout, path) else { return nil }
    return checked(
      size, CollectionViewDelegateFlowLayoutMethods.sizeForItemAt.name, path.subject, "negative or zero sizes are not supported in the flow layout", view)
  }

  private func checked(_ size: CGSize, _ name: LuaName, _ subject: String, _ problem: String, _ view: UICollectionView) -> CGSize? {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
    ScriptContext.simulation.recordFault(
      ScriptFault.badAnswer(
        callback: name.text + subject, problem: "\(problem), got {\(formatted(size.width)), \(formatted(size.height))}",
        call: context(name, view)))
    return nil
  }

  private func edge(
    _ method: ScriptMethod<(UICollectionView, UICollectionViewFlowLayout, SectionNumber), CGSize>, _ kind: String, _ view: UICollectionView,
    _ layout: UICollectionViewFlowLayout, _ section: Int, instead: CGSize
  ) -> CGSize {
    guard has(method), let size = ask(method, view, layout, SectionNumber(section)) else { return instead }
    let problem = "negative sizes of \(kind)s are not supported in the flow layout"
    return checked(size, method.name, " for section \(section + 1)", problem, view) ?? instead
  }

  func collectionView(_ view: UICollectionView, layout: UICollectionViewFlowLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
    edge(CollectionViewDelegateFlowLayoutMethods.referenceSizeForHeaderInSection, "header", view, layout, section, instead: layout.headerReferenceSize)
  }
  func collectionView(_ view: UICollectionView, layout: UICollectionViewFlowLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
    edge(CollectionViewDelegateFlowLayoutMethods.referenceSizeForFooterInSection, "footer", view, layout, section, instead: layout.footerReferenceSize)
  }
}
