import Lua
import LunetteKit

/// How messages name a call and its arguments.
final class CallNames {
  let call: String
  let arguments: [String]
  init(_ call: String, _ arguments: [String]) { (self.call, self.arguments) = (call, arguments) }
}

/// Reads the arguments of a call in order; a wrong one is named.
struct CallReader {
  private var arguments: LuaArguments
  private let first: Int32
  private let names: CallNames

  init(_ stack: LuaStack, from first: Int32, _ names: CallNames) {
    arguments = LuaArguments(stack, from: first)
    (self.first, self.names) = (first, names)
  }

  mutating func next<A: LuaArgument>() throws(BindingFault) -> A {
    let position = Int(arguments.next - first)
    do throws(LuaMismatch) { return try A.take(&arguments) } catch {
      if error.namesItsPlace { throw BindingFault.badOption(call: names.call, mismatch: error) }
      let name = names.arguments.indices.contains(position) ? names.arguments[position] : ""
      throw BindingFault.argument(call: names.call, position: position + 1, name: name, mismatch: error)
    }
  }
}

/// Runs a body; whatever it throws becomes the status that the trampoline raises. A mismatch inside an argument (a wrong option of a
/// table) is reported with the name of the call.
func finish(_ stack: LuaStack, naming call: String = "", _ body: () throws -> Int32) -> Int32 {
  do { return try body() } catch let mismatch as LuaMismatch {
    return stack.raise(host: BindingFault.badOption(call: call, mismatch: mismatch))
  } catch {
    return stack.raise(host: error)
  }
}

extension LuaStack {
  /// Leaves an error for the trampoline to raise. Returns: the status for it
  package func raise(host error: any Error) -> Int32 {
    switch error {
    case let error as LuaError: raise(error)
    case let error as CallbackError: raise(error.raised)
    case let fault as ScriptFault where fault.isPositioned: raise(fault.raised)
    default: fault(hostFaultText(error))
    }
  }
}
