import Lua
import LunetteKit

extension UIColor: CallValue {
  /// As a property gives it: a name or a code, and only what has none as an object.
  var callArgument: CallArgument { dynamic == 0 && patternImage == nil ? .string(description) : .object(ScriptColor(self)) }
}

extension Registry {
  static func colorPickers(_ r: RegistryBuilder) {
    r.type(
      UIColorWell.self, "UIColorWell", inherits: "UIControl",
      doc: "A round button that shows a colour and lets the user choose another, which sends valueChanged. In a simulation the scenario chooses: "
        + "app:tap(well), then app:pickColor \"#FF8800\"."
    ) { c in
      c.constructor { a in try control(UIColorWell(), a) }
      c.property("selectedColor", "The colour that is chosen, or nil.", \.selectedColor)
      c.property("supportsAlpha", "Whether the user may choose a colour that shows what is behind it.", \.supportsAlpha)
      c.property("title", "The title of the picker, or nil.", \.title)
    }
    r.type(
      UIColorPickerViewController.self, "UIColorPickerViewController", inherits: "UIViewController",
      doc: "A controller with which the user chooses a colour. In a simulation the scenario chooses: app:pickColor \"#FF8800\"."
    ) { c in
      c.constructor { _ in UIColorPickerViewController() }
      c.property("selectedColor", "The colour that is chosen.", \.selectedColor)
      c.property("supportsAlpha", "Whether the user may choose a colour that shows what is behind it.", \.supportsAlpha)
      c.delegate("delegate", ColorPickerViewControllerDelegateMethods.self, get: { $0.colorDelegate }, set: { $0.colorDelegate = $1 })
    }
  }
}
