import DequeModule
import Foundation

/// A question of the system to the user: whether the app may do something.
public struct SystemPrompt {
  public let title: String
  public let message: String?
  /// In the order in which they are shown.
  public let buttons: [String]
  /// Gets the place of the button that the user has touched.
  let answered: (Int) -> Void

  package init(title: String, message: String?, buttons: [String], answered: @escaping (Int) -> Void) {
    (self.title, self.message, self.buttons, self.answered) = (title, message, buttons, answered)
  }
}

/// The questions of the system, one after the other. While one is on the screen the app is inactive. Source: docs/rules/world.md 7
public final class SystemPrompts {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  private var waiting = Deque<SystemPrompt>()
  /// The one on the screen.
  public private(set) var shown: SystemPrompt?
  /// Shows a question, and calls back with the place of the button that was touched.
  public var present: ((SystemPrompt, @escaping (Int) -> Void) -> Void)?

  init(_ reference: SimulationReference) { self.reference = reference }

  package func ask(_ prompt: SystemPrompt) {
    waiting.append(prompt)
    simulation.jobs.add("a question of the system") { [weak self] in self?.showNext() }
  }

  /// The app is in front: what has waited for that is shown.
  public func showWaiting() { if !waiting.isEmpty { simulation.jobs.add("a question of the system") { [weak self] in self?.showNext() } } }

  private func showNext() {
    let simulation = simulation
    guard shown == nil, simulation.application.applicationState == .active, let present, let prompt = waiting.popFirst() else { return }
    shown = prompt
    simulation.life.tellsActivity?(false)
    show(prompt, present)
  }

  private func show(_ prompt: SystemPrompt, _ present: (SystemPrompt, @escaping (Int) -> Void) -> Void) {
    let simulation = simulation
    simulation.eventObserver?(PromptEvent(title: prompt.title, choice: nil))
    present(prompt) { [weak self] place in self?.answer(prompt, place) }
  }

  private func answer(_ prompt: SystemPrompt, _ place: Int) {
    let simulation = simulation
    simulation.eventObserver?(PromptEvent(title: prompt.title, choice: prompt.buttons[place]))
    prompt.answered(place)
    if let next = waiting.popFirst(), let present {
      shown = next
      return show(next, present)
    }
    shown = nil
    if simulation.application.applicationState == .inactive { simulation.life.tellsActivity?(true) }
  }
}

/// A question of the system, for a log.
package struct PromptEvent: SimulationEvent {
  package let title: String
  /// The button that was touched; nil when the question appears.
  package let choice: String?
}

extension Simulation {
  private static let promptsKey = CompanionKey<SystemPrompts>()

  public var prompts: SystemPrompts {
    if let known = companions[Self.promptsKey] { return known }
    let prompts = SystemPrompts(reference)
    companions[Self.promptsKey] = prompts
    return prompts
  }
}
