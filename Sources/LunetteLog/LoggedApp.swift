import Foundation
import LunetteKit

/// A running app, as far as a log must know it.
public protocol LoggedApp: AnyObject {
  var simulation: Simulation { get }
  /// Its number in the log of the run, from 1. The log gives it.
  var number: Int { get set }
  /// VM instructions that the scripts of the app's host have run, where they are counted.
  var instructions: UInt64 { get }
  /// Whether it does nothing of itself now: neither starts, nor runs a frame, nor handles an input. What happens, a script does.
  var isAtRest: Bool { get }
  /// `file:line` of the script function that runs now.
  var scriptPosition: String? { get }
  /// What a reader calls an object: `UIButton "Save"`.
  func name(_ object: AnyObject) -> String
}

extension RowPath {
  /// `1.3`, counted from 1, as scripts print it.
  package var fromOne: String { "\(section + 1)." + (row == RowPath.noRow ? "none" : String(row + 1)) }
}

extension CGPoint {
  package var described: String { "{\(formatted(x)), \(formatted(y))}" }
}
