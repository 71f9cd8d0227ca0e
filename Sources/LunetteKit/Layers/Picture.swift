import Foundation

/// What was drawn, as a list of operations: plain values in the space of the bounds that were drawn in, from which every form of a frame is
/// made. Source: docs/rules/layers.md 3.2 (recording context)
public struct Picture: Hashable, Sendable {
  public var operations: [DrawOperation] = []

  public init() {}

  public var isEmpty: Bool { operations.isEmpty }
}

/// One thing that was drawn, with the state it was drawn in.
public struct DrawOperation: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    case fill(CGPath, UIColor, CGPathFillRule)
    case stroke(CGPath, UIColor, StrokeStyle)
    /// - Parameters: start and end in the space of the drawing; the radii of a radial one; whether it goes on before and after
    case gradient(DrawnGradient)
    case image(UIImage, CGRect)
    case text(DrawnText)
    /// Makes a rectangle clear.
    case clear(CGRect)
  }

  public var shape: Shape
  /// From the place where images and texts are drawn to the bounds; paths are moved already.
  public var transform = CGAffineTransform.identity
  /// What is drawn shows inside all of them.
  public var clips: [DrawnClip] = []
  public var alpha: CGFloat = 1
  public var blendMode = CGBlendMode.normal
  public var shadow: DrawnShadow?

  public init(_ shape: Shape) { self.shape = shape }

  /// The same, moved.
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
  /// The standard deviation is half of it. Units: points.
  public var blur: CGFloat
}

public struct DrawnGradient: Hashable, Sendable {
  public var colors: [UIColor]
  public var locations: [CGFloat]
  public var start: CGPoint
  public var end: CGPoint
  /// Of a radial one the radii at its ends; nil for one along a line. Units: points.
  public var startRadius: CGFloat?
  public var endRadius: CGFloat?
  public var extendsBefore: Bool
  public var extendsAfter: Bool
}

/// Lines of text, each at its place. Space: as the operation's transform says. Units: points.
public struct DrawnText: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    public var text: String
    /// Its left edge and its baseline.
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

/// Those that SVG has have an effect on what is shown; the others are kept. Source: docs/rules/layers.md 3.2
public enum CGBlendMode: Int, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
    saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker, plusLighter
}
