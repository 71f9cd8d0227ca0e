import Foundation

public enum CALayerContentsGravity: String, Sendable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect, resizeAspectFill
}

extension CALayerContentsGravity {
  package var isScaling: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// The rectangle in the bounds that a picture of a size fills; half points are not rounded. Source: docs/rules/layers.md 1.3
  package func place(of natural: CGSize, in size: CGSize) -> CGRect {
    func scaled(_ factor: CGFloat) -> CGRect {
      let (width, height) = (natural.width * factor, natural.height * factor)
      return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }
    guard natural.width > 0, natural.height > 0 else { return CGRect(origin: .zero, size: size) }
    switch self {
    case .resize: return CGRect(origin: .zero, size: size)
    case .resizeAspect: return scaled(min(size.width / natural.width, size.height / natural.height))
    case .resizeAspectFill: return scaled(max(size.width / natural.width, size.height / natural.height))
    default: break
    }
    let (freeX, freeY) = (size.width - natural.width, size.height - natural.height)
    let x: CGFloat
    let y: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = 0
    case .right, .topRight, .bottomRight: x = freeX
    default: x = freeX / 2
    }
    switch self {
    case .top, .topLeft, .topRight: y = 0
    case .bottom, .bottomLeft, .bottomRight: y = freeY
    default: y = freeY / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: natural)
  }
}
