import Foundation

/// A sign that a cell draws beside its content. There are no pixels: each form of a frame has its own way to show it.
public enum CellMark: Hashable, Sendable {
  case minus, plus
  case reorder
  case disclosure, checkmark, detail
  /// The circle of a row that can be selected while editing.
  case circle(isSelected: Bool)

  /// What frames as JSON call it.
  public var name: String {
    switch self {
    case .minus: "minus"
    case .plus: "plus"
    case .reorder: "reorder"
    case .disclosure: "disclosure"
    case .checkmark: "checkmark"
    case .detail: "detail"
    case .circle(let isSelected): isSelected ? "selectedCircle" : "circle"
    }
  }
}

/// A sign without a function: a disclosure indicator, a check mark, a selection circle.
public final class UITableViewCellMark: UIView {
  public internal(set) var mark: CellMark

  init(_ mark: CellMark) {
    self.mark = mark
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
}

/// A sign that can be touched: minus, plus, the reorder handle, the detail button.
public final class UITableViewCellMarkControl: UIControl {
  public internal(set) var mark: CellMark

  init(_ mark: CellMark) {
    self.mark = mark
    super.init(frame: .zero)
  }

  override var keepsSingleTaps: Bool { true }
}
