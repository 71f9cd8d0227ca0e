import Foundation
import Lua
import LunetteKit

/// The reason why a script ended: the whole message with its position first, and the Lua traceback.
public struct ScriptFailure: Error, CustomStringConvertible {
  /// The error in one line or a few, with the position first.
  public let message: String
  /// The Lua functions that were running, innermost first; empty when none was running.
  public let traceback: String

  public init(_ error: any Error) {
    switch error {
    case let failure as ScriptFailure: self = failure
    case let error as LuaError: (message, traceback) = (error.message, error.traceback)
    case let error as CallbackError: (message, traceback) = (error.description, error.error.traceback)
    default: (message, traceback) = (hostFaultText(error), "")
    }
  }

  package func mapped(_ change: (String) -> String) -> ScriptFailure {
    ScriptFailure(message: change(message), traceback: change(traceback))
  }

  private init(message: String, traceback: String) { (self.message, self.traceback) = (message, traceback) }

  public var description: String { traceback.isEmpty ? message : message + "\n" + traceback }

  /// The text for a reader: the message, the script's line with the mistake marked, the traceback.
  public var report: String {
    ([message] + (SourceExcerpt(message: message)?.lines ?? []) + (traceback.isEmpty ? [] : [traceback])).joined(separator: "\n")
  }
}
