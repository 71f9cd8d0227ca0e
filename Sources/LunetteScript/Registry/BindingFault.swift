import Lua

/// What a script did wrong with the API itself.
package enum BindingFault: Error {
  case argument(call: String, position: Int, name: String, mismatch: LuaMismatch)
  case property(owner: String, name: String, mismatch: LuaMismatch)
  /// `instead`: what to do where UIKit's class has it and ours doesn't.
  case unknownMember(owner: String, name: String, suggestion: String?, instead: String? = nil)
  case readOnly(owner: String, name: String)
  case nativeClassWrite(name: String)
  case badReceiver(call: String, owner: String, got: String, isOverridable: Bool)
  case released(call: String)
  case notConstructible(name: String)
  case badConstructorArgument(name: String, got: String)
  case classArguments(got: String)
  case notAClass(got: String)
  /// `new`, `alloc` and the like, of a class.
  case otherMaker(owner: String, name: String)
  case superOfObject(name: String)
  case initOfClass(got: String)
  case badValue(name: String, wanted: String, got: String)
  case tooManyTimers(call: String, limit: Int)
  case badOption(call: String, mismatch: LuaMismatch)
}
