import Foundation
import LunetteKit

/// What a control with a value shows of it, or the sign that a cell's control is.
public enum DisplayControl: Hashable, Sendable {
  case toggle(isOn: Bool)
  /// - Parameter fraction: where the knob is on its way, from 0 to 1
  case slider(fraction: CGFloat)
  /// Which of the signs - and + would change anything.
  case stepper(canDecrease: Bool, canIncrease: Bool)
  /// - Parameter selected: from 0; nil for none
  case segments([DisplaySegment], selected: Int?)
  /// - Parameter current: from 0
  case pages(count: Int, current: Int)
  /// - Parameter fraction: how much of it has been pulled into sight, from 0 to 1
  case refresh(fraction: CGFloat, isRefreshing: Bool, title: String, tint: UIColor)
  /// Beside a cell's content: minus, plus, a handle, an accessory.
  case mark(CellMark)

  /// Nil for a view that is none of them.
  init?(_ view: UIView) {
    switch view {
    case let control as UISwitch: self = .toggle(isOn: control.isKnobAtEnd)
    case let slider as UISlider: self = .slider(fraction: slider.fraction)
    case let stepper as UIStepper: self = .stepper(canDecrease: stepper.canStep(up: false), canIncrease: stepper.canStep(up: true))
    case let control as UISegmentedControl:
      let segments = (0..<control.numberOfSegments).map {
        DisplaySegment(title: control.titleForSegment(at: $0) ?? "", isEnabled: control.isEnabledForSegment(at: $0))
      }
      let selected = control.selectedSegmentIndex
      self = .segments(segments, selected: selected == UISegmentedControl.noSegment ? nil : selected)
    case let control as UIPageControl: self = .pages(count: control.numberOfDots, current: control.currentPage)
    case let control as UIRefreshControl:
      self = .refresh(
        fraction: control.pulledFraction, isRefreshing: control.isRefreshing, title: control.attributedTitle?.string ?? "",
        tint: control.tintColor)
    case let control as UITableViewCellMarkControl: self = .mark(control.mark)
    default: return nil
    }
  }
}

public struct DisplaySegment: Hashable, Sendable {
  public var title: String
  public var isEnabled: Bool
}
