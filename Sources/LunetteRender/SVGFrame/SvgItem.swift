import Foundation
import LunetteKit

/// A single item of a display list as SVG elements in its own space, with (0, 0) at the item's top left corner: for clients that keep items
/// and move them. Each is a list of nodes in JSON: `[["rect",{"width":"3"},child…]]`.
public enum SvgItem {
  /// Its background and content; an empty list if it draws nothing.
  public static func look(of item: DisplayItem) -> [UInt8] {
    var alone = alone(item)
    (alone.border, alone.shadow) = (nil, nil)
    return elements(alone)
  }

  /// Its shadow alone, which stands outside of the group that its opacity fades: a shadow is seen through a faded box.
  public static func shadow(of item: DisplayItem) -> [UInt8] {
    guard item.shadow != nil else { return nothing }
    var alone = alone(item)
    if var art = alone.art, art.shadowPath != nil {
      (alone.fill, alone.text, alone.gradient, alone.border) = (nil, nil, nil, nil)
      (art.operations, art.image, art.ground) = ([], nil, nil)
      alone.art = art
    }
    return elements(alone, onlyShadow: true)
  }

  /// Its border, which is drawn over everything in it.
  public static func edge(of item: DisplayItem) -> [UInt8] {
    guard item.border != nil else { return nothing }
    var alone = alone(item)
    (alone.fill, alone.text, alone.gradient, alone.art, alone.shadow) = (nil, nil, nil, nil, nil)
    return elements(alone)
  }

  private static func alone(_ item: DisplayItem) -> DisplayItem {
    var alone = item
    let corner = item.quad.topLeft
    (alone.parent, alone.clip, alone.alpha, alone.opacity) = (nil, nil, 1, 1)
    alone.quad = Quad(CGRect(origin: .zero, size: item.size))
    alone.clipRect = CGRect(origin: .zero, size: item.size)
    // A mask's place is relative to the screen, so the mask is moved too.
    if var mask = item.art?.mask {
      for index in mask.indices { mask[index].quad = mask[index].quad.moved(by: CGPoint(x: -corner.x, y: -corner.y)) }
      alone.art?.mask = mask
    }
    return alone
  }

  private static let nothing = Array("[]".utf8)

  private static func elements(_ item: DisplayItem, onlyShadow: Bool = false) -> [UInt8] {
    var list = DisplayList(size: item.size)
    list.items = [item]
    var painter = SvgPainter(list, fitting: .textLength, document: SvgDocument(partOf: .nodes))
    painter.paintsOnlyShadows = onlyShadow
    painter.paintItems()
    // The first node is behind a comma, too.
    return [UInt8(ascii: "[")] + painter.document.out.bytes.dropFirst() + [UInt8(ascii: "]")]
  }
}

extension DisplayItem {
  /// Maps its own space to the screen; in perspective the nearest affine map.
  public var map: CGAffineTransform {
    switch Placement(quad, size: size) {
    case .upright(let corner): CGAffineTransform(translationX: corner.x, y: corner.y)
    case .affine(let map), .tilted(let map): map
    }
  }
}

extension Quad {
  fileprivate func moved(by offset: CGPoint) -> Quad {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    return Quad(topLeft: moved(topLeft), topRight: moved(topRight), bottomRight: moved(bottomRight), bottomLeft: moved(bottomLeft))
  }
}
