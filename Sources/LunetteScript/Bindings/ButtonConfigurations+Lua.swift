import Foundation
import Lua
import LunetteKit

extension UIButton.Configuration: NamedStruct { static var luaName: String { "UIButtonConfiguration" } }
extension UIButton.Configuration.Background: NamedStruct { static var luaName: String { "UIButtonBackgroundConfiguration" } }
extension UIButton.Configuration.CornerStyle: LuaEnum {}
extension UIButton.Configuration.Size: LuaEnum {}
extension UIButton.Configuration.TitleAlignment: LuaEnum {}
extension UIButton.Configuration.ImagePlacement: LuaEnum {}
extension UIButton.Configuration.Indicator: LuaEnum {}

extension Registry {
  static func buttonConfigurations(_ r: RegistryBuilder) {
    r.type(
      ScriptStruct<UIButton.Configuration>.self, "UIButtonConfiguration",
      doc: "What a button shows and how: UIButton.Configuration.filled(). A button copies the configuration that it is assigned."
    ) { c in
      c.constructor { _ in ScriptStruct(UIButton.Configuration.plain()) }
      c.describe { configuration in configuration.value.title.map { " \"\($0)\"" } ?? "" }
      typealias Kind = UIButton.Configuration
      c.function("plain", "Content in the tint, without a background.") { ScriptStruct(Kind.plain()) }
      c.function("gray", "Content in the tint, on a gray background.") { ScriptStruct(Kind.gray()) }
      c.function("tinted", "Content in the tint, on a pale background of the tint.") { ScriptStruct(Kind.tinted()) }
      c.function("filled", "White content, on a background of the tint.") { ScriptStruct(Kind.filled()) }
      c.function("bordered", "As gray.") { ScriptStruct(Kind.bordered()) }
      c.function("borderless", "As plain.") { ScriptStruct(Kind.borderless()) }
      c.function("borderedTinted", "As tinted.") { ScriptStruct(Kind.borderedTinted()) }
      c.function("borderedProminent", "As filled.") { ScriptStruct(Kind.borderedProminent()) }
      c.method(
        "updated", "The configuration as it looks on a button in its present state: a copy, since the button follows its state by itself.", args: "button"
      ) {
        (configuration: ScriptStruct<UIButton.Configuration>, _: UIButton) in ScriptStruct(configuration.value)
      }
      buttonContents(c)
      buttonSigns(c)
      buttonLooks(c)
    }
    r.type(
      ScriptStruct<UIButton.Configuration.Background>.self, "UIButtonBackgroundConfiguration",
      doc: "What is behind the content of a configured button."
    ) { c in
      c.property("backgroundColor", "The colour; nil means the one that follows from the configuration.", \.value.backgroundColor)
      c.property("cornerRadius", "The radius of the corners for the corner styles fixed and dynamic.", unit: .points, \.value.cornerRadius)
      c.property("strokeColor", "The colour of the line around it; nil means the tint.", \.value.strokeColor)
      c.property("strokeWidth", "The width of the line around it.", unit: .points, \.value.strokeWidth)
      c.property("image", "An image that fills it, or nil.", get: { $0.value.image.map(ScriptImage.init) }, set: { $0.value.image = $1?.image })
      c.property("imageContentMode", "How the image fills it.", \.value.imageContentMode)
      c.property("visualEffect", "An effect under the colour, or nil; it is seen where there is no colour.", \.value.visualEffect)
      c.property("customView", "A view over the colour and the image, as large as the background, or nil.", \.value.customView)
      c.property("backgroundInsets", "The distances from the button's edges.", unit: .points, \.value.backgroundInsets)
      c.property("strokeOutset", "How far outside of its edge the line around it is.", unit: .points, \.value.strokeOutset)
      transformer(c, "backgroundColorTransformer", "the colour", \.backgroundColorTransformer)
      transformer(c, "strokeColorTransformer", "the colour of the line around it", \.strokeColorTransformer)
    }
  }

  private static func buttonContents(_ c: ClassBuilder<ScriptStruct<UIButton.Configuration>>) {
    c.property("title", "The title; nil means what setTitle has set.", \.value.title)
    c.property(
      "attributedTitle", "The title with its attributes, in place of title, or nil.",
      get: { $0.value.attributedTitle.map(ScriptAttributedString.init) }, set: { $0.value.attributedTitle = $1?.text })
    c.property("subtitle", "A small text below the title, or nil.", \.value.subtitle)
    c.property(
      "attributedSubtitle", "The subtitle with its attributes, in place of subtitle, or nil.",
      get: { $0.value.attributedSubtitle.map(ScriptAttributedString.init) }, set: { $0.value.attributedSubtitle = $1?.text })
    c.property(
      "titleLineBreakMode", "How a title that doesn't fit is wrapped, into as many lines as it needs, or cut in one line.", \.value.titleLineBreakMode)
    c.property("subtitleLineBreakMode", "The same for the subtitle.", \.value.subtitleLineBreakMode)
    transformer(c, "titleTextAttributesTransformer", "title", \.titleTextAttributesTransformer)
    transformer(c, "subtitleTextAttributesTransformer", "subtitle", \.subtitleTextAttributesTransformer)
    c.property(
      "image", "The image; nil means what setImage has set.", get: { $0.value.image.map(ScriptImage.init) },
      set: { $0.value.image = $1?.image })
    c.property(
      "preferredSymbolConfigurationForImage", "How a symbol is drawn where the image doesn't say; nil for as large as the system's texts.",
      get: { $0.value.preferredSymbolConfigurationForImage.map { ScriptStruct($0) } }, set: { $0.value.preferredSymbolConfigurationForImage = $1?.value })
    c.property("imagePlacement", "The side of the texts that the image is on.", \.value.imagePlacement)
    c.property("imagePadding", "The distance between the image and the texts.", unit: .points, \.value.imagePadding)
    c.property("titlePadding", "The distance between title and subtitle.", unit: .points, \.value.titlePadding)
    c.property(
      "titleAlignment", "How title and subtitle are aligned with each other: automatic means leading beside an image, otherwise center.",
      \.value.titleAlignment)
  }

  private static func buttonSigns(_ c: ClassBuilder<ScriptStruct<UIButton.Configuration>>) {
    c.property("showsActivityIndicator", "Whether a wheel turns in the image's place.", \.value.showsActivityIndicator)
    c.property(
      "imageReservation", "The least room for the image, along the line on which it stands with the texts.", unit: .points, \.value.imageReservation)
    c.property(
      "indicator", "The sign that a tap lets choose something else: automatic shows it where the button shows what was chosen from its menu.",
      \.value.indicator)
    transformer(c, "imageColorTransformer", "the colour of a template image", \.imageColorTransformer)
    transformer(c, "indicatorColorTransformer", "the colour of the indicator", \.indicatorColorTransformer)
    transformer(c, "activityIndicatorColorTransformer", "the colour of the wheel", \.activityIndicatorColorTransformer)
  }

  /// A function that makes the colour of something of its usual one.
  static func transformer<Value: NamedStruct>(
    _ c: ClassBuilder<ScriptStruct<Value>>, _ name: String, _ what: String, _ path: WritableKeyPath<Value, UIConfigurationColorTransformer?>
  ) {
    c.property(
      name, "Makes \(what) of the usual one: called as transformer(color), it returns a colour. Nil for none.",
      get: { $0.value[keyPath: path]?.script },
      set: { configuration, function in
        configuration.value[keyPath: path] = function.map { function in
          let callback = Callback(function)
          return UIConfigurationColorTransformer(script: function) { callback.answer($0, as: UIColor.self, named: name) ?? $0 }
        }
      })
  }

  /// A function that makes the attributes of a text of its usual ones.
  private static func transformer<Value: NamedStruct>(
    _ c: ClassBuilder<ScriptStruct<Value>>, _ name: String, _ what: String, _ path: WritableKeyPath<Value, UIConfigurationTextAttributesTransformer?>
  ) {
    c.property(
      name,
      "Makes the attributes of the \(what) of the usual ones: called as transformer(attributes) with a table such as { font =, foregroundColor = }, it "
        + "returns such a table. Nil for none.",
      get: { $0.value[keyPath: path]?.script },
      set: { configuration, function in
        configuration.value[keyPath: path] = function.map { function in
          let callback = Callback(function)
          return UIConfigurationTextAttributesTransformer(script: function) { callback.answer($0, as: TextAttributes.self, named: name) ?? $0 }
        }
      })
  }

  private static func buttonLooks(_ c: ClassBuilder<ScriptStruct<UIButton.Configuration>>) {
    c.property("baseForegroundColor", "The colour of texts and template images; nil means white or the tint.", \.value.baseForegroundColor)
    c.property("baseBackgroundColor", "The colour of the background; nil means the one of the kind.", \.value.baseBackgroundColor)
    c.property("cornerStyle", "How round the corners are: fixed and dynamic use background.cornerRadius.", \.value.cornerStyle)
    c.property("buttonSize", "The size of the title and of the room around the content.", \.value.buttonSize)
    c.property(
      "automaticallyUpdateForSelection", "Whether a selected button has a background by itself; true by default.",
      \.value.automaticallyUpdateForSelection)
    c.property("contentInsets", "The room around the content; that of buttonSize unless it is set.", unit: .points, \.value.contentInsets)
    c.property("background", "What is behind the content.", get: { $0.part(\.background) }, set: { $0.value.background = $1.value })
  }

  private static let updateHandler = FunctionCompanion.Key()

  static func buttonConfiguration(_ c: ClassBuilder<UIButton>) {
    c.value("Configuration", "The class of configurations: UIButton.Configuration.filled().") {
      NestedClass(name: "UIButtonConfiguration")
    }
    c.property(
      "configuration",
      "What the button shows, in place of titles, images and insets for states; nil for those. A configuration that is assigned is copied.",
      get: { button in
        button.configuration.map { configuration in
          ScriptStruct(
            configuration, read: { [weak button] in button?.configuration }, write: { [weak button] in button?.configuration = $0 })
        }
      }, set: { $0.configuration = $1?.value })
    c.property(
      "configurationUpdateHandler",
      "Called as handler(button) before the next layout after the button's state has changed. Nil for none.",
      get: { FunctionCompanion.function(updateHandler, of: $0) },
      set: { button, function in
        let handler = FunctionCompanion.set(updateHandler, function, of: button)
        button.configurationUpdateHandler = handler.map { handler in { handler.call($0) } }
      })
    c.calls(with: ["button": UIButton.luaType.orDerived])
    c.property(
      "automaticallyUpdatesConfiguration", "Whether the colours of the configuration follow the button's state by themselves; true by default.",
      \.automaticallyUpdatesConfiguration)
    c.property("role", "What the button means; a configured destructive one has red in the place of the tint.", \.role)
    c.method("setNeedsUpdateConfiguration", "updateConfiguration is called before the next layout.", UIButton.setNeedsUpdateConfiguration)
    c.overridable(UIButton.ConfigurationMethods.updateConfiguration)
  }
}

/// The functions of scripts that transformers were made of: reading the property gives them back.
extension UIConfigurationColorTransformer {
  fileprivate convenience init(script: LuaFunction, _ transform: @escaping (UIColor) -> UIColor) {
    self.init(transform)
    origin = script
  }
  fileprivate var script: LuaFunction? { origin as? LuaFunction }
}
extension UIConfigurationTextAttributesTransformer {
  fileprivate convenience init(script: LuaFunction, _ transform: @escaping (TextAttributes) -> TextAttributes) {
    self.init(transform)
    origin = script
  }
  fileprivate var script: LuaFunction? { origin as? LuaFunction }
}
