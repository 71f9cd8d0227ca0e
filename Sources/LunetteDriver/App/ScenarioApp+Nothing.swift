import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// Why a query finds nothing. Source: docs/queries.md
extension ScenarioApp {
  /// The error that says which condition nothing fulfils, and where what was meant may be.
  /// - Parameter isScrolled: whether everything was scrolled from end to end
  func nothing(_ query: ViewQuery, isScrolled: Bool = false) -> ScenarioError {
    if let missing = missingCell(query) { return missing }
    func texts(_ views: some Sequence<UIView>) -> [String] { views.flatMap { [$0.visibleText ?? ""] + $0.drawnTexts.map(\.text) }.filter { !$0.isEmpty } }
    let meant = nearest(query, texts(viewsOnScreen.reversed()))
    let unmet = unmetRelation(query)
    let (emptied, isByState) = unmet.map { ($0.words, false) } ?? emptied(query) ?? (nil, false)
    // What is there by its name and in another state isn't further down, and a row that must be scrolled to has said so.
    let isMet = isByState && query.namesOne || unmet?.isMissingCell == true
    let otherKind = isByState ? nil : otherKind(query)
    let near = otherKind == nil ? meant : nil
    let reason =
      hiddenMatch(query, relations: unmet == nil) ?? (near == nil && otherKind == nil ? nearlyMatching(query) : nil)
      ?? (isScrolled || isMet ? nil : unloadedRows)
    let hints = [emptied, otherKind, reason].compactMap { $0 }
    let shown = texts(viewsOnScreen.reversed().filter { !$0.isInStatusBar })
    return .nothingFound(query: query.described, texts: shown, nearest: near, hint: hints.isEmpty ? nil : hints.joined(separator: "; "))
  }

  /// A cell by its place: that there is no such row, or that it must be scrolled to.
  private func missingCell(_ query: ViewQuery) -> ScenarioError? {
    guard query.relations.within == nil, query.relations.childOf == nil else { return missingCell(query, inside: query.relations) }
    do {
      if let row = query.row { _ = try cell(at: row.path(section: query.section)) }
      if let item = query.item { _ = try self.item(at: item.path(section: query.section)) }
    } catch {
      return error as? ScenarioError
    }
    return nil
  }

  /// The error for a row that no list inside of something has.
  private func missingCell(_ query: ViewQuery, inside relations: ViewRelations) -> ScenarioError? {
    guard let place = query.row ?? query.item else { return nil }
    let holders = [relations.within, relations.childOf].compactMap { $0 }.flatMap(others)
    let lists = viewsOnScreen.compactMap { $0 as? ListView }.filter { list in
      (query.row != nil) == (list is UITableView) && holders.contains(where: list.isDescendant)
    }
    let path = place.path(section: query.section)
    let lacking = lists.compactMap { $0.lacking(path) }
    guard let first = lacking.first, lacking.count == lists.count else { return nil }
    return query.row != nil ? .noRow(path: path, lacking: first) : .noItem(path: path, lacking: first)
  }

  /// A text or a name on the screen that is nearly the one that was meant.
  private func nearest(_ query: ViewQuery, _ texts: [String]) -> String? {
    let words = [query.any, query.contains].compactMap { $0 } + (query.text?.words ?? [])
    // What is there is meant as it stands: another condition fails.
    for word in words where !texts.contains(where: word.readsAs) { if let near = Suggestion.nearest(to: word, among: texts) { return near } }
    let names = [query.meaning.name, query.meaning.label].compactMap { $0 }.flatMap(\.words) + [query.any].compactMap { $0 }
    for (condition, known) in [(query.id, \UIView.currentIdentifier), (query.meaning.placeholder, \.shownPlaceholder), (query.meaning.image, \.shownImageName)]
    {
      for word in condition?.words ?? [] {
        if let near = Suggestion.nearest(to: word, among: viewsOnScreen.compactMap { $0[keyPath: known] }) { return near }
      }
    }
    guard !names.isEmpty else { return nil }
    let fields = viewsOnScreen.compactMap(\.shownPlaceholder)
    let labels =
      fields + viewsOnScreen.flatMap(\.elementsWithoutViews).compactMap(\.accessibilityFacts.label)
      + viewsOnScreen.compactMap { UIResponder.Overridable.isAccessibilityElement($0) == true ? $0.accessibilityFacts.label : nil }
    for name in names where !labels.contains(where: name.readsAs) { if let near = Suggestion.nearest(to: name, among: labels) { return near } }
    return nil
  }

  /// That what it should stand to is not there itself: `nothing matches within = "Total" (did you mean "Totals"?)`.
  private func unmetRelation(_ query: ViewQuery) -> (words: String, isMissingCell: Bool)? {
    for (key, inner) in query.relations.others where inner.view == nil && others(inner).isEmpty {
      let start = "nothing matches \(key) = \(inner.described)"
      if let missing = missingCell(inner.query) { return ("\(start): \(missing)", true) }
      if let name = inner.query.className?.name, let wrong = missingClass(name) { return ("\(start): \(wrong)", false) }
      let texts = viewsOnScreen.compactMap(\.visibleText)
      let near = nearest(inner.query, texts).map { " (did you mean \"\($0)\"?)" } ?? ""
      let unmet = unmetRelation(inner.query)
      let why = [unmet?.words ?? emptied(inner.query)?.words, otherKind(inner.query), hiddenMatch(inner.query, relations: unmet == nil)].compactMap { $0 }
      return ((["\(start)\(near)"] + why).joined(separator: "; "), unmet?.isMissingCell ?? false)
    }
    return nil
  }

  /// What is called as was meant and is of another kind: `UIButton "Save" is called so, but has role "button"`.
  private func otherKind(_ query: ViewQuery) -> String? {
    guard query.namesOne, query.meaning.role != nil || query.className != nil else { return nil }
    var named = ViewQuery()
    (named.any, named.text, named.contains, named.id, named.relations) = (query.any, query.text, query.contains, query.id, query.relations)
    (named.meaning.name, named.meaning.label, named.meaning.placeholder) = (query.meaning.name, query.meaning.label, query.meaning.placeholder)
    let views = matches(named)
    // A cell before the label that it is called after.
    if let view = views.first(where: { UIResponder.Overridable.isAccessibilityElement($0) == true }) ?? views.first {
      var kind = ViewQuery()
      (kind.meaning.role, kind.className) = (query.meaning.role, query.className)
      guard
        let actual = kind.conditions.lazy.filter({ !self.matches($0, view) }).first.map({ $0.actual(of: view) ?? "is of class \(context.className(of: view))" })
      else { return nil }
      return "\(calledName(view)) is called so, but \(actual)"
    }
    guard query.className == nil, let found = elements(named).first else { return nil }
    let facts = found.element.accessibilityFacts
    return "\"\(facts.label ?? "")\" of \(name(found.view)) is called so, but has role \"\(facts.role.rawValue)\""
  }

  private func matches(_ condition: QueryCondition, _ view: UIView) -> Bool { condition.query.matches(view, classNames: classNames(of:)) }

  /// Which condition emptied the set, and whether it is one of a state: `2 views have text = "OK", none is enabled`.
  private func emptied(_ query: ViewQuery) -> (words: String?, isByState: Bool)? {
    let conditions = query.conditions
    var so: [QueryCondition] = []
    var asked = ViewQuery()
    var matches: [UIView] = []
    for condition in conditions {
      condition.add(&asked)
      let left = self.matches(asked)
      if left.isEmpty {
        if let words = emptiedElements(query, after: so.count) { return (words, condition.state != nil) }
        guard !so.isEmpty else { return conditions.count > 1 ? ("no view has \(condition.words)", false) : nil }
        let who = matches.count == 1 ? "1 view has" : "\(matches.count) views have"
        var words = "\(who) \(so.map(\.words).joined(separator: ", ")), none \(condition.state.map { "is \($0)" } ?? "has \(condition.words)")"
        let actual = (matches.filter { !$0.isInStatusBar } + matches.filter(\.isInStatusBar)).prefix(Self.mostActual).compactMap { view in
          condition.actual(of: view).map { "\(name(view)) \($0)" + (condition.query.hittable == true ? cover(of: view).map { ", as \($0)" } ?? "" : "") }
        }
        if !actual.isEmpty { words += ": " + actual.joined(separator: ", ") } else if let near = howFar(matches, condition) { words += ": \(near)" }
        return (words, condition.state != nil)
      }
      (matches, so) = (left, so + [condition])
    }
    guard query.choosesOne, !matches.isEmpty else { return nil }
    let choice = query.nth.map { "nth = \($0)" } ?? query.index.map { "index = \($0)" } ?? ""
    return ("\(matches.count == 1 ? "1 view has" : "\(matches.count) views have") \(so.map(\.words).joined(separator: ", ")), too few for \(choice)", false)
  }

  /// Which of the views that match otherwise is the nearest to what it should be near: `UISwitch is 130 points away, and 50 count as near`.
  private func howFar(_ matches: [UIView], _ condition: QueryCondition) -> String? {
    guard let near = condition.query.relations.near else { return nil }
    let others = placedOthers(near.query)
    let gaps = matches.compactMap { view in others.compactMap { PlacedMatch(view).gap(to: $0) }.min().map { (view, $0) } }
    guard let (view, gap) = gaps.min(by: { $0.1 < $1.1 }) else { return nil }
    return "\(calledName(view)) is \(formatted(gap)) points away, and \(formatted(near.distance)) count as near ({ query, distance = … } sets how many)"
  }

  /// Which condition of a query leaves no element without a view, where such elements meet more of the conditions than views do.
  private func emptiedElements(_ query: ViewQuery, after count: Int) -> String? {
    guard query.mayMeanElement else { return nil }
    let conditions = query.conditions
    var so = ViewQuery()
    var found: [FoundElement] = []
    for (place, condition) in conditions.enumerated() {
      condition.add(&so)
      let left = elements(so)
      if left.isEmpty {
        guard place > count, !found.isEmpty else { return nil }
        let who = found.count == 1 ? "1 element has" : "\(found.count) elements have"
        var words =
          "\(who) \(conditions[..<place].map(\.words).joined(separator: ", ")), none \(condition.state.map { "is \($0)" } ?? "has \(condition.words)")"
        let actual = found.prefix(Self.mostActual).compactMap { one in
          condition.actual(one.element.accessibilityFacts).map { "\"\(one.element.accessibilityFacts.label ?? "")\" of \(name(one.view)) \($0)" }
        }
        if !actual.isEmpty { words += ": " + actual.joined(separator: ", ") }
        return words
      }
      found = left
    }
    return nil
  }

  /// Ours: as many as a line holds
  private static let mostActual = 3

  // MARK: What is not on the screen

  /// Why something that matches is not on the screen; nil if there is nothing.
  /// - Parameter relations: whether it must stand as is wanted; else what it should stand to isn't on the screen itself
  private func hiddenMatch(_ query: ViewQuery, relations: Bool) -> String? {
    let query = query.withoutChoice
    var own = query
    (own.relations, own.hittable) = (ViewRelations(), nil)
    // Which row a view is in is known of those on the screen.
    guard own != ViewQuery(), query.row == nil, query.item == nil, query.section == nil, relations || query.namesOne else { return nil }
    return unseen {
      query.matches($0, classNames: classNames(of:)) && (query.any == nil || $0.visibleText != nil || $0.accessibilityIdentifier != nil)
        && (!relations || !related([$0], query.relations).isEmpty)
    }.map { "\(name($0.view)) matches, but \($0.reason)" }
  }

  /// Something that is not on the screen and has nearly the name that was meant, and why it is not.
  private func nearlyMatching(_ query: ViewQuery) -> String? {
    var names: [String: UIView] = [:]
    _ = unseen { view in
      let label = UIResponder.Overridable.isAccessibilityElement(view) == true ? view.accessibilityFacts.label : nil
      let identifier = query.id != nil || query.any != nil ? view.currentIdentifier : nil
      for case let name? in [view.visibleText, label, identifier] where names[name] == nil { names[name] = view }
      return false
    }
    let known = names.keys.sorted()
    // Of shorter words nearly all are near.
    for word in query.names where word.count > 3 {
      // A name that only differs in capitals is near, too.
      guard let near = known.first(where: { $0.lowercased() == word.lowercased() }) ?? Suggestion.nearest(to: word, among: known) else { continue }
      if let found = unseen({ $0 === names[near] }) { return "\(name(found.view)) has nearly that name, but \(found.reason)" }
    }
    return nil
  }

  /// The first view that is not on the screen and for which something holds, and why it is not there.
  private func unseen(_ holds: (UIView) -> Bool) -> (view: UIView, reason: String)? {
    func search(_ view: UIView) -> UIView? {
      if HostWork.mustEnd("looking for hidden views") { return nil }
      if !view.isOnScreen, holds(view) { return view }
      for subview in view.subviews { if let found = search(subview) { return found } }
      return nil
    }
    for window in simulation.application.windows {
      // A window that was never shown has no view of its controller yet.
      guard let view = search(window) ?? window.rootViewController.flatMap({ $0.isViewLoaded ? search($0.view) : nil }) else { continue }
      if window.isHidden {
        let call = simulation.application.keyWindow == nil ? "call makeKeyAndVisible() on it" : "set its isHidden to false"
        return (view, "its window is hidden: \(call)")
      }
      if let reason = reasonForInvisibility(of: view) { return (view, reason) }
      if view.window != nil { return (view, whereabouts(of: view)) }
    }
    for window in simulation.application.windows {
      for controller in window.rootViewController.map(controllers) ?? [] {
        guard let root = controller.viewIfLoaded, root.window == nil, let view = search(root) else { continue }
        return (view, absence(of: sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first ?? controller))
      }
    }
    return nil
  }

  /// A controller with all that it contains and has presented.
  func controllers(from root: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    var waiting = [root]
    while let next = waiting.popLast(), !HostWork.mustEnd("looking for hidden controllers") {
      found.append(next)
      waiting += next.children.reversed() + [next.ownPresented].compactMap { $0 }
    }
    return found
  }

  /// What brings the view of a controller that stands in no window back: `it is on another screen, that of List "Fruits", which is seen once Detail
  /// "Apple" is popped`.
  private func absence(of controller: UIViewController) -> String {
    func words(_ one: UIViewController) -> String { context.className(of: one) + (one.title.map { " \"\($0)\"" } ?? "") }
    var causes: [String] = []
    var inner = controller
    while true {
      if let cover = inner.ownPresented { causes.append("\(words(cover)) is dismissed") }
      guard let parent = inner.parent else { break }
      if let top = (parent as? UINavigationController)?.viewControllers.last, top !== inner { causes.append("\(words(top)) is popped") }
      if let tabs = parent as? UITabBarController, tabs.selectedViewController !== inner {
        causes.append("the tab\(inner.tabBarItem.title.map { " \"\($0)\"" } ?? "") is selected")
      }
      inner = parent
    }
    let screen = "it is on another screen, that of \(words(controller))"
    return causes.isEmpty ? screen : "\(screen), which is seen once \(causes.reversed().joined(separator: ", "))"
  }

  /// Where a view is that lies outside of what is seen, and how to get there.
  private func whereabouts(of view: UIView) -> String {
    let frame = view.screenFrame
    let place = "its frame is (\([frame.minX, frame.minY, frame.width, frame.height].map { formatted($0) }.joined(separator: ", ")))"
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled, Self.ways.contains(where: scroll.hasRoom) {
        return "it is scrolled out of sight in \(name(scroll)), \(place): app:scrollTo brings it in"
      }
      if current.clipsToBounds, !(current is UIWindow), current.screenFrame.shared(with: frame).isEmpty {
        return "it is cut off by \(name(current)), \(place)"
      }
      ancestor = current.superview
    }
    return "it is outside of the screen, \(place), and no scroll view brings it in"
  }

  /// That a list has rows which are not made yet.
  private var unloadedRows: String? {
    var hidesMore = false
    for case let scroll as UIScrollView in viewsOnScreen where scroll.isScrollEnabled && Self.ways.contains(where: scroll.hasRoom) {
      hidesMore = true
      guard let list = scroll as? ListView else { continue }
      let count = (0..<list.numberOfSections).reduce(0) { $0 + list.rowCount(inSection: $1) }
      let shown = list.shownCells.count
      guard count > shown else { continue }
      return "\(name(list)) has \(count) \(list.words.thing)s, of which \(shown) are made; app:scrollTo looks for it outside of what is seen"
    }
    return hidesMore ? "app:scrollTo looks for it outside of what is seen" : nil
  }
}

extension ViewQuery {
  /// What the wanted view is called, by whatever condition.
  fileprivate var names: [String] { [any].compactMap { $0 } + [text, meaning.name, meaning.label, id].compactMap { $0 }.flatMap(\.words) }
  /// Whether it says which view is meant, and not only of which kind.
  fileprivate var namesOne: Bool { !names.isEmpty || contains != nil }
}
