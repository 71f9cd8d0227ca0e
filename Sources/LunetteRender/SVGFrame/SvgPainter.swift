import Foundation
import LunetteKit

/// Draws the items of a display list as SVG elements, back to front.
///
/// An item opens a group only for what it shares with the views in it: opacity, a shadow, a clip. Places are absolute, so no
/// transforms are nested. Drawn in this order: the group opens, background, content, the views in it (clipped), border, the group closes.
/// `+Shapes` has backgrounds and borders, `+Text` labels, `+Controls` switches and their like, `+Marks` the signs of cells.
struct SvgPainter {
  let list: DisplayList
  let fitting: TextFitting
  var document: SvgDocument
  /// Where the view whose content is drawn has its top left corner, in the space that is being drawn in.
  var origin = CGPoint.zero
  /// The items that aren't finished, outermost first.
  private var scopes: [Scope] = []

  private struct Scope {
    var index: Int
    var hasGroup: Bool
    var isClipping = false
  }

  init(_ list: DisplayList, fitting: TextFitting, document: SvgDocument) {
    (self.list, self.fitting, self.document) = (list, fitting, document)
  }

  mutating func paint(touches: Bool) {
    document.out.add("<rect")
    document.out.add(" width=\"", list.size.width)
    document.out.add(" height=\"", list.size.height)
    document.out.add("/>\n")
    for index in list.items.indices {
      while let scope = scopes.last, scope.index != list.items[index].parent { close(scope) }
      clip(to: list.items[index].clip)
      open(index)
    }
    while let scope = scopes.last { close(scope) }
    if touches { paintTouches() }
  }

  private mutating func open(_ index: Int) {
    let item = list.items[index]
    let outerAlpha = item.parent.map { list.items[$0].alpha } ?? 1
    let opacity = outerAlpha > 0 ? item.alpha / outerAlpha : 1
    let hasGroup = opacity < 1 || item.shadow != nil
    if hasGroup {
      let shadow = item.shadow.map { reference(to: $0, item) }
      document.out.add("<g")
      if opacity < 1 { document.out.add(" opacity=\"", opacity) }
      shadow?.add(" filter=\"", to: &document.out)
      document.out.add(">\n")
    }
    scopes.append(Scope(index: index, hasGroup: hasGroup))
    let placement = Placement(item.quad, size: item.size)
    if let fill = item.fill { paintFill(item, fill, placement) }
    if case .gradient(let gradient) = item.content { paintGradient(gradient, item, placement) }
    paintContent(item, placement)
  }

  private mutating func close(_ scope: Scope) {
    scopes.removeLast()
    if scope.isClipping { document.out.add("</g>\n") }
    let item = list.items[scope.index]
    if let border = item.border { paintBorder(item, border, Placement(item.quad, size: item.size)) }
    if scope.hasGroup { document.out.add("</g>\n") }
  }

  /// Opens the clip of the view that the next item stands in. One that cuts nothing more than those around it isn't written.
  private mutating func clip(to clip: Int?) {
    guard let clip, let scope = scopes.last, !scope.isClipping, clip != list.items[scope.index].clip else { return }
    let shape = list.clips[clip]
    let outside = list.items[scope.index].clipRect
    if shape.cornerRadius <= 0, shape.quad.isUpright, shape.quad.box.contains(outside) { return }
    scopes[scopes.count - 1].isClipping = true
    let size = list.items[scope.index].size
    let reference = document.define("c", "clipPath") { body in Self.addShape(shape, size, to: &body) }
    document.out.add("<g")
    reference.add(" clip-path=\"", to: &document.out)
    document.out.add(">\n")
  }

  private mutating func reference(to shadow: DisplayShadow, _ item: DisplayItem) -> SvgReference {
    var offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
    switch Placement(item.quad, size: item.size) {
    case .upright: break
    case .affine(let map), .tilted(let map):
      offset = CGPoint(x: map.a * offset.x + map.c * offset.y, y: map.b * offset.x + map.d * offset.y)
    }
    return shadowReference(shadow.color, offset: offset, radius: shadow.radius)
  }

  /// A filter that draws a blurred shape below what it is used on.
  mutating func shadowReference(_ color: UIColor, offset: CGPoint, radius: CGFloat) -> SvgReference {
    document.define("s", "filter") {
      $0.add(Self.filterRegion)
    } content: { body in
      body.add("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"", min(radius, Self.widestBlur))
      body.add("/><feOffset dx=\"", offset.x)
      body.add(" dy=\"", offset.y)
      body.add(" result=\"s\"/><feFlood flood-color=\"")
      body.add(rgb: color)
      body.add("\" flood-opacity=\"", color.alpha)
      body.add("/><feComposite in2=\"s\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    }
  }

  private mutating func paintContent(_ item: DisplayItem, _ placement: Placement) {
    switch item.content {
    case .plain, .cell, .separator, .scrollIndicator, .gradient: return
    default: break
    }
    switch placement {
    case .upright(let corner): origin = corner
    case .affine(let map), .tilted(let map):
      origin = .zero
      document.out.add("<g")
      document.out.add(map)
      document.out.add(">\n")
    }
    switch item.content {
    case .plain, .cell, .separator, .scrollIndicator, .gradient: break
    case .label(let text): paintText(text, size: item.size)
    case .title(let text): paintTitle(text, item)
    case .field(let field): paintField(field, item)
    case .control(let control): paintControl(control, item)
    case .image(let name): paintImage(name, item)
    }
    if case .upright = placement { return }
    document.out.add("</g>\n")
  }

  private mutating func paintTouches() {
    for touch in list.touches {
      document.out.add("<circle cx=\"", touch.location.x)
      document.out.add(" cy=\"", touch.location.y)
      document.out.add(" r=\"", Self.fingerRadius)
      document.out.add(fill: Self.fingerColor)
      document.out.add(stroke: Self.fingerEdge, width: 1)
      document.out.add("/>\n")
    }
  }

  /// Where a shadow may fall: more than any screen, as one that is cut off would show. Units: points.
  private static let filterRegion: StaticString = " filterUnits=\"userSpaceOnUse\" x=\"-200\" y=\"-200\" width=\"2400\" height=\"2400\""
  /// Beyond it nothing but an even tint is left. Units: points. Ours.
  private static let widestBlur: CGFloat = 200
  /// About the part of a finger that touches. Units: points. Ours: half of 44.
  private static let fingerRadius: CGFloat = 22
  private static let fingerColor = UIColor(white: 0.3, alpha: 0.35)
  private static let fingerEdge = UIColor(white: 1, alpha: 0.8)
}
