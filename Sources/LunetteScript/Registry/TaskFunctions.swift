import Lua
import LunetteKit

/// The global functions of tasks, for the reference and under Swift's other names.
enum TaskFunctions {
  /// What waits raises in every one of them. Source: Apple, Concurrency
  static let otherNames = [
    "withThrowingTaskGroup": "withTaskGroup", "withDiscardingTaskGroup": "withTaskGroup", "withThrowingDiscardingTaskGroup": "withTaskGroup",
    "withCheckedThrowingContinuation": "withCheckedContinuation", "withUnsafeContinuation": "withCheckedContinuation",
    "withUnsafeThrowingContinuation": "withCheckedContinuation",
  ]

  static var descriptions: [ApiDescription.Member] {
    let body = [ApiDescription.Parameter("fn", .function)]
    let (ofGroup, ofContinuation) = ("withTaskGroup", "withCheckedContinuation")
    let called: [String: [ApiDescription.Parameter]] = [
      ofGroup: [.init("fn", .callback(["group": .any]))],
      ofContinuation: [.init("fn", .callback(["continuation": .named("CheckedContinuation")]))],
    ]
    let own = [
      ApiDescription.function("async", "Begins a task that belongs to the running one, and is cancelled with it. In a task.", body, .named("Task")),
      ApiDescription.function(
        "await", "Waits for the value of a task; other values are passed on.", [.init("value", .any, isOptional: true)], .any),
      ApiDescription.function(
        ofGroup,
        "Calls fn(group), and waits for the group's tasks: group:addTask(f), addTaskUnlessCancelled(f), next(), waitForAll(), cancelAll(), isCancelled, isEmpty. "
          + "In a task.", called[ofGroup] ?? body, .any),
      ApiDescription.function(
        ofContinuation,
        "Calls fn(continuation), and waits until continuation:resume(value) or resumeThrowing(error) was called. In a task.",
        called[ofContinuation] ?? body, .any),
      ApiDescription.function(
        "withTaskCancellationHandler", "Calls operation(), and onCancel() as soon as the running task is cancelled meanwhile. In a task.",
        [.init("operation", .function), .init("onCancel", .function)], .any),
    ]
    return own + otherNames.sorted { $0.key < $1.key }.map { ApiDescription.function($0.key, "The same as \($0.value).", called[$0.value] ?? body, .any) }
  }
}
