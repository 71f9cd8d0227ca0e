import Foundation
import Lua
import LunetteKit

/// Why a script ended: the whole message as a person reads it, position first, with the Lua traceback.
public struct ScriptFailure: Error, CustomStringConvertible {
  /// One line (or a few): what was wrong, with its position in front.
  public let message: String
  /// The Lua functions that were running, innermost first; empty when none was.
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

  /// As a person reads it: the message, the script's line with what was wrong marked, the traceback.
  public var report: String {
    ([message] + (SourceExcerpt(message: message)?.lines ?? []) + (traceback.isEmpty ? [] : [traceback])).joined(separator: "\n")
  }
}
