import Foundation
import LunetteKit

/// Draws the items of a display list as SVG elements, back to front.
///
/// An item opens a group only for what it shares with the views in it: opacity, a shadow, a clip. Places are absolute, so no
/// transforms are nested. Drawn in this order: the group opens, background, content, the views in it (clipped), border, the group closes.
/// `+Shapes` has backgrounds and borders, `+Text` texts, `+Drawing` what is drawn, pictures and masks. No view is known by its class.
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
    /// The alpha that the groups up to here make.
    var groupAlpha: CGFloat
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
    paintItems()
    paintLayoutMarks()
    if touches { paintTouches() }
  }

  /// All items, without the screen's background.
  mutating func paintItems() {
    for index in list.items.indices {
      while let scope = scopes.last, scope.index != list.items[index].parent { close(scope) }
      clip(to: list.items[index].clip)
      open(index)
    }
    while let scope = scopes.last { close(scope) }
  }

  private mutating func open(_ index: Int) {
    let item = list.items[index]
    // What stands in an item that isn't faded as one is faded for itself, from what the last group has.
    let outerAlpha = scopes.last?.groupAlpha ?? 1
    let isGrouped = item.art?.groupsOpacity ?? true
    let opacity = outerAlpha > 0 ? item.alpha / outerAlpha : 1
    let mask = item.art.flatMap { maskReference($0) }
    let hasGroup = opacity < 1 && isGrouped || item.shadow != nil || mask != nil
    if hasGroup {
      let shadow = item.art?.shadowPath == nil ? item.shadow.map { reference(to: $0, item) } : nil
      document.out.add("<g")
      if opacity < 1, isGrouped { document.out.add(" opacity=\"", opacity) }
      mask?.add(" mask=\"", to: &document.out)
      shadow?.add(" filter=\"", to: &document.out)
      document.out.add(">\n")
    }
    scopes.append(Scope(index: index, hasGroup: hasGroup, groupAlpha: isGrouped ? item.alpha : outerAlpha))
    let placement = Placement(item.quad, size: item.size)
    if let path = item.art?.shadowPath, let shadow = item.shadow { paintShadow(path, shadow, item, placement) }
    let fadesAlone = !isGrouped && opacity < 1
    if fadesAlone {
      document.out.add("<g opacity=\"", opacity)
      document.out.add(">\n")
    }
    defer { if fadesAlone { document.out.add("</g>\n") } }
    if let fill = item.fill { paintFill(item, fill, placement) }
    if let gradient = item.gradient { paintGradient(gradient, item, placement) }
    if let art = item.art { paint(art, item, placement) }
    if let text = item.text { paint(text, item, placement) }
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
    if shape.cornerRadius <= 0, shape.quad.isUpright, shape.quad.box.covers(outside) { return }
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

  private mutating func paint(_ text: ViewText, _ item: DisplayItem, _ placement: Placement) {
    switch placement {
    case .upright(let corner): origin = corner
    case .affine(let map), .tilted(let map):
      origin = .zero
      document.out.add("<g")
      document.out.add(map)
      document.out.add(">\n")
    }
    paintText(text, size: item.size, item)
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
  static let filterRegion: StaticString = " filterUnits=\"userSpaceOnUse\" x=\"-200\" y=\"-200\" width=\"2400\" height=\"2400\""
  /// Beyond it nothing but an even tint is left. Units: points. Ours.
  private static let widestBlur: CGFloat = 200
  /// About the part of a finger that touches. Units: points. Ours: half of 44.
  private static let fingerRadius: CGFloat = 22
  private static let fingerColor = UIColor(white: 0.3, alpha: 0.35)
  private static let fingerEdge = UIColor(white: 1, alpha: 0.8)
}
