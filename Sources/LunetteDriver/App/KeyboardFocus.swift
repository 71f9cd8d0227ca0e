import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// The focus that a hardware keyboard moves: tab goes on to the next group (a bar, a list, a field, what stands in one view), with shift to the one before,
/// arrows move inside, space activates, escape leaves. Source: Apple, Keyboard navigation; the groups are ours, docs/rules/accessibility.md 7
struct KeyboardFocus {
  let app: ScenarioApp

  private struct Group {
    var elements: [UIResponder]
    /// Space: the screen.
    var frames: [CGRect]

    /// The nearest one that an arrow points to: up and down those of its column go before others. What stands in one row or one column is walked
    /// through by the arrows of the other axis, too, in the order of reading. Source: docs/rules/accessibility.md 7
    func neighbour(of element: Int, _ key: Keyboard.Key, rightToLeft: Bool) -> UIResponder? {
      let (isVertical, sign): (Bool, CGFloat) = (key == .up || key == .down, key == .down || key == .right ? 1 : -1)
      func middle(_ frame: CGRect, along: Bool) -> CGFloat { along == isVertical ? frame.midY : frame.midX }
      func half(_ frame: CGRect, along: Bool) -> CGFloat { (along == isVertical ? frame.height : frame.width) / 2 }
      let own = frames[element]
      /// From middle to middle in the arrow's direction, where the other one begins beyond this one's middle.
      func distance(_ frame: CGRect, _ sign: CGFloat) -> CGFloat? {
        let way = sign * (middle(frame, along: true) - middle(own, along: true))
        return way > 0 && way >= half(frame, along: true) ? way : nil
      }
      var best: (element: Int, isBeside: Bool, way: CGFloat, aside: CGFloat)?
      for (index, frame) in frames.enumerated() where index != element {
        guard let way = distance(frame, sign) else { continue }
        let aside = abs(middle(frame, along: false) - middle(own, along: false))
        let isBeside = aside < half(frame, along: false) + half(own, along: false)
        guard isBeside || isVertical else { continue }
        if let best, best.isBeside && !isBeside || best.isBeside == isBeside && (best.way, best.aside) <= (way, aside) { continue }
        best = (index, isBeside, way, aside)
      }
      if let best { return elements[best.element] }
      guard !frames.indices.contains(where: { $0 != element && distance(frames[$0], -sign) != nil }) else { return nil }
      let next = element + (key == .down || key == (rightToLeft ? .left : .right) ? 1 : -1)
      return elements.indices.contains(next) ? elements[next] : nil
    }
  }

  /// The keys that move the focus while nobody edits a text, and the one that leaves a field.
  static func takes(_ key: Keyboard.Key, in simulation: Simulation) -> Bool {
    guard simulation.keyboard.isHardwareAttached else { return false }
    if simulation.application.keyWindow?.firstResponder is UITextField { return key == .tab || key == .shiftTab }
    return !simulation.keyboard.takesKeys && [.tab, .shiftTab, .left, .right, .up, .down, .space, .escape].contains(key)
  }

  /// - Returns: whether something has the focus now, or has done something
  func press(_ key: Keyboard.Key) -> Bool {
    let groups = groups
    let focused = focusedItem
    let place = focused.flatMap { focused in
      groups.indices.lazy.compactMap { index in groups[index].elements.firstIndex { $0 === focused }.map { (group: index, element: $0) } }.first
    }
    switch key {
    case .tab:
      guard !groups.isEmpty else { return false }
      return move(to: groups[place.map { ($0.group + 1) % groups.count } ?? 0].elements.first, .next)
    case .shiftTab:
      guard !groups.isEmpty else { return false }
      return move(to: groups[((place?.group ?? 0) + groups.count - 1) % groups.count].elements.first, .previous)
    case .left, .up, .right, .down:
      guard let place else { return false }
      let next = groups[place.group].neighbour(of: place.element, key, rightToLeft: app.simulation.isRightToLeft)
      return move(to: next, UIFocusHeading(rawValue: key.rawValue) ?? .none)
    case .space: return focused.map { UIResponder.Overridable.accessibilityActivate($0) } ?? false
    case .escape:
      // Without a focus the first that may have it: it stands in what is in front.
      let responder = focused ?? groups.first?.elements.first ?? app.simulation.application.keyWindow
      return responder?.asksAround { UIResponder.Overridable.accessibilityPerformEscape($0) } ?? false
    default: return false
    }
  }

  private var editedField: UIResponder? { app.simulation.application.keyWindow?.firstResponder as? UITextField }
  private var focusedItem: UIResponder? { app.simulation.accessibility.focusSystem.focusedItem ?? editedField }

  /// A field with the focus edits, and ends editing without it.
  private func move(to element: UIResponder?, _ heading: UIFocusHeading) -> Bool {
    guard let element else { return false }
    return app.simulation.accessibility.focusSystem.move(to: element, from: focusedItem, heading, on: app.simulation) {
      if let field = editedField, field !== element { UIResponder.Overridable.resignFirstResponder(field) }
      if let field = element as? UITextField { _ = UIResponder.Overridable.becomeFirstResponder(field) }
    }
  }

  /// What a user can do something with, in the order of reading.
  private var groups: [Group] {
    app.layOutWindows()
    let tree = AccessibilityTree(of: app.simulation)
    var groups: [Group] = []
    var places: [AnyHashable: Int] = [:]
    for (object, frame) in withOwnViews(tree.elements.filter { $0.facts.role != .key }.map { (tree.object(of: $0), $0.frame) }) {
      guard UIResponder.Overridable.canBecomeFocused(object) else { continue }
      let owner = Self.owner(of: object)
      if let index = places[owner] {
        groups[index].elements.append(object)
        groups[index].frames.append(frame)
      } else {
        places[owner] = groups.count
        groups.append(Group(elements: [object], frames: [frame]))
      }
    }
    return groups
  }

  /// With the views of an app's own classes that are no elements of assistive technology and want the focus, each where it is read.
  private func withOwnViews(_ elements: [(object: UIResponder, frame: CGRect)]) -> [(object: UIResponder, frame: CGRect)] {
    let known = Set(elements.map { ObjectIdentifier($0.object) })
    let own = app.viewsOnScreen.reversed().filter { view in
      view.overrides != nil && UIResponder.Overridable.canBecomeFocused(view) && !known.contains(ObjectIdentifier(view))
    }
    if own.isEmpty { return elements }
    let all = elements + own.map { ($0, $0.screenFrame) }
    let row = app.simulation.screen.device.isPad ? ReadingOrder.padRow : ReadingOrder.phoneRow
    return ReadingOrder.places(of: all.map(\.frame), row: row, rightToLeft: app.simulation.isRightToLeft).map { all[$0] }
  }

  /// The nearest group with a name; the bar or the list that it is in; a field itself; else the view around.
  private static func owner(of element: UIResponder) -> AnyHashable {
    var responder: UIResponder? = element
    while let current = responder {
      if let name = current.focusGroupIdentifier { return name }
      if HostWork.mustEnd("looking for a group of the focus") { break }
      responder = current.next
    }
    if element is UITextField || element is UITextView { return ObjectIdentifier(element) }
    var view = element as? UIView ?? (element as? UIAccessibilityElement)?.containerView
    while let current = view {
      if current is UINavigationBar || current is UITabBar || current is UIToolbar || current is UISearchBar || current is ListView {
        return ObjectIdentifier(current)
      }
      view = current.superview
    }
    return ObjectIdentifier((element as? UIView)?.superview ?? element.next ?? element)
  }
}

extension ScenarioApp {
  /// A key of a hardware keyboard that moves the focus. Returns: false for one that is for a text
  func pressForFocus(_ key: Keyboard.Key) throws -> Bool {
    guard KeyboardFocus.takes(key, in: simulation) else { return false }
    let focused = simulation.accessibility.focusSystem.focusedItem
    let isTaken = try drive { () -> Bool in
      defer { simulation.runFrame() }
      return simulation.send(.answer(name: InputEventAnswer.focus, .text(key.rawValue))).isTaken
    }
    guard key == .space, !isTaken, let focused else { return true }
    guard let point = try run({ UIResponder.Overridable.accessibilityActivationPoint(focused) }) else { return true }
    var place = TouchPlace(point)
    place.isForced = true
    try tap(at: place, taps: 1, fingers: 1)
    return true
  }
}
