import Foundation
import LunetteKit
import LunetteScript

/// The possible actions on a screen, each with its probability: from the visible views, their recognizers, and the system's events.
struct FuzzChoices {
  private struct Choice {
    /// The kind of action; a kind becomes less likely the more often it was done.
    let key: String
    let weight: Double
    let view: UIView?
    let make: (inout FuzzRandom) -> FuzzAction
  }

  private let app: ScenarioApp
  private var choices: [Choice] = []

  init(_ app: ScenarioApp) { self.app = app }

  private mutating func add(_ key: String, _ weight: Double, _ view: UIView? = nil, _ make: @escaping (inout FuzzRandom) -> FuzzAction) {
    choices.append(Choice(key: key, weight: weight, view: view, make: make))
  }

  mutating func leaveOut(_ isAvoided: (UIView) -> Bool) { choices.removeAll { $0.view.map(isAvoided) == true } }

  /// Returns: a kind and an action; nil when there are none
  func draw(_ random: inout FuzzRandom, known: [String: Int], _ own: [String: Int]) -> (String, FuzzAction)? {
    let weights = choices.map { $0.weight / Double(1 + known[$0.key, default: 0] / Self.patience + own[$0.key, default: 0]) }
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    var place = Double.random(in: 0..<total, using: &random)
    for (choice, weight) in zip(choices, weights) {
      place -= weight
      if place < 0 { return (choice.key, choice.make(&random)) }
    }
    return choices.last.map { ($0.key, $0.make(&random)) }
  }

  /// After so many uses in earlier sessions a kind is half as likely. Ours
  private static let patience = 8

  // MARK: What there is

  mutating func collect() {
    let screen = app.simulation.screen.bounds
    // Resting has a high weight, since the screen is checked then.
    add("rest", 6) { _ in .rest }
    add("wait", 1) { random in .wait([0.1, 0.5, 1, 3].randomElement(using: &random) ?? 1) }
    var targets: [FuzzTarget] = []
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
    if let one = targets.first, targets.count > 1 {
      add("tap two at once", 1.5) { random in
        .tapBoth(targets.randomElement(using: &random) ?? one, targets.randomElement(using: &random) ?? one)
      }
    }
    collectText()
    collectSystem(hasScrolling: hasScrolling)
    add("tap anywhere", 1) { random in .tap(.point(Self.point(in: screen, &random))) }
    add("drag anywhere", 1) { random in Self.drag(in: screen, &random) }
    add("drag from the left edge", 0.5) { random in
      let y = CGFloat.random(in: screen.minY..<max(screen.maxY, screen.minY + 1), using: &random)
      return .drag(from: FuzzPoint(CGPoint(x: 2, y: y)), to: FuzzPoint(CGPoint(x: screen.midX, y: y)), duration: ScenarioApp.Timing.drag, hold: 0)
    }
  }

  /// Returns: whether a tap on the view is meant to do something
  private mutating func collectTouches(on view: UIView, _ rect: CGRect, _ target: FuzzTarget) -> Bool {
    // Lazy, because most views don't need a name.
    lazy var name = app.context.className(of: view) + (view.visibleText.map { " " + $0.prefix(24) } ?? "")
    var isTappable = false
    switch view {
    case let control as UIControl:
      guard control.isEnabled else { return false }
      isTappable = true
      add("tap \(name)", 6, view) { _ in .tap(target) }
      add("double tap \(name)", 1, view) { _ in .doubleTap(target) }
      add("press \(name)", 0.5, view) { _ in .longPress(target) }
      if control.answersByPlace {
        add("tap in \(name)", 3, view) { random in .tap(.point(Self.point(in: rect, &random))) }
        add("drag in \(name)", 2, view) { random in Self.drag(in: rect, &random) }
      }
    case is UITableViewCell:
      isTappable = true
      add("tap a row", 6, view) { _ in .tap(target) }
      add("tap in a row", 3, view) { random in .tap(.point(Self.point(in: rect, &random))) }
      add("swipe a row to the left", 4, view) { _ in .swipe(target, .left) }
      add("swipe a row to the right", 1, view) { _ in .swipe(target, .right) }
      add("press a row", 0.5, view) { _ in .longPress(target) }
      if (view.superview as? UITableView)?.isEditing == true {
        add("move a row", 4, view) { random in
          let from = CGPoint(x: rect.maxX - 20, y: rect.midY)
          let to = CGPoint(x: from.x, y: from.y + CGFloat.random(in: -200...200, using: &random))
          return .drag(from: FuzzPoint(from), to: FuzzPoint(to), duration: 0.6, hold: 0.3)
        }
        add("tap a row's left end", 3, view) { _ in .tap(.point(FuzzPoint(CGPoint(x: rect.minX + 20, y: rect.midY)))) }
      }
    case let scroll as UIScrollView:
      if scroll.isScrollEnabled {
        add("scroll \(name)", 4, view) { random in Self.drag(in: rect, &random) }
        add("throw \(name)", 2, view) { random in
          let up = Bool.random(using: &random)
          let (low, high) = (rect.minY + rect.height * 0.2, rect.minY + rect.height * 0.8)
          return .drag(
            from: FuzzPoint(CGPoint(x: rect.midX, y: up ? high : low)), to: FuzzPoint(CGPoint(x: rect.midX, y: up ? low : high)), duration: 0.1, hold: 0)
        }
        add("pull \(name)", 1, view) { _ in
          .drag(
            from: FuzzPoint(CGPoint(x: rect.midX, y: rect.minY + 10)), to: FuzzPoint(CGPoint(x: rect.midX, y: rect.maxY - 10)), duration: 0.4, hold: 0.2)
        }
      }
      if scroll.maximumZoomScale > scroll.minimumZoomScale { addTwoFingers(name, rect, view) }
      if scroll is UITextView { add("tap \(name)", 4, view) { _ in .tap(target) } }
    default: break
    }
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.role == nil {
      switch recognizer {
      case is UITapGestureRecognizer:
        isTappable = true
        add("tap \(name)", 5, view) { _ in .tap(target) }
        add("double tap \(name)", 3, view) { _ in .doubleTap(target) }
      case is UILongPressGestureRecognizer: add("press \(name)", 5, view) { _ in .longPress(target) }
      case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: addTwoFingers(name, rect, view)
      case is UISwipeGestureRecognizer:
        add("swipe \(name)", 5, view) { random in .swipe(target, FuzzDirection.allCases.randomElement(using: &random) ?? .left) }
      case is UIPanGestureRecognizer: add("drag \(name)", 5, view) { random in Self.drag(in: rect, &random) }
      default: break
      }
    }
    return isTappable
  }

  private mutating func addTwoFingers(_ name: String, _ rect: CGRect, _ view: UIView) {
    let middle = FuzzPoint(CGPoint(x: rect.midX, y: rect.midY))
    add("pinch \(name)", 2, view) { random in Bool.random(using: &random) ? .pinch(middle, from: 60, to: 160) : .pinch(middle, from: 160, to: 60) }
    add("rotate \(name)", 2, view) { random in .rotate(middle, angle: Bool.random(using: &random) ? 1 : -1) }
  }

  /// Texts to type. Ours: an empty text, a space, numbers, a long text, characters that aren't ASCII.
  private static let texts = ["a", "7", "", " ", "hello", "-1", "999999999999", "é😀", "a long text that may not fit where it goes", "\"", "%d"]

  private mutating func collectText() {
    guard app.simulation.keyboard.takesKeys else { return }
    add("type", 8) { random in .type(Self.texts.randomElement(using: &random) ?? "a") }
    add("return", 4) { _ in .pressReturn }
    add("hide the keyboard", 2) { _ in .dismissKeyboard }
  }

  private mutating func collectSystem(hasScrolling: Bool) {
    let sides = ["landscapeLeft", "portrait", "landscapeRight"]
    add("turn the device", 1.5) { random in .turn(sides.randomElement(using: &random) ?? "portrait") }
    add("leave and come back", 1) { _ in .background }
    add("memory warning", 0.7) { _ in .memoryWarning }
    add("shake", 0.5) { _ in .shake }
    if hasScrolling { add("tap the status bar", 0.3) { _ in .tapStatusBar } }
  }

  private static func point(in rect: CGRect, _ random: inout FuzzRandom) -> FuzzPoint {
    FuzzPoint(
      CGPoint(
        x: CGFloat.random(in: rect.minX..<max(rect.maxX, rect.minX + 1), using: &random).rounded(.down),
        y: CGFloat.random(in: rect.minY..<max(rect.maxY, rect.minY + 1), using: &random).rounded(.down)))
  }

  private static func drag(in rect: CGRect, _ random: inout FuzzRandom) -> FuzzAction {
    let (from, to) = (point(in: rect, &random), point(in: rect, &random))
    return .drag(from: from, to: to, duration: [0.1, 0.3, 0.6].randomElement(using: &random) ?? 0.3, hold: [0, 0, 0.2].randomElement(using: &random) ?? 0)
  }
}
