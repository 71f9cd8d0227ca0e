import Foundation

/// A width or a height: a share of the container's, a number of points, or an estimate that is measured. Source: Apple,
/// NSCollectionLayoutDimension (uniformAcrossSiblings: iOS 17)
public final class NSCollectionLayoutDimension: StoredState {
  let length: LayoutLength

  private init(_ length: LayoutLength) { self.length = length }

  /// - Parameter share: 1 for all of it; more is possible
  public static func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.fractionalWidth(share)) }
  public static func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.fractionalHeight(share)) }
  /// Units: points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.absolute(points)) }
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.estimated(points)) }
  public static func uniformAcrossSiblings(estimate points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform(points))
  }

  public var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
  public var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
  public var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  public var isEstimated: Bool { length.isEstimated }
  public var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }
  /// The share, or the points.
  public var dimension: CGFloat {
    switch length {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value), .uniform(let value): value
    }
  }
}

public final class NSCollectionLayoutSize: StoredState {
  public let widthDimension, heightDimension: NSCollectionLayoutDimension

  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  var lengths: LayoutLengths { LayoutLengths(width: widthDimension.length, height: heightDimension.length) }
}

/// Between neighbours. Source: Apple, NSCollectionLayoutSpacing
public final class NSCollectionLayoutSpacing: StoredState {
  let value: LayoutSpacing
  private init(_ value: LayoutSpacing) { self.value = value }

  /// Units: points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(.fixed(points)) }
  /// At least so much; what is left over is shared by all that are flexible.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(.flexible(points)) }

  public var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): points
    }
  }
  public var isFixed: Bool { !isFlexible }
  public var isFlexible: Bool { if case .flexible = value { true } else { false } }
}

/// Around an item, for its neighbours. Source: Apple, NSCollectionLayoutEdgeSpacing
public final class NSCollectionLayoutEdgeSpacing: StoredState {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing? = nil, top: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil,
    bottom: NSCollectionLayoutSpacing? = nil
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  var value: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none, bottom: bottom?.value ?? .none)
  }
}

/// Source: Apple, NSDirectionalRectEdge
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Where a supplementary item stands at its item. Source: Apple, NSCollectionLayoutAnchor
public final class NSCollectionLayoutAnchor: StoredState {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  /// The offset is in sizes of the supplementary item, else in points.
  public let isFractionalOffset: Bool

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) { (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false) }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true) }

  var value: LayoutAnchor {
    func place(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(first) == edges.contains(last) ? 0.5 : edges.contains(first) ? 0 : 1
    }
    return LayoutAnchor(x: place(.leading, .trailing), y: place(.top, .bottom), offset: offset, isFractional: isFractionalOffset)
  }
}
