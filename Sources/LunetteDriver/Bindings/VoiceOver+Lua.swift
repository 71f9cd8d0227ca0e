import Foundation
import Lua
import LunetteKit
import LunetteScript

extension VoiceOver: LuaObject { public static var luaName: String { "VoiceOver" } }

extension Registry {
  static func voiceOver(_ r: RegistryBuilder) {
    r.type(VoiceOver.self, "VoiceOver", doc: "VoiceOver as a user moves it: app:voiceOver() turns it on.") { c in
      c.property("element", "The element under the cursor, or nil.", get: { vo -> UIResponder? in vo.app.isClosed ? nil : vo.current() })
      c.property("description", "What is read of the element under the cursor.", get: { $0.speech.description })
      c.property("hint", "The hint that is read after it, or an empty text.", get: { $0.speech.hint })
      c.property("transcript", "What was said: a line an element, `description | hint`, and announcements after `»`.", get: { $0.transcript })
      c.method(
        "next",
        "Goes on to the next element, or the next one of a rotor (headings, links, buttons, textFields, images, containers). Returns it, or nil at the end.",
        args: "rotor"
      ) {
        (vo: VoiceOver, rotor: String?) -> UIResponder? in try vo.app.move(vo, .next, rotor) ? vo.arrived() : nil
      }
      c.method("previous", "Goes back to the element before.", args: "rotor") { (vo: VoiceOver, rotor: String?) -> UIResponder? in
        try vo.app.move(vo, .previous, rotor) ? vo.arrived() : nil
      }
      c.method("first", "Goes to the first element of the screen.") { (vo: VoiceOver) -> UIResponder? in try vo.app.move(vo, .first) ? vo.arrived() : nil }
      c.method("last", "Goes to the last element of the screen.") { (vo: VoiceOver) -> UIResponder? in try vo.app.move(vo, .last) ? vo.arrived() : nil }
      c.method("touch", "Puts the cursor on a target.", args: "target") { (vo: VoiceOver, target: VoiceOverTarget) -> UIResponder? in
        try vo.app.touch(vo, target) ? vo.arrived() : nil
      }
      c.method("activate", "Does what a double tap does: the element's accessibilityActivate, else a finger at its activation point.") {
        (vo: VoiceOver) in try vo.app.activate(vo)
      }
      c.method("increment", "Raises the value of the element. Returns whether it is adjustable.") { (vo: VoiceOver) -> Bool in try vo.app.move(vo, .increment) }
      c.method("decrement", "Lowers the value of the element. Returns whether it is adjustable.") { (vo: VoiceOver) -> Bool in try vo.app.move(vo, .decrement) }
      c.method("escape", "Leaves what can be left. Returns whether something was.") { (vo: VoiceOver) -> Bool in try vo.app.move(vo, .escape) }
      c.method("magicTap", "Asks for the app's most important action. Returns whether there was one.") { (vo: VoiceOver) -> Bool in
        try vo.app.move(vo, .magicTap)
      }
      c.method("scroll", "Scrolls by a page: right, left, up, down, next, previous. Returns whether there was anywhere to go.", args: "direction") {
        (vo: VoiceOver, direction: UIAccessibilityScrollDirection) -> Bool in try vo.app.move(vo, .scroll, direction.rawValue)
      }
      c.method("perform", "Runs an action of the element by its name. Returns whether it did something.", args: "name") {
        (vo: VoiceOver, name: String) -> Bool in try vo.app.move(vo, .perform, name)
      }
      c.method("readAll", "Goes from the first element to the last and returns the lines that are read.") { (vo: VoiceOver) -> [String] in
        try vo.app.readAll(vo)
      }
      c.method("stop", "Turns VoiceOver off.") { (vo: VoiceOver) in try vo.app.stopVoiceOver() }
    }
  }
}
