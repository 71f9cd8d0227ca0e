import Lua
import LunetteKit

/// Calls of views, layers and controllers from a block that a device would run in the background. They take effect and are reported: by a
/// warning, and in a test by its failure. Source: docs/rules/world.md 5; the words are those of Apple's Main Thread Checker
extension ScriptContext {
  /// Runs what a device would run in the background, or what it would run on the main thread.
  package func running(inBackground isInBackground: Bool, _ body: () -> Void) {
    let outer = self.isInBackground
    self.isInBackground = isInBackground
    defer { self.isInBackground = outer }
    body()
  }

  /// - Parameter record: a method that is called, or a property that is set; its object is the first value on the stack
  func checkThread(_ record: UnsafePointer<lshim_member>, _ stack: LuaStack) {
    guard let app = currentApp, app.checksThread, let address = record.pointee.describe else { return }
    let owner = registry.declaration(id: Int(record.pointee.first))
    let member = Unmanaged<MemberDeclaration>.fromOpaque(address).takeUnretainedValue()
    let isProperty = Int(record.pointee.kind) == LSHIM_PROPERTY
    guard isProperty || member.changes else { return }
    let object = lshim_to_box(stack.raw, 1)?.pointee
    let actual = object.map { registry.declaration(id: Int($0.class_id)) } ?? owner
    guard registry.classNames(from: actual).contains(where: Self.mainThreadClasses.contains), !Self.allowed.contains(member.name) else { return }
    // A constraint that takes part in no layout changes nothing.
    if member.name == "constant" || member.name == "priority", let address = object?.object,
      let constraint = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as? NSLayoutConstraint, !constraint.isActive
    {
      return
    }
    let selector = isProperty ? ObjectiveCSelector.setter(of: member.name) : ObjectiveCSelector.of(member.name, member.description.parameters.map(\.name))
    // Responders that are views have their own methods of these names.
    report("-[\(owner.name == "UIResponder" ? actual.name : owner.name) \(selector)]", app)
  }

  /// Checks the thread for a function of a class: UIView.animate, NSLayoutConstraint.activate.
  func checkThread(function name: String, of owner: String) {
    guard let app = currentApp, app.checksThread, let names = Self.changingFunctions[owner], names.contains(name) else { return }
    report("+[\(owner) \(ObjectiveCSelector.of(name, ["_"]))]", app)
  }

  private func report(_ call: String, _ app: ScriptApp) {
    let place = position.map { "\($0): " } ?? ""
    let text = "\(place)Main Thread Checker: UI API called on a background thread: \(call); call it in DispatchQueue.main:async"
    guard !app.complaints.contains(text) else { return }
    app.complaints.append(text)
    if contracts == nil { app.simulation.note(text) }
  }

  private static let mainThreadClasses: Set<String> = [
    "UIView", "CALayer", "UIViewController", "UIBarItem", "UINavigationItem", "UIGestureRecognizer", "UIApplication", "NSLayoutConstraint",
  ]
  /// What Apple lets every thread call. Source: Apple, beginBackgroundTask(expirationHandler:), endBackgroundTask(_:)
  private static let allowed: Set<String> = ["beginBackgroundTask", "endBackgroundTask"]
  private static let changingFunctions: [String: Set<String>] = [
    "UIView": ["animate", "animateKeyframes", "transition", "performWithoutAnimation", "setAnimationsEnabled", "perform", "modifyAnimations", "addKeyframe"],
    "NSLayoutConstraint": ["activate", "deactivate"],
  ]
}

extension MemberDeclaration {
  /// Whether a method does something, and is no question.
  fileprivate var changes: Bool {
    description.type == nil || ["pop", "become", "resign", "endEditing", "open"].contains { name.hasPrefix($0) }
  }
}
