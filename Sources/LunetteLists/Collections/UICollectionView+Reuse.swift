import Foundation

/// Views that are off the screen, by kind and identifier, last in first out, without a limit. Source: docs/rules/collections.md 3.3
extension UICollectionView {
  /// UIKit's name for cells where it names kinds. Source: Apple, the exceptions of dequeuing
  private static var cellKind: String { "UICollectionElementKindCell" }

  /// Nil takes the registration back.
  public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass.map { type in { type.init(frame: $0) } }, forCellWithReuseIdentifier: identifier)
  }

  /// - Parameter factory: makes a cell of the registered class with the frame that the layout has for the item
  public func register(_ factory: ((CGRect) -> UICollectionViewCell)?, forCellWithReuseIdentifier identifier: String) {
    cells.register(factory, identifier)
  }

  /// Source: Apple, UICollectionView.register(_:forCellWithReuseIdentifier:)
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(factory(nib, of: identifier) { UICollectionViewCell() }.map { make in { _ in make() } }, forCellWithReuseIdentifier: identifier)
  }

  public func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass.map { type in { type.init(frame: $0) } }, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  public func register(
    _ factory: ((CGRect) -> UICollectionReusableView)?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    views(ofKind: kind).register(factory, identifier)
  }

  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    let made = factory(nib, of: identifier) { UICollectionReusableView() }
    register(made.map { make in { _ in make() } }, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  /// A pooled cell, else a new one of the registered class, with the size that the layout has for the item.
  /// Faults: internal inconsistency when nothing is registered.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    ready(identifier, .cell(displayedPath(RowPath(indexPath))))
  }

  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    ready(identifier, .view(kind, RowPath(indexPath)))
  }

  private func ready<View: UICollectionReusableView>(_ identifier: String, _ element: CollectionElement) -> View {
    if element.category == .cell, let cell = reconfigured as? View {
      if cell.reuseIdentifier != identifier { differs(identifier, cell) }
      return cell
    }
    let views = views(ofKind: element.kind ?? "")
    if let pooled = views.take(identifier) as? View {
      UICollectionReusableView.Overridable.prepareForReuse(pooled)
      give(pooled, looksOf: element)
      return pooled
    }
    let made = views.make(identifier, frame: attributes(of: element)?.frame ?? .zero) as? View
    if made == nil { missingRegistration(element.kind ?? Self.cellKind, identifier) }
    let view = made ?? View(frame: .zero)
    (view.kind, view.reuseIdentifier) = (element.kind ?? "", identifier)
    if made != nil { give(view, looksOf: element) }
    return view
  }

  /// Source of the wording: UIKit's exception (iOS 15)
  private func differs(_ identifier: String, _ cell: UICollectionReusableView) {
    recordException(
      .internalInconsistency,
      """
      Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item, which is \
      not supported. Dequeued reuse identifier: \(identifier); Original reuse identifier: \(cell.reuseIdentifier ?? "none")
      """)
  }

  private func missingRegistration(_ kind: String, _ identifier: String) {
    recordException(
      .internalInconsistency,
      """
      could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or \
      connect a prototype cell in a storyboard
      """)
  }

  /// What the layout has said of an element already: it isn't asked for it.
  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    content.index(of: element).map { content.elements[$0].attributes }
  }

  /// A view is handed out with the size and the looks that it will have; what the data source makes of these stays.
  private func give(_ view: UICollectionReusableView, looksOf element: CollectionElement) {
    view.dequeuedWith = attributes(of: element)
    if let attributes = view.dequeuedWith { simulation.animations.withoutAnimation { show(attributes, on: view) } }
  }

  // MARK: Asking for views

  /// Nil, with a fault, where there is none that can be shown.
  func askView(_ element: CollectionElement, _ model: RowPath) -> UICollectionReusableView? {
    switch element.category {
    case .cell:
      lifted.flatMap { $0.place.current == element.path ? $0.cell as? UICollectionViewCell : nil }
        ?? takeCellAside(for: element.path) as? UICollectionViewCell ?? askCell(model)
    case .supplementaryView: askSupplementaryView(element.kind ?? "", model)
    case .decorationView: makeDecorationView(element.kind ?? "")
    }
  }

  private func askCell(_ path: RowPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    let cell = asking("cellForItemAt") {
      simulation.askingForCell { dataSource.collectionView(self, cellForItemAt: path.indexPath) }
    }
    guard !hasFault else { return nil }
    guard let cell else {
      recordException(
        .internalInconsistency,
        """
        the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path \
        (\(path: path))
        """)
      return nil
    }
    guard cell.reuseIdentifier != nil else {
      recordException(
        .internalInconsistency,
        """
        the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by \
        calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
        """)
      return nil
    }
    return cell
  }

  private func askSupplementaryView(_ kind: String, _ path: RowPath) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let view = asking("viewForSupplementaryElementOfKind") {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path.indexPath)
    }
    guard !hasFault else { return nil }
    guard let view, view.reuseIdentifier != nil else {
      recordException(
        .internalInconsistency,
        """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path: path)) was not retrieved by \
        calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
        """)
      return nil
    }
    return view
  }

  private func makeDecorationView(_ kind: String) -> UICollectionReusableView? {
    if let view = supplementary[kind]?.take(kind) as? UICollectionReusableView {
      UICollectionReusableView.Overridable.prepareForReuse(view)
      return view
    }
    guard let make = layout.decorationFactories[kind] else {
      missingRegistration(kind, "(null)")
      return nil
    }
    let view = make()
    (view.kind, view.reuseIdentifier) = (kind, kind)
    return view
  }
}
