import Foundation
import Lua
import LunetteKit
import LunetteLog

/// What a callback did wrong without raising an error itself. `ScriptMessages` writes the text.
enum ScriptFault: ScriptRaisable {
  /// A method that the host can't do without is missing.
  case missingMethod(name: String, owner: String)
  /// An action names a method that its target lacks.
  case missingAction(name: String, target: String)
  /// It answered something of the wrong type.
  case wrongAnswer(callback: String, subject: String, mismatch: LuaMismatch, call: CallbackContext)
  /// A height that no row can have. Source of the wording: docs/rules/tables.md 2.2
  case badHeight(path: RowPath, height: CGFloat, callback: String, call: CallbackContext)
  /// The same for a header or footer.
  case badEdge(callback: String, kind: String, section: Int, height: CGFloat, call: CallbackContext)
  case badCount(callback: String, subject: String, count: Int, call: CallbackContext)

  /// With the callback's own position in front, which nothing may be put before; nil where the text has none.
  var raised: LuaError? {
    switch self {
    case .missingMethod, .missingAction: nil
    default: LuaError(message: description)
    }
  }
}

/// Who was asked, for messages.
struct CallbackContext {
  /// `file:line: ` where the callback is written; empty for functions of the host.
  let position: String
  /// The object that the callback is about: the table view.
  let object: String
  let delegate: String
}

/// A script error inside a callback, with the callback and the row that it was about.
struct CallbackError: ScriptRaisable, CustomStringConvertible {
  let error: LuaError
  let callback: String
  /// ` for row 1.3`, or nothing.
  let subject: String

  init(_ error: LuaError, callback: String, subject: String = "") { (self.error, self.callback, self.subject) = (error, callback, subject) }

  /// The error to raise again: with the callback's name where it is a text, as it is where a script raised something else.
  var raised: LuaError? {
    LuaError(message: description, traceback: error.traceback, value: error.value.flatMap { $0.isText ? nil : $0 })
  }

  /// A callback that ends up in itself is named once, however deep it was.
  var description: String {
    let place = " (in \(callback)\(subject))"
    return error.message.hasSuffix(place) ? error.message : error.message + place
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
