import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// The possible actions on a screen, each with its probability: from the visible views, their recognizers, and the system's events.
struct FuzzChoices {
  /// What is done where a choice is drawn. Values and no closures: a screen has a hundred of them before each action, of which one is drawn.
  private enum PossibleAction {
    case action(FuzzAction)
    case wait
    case tap(in: CGRect)
    case drag(in: CGRect)
    case dragFromLeftEdge(CGRect)
    case fling(CGRect)
    case moveRow(CGRect)
    case swipe(FuzzTarget)
    case pinch(FuzzPoint)
    case rotate(FuzzPoint)
    case type
    case turn
    /// Two of `targets`.
    case tapBoth
  }

  private struct Choice {
    /// The place in `keys`.
    let key: Int
    let weight: Double
    /// The place in `views`; nil where it is about no view.
    let view: Int?
    let action: PossibleAction
  }

  private let app: ScenarioApp
  private var choices: [Choice] = []
  /// What kinds of things there are: what was done more often is done less.
  private var keys: [String] = []
  private var keyPlaces: [String: Int] = [:]
  /// Where the keys of what can be done with a row begin, which are the same for all of them.
  private var rowKeys: Int?
  private var views: [UIView] = []
  /// What a tap is meant for.
  private var targets: [FuzzTarget] = []

  init(_ app: ScenarioApp) {
    self.app = app
    choices.reserveCapacity(Self.usualCount)
  }

  /// Ours: a screen full of rows has about so many
  private static let usualCount = 128

  private mutating func place(ofKey key: String) -> Int {
    if let place = keyPlaces[key] { return place }
    keys.append(key)
    keyPlaces[key] = keys.count - 1
    return keys.count - 1
  }

  private mutating func add(_ key: String, _ weight: Double, _ view: Int? = nil, _ action: PossibleAction) {
    choices.append(Choice(key: place(ofKey: key), weight: weight, view: view, action: action))
  }

  mutating func leaveOut(_ isAvoided: (UIView) -> Bool) { choices.removeAll { $0.view.map { isAvoided(views[$0]) } == true } }

  /// Returns: a kind and an action; nil when there are none
  func draw(_ random: inout SplitMix64, known: [String: Int], _ own: [String: Int]) -> (String, FuzzAction)? {
    let wear = keys.map { Double(1 + known[$0, default: 0] / Self.patience + own[$0, default: 0]) }
    let weights = choices.map { $0.weight / wear[$0.key] }
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    var place = Double.random(in: 0..<total, using: &random)
    for (choice, weight) in zip(choices, weights) {
      place -= weight
      if place < 0 { return (keys[choice.key], action(for: choice.action, &random)) }
    }
    return choices.last.map { (keys[$0.key], action(for: $0.action, &random)) }
  }

  private func action(for action: PossibleAction, _ random: inout SplitMix64) -> FuzzAction {
    switch action {
    case .action(let action): return action
    case .wait: return .wait([0.1, 0.5, 1, 3].randomElement(using: &random) ?? 1)
    case .tap(let rect): return .tap(.point(Self.point(in: rect, &random)))
    case .drag(let rect): return Self.drag(in: rect, &random)
    case .dragFromLeftEdge(let screen):
      let y = CGFloat.random(in: screen.minY..<max(screen.maxY, screen.minY + 1), using: &random)
      return .drag(
        from: FuzzPoint(CGPoint(x: 2, y: y)), to: FuzzPoint(CGPoint(x: screen.midX, y: y)), duration: ScenarioApp.Timing.drag, hold: 0)
    case .fling(let rect):
      let up = Bool.random(using: &random)
      let (low, high) = (rect.minY + rect.height * 0.2, rect.minY + rect.height * 0.8)
      return .drag(
        from: FuzzPoint(CGPoint(x: rect.midX, y: up ? high : low)), to: FuzzPoint(CGPoint(x: rect.midX, y: up ? low : high)), duration: 0.1,
        hold: 0)
    case .moveRow(let rect):
      let from = CGPoint(x: rect.maxX - 20, y: rect.midY)
      let to = CGPoint(x: from.x, y: from.y + CGFloat.random(in: -200...200, using: &random))
      return .drag(from: FuzzPoint(from), to: FuzzPoint(to), duration: 0.6, hold: 0.3)
    case .swipe(let target): return .swipe(target, FuzzDirection.allCases.randomElement(using: &random) ?? .left)
    case .pinch(let middle): return Bool.random(using: &random) ? .pinch(middle, from: 60, to: 160) : .pinch(middle, from: 160, to: 60)
    case .rotate(let middle): return .rotate(middle, angle: Bool.random(using: &random) ? 1 : -1)
    case .type: return .type(Self.texts.randomElement(using: &random) ?? "a")
    case .turn: return .turn(Self.sides.randomElement(using: &random) ?? "portrait")
    case .tapBoth:
      guard let one = targets.randomElement(using: &random), let other = targets.randomElement(using: &random) else { return .rest }
      return .tapBoth(one, other)
    }
  }

  /// After so many uses in earlier sessions a kind is half as likely. Ours
  private static let patience = 8

  // MARK: What there is

  /// - Parameter withVoiceOver: whether VoiceOver's moves are among them
  mutating func collect(withVoiceOver: Bool = false) {
    let screen = app.simulation.screen.bounds
    // Resting has a high weight, since the screen is checked then.
    add("rest", 6, nil, .action(.rest))
    add("wait", 1, nil, .wait)
    var hasScrolling = false
    // A view that only an animation still shows can't be touched.
    for seen in app.seenViews(withFading: false) where seen.view.isUserInteractionEnabled || seen.view.gestureRecognizers != nil {
      let (view, rect) = (seen.view, seen.rect.intersection(screen))
      guard rect.width > 1, rect.height > 1 else { continue }
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      let target = FuzzTarget.point(FuzzPoint(middle))
      if collectTouches(on: view, rect, target) { targets.append(target) }
      if view is UIScrollView { hasScrolling = true }
    }
    if targets.count > 1 { add("tap two at once", 1.5, nil, .tapBoth) }
    collectText()
    collectSystem(hasScrolling: hasScrolling)
    if withVoiceOver { for move in FuzzVoiceMove.allCases { add("VoiceOver \(move.rawValue)", move.weight, nil, .action(.voiceOver(move))) } }
    add("tap anywhere", 1, nil, .tap(in: screen))
    add("drag anywhere", 1, nil, .drag(in: screen))
    add("drag from the left edge", 0.5, nil, .dragFromLeftEdge(screen))
  }

  /// Returns: whether a tap on the view is meant to do something
  private mutating func collectTouches(on view: UIView, _ rect: CGRect, _ target: FuzzTarget) -> Bool {
    // Lazy, because most views don't need a name.
    lazy var name = app.context.className(of: view) + (view.visibleText.map { " " + $0.prefix(24) } ?? "")
    views.append(view)
    let place = views.count - 1
    var isTappable = false
    switch view {
    case let control as UIControl:
      guard control.isEnabled else { return false }
      isTappable = true
      add("tap \(name)", 6, place, .action(.tap(target)))
      add("double tap \(name)", 1, place, .action(.doubleTap(target)))
      add("press \(name)", 0.5, place, .action(.longPress(target)))
      if control.answersByPlace {
        add("tap in \(name)", 3, place, .tap(in: rect))
        add("drag in \(name)", 2, place, .drag(in: rect))
      }
    case is UITableViewCell, is UICollectionViewCell:
      isTappable = true
      collectRow(view, place, rect, target)
    case let scroll as UIScrollView:
      if scroll.isScrollEnabled {
        add("scroll \(name)", 4, place, .drag(in: rect))
        add("throw \(name)", 2, place, .fling(rect))
        let (top, bottom) = (CGPoint(x: rect.midX, y: rect.minY + 10), CGPoint(x: rect.midX, y: rect.maxY - 10))
        add("pull \(name)", 1, place, .action(.drag(from: FuzzPoint(top), to: FuzzPoint(bottom), duration: 0.4, hold: 0.2)))
      }
      if scroll.maximumZoomScale > scroll.minimumZoomScale { addTwoFingers(name, rect, place) }
      if scroll is UITextView { add("tap \(name)", 4, place, .action(.tap(target))) }
    default: break
    }
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.role == nil {
      switch recognizer {
      case is UITapGestureRecognizer:
        isTappable = true
        add("tap \(name)", 5, place, .action(.tap(target)))
        add("double tap \(name)", 3, place, .action(.doubleTap(target)))
      case is UILongPressGestureRecognizer: add("press \(name)", 5, place, .action(.longPress(target)))
      case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: addTwoFingers(name, rect, place)
      case is UISwipeGestureRecognizer: add("swipe \(name)", 5, place, .swipe(target))
      case is UIPanGestureRecognizer: add("drag \(name)", 5, place, .drag(in: rect))
      default: break
      }
    }
    return isTappable
  }

  private static let rowKeys = [
    "tap a row", "tap in a row", "swipe a row to the left", "swipe a row to the right", "press a row", "move a row", "tap a row's left end",
  ]

  private mutating func collectRow(_ row: UIView, _ place: Int, _ rect: CGRect, _ target: FuzzTarget) {
    let first = rowKeys ?? keys.count
    if rowKeys == nil {
      rowKeys = first
      keys += Self.rowKeys
    }
    func choice(_ key: Int, _ weight: Double, _ action: PossibleAction) -> Choice {
      Choice(key: first + key, weight: weight, view: place, action: action)
    }
    choices.append(choice(0, 6, .action(.tap(target))))
    choices.append(choice(1, 3, .tap(in: rect)))
    choices.append(choice(2, 4, .action(.swipe(target, .left))))
    choices.append(choice(3, 1, .action(.swipe(target, .right))))
    choices.append(choice(4, 0.5, .action(.longPress(target))))
    guard (row.superview as? UITableView)?.isEditing == true else { return }
    choices.append(choice(5, 4, .moveRow(rect)))
    choices.append(choice(6, 3, .action(.tap(.point(FuzzPoint(CGPoint(x: rect.minX + 20, y: rect.midY)))))))
  }

  private mutating func addTwoFingers(_ name: String, _ rect: CGRect, _ place: Int) {
    let middle = FuzzPoint(CGPoint(x: rect.midX, y: rect.midY))
    add("pinch \(name)", 2, place, .pinch(middle))
    add("rotate \(name)", 2, place, .rotate(middle))
  }

  /// Texts to type. Ours: an empty text, a space, numbers, a long text, characters that aren't ASCII.
  private static let texts = [
    "a", "7", "", " ", "hello", "-1", "999999999999", "é😀", "a long text that may not fit where it goes", "\"", "%d",
  ]

  private mutating func collectText() {
    guard app.simulation.keyboard.takesKeys else { return }
    add("type", 8, nil, .type)
    add("return", 4, nil, .action(.pressReturn))
    add("hide the keyboard", 2, nil, .action(.dismissKeyboard))
  }

  private static let sides = ["landscapeLeft", "portrait", "landscapeRight"]

  private mutating func collectSystem(hasScrolling: Bool) {
    add("turn the device", 1.5, nil, .turn)
    add("leave and come back", 1, nil, .action(.background))
    add("memory warning", 0.7, nil, .action(.memoryWarning))
    add("shake", 0.5, nil, .action(.shake))
    if let server = app.launched.server { add("lose the network", 0.7, nil, .action(.offline(!server.isOffline))) }
    if hasScrolling { add("tap the status bar", 0.3, nil, .action(.tapStatusBar)) }
  }

  private static func point(in rect: CGRect, _ random: inout SplitMix64) -> FuzzPoint {
    FuzzPoint(
      CGPoint(
        x: CGFloat.random(in: rect.minX..<max(rect.maxX, rect.minX + 1), using: &random).rounded(.down),
        y: CGFloat.random(in: rect.minY..<max(rect.maxY, rect.minY + 1), using: &random).rounded(.down)))
  }

  private static func drag(in rect: CGRect, _ random: inout SplitMix64) -> FuzzAction {
    let (from, to) = (point(in: rect, &random), point(in: rect, &random))
    return .drag(
      from: from, to: to, duration: [0.1, 0.3, 0.6].randomElement(using: &random) ?? 0.3,
      hold: [0, 0, 0.2].randomElement(using: &random) ?? 0)
  }
}
