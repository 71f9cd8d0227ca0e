import Foundation
import LunetteKit

extension Simulation {
  /// What is on the screen at `time`, with the shown values of running animations instead of model values.
  /// Cost: O(views in visible windows).
  public func displayList() -> DisplayList {
    perform {
      var builder = DisplayListBuilder(size: screen.bounds.size, time: time, classNames: classNames, colors: ColorResolver(self, at: time))
      builder.list.scale = screen.scale
      (builder.list.system, builder.list.isDark) = (system.number, screen.appearance.contains(.dark))
      builder.list.touches = input.activeTouches.map { DisplayTouch(location: $0.locationOnScreen, phase: $0.phase) }
      var outer = DisplayListBuilder.Surroundings.screen(size: screen.bounds.size)
      if let colors = builder.colors { outer.colors = colors.screen }
      for window in application.visibleWindows { builder.add(window, outer) }
      return builder.list
    }
  }
}

/// Visits the views of the visible windows from back to front, and keeps those that are visible.
struct DisplayListBuilder {
  fileprivate(set) var list: DisplayList
  private let time: TimeInterval
  /// The box around everything that is shown, if wanted, as for a mask. Space: the screen
  private var shownBox: CGRect?
  private let classNames: ClassNames
  /// Nil where no colour is dynamic.
  fileprivate let colors: ColorResolver?

  init(size: CGSize, time: TimeInterval, classNames: ClassNames, colors: ColorResolver?) {
    list = DisplayList(size: size)
    (self.time, self.classNames, self.colors) = (time, classNames, colors)
    list.items.reserveCapacity(Self.usualItemCount)
  }

  /// The values that a layer inherits from those around it.
  struct Surroundings {
    /// Maps the plane of the nearest flat layer to the screen.
    var map = PlaneMap()
    /// Maps the layer around to that plane, if that layer keeps its sublayers' depth.
    @Shared var space: CATransform3D? = nil
    /// The layer around, with its shown values; its `sublayerTransform` applies. The code that walks through its sublayers holds it.
    @BackPointer var layer: CALayer? = nil
    var clip: Int?
    var clipRect: CGRect
    var alpha: CGFloat = 1
    var parent: Int?
    /// The origin of the surrounding view's own space in the space of `parent`: zero, unless invisible views are between them.
    var origin = CGPoint.zero
    var depth = 0
    /// The subview that is the surrounding view's title.
    var title: ObjectIdentifier?
    /// The state of the surrounding view, which its title shows.
    var titleState: ViewState = []
    /// The colour that a replicator multiplies with; nil for white.
    @Shared var tint: UIColor? = nil
    /// Whether an odd number of layers around have a flipped geometry.
    var isFlipped = false
    /// The delay of a replicator's copy. Units: seconds.
    var delay: TimeInterval = 0
    /// What dynamic colours depend on.
    var colors = ColorResolver.Place(traits: [])

    static func screen(size: CGSize) -> Surroundings { Surroundings(clipRect: CGRect(origin: .zero, size: size)) }
  }

  mutating func add(_ view: UIView, _ outer: Surroundings) { add(view.layer, outer) }

  private mutating func add(_ layer: CALayer, _ outer: Surroundings) {
    if HostWork.mustEnd("collecting the layers of a frame") { return }
    var outer = outer
    if let colors { outer.colors = colors.place(of: layer, in: outer.colors) }
    let shown = layer.animations.isEmpty ? layer : layer.shown(at: time - outer.delay)
    guard !shown.isHidden else { return }
    if let transition = shown.transition {
      add(layer, shown, transition, outer)
    } else {
      add(layer, shown, outer)
    }
  }

  /// - Parameter shown: the layer's values at this moment
  private mutating func add(_ layer: CALayer, _ shown: CALayer, _ outer: Surroundings) {
    let alpha = outer.alpha * min(max(shown.opacity, 0), 1)
    // Fainter views aren't drawn, just as they take no touches.
    guard alpha >= UIView.smallestTouchableAlpha else { return }
    var inner = outer
    (inner.layer, inner.alpha, inner.depth, inner.title, inner.$space) = (shown, alpha, outer.depth + 1, nil, .none)
    if outer.$space.isNil, shown.isOnlyMoved(in: outer.layer) {
      inner.map = outer.map.moved(by: shown.offset)
    } else {
      let space = outer.space.map { shown.spaceMap(in: outer.layer).concatenating($0) } ?? shown.spaceMap(in: outer.layer)
      if type(of: layer).keepsDepth {
        inner.space = space
        return addSublayers(of: layer, shown, inner)
      }
      inner.map = outer.map.applied(after: PlaneMap(space))
    }
    if type(of: layer).keepsDepth {
      (inner.map, inner.space) = (outer.map, shown.spaceMap(in: outer.layer))
      return addSublayers(of: layer, shown, inner)
    }
    guard var quad = inner.map.quad(of: shown.bounds) else { return }
    // Only places are flipped: what a layer shows stays upright. A path consists of places.
    if outer.isFlipped, !(layer is CAShapeLayer) { quad = quad.upsideDown }
    if layer.hasDetails, shown.isGeometryFlipped { inner.isFlipped.toggle() }
    let content = (layer.$view.look { $0.content(in: shown.bounds.size, at: time - outer.delay) } ?? nil) ?? layer.frozenContent
    var sticksOut = false
    let art = art(of: layer, shown, content, inner, &sticksOut)
    let isVisible = Self.overlap(quad.box, outer.clipRect) || sticksOut && !shown.masksToBounds
    guard isVisible || !shown.masksToBounds else { return }
    if !art.isNil, let known = art.wrappedValue, known.mask != nil {
      // A mask that shows nothing hides the item.
      guard !known.maskBox.isNull else { return }
      inner.clipRect = inner.clipRect.shared(with: known.maskBox)
    }
    inner.origin =
      isVisible
      ? .zero : CGPoint(x: outer.origin.x + shown.frame.minX - shown.bounds.minX, y: outer.origin.y + shown.frame.minY - shown.bounds.minY)
    let isFacing = !layer.hasDetails || shown.isDoubleSided || quad.isReversed == (outer.isFlipped && layer is CAShapeLayer)
    if isVisible {
      inner.parent = list.items.count
      var item = item(of: layer, shown, quad, outer, alpha: alpha)
      item.$art = art
      if sticksOut, !inner.map.isTranslation, item.size.width == 0 || item.size.height == 0 {
        // A layer without size has no corners that show its rotation, so its drawing is rotated instead.
        let map = inner.map.linearPart(at: shown.bounds.origin) ?? .identity
        item.art?.operations = art.wrappedValue?.operations.map { $0.applying(map) } ?? []
        (item.quad, item.size) = (Quad(CGRect(origin: quad.topLeft, size: .zero)), .zero)
      }
      if isFacing {
        describe(&item, layer, shown, content, outer, &inner)
        item.cutsContent = shown.masksToBounds && item.contentSticksOut
        if shownBox != nil { note(item, art.wrappedValue, inner.map, shown.bounds) }
      } else {
        (item.fill, item.$border, item.$shadow) = (nil, .none, .none)
        item.art?.operations = []
        item.art?.ground = nil
        item.art?.image = nil
      }
      if let colors { item.recolor { colors.color($0, in: inner.colors) } }
      list.items.append(consume item)
    }
    clip(shown, quad, &inner)
    addSublayers(of: layer, shown, inner)
    layer.$view.look { view in for mark in view.marks { add(mark, inner) } }
  }

  /// Adds what the layer's view tells about itself.
  private func describe(
    _ item: inout DisplayItem, _ layer: CALayer, _ shown: CALayer, _ content: ViewContent?, _ outer: Surroundings, _ inner: inout Surroundings
  ) {
    if let content { (item.$role, item.$text) = (content.$role, content.$text) }
    layer.$view.look { view in
      item.identifier = view.accessibilityIdentifier
      item.state = view.shownState
      // For readers of the screen the title belongs to the surrounding view, and has its state.
      if outer.title == ObjectIdentifier(view) {
        item.state = outer.titleState
        if !item.$text.isNil { item.$role = Self.titleRole }
      }
      (inner.title, inner.titleState) = (view.titleView.map(ObjectIdentifier.init), item.state)
    }
    if let gradient = (shown as? CAGradientLayer)?.gradient, gradient.isDrawn {
      var gradient = gradient
      if let tint = outer.tint { gradient.colors = gradient.colors.map { $0.multiplied(by: tint) } }
      item.gradient = gradient
    }
  }

  private static let titleRole = Shared(wrappedValue: ViewRole("title", form: .title))

  private mutating func addSublayers(of layer: CALayer, _ shown: CALayer, _ inner: Surroundings) {
    if let replicator = shown as? CAReplicatorLayer { return addCopies(of: layer, replicator, inner) }
    if let space = inner.space {
      let time = time - inner.delay
      for sublayer in layer.nearestLast(space, { $0.animations.isEmpty ? $0 : $0.shown(at: time) }) { add(sublayer, inner) }
      return
    }
    if let sorted = layer.sublayersByDepth {
      for sublayer in sorted { add(sublayer, inner) }
    } else if let layers = layer.ownSublayers {
      layers.forEachUncounted { add($0, inner) }
    } else {
      layer.$view.look { view in view.subviews.forEachUncounted { add($0.layer, inner) } }
    }
  }

  private mutating func addCopies(of layer: CALayer, _ replicator: CAReplicatorLayer, _ inner: Surroundings) {
    let sublayers = layer.sublayersByDepth ?? layer.sublayers ?? []
    for number in 0..<min(max(replicator.instanceCount, 0), CAReplicatorLayer.mostCopies) {
      guard list.items.count < CAReplicatorLayer.mostDrawn else {
        let count = "More than \(CAReplicatorLayer.mostDrawn) things in one frame"
        return Simulation.current.recordFault(UIException(.invalidArgument, "\(count): replicators multiply what is in them; lower instanceCount"))
      }
      var copy = inner
      if number > 0 { copy.map = inner.map.applied(after: PlaneMap(replicator.map(ofCopy: number))) }
      let tint = replicator.color(ofCopy: number)
      if tint != .white { copy.tint = inner.tint.map { $0.multiplied(by: tint) } ?? tint }
      copy.delay += replicator.instanceDelay * TimeInterval(number)
      for sublayer in sublayers { add(sublayer, copy) }
    }
  }

  /// Adds the clip of a layer for everything in it.
  private mutating func clip(_ layer: CALayer, _ quad: Quad, _ inner: inout Surroundings) {
    guard layer.masksToBounds else { return }
    list.clips.append(DisplayClip(quad: quad, cornerRadius: layer.cornerRadius, maskedCorners: layer.maskedCorners, parent: inner.clip))
    inner.clip = list.clips.count - 1
    inner.clipRect = inner.clipRect.shared(with: quad.box)
  }

  private mutating func item(of layer: CALayer, _ shown: CALayer, _ quad: Quad, _ outer: Surroundings, alpha: CGFloat) -> DisplayItem {
    let hasBorder = shown.borderWidth > 0 && shown.borderColor.alpha > 0
    let background = colors.map { colors in shown.backgroundColor.map { colors.plain($0, in: outer.colors) } } ?? shown.backgroundColor
    var fill = background.flatMap { $0.alpha > 0 && $0.pattern == 0 ? $0 : nil }
    var border = hasBorder ? DisplayBorder(width: shown.borderWidth, color: shown.borderColor) : nil
    if !outer.$tint.isNil, let tint = outer.tint {
      fill = fill?.multiplied(by: tint)
      border?.color = shown.borderColor.multiplied(by: tint)
    }
    return DisplayItem(
      id: layer.id, className: className(of: layer), identifier: nil, parent: outer.parent, depth: outer.depth,
      frame: shown.frame.offsetBy(dx: outer.origin.x, dy: outer.origin.y), quad: quad, size: shown.bounds.size,
      offset: shown.bounds.origin, clip: outer.clip, clipRect: outer.clipRect, alpha: alpha,
      opacity: shown.opacity, fill: fill, border: border, shadow: shown.shadowOpacity > 0 ? DisplayShadow(shown) : nil,
      cornerRadius: max(0, shown.cornerRadius),
      maskedCorners: shown.maskedCorners, state: [])
  }

  /// Enlarges the box around everything that is shown by the part that an item shows.
  private mutating func note(_ item: DisplayItem, _ art: DisplayArt?, _ map: PlaneMap, _ bounds: CGRect) {
    guard item.showsSomething else { return }
    var box = item.size.width > 0 && item.size.height > 0 ? item.quad.box : CGRect.null
    for operation in art?.operations ?? [] {
      guard let drawn = operation.box, !drawn.isNull, !drawn.isInfinite else { continue }
      if let place = map.box(of: drawn.offsetBy(dx: bounds.minX, dy: bounds.minY)) { box = box.union(place) }
    }
    if item.cutsContent { box = box.shared(with: item.quad.box) }
    shownBox = shownBox?.union(box)
  }

  // MARK: Drawings, pictures, masks

  /// - Parameter sticksOut: whether it contains the layer's own drawing, which may be outside the bounds
  private func art(
    of layer: CALayer, _ shown: CALayer, _ content: ViewContent?, _ inner: Surroundings, _ sticksOut: inout Bool
  ) -> Shared<DisplayArt> {
    let picture = shown.ownPicture
    let pattern = shown.backgroundColor?.patternImage
    guard picture != nil || shown.hasDetails || pattern != nil || content?.picture != nil || content?.$image.isNil == false else { return .none }
    var art = DisplayArt()
    if let pattern { art.ground = ground(pattern, shown) }
    let origin = CGPoint(x: -shown.bounds.minX, y: -shown.bounds.minY)
    for operation in shown.drawnOperations { art.operations.append(inner.tint.map { operation.tinted($0) } ?? operation) }
    for operation in picture?.operations ?? [] {
      art.operations.append((inner.tint.map { operation.tinted($0) } ?? operation).moved(by: origin))
    }
    sticksOut = !art.operations.isEmpty
    if let look = content?.picture {
      art.operations += inner.tint.map { tint in look.operations.map { $0.tinted(tint) } } ?? look.operations
      art.alpha = content?.alpha ?? 1
    }
    if let image = content?.image {
      art.image = DisplayImage(image.image, in: shown.bounds.size, gravity: image.gravity, tint: image.image.fillColor(tint: image.tint))
    } else if let contents = shown.contents {
      art.image = DisplayImage(
        contents, in: shown.bounds.size, gravity: shown.contentsGravity, part: shown.contentsRect, center: shown.contentsCenter,
        scale: shown.contentsScale, tint: contents.fillColor(tint: .systemBlue))
    }
    if let mask = layer.mask {
      var builder = DisplayListBuilder(size: list.size, time: time, classNames: classNames, colors: colors)
      var space = Surroundings(map: inner.map, clipRect: CGRect.infinite)
      space.colors = inner.colors
      space.delay = inner.delay
      builder.shownBox = .null
      builder.add(mask, space)
      (art.mask, art.maskClips, art.maskBox) = (builder.list.items, builder.list.clips, builder.shownBox ?? .null)
    }
    (art.shadowPath, art.groupsOpacity) = (shown.shadowPath?.applying(CGAffineTransform(translationX: origin.x, y: origin.y)), shown.allowsGroupOpacity)
    return art.isEmpty ? .none : Shared(wrappedValue: art)
  }

  /// Space: the item's own.
  private func ground(_ pattern: UIImage, _ shown: CALayer) -> DrawOperation? {
    let bounds = CGRect(origin: .zero, size: shown.bounds.size)
    var ground = DrawOperation(tiling: pattern, over: bounds)
    ground?.alpha = shown.backgroundColor?.alpha ?? 1
    ground?.clips = [DrawnClip(CGPath(roundedRect: bounds, cornerRadius: max(shown.cornerRadius, 0), corners: shown.maskedCorners), .winding)]
    return ground
  }

  // MARK: Transitions. Source: docs/rules/animation.md 3.5

  /// Adds both looks of a transition, each at its place at this moment.
  private mutating func add(_ layer: CALayer, _ shown: CALayer, _ transition: LayerTransition, _ outer: Surroundings) {
    let p = min(max(transition.progress, 0), 1)
    let size = shown.bounds.size
    let new = transition.new ?? layer
    func face(_ look: CALayer, _ map: CATransform3D = .identity, alpha: CGFloat = 1) {
      var place = outer
      place.alpha *= alpha
      if !map.isIdentity {
        let (x, y) = (shown.position.x + (0.5 - shown.anchorPoint.x) * size.width, shown.position.y + (0.5 - shown.anchorPoint.y) * size.height)
        let about = CATransform3D(translationX: -x, y: -y, z: 0).concatenating(map).concatenating(CATransform3D(translationX: x, y: y, z: 0))
        place.map = outer.map.applied(after: PlaneMap(about))
      }
      add(look, look === layer ? shown : look, place)
    }
    switch transition.style {
    case .layer(.fade, _), .view(.crossDissolve):
      face(transition.old, alpha: 1 - p)
      face(new, alpha: p)
    case .layer(let type, let side):
      let way: CGPoint =
        switch side {
        case .fromLeft: CGPoint(x: -size.width, y: 0)
        case .fromRight: CGPoint(x: size.width, y: 0)
        case .fromTop: CGPoint(x: 0, y: -size.height)
        case .fromBottom: CGPoint(x: 0, y: size.height)
        }
      func moved(_ share: CGFloat) -> CATransform3D { CATransform3D(translationX: way.x * share, y: way.y * share, z: 0) }
      if type == .reveal { face(new) }
      face(transition.old, type == .moveIn ? .identity : moved(-p))
      if type != .reveal { face(new, moved(1 - p)) }
    case .view(.curlUp), .view(.curlDown):
      // The edge of a page that is turned up or down: not to scale.
      let isUp = transition.style == .view(.curlUp)
      face(isUp ? new : transition.old)
      let turned = CATransform3D(scaleX: 1, y: max(isUp ? 1 - p : p, 0.001), z: 1)
      let top = CATransform3D(translationX: 0, y: size.height / 2, z: 0).concatenating(turned)
        .concatenating(CATransform3D(translationX: 0, y: -size.height / 2, z: 0))
      face(isUp ? transition.old : new, top)
    case .view(let style):
      let isAcross = style == .flipFromLeft || style == .flipFromRight
      let direction: CGFloat = style == .flipFromLeft || style == .flipFromBottom ? 1 : -1
      let angle = direction * .pi * (p < 0.5 ? p : p - 1)
      var eye = CATransform3D.identity
      eye.m34 = -1 / (Self.flipDistance * max(size.width, size.height, 1))
      let turned = CATransform3D(rotationAngle: angle, x: isAcross ? 0 : 1, y: isAcross ? 1 : 0, z: 0).concatenating(eye)
      if p < 0.5 { face(transition.old, turned) } else { face(new, turned) }
    }
  }

  /// Distance of the viewer from a view that is flipped, in lengths of its longer side. Ours
  private static let flipDistance: CGFloat = 3

  private mutating func add(_ mark: ViewMark, _ inner: Surroundings) {
    guard let quad = inner.map.quad(of: mark.frame), Self.overlap(quad.box, inner.clipRect) else { return }
    list.items.append(
      DisplayItem(
        id: mark.id, className: mark.className, identifier: nil, parent: inner.parent, depth: inner.depth,
        frame: mark.frame.offsetBy(dx: inner.origin.x, dy: inner.origin.y), quad: quad, size: mark.frame.size,
        offset: .zero, clip: inner.clip, clipRect: inner.clipRect, alpha: inner.alpha, opacity: 1,
        fill: colors?.color(mark.color, in: inner.colors) ?? mark.color, border: nil,
        shadow: nil, cornerRadius: mark.cornerRadius, state: [], role: mark.role))
  }

  private func className(of layer: CALayer) -> String {
    layer.$view.look { view in view.overrides?.className(of: view) ?? classNames.name(of: type(of: view)) }
      ?? layer.frozenClassName ?? layer.overrides?.className(of: layer) ?? classNames.name(of: type(of: layer))
  }

  private static func overlap(_ rect: CGRect, _ clip: CGRect) -> Bool {
    rect.width > 0 && rect.height > 0 && rect.minX < clip.maxX && rect.maxX > clip.minX && rect.minY < clip.maxY
      && rect.maxY > clip.minY
  }

  /// Initial capacity: a screen of rows. The array grows if there are more.
  private static let usualItemCount = 96
}

extension DisplayItem {
  /// Whether its alpha isn't 0.
  fileprivate var showsSomething: Bool {
    fill != nil || border != nil || text != nil || gradient != nil || art.map { $0.ground != nil || !$0.operations.isEmpty || $0.image != nil } == true
  }
}

extension DisplayShadow {
  /// Nil for a shadow that can't be seen.
  init?(_ layer: CALayer) {
    let opacity = min(layer.shadowOpacity, 1) * layer.shadowColor.alpha
    guard opacity > 0, !layer.masksToBounds, layer.shadowRadius.isFinite, layer.shadowOffset.width.isFinite,
      layer.shadowOffset.height.isFinite
    else { return nil }
    color = layer.shadowColor.withAlphaComponent(opacity)
    (offset, radius) = (layer.shadowOffset, max(0, layer.shadowRadius))
  }
}
