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
    let own = [
      ApiDescription.function("async", "Begins a task that belongs to the running one, and is cancelled with it. In a task.", body, .named("Task")),
      ApiDescription.function(
        "await", "Waits for the value of a task; other values are passed on.", [.init("value", .any, isOptional: true)], .any),
      ApiDescription.function(
        "withTaskGroup",
        "Calls fn(group), and waits for the group's tasks: group:addTask(f), addTaskUnlessCancelled(f), next(), waitForAll(), cancelAll(), isCancelled, isEmpty. "
          + "In a task.", body, .any),
      ApiDescription.function(
        "withCheckedContinuation",
        "Calls fn(continuation), and waits until continuation:resume(value) or resumeThrowing(error) was called. In a task.", body, .any),
      ApiDescription.function(
        "withTaskCancellationHandler", "Calls operation(), and onCancel() as soon as the running task is cancelled meanwhile. In a task.",
        [.init("operation", .function), .init("onCancel", .function)], .any),
    ]
    return own + otherNames.sorted { $0.key < $1.key }.map { ApiDescription.function($0.key, "The same as \($0.value).", body, .any) }
  }
}
