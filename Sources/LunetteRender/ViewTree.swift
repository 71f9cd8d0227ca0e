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
/// Model values, not the shown values of animations; numbers as in scripts, with rows counted from 1.
public struct ViewTree {
  public let text: String

  public init(_ simulation: Simulation) {
    text = simulation.perform {
      var lines: [String] = []
      for window in simulation.application.visibleWindows { Self.describe(window, indentation: "", into: &lines) }
      let length = lines.reduce(0) { $0 + $1.utf8.count + 1 }
      return HostWork.mustEnd(bytes: length, "telling of the views") ? "" : lines.joined(separator: "\n")
    }
  }

  private static func describe(_ view: UIView, indentation: String, into lines: inout [String]) {
    let summary = view.summary
    let length = summary.text?.utf8.count ?? 0
    if HostWork.mustEnd(steps: 1 + length >> 8, "telling of the views") || length > longText && HostWork.mustEnd(bytes: 4 * length, "telling of the views") {
      return
    }
    var parts = [view.className, described(view.frame)]
    if let text = summary.text ?? summary.name { parts.append(Utf8Buffer.json(text)) }
    if let id = view.accessibilityIdentifier { parts.append("#" + id) }
    let states = states(of: view, summary).joined(separator: ", ")
    if !states.isEmpty { parts.append(states) }
    lines.append(indentation + parts.joined(separator: " "))
    for subview in view.subviewsToRead.elements where !subview.isLeftOutOfLists || subview is _UIScrollViewScrollIndicator {
      describe(subview, indentation: indentation + "  ", into: &lines)
    }
  }

  /// Below it nobody asks whether there is room for a text. Units: bytes
  private static let longText = 1 << 20

  /// What the view's summary says, and states that any view may have.
  private static func states(of view: UIView, _ summary: ViewSummary) -> [String] {
    var states = summary.facts.map { fact in
      switch fact {
      case .word(let word): word
      case .number(let name, let number): name + " " + described(number)
      case .point(let name, let point): name + " " + described([point.x, point.y])
      }
    }
    if summary.text == nil, let placeholder = summary.placeholder { states.append("placeholder " + Utf8Buffer.json(placeholder)) }
    if view.isFirstResponder { states.append("first responder") }
    if view.isHidden { states.append("hidden") }
    if view.alpha != 1 { states.append("alpha " + described(view.alpha)) }
    if view.layer.transform != .identity { states.append("transformed") }
    return states
  }

  private static func described(_ rect: CGRect) -> String { described([rect.minX, rect.minY, rect.width, rect.height]) }

  private static func described(_ numbers: [CGFloat]) -> String { "{" + numbers.map(described).joined(separator: ", ") + "}" }

  /// A number with at most three decimals.
  private static func described(_ number: CGFloat) -> String {
    guard abs(number) < largestNumber else { return number > 0 ? "huge" : number < 0 ? "-huge" : "nan" }
    return shortDecimal(number, places: 3)
  }

  /// Larger numbers are no places on a screen, and decimals mean nothing.
  private static let largestNumber: CGFloat = 1e12
}
