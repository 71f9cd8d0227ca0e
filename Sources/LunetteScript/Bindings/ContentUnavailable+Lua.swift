import Foundation
import Lua
import LunetteKit

extension UIContentUnavailableConfiguration: NamedStruct { static var luaName: String { "UIContentUnavailableConfiguration" } }
extension UIContentUnavailableConfiguration.ButtonProperties: NamedStruct {
  static var luaName: String { "UIContentUnavailableConfigurationButtonProperties" }
}
extension UIContentUnavailableConfiguration.Alignment: LuaEnum {}
extension UIContentUnavailableConfigurationState: LuaObject {}

/// What a controller shows that has nothing to show. Source: docs/rules/controllers.md 25
extension Registry {
  static func contentUnavailableConfigurations(_ r: RegistryBuilder) {
    typealias Configuration = UIContentUnavailableConfiguration
    r.type(
      ScriptStruct<Configuration>.self, "UIContentUnavailableConfiguration",
      doc: "An image or a turning wheel, two texts and two buttons, for contentUnavailableConfiguration of a controller, which copies it."
    ) { c in
      c.constructor { _ in ScriptStruct(Configuration.empty()) }
      c.describe { $0.value.text.map { " \"\($0)\"" } ?? "" }
      c.function("empty", "There is nothing.") { ScriptStruct(Configuration.empty()) }
      c.function("loading", "A turning wheel, while something is fetched.") { ScriptStruct(Configuration.loading()) }
      c.function("search", "Nothing was found: a magnifying glass and \"No Results\".") { ScriptStruct(Configuration.search()) }
      c.method("updated", "The configuration for a state: that of search() says what was searched for.", args: "state") {
        (configuration: ScriptStruct<Configuration>, state: UIContentUnavailableConfigurationState) in
        ScriptStruct(configuration.value.updated(for: state))
      }
      contents(c)
      buttons(c)
      layout(c)
    }
    r.type(
      ScriptStruct<Configuration.ButtonProperties>.self, "UIContentUnavailableConfigurationButtonProperties", doc: "What a button of such a configuration does."
    ) { c in
      c.property("isEnabled", "Whether it can be tapped.", \.value.isEnabled)
      c.property("primaryAction", "A UIAction that runs when it is tapped, or nil.", \.value.primaryAction)
    }
    r.type(
      UIContentUnavailableConfigurationState.self, "UIContentUnavailableConfigurationState",
      doc: "What updateContentUnavailableConfiguration gets."
    ) { c in
      c.property("searchText", "What is in the search bar of the controller's navigation item; nil where nobody searches.", get: \.searchText)
      c.property("traitCollection", "The controller's traits.", get: \.traitCollection)
    }
    r.type(
      UIContentUnavailableView.self, "UIContentUnavailableView", inherits: "UIView",
      doc: "Shows a configuration in the middle of its safe area: UIContentUnavailableView { configuration = UIContentUnavailableConfiguration.loading() }."
    ) { c in
      c.constructor { arguments in
        let configuration = try arguments.take("configuration", as: ScriptStruct<Configuration>.self)
        return UIContentUnavailableView(configuration: configuration?.value ?? .empty())
      }
      c.property(
        "configuration", "What it shows.",
        get: { view in
          ScriptStruct(view.configuration, read: { [weak view] in view?.configuration }, write: { [weak view] in view?.configuration = $0 })
        }, set: { $0.configuration = $1.value })
    }
  }

  private static func contents(_ c: ClassBuilder<ScriptStruct<UIContentUnavailableConfiguration>>) {
    c.property(
      "image", "The image above the texts, or nil.", get: { $0.value.image.map(ScriptImage.init) }, set: { $0.value.image = $1?.image })
    c.property("imageProperties", "The look of the image.", get: { $0.part(\.imageProperties) }, set: { $0.value.imageProperties = $1.value })
    c.property("text", "The text, or nil.", \.value.text)
    c.property(
      "attributedText", "The text with its attributes, in place of text, or nil.",
      get: { $0.value.attributedText.map(ScriptAttributedString.init) }, set: { $0.value.attributedText = $1?.text })
    c.property("textProperties", "The look of the text.", get: { $0.part(\.textProperties) }, set: { $0.value.textProperties = $1.value })
    c.property("secondaryText", "The smaller text below, or nil.", \.value.secondaryText)
    c.property(
      "secondaryAttributedText", "The smaller text with its attributes, in place of secondaryText, or nil.",
      get: { $0.value.secondaryAttributedText.map(ScriptAttributedString.init) }, set: { $0.value.secondaryAttributedText = $1?.text })
    c.property(
      "secondaryTextProperties", "The look of the smaller text.", get: { $0.part(\.secondaryTextProperties) },
      set: { $0.value.secondaryTextProperties = $1.value })
    c.property(
      "background", "What stands behind it; nothing at first.", get: { $0.part(\.background) }, set: { $0.value.background = $1.value })
  }

  private static func buttons(_ c: ClassBuilder<ScriptStruct<UIContentUnavailableConfiguration>>) {
    c.property(
      "button", "The button below the texts, which is there once it has a title or an image.", get: { $0.part(\.button) }, set: { $0.value.button = $1.value })
    c.property("buttonProperties", "What the button does.", get: { $0.part(\.buttonProperties) }, set: { $0.value.buttonProperties = $1.value })
    c.property("secondaryButton", "The button below that.", get: { $0.part(\.secondaryButton) }, set: { $0.value.secondaryButton = $1.value })
    c.property(
      "secondaryButtonProperties", "What the second button does.", get: { $0.part(\.secondaryButtonProperties) },
      set: { $0.value.secondaryButtonProperties = $1.value })
  }

  private static func layout(_ c: ClassBuilder<ScriptStruct<UIContentUnavailableConfiguration>>) {
    c.property("alignment", "How texts of several lines are aligned.", \.value.alignment)
    c.property("directionalLayoutMargins", "The room around it.", unit: .points, \.value.directionalLayoutMargins)
    c.property("imageToTextPadding", "The distance from the image or the wheel to the text.", unit: .points, \.value.imageToTextPadding)
    c.property("textToSecondaryTextPadding", "The distance between the texts.", unit: .points, \.value.textToSecondaryTextPadding)
    c.property("textToButtonPadding", "The distance from the texts to the button.", unit: .points, \.value.textToButtonPadding)
    c.property("buttonToSecondaryButtonPadding", "The distance between the buttons.", unit: .points, \.value.buttonToSecondaryButtonPadding)
  }

  static func contentUnavailable(_ c: ClassBuilder<UIViewController>) {
    c.property(
      "contentUnavailableConfiguration",
      "What stands in the middle of the view's safe area, in front of all else: UIContentUnavailableConfiguration.loading(); nil for nothing. It is copied.",
      get: { controller in
        controller.contentUnavailableConfiguration.map { configuration in
          ScriptStruct(
            configuration, read: { [weak controller] in controller?.contentUnavailableConfiguration },
            write: { [weak controller] in if controller?.contentUnavailableConfiguration != nil { controller?.contentUnavailableConfiguration = $0 } })
        }
      }, set: { $0.contentUnavailableConfiguration = $1?.value })
    c.property(
      "contentUnavailableConfigurationState", "What updateContentUnavailableConfiguration gets now.", get: { $0.contentUnavailableConfigurationState })
    c.method(
      "setNeedsUpdateContentUnavailableConfiguration", "updateContentUnavailableConfiguration is called before the next layout."
    ) { (controller: UIViewController) in controller.setNeedsUpdateContentUnavailableConfiguration() }
    c.overridable(UIViewController.Overridable.updateContentUnavailableConfiguration)
  }
}
