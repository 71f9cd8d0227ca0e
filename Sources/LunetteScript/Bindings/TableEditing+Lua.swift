import Foundation
import Lua
import LunetteKit

/// Editing of tables: the mode, swipe actions, table view controllers. Source: docs/lua-api.md 3
extension Registry {
  static func tableEditing(_ c: ClassBuilder<UITableView>) {
    c.property("isEditing", "In editing mode, or a row is swiped open.", \.isEditing)
    c.overridable(UITableView.Overridable.setEditing)
    c.property("allowsSelectionDuringEditing", "Whether a tap selects a row in editing mode.", \.allowsSelectionDuringEditing)
    c.property(
      "allowsMultipleSelectionDuringEditing", "Check circles in editing mode, and no swipes.", \.allowsMultipleSelectionDuringEditing)
  }

  static func swipeActions(_ r: RegistryBuilder) {
    r.type(UITableViewRowAction.self, "UITableViewRowAction", doc: "An action of a swiped row; the app ends the editing itself.") { c in
      c.constructor { a in
        let handler = try a.take("handler", as: LuaFunction.self, "handler(action, indexPath): its button was tapped.").map(Callback.init)
        return UITableViewRowAction(
          style: try a.take("style", as: UITableViewRowAction.Style.self) ?? .default, title: try a.take("title", as: String.self)
        ) { action, path in handler?.call(action, RowPath(path)) }
      }
      c.property("style", "default and destructive are red, normal is grey.", \.style)
      c.property("title", "What its button says.", \.title)
      c.property("backgroundColor", "Of the button; nil for the style's.", \.backgroundColor)
    }
    r.type(
      UIContextualAction.self, "UIContextualAction",
      doc: "An action of a swiped row: handler(action, button, completion); completion(true) closes the row."
    ) { c in
      c.constructor { a in
        let handler = try a.take("handler", as: LuaFunction.self, "handler(action, button, completion): it was chosen.").map(Callback.init)
        return UIContextualAction(
          style: try a.take("style", as: UIContextualAction.Style.self) ?? .normal, title: try a.take("title", as: String.self)
        ) { action, button, completion in
          guard let handler else { return completion(false) }
          handler.call(action, button, Completion(completion))
        }
      }
      c.property("style", "normal is grey, destructive red.", \.style)
      c.property("title", "What its button says.", \.title)
      c.property("image", "In place of a title.", get: { $0.image.map(ScriptImage.init) }, set: { $0.image = $1?.image })
      c.property("backgroundColor", "Of the button; nil for the style's.", \.backgroundColor)
    }
    r.type(
      UISwipeActionsConfiguration.self, "UISwipeActionsConfiguration", doc: "The actions of one side of a row, the first at the edge."
    ) { c in
      c.constructor { a in UISwipeActionsConfiguration(actions: try a.take("actions", as: [UIContextualAction].self) ?? []) }
      c.property("actions", "The first is nearest to the edge.", \.actions)
      c.property(
        "performsFirstActionWithFullSwipe", "A swipe over more than half of the row runs the first action; true.",
        \.performsFirstActionWithFullSwipe)
    }
  }

  static func tableControllers(_ r: RegistryBuilder) {
    r.type(
      UITableViewController.self, "UITableViewController", inherits: "UIViewController",
      doc: "A controller whose view is a table, of which it is data source and delegate: UITableViewController { style = \"grouped\" }."
    ) { c in
      c.constructor { a in
        let style = try a.take("style", as: UITableView.Style.self, "Of its table: plain, grouped or insetGrouped.")
        let controller = UITableViewController(style: style ?? .plain)
        controller.adoptTable = { controller, table in
          ScriptTableDataSource.attach(controller, to: table)
          ScriptTableDelegate.attach(ScriptContext.current.reference(to: controller), to: table)
        }
        return controller
      }
      c.property("tableView", "Its view.", \.tableView)
      c.property(
        "refreshControl", "That of its table.", get: { $0.tableView.refreshControl },
        set: { (list: UITableViewController, control: UIRefreshControl?) in list.tableView.refreshControl = control })
      c.property(
        "clearsSelectionOnViewWillAppear", "Whether a selection goes when the table is seen again; true.",
        \.clearsSelectionOnViewWillAppear)
      c.method("numberOfSections", "One, unless the controller has its own.", args: "tableView") {
        (_: UITableViewController, _: UITableView) in 1
      }
      c.method("numberOfRowsInSection", "None, unless the controller has its own.", args: "tableView", "section") {
        (_: UITableViewController, _: UITableView, _: Int) in 0
      }
    }
  }

  /// Members of every controller; the class is declared in `controllers`.
  static func controllerEditing(_ c: ClassBuilder<UIViewController>) {
    c.property("isEditing", "Whether it edits.", \.isEditing)
    c.property("editButtonItem", "A bar's item that says Edit or Done and switches.", \.editButtonItem)
    c.overridable(UIViewController.Overridable.setEditing)
  }
}

/// A function of the host that a script's handler calls when it has finished.
private struct Completion: LuaPushable {
  static var luaType: LuaType { .function }
  private let completion: (Bool) -> Void
  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  func push(on stack: LuaStack) {
    let completion = completion
    let body = LuaBody { stack, _ in
      completion(lua_toboolean(stack.raw, 1) != 0)
      return 0
    }
    // Kept, because the script may call it at any later time.
    ScriptContext.current.keep(body)
    stack.pushFunction(body)
  }
}
