import Foundation
import LunetteKit
import LunetteRender
import LunetteScript

/// What an exploration asks of each of its sessions.
package struct ExploreSettings {
  package var fuzz: FuzzSettings
  package var kinds: Set<ExploreKind> = ExploreKind.user
  package var rows = ExploreRows.ends
  package var state = StateOptions()
  /// Whether states are compared by all of their words in place of a hash of them.
  package var isExact = false

  package init(fuzz: FuzzSettings) { self.fuzz = fuzz }
}

/// A state as an exploration knows it: a hash, or all of the words behind it.
package struct ExploreKey: Hashable, Sendable {
  package let hash: StateHash
  package let words: [UInt64]
}

/// An app that actions are tried on, from one rest to the next.
package final class ExploreSession {
  package let session: FuzzSession
  private let settings: ExploreSettings
  /// How many frames the last way to rest took.
  package private(set) var framesToRest = 0

  /// Throws: `FuzzRulesProblem`
  package init(_ settings: ExploreSettings) throws {
    self.settings = settings
    session = try FuzzSession(settings.fuzz)
    if session.goesOn { comeToRest() }
  }

  package func close() { session.close() }

  package var faults: [FuzzFault] { session.faults }
  package var app: ScenarioApp? { session.app }

  /// Goes back to a state, by the actions that led there. Nothing is checked on the way.
  package func replay(_ actions: [FuzzAction]) { for action in actions where session.goesOn { perform(action) } }

  /// Does an action, and runs to the next rest. Returns: whether it was possible
  @discardableResult package func perform(_ action: FuzzAction) -> Bool {
    guard session.perform(action) else { return false }
    if session.goesOn { comeToRest() }
    return true
  }

  /// Checks the screen without any rule of the author's, and then by the rules.
  package func check() { if session.goesOn { session.perform(.rest) } }

  /// Runs until nothing moves, no finger is down and no timer that fires once is due soon; what repeats for ever counts as rest.
  private func comeToRest() {
    framesToRest = session.runToRest(timers: Self.soon, limit: Self.longestWay)
  }

  /// Timers that are due so soon belong to the way. Units: seconds. Source: docs/rules/exploring.md 2
  private static let soon: TimeInterval = 0.1
  /// Units: seconds of the simulated clock. Source: docs/rules/exploring.md 2
  private static let longestWay: TimeInterval = 10

  package var key: ExploreKey? {
    guard let app, !app.isClosed, let hash = try? app.stateHash(settings.state) else { return nil }
    return ExploreKey(hash: hash, words: settings.isExact ? (try? app.stateWords(settings.state)) ?? [] : [])
  }

  /// What is possible now.
  package struct Possible: Sendable {
    package let choices: [ExploreChoice]
    package let untried: [ExploreChoice]
    package let alike: [String: (all: Int, tried: Int)]
  }

  /// - Parameter own: rows that are a kind of their own
  package func possible(own: Set<String>) -> Possible {
    guard let app, session.goesOn else { return Possible(choices: [], untried: [], alike: [:]) }
    return app.simulation.perform {
      var choices = ExploreChoices(app, settings.kinds, settings.rows, texts: session.texts, own: own) { [session] in session.avoids($0) }
      choices.collect()
      return Possible(choices: choices.choices, untried: choices.untried, alike: choices.alike)
    }
  }

  /// The screen's name: the title or the class of the controller in front, with what lies over it.
  package var screen: String {
    guard let app, !app.isClosed else { return "closed" }
    return app.simulation.perform { app.screenName }
  }

  /// The same action with the name of its target that a reader knows, if there is one.
  package func named(_ action: FuzzAction) -> FuzzAction {
    func named(_ target: FuzzTarget) -> FuzzTarget { session.name(of: target) ?? target }
    return switch action {
    case .tap(let target): .tap(named(target))
    case .longPress(let target): .longPress(named(target))
    case .swipe(let target, let direction): .swipe(named(target), direction)
    default: action
    }
  }
}

extension ScenarioApp {
  /// The title or the class of the controllers shown, with `+ alert "..."` and `+ keyboard`.
  var screenName: String {
    var controller = simulation.application.visibleWindows.last(where: { !$0.isKeyboardWindow })?.rootViewController as? UIViewController
    var alert: String?
    while let current = controller {
      if let shown = current.ownPresented {
        if let question = shown as? UIAlertController {
          alert = question.title ?? ""
          break
        }
        controller = shown
      } else if let inner = (current as? UINavigationController)?.viewControllers.last ?? (current as? UITabBarController)?.selectedViewController {
        controller = inner
      } else {
        break
      }
    }
    while let inner = (controller as? UINavigationController)?.viewControllers.last ?? (controller as? UITabBarController)?.selectedViewController {
      controller = inner
    }
    var name = controller.map { $0.title.flatMap { $0.isEmpty ? nil : $0 } ?? context.className(of: $0) } ?? "the window"
    if let alert { name += " + alert \"\(alert)\"" }
    if simulation.keyboard.isVisible { name += " + keyboard" }
    return name
  }
}
