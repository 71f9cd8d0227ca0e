import Foundation
import Lua
import LunetteKit

/// Contents and looks of cells.
extension Registry {
  static func cells(_ r: RegistryBuilder) {
    r.type(UITableViewCell.self, "UITableViewCell", inherits: "UIView", doc: "One row on the screen.") { c in
      c.constructor { a in
        UITableViewCell(
          style: try a.take("style", as: UITableViewCell.CellStyle.self) ?? .default,
          reuseIdentifier: try a.take("reuseIdentifier", as: String.self))
      }
      c.property("style", "default, value1, value2 or subtitle.", \.style)
      c.property("reuseIdentifier", "The pool it goes to when it leaves the screen.", \.reuseIdentifier)
      cellContent(c)
      cellLooks(c)
      cellAccessories(c)
      cellState(c)
    }
    r.type(UITableViewCellMark.self, "UITableViewCellMark", inherits: "UIView", doc: "A cell's disclosure indicator, check mark or circle.")
    {
      c in
      c.property("mark", "disclosure, checkmark, circle or selectedCircle.", \.mark.luaName)
    }
    r.type(
      UITableViewCellMarkControl.self, "UITableViewCellMarkControl", inherits: "UIControl",
      doc: "A cell's minus, plus, reorder handle or detail button."
    ) { c in
      c.property("mark", "minus, plus, reorder or detail.", \.mark.luaName)
    }
  }

  private static func cellContent(_ c: ClassBuilder<UITableViewCell>) {
    c.property("contentView", "Holds what the cell shows.", \.contentView)
    c.property("textLabel", "The main text.", \.textLabel)
    c.property("detailTextLabel", "The second text; nil in the default style.", \.detailTextLabel)
    c.property("imageView", "The picture.", \.imageView)
    c.property("indentationLevel", "How far picture and texts stand to the right: so many times indentationWidth.", \.indentationLevel)
    c.property("indentationWidth", "Points; 10.", \.indentationWidth)
    c.property("separatorInset", "The table's, until it is set. Only left and right count. Points.", \.separatorInset)
  }

  private static func cellLooks(_ c: ClassBuilder<UITableViewCell>) {
    c.property("selectionStyle", "How a selection looks; none shows nothing.", \.selectionStyle)
    c.property("backgroundView", "Behind everything else.", \.backgroundView)
    c.property("selectedBackgroundView", "Shown behind the content while selected or highlighted.", \.selectedBackgroundView)
  }

  private static func cellAccessories(_ c: ClassBuilder<UITableViewCell>) {
    c.property("accessoryType", "none, disclosureIndicator, detailDisclosureButton, checkmark or detailButton.", \.accessoryType)
    c.property("accessoryView", "A view in place of the accessory type's sign.", \.accessoryView)
    c.property("editingAccessoryType", "The accessory while editing; none shows nothing then.", \.editingAccessoryType)
    c.property("editingAccessoryView", "The accessory view while editing.", \.editingAccessoryView)
  }

  private static func cellState(_ c: ClassBuilder<UITableViewCell>) {
    c.property("isSelected", "Set by the table.", \.isSelected)
    c.property("isHighlighted", "A finger is on it.", \.isHighlighted)
    c.property("isEditing", "Set by the table.", \.isEditing)
    c.property("editingStyle", "none, delete or insert, as the delegate said.", \.editingStyle)
    c.property("showingDeleteConfirmation", "Its row is open.", \.showingDeleteConfirmation)
    c.property("shouldIndentWhileEditing", "Whether its content makes room at the left.", \.shouldIndentWhileEditing)
    c.property("showsReorderControl", "Set by the table: its row may be moved.", \.showsReorderControl)
    c.overridable(UITableViewCell.Overridable.setSelected)
    c.overridable(UITableViewCell.Overridable.setHighlighted)
    c.overridable(UITableViewCell.Overridable.setEditing)
    c.overridable(UITableViewCell.Overridable.prepareForReuse)
  }
}

extension CellMark {
  fileprivate var luaName: String {
    switch self {
    case .circle(let isSelected): isSelected ? "selectedCircle" : "circle"
    default: "\(self)"
    }
  }
}
