import Lua

/// What a script did wrong with the API itself. Source of the template: position, member, what was expected, what came, a hint
enum BindingFault: Error, CustomStringConvertible {
  case argument(call: String, position: Int, name: String, mismatch: LuaMismatch)
  case property(owner: String, name: String, mismatch: LuaMismatch)
  case unknownMember(owner: String, name: String, suggestion: String?)
  case readOnly(owner: String, name: String)
  case nativeClassWrite(name: String)
  case badReceiver(call: String, owner: String, got: String)
  case released(call: String)
  case notConstructible(name: String)
  case badConstructorArgument(name: String, got: String)
  case classArguments(got: String)
  case notAClass(got: String)
  case badOption(call: String, mismatch: LuaMismatch)

  var description: String {
    switch self {
    case .argument(let call, let position, let name, let mismatch):
      "\(call): argument \(position) '\(name)' must be \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    case .property(let owner, let name, let mismatch):
      "\(owner).\(name) must be \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    case .unknownMember(let owner, let name, let suggestion):
      "\(owner) has no property '\(name)'" + (suggestion.map { " (did you mean '\($0)'?)" } ?? "")
    case .readOnly(let owner, let name): "\(owner).\(name) can't be set: it is read-only"
    case .nativeClassWrite(let name): "\(name) can't be changed; make a class of your own: class(\"My\(name)\", \(name))"
    case .badReceiver(let call, let owner, let got):
      "\(call) must be called on \(withArticle(owner)), got \(got); call it with a colon: object:\(call.split(separator: ":").last ?? "")(...)"
    case .released(let call): "\(call): the object is gone; its app was closed"
    case .notConstructible(let name): "\(name) can't be made by a script; the host makes it"
    case .badConstructorArgument(let name, let got):
      "\(name) takes one table of properties, got \(got); write \(name) { name = value, ... }"
    case .classArguments(let got): "class takes a name and a class to derive from, got \(got); write class(\"Name\", UIView)"
    case .notAClass(let got): "isKind takes a class, got \(got)"
    case .badOption(let call, let mismatch): "\(call) wants \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    }
  }

  private func hint(_ mismatch: LuaMismatch) -> String { mismatch.hint.map { "; \($0)" } ?? "" }
}

/// `a UIView`, `an App`.
func withArticle(_ noun: String) -> String {
  ("AEIOaeio".contains(noun.first ?? "x") && !noun.hasPrefix("UI") ? "an " : "a ") + noun
}
