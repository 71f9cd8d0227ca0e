import Foundation
import Lua
import LunetteKit

/// What cells, headers and footers are described by. Source: docs/rules/lists.md 2.3, 2.4
extension Registry {
  private static let configurationHandler = FunctionCompanion.Key()

  /// - Parameter view: "cell" or "header or footer"
  static func configuration<View: ConfiguredView & LuaObject>(
    _ c: ClassBuilder<View>, of view: String, instead: String
  ) where View.State: LuaObject {
    c.property(
      "contentConfiguration",
      "What the \(view) shows\(instead): a UIListContentConfiguration, which is copied, or a table of your own with makeContentView() and "
        + "updated(state), whose view has a property configuration; or nil.",
      get: { view in view.contentConfiguration.map { ScriptContent($0, in: view) } }, set: { $0.contentConfiguration = $1?.content })
    c.property(
      "backgroundConfiguration", "What stands behind the content, or nil. It takes the place of backgroundView and backgroundColor.",
      get: { (view: View) in
        view.backgroundConfiguration.map { background in
          ScriptStruct(background, read: { [weak view] in view?.backgroundConfiguration }, write: { [weak view] in view?.backgroundConfiguration = $0 })
        }
      }, set: { $0.backgroundConfiguration = $1?.value })
    c.property(
      "automaticallyUpdatesBackgroundConfiguration", "Whether the background follows the state; true by default.",
      \.automaticallyUpdatesBackgroundConfiguration)
    c.property(
      "automaticallyUpdatesContentConfiguration", "Whether the content follows the state; true by default.", \.automaticallyUpdatesContentConfiguration)
    c.property(
      "configurationUpdateHandler",
      "Called as handler(\(view == "cell" ? "cell" : "view"), state) once before the next layout after the state has changed; nil for none.",
      get: { FunctionCompanion.function(configurationHandler, of: $0) },
      set: { (view: View, function: LuaFunction?) in
        let handler = FunctionCompanion.set(configurationHandler, function, of: view)
        view.configurationUpdateHandler = handler.map { handler in { [weak view] state in if let view { handler.call(view, state) } } }
      })
    c.calls(with: [view == "cell" ? view : "view": View.luaType.orDerived, "state": .any])
    c.method("setNeedsUpdateConfiguration", "updateConfiguration is called before the next layout.") { (view: View) in view.setNeedsUpdateConfiguration() }
  }

  static func tableCellConfiguration(_ c: ClassBuilder<UITableViewCell>) {
    configuration(c, of: "cell", instead: " in place of textLabel, detailTextLabel and imageView")
    c.method("defaultContentConfiguration", "A configuration for the cell's style, without texts and image.") { (cell: UITableViewCell) in
      ScriptStruct(cell.defaultContentConfiguration())
    }
    c.method("defaultBackgroundConfiguration", "What cells of the table's style have behind their content.") { (cell: UITableViewCell) in
      ScriptStruct(cell.defaultBackgroundConfiguration())
    }
    c.overridable(UITableViewCell.Overridable.updateConfiguration)
    c.overridable(UITableViewCell.Overridable.configurationState)
  }

  static func headerFooterConfiguration(_ c: ClassBuilder<UITableViewHeaderFooterView>) {
    configuration(c, of: "header or footer", instead: " in place of textLabel and detailTextLabel")
    c.method("defaultContentConfiguration", "A configuration for the table's style, without texts.") { (view: UITableViewHeaderFooterView) in
      ScriptStruct(view.defaultContentConfiguration())
    }
    c.method("defaultBackgroundConfiguration", "What headers of the table's style have behind their content.") { (view: UITableViewHeaderFooterView) in
      ScriptStruct(view.defaultBackgroundConfiguration())
    }
    c.overridable(UITableViewHeaderFooterView.Overridable.updateConfiguration)
    c.overridable(UITableViewHeaderFooterView.Overridable.configurationState)
  }

  static func collectionCellConfiguration(_ c: ClassBuilder<UICollectionViewCell>) {
    configuration(c, of: "cell", instead: "")
    c.property("isEditing", "Whether the collection view is being edited.", \.isEditing)
    c.overridable(UICollectionReusableView.Overridable.updateConfiguration)
    c.overridable(UICollectionReusableView.Overridable.configurationState)
  }
}

/// What `contentConfiguration` of a view is: the system's struct, or a table of the script's.
struct ScriptContent: LuaConvertible {
  let content: CellContent
  private let shown: ScriptStruct<UIListContentConfiguration>?

  static var luaTypeName: String { "a UIListContentConfiguration, or a table with makeContentView()" }
  static var luaType: LuaType { .either([ScriptStruct<UIListContentConfiguration>.luaType, .table]) }

  /// - Parameter view: whose content it is: changes of the struct show there
  init(_ content: CellContent, in view: some ConfiguredView) {
    self.content = content
    guard case .list(let list) = content else {
      shown = nil
      return
    }
    shown = ScriptStruct(list) { [weak view] in
      if case .list(let list)? = view?.contentConfiguration { list } else { nil }
    } write: { [weak view] in
      view?.contentConfiguration = .list($0)
    }
  }

  private init(_ content: CellContent) { (self.content, shown) = (content, nil) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptContent {
    if let list = try? ScriptStruct<UIListContentConfiguration>.read(stack, at: index) { return ScriptContent(.list(list.value)) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    stack.reserve(2)
    lua_pushvalue(stack.raw, index)
    let reference = LuaReference(popping: stack)
    guard stack.pushMethod(LuaName("makeContentView"), of: reference) else {
      throw stack.mismatch(luaTypeName, at: index, hint: "it must have a method makeContentView")
    }
    stack.pop(2)
    return ScriptContent(.own(ScriptContentConfiguration(reference)))
  }

  func push(on stack: LuaStack) {
    switch content {
    case .list: if let shown { shown.push(on: stack) } else { stack.pushNil() }
    case .own(let own): if let own = own as? ScriptContentConfiguration { own.reference.push(on: stack) } else { stack.pushNil() }
    }
  }
}

/// A script's own kind of content.
final class ScriptContentConfiguration: OwnContentConfiguration {
  let reference: LuaReference
  private let holds: ScriptHolds?
  init(_ reference: LuaReference) {
    self.reference = reference
    holds = ScriptContext.current.currentApp?.holds
    holds?.add(reference, of: self)
  }
  deinit { holds?.remove(self) }

  private func ask<Value: LuaReadable>(_ name: String, _ arguments: [any LuaPushable], as type: Value.Type) -> Value? {
    ScriptContext.current.contentFunction(name).flatMap { Callback($0).answer(list: arguments, as: type, named: name == "make" ? "makeContentView" : name) }
  }

  func makeContentView() -> UIView? { ask("make", [reference], as: UIView.self) }
  func isSupported(by view: UIView) -> Bool { ask("isSupported", [view, reference], as: Bool.self) ?? false }
  func apply(to view: UIView) { if let function = ScriptContext.current.contentFunction("apply") { Callback(function).call(view, reference) } }
  func updated(for state: UIViewConfigurationState) -> any OwnContentConfiguration {
    guard let new = ask("updated", [reference, state], as: LuaReference.self) else { return self }
    return ScriptContentConfiguration(new)
  }
}
