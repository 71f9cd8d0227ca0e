import Lua

/// Mistakes of a script in the use of the API.
package enum BindingFault: Error {
  case argument(call: String, position: Int, name: String, mismatch: LuaMismatch)
  case property(owner: String, name: String, mismatch: LuaMismatch)
  /// `instead` is advice for a member that UIKit's class has and ours doesn't.
  case unknownMember(owner: String, name: String, suggestion: String?, instead: String? = nil)
  /// `UIControl.State`: an enumeration, whose values are strings in scripts.
  case enumeration(owner: String, name: String, values: [String])
  /// A field that an object of a native class can't get by an assignment.
  case undeclaredField(owner: String, name: String)
  case readOnly(owner: String, name: String)
  case nativeClassWrite(name: String)
  case badReceiver(call: String, owner: String, got: String, isOverridable: Bool)
  case released(call: String)
  case notConstructible(name: String)
  case badConstructorArgument(name: String, got: String)
  case classArguments(got: String)
  case notAClass(got: String)
  /// `new`, `alloc` and similar functions of other languages.
  case otherMaker(owner: String, name: String)
  case superOfObject(name: String)
  case initOfClass(got: String)
  case badValue(name: String, wanted: String, got: String)
  case tooManyTimers(call: String, limit: Int)
  case badOption(call: String, mismatch: LuaMismatch)
}
