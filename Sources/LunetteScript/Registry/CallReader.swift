import Lua
import LunetteKit

/// The names of a call and its arguments in messages.
package final class CallNames {
  package let owner: String
  private let name: String
  private let separator: StaticString
  /// Composed only for a message: there are two thousand calls, and most are never named.
  package var call: String { owner + separator.description + name }
  package let arguments: [String]

  package convenience init(_ call: String, _ arguments: [String]) { self.init("", "", call, arguments) }
  init(_ owner: String, _ separator: StaticString, _ name: String, _ arguments: [String]) {
    (self.owner, self.separator, self.name, self.arguments) = (owner, separator, name, arguments)
  }
}

/// Reads the arguments of a call in order; an error names the argument that is wrong.
package struct CallReader {
  private(set) var arguments: LuaArguments
  private let first: Int32
  private let names: CallNames

  package init(_ stack: LuaStack, from first: Int32, _ names: CallNames) {
    arguments = LuaArguments(stack, from: first)
    (self.first, self.names) = (first, names)
  }

  package mutating func next<A: LuaArgument>() throws(BindingFault) -> A {
    let position = Int(arguments.next - first)
    if position == 0, let labelled = CallLabels.ofCallForAnything(LuaArguments(arguments.stack, from: first), names) {
      arguments = labelled
    }
    do throws(LuaMismatch) { return try A.take(&arguments) } catch {
      if position == 0, readLabels() { return try next() }
      throw fault(error, position, A.self)
    }
  }

  /// Goes on with the values of a table of labels, where a script hands over one.
  private mutating func readLabels() -> Bool {
    guard let labelled = CallLabels.inOrder(LuaArguments(arguments.stack, from: first), names) else { return false }
    arguments = labelled
    return true
  }

  private func fault(_ mismatch: LuaMismatch, _ position: Int, _ type: any LuaArgument.Type) -> BindingFault {
    let mismatch = advised(mismatch, position, type)
    if mismatch.namesItsPlace { return .badOption(call: names.call, mismatch: mismatch) }
    let name = names.arguments.indices.contains(position) ? names.arguments[position] : ""
    return .argument(call: names.call, position: position + 1, name: name, mismatch: mismatch)
  }

  /// Whether a script has handed over a table with names, as UIKit's calls have labels.
  private func hasLabels(at index: Int32) -> Bool {
    let stack = arguments.stack
    return index <= stack.top && Inspector(stack: stack).isPlainTable(at: index) && !stack.keys(at: index).isEmpty
  }

  /// Adds advice for mistakes: named arguments in a table, arguments in place of a table of options, none where options are needed, a static function called with a colon.
  private func advised(_ mismatch: LuaMismatch, _ position: Int, _ type: any LuaArgument.Type) -> LuaMismatch {
    let stack = arguments.stack
    let whole = names.call
    let written = whole.split { ".:".contains($0) }.last.map(String.init) ?? whole
    if names.arguments.count == 1, let options = type as? any OptionTable.Type, !stack.isTable(at: first), lshim_class_id(stack.raw, first) < 0 {
      return mismatch.hinting("write \(whole.contains(":") ? "object:\(written)" : whole) { \(options.form) }")
    }
    if let options = type as? any OptionTable.Type {
      guard position > 0, !stack.isTable(at: first + Int32(position)) else { return mismatch }
      return mismatch.hinting("write \(written)(\(names.arguments.prefix(position).joined(separator: ", ")), { \(options.form) })")
    }
    let call = "\(written)(\(names.arguments.joined(separator: ", ")))"
    if mismatch.hint == nil, !mismatch.namesItsPlace, !type.luaType.hasKeys, hasLabels(at: first + Int32(position)) {
      return mismatch.hinting("hand the arguments over in order: \(call)")
    }
    if position == 0, !whole.contains(":"), first <= stack.top, lshim_class_id(stack.raw, first) >= 0 {
      return mismatch.hinting("call it with a dot: \(whole.dropLast(written.count))\(call)")
    }
    return mismatch
  }
}

/// Runs a body. An error that it throws becomes the status that makes the trampoline raise. An error inside an argument (a wrong option of
/// a table) is reported with the call's name.
package func finish(_ stack: LuaStack, naming call: @autoclosure () -> String = "", _ body: () throws -> Int32) -> Int32 {
  defer { stack.nameWork(call()) }
  do { return try body() } catch let mismatch as LuaMismatch {
    return stack.raise(host: BindingFault.badOption(call: call(), mismatch: mismatch))
  } catch {
    return stack.raise(host: error)
  }
}

extension LuaStack {
  /// Leaves an error on the stack for the trampoline to raise. - Returns: the status for that
  package func raise(host error: any Error) -> Int32 {
    switch error {
    case let error as LuaError: raise(error)
    case let error as any ScriptRaisable: error.raised.map(raise) ?? fault(hostFaultText(error))
    default: fault(hostFaultText(error))
    }
  }
}

/// An error that passes through a script as a Lua error, with its own value and position.
package protocol ScriptRaisable: Error {
  /// Nil when the position of the failed call should be added to the text.
  var raised: LuaError? { get }
}

/// The text of a fault of the simulated UIKit for a script's author: rows and sections are counted from 1.
package func hostFaultText(_ error: any Error) -> String {
  switch error {
  case let exception as UIException:
    exception.reason(countingFrom: 1) + (exception.isBeforeFirst ? " (rows and sections count from 1)" : "")
  default: "\(error)"
  }
}
