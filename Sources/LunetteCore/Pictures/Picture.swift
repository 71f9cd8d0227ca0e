import Foundation

/// A drawing, as a list of operations: plain values in the space of the bounds that were drawn in. Every form of a frame is made of
/// them. Source: docs/rules/layers.md 3.2 (recording context)
public struct Picture: Hashable, Sendable {
  public var operations: [DrawOperation] = []

  public init() {}

  public var isEmpty: Bool { operations.isEmpty }
}

/// One thing that was drawn, with the state of the context at that time.
public struct DrawOperation: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    case fill(CGPath, UIColor, CGPathFillRule)
    case stroke(CGPath, UIColor, StrokeStyle)
    /// The gradient's start and end are in the space of the drawing; a radial one has radii; it may go on before and after its ends.
    case gradient(DrawnGradient)
    case image(UIImage, CGRect)
    case text(DrawnText)
    /// Makes a rectangle transparent.
    case clear(CGRect)
  }

  public var shape: Shape
  /// Maps the place of an image or a text to the bounds; paths are already mapped.
  public var transform = CGAffineTransform.identity
  /// What is drawn shows only inside all of them.
  public var clips: [DrawnClip] = []
  public var alpha: CGFloat = 1
  public var blendMode = CGBlendMode.normal
  public var shadow: DrawnShadow?

  public init(_ shape: Shape) { self.shape = shape }

  /// The operation moved by an offset.
  package func moved(by offset: CGPoint) -> DrawOperation {
    guard offset != .zero else { return self }
    let move = CGAffineTransform(translationX: offset.x, y: offset.y)
    var copy = self
    copy.clips = clips.map { DrawnClip($0.path.applying(move), $0.rule) }
    switch shape {
    case .fill(let path, let color, let rule): copy.shape = .fill(path.applying(move), color, rule)
    case .stroke(let path, let color, let style): copy.shape = .stroke(path.applying(move), color, style)
    case .clear(let rect): copy.shape = .clear(rect.offsetBy(dx: offset.x, dy: offset.y))
    case .gradient(var gradient):
      (gradient.start, gradient.end) = (gradient.start.applying(move), gradient.end.applying(move))
      copy.shape = .gradient(gradient)
    case .image, .text: copy.transform = transform.concatenating(move)
    }
    return copy
  }
}

public struct DrawnClip: Hashable, Sendable {
  public var path: CGPath
  public var rule: CGPathFillRule

  public init(_ path: CGPath, _ rule: CGPathFillRule) { (self.path, self.rule) = (path, rule) }
}

public struct DrawnShadow: Hashable, Sendable {
  public var color: UIColor
  /// Units: points.
  public var offset: CGSize
  /// Twice the standard deviation of the blur. Units: points.
  public var blur: CGFloat
}

public struct DrawnGradient: Hashable, Sendable {
  public var colors: [UIColor]
  public var locations: [CGFloat]
  public var start: CGPoint
  public var end: CGPoint
  /// For a radial gradient the radii at its ends; nil for a linear one. Units: points.
  public var startRadius: CGFloat?
  public var endRadius: CGFloat?
  public var extendsBefore: Bool
  public var extendsAfter: Bool
}

/// Lines of text, each at its place. Space: as the operation's transform says. Units: points.
public struct DrawnText: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    public var text: String
    /// The left edge of the first line, and its baseline.
    public var origin: CGPoint
    public var width: CGFloat

    public init(text: String, origin: CGPoint, width: CGFloat) { (self.text, self.origin, self.width) = (text, origin, width) }
  }
  public var lines: [Line]
  public var font: UIFont
  public var color: UIColor
  /// The box around the lines.
  public var box: CGRect

  public init(lines: [Line], font: UIFont, color: UIColor, box: CGRect) {
    (self.lines, self.font, self.color, self.box) = (lines, font, color, box)
  }
}

/// Modes that SVG has change what is shown; the others are only kept. Source: docs/rules/layers.md 3.2
public enum CGBlendMode: Int, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
    saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker, plusLighter
}
