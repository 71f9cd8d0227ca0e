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
    var blur = CGSize(width: shadow.radius, height: shadow.radius)
    var least = item.size
    switch Placement(item.quad, size: item.size) {
    case .upright: break
    case .affine(let map), .tilted(let map):
      offset = CGPoint(x: map.a * offset.x + map.c * offset.y, y: map.b * offset.x + map.d * offset.y)
      blur = Self.blur(shadow.radius, mappedBy: map)
      least = Self.leastSize(of: item, mappedBy: map)
    }
    let reach = min(Self.blurReach * min(max(blur.width, blur.height), Self.widestBlur) + max(abs(offset.x), abs(offset.y)), Self.farthestShadow).rounded(.up)
    // A filled box is part of what has the shadow. Without one only the screen is known: nothing that is farther from it darkens any of it.
    let isKnown = item.fill != nil && !item.isInPerspective && min(least.width, least.height) >= 1
    let region = isKnown ? FilterRegion.around(least, by: reach) : .rect(CGRect(origin: .zero, size: list.size).shrunk(dx: -reach, dy: -reach))
    return shadowReference(shadow.color, offset: offset, blur: blur, in: region, fade: fade, alone: paintsOnlyShadows)
  }

  /// The blur of a shadow is as large as its layer. A blur of its own along each axis is only known while the axes stay upright.
  private static func blur(_ radius: CGFloat, mappedBy map: CGAffineTransform) -> CGSize {
    if map.b == 0, map.c == 0 { return CGSize(width: radius * abs(map.a), height: radius * abs(map.d)) }
    if map.a == 0, map.d == 0 { return CGSize(width: radius * abs(map.c), height: radius * abs(map.b)) }
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    return CGSize(width: radius * scale, height: radius * scale)
  }

  /// The box around what is shown of a filled box, at least: round corners that are turned reach less far than square ones.
  private static func leastSize(of item: DisplayItem, mappedBy map: CGAffineTransform) -> CGSize {
    if map.b == 0 && map.c == 0 || map.a == 0 && map.d == 0 { return item.quad.box.size }
    let most = (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d).squareRoot()
    let side = min(item.size.width, item.size.height) * abs(map.a * map.d - map.b * map.c) / max(most, .leastNonzeroMagnitude)
    return CGSize(width: side, height: side)
  }

  /// A filter that draws a blurred shadow below the element that uses it.
  /// - Parameters:
  ///   - region: all that is seen of the element and of its shadow
  ///   - fade: the opacity of the element and of its shadow, each by itself
  ///   - alone: whether only the shadow is drawn
  mutating func shadowReference(
    _ color: UIColor, offset: CGPoint, blur: CGSize, in region: FilterRegion = .all, fade: CGFloat = 1, alone: Bool = false
  ) -> SvgReference {
    document.define("s", "filter") {
      Self.addFilterRegion(&$0, region)
    } content: { body in
      func element(_ name: StaticString, _ write: (inout Markup) -> Void) {
        body.begin(name)
        write(&body)
        body.end(breaksLine: false)
      }
      element("feGaussianBlur") {
        $0.attribute("in", "SourceAlpha")
        let (across, down) = (min(blur.width, Self.widestBlur), min(blur.height, Self.widestBlur))
        if across == down { $0.attribute("stdDeviation", across) } else { $0.attribute("stdDeviation") { $0.add([across, down]) } }
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

  /// The area of a shadow. What is cut off would be missed, and a picture takes time for each pixel. Units: points.
  enum FilterRegion {
    /// Larger than any screen.
    case all
    case rect(CGRect)
    /// So far around what has the filter, which is at least of a size.
    case around(CGSize, by: CGFloat)
  }

  /// Colours are mixed as they are encoded, as everywhere else in a frame.
  static func addFilterRegion(_ tag: inout Markup, _ region: FilterRegion) {
    func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      tag.attribute("x", x)
      tag.attribute("y", y)
      tag.attribute("width", width)
      tag.attribute("height", height)
    }
    var rect = CGRect(x: -200, y: -200, width: 2400, height: 2400)
    switch region {
    case .around(let size, let reach):
      // In shares of the box, which are rounded to thousandths.
      let (x, y) = ((1000 * reach / size.width).rounded(.up) / 1000, (1000 * reach / size.height).rounded(.up) / 1000)
      add(-x, -y, 1 + 2 * x, 1 + 2 * y)
      tag.attribute("color-interpolation-filters", "sRGB")
      return
    case .rect(let asked) where rect.covers(asked): rect = asked
    case .rect, .all: break
    }
    tag.attribute("filterUnits", "userSpaceOnUse")
    add(rect.minX, rect.minY, rect.width, rect.height)
    tag.attribute("color-interpolation-filters", "sRGB")
  }
  /// So many standard deviations from its edge a blur can't be seen any more. Source: SVG, feGaussianBlur (three boxes, each 1.88 of them wide)
  static let blurReach: CGFloat = 3
  /// A shadow that is farther from its layer darkens no screen. Units: points. Ours
  static let farthestShadow: CGFloat = 100_000
  /// With a larger blur only an even tint would remain. Units: points. Ours.
  private static let widestBlur: CGFloat = 200
  /// About the size of a fingertip's contact. Units: points. Ours: half of 44.
  private static let fingerRadius: CGFloat = 22
  private static let fingerColor = UIColor(white: 0.3, alpha: 0.35)
  private static let fingerEdge = UIColor(white: 1, alpha: 0.8)
}
