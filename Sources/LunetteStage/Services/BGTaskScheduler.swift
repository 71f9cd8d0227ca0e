import Foundation
import LunetteCore

/// Work in the background at a time that the system chooses. Source: Apple, BGTaskScheduler; docs/rules/world.md 7
public final class BGTaskScheduler {
  package let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  private var handlers: [String: (BGTask) -> Void] = [:]

  init(_ reference: SimulationReference) { self.reference = reference }

  /// Source: Apple, BGTaskScheduler.Error.Code
  public enum Failure: Int, Error, CaseIterable, Sendable {
    case unavailable = 1
    case tooManyPendingTaskRequests, notPermitted
  }

  /// What is wrong with a registration or with a scenario's call, in words.
  public struct Fault: Error, CustomStringConvertible { public let description: String }

  private var permitted: [String] { simulation.info.texts("BGTaskSchedulerPermittedIdentifiers") }

  /// Whether the app may still say how its work is done: not when it has begun.
  public var isLaunching = true

  /// Throws: `Fault`. Source: Apple, register(forTaskWithIdentifier:using:launchHandler:)
  public func register(_ identifier: String, _ handler: @escaping (BGTask) -> Void) throws -> Bool {
    guard isLaunching else { throw Fault(description: "All launch handlers must be registered before application finishes launching") }
    guard handlers[identifier] == nil else {
      throw Fault(description: "Launch handler for task with identifier \(identifier) has already been registered")
    }
    guard permitted.contains(identifier) else { return false }
    handlers[identifier] = handler
    return true
  }

  public var requests: [BackgroundRequest] { simulation.kept.services.backgroundRequests }

  public func submit(_ request: BackgroundRequest) throws(Failure) {
    guard permitted.contains(request.identifier) else { throw .notPermitted }
    cancel(request.identifier)
    let most = request.kind == .refresh ? BackgroundRequest.mostRefreshes : BackgroundRequest.mostProcessing
    guard requests.count(where: { $0.kind == request.kind }) < most else { throw .tooManyPendingTaskRequests }
    simulation.kept.services.backgroundRequests.append(request)
  }

  public func cancel(_ identifier: String) { simulation.kept.services.backgroundRequests.removeAll { $0.identifier == identifier } }
  public func cancelAll() { simulation.kept.services.backgroundRequests = [] }

  /// The system has time for the work. Throws: `Fault` where nobody has asked for it
  public func run(_ identifier: String) throws {
    guard let request = requests.first(where: { $0.identifier == identifier }) else {
      let known = requests.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
      throw Fault(
        description: "the app has not asked for the background task \"\(identifier)\" (BGTaskScheduler.shared:submit); "
          + (known.isEmpty ? "it has asked for none" : "it has asked for \(known)"))
    }
    guard let handler = handlers[identifier] else {
      throw Fault(description: "No launch handler registered for task with identifier \(identifier)")
    }
    cancel(identifier)
    simulation.life.wakeInBackground()
    let task = BGTask(request)
    let work = simulation.life.begin(identifier, isStrict: false) { task.expire() }
    task.completed = { [weak simulation] in simulation?.life.end(work) }
    handler(task)
  }
}

/// Work that runs in the background. Source: Apple, BGTask
public final class BGTask {
  public let request: BackgroundRequest
  public var companions = Companions()
  /// Called when the time is over.
  public var expirationHandler: (() -> Void)?
  fileprivate var completed: (() -> Void)?
  public private(set) var isCompleted = false

  fileprivate init(_ request: BackgroundRequest) { self.request = request }

  fileprivate func expire() {
    guard !isCompleted else { return }
    expirationHandler?()
  }

  public func setTaskCompleted() {
    isCompleted = true
    let tell = completed
    (completed, expirationHandler) = (nil, nil)
    tell?()
  }
}

extension Simulation {
  private static let schedulerKey = CompanionKey<BGTaskScheduler>()

  public var backgroundTasks: BGTaskScheduler {
    if let known = companions[Self.schedulerKey] { return known }
    let scheduler = BGTaskScheduler(reference)
    scheduler.isLaunching = application.applicationState == .inactive && frameCount == 0
    companions[Self.schedulerKey] = scheduler
    return scheduler
  }

  /// The app has begun: it registers no more work for the background.
  package func finishedLaunching() { companions[Self.schedulerKey]?.isLaunching = false }
}
