import Lua
import LunetteKit

/// Source: Apple, UITextInputPasswordRules
private final class PasswordRules: LuaObject {
  static let luaName = "UITextInputPasswordRules"
  let text: String
  init(_ text: String) { self.text = text }
}

/// What a text asks of its keyboard; a search bar passes it on to its field.
extension Registry {
  static func passwordRules(_ r: RegistryBuilder) {
    r.type(PasswordRules.self, "UITextInputPasswordRules", doc: "What a new password must have: \"required: digit; minlength: 8;\".") { c in
      c.constructor { a in PasswordRules(try a.take("descriptor", as: String.self, "The rules in Apple's words.") ?? "") }
      c.property("passwordRulesDescriptor", "The rules in Apple's words.", get: \.text)
    }
  }

  static func keyboardTraits<Owner: LuaObject>(_ c: ClassBuilder<Owner>, _ field: @escaping (Owner) -> any UITextInput) {
    c.property("keyboardType", "Which keys the keyboard has.", get: { field($0).traits.keyboardType }, set: { field($0).traits.keyboardType = $1 })
    c.property("returnKeyType", "The word on the return key.", get: { field($0).traits.returnKeyType }, set: { field($0).traits.returnKeyType = $1 })
    c.property(
      "autocapitalizationType", "When the keyboard's shift key is on by itself.", get: { field($0).traits.autocapitalizationType },
      set: { field($0).traits.autocapitalizationType = $1 })
    c.property(
      "autocorrectionType", "Kept only; nothing is corrected.", get: { field($0).traits.autocorrectionType }, set: { field($0).traits.autocorrectionType = $1 })
    c.property(
      "spellCheckingType", "Kept only; nothing is checked.", get: { field($0).traits.spellCheckingType }, set: { field($0).traits.spellCheckingType = $1 }
    )
    c.property(
      "smartQuotesType", "Kept only; quotes stay as they are typed.", get: { field($0).traits.smartQuotesType }, set: { field($0).traits.smartQuotesType = $1 })
    c.property(
      "smartDashesType", "Kept only; dashes stay as they are typed.", get: { field($0).traits.smartDashesType }, set: { field($0).traits.smartDashesType = $1 })
    c.property(
      "smartInsertDeleteType", "Kept only; no space is added or removed.", get: { field($0).traits.smartInsertDeleteType },
      set: { field($0).traits.smartInsertDeleteType = $1 })
    c.property(
      "keyboardAppearance", "Dark or light keys; by default they look as what is edited. In system 12 they are always light.",
      get: { field($0).traits.keyboardAppearance },
      set: { field($0).traits.keyboardAppearance = $1 })
    c.property(
      "enablesReturnKeyAutomatically", "Whether the return key is disabled while the text is empty.",
      get: { field($0).traits.enablesReturnKeyAutomatically }, set: { field($0).traits.enablesReturnKeyAutomatically = $1 })
    c.property(
      "passwordRules", "Kept only; no passwords are proposed.", get: { field($0).traits.passwordRules.map(PasswordRules.init) },
      set: { (owner: Owner, rules: PasswordRules?) in field(owner).traits.passwordRules = rules?.text })
    c.property(
      "textContentType", "Kept only; it has no effect.", get: { field($0).traits.textContentType }, set: { field($0).traits.textContentType = $1 })
  }
}
