import Foundation
import Lua
@_spi(Lunette) import LunetteKit
import LunetteLog

/// An app that a script launched: its simulation, and the calls that the host made to its script.
open class ScriptApp: LoggedApp {
  public let simulation: Simulation
  /// The plugin's table or class instance.
  public let delegate: LuaReference
  /// The delegate of the app's scene, once it has one.
  package final var sceneDelegate: LuaReference?
  /// What views get when they enter a window; nil until a script has asked for it.
  package final var proxies: AppearanceProxies?
  /// Writes what the server that answers the app's requests will do next; nil where nobody answers.
  package final var describesServer: ((StateWriter) -> Void)?
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
  private var numbered: Numbered?
  /// The host's last call into the app.
  let counter = CallCounter()
  /// The app's number in moments, from 1: the how manieth launch of the run it was.
  package var launchNumber: Int { Int(counter.pointer.pointee.app) }

  /// The frame that will be committed next, in which calls that begin now are numbered.
  package var coming: Int {
    if simulation.isRunningFrame { return simulation.frameCount }
    return context.isLaunching && simulation.frameCount == 0 ? 0 : simulation.frameCount + 1
  }

  /// The number, in its frame, of the call that begins next.
  package var nextCall: Int { counter.pointer.pointee.frame == Int64(coming) ? Int(counter.pointer.pointee.number) + 1 : 1 }

  /// For calls that are counted without the host's doing.
  func beginFrameOfCalls() {
    let frame = Int64(coming)
    if counter.pointer.pointee.frame != frame { (counter.pointer.pointee.frame, counter.pointer.pointee.number) = (frame, 0) }
  }

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
    (proxies, sceneDelegate) = (nil, nil)
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
    guard let view = recognizer.view, let place = numbers(of: view)[ObjectIdentifier(recognizer)] else { return "" }
    return " \(place)"
  }

  /// The numbers of a view's recognizers of which there are several of one class without a name and a role. Kept for the frame, since a touch of a view
  /// with many recognizers names each of them several times.
  private func numbers(of view: UIView) -> [ObjectIdentifier: Int] {
    let list = view.gestureRecognizers ?? []
    guard list.count > 1 else { return [:] }
    if let numbered, numbered.view === view, numbered.frame == simulation.frameCount, numbered.count == list.count { return numbered.numbers }
    var classes: [String: [ObjectIdentifier]] = [:]
    for other in list where other.name == nil && other.role == nil { classes[context.className(of: other), default: []].append(ObjectIdentifier(other)) }
    var numbers: [ObjectIdentifier: Int] = [:]
    for alike in classes.values where alike.count > 1 { for (index, other) in alike.enumerated() { numbers[other] = index + 1 } }
    numbered = Numbered(view: view, frame: simulation.frameCount, count: list.count, numbers: numbers)
    return numbers
  }

  private struct Numbered {
    weak var view: UIView?
    let frame: Int
    let count: Int
    let numbers: [ObjectIdentifier: Int]
  }
}

extension UIView {
  /// The text that a view shows, as a reader of the screen would say it.
  package var visibleText: String? { summary.readText }
}

/// A place in memory where C counts calls.
final class CallCounter {
  let pointer = UnsafeMutablePointer<lshim_call>.allocate(capacity: 1)
  init() { pointer.initialize(to: lshim_call(frame: 0, app: 0, number: 0)) }
  deinit { pointer.deallocate() }
}
