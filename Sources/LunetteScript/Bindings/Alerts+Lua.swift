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
          "handler", as: LuaFunction.self, "Called as handler(action) after the button was tapped and the alert has disappeared.",
          calledWith: ["action": UIAlertAction.luaType]
        ).map(Callback.init)
        let action = UIAlertAction(
          title: try a.take("title", as: String.self), style: try a.take("style", as: UIAlertAction.Style.self) ?? .default
        ) { action in handler?.call(action) }
        action.cause = handler
        return action
      }
      c.describe { action in action.title.map { " \"\($0)\"" } ?? "" }
      c.property("title", "The text on the button.", \.title)
      c.property("style", "The kind of button: cancel is last and bold, destructive is red.", \.style)
      c.property("titleTextColor", "The title's colour, in UIKit set by setValue(color, \"titleTextColor\"); nil: the alert's.", \.titleTextColor)
      keyCoding(c)
      c.property("isEnabled", "Whether the button can be tapped. It may change while the alert is shown.", \.isEnabled)
    }
    r.type(
      UIAlertController.self, "UIAlertController", inherits: "UIViewController",
      doc:
        "A title, a message and buttons: UIAlertController { title =, message =, preferredStyle = \"alert\" }. Add actions, and then "
        + "present it."
    ) { c in
      c.constructor { a in
        let style = try a.take("preferredStyle", as: UIAlertController.Style.self, "The style; actionSheet if it is left out.")
        return UIAlertController(preferredStyle: style ?? .actionSheet)
      }
      c.property("message", "The text under the title, or nil.", \.message)
      c.property("preferredStyle", "The style of the alert.", \.preferredStyle)
      c.property("actions", "The actions, one for each button, in the order in which they were added.", get: { $0.actionsToRead })
      c.property("textFields", "The text fields, in the order in which they were added.", get: { $0.textFieldsToRead })
      c.property("preferredAction", "The action whose button is bold in place of the cancel action's, or nil.", \.preferredAction)
      c.method(
        "addAction", "Adds an action, which becomes a button.", "action", UIAlertController.addAction(_:))
      c.raises("if it is a second one of the style cancel")
      c.method(
        "addTextField", "Adds a text field, and calls configure(textField).", args: "configure"
      ) { (alert: UIAlertController, configure: LuaFunction?) in
        let configure = configure.map(Callback.init)
        alert.addTextField { field in configure?.call(field) }
      }
      c.raises("in an actionSheet")
      c.calls(with: ["textField": UITextField.luaType])
    }
  }
}
