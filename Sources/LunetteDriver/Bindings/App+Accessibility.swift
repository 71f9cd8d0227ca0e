import Foundation
import Lua
import LunetteKit
import LunetteScript

extension Registry {
  static func appAccessibility(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "accessibility",
      "The elements of the screen as assistive technology reads them, as a text: a line an element with role, label, state and value. Options add hints, "
        + "ids, frames and actions, or take only what is in one view.", args: "options"
    ) { (app: ScenarioApp, options: AccessibilityOptions?) in try app.run { try app.accessibilityText(options ?? .init()) } }
    c.method(
      "setAccessibility", "The user turns something on or off in the settings of accessibility: { isReduceMotionEnabled = true }.", args: "flags"
    ) { (app: ScenarioApp, flags: AccessibilityFlags) in try app.setAccessibility(flags.flags) }
    c.method("voiceOver", "Turns VoiceOver on and returns it, with its cursor on the first element.") { (app: ScenarioApp) -> VoiceOver in
      try app.startVoiceOver()
    }
    c.method("switchControl", "Turns Switch Control on and returns its cursor, which stops at what the user can do something with.") {
      (app: ScenarioApp) -> VoiceOver in try app.startSwitchControl()
    }
    c.method("setDirection", "The user reads in another direction from now on: rightToLeft or leftToRight.", args: "direction") {
      (app: ScenarioApp, direction: UIUserInterfaceLayoutDirection) in try app.setDirection(direction)
    }
    c.method(
      "waitUntil", "Runs frames until a function answers true.", args: "condition", "options"
    ) { (app: ScenarioApp, condition: LuaFunction, options: WaitOptions?) in
      let callback = Callback(condition)
      try app.wait(until: { callback.isTrue() }, timeout: (options ?? .init()).timeout)
    }
    c.raises("if it doesn't within `timeout`, which is 10 seconds of simulated time if it is left out")
    c.listProperty(
      "accessibilityNotifications",
      "What the app and UIKit have told assistive technology since the launch, as a list of { notification =, argument =, time =, spoken = }.",
      of: \.simulation.accessibility.posts, PostTable.init)
  }
}

/// What was posted to assistive technology, as a table.
private struct PostTable: LuaPushable {
  static var luaType: LuaType { .table }
  let post: AccessibilityPost

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 4)
    stack.setField("notification", to: post.notice.rawValue)
    switch post.argument {
    case .none: break
    case .text(let text): stack.setField("argument", to: text)
    case .element(let element):
      element.push(on: stack)
      stack.setRawField("argument", of: -2)
    }
    stack.setField("time", to: post.time)
    if let spoken = post.spoken { stack.setField("spoken", to: spoken) }
  }
}
