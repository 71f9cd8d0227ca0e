import Foundation
import Lua
import LunetteKit

/// State restoration: controllers encode their state when the app goes to the background, and get it back at the next launch.
///
/// A controller takes part if it and all its containers have a `restorationIdentifier`; its path consists of these identifiers.
/// Source: docs/rules/controllers.md 15; the order of loading and decoding is ours
package struct StateRestoration {
  private let delegate: AppDelegate
  private let simulation: Simulation
  private let context: ScriptContext

  package init(_ delegate: AppDelegate, on simulation: Simulation) {
    (self.delegate, self.simulation, context) = (delegate, simulation, ScriptContext.current)
  }

  // MARK: Saving

  /// Asks the app's delegate, and then every controller in turn. What was saved before is dropped.
  package func save() {
    simulation.kept.restoration = nil
    guard simulation.mayCall, delegate.has(AppDelegateMethods.shouldSaveApplicationState) else { return }
    let application = simulation.application
    guard let whole = writer(), delegate.ask(AppDelegateMethods.shouldSaveApplicationState, application, ScriptValue(whole.coder))?.value == true else {
      return
    }
    delegate.notify(AppDelegateMethods.willEncodeRestorableState, application, ScriptValue(whole.coder))
    var entries: [InputValue] = []
    for window in application.windows {
      if let root = window.rootViewController { add(root, below: [], to: &entries) }
    }
    guard simulation.mayCall, let values = written(whole) else { return }
    simulation.kept.restoration = .table(["app": values, "controllers": .list(entries)])
  }

  private func add(_ controller: UIViewController, below path: [String], to entries: inout [InputValue]) {
    guard let name = controller.restorationIdentifier, simulation.mayCall, let writer = writer() else { return }
    let path = path + [name]
    let place = entries.count
    entries.append(.none)
    tell(controller, "encodeRestorableState", writer.coder)
    entries[place] = .table([
      "path": .list(path.map { .text($0) }), "values": written(writer) ?? .none, "own": RestorableParts.values(of: controller),
      "class": restorationClassName(of: controller).map { .text($0) } ?? .none,
    ])
    // In a navigation stack, a controller without an identifier excludes those above it too. Source: docs/rules/cases/controllers.md V-292
    let children = controller is UINavigationController ? Array(controller.children.prefix { $0.restorationIdentifier != nil }) : controller.children
    for child in children { add(child, below: path, to: &entries) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      add(presented, below: path, to: &entries)
    }
  }

  // MARK: Restoring

  private struct Restored {
    let path: [String]
    let controller: UIViewController
    let values: InputValue
    let own: InputValue
  }

  /// Makes the controllers, loads their views, and gives each its state. Runs before the app's delegate is told that launching has
  /// finished.
  func restore() {
    guard case .table(let saved) = simulation.kept.restoration, delegate.has(AppDelegateMethods.shouldRestoreApplicationState),
      let coder = reader(saved["app"] ?? .none),
      delegate.ask(AppDelegateMethods.shouldRestoreApplicationState, simulation.application, ScriptValue(coder))?.value == true,
      case .list(let entries) = saved["controllers"]
    else { return }
    var restored: [Restored] = []
    var dropped: [[String]] = []
    for case .table(let entry) in entries {
      guard simulation.mayCall, case .list(let names) = entry["path"] else { continue }
      let path = names.compactMap { if case .text(let name) = $0 { name } else { nil } }
      // A controller that isn't restored excludes all controllers inside it.
      if dropped.contains(where: { path.starts(with: $0) }) { continue }
      guard let values = reader(entry["values"] ?? .none), let controller = controller(at: path, entry["class"] ?? .none, values) else {
        dropped.append(path)
        continue
      }
      if controller.restorationIdentifier == nil { controller.restorationIdentifier = path.last }
      restored.append(Restored(path: path, controller: controller, values: entry["values"] ?? .none, own: entry["own"] ?? .none))
    }
    for entry in restored where simulation.mayCall { entry.controller.loadViewIfNeeded() }
    for entry in restored where simulation.mayCall {
      let children = restored.filter { $0.path.count == entry.path.count + 1 && $0.path.starts(with: entry.path) }.map(\.controller)
      RestorableParts.restore(entry.own, children: children, to: entry.controller)
      if let coder = reader(entry.values) { tell(entry.controller, "decodeRestorableState", coder) }
    }
    delegate.notify(AppDelegateMethods.didDecodeRestorableState, simulation.application, ScriptValue(coder))
    for entry in restored { tell(entry.controller, "applicationFinishedRestoringState", nil) }
  }

  /// The controller that its restoration class makes; without such a class the one that the delegate returns, else one that exists already.
  /// Source: docs/rules/controllers.md 15
  private func controller(at path: [String], _ className: InputValue, _ coder: LuaReference) -> UIViewController? {
    let application = simulation.application
    let list = ScriptStrings(path)
    if case .text(let name) = className {
      guard let restorer = restorationClass(named: name) else {
        simulation.note("\(path.joined(separator: "/")) isn't restored: this app hasn't made the class \(name), its restorationClass.")
        return nil
      }
      return restorer.ask(RestorationMethods.viewControllerWithRestorationIdentifierPath, list, ScriptValue(coder)) ?? nil
    }
    if let named = delegate.ask(AppDelegateMethods.viewControllerWithRestorationIdentifierPath, application, list, ScriptValue(coder)), let named {
      return named
    }
    var level = application.windows.compactMap(\.rootViewController)
    var found: UIViewController?
    for name in path {
      found = level.first { $0.restorationIdentifier == name }
      guard let found else { return nil }
      level = found.children + [found.presentedViewController].compactMap { $0 }
    }
    return found
  }

  private func restorationClassName(of controller: UIViewController) -> String? {
    guard let script = controller.companions[RestorationClass.key]?.script else { return nil }
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    guard context.pushCoderFunction("nameOf") else { return nil }
    stack.push(script)
    guard (try? stack.call(arguments: 1, results: 1)) != nil else { return nil }
    return stack.text(at: -1)
  }

  private func restorationClass(named name: String) -> ScriptDelegate? {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    guard context.pushCoderFunction("classNamed") else { return nil }
    stack.push(name)
    guard (try? stack.call(arguments: 1, results: 1)) != nil, stack.isTable(at: -1) else { return nil }
    return ScriptDelegate(LuaReference(popping: stack))
  }

  // MARK: Coders

  private typealias Writer = (coder: LuaReference, finish: LuaReference)

  private func writer() -> Writer? {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    guard context.pushCoderFunction("write"), (try? stack.call(arguments: 0, results: 2)) != nil else { return nil }
    let finish = LuaReference(popping: stack)
    return (LuaReference(popping: stack), finish)
  }

  private func written(_ writer: Writer) -> InputValue? {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(writer.finish)
    guard (try? stack.call(arguments: 0, results: 1)) != nil else { return nil }
    return try? InputValue.read(stack, at: -1)
  }

  private func reader(_ values: InputValue) -> LuaReference? {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    guard context.pushCoderFunction("read") else { return nil }
    KeptValue(values == .none ? .table([:]) : values).push(on: stack)
    guard (try? stack.call(arguments: 1, results: 1)) != nil else { return nil }
    return LuaReference(popping: stack)
  }

  /// Calls a method, if a script's class has it.
  private func tell(_ controller: UIViewController, _ name: String, _ coder: LuaReference?) {
    let script = ScriptDelegate(context.reference(to: controller))
    let name = LuaName(name)
    if script.has(name) { script.notify(name, coder.map { [.script($0)] } ?? []) }
  }
}

/// What the host's own controllers save. Source: docs/rules/controllers.md 15
private enum RestorableParts {
  static func values(of controller: UIViewController) -> InputValue {
    var values: [String: InputValue] = [:]
    if let tabs = controller as? UITabBarController { values["selectedIndex"] = .number(Double(tabs.selectedIndex)) }
    if let list = controller as? UITableViewController, list.isViewLoaded {
      values["offset"] = .list([.number(Double(list.tableView.contentOffset.x)), .number(Double(list.tableView.contentOffset.y))])
      if list.isEditing { values["isEditing"] = .bool(true) }
      let rows = list.tableView.indexPathsForSelectedRows ?? []
      if !rows.isEmpty { values["selected"] = .list(rows.map { .list([.number(Double($0[0])), .number(Double($0[1]))]) }) }
    }
    return .table(values)
  }

  static func restore(_ own: InputValue, children: [UIViewController], to controller: UIViewController) {
    guard case .table(let values) = own else { return }
    if let navigation = controller as? UINavigationController, !children.isEmpty { navigation.setViewControllers(children, animated: false) }
    if let tabs = controller as? UITabBarController, case .number(let number) = values["selectedIndex"], let index = Int(exactly: number) {
      tabs.selectedIndex = index
    }
    guard let list = controller as? UITableViewController else { return }
    if values["isEditing"] == .bool(true) { UIViewController.Overridable.setEditing(list, true, false) }
    if case .list(let rows) = values["selected"] {
      for case .list(let row) in rows {
        if case .number(let section) = row.first, case .number(let number) = row.last, let section = Int(exactly: section), let number = Int(exactly: number) {
          list.tableView.selectRow(at: IndexPath(indexes: [section, number]), animated: false, scrollPosition: .none)
        }
      }
    }
    if case .list(let offset) = values["offset"], case .number(let x) = offset.first, case .number(let y) = offset.last {
      list.tableView.layoutIfNeeded()
      list.tableView.setContentOffset(CGPoint(x: x, y: y), animated: false)
    }
  }
}
