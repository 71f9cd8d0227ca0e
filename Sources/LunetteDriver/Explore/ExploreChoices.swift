import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// The kinds of actions that an exploration tries. Source: docs/rules/exploring.md 2
package enum ExploreKind: String, CaseIterable, Sendable {
  case tap
  case type
  case pressReturn = "return"
  case dismissKeyboard, swipe, press, page, pull, slide, back, move, pinch, notification
  /// Two fingers tap two buttons at the same time.
  case both
  /// What assistive technology offers to do with an element.
  case customAction
  case turn, background, memoryWarning, shake, statusBar, interrupt, textSize

  /// The kinds of a set, or of names joined by commas. Throws: the name that is none
  package static func kinds(named text: String) throws(UnknownKind) -> Set<ExploreKind> {
    var kinds: Set<ExploreKind> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      switch name {
      case "taps": kinds.insert(.tap)
      case "user": kinds.formUnion(user)
      // Two fingers at once are as many actions as there are pairs of buttons, so they are asked for by name.
      case "all": kinds.formUnion(allCases.filter { $0 != .both })
      default:
        guard let kind = ExploreKind(rawValue: name) else { throw UnknownKind(name: name) }
        kinds.insert(kind)
      }
    }
    return kinds
  }

  package struct UnknownKind: Error { package let name: String }

  static let user: Set<ExploreKind> = [.tap, .type, .pressReturn, .dismissKeyboard, .swipe, .press, .page, .pull, .slide, .back, .move, .pinch, .notification]
  /// All names that may be said.
  package static var names: [String] { ["taps", "user", "all"] + allCases.map(\.rawValue) }
}

/// Which of a list's visible rows are tried.
package enum ExploreRows: String, CaseIterable, Sendable {
  /// The first and the last one of each kind, for all.
  case ends
  case first
  case all
}

/// An action that is possible at a rest.
package struct ExploreChoice: Sendable {
  package let move: ExploreMove
  /// The kind of row that it is done with; nil for other actions.
  package let row: String?

  init(move: ExploreMove, row: String?) { (self.move, self.row) = (move, row) }
  init(action: FuzzAction, row: String?) { self.init(move: ExploreMove(action), row: row) }
}

/// What a user can do where nothing moves: windows from front to back, views in drawing order, the keyboard, the system.
struct ExploreChoices {
  private let app: ScenarioApp
  private let kinds: Set<ExploreKind>
  private let rows: ExploreRows
  private let texts: [String]
  private let isAvoided: (UIView) -> Bool
  /// Rows that are a kind of their own, by kind and place, or by place alone.
  private let own: Set<String>
  private(set) var choices: [ExploreChoice] = []
  /// How many rows of each kind are visible, and how many of them are tried.
  private(set) var alike: [String: (all: Int, tried: Int)] = [:]
  /// The visible rows that others stand for, each with its kind.
  private(set) var untried: [ExploreChoice] = []
  /// What waits for fingers that nothing here moves, such as `UIPanGestureRecognizer of Board with 2 fingers`.
  private(set) var notTried: Set<String> = []
  private var known: Set<FuzzAction> = []

  init(_ app: ScenarioApp, _ kinds: Set<ExploreKind>, _ rows: ExploreRows, texts: [String], own: Set<String>, _ isAvoided: @escaping (UIView) -> Bool) {
    (self.app, self.kinds, self.rows, self.texts, self.own, self.isAvoided) = (app, kinds, rows, texts, own, isAvoided)
  }

  private mutating func add(_ kind: ExploreKind, _ action: FuzzAction, row: String? = nil) {
    if kinds.contains(kind), known.insert(action).inserted { choices.append(ExploreChoice(action: action, row: row)) }
  }

  mutating func collect() {
    let screen = app.simulation.screen.bounds
    var windows: [[SeenView]] = []
    for seen in app.seenViews(withFading: false) {
      if let last = windows.last?.first?.view.window, last === seen.view.window { windows[windows.count - 1].append(seen) } else { windows.append([seen]) }
    }
    var cells: [(view: UIView, rect: CGRect)] = []
    var scrolls: [(UIScrollView, CGRect)] = []
    for window in windows {
      for seen in window.reversed() {
        let (view, rect) = (seen.view, seen.rect.intersection(screen))
        // What the status bar's window takes is an action of the system's.
        guard rect.width > 1, rect.height > 1, view.window?.isStatusWindow != true, !isAvoided(view) else { continue }
        if view is UITableViewCell || view is UICollectionViewCell {
          cells.append((view, rect))
        } else {
          collectTaps(view, rect)
          if let scroll = view as? UIScrollView, scroll.isScrollEnabled, !(scroll is PickerWheel) { scrolls.append((scroll, rect)) }
        }
      }
      collectRows(cells)
      cells = []
    }
    if kinds.contains(.both) { collectPairs() }
    for (scroll, rect) in scrolls { collectScrolling(scroll, rect) }
    collectKeyboard()
    if kinds.contains(.customAction) { collectCustomActions() }
    collectBack()
    collectSystem(hasScrolling: !scrolls.isEmpty)
    if let wait = waitingTime { choices.append(ExploreChoice(action: .wait(wait), row: nil)) }
  }

  // MARK: Views

  /// Whether a finger there reaches the view.
  private func reaches(_ view: UIView, at point: CGPoint) -> Bool { app.hitTest(point)?.isDescendant(of: view) == true }

  private func middle(of rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  private mutating func tap(_ view: UIView, _ rect: CGRect) {
    let point = middle(of: rect)
    if reaches(view, at: point) { add(.tap, .tap(.point(FuzzPoint(point)))) }
  }

  private mutating func collectTaps(_ view: UIView, _ rect: CGRect) {
    switch view {
    case let segments as UISegmentedControl where segments.isEnabled:
      for index in 0..<segments.numberOfSegments { tap(segments, app.screenRect(of: segments.frame(ofSegment: index), in: segments)) }
    case let stepper as UIStepper where stepper.isEnabled:
      // First the half that takes away.
      let halves = rect.divided(atDistance: rect.width / 2, from: stepper.isMirrored ? .maxXEdge : .minXEdge)
      if stepper.value > stepper.minimumValue || stepper.wraps { tap(stepper, halves.slice) }
      if stepper.value < stepper.maximumValue || stepper.wraps { tap(stepper, halves.remainder) }
    case let slider as UISlider where slider.isEnabled: collectSlider(slider, rect)
    case let pages as UIPageControl where pages.isEnabled:
      // The half before goes back, the other one on.
      let halves = rect.divided(atDistance: rect.width / 2, from: pages.isMirrored ? .maxXEdge : .minXEdge)
      if pages.currentPage > 0 { tap(pages, halves.slice) }
      if pages.currentPage < pages.numberOfPages - 1 { tap(pages, halves.remainder) }
    case let wheel as PickerWheel: return collectWheel(wheel, rect)
    case is UIPickerView, is UIDatePicker, is UIPageControl: break
    case is UIMenuRow: if !view.accessibilityFacts.traits.contains(.notEnabled) { tap(view, rect) }
    case is UIMenuHostView: tapBeside(view, rect)
    case let control as UIControl: if control.isEnabled { tap(control, rect) }
    case is UITextView: tap(view, rect)
    default: break
    }
    noteUntried(view)
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.role == nil {
      switch recognizer {
      case let taps as UITapGestureRecognizer:
        if taps.numberOfTapsRequired > 2 || taps.numberOfTouchesRequired > 1 {
          noteUntried(taps, of: view, fingers: taps.numberOfTouchesRequired)
        } else if taps.numberOfTapsRequired == 2 {
          if reaches(view, at: middle(of: rect)) { add(.tap, .doubleTap(.point(FuzzPoint(middle(of: rect))))) }
        } else if !(view is UIControl), !(view is UITextView) {
          tap(view, rect)
        }
      case is UILongPressGestureRecognizer:
        // A list's context menus belong to its rows.
        if (view as? ListView)?.contextMenuInteraction == nil { collectPress(view, rect) }
      default: collectMovements(recognizer, view, rect)
      }
    }
  }

  private mutating func collectPress(_ view: UIView, _ rect: CGRect, row: String? = nil) {
    if reaches(view, at: middle(of: rect)) { add(.press, .longPress(.point(FuzzPoint(middle(of: rect)))), row: row) }
  }

  /// What a recognizer of the app's own waits for: swipes in its direction, pans in all four, pinches and turns of two fingers.
  private mutating func collectMovements(_ recognizer: UIGestureRecognizer, _ view: UIView, _ rect: CGRect) {
    let center = middle(of: rect)
    // Recognizers of the host have no identities.
    guard recognizer.targetIdentities.contains(where: { $0 != nil }), reaches(view, at: center) else { return }
    switch recognizer {
    case let swipe as UISwipeGestureRecognizer:
      if swipe.numberOfTouchesRequired > 1 { return noteUntried(swipe, of: view, fingers: swipe.numberOfTouchesRequired) }
      let ways: [(UISwipeGestureRecognizer.Direction, FuzzDirection)] = [(.left, .left), (.right, .right), (.up, .up), (.down, .down)]
      for (direction, way) in ways where swipe.direction.contains(direction) {
        add(.swipe, .swipe(.point(FuzzPoint(center)), way))
      }
    case is UIScreenEdgePanGestureRecognizer: noteUntried(recognizer, of: view)
    case let pan as UIPanGestureRecognizer:
      if pan.minimumNumberOfTouches > 1 { return noteUntried(pan, of: view, fingers: pan.minimumNumberOfTouches) }
      let reach = min(Self.panned, rect.width / 2, rect.height / 2)
      for (x, y) in [(-reach, 0), (reach, 0), (0, -reach), (0, reach)] {
        let end = FuzzPoint(CGPoint(x: center.x + x, y: center.y + y))
        add(.swipe, .drag(from: FuzzPoint(center), to: end, duration: ScenarioApp.Timing.drag, hold: ScenarioApp.Timing.rest))
      }
    case is UIPinchGestureRecognizer: collectPinches(center)
    case is UIRotationGestureRecognizer: for angle in [-1.0, 1] { add(.pinch, .rotate(FuzzPoint(center), angle: angle)) }
    default: noteUntried(recognizer, of: view)
    }
  }

  private mutating func noteUntried(_ recognizer: UIGestureRecognizer, of view: UIView, fingers: Int = 1) {
    let names = "\(app.context.className(of: recognizer)) of \(app.context.className(of: view))"
    notTried.insert(fingers > 1 ? "\(names) with \(fingers) fingers" : names)
  }

  /// What a view takes without a recognizer.
  private mutating func noteUntried(_ view: UIView) {
    guard view.isUserInteractionEnabled else { return }
    let name = app.context.className(of: view)
    for method in ["touchesBegan", "touchesMoved", "touchesEnded", "continueTracking"] where view.overrides?.implements(method, on: view) == true {
      notTried.insert("\(method) of \(name)")
    }
    for interaction in view.interactions where interaction is UIDragInteraction { notTried.insert("UIDragInteraction of \(name)") }
  }

  /// How far a finger pans, where there is room. Units: points. Ours
  private static let panned: CGFloat = 100

  private mutating func collectPinches(_ center: CGPoint) {
    add(.pinch, .pinch(FuzzPoint(center), from: 60, to: 160))
    add(.pinch, .pinch(FuzzPoint(center), from: 160, to: 60))
  }

  /// A tap beside an open menu closes it.
  private mutating func tapBeside(_ host: UIView, _ rect: CGRect) {
    let corners = [rect.maxY, rect.minY].flatMap { y in [rect.minX, rect.maxX].map { CGPoint(x: $0, y: y) } }
    let inside = corners.map {
      CGPoint(x: $0.x == rect.minX ? $0.x + Self.beside : $0.x - Self.beside, y: $0.y == rect.minY ? $0.y + Self.beside : $0.y - Self.beside)
    }
    if let free = inside.first(where: { app.hitTest($0) === host }) { add(.tap, .tap(.point(FuzzPoint(free)))) }
  }
  /// Units: points. Ours: less than menus stand from the screen's edges
  private static let beside: CGFloat = 4

  private mutating func collectSlider(_ slider: UISlider, _ rect: CGRect) {
    guard slider.maximumValue > slider.minimumValue, reaches(slider, at: middle(of: rect)) else { return }
    let value = (slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue)
    let share = slider.isMirrored ? 1 - value : value
    // From the thumb's place to beyond the end.
    let from = FuzzPoint(CGPoint(x: rect.minX + 16 + CGFloat(share) * (rect.width - 32), y: rect.midY))
    for end in [rect.minX + 2, rect.maxX - 2] {
      add(.slide, .drag(from: from, to: FuzzPoint(CGPoint(x: end, y: rect.midY)), duration: ScenarioApp.Timing.drag, hold: 0))
    }
  }

  /// A picker's wheel, by one row up and down.
  private mutating func collectWheel(_ wheel: PickerWheel, _ rect: CGRect) {
    let center = middle(of: rect)
    guard reaches(wheel, at: center) else { return }
    for (step, isPossible) in [(-wheel.rowHeight, wheel.selectedRow < wheel.count - 1), (wheel.rowHeight, wheel.selectedRow > 0)] where isPossible {
      let end = FuzzPoint(CGPoint(x: center.x, y: center.y + step))
      add(.slide, .drag(from: FuzzPoint(center), to: end, duration: ScenarioApp.Timing.drag, hold: ScenarioApp.Timing.rest))
    }
  }

  /// Each two things that can be tapped, in the order in which they are tapped alone.
  private mutating func collectPairs() {
    let hasTaps = kinds.contains(.tap)
    guard hasTaps else { return }
    let taps = choices.compactMap { choice -> FuzzTarget? in if case .tap(let target) = choice.move.action { target } else { nil } }
    for (index, one) in taps.enumerated() { for other in taps.dropFirst(index + 1) { add(.both, .tapBoth(one, other)) } }
  }

  // MARK: Rows

  /// Rows are alike where this is the same: class, identifier, the classes in them, accessory, whether they can be chosen.
  private func kind(of row: UIView) -> String {
    var parts = [app.context.className(of: row)]
    if let cell = row as? ReusableView { parts.append(cell.reuseIdentifier ?? "") }
    if let cell = row as? UITableViewCell { parts.append("\(cell.accessoryType) \(cell.selectionStyle == .none)") }
    func visit(_ view: UIView) {
      for subview in view.subviews {
        parts.append(app.context.className(of: subview) + (subview.isUserInteractionEnabled ? "" : "-"))
        if let control = subview as? UIControl { parts.append(control.isEnabled ? "on" : "off") }
        visit(subview)
      }
    }
    // Beside the content there is what the system shows, such as a selection.
    visit((row as? UITableViewCell)?.contentView ?? (row as? UICollectionViewCell)?.contentView ?? row)
    if let accessory = (row as? UITableViewCell)?.accessoryView { parts.append(app.context.className(of: accessory)) }
    return parts.joined(separator: " ")
  }

  private func path(of row: UIView) -> String {
    if let cell = row as? UITableViewCell, let table = row.superview as? UITableView, let path = table.indexPath(for: cell) {
      return "\(path.section + 1).\(path.row + 1)"
    }
    if let cell = row as? UICollectionViewCell, let list = row.superview as? UICollectionView, let path = list.indexPath(for: cell) {
      return "\(path.section + 1).\(path.item + 1)"
    }
    return ""
  }

  private mutating func collectRows(_ cells: [(view: UIView, rect: CGRect)]) {
    let inOrder = cells.sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
    var groups: [(kind: String, rows: [(view: UIView, rect: CGRect)])] = []
    for row in inOrder where reaches(row.view, at: middle(of: row.rect)) {
      var kind = kind(of: row.view)
      let place = kind + "#" + path(of: row.view)
      if own.contains(place) || own.contains("#" + path(of: row.view)) { kind = place }
      if let index = groups.firstIndex(where: { $0.kind == kind }) { groups[index].rows.append(row) } else { groups.append((kind, [row])) }
    }
    for (kind, rows) in groups {
      let chosen: Set<Int> =
        switch self.rows {
        case .all: Set(rows.indices)
        case .first: [0]
        case .ends: [0, rows.count - 1]
        }
      alike[kind] = (rows.count, chosen.count)
      for (index, row) in rows.enumerated() {
        let target = FuzzTarget.point(FuzzPoint(middle(of: row.rect)))
        let place = kind + "#" + path(of: row.view)
        guard chosen.contains(index) else {
          untried.append(ExploreChoice(action: .tap(target), row: place))
          continue
        }
        // A control in the middle of a row is tapped in its own right.
        if !hitsControl(row) { add(.tap, .tap(target), row: place) }
        add(.swipe, .swipe(target, .left), row: place)
        add(.swipe, .swipe(target, .right), row: place)
        let isPressed = (row.view.gestureRecognizers ?? []).contains { $0 is UILongPressGestureRecognizer && $0.role == nil && $0.isEnabled }
        if isPressed || (row.view.superview as? ListView)?.contextMenuInteraction != nil { collectPress(row.view, row.rect, row: place) }
        if let table = row.view.superview as? UITableView, table.isEditing, let cell = row.view as? UITableViewCell, cell.showsReorderControl {
          let from = CGPoint(x: row.rect.maxX - 20, y: row.rect.midY)
          for by in [-row.rect.height, row.rect.height] {
            add(.move, .drag(from: FuzzPoint(from), to: FuzzPoint(CGPoint(x: from.x, y: from.y + by)), duration: 0.6, hold: 0.3))
          }
        }
      }
    }
  }

  private func hitsControl(_ row: (view: UIView, rect: CGRect)) -> Bool {
    var view = app.hitTest(middle(of: row.rect))
    while let current = view, current !== row.view {
      if current is UIControl { return true }
      view = current.superview
    }
    return false
  }

  // MARK: Scrolling

  private mutating func collectScrolling(_ scroll: UIScrollView, _ rect: CGRect) {
    guard reaches(scroll, at: middle(of: rect)) else { return }
    let inset = scroll.adjustedContentInset
    let (top, bottom) = (-inset.top, max(-inset.top, scroll.contentSize.height + inset.bottom - scroll.bounds.height))
    let (high, low) = (FuzzPoint(CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.1)), FuzzPoint(CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.1)))
    if scroll.contentOffset.y < bottom - 0.5 { turnPage(from: low, to: high) }
    if scroll.contentOffset.y > top + 0.5 {
      turnPage(from: high, to: low)
    } else if (scroll as? UITableView)?.refreshControl != nil || scroll.refreshControl != nil {
      add(.pull, .drag(from: high, to: low, duration: 0.4, hold: ScenarioApp.Timing.rest))
    }
    let (first, last) = (-inset.left, max(-inset.left, scroll.contentSize.width + inset.right - scroll.bounds.width))
    let (left, right) = (FuzzPoint(CGPoint(x: rect.minX + rect.width * 0.1, y: rect.midY)), FuzzPoint(CGPoint(x: rect.maxX - rect.width * 0.1, y: rect.midY)))
    if scroll.contentOffset.x < last - 0.5 { turnPage(from: right, to: left) }
    if scroll.contentOffset.x > first + 0.5 { turnPage(from: left, to: right) }
    if scroll.maximumZoomScale > scroll.minimumZoomScale { collectPinches(middle(of: rect)) }
  }

  /// A finger that rests before it lifts moves by a page; one that doesn't throws the content to its end.
  private mutating func turnPage(from start: FuzzPoint, to end: FuzzPoint) {
    add(.page, .drag(from: start, to: end, duration: 0.4, hold: ScenarioApp.Timing.rest))
    add(.page, .drag(from: start, to: end, duration: 0.1, hold: 0))
  }

  // MARK: Keyboard and system

  private mutating func collectKeyboard() {
    guard app.simulation.keyboard.takesKeys else { return }
    for text in texts { add(.type, .type(text)) }
    add(.pressReturn, .pressReturn)
    add(.dismissKeyboard, .dismissKeyboard)
  }

  /// Collects the app's own custom actions; actions that swipes uncover are tried by swipes.
  private mutating func collectCustomActions() {
    let tree = AccessibilityTree(of: app.simulation, AccessibilityTree.Options())
    for node in tree.elements {
      let object = tree.object(of: node)
      let names = UIResponder.Overridable.accessibilityCustomActions(object).map(\.name)
      guard !names.isEmpty, !((object as? UIView).map(isAvoided) ?? false) else { continue }
      var element = FuzzElement(role: node.facts.role.rawValue, name: node.facts.label)
      let alike = app.elements(element.query).map(\.element) as [UIResponder] + app.findAll(element.query)
      if alike.count > 1 { element.number = alike.firstIndex { $0 === object }.map { $0 + 1 } }
      guard element.number != nil || alike.count == 1 else { continue }
      for name in names { add(.customAction, .custom(element, name)) }
    }
  }

  /// A drag from the leading edge, where a pushed controller is in sight.
  private mutating func collectBack() {
    let screen = app.simulation.screen.bounds
    collectBack(from: CGPoint(x: 1, y: screen.midY), to: CGPoint(x: screen.midX + 80, y: screen.midY), .left)
    collectBack(from: CGPoint(x: screen.maxX - 1, y: screen.midY), to: CGPoint(x: screen.midX - 80, y: screen.midY), .right)
    // A card is pulled down by its upper edge.
    guard let sheet = app.pulledSheet, sheet.minY > screen.minY + 1 else { return }
    let from = CGPoint(x: sheet.midX, y: sheet.minY + Self.upperEdge)
    add(.back, .drag(from: FuzzPoint(from), to: FuzzPoint(CGPoint(x: from.x, y: screen.maxY - 1)), duration: ScenarioApp.Timing.drag, hold: 0))
  }
  /// How far below its upper edge a finger takes a card. Units: points. Ours
  private static let upperEdge: CGFloat = 12

  private mutating func collectBack(from start: CGPoint, to end: CGPoint, _ edge: UIRectEdge) {
    guard var view = app.hitTest(start) else { return }
    while true {
      let takes = (view.gestureRecognizers ?? []).contains { ($0 as? UIScreenEdgePanGestureRecognizer)?.edges == edge && $0.isEnabled }
      if takes, let navigation = view.owner as? UINavigationController, navigation.viewControllers.count > 1 {
        return add(.back, .drag(from: FuzzPoint(start), to: FuzzPoint(end), duration: ScenarioApp.Timing.drag, hold: 0))
      }
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  private mutating func collectSystem(hasScrolling: Bool) {
    for notification in notifications.delivered.all { add(.notification, .notification(notification.request.content.shownName)) }
    add(.turn, .turn(app.simulation.screen.bounds.width < app.simulation.screen.bounds.height ? "landscapeLeft" : "portrait"))
    add(.background, .background)
    add(.memoryWarning, .memoryWarning)
    add(.shake, .shake)
    if hasScrolling { add(.statusBar, .tapStatusBar) }
    add(.interrupt, .interrupt)
    let sizes = UIContentSizeCategory.allCases
    guard let place = sizes.firstIndex(of: app.simulation.text.contentSizeCategory) else { return }
    if place + 1 < sizes.count { add(.textSize, .textSize("\(sizes[place + 1])")) }
    if place > 0 { add(.textSize, .textSize("\(sizes[place - 1])")) }
  }

  private var notifications: NotificationState { app.simulation.kept.services.notifications }

  /// The time to the next timer that fires once, or to the next notification; nil where none waits.
  private var waitingTime: TimeInterval? {
    let simulation = app.simulation
    let last = simulation.time + Self.longestWait
    let timer = simulation.timers.due(upTo: last).first { $0.interval == nil && $0.origin != nil }?.fireTime
    let notification = notifications.pending.compactMap(\.due).filter { $0 <= last }.min()
    guard let due = [timer, notification].compactMap({ $0 }).min() else { return nil }
    // Up to the frame in which it comes.
    let frames = ((due - simulation.time) * TimeInterval(framesPerSecond) - clockTolerance).rounded(.up)
    return max(1, frames) / TimeInterval(framesPerSecond)
  }

  /// Later timers are no matter of what a user does now. Units: seconds. Ours
  private static let longestWait: TimeInterval = 3600
}

extension ScenarioApp {
  /// A rectangle of a view on the screen.
  fileprivate func screenRect(of rect: CGRect, in view: UIView) -> CGRect {
    let frame = view.convert(rect, to: nil)
    return view.window?.convertToScreen(frame) ?? frame
  }
}
