import CLuaShim
import CResources
import Lua
import LunetteCore
import LunetteKit
import LunetteSystem

// UIStoryboard and segues, which are written in Lua (Library/storyboard.lua), and what controllers have of them. Source: docs/rules/controllers.md 22

/// From which scene of a storyboard a controller was made.
private final class ScriptScene {
  static let key = CompanionKey<ScriptScene>()
  let scene: LuaReference
  init(_ scene: LuaReference) { self.scene = scene }
}

/// The functions of the library that the host calls, by name.
private final class StoryboardFunctions {
  static let key = CompanionKey<StoryboardFunctions>()
  let table: LuaReference
  init(_ table: LuaReference) { self.table = table }
}

extension ScriptContext {
  private static let storyboard = LibraryChunk(Resource.storyboard_lua.text)
  static let storyboardClasses = ["UIStoryboardSegue", "UIStoryboard"]

  /// Pushes the two classes, the last of the names first.
  func pushStoryboardLibrary(_ stack: LuaStack) throws {
    stack.reserve(12)
    try stack.push(Self.storyboard.load(in: state))
    lua_pushcclosure(stack.raw, lshim_class_named, 0)
    for body in storyboardBodies {
      keep(body)
      stack.pushFunction(body)
    }
    try stack.call(arguments: 6, results: 3)
    companions[StoryboardFunctions.key] = StoryboardFunctions(LuaReference(popping: stack))
  }

  /// What the library asks of the host: a file by its name, the scene of a controller, the touch of a cell, a note.
  private var storyboardBodies: [LuaBody] {
    [
      LuaBody { [unowned self] stack, _ in
        finish(stack, naming: "UIStoryboard") {
          try nibs.pushStoryboard(stack.text(at: 1) ?? "", stack)
          return 1
        }
      },
      LuaBody { stack, _ in
        if let controller = try? UIViewController.read(stack, at: 1) { controller.companions[ScriptScene.key] = ScriptScene(LuaReference(stack, at: 2)) }
        return 0
      },
      LuaBody { stack, _ in
        guard let scene = try? UIViewController.read(stack, at: 1).companions[ScriptScene.key] else { return 0 }
        stack.push(scene.scene)
        return 1
      },
      LuaBody { stack, _ in
        finish(stack, naming: "UIStoryboard.trigger") {
          let function = try LuaFunction.read(stack, at: 2)
          let callback = Callback(function)
          guard let cell = try? UIView.read(stack, at: 1) as? ReusableView else { return 0 }
          if stack.text(at: 3) == "accessory" { cell.onAccessory = { callback.call() } } else { cell.onChoice = { callback.call() } }
          return 0
        }
      },
      LuaBody { stack, _ in
        if let text = stack.text(at: 1) { ScriptContext.simulation.note(text) }
        return 0
      },
    ]
  }

  /// Calls a function of the library. Returns: its result; nil where the script has named no storyboard
  func storyboardCall(_ name: String, _ arguments: [any LuaPushable]) throws -> LuaReference? {
    guard let functions = companions[StoryboardFunctions.key] else { return nil }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(Int32(arguments.count + 4))
    stack.push(functions.table)
    stack.pushRawField(name, of: -1)
    for argument in arguments { argument.push(on: stack) }
    try stack.call(arguments: Int32(arguments.count), results: 1)
    return stack.isNil(at: -1) ? nil : LuaReference(popping: stack)
  }
}

/// A controller that no storyboard has made has no segues. Source of the wording: UIKit's exception
private struct NoSegue: Error, CustomStringConvertible {
  let controller, identifier: String
  var description: String { "Receiver (\(controller)) has no segue with identifier '\(identifier)'" }
}

extension ScriptContext {
  /// A window without a tint of its own has that of the storyboard from which its root was made. Source: Apple, the global tint of a storyboard
  func takeTint(of root: UIViewController?, _ window: UIWindow) {
    guard let root, window.ownTint == nil, root.companions[ScriptScene.key] != nil, let tint = try? storyboardCall("tint", [root]) else { return }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(1)
    tint.push(on: stack)
    if let color = try? UIColor.read(stack, at: -1) { window.tintColor = color }
  }
}

extension Registry {
  static func storyboards(_ c: ClassBuilder<UIViewController>) {
    c.property(
      "storyboard", "The storyboard from which the controller, or one around it, was made, or nil.",
      get: { controller in (try? ScriptContext.current.storyboardCall("storyboard", [controller])) ?? nil })
    c.method(
      "performSegue",
      "Performs a segue of the controller's storyboard by its identifier. prepareForSegue is called, shouldPerformSegue isn't.", args: "identifier", "sender"
    ) { (controller: UIViewController, identifier: String, sender: LuaReference?) -> Void in
      let context = ScriptContext.current
      guard controller.companions[ScriptScene.key] != nil else {
        throw NoSegue(controller: context.className(of: controller), identifier: identifier)
      }
      _ = try context.storyboardCall("perform", [controller, identifier, sender ?? NilValue()])
    }
    c.method(
      "prepareForSegue",
      "Called before a segue shows its destination, whose view isn't loaded: override it. A segue has identifier, source, destination.",
      args: "segue", "sender"
    ) { (_: UIViewController, _: LuaReference?, _: LuaReference?) -> Void in }
    c.asked()
    c.method(
      "shouldPerformSegue", "Whether a touch may begin the segue: override it. Answers true.", args: "identifier", "sender"
    ) { (_: UIViewController, _: LuaReference?, _: LuaReference?) in true }
    c.asked()
  }
}
