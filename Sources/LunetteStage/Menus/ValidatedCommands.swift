import Foundation

/// Commands as whoever takes them wants them shown, and as they were before. Source: Apple, UIResponder.validate(_:)
struct ValidatedCommands {
  private var before: [(command: UICommand, title: String, image: UIImage?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State)] = []

  /// Asks for the commands in a menu, those of its submenus included, once for each.
  mutating func validate(_ elements: [UIMenuElement]) {
    for element in elements {
      if HostWork.mustEnd("asking who takes a menu's commands") { return }
      if let menu = element as? UIMenu { validate(menu.children) }
      guard let command = element as? UICommand, !before.contains(where: { $0.command === command }) else { continue }
      guard let responder = command.target?(command) as? UIResponder, responder.overrides?.implements("validate", on: responder) == true else { continue }
      before.append((command, command.title, command.image, command.attributes, command.state))
      UIResponder.KeyMethods.validate(responder, command)
    }
  }

  mutating func restore() {
    for (command, title, image, attributes, state) in before {
      (command.title, command.image, command.attributes, command.state) = (title, image, attributes, state)
    }
    before = []
  }
}
