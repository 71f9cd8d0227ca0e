import Foundation
import LunetteKit

/// What a log needs to know about a running app.
public protocol LoggedApp: AnyObject {
  var simulation: Simulation { get }
  /// The app's number in the log of the run, from 1. The log sets it.
  var number: Int { get set }
  /// Number of VM instructions that the scripts of the app's host have run, if they are counted.
  var instructions: UInt64 { get }
  /// Whether the app runs no code by itself now: it isn't starting, runs no frame and handles no input. What happens is done by a script.
  var isAtRest: Bool { get }
  /// `file:line` of the script function that runs now.
  var scriptPosition: String? { get }
  /// The name of an object for a reader: `UIButton "Save"`.
  func name(_ object: AnyObject) -> String
}

extension RowPath {
  /// `1.3`, counted from 1, as in scripts.
  package var fromOne: String { "\(section + 1)." + (row == RowPath.noRow ? "none" : String(row + 1)) }
}

extension CGPoint {
  package var described: String { "{\(formatted(x)), \(formatted(y))}" }
}
