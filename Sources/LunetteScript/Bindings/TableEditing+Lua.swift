import Foundation
import Lua
import LunetteKit

/// Editing of tables: the mode, swipe actions, table view controllers. Source: docs/lua-api.md 3
extension Registry {
  static func tableEditing(_ c: ClassBuilder<UITableView>) {
    c.property("isEditing", "Whether the table is in editing mode, or a row is open after a swipe.", \.isEditing)
    c.overridable(UITableView.Overridable.setEditing)
    c.property("allowsSelectionDuringEditing", "Whether a tap selects a row in editing mode.", \.allowsSelectionDuringEditing)
    c.property(
      "allowsMultipleSelectionDuringEditing",
      "Whether several rows can be selected in editing mode, with check circles. Rows can't be swiped then.",
      \.allowsMultipleSelectionDuringEditing)
  }

  static func swipeActions(_ r: RegistryBuilder) {
    r.type(
      UITableViewRowAction.self, "UITableViewRowAction",
      doc: "An action of a row that was swiped. The app must end the editing in the handler."
    ) { c in
      c.constructor { a in
        let handler = try a.take(
          "handler", as: LuaFunction.self, "Called as handler(action, indexPath) when the button was tapped.",
          calledWith: ["action": UITableViewRowAction.luaType, "indexPath": RowPath.luaType]
        ).map(Callback.init)
        let action = UITableViewRowAction(
          style: try a.take("style", as: UITableViewRowAction.Style.self) ?? .default, title: try a.take("title", as: String.self)
        ) { action, path in handler?.call(action, RowPath(path)) }
        action.cause = handler
        return action
      }
      c.property("style", "The kind of action: default and destructive are red, normal is gray.", \.style)
      c.property("title", "The text on the button.", \.title)
      c.property("backgroundColor", "The colour of the button; nil means that of the style.", \.backgroundColor)
    }
    r.type(
      UIContextualAction.self, "UIContextualAction",
      doc: "An action of a row that was swiped. Its handler(action, button, completion) must call completion(true) to close the row."
    ) { c in
      c.constructor { a in
        let handler = try a.take(
          "handler", as: LuaFunction.self, "Called as handler(action, button, completion) when the action was chosen.",
          calledWith: [
            "action": UIContextualAction.luaType, "button": UIView.luaType.orDerived, "completion": .callback(["isDone": .boolean]),
          ]
        ).map(Callback.init)
        let action = UIContextualAction(
          style: try a.take("style", as: UIContextualAction.Style.self) ?? .normal, title: try a.take("title", as: String.self)
        ) { action, button, completion in
          guard let handler else { return completion(false) }
          handler.call(action, button, Completion(completion))
        }
        action.cause = handler
        return action
      }
      c.property("style", "The kind of action: normal is gray, destructive is red.", \.style)
      c.property("title", "The text on the button.", \.title)
      c.property(
        "image", "The image in place of the title, or nil.", get: { $0.image.map(ScriptImage.init) }, set: { $0.image = $1?.image })
      c.property("backgroundColor", "The colour of the button; nil means that of the style.", \.backgroundColor)
    }
    r.type(
      UISwipeActionsConfiguration.self, "UISwipeActionsConfiguration", doc: "The actions at one side of a row."
    ) { c in
      c.state("actions") { $0.actions }
      c.constructor { a in UISwipeActionsConfiguration(actions: try a.take("actions", as: [UIContextualAction].self) ?? []) }
      c.property("actions", "The actions; the first is nearest to the row's edge.", \.actions)
      c.property(
        "performsFirstActionWithFullSwipe", "Whether a swipe over more than half of the row runs the first action; true by default.",
        \.performsFirstActionWithFullSwipe)
    }
  }

  static func tableControllers(_ r: RegistryBuilder) {
    r.type(
      UITableViewController.self, "UITableViewController", inherits: "UIViewController",
      doc: "A controller whose view is a table. It is the table's data source and delegate: UITableViewController { style = \"grouped\" }."
    ) { c in
      c.constructor { a in
        let style = try a.take("style", as: UITableView.Style.self, "The style of the table.")
        let controller = UITableViewController(style: style ?? .plain)
        controller.adoptTable = { controller, table in
          let script = ScriptContext.current.reference(to: controller)
          table.dataSource = table.keep(ScriptTableViewDataSource(script, mayBeEmpty: true))
          table.delegate = table.keep(ScriptTableViewDelegate(script))
        }
        return controller
      }
      c.initial("style", as: UITableView.Style.self) { $0.style = $1 }
      c.property("tableView", "The table, which is the controller's view.", \.tableView)
      c.property(
        "refreshControl", "The refreshControl of the table, or nil.", get: { $0.tableView.refreshControl },
        set: { (list: UITableViewController, control: UIRefreshControl?) in list.tableView.refreshControl = control })
      c.property(
        "clearsSelectionOnViewWillAppear", "Whether the selection is cleared in viewWillAppear; true by default.",
        \.clearsSelectionOnViewWillAppear)
      c.method("numberOfSections", "The number of sections: 1 unless a class overrides it.", args: "tableView") {
        (_: UITableViewController, _: UITableView) in 1
      }
      c.method("numberOfRowsInSection", "The number of rows: 0 unless a class overrides it.", args: "tableView", "section") {
        (_: UITableViewController, _: UITableView, _: Int) in 0
      }
    }
  }

  /// Members of every controller; the class is declared in `controllers`.
  static func controllerEditing(_ c: ClassBuilder<UIViewController>) {
    c.property("isEditing", "Whether the controller is in editing mode.", \.isEditing)
    c.property("editButtonItem", "A bar button item with the title Edit or Done that turns editing mode on and off.", \.editButtonItem)
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
