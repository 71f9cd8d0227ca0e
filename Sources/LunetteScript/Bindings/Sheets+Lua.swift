import Foundation
import Lua
import LunetteKit

extension UISheetPresentationController.Detent: NamedStruct { static var luaName: String { "UISheetPresentationControllerDetent" } }

/// Sheets with detents. Source: docs/rules/appearance.md 6; Apple, UISheetPresentationController
extension Registry {
  static func sheets(_ r: RegistryBuilder) {
    typealias Detent = UISheetPresentationController.Detent
    r.type(
      UISheetPresentationController.self, "UISheetPresentationController", inherits: "UIPresentationController",
      doc: "The presentation of a page sheet, which may rest at several heights: controller.sheetPresentationController. In system 12 there is none."
    ) { c in
      c.value("Detent", "The class of detents: UISheetPresentationController.Detent.medium().") {
        NestedClass(name: "UISheetPresentationControllerDetent")
      }
      c.listProperty(
        "detents", "The heights at which the sheet rests; large alone by default.", of: \.detents, ScriptStruct.init,
        set: { (sheet: UISheetPresentationController, detents: [ScriptStruct<Detent>]) in sheet.detents = detents.map(\.value) })
      c.property(
        "selectedDetentIdentifier", "The detent at which the sheet is: \"large\", \"medium\" or one of your own; nil before it has appeared.",
        \.selectedDetentIdentifier)
      c.property(
        "largestUndimmedDetentIdentifier", "Up to this detent nothing behind the sheet is dimmed, and it can be touched; nil: everywhere dimmed.",
        \.largestUndimmedDetentIdentifier)
      c.property("prefersGrabberVisible", "Whether a grabber is shown at the top; a tap on it goes to the next detent.", \.prefersGrabberVisible)
      c.property(
        "prefersScrollingExpandsWhenScrolledToEdge", "Whether a scroll view at its top lets a finger that goes up make the sheet higher first.",
        \.prefersScrollingExpandsWhenScrolledToEdge)
      c.property(
        "prefersEdgeAttachedInCompactHeight", "Whether it stays a sheet where the height is compact, in place of the whole screen.",
        \.prefersEdgeAttachedInCompactHeight)
      c.property(
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        "Whether such a sheet is as wide as preferredContentSize of its controller, in place of the safe area.",
        \.widthFollowsPreferredContentSizeWhenEdgeAttached)
      c.property(
        "preferredCornerRadius", "The radius of the upper corners; nil for the system's.", unit: .points, get: { $0.preferredCornerRadius },
        set: { (sheet: UISheetPresentationController, radius: CGFloat?) in
          if let radius, radius < 0 { throw LuaMismatch(wanted: "preferredCornerRadius = a finite number of at least 0", got: "\(radius)") }
          sheet.preferredCornerRadius = radius
        })
      c.method("animateChanges", "Calls a function whose changes of detents move the sheet along the system's spring.", args: "changes") {
        (sheet: UISheetPresentationController, changes: LuaFunction) in
        let callback = Callback(changes)
        sheet.animateChanges { callback.call() }
      }
      c.method("invalidateDetents", "Asks the detents' resolvers anew.") { (sheet: UISheetPresentationController) in sheet.invalidateDetents() }
    }
    r.type(
      ScriptStruct<Detent>.self, "UISheetPresentationControllerDetent",
      doc: "A height at which a sheet rests: UISheetPresentationController.Detent.medium()."
    ) { c in
      c.describe { " \($0.value.identifier)" }
      c.function("large", "As high as a sheet can be.") { ScriptStruct(Detent.large()) }
      c.function("medium", "About half of the screen; where the height is compact there is none.") { ScriptStruct(Detent.medium()) }
      c.function(
        "custom",
        "A height of your own, without the bottom's safe area: Detent.custom { identifier = \"small\", resolver = function(context) return 200 end }. "
          + "The context has maximumDetentValue and containerTraitCollection; nil leaves the detent out.", args: "options"
      ) { (options: CustomDetent) in ScriptStruct(options.detent) }
      c.property("identifier", "Its name.", get: \.value.identifier)
      c.method(
        "resolvedValue", "Its height in points in the context that a resolver is asked with, without the bottom's safe area; nil where it is left out.",
        args: "context"
      ) { (detent: ScriptStruct<Detent>, context: ScriptDetentContext) in detent.value.resolver(context.context) }
    }
    r.type(ScriptDetentContext.self, "UISheetPresentationControllerDetentResolutionContext", doc: "What a detent's resolver is asked with.") { c in
      c.property("maximumDetentValue", "The largest height, without the bottom's safe area.", unit: .points, get: \.context.maximumDetentValue)
      c.property("containerTraitCollection", "The traits around the sheet.", get: \.context.containerTraitCollection)
    }
  }
}

final class ScriptDetentContext: LuaObject {
  static let luaName = "UISheetPresentationControllerDetentResolutionContext"
  let context: UISheetPresentationController.ResolutionContext
  init(_ context: UISheetPresentationController.ResolutionContext) { self.context = context }
}

/// `Detent.custom { identifier =, resolver = }`
private struct CustomDetent: OptionTable {
  @LuaOption("The name; one of its own if it is left out.") var identifier: String? = nil
  @LuaOption(required: "A function of the context that returns the height, or nil.") var resolver: LuaFunction? = nil

  var detent: UISheetPresentationController.Detent {
    let callback = resolver.map { Callback($0) }
    return UISheetPresentationController.Detent(identifier: identifier ?? NamelessDetents.nextName()) { context in
      callback?.answer(ScriptDetentContext(context), as: DetentHeight?.self, named: "resolver")??.points
    }
  }
}

/// Names those of an app that have no identifier, so that each is another one. Source: Apple, custom(identifier:resolver:)
private final class NamelessDetents {
  private static let key = CompanionKey<NamelessDetents>()
  private var count = 0

  static func nextName() -> String {
    let simulation = ScriptContext.simulation
    let known = simulation.companions[key] ?? NamelessDetents()
    simulation.companions[key] = known
    known.count += 1
    return "custom \(known.count)"
  }
}

/// What a resolver may answer.
private struct DetentHeight: LuaReadable {
  let points: CGFloat
  static var luaTypeName: String { "a finite height of at least 0 points, or nil" }
  static var luaType: LuaType { .number }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DetentHeight {
    guard let number = try? CGFloat.read(stack, at: index), number.isFinite, number >= 0 else { throw stack.mismatch(luaTypeName, at: index) }
    return DetentHeight(points: number)
  }
}
