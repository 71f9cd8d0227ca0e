import Foundation
import Lua
import LunetteKit

extension UIListContentConfiguration: NamedStruct { static var luaName: String { "UIListContentConfiguration" } }
extension UIListContentConfiguration.TextProperties: NamedStruct { static var luaName: String { "UIListContentTextProperties" } }
extension UIListContentConfiguration.ImageProperties: NamedStruct { static var luaName: String { "UIListContentImageProperties" } }
extension UIListContentConfiguration.TextProperties.TextAlignment: LuaEnum {}
extension UIListContentConfiguration.TextTransform: LuaEnum {}

/// Contents of cells as values.
extension Registry {
  static func listContents(_ r: RegistryBuilder) {
    r.type(
      ScriptStruct<UIListContentConfiguration>.self, "UIListContentConfiguration",
      doc: "An image and one or two texts, for contentConfiguration of a cell. The cell copies it."
    ) { c in
      c.constructor { _ in ScriptStruct(UIListContentConfiguration.cell()) }
      c.describe { content in content.value.text.map { " \"\($0)\"" } ?? "" }
      c.function("cell", "A content whose second text is below the first.") { ScriptStruct(UIListContentConfiguration.cell()) }
      c.function("subtitleCell", "A content whose second text is small and below the first.") {
        ScriptStruct(UIListContentConfiguration.subtitleCell())
      }
      c.function("valueCell", "A content whose second text is gray and at the end of the line.") {
        ScriptStruct(UIListContentConfiguration.valueCell())
      }
      for (name, doc, make) in otherContents { c.function(name, doc) { ScriptStruct(make()) } }
      listTexts(c)
      listLayout(c)
      c.method("updated", "The configuration as it looks in a state.", args: "state") {
        (content: ScriptStruct<UIListContentConfiguration>, state: UIViewConfigurationState) in ScriptStruct(content.value.updated(for: state))
      }
    }
    r.type(
      ScriptStruct<UIListContentConfiguration.TextProperties>.self, "UIListContentTextProperties",
      doc: "The look of a text of a UIListContentConfiguration."
    ) { c in
      c.property("font", "The text's font.", get: { ScriptFont($0.value.font) }, set: { $0.value.font = $1.font })
      c.property("color", "The text's colour.", \.value.color)
      c.property("numberOfLines", "The largest number of lines; 0 means as many as needed.", \.value.numberOfLines)
      c.property("alignment", "How lines are aligned.", \.value.alignment)
      c.property("transform", "How the letters are shown, for example as capitals.", \.value.transform)
      c.property("lineBreakMode", "How a text that doesn't fit is wrapped or truncated.", \.value.lineBreakMode)
      c.property(
        "adjustsFontForContentSizeCategory", "Whether a font of a text style follows the text size.", \.value.adjustsFontForContentSizeCategory)
      c.property(
        "adjustsFontSizeToFitWidth", "Whether a single line that doesn't fit is drawn with a smaller font.",
        \.value.adjustsFontSizeToFitWidth)
      c.property(
        "minimumScaleFactor", "The smallest font size for adjustsFontSizeToFitWidth, as a fraction of the font's size.",
        \.value.minimumScaleFactor)
      transformer(c, "colorTransformer", "the colour", \.colorTransformer)
    }
    r.type(
      ScriptStruct<UIListContentConfiguration.ImageProperties>.self, "UIListContentImageProperties",
      doc: "The look of the image of a UIListContentConfiguration."
    ) { c in
      c.property("tintColor", "The colour that fills template images; nil means the cell's tint.", \.value.tintColor)
      c.property("maximumSize", "A larger image is scaled down; 0 means no limit.", unit: .points, \.value.maximumSize)
      c.property(
        "reservedLayoutSize", "The room in whose middle the image is placed, so that texts of several rows begin at one place.", unit: .points,
        \.value.reservedLayoutSize)
      c.property("cornerRadius", "The radius of the image's corners.", unit: .points, \.value.cornerRadius)
      c.property(
        "preferredSymbolConfiguration", "How a symbol is drawn where the image doesn't say, or nil.",
        get: { $0.value.preferredSymbolConfiguration.map { ScriptStruct($0) } }, set: { $0.value.preferredSymbolConfiguration = $1?.value })
      transformer(c, "tintColorTransformer", "the colour that fills template images", \.tintColorTransformer)
    }
  }

  private static var otherContents: [(name: String, doc: String, make: () -> UIListContentConfiguration)] {
    typealias Content = UIListContentConfiguration
    return [
      ("plainHeader", "A header of a plain list.", Content.plainHeader), ("plainFooter", "A footer of a plain list.", Content.plainFooter),
      ("groupedHeader", "A header of a grouped list, in capitals.", Content.groupedHeader),
      ("groupedFooter", "A footer of a grouped list.", Content.groupedFooter),
      ("prominentInsetGroupedHeader", "A header of a list of cards that stands out.", Content.prominentInsetGroupedHeader),
      ("extraProminentInsetGroupedHeader", "A large header of a list of cards.", Content.extraProminentInsetGroupedHeader),
      ("sidebarCell", "A cell of a sidebar.", Content.sidebarCell), ("sidebarHeader", "A header of a sidebar.", Content.sidebarHeader),
      ("sidebarSubtitleCell", "A cell of a sidebar whose second text is gray.", Content.sidebarSubtitleCell),
      ("accompaniedSidebarCell", "As sidebarCell: a cell of a sidebar beside a list.", Content.accompaniedSidebarCell),
      ("accompaniedSidebarSubtitleCell", "As sidebarSubtitleCell.", Content.accompaniedSidebarSubtitleCell),
    ]
  }

  private static func listTexts(_ c: ClassBuilder<ScriptStruct<UIListContentConfiguration>>) {
    c.property("text", "The text, or nil.", \.value.text)
    c.property("secondaryText", "The second text, or nil.", \.value.secondaryText)
    c.property(
      "attributedText", "The text with its attributes, in place of text, or nil.",
      get: { $0.value.attributedText.map(ScriptAttributedString.init) }, set: { $0.value.attributedText = $1?.text })
    c.property(
      "secondaryAttributedText", "The second text with its attributes, in place of secondaryText, or nil.",
      get: { $0.value.secondaryAttributedText.map(ScriptAttributedString.init) }, set: { $0.value.secondaryAttributedText = $1?.text })
    c.property("image", "The image before the texts, or nil.", get: { $0.value.image.map(ScriptImage.init) }, set: { $0.value.image = $1?.image })
    c.property("textProperties", "The look of the text.", get: { $0.part(\.textProperties) }, set: { $0.value.textProperties = $1.value })
    c.property(
      "secondaryTextProperties", "The look of the second text.", get: { $0.part(\.secondaryTextProperties) },
      set: { $0.value.secondaryTextProperties = $1.value })
    c.property("imageProperties", "The look of the image.", get: { $0.part(\.imageProperties) }, set: { $0.value.imageProperties = $1.value })
  }

  private static func listLayout(_ c: ClassBuilder<ScriptStruct<UIListContentConfiguration>>) {
    c.property("directionalLayoutMargins", "The room around the content.", unit: .points, \.value.directionalLayoutMargins)
    c.property(
      "prefersSideBySideTextAndSecondaryText", "Whether the second text is at the end of the first one's line, if both have room there.",
      \.value.prefersSideBySideTextAndSecondaryText)
    c.property("imageToTextPadding", "The distance from the image to the texts.", unit: .points, \.value.imageToTextPadding)
    c.property(
      "textToSecondaryTextHorizontalPadding", "The smallest distance between two texts in one line.", unit: .points,
      \.value.textToSecondaryTextHorizontalPadding)
    c.property(
      "textToSecondaryTextVerticalPadding", "The distance between two texts of which one is below the other.", unit: .points,
      \.value.textToSecondaryTextVerticalPadding)
  }
}
