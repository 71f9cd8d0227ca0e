import Foundation

/// A key of a keyboard with keys that are held, and the action that it sends up the responder chain. Source: Apple, UIKeyCommand
public final class UIKeyCommand: UICommand {
  /// Source: Apple, UIKeyModifierFlags (raw values)
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = Modifiers(rawValue: 1 << 16)
    public static let shift = Modifiers(rawValue: 1 << 17)
    public static let control = Modifiers(rawValue: 1 << 18)
    public static let alternate = Modifiers(rawValue: 1 << 19)
    public static let command = Modifiers(rawValue: 1 << 20)
    public static let numericPad = Modifiers(rawValue: 1 << 21)
  }

  /// The keys that are no letters. Source: Apple, UIKeyCommand.inputUpArrow and the others
  public static let specialInputs: [(name: String, input: String)] = [
    ("inputUpArrow", "UIKeyInputUpArrow"), ("inputDownArrow", "UIKeyInputDownArrow"), ("inputLeftArrow", "UIKeyInputLeftArrow"),
    ("inputRightArrow", "UIKeyInputRightArrow"), ("inputEscape", "UIKeyInputEscape"), ("inputPageUp", "UIKeyInputPageUp"),
    ("inputPageDown", "UIKeyInputPageDown"), ("inputHome", "UIKeyInputHome"), ("inputEnd", "UIKeyInputEnd"), ("inputDelete", "UIKeyInputDelete"),
  ]

  /// What the key types, in small letters, or one of `specialInputs`.
  public let input: String
  public let modifierFlags: Modifiers
  /// What the user reads in the list of commands; nil for the title.
  public var discoverabilityTitle: String?

  public init(title: String = "", image: UIImage? = nil, action: String, input: String, modifierFlags: Modifiers = []) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action)
  }

  fileprivate func matches(_ input: String, _ modifiers: Modifiers) -> Bool {
    modifierFlags == modifiers && self.input.lowercased() == input.lowercased() && !attributes.contains(.disabled)
  }
}

/// Source: Apple, UIResponder.keyCommands, UIViewController.addKeyCommand(_:)
extension UIResponder {
  private static let keyCommandsKey = CompanionKey<AddedKeyCommands>()
  private final class AddedKeyCommands { var all = ObjectList<UIKeyCommand>() }

  public enum KeyMethods {
    public static let keyCommands = OverridableMethod(
      property: "keyCommands", "The keys that this responder takes while it, or one before it in the chain, is first responder; those of addKeyCommand."
    ) { (responder: UIResponder) in responder.addedKeyCommands }
    public static let validate = OverridableMethod(
      "validate",
      "Called with a command that this responder takes before a menu shows it, or a key sends it: the command's title, image, attributes and "
        + "state may be changed, for as long as the menu is open.", "command"
    ) { (responder: UIResponder, command: UICommand) in }
  }

  fileprivate final var addedKeyCommands: [UIKeyCommand] { givenKeyCommands }
  /// The commands that `addKeyCommand` has added, whatever a class says.
  package final var givenKeyCommands: [UIKeyCommand] { companions[Self.keyCommandsKey]?.all.elements ?? [] }

  public final func addKeyCommand(_ command: UIKeyCommand) {
    let added = companions[Self.keyCommandsKey] ?? AddedKeyCommands()
    added.all.append(command)
    companions[Self.keyCommandsKey] = added
  }
  public final func removeKeyCommand(_ command: UIKeyCommand) { companions[Self.keyCommandsKey]?.all.remove(command) }

  /// Sends a key to the first command for it, from here up the chain, whose action somebody takes. Source: docs/rules/lists.md 4
  /// - Returns: whether there is one
  package final func pressKey(_ input: String, _ modifiers: UIKeyCommand.Modifiers) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if HostWork.mustEnd("looking for a key's command") { return false }
      for command in KeyMethods.keyCommands(current) where command.matches(input, modifiers) {
        command.origin = self
        var validated = ValidatedCommands()
        validated.validate([command])
        defer { validated.restore() }
        guard command.isEnabled else { continue }
        command.send?(command)
        return true
      }
      responder = current.following
    }
    return false
  }
}
