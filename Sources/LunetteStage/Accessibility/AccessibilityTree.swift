import Foundation

/// The elements of the screen as assistive technology meets them, and the containers that show. Source: docs/rules/accessibility.md 2, 6
public struct AccessibilityTree {
  public let nodes: [AccessibilityNode]
  /// The objects by the numbers of the nodes: views and `UIAccessibilityElement`s.
  public let objects: [UIResponder]

  public struct Options: Sendable {
    /// Whether what lies outside of the screen, or is scrolled out of sight, counts.
    public var offscreen = false
    /// Of those only what a scroll view can bring into sight: what VoiceOver comes to.
    public var reachable = false
    /// Whether each element tells its actions.
    public var actions = false
    /// Whether each element tells its words; without them only the order is known, at half the cost.
    public var words = true
    public init() {}

    var keepsAll: Bool { offscreen && !reachable }
  }

  /// The elements in the order of reading.
  public var elements: [AccessibilityNode] {
    var all: [AccessibilityNode] = []
    for node in nodes { node.forEachElement { all.append($0) } }
    return all
  }

  public func object(of node: AccessibilityNode) -> UIResponder { objects[node.number] }

  /// What an element says now, where the walk has left the words out.
  public func facts(of node: AccessibilityNode) -> AccessibilityFacts {
    let object = object(of: node)
    var facts = AccessibilityFacts(object, object.accessibilityNature, focused: object.simulation.partIfMade(.accessibility, AccessibilityState.self)?.marked)
    // These facts come from the object's surroundings, not from the object.
    (facts.edges, facts.headers, facts.cell) = (node.facts.edges, node.facts.headers, node.facts.cell)
    facts.unnamed.formUnion(node.facts.unnamed)
    facts.place = node.facts.place ?? facts.place
    return facts
  }

  public func lines(_ options: AccessibilityTextOptions = .init()) -> [String] { AccessibilityText.lines(nodes, options) }

  /// - Parameter view: only what is in it; nil for the whole screen
  public init(of simulation: Simulation, within view: UIView? = nil, _ options: Options = .init()) {
    var walk = AccessibilityWalk(simulation, options)
    if let view {
      nodes = walk.nodes(of: view)
    } else {
      nodes = walk.nodesOfScreen()
    }
    objects = walk.objects
  }
}

/// One walk over the views. Source: docs/rules/accessibility.md 2
private struct AccessibilityWalk {
  private(set) var objects: [UIResponder] = []
  private let simulation: Simulation
  private let options: AccessibilityTree.Options
  private let row: CGFloat
  private let isRightToLeft: Bool
  private let focused: UIResponder?
  /// What is being walked with `accessibilityElements` of its own, for rings.
  private var path: [UIResponder] = []
  /// What stands in front of the view that is walked. Space: screen.
  private var covers: [CGRect] = []

  init(_ simulation: Simulation, _ options: AccessibilityTree.Options) {
    (self.simulation, self.options) = (simulation, options)
    row = simulation.screen.device.isPad ? ReadingOrder.padRow : ReadingOrder.phoneRow
    isRightToLeft = simulation.isRightToLeft
    focused = simulation.partIfMade(.accessibility, AccessibilityState.self)?.marked
    objects.reserveCapacity(Self.usualElementCount)
  }

  /// Ours: the usual number of elements on a screen full of rows
  private static let usualElementCount = 64
  /// Below this opacity a view is left out, with all in it. Source: docs/rules/accessibility.md 2, E3
  private static let leastAlpha: CGFloat = 0.01

  /// One or more elements that stay together, and where they stand.
  private struct Unit {
    var nodes: [AccessibilityNode]
    var frame: CGRect
  }

  /// Where a view stands: its place on the screen, and what its surroundings leave of it.
  private struct Surroundings {
    var layer: CALayer?
    /// From own bounds to the screen; nil where there is more than a translation on the way.
    var shift: CGPoint? = .zero
    var clip: CGRect
    /// What is let through now, also where a scroll view can bring in the rest.
    var shown: CGRect
    /// Whether the scroll view around is covered, so that nothing can be brought into sight.
    var isCovered = false
    init(clip: CGRect) { (self.clip, shown) = (clip, clip) }
  }

  // MARK: From the screen down

  mutating func nodesOfScreen() -> [AccessibilityNode] {
    let application = simulation.application
    let screen = Surroundings(clip: simulation.screen.bounds)
    var windows = application.visibleWindows.filter { $0 !== application.statusWindow }
    if let modal = windows.last(where: { UIResponder.Overridable.accessibilityViewIsModal($0) }) {
      windows = windows.filter { $0 === modal || $0 === application.keyboardWindow }
    }
    return windows.flatMap { sorted(units(of: $0, screen)) }
  }

  mutating func nodes(of view: UIView) -> [AccessibilityNode] {
    var around = Surroundings(clip: options.keepsAll ? .infinite : simulation.screen.bounds)
    (around.layer, around.shift) = (nil, nil)
    var ancestor = view.superview
    while let current = ancestor {
      if current.isHidden || current.alpha < Self.leastAlpha { return [] }
      if current.clipsToBounds || current is UIWindow { around.clip = around.clip.shared(with: current.screenRect(of: current.bounds)) }
      ancestor = current.superview
    }
    around.shown = around.clip
    return sorted(units(of: view, around))
  }

  private mutating func sorted(_ units: [Unit]) -> [AccessibilityNode] {
    if units.count == 1 { return units[0].nodes }
    return ReadingOrder.places(of: units.map(\.frame), row: row, rightToLeft: isRightToLeft).flatMap { units[$0].nodes }
  }

  // MARK: One view

  /// - Returns: what is in it, not sorted unless it is a group
  private mutating func units(of view: UIView, _ around: Surroundings) -> [Unit] {
    if view.isHidden || view.alpha < Self.leastAlpha || HostWork.mustEnd("reading the screen's elements") { return [] }
    let (whole, inside) = place(of: view, around)
    let said = view.overrides != nil ? true : view.accessibilitySettings != nil
    if said, UIResponder.Overridable.accessibilityElementsHidden(view) { return [] }
    let nature = options.words ? view.accessibilityNature : view.accessibilityForm
    let isElement = said ? UIResponder.Overridable.isAccessibilityElement(view) ?? nature.isElement : nature.isElement
    let elements = said ? view.ownAccessibilityElements : nil
    if view.bounds.isEmpty, isElement || view.clipsToBounds || elements != nil { return [] }
    // What the app has made one element has none in it; other words for a cell leave it as it is, and a list of elements takes its place.
    let isWhole = said && (view.accessibilitySettings?.isElement == true || view.overrides?.implements("isAccessibilityElement", on: view) == true)
    if isElement, isWhole || elements == nil || nature.role != .cell {
      return isCovered(whole, around) ? [] : units(ofElement: view, nature, whole, around.clip, inside, isWhole: isWhole)
    }
    if inside.clip.isEmpty, !options.keepsAll { return [] }
    let container = said ? UIResponder.Overridable.accessibilityContainerType(view) : .none
    let traits = said ? UIResponder.Overridable.accessibilityTraits(view) ?? nature.traits : nature.traits
    let order = view.accessibilityOrder
    let isGroup =
      elements != nil || order != nil || nature.isGroup || options.offscreen && view.holdsMoreThanItShows || container != .none || traits.contains(.tabBar)
      || said && UIResponder.Overridable.shouldGroupAccessibilityChildren(view)
    guard isGroup else { return content(of: view, nil, inside) }
    var nodes: [AccessibilityNode]
    if let elements {
      nodes = self.nodes(of: elements, in: view, inside)
    } else {
      let units = content(of: view, order, inside)
      nodes = order == nil ? sorted(units) : units.flatMap(\.nodes)
    }
    Self.mark(&nodes, container, isTabBar: traits.contains(.tabBar) && nature.container == nil)
    if container == .dataTable { markCells(&nodes, of: view) }
    guard let shown = shownRole(nature, container, view, said) else {
      guard let first = nodes.first else { return [] }
      let hasOwnPlace = traits.contains(.tabBar) || options.offscreen && view is UIScrollView
      return [Unit(nodes: nodes, frame: hasOwnPlace ? whole : first.frame)]
    }
    if nodes.isEmpty, nature.container == nil { return [] }
    var facts = facts(view, nature)
    facts.role = shown
    // Its words are those of a container: a label that its content gives is none of its own.
    facts.traits.remove(.tabBar)
    objects.append(view)
    let node = AccessibilityNode(facts, isElement: false, frame: whole, number: objects.count - 1, children: nodes)
    return [Unit(nodes: [node], frame: traits.contains(.tabBar) || nature.container != nil ? whole : nodes.first?.frame ?? whole)]
  }

  private mutating func units(
    ofElement view: UIView, _ nature: AccessibilityNature, _ whole: CGRect, _ clip: CGRect, _ inside: Surroundings, isWhole: Bool
  ) -> [Unit] {
    let frame = view.accessibilitySettings?.frame ?? (view.overrides == nil ? whole : UIResponder.Overridable.accessibilityFrame(view) ?? whole)
    guard options.keepsAll || frame.shared(with: clip).isSeen else { return [] }
    objects.append(view)
    let number = objects.count - 1
    var facts = facts(view, nature)
    if options.actions { facts.actions = view.allAccessibilityActions.map(\.name) }
    var nodes = [AccessibilityNode(facts, isElement: true, frame: frame, number: number)]
    if nature.hasElementsInside, !isWhole { nodes += sorted(content(of: view, nil, inside)).filter { !isRead(with: view, $0) } }
    return [Unit(nodes: nodes, frame: frame)]
  }

  private func facts(_ object: UIResponder, _ nature: AccessibilityNature) -> AccessibilityFacts {
    if options.words { return AccessibilityFacts(object, nature, focused: focused) }
    var facts = AccessibilityFacts()
    (facts.role, facts.traits) = (nature.role ?? AccessibilityRole(nature.traits), nature.traits)
    (facts.unnamed, facts.place) = (nature.unnamed, nature.place)
    return facts
  }

  /// Whether an element in a cell is a part of the cell's own words: a text, a picture.
  private func isRead(with cell: UIView, _ node: AccessibilityNode) -> Bool {
    guard node.isElement, let view = objects[node.number] as? UIView else { return false }
    return view.isReadWithItsCell || (cell.accessibilityReads(view))
  }

  private func shownRole(
    _ nature: AccessibilityNature, _ container: UIAccessibilityContainerType, _ object: UIResponder, _ said: Bool
  ) -> AccessibilityRole? {
    if let role = nature.container { return role }
    switch container {
    case .none: return nil
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .semanticGroup:
      let ask = UIResponder.Overridable.self
      let says = said && (ask.accessibilityLabel(object) ?? ask.accessibilityValue(object)) != nil
      return says || object.currentIdentifier != nil ? .semanticGroup : nil
    }
  }

  /// The first and the last element of a list or a landmark say so, the elements of a tab bar say which of how many they are.
  private static func mark(_ nodes: inout [AccessibilityNode], _ container: UIAccessibilityContainerType, isTabBar: Bool) {
    if isTabBar {
      let count = nodes.filter(\.isElement).count
      var number = 0
      for index in nodes.indices where nodes[index].isElement {
        number += 1
        nodes[index].facts.unnamed.insert(.tabItem)
        nodes[index].facts.place = .init(number, of: count)
      }
    }
    guard container == .list || container == .landmark else { return }
    let (start, end): (AccessibilityFacts.Edge, AccessibilityFacts.Edge) = container == .list ? (.listStart, .listEnd) : (.landmark, .landmarkEnd)
    guard let first = nodes.firstIndex(where: \.isElement), let last = nodes.lastIndex(where: \.isElement) else { return }
    nodes[first].facts.edges.append(start)
    // An element that is alone only begins it. Source: CASH
    if last != first { nodes[last].facts.edges.append(end) }
  }

  private func markCells(_ nodes: inout [AccessibilityNode], of owner: UIResponder) {
    guard var table = DataTable(owner) else { return }
    for index in nodes.indices where nodes[index].isElement { table.mark(&nodes[index].facts, of: objects[nodes[index].number]) }
  }

  // MARK: What is in a view

  private mutating func content(of view: UIView, _ order: [UIView]?, _ inside: Surroundings) -> [Unit] {
    var units: [Unit] = []
    let parts = view.accessibilityParts
    for element in parts.isEmpty ? [] : AccessibilityPartElements.of(view, count: parts.count) {
      for node in self.nodes(of: element, inside) { units.append(Unit(nodes: [node], frame: node.frame)) }
    }
    if let order {
      // What an app has moved elsewhere, perhaps around this view itself, is read where it is.
      for part in order where part !== view && part.isDescendant(of: view) {
        let nodes = sorted(self.units(of: part, part.superview === inside.layer?.view ? inside : around(part, inside)))
        if let first = nodes.first { units.append(Unit(nodes: nodes, frame: first.frame)) }
      }
      return units
    }
    let subviews = view.subviews
    if let place = subviews.lastIndex(where: {
      ($0.overrides != nil || $0.accessibilitySettings != nil || $0.accessibilityNature.isModal)
        && !$0.isHidden && UIResponder.Overridable.accessibilityViewIsModal($0)
    }) {
      // The editing menu of a field in it is in front of it, in a window of its own on a device. Source: docs/rules/accessibility.md 2, E4
      let menus = subviews[(place + 1)...].filter { $0 is UICalloutBar }
      for view in [subviews[place]] + menus { units += self.units(of: view, inside) }
      return units
    }
    let outer = covers
    defer { covers = outer }
    let own = subviews.compactMap { $0.isHidden ? nil : $0.accessibilityCover }
    if !own.isEmpty { covers += own }
    for subview in subviews {
      if covers.count > outer.count, !subview.isHidden, subview.accessibilityCover != nil { covers.remove(at: outer.count) }
      units += self.units(of: subview, inside)
    }
    return units
  }

  /// Whether the middle of what is seen of it is behind something, or of where it could be seen. Source: docs/rules/accessibility.md 2, E4
  private func isCovered(_ frame: CGRect, _ around: Surroundings) -> Bool {
    guard !covers.isEmpty else { return false }
    let seen = frame.shared(with: around.shown)
    return seen.isSeen ? covers.contains { $0.contains(seen.middle) } : around.isCovered
  }

  private mutating func nodes(of elements: [UIResponder], in owner: UIResponder, _ inside: Surroundings) -> [AccessibilityNode] {
    if path.contains(where: { $0 === owner }) || path.count >= UIResponder.deepestElements {
      let names = (path + [owner]).map { typeName($0) }.joined(separator: " > ")
      simulation.recordFault(UIException(.invalidArgument, "accessibilityElements go round in a ring: \(names)"))
      return []
    }
    path.append(owner)
    defer { path.removeLast() }
    var nodes: [AccessibilityNode] = []
    for element in elements {
      if let view = element as? UIView {
        guard view.window != nil, !view.isInHiddenPart(of: owner) else { continue }
        nodes += sorted(units(of: view, view.superview === owner ? inside : around(view, inside)))
      } else if let element = element as? UIAccessibilityElement {
        nodes += self.nodes(of: element, inside)
      }
    }
    return nodes
  }

  /// The element, or the elements in one that only holds others.
  private mutating func nodes(of element: UIAccessibilityElement, _ around: Surroundings) -> [AccessibilityNode] {
    let nature = element.accessibilityNature
    if UIResponder.Overridable.accessibilityElementsHidden(element) { return [] }
    let frame = UIResponder.Overridable.accessibilityFrame(element) ?? element.accessibilityFrame
    guard UIResponder.Overridable.isAccessibilityElement(element) ?? true else { return held(by: element, nature, frame, around) }
    guard options.keepsAll || frame.shared(with: around.clip).isSeen, !isCovered(frame, around) else { return [] }
    objects.append(element)
    let number = objects.count - 1
    var facts = facts(element, nature)
    if options.actions { facts.actions = element.allAccessibilityActions.map(\.name) }
    return [AccessibilityNode(facts, isElement: true, frame: frame, number: number)]
  }

  private mutating func held(
    by element: UIAccessibilityElement, _ nature: AccessibilityNature, _ frame: CGRect, _ around: Surroundings
  ) -> [AccessibilityNode] {
    guard let elements = element.ownAccessibilityElements else { return [] }
    var nodes = self.nodes(of: elements, in: element, around)
    let container = UIResponder.Overridable.accessibilityContainerType(element)
    Self.mark(&nodes, container, isTabBar: UIResponder.Overridable.accessibilityTraits(element)?.contains(.tabBar) == true)
    if container == .dataTable { markCells(&nodes, of: element) }
    guard !nodes.isEmpty, let role = shownRole(nature, container, element, true) else { return nodes }
    var facts = facts(element, nature)
    facts.role = role
    facts.traits.remove(.tabBar)
    objects.append(element)
    return [AccessibilityNode(facts, isElement: false, frame: frame, number: objects.count - 1, children: nodes)]
  }

  // MARK: Places

  private func place(of view: UIView, _ around: Surroundings) -> (CGRect, Surroundings) {
    var inside = around
    inside.layer = view.layer
    let whole: CGRect
    if let shift = around.shift, around.layer == nil || view.layer.superlayer === around.layer, view.layer.isOnlyMoved(in: around.layer) {
      let offset = view.layer.offset
      let place = CGPoint(x: shift.x + offset.x, y: shift.y + offset.y)
      inside.shift = place
      whole = view.bounds.offsetBy(dx: place.x, dy: place.y)
    } else {
      inside.shift = nil
      whole = view.screenRect(of: view.bounds)
    }
    if clips(view) {
      inside.clip = clip(of: view, whole, in: around.clip)
      inside.shown = around.shown.shared(with: whole)
    }
    if !covers.isEmpty, view is UIScrollView { inside.isCovered = covers.contains { $0.contains(inside.shown.middle) } }
    return (whole, inside)
  }

  /// For a view that isn't directly inside: its place is found from the window, and the clips on the way count.
  private func around(_ view: UIView, _ outer: Surroundings) -> Surroundings {
    var result = outer
    (result.layer, result.shift) = (nil, nil)
    var ancestor = view.superview
    while let current = ancestor, current.layer !== outer.layer {
      if clips(current) {
        let whole = current.screenRect(of: current.bounds)
        result.clip = clip(of: current, whole, in: result.clip)
        result.shown = result.shown.shared(with: whole)
      }
      ancestor = current.superview
    }
    return result
  }

  private func clips(_ view: UIView) -> Bool { view.clipsToBounds || view is UIWindow || options.reachable && view is UIScrollView }

  /// What a view that clips lets through; a scroll view that is seen can bring in all that is in it.
  private func clip(of view: UIView, _ whole: CGRect, in clip: CGRect) -> CGRect {
    let seen = clip.shared(with: whole)
    return options.reachable && view is UIScrollView && seen.isSeen ? .infinite : seen
  }
}

extension CGRect {
  /// Whether any of it can be seen.
  fileprivate var isSeen: Bool { width > 0 && height > 0 }
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension UIView {
  /// Whether its words are a part of those of the cell that it is in: a text, a picture.
  fileprivate var isReadWithItsCell: Bool {
    if accessibilitySettings?.isElement == true || overrides != nil && UIResponder.Overridable.isAccessibilityElement(self) == true && !(self is UILabel) {
      return false
    }
    return self is UILabel || self is UIImageView
  }

  /// Whether there is something to scroll: what is in it is read together then, wherever it stands just now. Source: docs/rules/accessibility.md 2 (D)
  fileprivate var holdsMoreThanItShows: Bool {
    guard let scroll = self as? UIScrollView else { return false }
    return scroll.contentSize.width > scroll.bounds.width || scroll.contentSize.height > scroll.bounds.height
  }

  /// Whether a view on the way up to another one is hidden.
  fileprivate func isInHiddenPart(of owner: UIResponder) -> Bool {
    var ancestor = superview
    while let current = ancestor, current !== owner {
      if current.isHidden || current.alpha < 0.01 { return true }
      ancestor = current.superview
    }
    return false
  }
}
