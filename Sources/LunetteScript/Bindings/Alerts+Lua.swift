import Foundation
import Lua
import LunetteKit

extension UIAlertAction: LuaObject {}
extension UIAlertAction.Style: LuaEnum {}
extension UIAlertController.Style: LuaEnum {}

extension Registry {
  static func alerts(_ r: RegistryBuilder) {
    r.type(
      UIAlertAction.self, "UIAlertAction",
      doc: "A button of an alert: UIAlertAction { title = \"Delete\", style = \"destructive\", handler = function(action) end }."
    ) { c in
      c.constructor { a in
        let handler = try a.take(
          "handler", as: LuaFunction.self, "handler(action): its button was touched, and the alert has gone."
        ).map(Callback.init)
        return UIAlertAction(
          title: try a.take("title", as: String.self), style: try a.take("style", as: UIAlertAction.Style.self) ?? .default
        ) { action in handler?.call(action) }
      }
      c.describe { action in action.title.map { " \"\($0)\"" } ?? "" }
      c.property("title", "What its button says.", \.title)
      c.property("style", "cancel stands last and bold, destructive is red.", \.style)
      c.property("isEnabled", "Whether it can be touched; may change while the alert is shown.", \.isEnabled)
    }
    r.type(
      UIAlertController.self, "UIAlertController", inherits: "UIViewController",
      doc: "A few words with buttons: UIAlertController { title =, message =, preferredStyle = \"alert\" }. Add actions and present it."
    ) { c in
      c.constructor { a in
        let style = try a.take("preferredStyle", as: UIAlertController.Style.self, "alert, or actionSheet where it is left out.")
        return UIAlertController(preferredStyle: style ?? .actionSheet)
      }
      c.property("message", "Under the title.", \.message)
      c.property("preferredStyle", "alert or actionSheet.", \.preferredStyle)
      c.property("actions", "Its buttons, in the order of adding.", get: \.actions)
      c.property("textFields", "Those that were added; {} for none.", get: \.textFields)
      c.property("preferredAction", "The one of its actions that is bold in place of the cancel action.", \.preferredAction)
      c.method("addAction", "Adds a button.", args: "action") {
        (alert: UIAlertController, action: UIAlertAction) in alert.addAction(action)
      }
      c.method(
        "addTextField", "Adds a field, and gives it to configure(textField). Alerts only.", args: "configure"
      ) { (alert: UIAlertController, configure: LuaFunction?) in
        let configure = configure.map(Callback.init)
        alert.addTextField { field in configure?.call(field) }
      }
    }
  }
}
