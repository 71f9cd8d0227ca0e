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
  /// Constraints that are to be drawn over everything; none unless they were asked for.
  package var layoutMarks: [LayoutMark] = []
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
  /// The creation number of its layer (`CALayer.id`): the same from frame to frame as long as the layer lives, and in every run.
  public var id: Int
  /// As a script knows it.
  public var className: String
  public var identifier: String?
  /// The nearest ancestor in the list; nil for a window.
  public var parent: Int?
  /// Ancestors between it and the screen, those that aren't in the list included; 0 for a window.
  public var depth: Int

  /// Where it stands in its parent, before that one is scrolled or transformed: model values with running animations laid over them.
  /// Space: the parent's own, whose top left corner shows `offset`; of a window the screen. Units: points.
  public var frame: CGRect
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
  @Shared public var border: DisplayBorder? = nil
  /// Of all that it and what stands in it draws.
  @Shared public var shadow: DisplayShadow? = nil
  public var cornerRadius: CGFloat
  /// The corners that are round.
  public var maskedCorners = CACornerMask.all
  public var state: ViewState
  /// What it is to whoever reads the screen; nil for a box.
  @Shared public var role: ViewRole? = nil
  @Shared public var text: ViewText? = nil
  /// Colours that run across it.
  @Shared public var gradient: Gradient? = nil
  /// Drawings, a picture, a mask; nil for nearly all.
  @Shared public var art: DisplayArt? = nil

  /// How a frame of characters shows it.
  package var form: TextForm { $role.look { $0.form } ?? .plain }
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
