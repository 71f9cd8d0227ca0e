import Foundation
import Lua
import LunetteKit

extension Registry {
  static func tables(_ r: RegistryBuilder) {
    r.type(
      UITableView.self, "UITableView", inherits: "UIScrollView", doc: "A list of rows in sections. Only visible rows have cells."
    ) { c in
      c.constructor { a in UITableView(style: try a.take("style", as: UITableView.Style.self) ?? .plain) }
      c.initial("frame", as: CGRect.self) { $0.frame = $1 }
      c.initial("style", as: UITableView.Style.self) { $0.become($1) }
      lists(c, .table)
      c.overridable(UITableView.Overridable.reloadData)
      tableProperties(c)
      tableQueries(c)
      tableCells(c)
      tableUpdates(c)
      tableEditing(c)
      tableShape(c)
    }
    headerFooterViews(r)
    r.type(UITableViewSeparator.self, "UITableViewSeparator", inherits: "UIView", doc: "The line under a row.") { _ in }
    cells(r)
    swipeActions(r)
    tableControllers(r)
  }

  private static func tableProperties(_ c: ClassBuilder<UITableView>) {
    c.state("style") { $0.style }
    c.property("style", "The style of the table, set when it is made.", \.style)
    c.delegate("dataSource", TableViewDataSourceMethods.self, get: { $0.dataSource }, set: { $0.dataSource = $1 })
    c.delegate("delegate", TableViewDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    c.property("rowHeight", "The height of rows if the delegate has no heightForRowAt.", unit: .points, \.rowHeight)
    c.property(
      "insetsContentViewsToSafeArea", "Whether what rows and headers show stays clear of a notch at the side; true by default. Their backgrounds don't.",
      \.insetsContentViewsToSafeArea)
    c.property("separatorStyle", "Whether there are lines between rows.", \.separatorStyle)
    c.property("separatorInset", "The distances of the lines from the cells' edges. Only left and right count.", unit: .points, \.separatorInset)
    c.property("separatorColor", "The colour of the lines between rows.", nilMeans: Simulation.look { $0.system.colors.separator }, \.separatorColor)
    c.property(
      "separatorEffect", "An effect in whose colour the lines are shown, in place of separatorColor, or nil.", \.separatorEffect)
    c.property("tableHeaderView", "A view above the first section, or nil.", \.tableHeaderView)
    c.property("tableFooterView", "A view below the last section, or nil.", \.tableFooterView)
    c.listProperty("visibleCells", "In ascending order.", of: \.visible, \.cell)
    c.listProperty("indexPathsForVisibleRows", "In ascending order.", of: \.visible, number: 2, \.path)
    c.property("indexPathForSelectedRow", "The first selected row, or nil.", get: { $0.indexPathForSelectedRow.map(RowPath.init) })
    c.property("indexPathsForSelectedRows", "In ascending order.", get: { $0.selectedPaths })
  }

  private static func tableQueries(_ c: ClassBuilder<UITableView>) {
    c.method("numberOfRows", "The number of rows in a section that the data source returned last.", args: "section") {
      (t: UITableView, section: Int) in t.numberOfRows(inSection: section.fromZero)
    }
    c.method("rectForRow", "The rectangle of a row in the content.", args: "indexPath") { (t: UITableView, path: RowPath) in
      t.rectForRow(at: path.indexPath)
    }
    c.measured(in: .points)
    c.method("rect", "The rectangle of a section with its header and footer, in the content.", args: "section") {
      (t: UITableView, section: Int) in
      t.rect(forSection: section.fromZero)
    }
    c.measured(in: .points)
    c.method("indexPathForRow", "The row at a point of the content, or nil.", args: "point") {
      (t: UITableView, point: CGPoint) in t.indexPathForRow(at: point).map(RowPath.init)
    }
    c.method("indexPathsForRows", "The rows that a rectangle of the content touches.", args: "rect") {
      (t: UITableView, rect: CGRect) in (t.indexPathsForRows(in: rect) ?? []).map(RowPath.init)
    }
    c.method("indexPath", "The row of a visible cell, or nil.", args: "cell") {
      (t: UITableView, cell: UITableViewCell) in t.indexPath(for: cell).map(RowPath.init)
    }
    c.method("cellForRow", "The cell of a row, or nil if the row is not visible.", args: "indexPath") { (t: UITableView, path: RowPath) in
      t.cellForRow(at: try path.counted.indexPath)
    }
    c.method(
      "scrollToRow", "Scrolls until a row is at the top, in the middle or at the bottom; none scrolls as little as is needed.",
      args: "indexPath", "position",
      "animated"
    ) {
      (t: UITableView, path: RowPath, position: UITableView.ScrollPosition?, animated: Bool?) in
      t.scrollToRow(at: path.indexPath, at: position ?? .none, animated: animated ?? false)
    }
    c.method(
      "selectRow", "Selects a row without calling the delegate, and scrolls to it unless the position is none. nil clears the selection.",
      args: "indexPath", "animated", "position"
    ) {
      (t: UITableView, path: RowPath?, animated: Bool?, position: UITableView.ScrollPosition?) in
      t.selectRow(at: try path?.counted.indexPath, animated: animated ?? false, scrollPosition: position ?? .none)
    }
    c.method("deselectRow", "Deselects a row without calling the delegate.", args: "indexPath", "animated") {
      (t: UITableView, path: RowPath, animated: Bool?) in t.deselectRow(at: try path.counted.indexPath, animated: animated ?? false)
    }
  }

  private static func tableCells(_ c: ClassBuilder<UITableView>) {
    c.method(
      "register",
      "Cells for this identifier are made from this class, or by this nib; nil removes the registration. A class of headers and footers is registered "
        + "as by registerHeaderFooter.",
      args: "class", "identifier"
    ) {
      (t: UITableView, kind: TableRegistration?, identifier: String) in
      let cellClass: ViewClass<UITableViewCell>?
      switch kind {
      case .header(let type):
        t.registrationCauses["\(UITableView.headerFooterKind) \(identifier)"] = type
        return t.register(
          { type.make(["reuseIdentifier": identifier]) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier) },
          forHeaderFooterViewReuseIdentifier: identifier)
      case .nib(let nib): return t.register(nib, forCellReuseIdentifier: identifier)
      case .cell(let type): cellClass = type
      case nil: cellClass = nil
      }
      t.registrationCauses[identifier] = cellClass
      let arguments = ["style": "default", "reuseIdentifier": identifier]
      let factory = cellClass.map { type in { type.make(arguments) ?? UITableViewCell(reuseIdentifier: identifier) } }
      t.register(factory, forCellReuseIdentifier: identifier)
    }
    c.method(
      "registerNib", "Cells for this identifier are made by this nib, which has one cell; nil removes the registration.", "nib", "identifier",
      UITableView.register(_:forCellReuseIdentifier:))
    c.method(
      "dequeueReusableCell",
      "A cell from the pool, or a new one of the registered class. Without an index path the result is nil if there is neither.",
      args: "identifier", "indexPath"
    ) { (t: UITableView, identifier: String, path: RowPath?) -> UITableViewCell? in
      guard let path else { return t.dequeueReusableCell(withIdentifier: identifier) }
      return t.dequeueReusableCell(withIdentifier: identifier, for: path.indexPath)
    }
  }
}

extension RowPath {
  /// UIKit ignores rows and items that don't exist. A row before the first is still reported, as the mistake of an author who counts from 0.
  var counted: RowPath {
    get throws {
      if section >= 0, row >= 0 { return self }
      throw LuaMismatch(wanted: "an IndexPath with section and row from 1", got: "\(fromOne)", hint: "rows and sections count from 1")
    }
  }
}

/// What `UITableView.register` takes, as its three forms in UIKit do.
private enum TableRegistration: LuaReadable {
  case cell(ViewClass<UITableViewCell>)
  case header(ViewClass<UITableViewHeaderFooterView>)
  case nib(UINib)

  static var luaTypeName: String { ViewClass<UITableViewCell>.luaTypeName }
  static var luaType: LuaType { ViewClass<UITableViewCell>.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TableRegistration {
    if let header = try? ViewClass<UITableViewHeaderFooterView>.read(stack, at: index) { return .header(header) }
    if let nib = try? UINib.read(stack, at: index) { return .nib(nib) }
    return .cell(try ViewClass<UITableViewCell>.read(stack, at: index))
  }
}
