import Foundation

/// From the description to places. Source: docs/rules/lists.md 1.5
extension UICollectionViewCompositionalLayout {
  /// What the provider is told of, less what bars cover.
  func container(of bounds: CGRect, in view: UICollectionView) -> LayoutContainer {
    let inset = view.adjustedContentInset
    let size = CGSize(width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
    return LayoutContainer(contentSize: size, contentInsets: insets(configuration.contentInsetsReference, in: view))
  }

  /// What a reference adds to the content's insets, across the scroll.
  private func insets(_ reference: UIContentInsetsReference, in view: UICollectionView) -> NSDirectionalEdgeInsets {
    let more: UIEdgeInsets
    switch reference {
    case .none: return NSDirectionalEdgeInsets()
    case .automatic, .safeArea: more = view.safeAreaInsets
    case .layoutMargins: more = UIView.Overridable.layoutMargins(view)
    case .readableContent: more = view.readableContentInsets
    }
    let has = view.adjustedContentInset
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    let (left, right) = (max(0, more.left - has.left), max(0, more.right - has.right))
    guard axis == .vertical else { return NSDirectionalEdgeInsets(top: max(0, more.top - has.top), bottom: max(0, more.bottom - has.bottom)) }
    return NSDirectionalEdgeInsets(leading: isLeftToRight ? left : right, trailing: isLeftToRight ? right : left)
  }

  /// Computes where everything stands, unless it is known.
  func updatePlaces() {
    guard places == nil, let view = collectionView else { return }
    let container = container(of: view.bounds, in: view)
    let traits = view.traitCollection
    if answeredFor?.container != container || answeredFor?.traits.values != traits.values {
      answered = [:]
      answeredFor = (container, traits)
    }
    breadth = axis.other.length(container.contentSize)
    var computed: [SectionPlaces] = []
    // Without any room nobody is asked.
    if breadth > 0 {
      let environment = LayoutEnvironment(container, traits)
      let count = view.numberOfSections
      computed.reserveCapacity(count)
      for number in 0..<count {
        if HostWork.mustEnd("placing the sections of a collection view") { break }
        guard let section = section(number, environment) else { break }
        computed.append(newPlaces(number, section, container, in: view))
      }
    }
    places = computed
    takeListBackground(view)
    settle()
  }

  /// A list has the system's colour behind it, unless the collection view was given one.
  private func takeListBackground(_ view: UICollectionView) {
    guard let list = places?.first?.section.list?.configuration ?? wholeList else { return }
    let color = list.background(view.system.colors)
    guard view.backgroundColor != color, view.backgroundColor == view.system.colors.collection || view.backgroundColor == listBackground else { return }
    listBackground = color
    view.simulation.performWithoutAnimation { view.backgroundColor = color }
  }

  private func newPlaces(_ number: Int, _ section: NSCollectionLayoutSection, _ container: LayoutContainer, in view: UICollectionView) -> SectionPlaces {
    func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      self.insets(reference == .automatic ? configuration.contentInsetsReference : reference, in: view)
    }
    let reference = SectionPlaces.Reference(
      breadth: breadth, depth: axis.length(container.contentSize), insets: insets(section.contentInsetsReference),
      supplementaryInsets: insets(section.supplementaryContentInsetsReference))
    let places = SectionPlaces(
      section, axis: axis, count: view.numberOfItems(inSection: number), in: reference, measured: measured[number] ?? [:],
      boundaries: measuredBoundaries[number] ?? [:])
    if let problem = places.groups.problem {
      report(
        """
        NSCollectionLayoutGroup: no subitem fits into the group of section \(index: number): the first is \(formatted(problem.item.width)) x \
        \(formatted(problem.item.height)) pt, the group has room for \(formatted(problem.room.width)) x \(formatted(problem.room.height)) pt
        """)
    }
    return places
  }

  /// Sections one behind the other, and the headers and footers of all.
  func settle() {
    guard var sections = places else { return }
    let items = configuration.boundarySupplementaryItems
    var cursor: CGFloat = 0
    global = []
    func place(_ number: Int, _ item: NSCollectionLayoutBoundarySupplementaryItem) {
      let room = axis.size(axis.length(answeredFor?.container.contentSize ?? .zero), across: breadth)
      var size = item.layoutSize.lengths.points(in: room)
      if let known = measuredGlobal[number] {
        if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
      }
      let side = axis == .vertical ? item.alignment.x : item.alignment.y
      let across = (breadth - axis.other.length(size)) * CGFloat(side + 1) / 2
      let frame = CGRect(origin: axis.point(cursor, across: across), size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
      global.append(BoundaryPlace(item: item, number: number, frame: frame.inset(by: item.contentInsets, of: item.layoutSize)))
      if item.extendsBoundary { cursor += axis.length(size) }
    }
    func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool { (axis == .vertical ? item.alignment.y : item.alignment.x) > 0 }
    for (number, item) in items.enumerated() where !isAtEnd(item) { place(number, item) }
    for number in sections.indices {
      if number > 0 { cursor += configuration.interSectionSpacing }
      sections[number].start = cursor
      cursor = sections[number].end
    }
    for (number, item) in items.enumerated() where isAtEnd(item) { place(number, item) }
    places = sections
    contentLength = cursor.isFinite ? max(0, cursor) : 0
  }
}

extension UIView {
  /// What the readable width leaves at the sides. Units: points.
  fileprivate var readableContentInsets: UIEdgeInsets {
    let frame = readableContentGuide.layoutFrame
    guard frame.width > 0 else { return UIView.Overridable.layoutMargins(self) }
    return UIEdgeInsets(top: max(0, frame.minY), left: max(0, frame.minX - bounds.minX), bottom: 0, right: max(0, bounds.maxX - frame.maxX))
  }
}
