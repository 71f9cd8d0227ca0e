import Lua

/// What a script did wrong with the API itself.
enum BindingFault: Error {
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
}
