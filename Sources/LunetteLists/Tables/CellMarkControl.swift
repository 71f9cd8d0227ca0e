import Foundation
@_spi(Lunette) import LunetteStage

/// A sign that can be touched: minus, plus, the reorder handle, the detail button.
public final class UITableViewCellMarkControl: UIControl {
  public override var accessibilityNature: AccessibilityNature { spokenNature }
  public package(set) var mark: CellMark

  package init(_ mark: CellMark) {
    self.mark = mark
    super.init(frame: .zero)
  }

  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    var content = mark.content(in: size, tint: tintColor)
    content.alpha = lookAlpha
    return content
  }

  @_spi(Lunette) public override var keepsSingleTaps: Bool { true }
}
