import Foundation
import LunetteKit

/// What is on the screen at one moment: plain values in drawing order, from which every form of a frame is made.
///
/// Invariant: an item comes after its ancestors, and before items that are drawn over it; `parent` is less than the item's own index.
/// It contains nothing of an object's identity, so two runs of a script give equal lists.
/// Space: the screen's coordinates. Units: points
public struct DisplayList: Hashable, Sendable {
  /// The size of the screen.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// The simulated system's number, and whether its appearance is dark.
  public var system = SystemConstants.usual.number
  public var isDark = false
  /// The fingers that are down, in the order of landing.
  public var touches: [DisplayTouch] = []
  /// Constraints to be drawn over everything; empty unless they are wanted.
  package var layoutMarks: [LayoutMark] = []
  /// Back to front.
  public var items: [DisplayItem] = []
  /// The clips of views; items and inner clips refer to them by index.
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
  /// The creation number of its layer (`CALayer.id`): the same from frame to frame as long as the layer lives, and in every run.
  public var id: Int
  /// The class's name in scripts.
  public var className: String
  public var identifier: String?
  /// The nearest ancestor in the list; nil for a window.
  public var parent: Int?
  /// Number of views between it and the screen, those that aren't in the list included; 0 for a window.
  public var depth: Int

  /// The place in its parent, before the parent is scrolled or transformed: model values, replaced by the values of running animations.
  /// Space: the parent's own, whose top left corner is at `offset`; for a window the screen. Units: points.
  public var frame: CGRect
  /// The places of its corners: model values, replaced by the values of running animations, with transforms applied.
  public var quad: Quad
  /// Its own size before any transform.
  public var size: CGSize
  /// The place in its own space that is at its top left corner: how far a scroll view has scrolled.
  public var offset: CGPoint
  /// Index in `DisplayList.clips`; nil if only the screen's edge clips it.
  public var clip: Int?
  /// The bounding box of all its clips, the screen included.
  public var clipRect: CGRect
  /// Its own opacity times that of all its ancestors.
  public var alpha: CGFloat
  /// Its own opacity, for forms that can draw a group as one.
  public var opacity: CGFloat

  public var fill: UIColor?
  @Shared public var border: DisplayBorder? = nil
  /// The shadow of everything that the item and the items in it draw.
  @Shared public var shadow: DisplayShadow? = nil
  public var cornerRadius: CGFloat
  /// The corners that are round.
  public var maskedCorners = CACornerMask.all
  public var state: ViewState
  /// What the view is for readers of the screen; nil for a plain box.
  @Shared public var role: ViewRole? = nil
  @Shared public var text: ViewText? = nil
  /// A gradient in place of a plain background.
  @Shared public var gradient: Gradient? = nil
  /// Drawings, a picture, a mask; nil for nearly all items.
  @Shared public var art: DisplayArt? = nil

  /// Whether its own drawing, picture and text are cut off at its outline, and reach beyond it. Its background never does.
  public var cutsContent = false

  /// How a text frame shows it.
  package var form: TextForm { $role.look { $0.form } ?? .plain }
}

public struct DisplayBorder: Hashable, Sendable {
  /// Units: points.
  public var width: CGFloat
  public var color: UIColor
}

public struct DisplayShadow: Hashable, Sendable {
  /// Includes the shadow's opacity.
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
  /// The clip around this one.
  public var parent: Int?
}
