import Foundation
import Lua
import LunetteKit

/// Brings a plugin's app on the screen: an app delegate starts itself, a data source gets a window-filling plain table.
/// Source: lua-api.md section 2
struct PluginStart {
  let app: ScenarioApp
  let plugin: LuaReference
  /// For messages: the plugin's name or path.
  let name: String

  private static let methods = AppDelegateMethods()

  func run() throws {
    let delegate = app.appDelegate
    let application = app.simulation.application
    if delegate.has(Self.methods.didFinishLaunching) {
      application.delegate = delegate.responder ?? delegate
      delegate.notify(Self.methods.didFinishLaunching, .object(application))
      delegate.notify(Self.methods.didBecomeActive, .object(application))
      return
    }
    for method in [dataSourceMethods.rows, dataSourceMethods.cell] where !delegate.has(method) {
      throw PluginError.missingMethod(plugin: name, method: method.text)
    }
    let window = UIWindow()
    let table = UITableView(frame: window.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ScriptTableDataSource.attach(plugin, to: table)
    ScriptTableDelegate.attach(plugin, to: table)
    ScriptTablePrefetching.attachIfNeeded(plugin, to: table)
    window.addSubview(table)
    window.makeKeyAndVisible()
  }
}

/// The plugin's table as the app's delegate.
final class AppDelegate: ScriptDelegate {
  /// The object itself, where the delegate is a responder made with `class`: it then ends the responder chain.
  var responder: UIResponder? {
    let stack = ScriptHost.current.state.stack
    stack.push(script)
    defer { stack.pop() }
    return try? UIResponder.read(stack, at: -1)
  }
}
