import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// Which views a query finds. Source: docs/queries.md
extension ScenarioApp {
  /// As `findAll`. Throws: `ScenarioError.noClass` for a class that nothing has; what a function of the query raised
  func found(_ query: ViewQuery) throws -> [UIView] {
    catchUp()
    let matches = findAll(query)
    if let fault = simulation.takeFault() { throw fault }
    if matches.isEmpty, let name = query.className?.name { try checkClass(name) }
    return matches
  }

  /// Front to back; those beside something nearest first.
  func findAll(_ query: ViewQuery) -> [UIView] {
    let views = matches(query)
    // What has no view of its own.
    return views.isEmpty ? chosenElements(query).map(\.view) : chosen(views, query)
  }

  private func chosen(_ views: [UIView], _ query: ViewQuery) -> [UIView] {
    let matches = ordered(views, query)
    if let nth = query.nth { return inReadingOrder(matches, nth) }
    guard let index = query.index else { return matches }
    return matches.indices.contains(index - 1) ? [matches[index - 1]] : []
  }

  func findsNoView(_ query: ViewQuery) -> Bool { matches(query).isEmpty }

  /// Without those that are only meant by what has no view of its own, and not chosen among.
  func matches(_ query: ViewQuery) -> [UIView] {
    let test = ViewTest(query, classNames: classNames(of:))
    var matches = seenViews(whichMayBeAsked: !test.asksScript, where: test.holds)
    // The keyboard's keys are found only by the name of their own class.
    if matches.isEmpty, let name = query.className?.name {
      matches = seenViews(withLeftOut: true).map(\.view).filter {
        $0.isLeftOutOfLists && $0.className == name && test.holds($0)
      }
    }
    if matches.isEmpty, let name = query.any {
      matches = seenViews(whichMayBeAsked: true) { $0.isNamed(name) }
    }
    if matches.isEmpty { return [] }
    if query.row != nil || query.item != nil || query.section != nil { matches = cells(matches, query) }
    if !query.relations.isEmpty { matches = related(matches, query.relations) }
    if let hittable = query.hittable { matches = matches.filter { isHittable($0) == hittable } }
    return matches
  }

  /// Of the views that match, the cell that a query names, or those of its section.
  private func cells(_ matches: [UIView], _ query: ViewQuery) -> [UIView] {
    // Only inside of something another list than the first one may be meant.
    let isAnywhere = query.relations.within != nil || query.relations.childOf != nil
    let list: ListView? = query.item != nil || query.row == nil && table == nil ? collectionView : table
    // The content view of a cell where it is the element, and the cell itself doesn't match.
    func standIn(_ view: UIView) -> ReusableView? {
      guard let cell = view.cellWhosePlaceItTakes, !matches.contains(where: { $0 === cell }) else { return nil }
      return cell
    }
    return matches.filter { view in
      // The items of a section that scrolls by itself are in a scroll view of the list.
      guard let cell = view as? ReusableView ?? standIn(view),
        let owner = cell.superview as? ListView ?? (cell.superview as? UIScrollView)?.superview as? ListView,
        isAnywhere || owner === list
      else { return false }
      let isTable = owner is UITableView
      guard
        let path = (owner as? UITableView).flatMap({ table in (cell as? UITableViewCell).flatMap { table.indexPath(for: $0) } })
          ?? (owner as? UICollectionView).flatMap({ list in (cell as? UICollectionViewCell).flatMap { list.indexPath(for: $0) } })
      else { return false }
      guard let place = isTable ? query.row : query.item else { return query.row == nil && query.item == nil && path.section + 1 == query.section }
      let wanted = place.path(section: query.section)
      return wanted.row == path.row && wanted.section == path.section
    }
  }

  // MARK: Relations

  func others(_ inner: InnerQuery) -> [UIView] { inner.view.map { [$0] } ?? findAll(inner.query) }

  /// What an inner query finds, each with its rectangle on the screen: of an element without a view its own, not that of the view that it is in.
  func placedOthers(_ inner: InnerQuery) -> [PlacedMatch] {
    if let view = inner.view { return [PlacedMatch(view)] }
    // Looked for once: an inner query may have inner queries of its own.
    let views = matches(inner.query)
    guard views.isEmpty else { return chosen(views, inner.query).map(PlacedMatch.init) }
    return inner.query.mayMeanElement ? chosenElements(inner.query).map(PlacedMatch.init) : []
  }

  /// The views that match alone and stand to others as a query says.
  func related(_ matches: [UIView], _ relations: ViewRelations) -> [UIView] {
    var matches = matches
    func keep(_ inner: InnerQuery?, _ holds: (_ view: UIView, _ other: PlacedMatch) -> Bool) {
      guard let inner, !matches.isEmpty else { return }
      let others = placedOthers(inner)
      matches = matches.filter { view in others.contains { $0.object !== view && holds(view, $0) } }
    }
    keep(relations.within) { $0.isDescendant(of: $1.view) }
    keep(relations.childOf) { $0.superview === $1.view }
    keep(relations.has) { $1.view.isDescendant(of: $0) }
    keep(relations.parentOf) { $1.parent === $0 }
    if let text = relations.hasText {
      matches = matches.filter { view in view.holdsText(text) }
    }
    guard relations.isBeside, !matches.isEmpty else { return matches }
    let standsSo = standing(relations)
    return matches.filter { standsSo(PlacedMatch($0)) }
  }

  /// Whether something stands where a query says that it stands to others, which are looked for once.
  func standing(_ relations: ViewRelations) -> (PlacedMatch) -> Bool {
    var conditions: [(PlacedMatch) -> Bool] = []
    func add(_ inner: InnerQuery?, _ holds: @escaping (_ match: PlacedMatch, _ other: PlacedMatch) -> Bool) {
      guard let inner else { return }
      let others = placedOthers(inner)
      conditions.append { match in others.contains { $0.object !== match.object && holds(match, $0) } }
    }
    for side in Side.allCases { add(relations[side]) { side.distance(of: $0, from: $1) != nil } }
    if let near = relations.near { add(near.query) { ($0.gap(to: $1) ?? .infinity) <= near.distance } }
    return { match in conditions.allSatisfy { $0(match) } }
  }

  /// Where views stand to each other.
  fileprivate enum Side: CaseIterable {
    case above, below, leftOf, rightOf

    /// How far a view is from another one on whose side it stands; nil if it doesn't. Units: points
    func distance(of match: PlacedMatch, from other: PlacedMatch) -> CGFloat? {
      let (one, two) = (match.rect, other.rect)
      let isBesideInX = one.minX < two.maxX && two.minX < one.maxX
      let isBesideInY = one.minY < two.maxY && two.minY < one.maxY
      let distance: CGFloat
      switch self {
      case .above: distance = isBesideInX ? two.minY - one.maxY : -.infinity
      case .below: distance = isBesideInX ? one.minY - two.maxY : -.infinity
      case .leftOf: distance = isBesideInY ? two.minX - one.maxX : -.infinity
      case .rightOf: distance = isBesideInY ? one.minX - two.maxX : -.infinity
      }
      return distance > -Self.rounding ? distance : nil
    }

    /// How much two that touch may overlap. Units: points. Ours: half a pixel
    private static let rounding: CGFloat = 0.25
  }

  /// Views beside something come nearest first, the others as they are.
  private func ordered(_ matches: [UIView], _ query: ViewQuery) -> [UIView] { nearestFirst(matches, query.relations, PlacedMatch.init) }

  /// - Parameter placed: where a match stands
  func nearestFirst<Match>(_ matches: [Match], _ relations: ViewRelations, _ placed: (Match) -> PlacedMatch) -> [Match] {
    guard relations.isBeside, matches.count > 1 else { return matches }
    var distances = matches.map { _ in CGFloat(0) }
    let places = matches.map(placed)
    func add(_ inner: InnerQuery?, _ distance: (PlacedMatch, PlacedMatch) -> CGFloat?) {
      guard let inner else { return }
      let others = placedOthers(inner)
      for (place, match) in places.enumerated() { distances[place] += others.compactMap { distance(match, $0) }.min() ?? 0 }
    }
    for side in Side.allCases { add(relations[side]) { side.distance(of: $0, from: $1) } }
    add(relations.near?.query) { $0.gap(to: $1) }
    return matches.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { matches[$0] }
  }

  private func inReadingOrder(_ matches: [UIView], _ nth: Int) -> [UIView] {
    let order = inOrder(matches)
    let place = nth > 0 ? nth - 1 : order.count + nth
    return order.indices.contains(place) ? [order[place]] : []
  }

  /// The views that match in the order of reading.
  func inOrder(_ matches: [UIView]) -> [UIView] {
    let row = simulation.screen.device.isPad ? ReadingOrder.padRow : ReadingOrder.phoneRow
    return ReadingOrder.places(of: matches.map(\.screenFrame), row: row, rightToLeft: simulation.isRightToLeft).map { matches[$0] }
  }

  /// Whether a tap at the middle of what is seen of a view would reach it.
  func isHittable(_ view: UIView) -> Bool {
    let rect = view.visibleScreenFrame
    guard rect.width > 0, rect.height > 0 else { return false }
    let place = TouchPlace(CGPoint(x: rect.midX, y: rect.midY), on: view)
    return place.receiver.flatMap { receiver in hitTest(place.point)?.isDescendant(of: receiver) } ?? false
  }

  // MARK: One of several

  /// Whether a call for one view is an error where several match: the nearest choice wins.
  private func isStrict(_ query: ViewQuery) -> Bool {
    query.strict ?? launched.strictQueries ?? context.strictQueries ?? host.options.strictQueries
  }

  /// Throws: `ScenarioError`, also for several matches of a strict query
  func find(_ query: ViewQuery) throws -> UIView {
    let matches = try found(query)
    guard let view = matches.first else { throw nothing(query) }
    return try only(matches, of: query) ?? view
  }

  /// The view that a query finds, for a call that goes on while nothing matches: nil then.
  func findIfAny(_ query: ViewQuery) throws -> UIView? {
    let matches = try found(query)
    return try only(matches, of: query) ?? matches.first
  }

  /// The only match of a strict query; nil where the query isn't strict. What lies in an element that matches, too, is a part of it, as a cell's
  /// label is of the cell. Throws: `ScenarioError` for several matches
  private func only(_ matches: [UIView], of query: ViewQuery) throws -> UIView? {
    guard matches.count > 1, !query.choosesOne, isStrict(query) else { return nil }
    if query.mayMeanElement, findsNoView(query) { throw ambiguous(query, self.elements(query)) }
    let elements = Set(matches.filter { UIResponder.Overridable.isAccessibilityElement($0) ?? $0.accessibilityNature.isElement }.map(ObjectIdentifier.init))
    let wholes = matches.filter { view in
      var around = view.superview
      while let current = around, !elements.contains(ObjectIdentifier(current)) { around = current.superview }
      return around == nil
    }
    if wholes.count > 1 { throw ambiguous(query, matches, wholes) }
    return wholes.first
  }

  private func ambiguous(_ query: ViewQuery, _ matches: [UIView], _ wholes: [UIView]) -> ScenarioError {
    let known = Set(wholes.map(ObjectIdentifier.init))
    let numbered = inOrder(matches).enumerated().filter { known.contains(ObjectIdentifier($0.element)) }
    let candidates = numbered.prefix(Self.mostCandidates).map { place, view in
      let frame = view.screenFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { formatted($0) }.joined(separator: ", ")
      return "\(calledName(view)) at (\(numbers)): \(words(for: view, number: place + 1, of: query))"
    }
    return .ambiguous(query: query.described, candidates: candidates, count: wholes.count)
  }

  /// Of elements without views: each has words and a place of its own, and several may be in one view.
  private func ambiguous(_ query: ViewQuery, _ found: [FoundElement]) -> ScenarioError {
    let candidates = found.prefix(Self.mostCandidates).enumerated().map { place, one in
      let facts = one.element.accessibilityFacts
      let words = facts.label ?? facts.value ?? ""
      let numbers = [one.frame.minX, one.frame.minY, one.frame.width, one.frame.height].map { formatted($0) }.joined(separator: ", ")
      var numbered = query.withoutChoice
      numbered.nth = place + 1
      var meant = ViewQuery()
      meant.meaning.role = RoleName(role: facts.role)
      if let label = facts.label, !label.isEmpty { meant.meaning.name = .whole(label) } else { meant.meaning.value = facts.value.map { .whole($0) } }
      let isUnique = !words.isEmpty && findsNoView(meant) && elements(meant).map(\.element).elementsEqual([one.element], by: ===)
      return "\(facts.role.rawValue) \"\(words)\" of \(name(one.view)) at (\(numbers)): \(isUnique ? meant.described : numbered.described)"
    }
    return .ambiguous(query: query.described, candidates: candidates, count: found.count)
  }

  /// Its name; what shows no text of its own may have a label: a row has that of its texts.
  func calledName(_ view: UIView) -> String {
    name(view) + (view.visibleText == nil && view.accessibilityIdentifier == nil ? view.accessibilityFacts.label.map { " \"\($0)\"" } ?? "" : "")
  }

  /// A query that finds only one of those that another query finds.
  private func words(for view: UIView, number: Int, of query: ViewQuery) -> String {
    var choices: [ViewQuery] = []
    if let id = view.accessibilityIdentifier, !id.isEmpty { choices.append(ViewQuery(id: id)) }
    let facts = view.accessibilityFacts
    if let label = facts.label, !label.isEmpty, UIResponder.Overridable.isAccessibilityElement(view) == true {
      var meant = ViewQuery()
      (meant.meaning.role, meant.meaning.name) = (RoleName(role: facts.role), .whole(label))
      choices.append(meant)
    }
    var numbered = query.withoutChoice
    numbered.nth = number
    if query.asksScript {
      // Nobody can paste a function: what the view answers it stands in its place.
      let plain = query.withoutChoice.withWords(of: view)
      if plain != ViewQuery() { choices.append(plain) }
      numbered = plain
      numbered.nth = inOrder(matches(plain)).firstIndex { $0 === view }.map { $0 + 1 }
    }
    if let any = query.any {
      for path in [\ViewQuery.text, \.id, \.meaning.label] {
        var one = numbered
        (one.any, one[keyPath: path]) = (nil, .whole(any))
        choices.append(one)
      }
    } else {
      choices.append(numbered)
    }
    for query in choices where findAll(query).elementsEqual([view], by: ===) { return query.described }
    let frame = view.screenFrame
    return "{ class = \"\(context.className(of: view))\", at = { \(formatted(frame.midX)), \(formatted(frame.midY)) } }"
  }

  /// Ours: as many as a person compares
  private static let mostCandidates = 5
}

extension ViewRelations {
  fileprivate subscript(side: ScenarioApp.Side) -> InnerQuery? {
    switch side {
    case .above: above
    case .below: below
    case .leftOf: leftOf
    case .rightOf: rightOf
    }
  }
}

/// What a query finds, and where it stands.
struct PlacedMatch {
  /// The view itself, or the element without a view.
  let object: UIResponder
  /// The view, or the one that the element is in.
  let view: UIView
  /// Space: screen.
  let rect: CGRect

  init(_ view: UIView) { (object, self.view, rect) = (view, view, view.screenFrame) }
  init(_ found: FoundElement) { (object, view, rect) = (found.element, found.view, found.frame) }

  /// What it is directly in.
  var parent: UIView? { object === view ? view.superview : view }

  /// How far two are apart, of which neither is inside of the other; nil else. Units: points
  func gap(to other: PlacedMatch) -> CGFloat? {
    if object === view && view.isDescendant(of: other.view) || other.object === other.view && other.view.isDescendant(of: view) { return nil }
    let (one, two) = (rect, other.rect)
    let (x, y) = (max(0, two.minX - one.maxX, one.minX - two.maxX), max(0, two.minY - one.maxY, one.minY - two.maxY))
    return (x * x + y * y).squareRoot()
  }
}

extension UIView {
  /// Whether it is what a bare text names by the label: words that a cell or a header takes from its labels are found as those.
  fileprivate func isNamed(_ name: String) -> Bool {
    guard self is UIControl || accessibilitySettings?.label != nil || overrides != nil,
      UIResponder.Overridable.isAccessibilityElement(self) == true
    else { return false }
    return accessibilityFacts.label.map { TextCondition.whole(name).holds($0) } ?? false
  }

  /// Whether something inside of it shows a text.
  fileprivate func holdsText(_ text: TextCondition) -> Bool {
    for subview in subviews where !subview.isHidden {
      if HostWork.mustEnd("looking for a text in views") { return false }
      if text.holds(subview.visibleText) || text.holds(subview.accessibilityFacts.label) || subview.drawnTexts.contains(where: { text.holds($0.text) })
        || subview.holdsText(text)
      {
        return true
      }
    }
    return false
  }
}
