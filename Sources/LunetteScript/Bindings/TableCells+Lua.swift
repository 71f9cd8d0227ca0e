import Foundation
import Lua
import LunetteKit

/// Contents and looks of cells.
extension Registry {
  static func cells(_ r: RegistryBuilder) {
    listContents(r)
    r.type(UITableViewCell.self, "UITableViewCell", inherits: "UIView", doc: "A view that shows one row.") { c in
      c.state("style") { $0.style }
      c.state("reuseIdentifier") { $0.reuseIdentifier }
      c.constructor { a in
        UITableViewCell(
          style: try a.take("style", as: UITableViewCell.CellStyle.self) ?? .default,
          reuseIdentifier: try a.take("reuseIdentifier", as: String.self))
      }
      c.initial("style", as: UITableViewCell.CellStyle.self) { $0.become($1) }
      c.initial("reuseIdentifier", as: String.self) { $0.reuseIdentifier = $1 }
      c.property("style", "The style of the cell, set when it is made.", \.style)
      c.property(
        "reuseIdentifier", "The name of the pool that the view goes to when it leaves the screen, or nil for none.", get: { $0.reuseIdentifier })
      cellContent(c)
      tableCellConfiguration(c)
      cellLooks(c)
      cellAccessories(c)
      cellState(c)
    }
    r.type(
      UITableViewCellMark.self, "UITableViewCellMark", inherits: "UIView",
      doc: "A sign in a cell: disclosure indicator, check mark or circle."
    ) {
      c in
      c.property("mark", "The kind of sign: disclosure, checkmark, circle or selectedCircle.", \.mark.luaName)
    }
    r.type(
      UITableViewCellMarkControl.self, "UITableViewCellMarkControl", inherits: "UIControl",
      doc: "A small control in a cell: minus, plus, reorder handle or detail button."
    ) { c in
      c.property("mark", "The kind of control: minus, plus, reorder or detail.", \.mark.luaName)
    }
  }

  private static func cellContent(_ c: ClassBuilder<UITableViewCell>) {
    c.property("contentView", "The view that contains what the cell shows.", \.contentView)
    c.property("textLabel", "The main text.", \.textLabel)
    c.property("detailTextLabel", "The second text, or nil in the default style.", \.detailTextLabel)
    c.property("imageView", "The view of the image.", \.imageView)
    c.property("indentationLevel", "How far the content is indented, in steps of indentationWidth.", \.indentationLevel)
    c.property("indentationWidth", "The width of one step of indentation; 10 by default.", unit: .points, \.indentationWidth)
    c.property(
      "separatorInset",
      "The distances of the line under the cell from the cell's edges; the table's, unless it is set. Only left and right count.", unit: .points,
      \.separatorInset)
  }

  private static func cellLooks(_ c: ClassBuilder<UITableViewCell>) {
    c.property("selectionStyle", "How the cell looks while it is selected; with none it does not change.", \.selectionStyle)
    c.property("backgroundView", "A view behind everything else in the cell, or nil.", \.backgroundView)
    c.property(
      "selectedBackgroundView", "A view behind the content that is shown while the cell is selected or highlighted, or nil.",
      \.selectedBackgroundView)
  }

  private static func cellAccessories(_ c: ClassBuilder<UITableViewCell>) {
    c.property("accessoryType", "The sign or button at the right end of the cell.", \.accessoryType)
    c.property("accessoryView", "A view in place of the sign of accessoryType, or nil.", \.accessoryView)
    c.property("editingAccessoryType", "The sign or button at the right end of the cell in editing mode.", \.editingAccessoryType)
    c.property("editingAccessoryView", "A view in place of the sign of editingAccessoryType, or nil.", \.editingAccessoryView)
  }

  private static func cellState(_ c: ClassBuilder<UITableViewCell>) {
    c.property("isSelected", "The table sets this.", \.isSelected)
    c.property("isHighlighted", "Whether a finger is on the object.", \.isHighlighted)
    c.property("isEditing", "The table sets this.", \.isEditing)
    c.property("editingStyle", "The editing style of the row, as the delegate returned it.", \.editingStyle)
    c.property(
      "showingDeleteConfirmation", "Whether the row is open, with its delete button or actions visible.", \.showingDeleteConfirmation)
    c.property("shouldIndentWhileEditing", "Whether the content moves to the right in editing mode.", \.shouldIndentWhileEditing)
    c.property(
      "showsReorderControl", "Whether the row may be moved in editing mode, so that the reorder control is shown. The table sets this.",
      \.showsReorderControl)
    c.overridable(UITableViewCell.Overridable.setSelected)
    c.overridable(UITableViewCell.Overridable.setHighlighted)
    c.overridable(UITableViewCell.Overridable.setEditing)
    c.overridable(UITableViewCell.Overridable.prepareForReuse)
    c.overridable(UITableViewCell.Overridable.willTransition)
    c.overridable(UITableViewCell.Overridable.didTransition)
  }
}

extension CellMark {
  package var luaName: String {
    switch self {
    case .circle(let isSelected): isSelected ? "selectedCircle" : "circle"
    default: "\(self)"
    }
  }
}
