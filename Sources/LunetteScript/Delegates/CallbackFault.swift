import Foundation
import Lua
import LunetteKit

/// What a callback did wrong without raising an error itself. `ScriptMessages` writes the text.
enum ScriptFault: Error, CustomStringConvertible {
  /// A method that the host can't do without is missing.
  case missingMethod(name: String, owner: String)
  /// It answered something of the wrong type.
  case wrongAnswer(callback: String, path: RowPath?, mismatch: LuaMismatch, definition: String)

  var description: String {
    switch self {
    case .missingMethod(let name, let owner):
      "\(owner) has no method '\(name)', which a table view's data source needs; define function source:\(name)(tableView, ...)"
    case .wrongAnswer("cellForRowAt", let path, let mismatch, let definition):
      "\(definition)UITableView failed to obtain a cell from its dataSource: cellForRowAt\(shown(path)) must return \(mismatch.wanted), "
        + "got \(mismatch.got); end it with 'return cell'"
    case .wrongAnswer(let callback, let path, let mismatch, let definition):
      "\(definition)\(callback)\(shown(path)) must return \(mismatch.wanted), got \(mismatch.got)"
    }
  }
}

/// A script error inside a callback, with the callback and the row that it was about.
struct CallbackError: Error, CustomStringConvertible {
  let error: LuaError
  let callback: String
  let path: RowPath?

  init(_ error: LuaError, callback: String, path: RowPath?) { (self.error, self.callback, self.path) = (error, callback, path) }

  /// The error to raise again: with the callback's name where it is a text, as it is where a script raised something else.
  var raised: LuaError {
    LuaError(message: description, traceback: error.traceback, value: error.value.flatMap { $0.isText ? nil : $0 })
  }

  var description: String { "\(error.message) (in \(callback)\(shown(path)))" }
}

/// ` for row 1.3`, counted from 1, or nothing.
private func shown(_ path: RowPath?) -> String { path.map { " for row \($0.section + 1).\($0.row + 1)" } ?? "" }
