import Foundation
import Lua
import LunetteKit

/// What a long press shows in large letters. Source: docs/rules/accessibility.md 5
extension Registry {
  static func largeContentViewer(_ r: RegistryBuilder) {
    r.type(
      UILargeContentViewerInteraction.self, "UILargeContentViewerInteraction", inherits: "UIInteraction",
      doc: "Shows what a finger rests on in large letters, where the text size is one of those for accessibility: "
        + "view:addInteraction(UILargeContentViewerInteraction()). The delegate, which may be left out, may have itemAt(interaction, point), which answers a view, "
        + "and didEndOn(interaction, item, point). Bars do it by themselves."
    ) { c in
      c.constructor(args: "delegate?") { r in
        let interaction = UILargeContentViewerInteraction()
        guard let delegate: LuaReference = try r.next() as LuaReference? else { return interaction }
        if MenuDelegate.function("itemAt", of: delegate) != nil {
          interaction.itemAt = { interaction, point in
            MenuDelegate.function("itemAt", of: delegate)?.answer(list: [delegate, interaction, point], as: UIView?.self, named: "itemAt") ?? nil
          }
        }
        interaction.didEnd = { interaction, item, point in
          MenuDelegate.function("didEndOn", of: delegate)?.call(list: [delegate, interaction, item, point])
        }
        return interaction
      }
      c.value("isEnabled", "Whether the text size is one of those for accessibility.") {
        UILargeContentViewerInteraction.isEnabled(in: ScriptContext.simulation)
      }
      c.property(
        "gestureRecognizerForExclusionRelationship", "The long press, for recognizers that must wait for it.", get: { $0.gestureRecognizer })
    }
  }

  /// What views have.
  static func largeContent(_ c: ClassBuilder<UIView>) {
    c.property(
      "showsLargeContentViewer", "Whether a long press shows the view large, in a view with a UILargeContentViewerInteraction.",
      get: { $0.showsLargeContentViewer }, set: { $0.showsLargeContentViewer = $1 })
    c.property("largeContentTitle", "The words that are shown large, or nil.", get: { $0.largeContentTitle }, set: { $0.largeContentTitle = $1 })
    c.property("largeContentImage", "The picture that is shown large, or nil.", get: { $0.largeContentImage }, set: { $0.largeContentImage = $1 })
    c.property(
      "scalesLargeContentImage", "Kept: pictures always fill the viewer.", get: { $0.ownLargeContent?.scalesImage ?? false },
      set: { $0.setLargeContent(\.scalesImage, $1) })
    c.property(
      "largeContentImageInsets", "Kept: room around the picture.", unit: .points, get: { $0.ownLargeContent?.imageInsets ?? .zero },
      set: { $0.setLargeContent(\.imageInsets, $1) })
  }
}
