import Foundation
import Lua
import LunetteKit

extension UIDropOperation: LuaEnum {}
extension UIDropOperation: CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension UITableViewDropProposal.Intent: LuaEnum {}
extension UICollectionViewDropProposal.Intent: LuaEnum {}
extension UIDragItem: LuaObject, CallValue {}
extension UIDragSession: LuaObject, CallValue {}
extension UIDropSession: LuaObject, CallValue {}
extension UIDropProposal: LuaObject {}
extension UITableViewDropCoordinator: LuaObject, CallValue {}
extension UICollectionViewDropCoordinator: LuaObject, CallValue {}
extension UIInteraction: CallValue {}
extension UIDragInteraction: DelegateOwner {}
extension UIDropInteraction: DelegateOwner {}

/// One item of a drop, as a script sees it: { dragItem =, sourceIndexPath = }.
private struct DroppedItem: LuaPushable {
  static var luaType: LuaType { .table }
  let item: UIDragItem
  let source: IndexPath?

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 2)
    stack.push(item)
    stack.setRawField("dragItem", of: -2)
    stack.push(source.map(RowPath.init))
    stack.setRawField("sourceIndexPath", of: -2)
  }
}

/// Dragging inside of an app. Source: docs/rules/lists.md 5
extension Registry {
  static func dragging(_ r: RegistryBuilder) {
    r.type(UIDragItem.self, "UIDragItem", doc: "One thing that is dragged: UIDragItem { localObject = anything }.") { c in
      c.constructor { _ in UIDragItem() }
      c.property(
        "localObject", "What the item stands for, for whoever drops it; any value.", get: { $0.localObject as? LuaReference },
        set: { $0.localObject = $1 })
      c.property("itemProvider", "Another value that goes along; any value.", get: { $0.itemProvider as? LuaReference }, set: { $0.itemProvider = $1 })
    }
    r.type(UIDragSession.self, "UIDragSession", doc: "A finger that drags items, for where they come from.") { c in
      c.property("items", "The items.", get: \.items)
      c.property("localContext", "A value of your own; any value.", get: { $0.localContext as? LuaReference }, set: { $0.localContext = $1 })
      c.property("allowsMoveOperation", "Whether a drop may move the items.", get: \.allowsMoveOperation)
      c.method("location", "Where the finger is in a view; nil for the window.", args: "view") { (session: UIDragSession, view: UIView?) in
        session.location(in: view)
      }
      c.measured(in: .points)
    }
    r.type(UIDropSession.self, "UIDropSession", doc: "A finger that drags items, for what they are dragged over.") { c in
      c.property("items", "The items.", get: \.items)
      c.property("localDragSession", "The same finger, for where the items come from.", get: \.localDragSession)
      c.property("allowsMoveOperation", "Whether a drop may move the items.", get: \.allowsMoveOperation)
      c.method("location", "Where the finger is in a view; nil for the window.", args: "view") { (session: UIDropSession, view: UIView?) in
        session.location(in: view)
      }
      c.measured(in: .points)
    }
    dropProposals(r)
    dragInteractions(r)
    dropCoordinators(r)
    springLoading(r)
  }

  private static func operation(_ a: ConstructorArguments) throws -> UIDropOperation {
    guard let operation = try a.take("operation", as: UIDropOperation.self, "cancel, forbidden, copy or move.") else {
      throw LuaMismatch(wanted: "operation = \"cancel\", \"forbidden\", \"copy\" or \"move\"", got: "no operation")
    }
    return operation
  }

  private static func dropProposals(_ r: RegistryBuilder) {
    r.type(UIDropProposal.self, "UIDropProposal", doc: "What a lift would do with what is dragged: UIDropProposal { operation = \"copy\" }.") { c in
      c.constructor { a in UIDropProposal(operation: try operation(a)) }
      c.property("operation", "cancel, forbidden, copy or move.", get: \.operation)
    }
    r.type(
      UITableViewDropProposal.self, "UITableViewDropProposal", inherits: "UIDropProposal",
      doc: "The same for a table: UITableViewDropProposal { operation = \"move\", intent = \"insertAtDestinationIndexPath\" }."
    ) { c in
      c.constructor { a in
        UITableViewDropProposal(
          operation: try operation(a),
          intent: try a.take("intent", as: UITableViewDropProposal.Intent.self, "Whether a row is inserted, or the items go into one.") ?? .unspecified)
      }
      c.property("intent", "Whether a row is inserted, or the items go into one.", get: \.intent)
    }
    r.type(
      UICollectionViewDropProposal.self, "UICollectionViewDropProposal", inherits: "UIDropProposal",
      doc: "The same for a collection view: UICollectionViewDropProposal { operation = \"move\", intent = \"insertAtDestinationIndexPath\" }."
    ) { c in
      c.constructor { a in
        UICollectionViewDropProposal(
          operation: try operation(a),
          intent: try a.take("intent", as: UICollectionViewDropProposal.Intent.self, "Whether an item is inserted, or the items go into one.")
            ?? .unspecified)
      }
      c.property("intent", "Whether an item is inserted, or the items go into one.", get: \.intent)
    }
  }

  private static func dragInteractions(_ r: RegistryBuilder) {
    r.type(
      UIDragInteraction.self, "UIDragInteraction", inherits: "UIInteraction",
      doc: "Lets a finger that rests lift items from a view: view:addInteraction(UIDragInteraction(delegate))."
    ) { c in
      c.constructor(args: "delegate") { r in
        let interaction = UIDragInteraction()
        let table: DelegateTable<DragInteractionDelegateMethods> = try r.next()
        let adapter = ScriptDragInteractionDelegate(table.script)
        interaction.delegate = adapter
        interaction.companions[ScriptDragInteractionDelegate.self] = adapter
        return interaction
      }
      c.delegate("delegate", DragInteractionDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
      c.property("isEnabled", "Whether a finger lifts anything.", \.isEnabled)
    }
    r.type(
      UIDropInteraction.self, "UIDropInteraction", inherits: "UIInteraction",
      doc: "Lets items be dropped on a view: view:addInteraction(UIDropInteraction(delegate))."
    ) { c in
      c.constructor(args: "delegate") { r in
        let interaction = UIDropInteraction()
        let table: DelegateTable<DropInteractionDelegateMethods> = try r.next()
        let adapter = ScriptDropInteractionDelegate(table.script)
        interaction.delegate = adapter
        interaction.companions[ScriptDropInteractionDelegate.self] = adapter
        return interaction
      }
      c.delegate("delegate", DropInteractionDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    }
  }

  private static func dropCoordinators(_ r: RegistryBuilder) {
    func coordinator<Coordinator: LuaObject>(
      _ type: Coordinator.Type, _ name: String, _ what: String, _ place: String, _ drop: @escaping (Coordinator) -> ListDrop
    ) {
      r.type(type, name, doc: "What is dropped on a \(what), and where.") { c in
        c.property(
          "items", "What is dropped: a list of { dragItem =, sourceIndexPath = }, whose path is nil for an item that doesn't come from here.",
          get: { coordinator in drop(coordinator).items.map { DroppedItem(item: $0.item, source: $0.source) } })
        c.property("destinationIndexPath", "Where it is dropped, or nil.", get: { drop($0).destination.map(RowPath.init) })
        c.property("proposal", "What dropSessionDidUpdate has answered.", get: { drop($0).proposal })
        c.property("session", "The finger.", get: { drop($0).session })
        c.method("drop", "Shows an item fly to the \(place) at a path, which is there once you have changed data and \(place)s.", args: "item", "indexPath") {
          (coordinator: Coordinator, item: UIDragItem, path: RowPath) in drop(coordinator).land(item, at: path.indexPath)
        }
      }
    }
    coordinator(UITableViewDropCoordinator.self, "UITableViewDropCoordinator", "table", "row") { $0.drop }
    coordinator(UICollectionViewDropCoordinator.self, "UICollectionViewDropCoordinator", "collection view", "item") { $0.drop }
  }

  /// What tables and collection views have in common.
  static func listDragging<List: ListView & LuaObject>(_ c: ClassBuilder<List>) {
    c.property("dragInteractionEnabled", "Whether a finger that rests lifts rows; at first as usual on the device and in the system.", \.dragInteractionEnabled)
    c.property("isSpringLoaded", "Whether a row or item acts, as by a tap, while items are held over it.", \.isSpringLoaded)
    c.property("hasActiveDrag", "Whether a finger carries something that comes from here.", get: \.hasActiveDrag)
    c.property("hasActiveDrop", "Whether a finger carries something over it.", get: \.hasActiveDrop)
  }
}
