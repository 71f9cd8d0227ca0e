import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// VoiceOver as a user moves it: a cursor on one element, and a transcript of what is said. Source: docs/rules/accessibility.md 7
///
/// Each move is an input, so that a log has it; the finger of an activation is one of its own.
public final class VoiceOver {
  unowned let app: ScenarioApp
  private(set) var transcript: [String] = []
  /// Where the cursor is, or was last, in the order of reading.
  private var place = 0
  /// The first element is to get the cursor, once the screen has come.
  private var wantsFirst = true
  /// It has been turned off, and has no cursor any more.
  private(set) var isOver = false
  /// The cursor finds its place with the next frame.
  private var isArriving = false
  /// The element under the cursor has gone, and the cursor has looked for another one.
  private var isLost = false

  /// The row that the cursor is on or in, or was last: after a reload its view may be that of another one.
  private struct Row {
    weak var list: ListView?
    let path: RowPath
    weak var part: ReusableView?
    weak var element: UIResponder?
    let uses: Int
    /// How many elements after its row's first one.
    let offset: Int

    init?(_ walk: Walk, _ place: Int) {
      let element = walk.object(place)
      guard let part = element.reusableAround, let path = part.rowPath else { return nil }
      self.element = element
      var first = place
      while first > 0, walk.object(first - 1).reusableAround === part { first -= 1 }
      offset = place - first
      var around = part.superview
      while let current = around, !(current is ListView) { around = current.superview }
      (list, self.path, self.part, uses) = (around as? ListView, path, part, part.uses)
    }

    /// What stands there now.
    var view: UIView? {
      switch list {
      case let table as UITableView: table.cellForRow(at: path.indexPath)
      case let items as UICollectionView: items.cellForItem(at: path.indexPath)
      default: nil
      }
    }

    /// Where the cursor belongs now: at the same control of what stands there, else at the row itself. Nil where nothing stands there.
    func place(in walk: Walk) -> Int? {
      guard let view, let first = walk.index(of: view) ?? walk.index(of: view.fittingContent) else { return nil }
      let place = first + offset
      return walk.elements.indices.contains(place) && walk.object(place).reusableAround === view ? place : first
    }
  }
  private var row: Row?
  private var isUsedAgain: Bool { row.map { $0.element === state.focused && $0.part?.uses != $0.uses } ?? false }

  init(_ app: ScenarioApp) {
    self.app = app
    app.simulation.accessibility.didPost = { [weak self] in self?.hear($0) }
  }

  private var state: AccessibilityState { app.simulation.accessibility }

  /// What can be done, by the names of the inputs.
  enum Move: String { case next, previous, first, last, touch, activate, increment, decrement, escape, magicTap, scroll, perform }

  // MARK: The cursor

  private func tree(words: Bool) -> AccessibilityTree {
    app.layOutWindows()
    var options = AccessibilityTree.Options()
    (options.offscreen, options.reachable, options.words) = (true, true, words)
    return AccessibilityTree(of: app.simulation, options)
  }

  /// The elements that it stops at in one walk over the screen.
  private struct Walk {
    let tree: AccessibilityTree
    let elements: [AccessibilityNode]

    /// What an app lists twice is met once: a cursor that comes back to it would go in a ring.
    init(_ tree: AccessibilityTree, _ elements: [AccessibilityNode]) {
      var met: Set<ObjectIdentifier> = []
      (self.tree, self.elements) = (tree, elements.filter { met.insert(ObjectIdentifier(tree.object(of: $0))).inserted })
    }

    func object(_ index: Int) -> UIResponder { tree.object(of: elements[index]) }
    func index(of object: UIResponder?) -> Int? { object.flatMap { wanted in elements.firstIndex { tree.object(of: $0) === wanted } } }
  }

  /// Switch Control stops only at what the user can do something with.
  ///
  /// - Parameter words: whether the elements tell theirs, for a rotor
  private func walk(words: Bool = false) -> Walk {
    let tree = tree(words: words)
    guard app.simulation.isOn(.isSwitchControlRunning), !app.simulation.isOn(.isVoiceOverRunning) else {
      return Walk(tree, tree.elements)
    }
    let elements = tree.elements.filter { UIResponder.Overridable.accessibilityRespondsToUserInteraction(tree.object(of: $0)) == true }
    return Walk(tree, elements)
  }

  /// The element under the cursor; where it has gone, the one that is now at its place, else the last one.
  @discardableResult func current() -> UIResponder? {
    if isOver { return nil }
    let walk = walk()
    guard !walk.elements.isEmpty else { return nil }
    settle(in: walk)
    return state.focused
  }

  /// Where a move has put the cursor: what it is on needs no walk over the screen as long as it is shown.
  func arrived() -> UIResponder? {
    guard !wantsFirst, let view = state.focused as? UIView, view.overrides == nil, view.isShownInItsWindow else { return current() }
    return view
  }

  /// The cursor comes to an element of the walk, unless it is on one. - Returns: its index; nil if it had to move
  @discardableResult private func settle(in walk: Walk) -> Int? {
    if !wantsFirst, !isUsedAgain, let index = walk.index(of: state.focused) {
      (place, row) = (index, Row(walk, index))
      return index
    }
    guard !walk.elements.isEmpty else { return nil }
    let index = wantsFirst ? 0 : row?.place(in: walk) ?? min(place, walk.elements.count - 1)
    wantsFirst = false
    focus(walk, index)
    return nil
  }

  /// A walk over the screen as it is now, and the cursor's index in it; nil where there is no element.
  private func here(words: Bool = false) -> (walk: Walk, index: Int)? {
    if isOver { return nil }
    let walk = walk(words: words)
    if let index = settle(in: walk) { return (walk, index) }
    // To come to an element may have scrolled, and have called the script.
    let again = self.walk(words: words)
    return again.index(of: state.focused).map { (again, $0) }
  }

  private func focus(_ walk: Walk, _ index: Int) {
    let element = walk.object(index)
    let wasUsedAgain = isUsedAgain
    (place, row) = (index, Row(walk, index))
    guard state.focused !== element || wasUsedAgain else { return }
    let old = state.focused
    (state.focused, isLost) = (element, false)
    let hasMoved = bringIn(element)
    if let old { UIResponder.Overridable.accessibilityElementDidLoseFocus(old) }
    UIResponder.Overridable.accessibilityElementDidBecomeFocused(element)
    // The facts that were found still hold, unless something has scrolled or a script was called.
    let isAsFound = !hasMoved && old?.overrides == nil && element.overrides == nil
    transcript.append(isAsFound ? Speech(walk.tree.facts(of: walk.elements[index])).line : speech.line)
  }

  private var facts: AccessibilityFacts? { here().map { $0.walk.tree.facts(of: $0.walk.elements[$0.index]) } }
  var speech: Speech { Speech(facts ?? AccessibilityFacts()) }

  private func hear(_ post: AccessibilityPost) {
    switch (post.notice, post.argument) {
    case (.layoutChanged, .element(let element)), (.screenChanged, .element(let element)):
      wantsFirst = false
      let walk = walk()
      // A view that is none itself stands for the first one in it, or for the one that it is in.
      if let index = walk.index(of: element) ?? (element as? UIView).flatMap({ place(of: $0) }) { focus(walk, index) }
    case (.screenChanged, .none):
      wantsFirst = true
      arriveSoon()
    case (.layoutChanged, .none): arriveSoon()
    case (_, .text(let text)): transcript.append("» \(text)")
    default: break
    }
  }

  // MARK: Arriving by itself

  /// The cursor finds its place without a move of the user's: at the start of the next frame, when what has changed the screen is over.
  private func arriveSoon() {
    guard !isArriving else { return }
    isArriving = true
    app.simulation.timers.schedule(at: app.simulation.time) { [weak self] _ in
      guard let self else { return }
      isArriving = false
      if isOn { current() }
    }
  }

  /// After each frame: nobody posts that a view has been removed or hidden.
  func noteFrame() {
    guard !wantsFirst, !isArriving, isOn else { return }
    let wasLost = isLost
    isLost = !hasCursor
    if isLost, !wasLost { arriveSoon() }
  }

  private var isOn: Bool { !isOver && (app.simulation.isOn(.isVoiceOverRunning) || app.simulation.isOn(.isSwitchControlRunning)) }

  /// Whether what it was put on is still in a window, and not hidden.
  private var hasCursor: Bool {
    guard let focused = state.focused else { return false }
    let view = focused as? UIView ?? (focused as? UIAccessibilityElement)?.containerView
    return view?.isShownInItsWindow ?? true
  }

  // MARK: Scrolling what is off the screen

  /// Each scroll view around moves as little as it must, at once. - Returns: whether one has moved
  @discardableResult private func bringIn(_ element: UIResponder) -> Bool {
    guard let view = element as? UIView ?? (element as? UIAccessibilityElement)?.containerView else { return false }
    var hasMoved = false
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView, scroll.bringIn(scroll.convert(view.bounds, from: view)) { hasMoved = true }
      ancestor = current.superview
    }
    return hasMoved
  }

  /// Makes the row after the one under the cursor, or before it, in the innermost list that ends here.
  /// - Returns: the list; nil where there was none to be made
  private func makeNeighbor(of element: UIResponder, _ walk: Walk, _ next: Int, isForward: Bool, willScroll: (ListView) -> Void) -> ListView? {
    var part: UIView?
    var view = element as? UIView ?? (element as? UIAccessibilityElement)?.containerView
    while let current = view {
      if let list = current as? ListView {
        willScroll(list)
        // What comes next may be the list's footer, or something else beside its rows.
        if let part, list.bringIn(beside: part, isForward: isForward) { return list }
        if isIn(list, walk, next) { return nil }
      }
      // The header and the footer of a table are no views that it reuses.
      if current is ReusableView || part == nil && current.superview is UITableView { part = current }
      view = current.superview
    }
    return nil
  }

  /// Where an element stands after a list has made what comes next: beside the list's outermost one, where its own view has left the screen meanwhile, or is
  /// that of something else by now.
  private func place(of element: UIResponder, wasUsed uses: Int?, in walk: Walk, _ list: ListView, isForward: Bool) -> Int {
    if element.reusableAround?.uses == uses, let index = walk.index(of: element) { return index }
    let inside = walk.elements.indices.filter { isIn(list, walk, $0) }
    return isForward ? (inside.first ?? 0) - 1 : (inside.last ?? walk.elements.count - 1) + 1
  }

  // MARK: Moves

  /// - Returns: whether something was done
  func handle(_ move: Move, _ argument: String?) throws -> Bool {
    switch move {
    case .next, .previous: return try go(isForward: move == .next, rotor: argument)
    case .first:
      // Lists go back to their beginning first, and then what scrolls by itself there.
      for _ in 0..<Self.mostRewinds {
        let walk = walk()
        let moves = walk.elements.indices.map { index in (walk.object(index) as? UIView).map(scrollToStart) ?? false }
        if !moves.contains(true) { break }
      }
      wantsFirst = true
      state.focused = nil
      return current() != nil
    case .last:
      while try go(isForward: true, rotor: nil) { if app.simulation.fault != nil { break } }
      return true
    case .touch:
      let walk = walk()
      guard let index = argument.flatMap({ Int($0) }), walk.elements.indices.contains(index) else { return false }
      wantsFirst = false
      focus(walk, index)
      return true
    case .activate: return current().map { UIResponder.Overridable.accessibilityActivate($0) } ?? false
    case .increment, .decrement:
      guard let element = current(), facts?.traits.contains(.adjustable) == true else { return false }
      if move == .increment { UIResponder.Overridable.accessibilityIncrement(element) } else { UIResponder.Overridable.accessibilityDecrement(element) }
      return true
    case .escape: return alongChain { UIResponder.Overridable.accessibilityPerformEscape($0) }
    case .magicTap:
      if alongChain(upToModal: false, { UIResponder.Overridable.accessibilityPerformMagicTap($0) }) { return true }
      // A delegate that is a responder stands in the chain.
      let application = app.simulation.application
      return application.next == nil && app.appDelegate.hearMagicTap(application)
    case .scroll:
      guard let direction = argument.flatMap(UIAccessibilityScrollDirection.init) else { return false }
      return alongChain { UIResponder.Overridable.accessibilityScroll($0, direction) }
    case .perform:
      let actions = current()?.allAccessibilityActions ?? []
      guard let action = actions.first(where: { $0.name == argument }) else {
        throw ScenarioError.badValue(
          name: "action",
          wanted: actions.isEmpty ? "one of the element's, and it has none" : "one of " + actions.map { "\"\($0.name)\"" }.joined(separator: ", "),
          got: "\"\(argument ?? "")\"")
      }
      return action.actionHandler?(action) ?? false
    }
  }

  /// Ours: nobody puts more lists into one another
  private static let mostRewinds = 4

  /// - Returns: whether something has moved
  private func scrollToStart(of view: UIView) -> Bool {
    var hasMoved = false
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView {
        let start = scroll.readingStart
        if scroll.contentOffset != start {
          scroll.setContentOffset(start, animated: false)
          hasMoved = true
        }
      }
      ancestor = current.superview
    }
    return hasMoved
  }

  /// The element, then what is around it, until one has done something.
  ///
  /// - Parameter upToModal: whether what is modal ends the way
  private func alongChain(upToModal: Bool = true, _ ask: (UIResponder) -> Bool) -> Bool { current()?.asksAround(upToModal: upToModal, ask) ?? false }

  private func go(isForward: Bool, rotor: String?) throws -> Bool {
    guard var (walk, index) = here(words: rotor != nil) else {
      _ = try rotor.map(Rotor.init(checking:))
      return false
    }
    if let rotor, let custom = customRotor(rotor, from: walk.object(index)) {
      guard let found = custom.search(walk.object(index), isForward) else { return false }
      return jump(to: found)
    }
    let wanted = try rotor.map(Rotor.init(checking:))
    let startPlace = place
    let step = isForward ? 1 : -1
    var offsets: [(UIScrollView, CGPoint)] = []
    while !HostWork.mustEnd("looking for the next element") {
      let from = walk.object(index)
      let uses = from.reusableAround?.uses
      let made = makeNeighbor(of: from, walk, index + step, isForward: isForward) { list in
        if !offsets.contains(where: { $0.0 === list }) { offsets.append((list, list.contentOffset)) }
      }
      if let made {
        walk = self.walk(words: wanted != nil)
        index = place(of: from, wasUsed: uses, in: walk, made, isForward: isForward)
      }
      let next = index + step
      guard walk.elements.indices.contains(next) else { break }
      if wanted?.holds(walk.elements[next], walk.tree) ?? true {
        focus(walk, next)
        return true
      }
      let object = walk.object(next)
      bringIn(object)
      walk = self.walk(words: true)
      guard let place = walk.index(of: object) else { break }
      index = place
    }
    for (scroll, offset) in offsets where wanted != nil { scroll.setContentOffset(offset, animated: false) }
    if wanted != nil { place = startPlace }
    return false
  }

  private func isIn(_ list: ListView, _ walk: Walk, _ index: Int) -> Bool {
    guard walk.elements.indices.contains(index) else { return false }
    let element = walk.object(index)
    return (element as? UIView ?? (element as? UIAccessibilityElement)?.containerView)?.isDescendant(of: list) ?? false
  }

  private func jump(to element: UIResponder) -> Bool {
    let walk = walk()
    guard let index = walk.index(of: element) else { return false }
    focus(walk, index)
    return true
  }

  private func customRotor(_ name: String, from element: UIResponder) -> UIAccessibilityCustomRotor? {
    var responder: UIResponder? = element
    while let current = responder {
      if let rotor = UIResponder.Overridable.accessibilityCustomRotors(current).first(where: { $0.name == name }) { return rotor }
      responder = current.next
    }
    return nil
  }

  /// Whether the cursor is on an element that a target stands for. Returns: its place in the order
  func place(of view: UIView) -> Int? {
    let walk = walk()
    func index(_ holds: (UIView) -> Bool) -> Int? { walk.elements.indices.first { (walk.object($0) as? UIView).map(holds) ?? false } }
    return index { $0 === view } ?? index { view.isDescendant(of: $0) }
      ?? walk.elements.indices.first { place in
        let object = walk.object(place)
        return (object as? UIView ?? (object as? UIAccessibilityElement)?.containerView)?.isDescendant(of: view) ?? false
      }
  }

  func place(of element: UIAccessibilityElement) -> Int? { walk().index(of: element) }

  func element(at place: Int) -> UIResponder? {
    let walk = walk()
    return walk.elements.indices.contains(place) ? walk.object(place) : nil
  }

  func stop() {
    isOver = true
    state.didPost = nil
    state.focused = nil
  }
}

/// What the user goes through with one move.
private enum Rotor: String, CaseIterable {
  case headings, links, buttons, textFields, images, containers

  init(checking name: String) throws {
    guard let rotor = Rotor(rawValue: name) else {
      throw ScenarioError.badValue(
        name: "rotor", wanted: "one of " + Self.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + ", or a custom one's name", got: "\"\(name)\"")
    }
    self = rotor
  }

  func holds(_ node: AccessibilityNode, _ tree: AccessibilityTree) -> Bool {
    let facts = node.facts
    switch self {
    case .headings: return facts.traits.contains(.header)
    case .links: return facts.traits.contains(.link)
    case .buttons: return facts.traits.contains(.button) && !facts.isToggle
    case .textFields: return facts.unnamed.contains(.textEntry)
    case .images: return facts.traits.contains(.image)
    case .containers: return Self.firstElements(tree.nodes).contains(node.number)
    }
  }

  private static func firstElements(_ nodes: [AccessibilityNode]) -> [Int] {
    var numbers: [Int] = []
    for node in nodes where !node.isElement {
      var first: AccessibilityNode?
      for child in node.children { child.forEachElement { if first == nil { first = $0 } } }
      if let first { numbers.append(first.number) }
      numbers += firstElements(node.children)
    }
    return numbers
  }
}

extension UIResponder {
  /// The object, then what is around it, until one has done something.
  ///
  /// - Parameter upToModal: whether what is modal, or a presented controller, ends the way: nobody uses what is behind it
  func asksAround(upToModal: Bool = true, _ ask: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = self
    var isInModal = false
    while let asked = responder {
      if HostWork.mustEnd("asking responders") { return false }
      if ask(asked) { return true }
      if upToModal, let controller = asked as? UIViewController, controller.parent == nil, controller.presentingViewController != nil { return false }
      // The controller of what is modal is the last one.
      if upToModal, asked is UIView, UIResponder.Overridable.accessibilityViewIsModal(asked) { isInModal = true }
      if isInModal, asked is UIViewController || asked is UIWindow { return false }
      responder = asked.next
    }
    return false
  }

  /// The cell, header or footer that it is, or is in.
  fileprivate var reusableAround: ReusableView? {
    var view = self as? UIView ?? (self as? UIAccessibilityElement)?.containerView
    while let current = view, !(current is ReusableView) { view = current.superview }
    return view as? ReusableView
  }
}

extension UIView {
  /// The cell of which it is the content view, where the app has made it the element.
  var cellWhosePlaceItTakes: ReusableView? {
    guard accessibilitySettings?.isElement == true, let cell = superview as? ReusableView, cell.fittingContent === self else { return nil }
    return cell
  }

  /// Whether neither it nor anything around it is hidden.
  fileprivate var isShownInItsWindow: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha < UIView.smallestTouchableAlpha || current.accessibilitySettings?.hidesElements == true { return false }
      if current is UIWindow { return accessibilitySettings?.isElement != false }
      view = current.superview
    }
    return false
  }
}

extension ListView {
  /// Makes what is read after a part of the list, or before it, by the least scroll, where it is not there yet.
  /// - Returns: whether it has been made; false where it is there, or is the end
  fileprivate func bringIn(beside part: UIView, isForward: Bool) -> Bool {
    if let table = self as? UITableView { return table.bringInRow(beside: part, isForward: isForward) }
    return (self as? UICollectionView)?.bringInElement(beside: part, isForward: isForward) ?? false
  }
}
