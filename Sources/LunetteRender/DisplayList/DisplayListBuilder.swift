import Foundation
import LunetteKit

extension Simulation {
  /// What is on the screen at `time`, the model values of running animations replaced by what is shown.
  /// Cost: O(views in visible windows).
  public func displayList() -> DisplayList {
    perform {
      var builder = DisplayListBuilder(size: screen.bounds.size, time: time)
      builder.list.scale = screen.scale
      builder.list.touches = input.activeTouches.map { DisplayTouch(location: $0.locationOnScreen, phase: $0.phase) }
      for window in application.visibleWindows { builder.add(window, .screen(size: screen.bounds.size)) }
      return builder.list
    }
  }
}

/// Walks the views of the visible windows from back to front and keeps those of which something can be seen.
struct DisplayListBuilder {
  fileprivate(set) var list: DisplayList
  private let time: TimeInterval
  /// Names of the host's classes that were met; few, so a search along the array is quicker than a hash.
  private var classNames: [(type: ObjectIdentifier, name: String)] = []

  init(size: CGSize, time: TimeInterval) {
    list = DisplayList(size: size)
    self.time = time
    list.items.reserveCapacity(Self.usualItemCount)
  }

  /// What a view takes over from those around it.
  struct Surroundings {
    var map = PlaneMap()
    var clip: Int?
    var clipRect: CGRect
    var alpha: CGFloat = 1
    var parent: Int?
    var depth = 0
    /// The state of the button whose title is met next.
    var button: DisplayState?

    static func screen(size: CGSize) -> Surroundings { Surroundings(clipRect: CGRect(origin: .zero, size: size)) }
  }

  mutating func add(_ view: UIView, _ outer: Surroundings) {
    let layer = view.layer
    guard !layer.isHidden else { return }
    let shown = layer.presentation(at: time)
    let alpha = outer.alpha * min(max(shown.opacity, 0), 1)
    // Fainter views aren't drawn, as they aren't touched.
    guard alpha >= UIView.smallestTouchableAlpha else { return }
    let map = PlaneMap(shown, anchor: layer.anchorPoint, in: outer.map)
    guard let quad = map.quad(of: shown.bounds) else { return }
    let isVisible = Self.overlap(quad.box, outer.clipRect)
    guard isVisible || !layer.masksToBounds else { return }

    var inner = Surroundings(
      map: map, clip: outer.clip, clipRect: outer.clipRect, alpha: alpha, parent: outer.parent, depth: outer.depth + 1)
    if isVisible {
      inner.parent = list.items.count
      var item = item(
        for: layer, named: className(of: view), shown, quad, outer, alpha: alpha,
        content: content(of: view, shown, isTitle: outer.button != nil))
      item.identifier = view.accessibilityIdentifier
      item.state = outer.button ?? state(of: view)
      list.items.append(item)
      if let button = view as? UIButton { inner.button = state(of: button) }
    }
    clip(layer, quad, &inner)
    for sublayer in layer.sublayers { add(sublayer, inner) }
    addSubviews(of: view, inner)
    if let scrollView = view as? UIScrollView { addIndicators(of: scrollView, inner) }
  }

  /// A layer of no view, and those in it.
  private mutating func add(_ layer: CALayer, _ outer: Surroundings) {
    let shown = layer.presentation(at: time)
    let alpha = outer.alpha * min(max(shown.opacity, 0), 1)
    guard !layer.isHidden, alpha >= UIView.smallestTouchableAlpha else { return }
    let map = PlaneMap(shown, anchor: layer.anchorPoint, in: outer.map)
    guard let quad = map.quad(of: shown.bounds) else { return }
    let isVisible = Self.overlap(quad.box, outer.clipRect)
    guard isVisible || !layer.masksToBounds else { return }
    var inner = outer
    (inner.map, inner.alpha, inner.depth) = (map, alpha, outer.depth + 1)
    if isVisible {
      inner.parent = list.items.count
      let gradient = (layer as? CAGradientLayer)?.gradient
      list.items.append(
        item(
          for: layer, named: gradient == nil ? "CALayer" : "CAGradientLayer", shown, quad, outer, alpha: alpha,
          content: gradient.flatMap { $0.isDrawn ? .gradient($0) : nil } ?? .plain))
    }
    clip(layer, quad, &inner)
    for sublayer in layer.sublayers { add(sublayer, inner) }
  }

  /// What a layer cuts off of everything in it.
  private mutating func clip(_ layer: CALayer, _ quad: Quad, _ inner: inout Surroundings) {
    guard layer.masksToBounds else { return }
    list.clips.append(DisplayClip(quad: quad, cornerRadius: layer.cornerRadius, maskedCorners: layer.maskedCorners, parent: inner.clip))
    inner.clip = list.clips.count - 1
    inner.clipRect = inner.clipRect.intersection(quad.box)
  }

  private mutating func addSubviews(of view: UIView, _ surroundings: Surroundings) {
    let subviews = view.subviews
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else {
      for subview in subviews { add(subview, surroundings) }
      return
    }
    let order = subviews.indices.sorted { (subviews[$0].layer.zPosition, $0) < (subviews[$1].layer.zPosition, $1) }
    for index in order { add(subviews[index], surroundings) }
  }

  private func item(
    for layer: CALayer, named className: String, _ shown: LayerState, _ quad: Quad, _ outer: Surroundings, alpha: CGFloat,
    content: DisplayContent
  ) -> DisplayItem {
    let hasBorder = layer.borderWidth > 0 && layer.borderColor.alpha > 0
    return DisplayItem(
      className: className, identifier: nil, parent: outer.parent, depth: outer.depth,
      quad: quad, size: shown.bounds.size, offset: shown.bounds.origin, clip: outer.clip, clipRect: outer.clipRect, alpha: alpha,
      opacity: shown.opacity,
      fill: shown.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil },
      border: hasBorder ? DisplayBorder(width: layer.borderWidth, color: layer.borderColor) : nil,
      shadow: DisplayShadow(layer), cornerRadius: layer.cornerRadius, maskedCorners: layer.maskedCorners, state: [], content: content)
  }

  private func content(of view: UIView, _ shown: LayerState, isTitle: Bool) -> DisplayContent {
    switch view {
    case let label as UILabel:
      guard let text = DisplayText(label, size: shown.bounds.size) else { return .plain }
      return isTitle ? .title(text) : .label(text)
    case is UITableViewCell: return .cell
    case is UITableViewSeparator: return .separator
    case let field as UITextField: return .field(DisplayField(field, size: shown.bounds.size))
    case let imageView as UIImageView: return imageView.image.map { .image(name: $0.name) } ?? .plain
    case let mark as UITableViewCellMark: return .control(.mark(mark.mark))
    case let control as UIControl: return DisplayControl(control).map { .control($0) } ?? .plain
    default: return .plain
    }
  }

  private func state(of view: UIView) -> DisplayState {
    var state: DisplayState = []
    switch view {
    case let cell as UITableViewCell:
      if cell.isSelected { state.insert(.selected) }
      if cell.isHighlighted { state.insert(.highlighted) }
    case let control as UIControl:
      if control.isSelected { state.insert(.selected) }
      if control.isHighlighted { state.insert(.highlighted) }
      if !control.isEnabled { state.insert(.disabled) }
    default: break
    }
    if view.window?.firstResponder === view { state.insert(.firstResponder) }
    return state
  }

  private mutating func addIndicators(of scrollView: UIScrollView, _ inner: Surroundings) {
    for (frame, isVertical) in [(scrollView.verticalIndicatorFrame, true), (scrollView.horizontalIndicatorFrame, false)] {
      guard let frame, let quad = inner.map.quad(of: frame), Self.overlap(quad.box, inner.clipRect) else { continue }
      list.items.append(
        DisplayItem(
          className: Self.indicatorClassName, identifier: nil, parent: inner.parent, depth: inner.depth, quad: quad, size: frame.size,
          offset: .zero, clip: inner.clip, clipRect: inner.clipRect, alpha: inner.alpha, opacity: 1,
          fill: scrollView.indicatorStyle == .white ? Self.lightIndicatorColor : Self.indicatorColor, border: nil, shadow: nil,
          cornerRadius: min(frame.width, frame.height) / 2, state: [], content: .scrollIndicator(isVertical: isVertical)))
    }
  }

  private mutating func className(of view: UIView) -> String {
    if let name = view.overrides?.className(of: view) { return name }
    let type = ObjectIdentifier(type(of: view))
    if let known = classNames.first(where: { $0.type == type }) { return known.name }
    let name = view.className
    classNames.append((type, name))
    return name
  }

  private static func overlap(_ rect: CGRect, _ clip: CGRect) -> Bool {
    rect.width > 0 && rect.height > 0 && rect.minX < clip.maxX && rect.maxX > clip.minX && rect.minY < clip.maxY
      && rect.maxY > clip.minY
  }

  /// UIKit's own name for it; it is no view here.
  private static let indicatorClassName = "_UIScrollViewScrollIndicator"
  /// Source: the classic indicator, black at 35 %; assumed
  private static let indicatorColor = UIColor(white: 0, alpha: 0.35)
  /// The same on dark content; assumed
  private static let lightIndicatorColor = UIColor(white: 1, alpha: 0.35)
  /// A screen of rows; more are room made later.
  private static let usualItemCount = 96
}

extension UIView {
  /// The name of its class: the script's where a script made it, else the host's.
  var className: String { overrides?.className(of: self) ?? String(describing: type(of: self)) }
}

extension DisplayShadow {
  /// Nil where none can be seen.
  init?(_ layer: CALayer) {
    let opacity = min(layer.shadowOpacity, 1) * layer.shadowColor.alpha
    guard opacity > 0, !layer.masksToBounds, layer.shadowRadius.isFinite, layer.shadowOffset.width.isFinite,
      layer.shadowOffset.height.isFinite
    else { return nil }
    color = layer.shadowColor.withAlphaComponent(opacity)
    (offset, radius) = (layer.shadowOffset, max(0, layer.shadowRadius))
  }
}
