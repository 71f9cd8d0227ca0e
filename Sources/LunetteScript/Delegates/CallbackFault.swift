import Foundation
import Lua
import LunetteKit

/// What a callback did wrong without raising an error itself. `ScriptMessages` writes the text.
enum ScriptFault: Error, CustomStringConvertible {
  /// A method that the host can't do without is missing.
  case missingMethod(name: String, owner: String)
  /// An action names a method that its target lacks.
  case missingAction(name: String, target: String)
  /// It answered something of the wrong type.
  case wrongAnswer(callback: String, path: RowPath?, mismatch: LuaMismatch, call: CallbackContext)
  /// A height that no row can have. Source of the wording: tableview.md 2.2
  case badHeight(path: RowPath, height: CGFloat, call: CallbackContext)
  case badCount(callback: String, section: Int?, count: Int, call: CallbackContext)

  var description: String {
    switch self {
    case .missingMethod(let name, let owner):
      "\(owner) has no method '\(name)', which a table view's data source needs; define function source:\(name)(tableView, ...)"
    case .missingAction(let name, let target):
      "the action's target, \(target), has no method '\(name)'; define function target:\(name)(sender, event)"
    case .wrongAnswer("cellForRowAt", let path, let mismatch, let call):
      "\(call.position)UITableView (\(call.object)) failed to obtain a cell from its dataSource (\(call.delegate)): "
        + "cellForRowAt\(shown(path)) must return \(mismatch.wanted), got \(mismatch.got); end it with 'return cell'"
    case .wrongAnswer(let callback, let path, let mismatch, let call):
      "\(call.position)\(callback)\(shown(path)) must return \(mismatch.wanted), got \(mismatch.got)"
    case .badHeight(let path, let height, let call):
      "\(call.position)table view row height must \(height < 0 ? "not be negative" : "be a finite number") - provided height for index path "
        + "(\(path.section + 1).\(path.row + 1)) is \(shown(height)) (in heightForRowAt\(shown(path)))"
    case .badCount(let callback, let section, let count, let call):
      "\(call.position)\(callback)\(section.map { " for section \($0 + 1)" } ?? "") must not be negative, got \(count)"
    }
  }

  /// With the callback's own position in front, which nothing may be put before.
  var raised: LuaError { LuaError(message: description) }

  /// Whether the text starts with a position.
  var isPositioned: Bool { switch self { case .missingMethod, .missingAction: false; default: true } }
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

private func shown(_ height: CGFloat) -> String { height.isNaN ? "nan" : height.isInfinite ? "inf" : formatted(Double(height)) }

/// ` for row 1.3`, counted from 1, or nothing.
private func shown(_ path: RowPath?) -> String { path.map { " for row \($0.section + 1).\($0.row + 1)" } ?? "" }
