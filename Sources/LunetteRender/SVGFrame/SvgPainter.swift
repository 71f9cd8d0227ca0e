import Foundation
import LunetteKit

/// Draws the items of a display list as SVG elements, back to front.
///
/// An item opens a group only for what it shares with the views in it: opacity, a shadow, a clip. Places are absolute, so transforms are
/// never nested. The order is: the group opens, background, content, the views in it (clipped), border, the group closes.
/// `+Shapes` has backgrounds and borders, `+Text` texts, `+Drawing` drawings, pictures and masks. The painter knows no classes of views.
struct SvgPainter {
  let list: DisplayList
  let fitting: TextFitting
  var document: SvgDocument
  /// The top left corner of the view whose content is being drawn, in the space of the present drawing.
  var origin = CGPoint.zero
  /// The size of the pixels that hairlines are fitted to; nil in a picture for one scale, where they are whole pixels already.
  var pixel: CGFloat?
  /// Whether an item with a shadow shows nothing else.
  var paintsOnlyShadows = false
  /// While the content of an item in perspective is painted: where its points are seen.
  var lens: Lens?
  /// The items whose views aren't finished, outermost first.
  private var scopes: [Scope] = []

  private struct Scope {
    var index: Int
    /// Number of groups that it has opened.
    var groups = 0
    /// The product of the opacities of the groups up to here.
    var groupAlpha: CGFloat
    var isClipping = false
  }

  init(_ list: DisplayList, fitting: TextFitting, document: SvgDocument) {
    (self.list, self.fitting, self.document) = (list, fitting, document)
  }

  mutating func paint(touches: Bool) {
    document.out.begin("rect")
    document.out.attribute("width", list.size.width)
    document.out.attribute("height", list.size.height)
    document.out.end()
    paintItems()
    paintLayoutMarks()
    if touches { paintTouches() }
  }

  /// Paints all items, without the screen's background.
  mutating func paintItems() {
    for index in list.items.indices {
      if HostWork.mustEnd("drawing a frame of \(list.items.count) layers") { break }
      while let scope = scopes.last, scope.index != list.items[index].parent { close(scope) }
      clip(to: list.items[index].clip)
      open(index)
    }
    while let scope = scopes.last { close(scope) }
  }

  private mutating func open(_ index: Int) {
    let item = list.items[index]
    // In an item that isn't faded as one, each item inside is faded by itself, starting from the opacity of the last group.
    let outerAlpha = scopes.last?.groupAlpha ?? 1
    let isGrouped = item.art?.groupsOpacity ?? true
    let opacity = outerAlpha > 0 ? item.alpha / outerAlpha : 1
    var scope = Scope(index: index, groupAlpha: isGrouped ? item.alpha : outerAlpha)
    let placement = Placement(item.quad, size: item.size)
    let mask = item.art.flatMap { maskReference($0) }
    let fade = isGrouped ? min(opacity, 1) : 1
    // A shadow is below the faded group and is seen through it, so the group is faded before it gets its shadow. A mask cuts both.
    if let path = item.art?.shadowPath, var shadow = item.shadow {
      openGroup(&scope, mask: mask)
      shadow.color = shadow.color.withAlphaComponent(shadow.color.alpha * opacity)
      paintShadow(path, shadow, item, placement)
      openGroup(&scope, opacity: fade)
    } else if let shadow = item.shadow {
      openGroup(&scope, mask: mask, filter: reference(to: shadow, item, fade: fade))
    } else {
      openGroup(&scope, opacity: fade, mask: mask)
    }
    scopes.append(scope)
    let fadesAlone = !isGrouped && opacity < 1
    if fadesAlone {
      document.out.begin("g")
      document.out.attribute("opacity", opacity)
      document.out.open()
    }
    defer { if fadesAlone { document.out.close("g") } }
    if let fill = item.fill { paintFill(item, fill, placement) }
    if let gradient = item.gradient { paintGradient(gradient, item, placement) }
    if item.cutsContent { openOutline(of: item) }
    if let art = item.art { paint(art, item, placement) }
    if let text = item.text { paint(text, item, placement) }
    if item.cutsContent { document.out.close("g") }
  }

  /// Opens a group, unless it would change nothing.
  private mutating func openGroup(_ scope: inout Scope, opacity: CGFloat = 1, mask: SvgReference? = nil, filter: SvgReference? = nil) {
    guard opacity < 1 || mask != nil || filter != nil else { return }
    scope.groups += 1
    document.out.begin("g")
    if opacity < 1 { document.out.attribute("opacity", opacity) }
    if let mask { document.out.attribute("mask", mask) }
    if let filter { document.out.attribute("filter", filter) }
    document.out.open()
  }

  /// Opens a group in which everything is cut off at the item's outline.
  private mutating func openOutline(of item: DisplayItem) {
    let clip = DisplayClip(quad: item.quad, cornerRadius: item.cornerRadius, maskedCorners: item.maskedCorners)
    let reference = document.define("c", "clipPath") { body in Self.addShape(clip, item.size, to: &body) }
    document.out.begin("g")
    document.out.attribute("clip-path", reference)
    document.out.open()
  }

  private mutating func close(_ scope: Scope) {
    scopes.removeLast()
    if scope.isClipping { document.out.close("g") }
    let item = list.items[scope.index]
    if let border = item.border { paintBorder(item, border, Placement(item.quad, size: item.size)) }
    for _ in 0..<scope.groups { document.out.close("g") }
  }

  /// Opens the clip of the view that contains the next item. A clip that cuts nothing more than those around it isn't written.
  private mutating func clip(to clip: Int?) {
    guard let clip, let scope = scopes.last, !scope.isClipping, clip != list.items[scope.index].clip else { return }
    let shape = list.clips[clip]
    let outside = list.items[scope.index].clipRect
    if shape.cornerRadius <= 0, shape.quad.isUpright, shape.quad.box.covers(outside) { return }
    scopes[scopes.count - 1].isClipping = true
    let size = list.items[scope.index].size
    let reference = document.define("c", "clipPath") { body in Self.addShape(shape, size, to: &body) }
    document.out.begin("g")
    document.out.attribute("clip-path", reference)
    document.out.open()
  }

  private mutating func reference(to shadow: DisplayShadow, _ item: DisplayItem, fade: CGFloat) -> SvgReference {
    var offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
    switch Placement(item.quad, size: item.size) {
    case .upright: break
    case .affine(let map), .tilted(let map):
      offset = CGPoint(x: map.a * offset.x + map.c * offset.y, y: map.b * offset.x + map.d * offset.y)
    }
    return shadowReference(shadow.color, offset: offset, radius: shadow.radius, fade: fade, alone: paintsOnlyShadows)
  }

  /// A filter that draws a blurred shadow below the element that uses it.
  /// - Parameters:
  ///   - fade: the opacity of the element and of its shadow, each by itself
  ///   - alone: whether only the shadow is drawn
  mutating func shadowReference(_ color: UIColor, offset: CGPoint, radius: CGFloat, fade: CGFloat = 1, alone: Bool = false) -> SvgReference {
    document.define("s", "filter") {
      Self.addFilterRegion(&$0)
    } content: { body in
      func element(_ name: StaticString, _ write: (inout Markup) -> Void) {
        body.begin(name)
        write(&body)
        body.end(breaksLine: false)
      }
      element("feGaussianBlur") {
        $0.attribute("in", "SourceAlpha")
        $0.attribute("stdDeviation", min(radius, Self.widestBlur))
      }
      element("feOffset") {
        $0.attribute("dx", offset.x)
        $0.attribute("dy", offset.y)
        $0.attribute("result", "s")
      }
      element("feFlood") {
        $0.attribute("flood-color") { $0.add(rgb: color) }
        $0.attribute("flood-opacity", color.alpha * fade)
      }
      element("feComposite") {
        $0.attribute("in2", "s")
        $0.attribute("operator", "in")
        if !alone, fade < 1 { $0.attribute("result", "d") }
      }
      if alone { return }
      if fade < 1 {
        body.begin("feComponentTransfer")
        body.attribute("in", "SourceGraphic")
        body.attribute("result", "f")
        body.open(breaksLine: false)
        element("feFuncA") {
          $0.attribute("type", "linear")
          $0.attribute("slope", fade)
        }
        body.close("feComponentTransfer", breaksLine: false)
      }
      body.begin("feMerge")
      body.open(breaksLine: false)
      element("feMergeNode") { if fade < 1 { $0.attribute("in", "d") } }
      element("feMergeNode") { fade < 1 ? $0.attribute("in", "f") : $0.attribute("in", "SourceGraphic") }
      body.close("feMerge", breaksLine: false)
    }
  }

  private mutating func paint(_ text: ViewText, _ item: DisplayItem, _ placement: Placement) {
    switch placement {
    case .upright(let corner): origin = corner
    case .tilted where item.isInPerspective:
      origin = .zero
      lens = Lens(item.quad, item.size)
      paintText(text, size: item.size, item)
      lens = nil
      return
    case .affine(let map), .tilted(let map):
      origin = .zero
      document.out.begin("g")
      document.out.add(map)
      document.out.open()
    }
    paintText(text, size: item.size, item)
    if case .upright = placement { return }
    document.out.close("g")
  }

  private mutating func paintTouches() {
    for touch in list.touches {
      document.out.begin("circle")
      document.out.attribute("cx", touch.location.x)
      document.out.attribute("cy", touch.location.y)
      document.out.attribute("r", Self.fingerRadius)
      document.out.add(fill: Self.fingerColor)
      document.out.add(stroke: Self.fingerEdge, width: 1)
      document.out.end()
    }
  }

  /// The area of a shadow: larger than any screen, because a shadow that was cut off would be visible. Colours are mixed as they are
  /// encoded, as everywhere else in a frame. Units: points.
  static func addFilterRegion(_ tag: inout Markup) {
    tag.attribute("filterUnits", "userSpaceOnUse")
    tag.attribute("x", "-200")
    tag.attribute("y", "-200")
    tag.attribute("width", "2400")
    tag.attribute("height", "2400")
    tag.attribute("color-interpolation-filters", "sRGB")
  }
  /// With a larger blur only an even tint would remain. Units: points. Ours.
  private static let widestBlur: CGFloat = 200
  /// About the size of a fingertip's contact. Units: points. Ours: half of 44.
  private static let fingerRadius: CGFloat = 22
  private static let fingerColor = UIColor(white: 0.3, alpha: 0.35)
  private static let fingerEdge = UIColor(white: 1, alpha: 0.8)
}
