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

  /// - Parameter record: a method that is called, or a property that is set
  func checkThread(_ record: UnsafePointer<lshim_member>) {
    guard let app = currentApp, app.checksThread, let address = record.pointee.describe else { return }
    let owner = registry.declaration(id: Int(record.pointee.first))
    guard registry.classNames(from: owner).contains(where: Self.mainThreadClasses.contains) else { return }
    let member = Unmanaged<MemberDeclaration>.fromOpaque(address).takeUnretainedValue()
    let isProperty = Int(record.pointee.kind) == LSHIM_PROPERTY
    guard isProperty || member.changes else { return }
    let method = isProperty ? "set\(member.name.prefix(1).uppercased())\(member.name.dropFirst()):" : member.name
    let place = position.map { "\($0): " } ?? ""
    let text = "\(place)Main Thread Checker: UI API called on a background thread: -[\(owner.name) \(method)]; call it in DispatchQueue.main:async"
    guard !app.complaints.contains(text) else { return }
    app.complaints.append(text)
    if contracts == nil { app.simulation.note(text) }
  }

  private static let mainThreadClasses: Set<String> = ["UIView", "CALayer", "UIViewController"]
}

extension MemberDeclaration {
  /// Whether a method does something, and is no question.
  fileprivate var changes: Bool {
    description.type == nil || ["pop", "become", "resign", "endEditing"].contains { name.hasPrefix($0) }
  }
}
