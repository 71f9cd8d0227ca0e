import Foundation
import Lua
import LunetteKit
import LunetteLog

/// Mistakes in a callback that raise no Lua error by themselves. `ScriptMessages` writes the text.
enum ScriptFault: ScriptRaisable {
  /// A required method is missing. - Parameter needer: the protocol
  case missingMethod(name: String, parameters: [String], needer: String, owner: String)
  /// The function, or the delegate, is that of an app that has been closed. - Parameter needer: the protocol
  case endedFunction
  case endedDelegate(needer: String, method: String)
  /// The target of an action lacks the method that the action names.
  case missingAction(name: String, target: String)
  /// A callback answered a value of the wrong type.
  case wrongAnswer(callback: String, subject: String, mismatch: LuaMismatch, call: CallbackContext)
  /// An answer that can't be a row's height. Source of the wording: docs/rules/tables.md 2.2
  case badHeight(path: RowPath, height: CGFloat, callback: String, call: CallbackContext)
  /// An answer that can't be the height of a header or footer.
  case badEdge(callback: String, kind: String, section: Int, height: CGFloat, call: CallbackContext)
  /// An override answered what can't be used.
  case badAnswer(callback: String, problem: String, call: CallbackContext)
  case badCount(callback: String, subject: String, count: Int, call: CallbackContext)

  /// An error that begins with the callback's own position, so that no other position is added; nil when the text has no position.
  var raised: LuaError? {
    switch self {
    case .missingMethod, .missingAction, .endedFunction, .endedDelegate: nil
    default: LuaError(message: description)
    }
  }
}

/// The callback that was called, for messages.
struct CallbackContext {
  /// `file:line: ` of the callback; empty for functions of the host.
  let position: String
  /// The object that the call is about: the table view.
  let object: String
  let delegate: String
}

/// A script error inside a callback, with the callback's name and the row that it was about.
struct CallbackError: ScriptRaisable, CustomStringConvertible {
  let error: LuaError
  let callback: String
  /// ` for row 1.3`, or nothing.
  let subject: String

  init(_ error: LuaError, callback: String, subject: String = "") { (self.error, self.callback, self.subject) = (error, callback, subject) }

  /// The error to raise again: a text with the callback's name added; any other value unchanged.
  var raised: LuaError? {
    LuaError(message: description, traceback: error.traceback, value: error.value.flatMap { $0.isText ? nil : $0 })
  }

  /// Callbacks that have called themselves or one another are named once.
  var description: String {
    let place = " (in \(callback)\(subject))"
    return error.message.contains(place) ? error.message : error.message + place
  }
}

extension RowPath {
  /// ` for row 1.3`, counted from 1.
  var subject: String { " for row \(fromOne)" }

  /// ` for rows 1.3 to 1.9`, counted from 1.
  static func subject(from first: Int, to last: Int, in section: Int) -> String {
    " for rows \(RowPath(section: section, row: first).fromOne) to \(RowPath(section: section, row: last).fromOne)"
  }
}
