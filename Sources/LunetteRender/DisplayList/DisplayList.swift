import Foundation
import LunetteKit

/// What is on the screen at one moment: plain values in drawing order, from which every form of a frame is made.
///
/// Invariant: an item stands after its ancestors, and before whatever is drawn over it; `parent` is less than its own index.
/// Nothing in it can be traced back to an object, so two runs of a script give equal lists.
/// Space:     the screen's coordinates. Units: points
public struct DisplayList: Hashable, Sendable {
  /// The screen.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// The fingers on the glass, in landing order.
  public var touches: [DisplayTouch] = []
  /// Back to front.
  public var items: [DisplayItem] = []
  /// What views cut off; items and inner clips name theirs by index.
  public var clips: [DisplayClip] = []

  public init(size: CGSize) { self.size = size }
}

/// A finger.
public struct DisplayTouch: Hashable, Sendable {
  public var location: CGPoint
  public var phase: UITouch.Phase
}

/// One visible view, or a mark that a view draws over its subviews.
public struct DisplayItem: Hashable, Sendable {
  /// As a script knows it.
  public var className: String
  public var identifier: String?
  /// The nearest ancestor in the list; nil for a window.
  public var parent: Int?
  /// Ancestors between it and the screen, those that aren't in the list included; 0 for a window.
  public var depth: Int

  /// Where its corners are shown: model values with running animations laid over them, transforms applied.
  public var quad: Quad
  /// Its own size before any transform.
  public var size: CGSize
  /// What stands at its top left corner, in its own space: how far a scroll view has scrolled.
  public var offset: CGPoint
  /// Index into `DisplayList.clips`; nil where only the screen's edge cuts.
  public var clip: Int?
  /// The box of everything that cuts it, the screen included.
  public var clipRect: CGRect
  /// Its own opacity times that of all its ancestors.
  public var alpha: CGFloat
  /// Its own opacity, for forms that can draw a group as a whole.
  public var opacity: CGFloat

  public var fill: UIColor?
  public var border: DisplayBorder?
  /// Of all that it and what stands in it draws.
  public var shadow: DisplayShadow?
  public var cornerRadius: CGFloat
  /// The corners that are round.
  public var maskedCorners = CACornerMask.all
  public var state: DisplayState
  public var content: DisplayContent
}

public struct DisplayBorder: Hashable, Sendable {
  /// Units: points.
  public var width: CGFloat
  public var color: UIColor
}

public struct DisplayShadow: Hashable, Sendable {
  /// With the shadow's opacity.
  public var color: UIColor
  /// Space: the view's own. Units: points.
  public var offset: CGSize
  /// The standard deviation of the blur. Units: points. Range: from 0.
  public var radius: CGFloat
}

/// The shape of a view that cuts off its content.
public struct DisplayClip: Hashable, Sendable {
  public var quad: Quad
  public var cornerRadius: CGFloat
  /// The corners that are round.
  public var maskedCorners = CACornerMask.all
  /// The clip that this one lies in.
  public var parent: Int?
}

/// What a reader of the screen may want to know beside the looks.
public struct DisplayState: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let selected = DisplayState(rawValue: 1)
  public static let highlighted = DisplayState(rawValue: 2)
  public static let disabled = DisplayState(rawValue: 4)
  public static let firstResponder = DisplayState(rawValue: 8)

  /// In the order in which they are printed.
  public static let named: [(name: String, state: DisplayState)] = [
    ("selected", .selected), ("highlighted", .highlighted), ("disabled", .disabled), ("first responder", .firstResponder),
  ]
}

/// What a view draws itself, beside its background and border.
public enum DisplayContent: Hashable, Sendable {
  /// Nothing.
  case plain
  case label(DisplayText)
  /// The title of a button, which is the item's parent; the item's state is the button's.
  case title(DisplayText)
  case field(DisplayField)
  /// A control that shows its value.
  case control(DisplayControl)
  /// Colours that run across the item.
  case gradient(Gradient)
  /// A picture, of which only the name is known.
  case image(name: String)
  /// A table's row.
  case cell
  /// A hairline, filled with the item's colour.
  case separator
  /// Drawn over the scroll view's content while it moves.
  case scrollIndicator(isVertical: Bool)

  public var text: DisplayText? {
    switch self {
    case .label(let text), .title(let text): text
    case .field(let field): field.text
    default: nil
    }
  }
}

/// Text as a label sets it: broken and truncated by its measured width, and centred in the view's height.
public struct DisplayText: Hashable, Sendable {
  /// The whole of it.
  public var text: String
  /// What is shown of it.
  public var lines: [String]
  public var font: UIFont
  /// Without the item's alpha.
  public var color: UIColor
  public var alignment: NSTextAlignment
  public var lineBreakMode: NSLineBreakMode
  /// From the view's left and right edges to where the text may stand. Units: points.
  public var inset: CGFloat = 0
}

public struct DisplayField: Hashable, Sendable {
  /// The text, or the placeholder where there is none.
  public var text: DisplayText
  public var isPlaceholder: Bool
  /// Then there is a caret after the text, and a text that is too long shows its end.
  public var isEditing: Bool
  public var borderStyle: UITextField.BorderStyle
  public var hasBorder: Bool { borderStyle != .none }
}
