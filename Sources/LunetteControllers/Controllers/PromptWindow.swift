import Foundation

/// Shows questions of the system as alerts in a window of their own, in front of everything, which isn't the app's. They come and go without an
/// animation, as they belong to another program. Source: docs/rules/world.md 7
private final class PromptWindow {
  private let window: UIWindow
  private let root = UIViewController()

  init(_ simulation: Simulation) {
    window = UIWindow.forPrompt(simulation.screen.bounds)
    window.rootViewController = root
    // Assistive technology hears nothing of the app behind it.
    window.setAccessibility(\.isModal, true)
    root.view.backgroundColor = .clear
  }

  func show(_ prompt: SystemPrompt, _ answer: @escaping (Int) -> Void) {
    window.isHidden = false
    let alert = PromptAlert(title: prompt.title, message: prompt.message, preferredStyle: .alert)
    for (place, title) in prompt.buttons.enumerated() {
      alert.addAction(
        UIAlertAction(title: title) { [self] _ in
          window.isHidden = true
          answer(place)
        })
    }
    root.present(alert, animated: false)
  }
}

private final class PromptAlert: UIAlertController {
  override func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, let presenter = presentingViewController else { return }
    presenter.dismiss(animated: false) { action.handler?(action) }
  }
}

extension Simulation {
  private static let promptWindowKey = CompanionKey<PromptWindow>()

  /// From now on questions of the system are shown.
  public func showPrompts() {
    prompts.present = { [unowned self] prompt, answer in
      perform {
        let window = companions[Self.promptWindowKey] ?? PromptWindow(self)
        companions[Self.promptWindowKey] = window
        window.show(prompt, answer)
      }
    }
  }
}
