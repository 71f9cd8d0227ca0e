import Foundation
import LunetteKit

/// The views of the visible windows as an indented list, back to front: class, frame in the superview, text, state.
///
///     UIWindow {0, 0, 320, 568} key
///       UITableView {0, 0, 320, 568} offset {0, 44}
///         UITableViewCell {0, 44, 320, 44} row 1.2, selected
///           UIView {0, 0, 320, 43.5}
///             UILabel {15, 0, 290, 43.5} "Banana"
///
/// Model values, not what an animation shows; numbers as a script writes them, with rows counted from 1.
public struct ViewTree {
  public let text: String

  public init(_ simulation: Simulation) {
    text = simulation.perform {
      var lines: [String] = []
      for window in simulation.application.visibleWindows { Self.describe(window, indentation: "", into: &lines) }
      return lines.joined(separator: "\n")
    }
  }

  private static func describe(_ view: UIView, indentation: String, into lines: inout [String]) {
    var parts = [view.className, described(view.frame)]
    if let text = text(of: view) { parts.append("\"" + escaped(text) + "\"") }
    if let id = view.accessibilityIdentifier { parts.append("#" + id) }
    let states = states(of: view).joined(separator: ", ")
    if !states.isEmpty { parts.append(states) }
    lines.append(indentation + parts.joined(separator: " "))
    // The keys of the keyboard are many and always the same.
    for subview in view.subviews where !(subview is UIKeyboardKey) { describe(subview, indentation: indentation + "  ", into: &lines) }
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let view as UITextView: view.text?.isEmpty == false ? view.text : nil
    case let field as UITextField: field.text?.isEmpty == false ? field.text : nil
    case let imageView as UIImageView: imageView.image?.name
    default: nil
    }
  }

  private static func states(of view: UIView) -> [String] {
    var states: [String] = []
    switch view {
    case let window as UIWindow: if window.isKeyWindow { states.append("key") }
    case let cell as UITableViewCell:
      if let path = cell.tableView?.indexPath(for: cell) { states.append("row \(path.section + 1).\(path.row + 1)") }
      if cell.isSelected { states.append("selected") }
      if cell.isHighlighted { states.append("highlighted") }
    case let scrollView as UIScrollView:
      let offset = scrollView.contentOffset
      if offset != .zero { states.append("offset " + described([offset.x, offset.y])) }
    case let control as UIControl:
      if control.isSelected { states.append("selected") }
      if control.isHighlighted { states.append("highlighted") }
      if !control.isEnabled { states.append("disabled") }
      if let field = control as? UITextField, let placeholder = field.placeholder, field.text?.isEmpty != false {
        states.append("placeholder \"" + escaped(placeholder) + "\"")
      }
      if let value = value(of: control) { states.append(value) }
    default: break
    }
    if view.isFirstResponder { states.append("first responder") }
    if view.isHidden { states.append("hidden") }
    if view.alpha != 1 { states.append("alpha " + described(view.alpha)) }
    if view.layer.transform != .identity { states.append("transformed") }
    return states
  }

  /// What a control with a value holds; segments and pages from 1.
  private static func value(of control: UIControl) -> String? {
    switch control {
    case let control as UISwitch: control.isOn ? "on" : "off"
    case let slider as UISlider: "value " + described(slider.value)
    case let stepper as UIStepper: "value " + described(stepper.value)
    case let control as UISegmentedControl:
      control.selectedSegmentIndex == UISegmentedControl.noSegment ? "no segment" : "segment \(control.selectedSegmentIndex + 1)"
    case let control as UIPageControl: "page \(control.currentPage + 1) of \(control.numberOfPages)"
    default: nil
    }
  }

  private static func described(_ rect: CGRect) -> String { described([rect.minX, rect.minY, rect.width, rect.height]) }

  private static func described(_ numbers: [CGFloat]) -> String { "{" + numbers.map(described).joined(separator: ", ") + "}" }

  /// Three decimals at most.
  private static func described(_ number: CGFloat) -> String {
    guard abs(number) < largestNumber else { return number > 0 ? "huge" : number < 0 ? "-huge" : "nan" }
    return shortDecimal(number, places: 3)
  }

  private static func escaped(_ text: String) -> String {
    text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
      ? text.map { $0 == "\"" ? "\\\"" : $0 == "\\" ? "\\\\" : $0.isNewline ? "\\n" : String($0) }.joined() : text
  }

  /// Beyond it a number is no place on a screen, and decimals mean nothing.
  private static let largestNumber: CGFloat = 1e12
}
