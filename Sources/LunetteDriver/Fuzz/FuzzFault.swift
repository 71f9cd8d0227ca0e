import Foundation
import LunetteKit
import LunetteScript

/// Something that is wrong in any app, whatever the app is for.
package struct FuzzFault: Hashable, Sendable {
  /// Identifies the fault: the position in the message, or the rule, without numbers that differ from run to run.
  package let origin: String
  package let text: String

  /// - Parameter kind: the rule, for a fault that is no error of a script
  package init(_ kind: String, _ text: String, about subject: String = "") {
    self.text = "\(kind): \(text)"
    origin = kind + (subject.isEmpty ? "" : " " + Self.withoutNumbers(subject))
  }

  /// For an error that a script raised, or that the host raised because of a script.
  package init(error: any Error) {
    let failure = ScriptFailure(error)
    text = failure.message
    let first = String(failure.message.prefix { !$0.isNewline })
    // An error is identified by the line of the script, whatever values it mentions.
    origin = SourcePosition(leading: first).map { "error \($0.file):\($0.line)" } ?? "error " + Self.withoutNumbers(first)
  }

  /// Of an app that doesn't come to rest: it is identified by the lines that have started what is under way, apart from answers, which only come.
  init(neverAtRest movements: [String], after timeout: TimeInterval) {
    text = "never at rest: still moving after \(formatted(timeout)) s: " + movements.joined(separator: "; ")
    let places = movements.filter { !$0.hasPrefix("a reply") }.compactMap { $0.firstMatch(of: /started by (.+?:\d+)/).map { String($0.1) } }
    let subject = places.isEmpty ? Self.withoutNumbers(movements.first ?? "") : Set(places).sorted().joined(separator: ", ")
    origin = "never at rest" + (subject.isEmpty ? "" : " " + subject)
  }

  /// A fault that was found before.
  package init(origin: String, text: String) { (self.origin, self.text) = (origin, text) }

  private static func withoutNumbers(_ text: String) -> String { String(text.filter { !$0.isNumber }) }
}

extension NeverAtRest {
  var fault: FuzzFault { FuzzFault(neverAtRest: movements, after: timeout) }
}

/// Checks a screen on which nothing moves, without any rule of the author.
extension ScenarioApp {
  /// Runs until nothing moves, and checks the screen. Throws: errors that scripts raised while it ran
  /// - Parameters:
  ///   - asksLint: whether findings of `lint` count too
  ///   - voiceOver: whether VoiceOver must come to what a finger reaches
  ///   - rules: the path of a file of rules, whose invariants count too
  package func soundnessFaults(lint asksLint: Bool = false, voiceOver: Bool = false, rules: String? = nil) throws -> [FuzzFault] {
    let faults = try soundnessFaults(asksLint, voiceOver)
    guard faults.isEmpty, !isClosed, let rules else { return faults }
    return try FuzzRules(rules, in: host).faults(of: self)
  }

  private func soundnessFaults(_ asksLint: Bool, _ voiceOver: Bool) throws -> [FuzzFault] {
    do { _ = try runToRest(timers: Self.soonDue, limit: Self.defaultSettleTimeout) } catch let moving as NeverAtRest { return [moving.fault] }
    if isClosed { return [] }
    return try run {
      let views = viewsOnScreen
      var faults: [FuzzFault] = []
      for view in views {
        if let list = view as? ListView { faults += listFaults(list) }
      }
      if let fault = simulation.takeFault() { throw fault }
      faults += context.asCall { reachFaults(views) }
      if voiceOver { faults += context.asCall { unheardFaults(views) } }
      for text in complaints { faults.append(FuzzFault("background", text, about: text)) }
      for text in simulation.failedTasks { faults.append(FuzzFault("unheard error", text, about: text)) }
      for text in simulation.leakedTasks(in: context.state) { faults.append(FuzzFault("leaked task", text, about: text)) }
      if let contracts = context.contracts {
        for note in contracts.notes.dropFirst(contractNotesBefore) {
          faults.append(FuzzFault("contract violation", note, about: String(note.prefix(Self.originLength))))
        }
        contractNotesBefore = contracts.notes.count
      }
      if asksLint { faults += lint().map { FuzzFault("lint " + $0.ruleName, $0.text, about: $0.subject) } }
      return faults
    }
  }

  /// Length of a note's beginning that identifies its place and kind. Ours
  private static let originLength = 80

  /// Limit of sections that are asked for their number of rows. Ours
  static let mostSections = 100
  /// A difference that a person notices. Ours. Units: points.
  static let noticed: CGFloat = 1

  // MARK: What can be reached

  /// Controls that do something when they are tapped, but can't be reached by a tap.
  private func reachFaults(_ shown: [UIView]) -> [FuzzFault] {
    var faults: [FuzzFault] = []
    let screen = simulation.screen.bounds
    func visit(_ view: UIView) {
      if view.isHidden || view.alpha < UIView.smallestTouchableAlpha || !view.isUserInteractionEnabled { return }
      if view.window?.isKeyboardWindow == true || view is UITableViewCell && view.superview is UITableView && view.isHidden { return }
      if let control = view as? UIControl, control.isEnabled, control.doesSomething, let fault = reachFault(control, screen) { faults.append(fault) }
      if view is UITextField || view is UITextView, view.isFirstResponder, let fault = keyboardFault(view) { faults.append(fault) }
      for subview in view.subviews { visit(subview) }
    }
    for window in simulation.application.visibleWindows where !window.isKeyboardWindow { visit(window) }
    return faults
  }

  private func reachFault(_ control: UIControl, _ screen: CGRect) -> FuzzFault? {
    let name = context.className(of: control) + ((control.accessibilityIdentifier ?? control.visibleText).map { " \"\($0)\"" } ?? "")
    let frame = control.screenFrame
    if control.bounds.isEmpty { return FuzzFault("out of reach", "\(name) has no size", about: name) }
    var ancestor = control.superview
    while let current = ancestor {
      // A place that can be scrolled into sight is no fault; and tables and bars lay out their content themselves.
      if current is UIScrollView || current is UITableViewCell || current is UINavigationBar || current is UIToolbar || current is UITabBar { return nil }
      ancestor = current.superview
    }
    if !frame.meets(screen) { return FuzzFault("out of reach", "\(name) is off the screen at \(frame.origin.described)", about: name) }
    let seen = control.visibleScreenFrame.intersection(screen)
    guard seen.width > 1, seen.height > 1 else { return FuzzFault("out of reach", "\(name) is cut off by what it stands in", about: name) }
    var hitView: UIView?
    for (x, y) in Self.samples {
      let hit = hitTest(CGPoint(x: seen.minX + seen.width * x, y: seen.minY + seen.height * y))
      if hit?.isDescendant(of: control) == true { return nil }
      hitView = hitView ?? hit
    }
    guard let hitView, !control.isDescendant(of: hitView) || hitView.isUserInteractionEnabled, !hitView.isAnotherScreen(than: control) else { return nil }
    return FuzzFault("out of reach", "\(name) is covered by \(context.className(of: hitView))", about: name)
  }

  /// Controls that a finger reaches, and no walk of VoiceOver.
  private func unheardFaults(_ shown: [UIView]) -> [FuzzFault] {
    let tree = AccessibilityTree(of: simulation)
    // What an element is in counts as met, and what is in an element.
    var met: Set<ObjectIdentifier> = []
    var elements: Set<ObjectIdentifier> = []
    for node in tree.elements {
      let object = tree.object(of: node)
      elements.insert(ObjectIdentifier(object))
      var view = object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
      while let current = view, met.insert(ObjectIdentifier(current)).inserted { view = current.superview }
    }
    func isMet(_ control: UIView) -> Bool {
      if met.contains(ObjectIdentifier(control)) { return true }
      var view = control.superview
      while let current = view {
        if elements.contains(ObjectIdentifier(current)) { return true }
        view = current.superview
      }
      return false
    }
    let screen = simulation.screen.bounds
    return shown.compactMap { view -> FuzzFault? in
      guard let control = view as? UIControl, control.isEnabled, control.doesSomething, control.window?.isKeyboardWindow == false, !isMet(control) else {
        return nil
      }
      let seen = control.visibleScreenFrame.intersection(screen)
      guard seen.width > 1, seen.height > 1, hitTest(CGPoint(x: seen.midX, y: seen.midY))?.isDescendant(of: control) == true else { return nil }
      let name = context.className(of: control) + ((control.accessibilityIdentifier ?? control.visibleText).map { " \"\($0)\"" } ?? "")
      return FuzzFault("unheard control", "\(name) is reached by a finger, and VoiceOver never comes to it", about: name)
    }
  }

  /// Places in a control's visible part that are tested, in shares of its size. Ours
  private static let samples: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.15, 0.15), (0.85, 0.15), (0.15, 0.85), (0.85, 0.85)]

  /// A fault if the keyboard covers the field that is being edited.
  private func keyboardFault(_ field: UIView) -> FuzzFault? {
    let frame = field.screenFrame
    guard simulation.keyboard.isVisible, !frame.isEmpty else { return nil }
    let free = simulation.keyboard.frame.minY
    guard frame.minY >= free - 1, !scrollsAbove(free, field) else { return nil }
    let name = context.className(of: field) + (field.accessibilityIdentifier.map { " \"\($0)\"" } ?? "")
    return FuzzFault("under the keyboard", "\(name) is edited, and the keyboard covers it", about: name)
  }
  /// Whether the field is in a list or form that ends above the keyboard: its user has scrolled the field away, and can scroll back.
  private func scrollsAbove(_ free: CGFloat, _ field: UIView) -> Bool {
    var view = field.superview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.screenFrame.maxY - scroll.adjustedContentInset.bottom <= free + 1 { return true }
      view = current.superview
    }
    return false
  }
}

extension UIControl {
  /// Whether a tap, a change or an edit has an action.
  fileprivate var doesSomething: Bool { [.touchUpInside, .valueChanged, .touchDown].contains { hasActions(for: $0) } }
}

extension UIView {
  /// Whether the view belongs to a screen in front of another: a presented screen may cover the one that presented it.
  fileprivate func isAnotherScreen(than other: UIView) -> Bool {
    func root(_ view: UIView) -> UIView? {
      var found: UIView?
      var current: UIView? = view
      while let view = current {
        if view.isControllerView { found = view }
        current = view.superview
      }
      return found
    }
    return window !== other.window || root(self) !== root(other) || standsInPopover
  }
}
