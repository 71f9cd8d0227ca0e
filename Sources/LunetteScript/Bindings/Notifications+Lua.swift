import DequeModule
import Foundation
import Lua
import LunetteKit

extension SimulatedNotificationCenter: LuaObject { public static var luaName: String { "NotificationCenter" } }
extension SimulatedNotificationCenter.Observation: LuaObject { public static var luaName: String { "NotificationObserver" } }

extension Registry {
  static func notifications(_ r: RegistryBuilder) {
    r.type(SimulatedNotificationCenter.self, "NotificationCenter", doc: "Sends notifications to all observers of a name.") { c in
      c.ofApp("NotificationCenter.default", \.home)
      c.constructor { _ in SimulatedNotificationCenter() }
      c.value("default", "The notification center of the running app.") { SimulatedNotificationCenter.default }
      c.method(
        "addObserver",
        "Calls fn(notification), or a target's method by name (addObserver(name, target, \"method\"), or in UIKit's order addObserver(target, \"method\", name, object)), each time this name is posted; with "
          + "nil, any name. An object after the action means that only notifications of this sender count, an OperationQueue after that where the action runs; addObserver(name, object, queue, fn) is the same. Returns the observer. A target is "
          + "held weakly: when nothing else holds it, it is no longer called.",
        args: "name", "action"
      ) { (center: SimulatedNotificationCenter, what: ObservedName, rest: LuaArguments) in
        let name = what.name
        let observer = try ScriptObserver(rest)
        if observer.senderKey != nil { center.keyOfSender = ScriptObserver.key }
        let observation = center.addObserver(
          forName: name.map { Notification.Name(script: $0) }, key: observer.senderKey, ownerKey: observer.targetKey
        ) { [unowned center] in
          if !observer.receive($0), let observation = observer.observation { center.removeObserver(observation) }
        }
        (observation.owner, observer.observation) = (observer, observation)
        return observation
      }
      let (name, queue) = (LuaType.optional(.string), LuaType.optional(ScriptOperationQueue.luaType))
      let action = LuaType.callback(["notification": ScriptNotification.luaType])
      c.form(["name": name, "action": .either([action, .table]), "object?": .any, "queue?": queue])
      c.form(["name": name, "target": .any, "action": .string, "object?": .any])
      c.form(["target": .any, "action": .string, "name": name, "object?": .any])
      c.form(["name": name, "object": .any, "queue": queue, "action": action])
      c.method(
        "removeObserver",
        "Ends what addObserver began. Give what addObserver returned, or the target: then with a name only the observers of this name are "
          + "removed, and with an object only those of this sender.", args: "observer", "name", "object"
      ) { (center: SimulatedNotificationCenter, observer: LuaReference, name: String?, sender: LuaReference?) -> Void in
        let stack = ScriptContext.current.state.stack
        stack.reserve(1)
        stack.push(observer)
        defer { stack.pop() }
        if let observation = try? SimulatedNotificationCenter.Observation.read(stack, at: -1) { return center.removeObserver(observation) }
        guard stack.isTable(at: -1) || lshim_to_box(stack.raw, -1) != nil else {
          throw stack.mismatch("what addObserver returned, or the target of observers", at: -1)
        }
        guard let key = ScriptObserver.key(of: observer) else { return }
        center.removeObservers(ofOwner: key, forName: name.map { Notification.Name(script: $0) }) { observation in
          (observation.owner as? ScriptObserver)?.isOf(observer, sender) ?? false
        }
      }
      c.method(
        "notifications",
        "In a task: for notification in center:notifications(\"name\") do ... end waits for each one, from the call on, until the task is cancelled.",
        args: "name", "object"
      ) { (center: SimulatedNotificationCenter, name: String, sender: LuaReference?) in NotificationSequence(center, name, sender) }
      c.method(
        "post", "Sends a notification to its observers, in the order in which they were added, before it returns.", args: "name", "object",
        "userInfo"
      ) { (center: SimulatedNotificationCenter, posted: PostedNotification, object: LuaReference?, userInfo: LuaTable?) in
        switch posted {
        case .whole(let notification): center.post(name: notification.name, object: notification.object, userInfo: notification.userInfo)
        case .name(let name): center.post(name: name, object: object, userInfo: userInfo.map { [ScriptNotification.wholeTable: $0] })
        }
      }
    }
    r.type(
      SimulatedNotificationCenter.Observation.self, "NotificationObserver",
      doc: "The observer that addObserver returns; give it to removeObserver."
    ) { c in
      c.property("isActive", "Whether the observer still gets notifications.", \.isActive)
    }
    r.type(ScriptNotification.self, "Notification", doc: "The notification that an observer gets, or that is posted: Notification { name = \"done\" }.") { c in
      c.constructor { arguments in
        guard let name = try arguments.take("name", as: String.self, "Its name.") else { throw LuaMismatch(wanted: "name = a string", got: "no name") }
        let object = try arguments.take("object", as: LuaReference.self, "Who posts it.")
        let table = try arguments.take("userInfo", as: LuaTable.self, "A table with further information.")
        return ScriptNotification(
          Notification(name: Notification.Name(script: name), object: object, userInfo: table.map { [ScriptNotification.wholeTable: $0] }))
      }
      c.property("name", "The name of the notification.", \.notification.name.rawValue)
      c.function("Name", "A name of a notification, which is a text: Notification.Name(\"didLogin\").", args: "name") { (name: String) in name }
      c.property("object", "The object that posted the notification, or nil.", \.sender)
      c.property("userInfo", "A table with further information, or nil.", get: { ScriptUserInfo($0.notification.userInfo) })
    }
  }

  /// UIKit's constants for the keyboard's notifications.
  static func keyboardNames(_ c: ClassBuilder<UIResponder>) {
    for (name, doc, value) in [
      ("keyboardWillShowNotification", "is about to be shown.", UIResponder.keyboardWillShowNotification),
      ("keyboardDidShowNotification", "is shown.", UIResponder.keyboardDidShowNotification),
      ("keyboardWillHideNotification", "is about to be hidden.", UIResponder.keyboardWillHideNotification),
      ("keyboardDidHideNotification", "is hidden.", UIResponder.keyboardDidHideNotification),
      ("keyboardWillChangeFrameNotification", "is about to be shown, hidden or resized.", UIResponder.keyboardWillChangeFrameNotification),
      ("keyboardDidChangeFrameNotification", "was shown, hidden or resized.", UIResponder.keyboardDidChangeFrameNotification),
    ] { c.value(name, "The name of the notification that the keyboard \(doc)") { value.rawValue } }
    for (name, doc, key) in [
      (
        "keyboardFrameBeginUserInfoKey", "the keyboard's frame before the change, in points of the screen.",
        UIResponder.keyboardFrameBeginUserInfoKey
      ),
      (
        "keyboardFrameEndUserInfoKey", "the keyboard's frame after the change, in points of the screen.",
        UIResponder.keyboardFrameEndUserInfoKey
      ),
      ("keyboardAnimationDurationUserInfoKey", "the duration of the animation, in seconds.", UIResponder.keyboardAnimationDurationUserInfoKey),
      (
        "keyboardAnimationCurveUserInfoKey",
        "the curve of the animation; give it to UIView.animate as an option to move together with the keyboard.",
        UIResponder.keyboardAnimationCurveUserInfoKey
      ),
      ("keyboardIsLocalUserInfoKey", "whether the keyboard belongs to this app.", UIResponder.keyboardIsLocalUserInfoKey),
    ] { c.value(name, "The key in userInfo of the keyboard's notifications for \(doc)") { key } }
  }
}

/// What is posted: a name, or a whole notification.
private enum PostedNotification: LuaReadable {
  case name(Notification.Name)
  case whole(Notification)
  static var luaTypeName: String { String.luaTypeName }
  static var luaType: LuaType { .either([.string, .named(ScriptNotification.luaName)]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PostedNotification {
    if let notification = try? ScriptNotification.read(stack, at: index) { return .whole(notification.notification) }
    return .name(Notification.Name(script: try String.read(stack, at: index)))
  }
}

/// The Lua object of a notification.
final class ScriptNotification: LuaObject {
  static let luaName = "Notification"
  /// The key under which the whole table of a notification from a script is stored.
  static let wholeTable = "LunetteScript.userInfo"
  let notification: Notification

  init(_ notification: Notification) { self.notification = notification }

  /// The sender in a script's notification is any value; in a notification from the host it is one of the host's objects.
  var sender: LuaReference? {
    if let reference = notification.object as? LuaReference { return reference }
    return (notification.object as? any LuaObject).map(ScriptContext.current.reference)
  }
}

/// The `userInfo` of a notification: the table that a script posted, or the host's values by name.
private struct ScriptUserInfo: LuaPushable {
  static var luaType: LuaType { .optional(.table) }
  private let values: [AnyHashable: Any]?

  init(_ values: [AnyHashable: Any]?) { self.values = values }

  func push(on stack: LuaStack) {
    guard let values else { return stack.pushNil() }
    if let table = values[ScriptNotification.wholeTable] as? LuaTable { return stack.push(table) }
    stack.reserve(4)
    lua_createtable(stack.raw, 0, Int32(clamping: values.count))
    let named = values.compactMap { key, value in (key as? String).map { ($0, value) } }
    for (key, value) in named.sorted(by: { $0.0 < $1.0 }) {
      guard let value = value as? any LuaPushable else { continue }
      value.push(on: stack)
      stack.setRawField(key, of: -2)
    }
  }
}

/// An observer that a script added, and the sender whose notifications it gets.
/// The name of what is observed, which comes first, or third as in UIKit: `addObserver(target, "method", name, object)`.
private struct ObservedName: LuaArgument {
  let name: String?
  static var isNamed: Bool { true }
  static var isOptional: Bool { true }
  static var describedType: String { String.luaTypeName }
  static var luaType: LuaType { .optional(.string) }

  static func take(_ arguments: inout LuaArguments) throws(LuaMismatch) -> ObservedName {
    let (stack, first) = (arguments.stack, arguments.next)
    let isTarget = arguments.count >= 3 && !stack.isNil(at: first) && stack.text(at: first) == nil && stack.text(at: first + 1) != nil
    if isTarget, stack.isNil(at: first + 2) || stack.text(at: first + 2) != nil {
      stack.pushCopy(of: first + 2)
      lua_rotate(stack.raw, first + 2, -1)
      stack.pop()
      // The name is in front of the target now.
      lua_rotate(stack.raw, first, 1)
    }
    return ObservedName(name: try arguments.take(String?.self))
  }
}

private final class ScriptObserver: StateDescribing {
  private enum Receiver {
    case function(Callback)
    case target(WeakReference, LuaName)
  }
  private let receiver: Receiver
  private let sender: LuaReference?
  private let inBackground: Bool
  /// The address of the target, which may be that of another object once the target is gone; nil for a function.
  private(set) var targetKey: AnyHashable?
  weak var observation: SimulatedNotificationCenter.Observation?

  /// Reads `fn`, `target, "method"` or `{ target =, action = }`, each followed by a sender if there is one.
  init(_ arguments: LuaArguments) throws(LuaMismatch) {
    var arguments = arguments
    let stack = arguments.stack
    let wanted = "a function, or a target and the name of its method"
    // addObserver(name, object, queue, fn), in the order of UIKit's addObserver(forName:object:queue:using:).
    if arguments.count == 3, stack.isCallable(at: arguments.next + 2), !stack.isCallable(at: arguments.next) {
      sender = try arguments.take(LuaReference?.self)
      inBackground = try arguments.take(ScriptOperationQueue?.self).map { !$0.isMain } ?? false
      receiver = .function(Callback(try arguments.take(LuaFunction.self)))
      return
    }
    let mayBeTarget = stack.isTable(at: arguments.next) || lshim_to_box(stack.raw, arguments.next) != nil
    if mayBeTarget, let method = stack.text(at: arguments.next + 1) {
      receiver = .target(WeakReference(stack, at: arguments.next), LuaName(method))
      targetKey = lua_topointer(stack.raw, arguments.next)
      arguments.next += 2
    } else if stack.isCallable(at: arguments.next) {
      receiver = .function(Callback(try arguments.take(LuaFunction.self)))
    } else {
      throw stack.mismatch(wanted, at: mayBeTarget ? arguments.next + 1 : arguments.next)
    }
    sender = try arguments.take(LuaReference?.self)
    inBackground = try arguments.take(ScriptOperationQueue?.self).map { !$0.isMain } ?? false
  }

  /// The address of the sender, which nothing else gets while the observer holds it; nil for any sender, and for values without identity.
  var senderKey: AnyHashable? { sender.flatMap(Self.key) }

  static func key(of sender: Any) -> AnyHashable? {
    guard let reference = sender as? LuaReference ?? (sender as? any LuaObject).map(ScriptContext.current.reference) else { return nil }
    let stack = ScriptContext.current.state.stack
    stack.reserve(1)
    stack.push(reference)
    defer { stack.pop() }
    let type = lua_type(stack.raw, -1)
    return type == LUA_TTABLE || type == LUA_TUSERDATA ? lua_topointer(stack.raw, -1) : nil
  }

  func describeState(to state: StateWriter) {
    if let sender { state.value(sender) }
    switch receiver {
    case .function(let callback): callback.describeState(to: state)
    case .target(let target, let name):
      state.text(name.text)
      if let target = target.value { state.value(target) }
    }
  }

  /// - Returns: false when the target is gone
  func receive(_ notification: Notification) -> Bool {
    guard inBackground, let context = ScriptContext.of(ScriptContext.simulation) else { return tell(notification) }
    // A post waits for observers with a queue, too. Source: Apple, addObserver(forName:object:queue:using:)
    var isThere = true
    context.running(inBackground: true) { isThere = tell(notification) }
    return isThere
  }

  private func tell(_ notification: Notification) -> Bool {
    let notification = ScriptNotification(notification)
    let isOfSender = sender == nil || isSame(sender, notification.sender)
    switch receiver {
    case .function(let callback): if isOfSender { ScriptAction.function(callback).send(notification) }
    case .target(let target, let name):
      guard let target = target.value else { return false }
      if isOfSender { ScriptAction.method(ScriptDelegate(target), name).send(notification) }
    }
    return true
  }

  /// Whether it calls this target, for notifications of this sender; nil stands for any.
  func isOf(_ target: LuaReference, _ sender: LuaReference?) -> Bool {
    guard case .target(let own, _) = receiver, isSame(own.value, target) else { return false }
    return sender == nil || isSame(self.sender, sender)
  }

  private func isSame(_ a: LuaReference?, _ b: LuaReference?) -> Bool {
    guard let a, let b else { return false }
    let stack = ScriptContext.current.state.stack
    stack.push(a)
    stack.push(b)
    defer { stack.pop(2) }
    return lua_rawequal(stack.raw, -1, -2) != 0
  }
}

/// The notifications of a name, one after the other, for a task that waits for each. Source: Apple, notifications(named:object:)
private final class NotificationSequence: LuaPushable {
  static var luaType: LuaType { .function }
  /// Weak: a script may keep the sequence longer than its app lasts.
  private weak var center: SimulatedNotificationCenter?
  private var observation: SimulatedNotificationCenter.Observation?
  private var waiting = Deque<Notification>()
  private var suspension: Suspension?
  /// More are thrown away, the oldest first. Ours: a task that never asks must not keep them all
  private static let most = 10_000

  init(_ center: SimulatedNotificationCenter, _ name: String, _ sender: LuaReference?) {
    self.center = center
    let key = sender.flatMap(ScriptObserver.key)
    if key != nil { center.keyOfSender = ScriptObserver.key }
    observation = center.addObserver(forName: Notification.Name(script: name), key: key) { [weak self] in self?.take($0) }
  }

  deinit { if let observation { center?.removeObserver(observation) } }

  private func take(_ notification: Notification) {
    if let suspension {
      self.suspension = nil
      return suspension.finish(ScriptNotification(notification))
    }
    if waiting.count >= Self.most { waiting.removeFirst() }
    waiting.append(notification)
  }

  private func next(_ stack: LuaStack) throws -> Awaited {
    if let first = waiting.popFirst() { return .now([ScriptNotification(first)]) }
    if ScriptTask.current?.isCancelled == true { return .now([NilValue()]) }
    return try Awaited.wait("NotificationCenter:notifications", stack) { suspension in
      self.suspension = suspension
      suspension.cancelled = { [weak self] in
        self?.suspension = nil
        suspension.finish(NilValue())
      }
    }
  }

  /// The function that a loop calls.
  func push(on stack: LuaStack) {
    stack.pushOwnedFunction(
      LuaBody { [self] stack, _ in
        finish(stack, naming: "NotificationCenter:notifications") {
          let awaited = try next(stack)
          awaited.push(on: stack)
          return awaited.status
        }
      })
  }
}
