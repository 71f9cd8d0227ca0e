import Foundation
import Lua
@_spi(Lunette) import LunetteKit
import LunetteLog

/// An app that a script launched: its simulation, and the calls that the host made to its script.
open class ScriptApp: LoggedApp {
  public let simulation: Simulation
  /// The plugin's table or class instance.
  public let delegate: LuaReference
  public let calls = CallLog()
  package let holds = ScriptHolds()
  package unowned let context: ScriptContext
  /// The app's number in the log of the run, from 1.
  public var number = 0
  public private(set) var isClosed = false
  /// Whether calls of views from a background thread are reported.
  package var checksThread = true
  /// What fails a test, in words, though no assertion says so.
  package internal(set) var complaints: [String] = []

  package init(simulation: Simulation, delegate: LuaReference, context: ScriptContext) {
    (self.simulation, self.delegate, self.context) = (simulation, delegate, context)
  }

  /// Ends the app. After that it is told of nothing and nothing is kept for it, also when one of its own callbacks closes it.
  open func close() {
    guard !isClosed else { return }
    isClosed = true
    ObjectCollector.release(simulation.windowContents, context.state)
    simulation.end()
    calls.clear()
    holds.releaseAll()
  }

  public var isAtRest: Bool { context.isAtRest(simulation) }
  public var scriptPosition: String? { context.position }

  public var instructions: UInt64 { context.state.instructions }

  /// The name of a view or a recognizer in a log or a trace: `UIButton "Save"`, `UIPanGestureRecognizer of UITableView`.
  public func name(_ object: AnyObject) -> String {
    let className = context.className(of: object)
    if let view = object as? UIView {
      // A control without a text of its own, such as an alert's button, goes by the label in it.
      let text = view.accessibilityIdentifier ?? view.visibleText ?? (view as? UIControl)?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
      return className + (text.map { " \"\($0)\"" } ?? "")
    }
    guard let recognizer = object as? UIGestureRecognizer else { return className }
    return className + mark(of: recognizer) + (recognizer.view.map { " of \(name($0))" } ?? "")
  }

  /// What distinguishes a recognizer from others of its class: its name, its role, or its number among those of the view.
  private func mark(of recognizer: UIGestureRecognizer) -> String {
    if let name = recognizer.name { return " \"\(name)\"" }
    if let role = recognizer.role { return " (\(role))" }
    let className = context.className(of: recognizer)
    let alike = (recognizer.view?.gestureRecognizers ?? []).filter {
      $0.name == nil && $0.role == nil && context.className(of: $0) == className
    }
    guard alike.count > 1, let place = alike.firstIndex(where: { $0 === recognizer }) else { return "" }
    return " \(place + 1)"
  }
}

extension UIView {
  /// The text that a view shows, as a reader of the screen would say it.
  package var visibleText: String? { summary.readText }
}
