import Foundation
@_spi(Lunette) import LunetteKit
import LunetteRender
import LunetteScript

/// Looks for what keeps a view from being seen. The order is that of docs/why.md; what is animated comes as it is shown.
struct HidingReasons {
  let app: ScenarioApp
  let witness: Witness

  private typealias Reason = Why.HidingReason
  private static let leastAlpha: CGFloat = 0.01

  /// What keeps a view from being seen.
  struct Sight {
    var reasons: [Why.HidingReason] = []
    /// The animations that run, of the view and of those around it.
    var motions: [Why.HidingReason] = []
    /// Whether it is seen all the same, as long as these animations run.
    var isPassing = false
  }

  func sight(of view: UIView) -> Sight {
    let ancestors = Array(sequence(first: view) { $0.superview })
    let window = view.window ?? (view as? UIWindow)
    var sight = Sight(reasons: lasting(view, ancestors, window), motions: motions(view, ancestors))
    guard window != nil else { return sight }
    let list = app.simulation.displayList()
    if let item = list.items.last(where: { $0.id == view.layer.id && $0.isInPlace }) {
      if !sight.motions.isEmpty, !sight.reasons.isEmpty {
        var covers: [Reason] = []
        addCover(view, item, list, &covers)
        sight.isPassing = covers.isEmpty
        sight.reasons += covers
      }
      if sight.reasons.isEmpty { addCover(view, item, list, &sight.reasons) }
    } else if sight.reasons.isEmpty, sight.motions.isEmpty {
      addMask(view, ancestors, list, &sight.reasons)
    } else if sight.reasons.isEmpty {
      return sight
    }
    if sight.reasons.isEmpty { addContent(view, list, &sight.reasons) }
    if sight.reasons.isEmpty { sight.motions = [] }
    return sight
  }

  /// The reasons that hold whatever is animated.
  private func lasting(_ view: UIView, _ ancestors: [UIView], _ window: UIWindow?) -> [Reason] {
    var reasons: [Reason] = []
    if let window {
      if window.isHidden || !app.simulation.application.visibleWindows.contains(where: { $0 === window }) {
        reasons.append(
          Reason(text: "its window is hidden: nobody has called makeKeyAndVisible(), or isHidden is true", causes: [(window.layer.id, ["isHidden"])]))
      }
    } else {
      reasons.append(detached(view, ancestors.last ?? view))
    }
    for one in ancestors where one.isHidden && one !== window {
      reasons.append(Reason(text: "\(who(one, view)) hidden: isHidden is true", causes: [(one.layer.id, ["isHidden"])]))
    }
    addAlpha(view, ancestors, &reasons)
    if view.bounds.width <= 0 || view.bounds.height <= 0 {
      reasons.append(
        Reason(text: "it has no size: \(formatted(view.bounds.width)) x \(formatted(view.bounds.height))", causes: [(view.layer.id, ["frame"])]))
    } else {
      addScale(ancestors, view, &reasons)
      if window != nil { addPlace(view, ancestors, &reasons) }
    }
    return reasons
  }

  private func detached(_ view: UIView, _ root: UIView) -> Reason {
    let words: String
    if root !== view {
      words = "it is in no window: \(name(root))\(controller(of: root)), in which it stands, was never added to one, or was removed"
    } else {
      words = view is ReusableView ? "it is in no view: its cell waits to be used again" : "it was never added to a view, or it was removed"
    }
    return Reason(text: words, causes: [(root.layer.id, ["superview"])])
  }

  private func motions(_ view: UIView, _ ancestors: [UIView]) -> [Reason] {
    ancestors.compactMap { one in
      guard let keys = one.layer.animationKeys(), !keys.isEmpty else { return nil }
      return Reason(text: "an animation of \(one === view ? "it" : "\(name(one)), in which it stands,") still runs: \(keys.joined(separator: ", "))")
    }
  }

  /// The controller whose view it is, in words; empty for a view of no controller.
  private func controller(of view: UIView) -> String {
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else { return "" }
    return ", the view of \(app.context.className(of: controller))" + (controller.title.map { " \"\($0)\"" } ?? "")
  }

  private func name(_ view: UIView) -> String { "\(app.name(view)) (id \(view.layer.id))" }
  private func who(_ one: UIView, _ view: UIView) -> String { one === view ? "it is" : "\(name(one)), in which it stands, is" }

  private func addAlpha(_ view: UIView, _ ancestors: [UIView], _ reasons: inout [Reason]) {
    let product = ancestors.reduce(CGFloat(1)) { $0 * $1.alpha }
    guard product < Self.leastAlpha else { return }
    let clear = ancestors.filter { $0.alpha < Self.leastAlpha }
    let guilty = clear.isEmpty ? ancestors.filter { $0.alpha < 1 } : clear
    let words = guilty.map { "alpha of \($0 === view ? "it" : name($0)) is \(formatted($0.alpha))" }.joined(separator: ", ")
    reasons.append(Reason(text: "it is transparent: \(words)", causes: guilty.map { ($0.layer.id, ["alpha"]) }))
  }

  private func addScale(_ ancestors: [UIView], _ view: UIView, _ reasons: inout [Reason]) {
    for one in ancestors {
      // What is turned until its edge is seen is as thin as what is scaled to nothing.
      let transform = one.layer.transform
      guard abs(transform.m11 * transform.m22 - transform.m12 * transform.m21) < Self.leastScale else { continue }
      let path = transform.isAffine ? ["transform"] : ["layer", "transform"]
      reasons.append(Reason(text: "\(who(one, view)) scaled to nothing by its transform", causes: [(one.layer.id, path)]))
    }
  }
  /// Ours: a side of 320 points becomes a third of a pixel
  private static let leastScale: CGFloat = 1e-6
  /// Less of a side is no place to be seen in. Units: points. Ours
  fileprivate static let leastSide: CGFloat = 1e-3

  private func addPlace(_ view: UIView, _ ancestors: [UIView], _ reasons: inout [Reason]) {
    for one in ancestors {
      guard let mask = one.mask else { continue }
      let rect = one.convert(view.bounds, from: view)
      if rect.shared(with: mask.frame).isEmpty || mask.isHidden || mask.alpha < Self.leastAlpha {
        reasons.append(Reason(text: "it is masked out by \(one === view ? "its mask" : "the mask of \(name(one))")", causes: [(one.layer.id, ["mask"])]))
      }
    }
    var rect = view.screenFrame
    guard rect.width > 0, rect.height > 0 else { return }
    let screen = CGRect(origin: .zero, size: app.simulation.screen.bounds.size)
    for one in ancestors.dropFirst() {
      guard one.clipsToBounds || one is UIScrollView else { continue }
      let shared = rect.shared(with: one.screenFrame)
      guard shared.isEmpty else {
        if one.clipsToBounds { rect = shared }
        continue
      }
      // A scroll view that doesn't clip shows what stands beside it.
      if !one.clipsToBounds, rect.meets(screen) { continue }
      if let scroll = one as? UIScrollView {
        let offset = scroll.contentOffset
        reasons.append(
          Reason(
            text: "it is scrolled away by \(name(scroll)), whose contentOffset is {\(formatted(offset.x)), \(formatted(offset.y))}",
            causes: [(scroll.layer.id, ["contentOffset"])]))
        return
      }
      // What cuts at the edges of the screen hides nothing that could be seen without it.
      if one.screenFrame.covers(screen) { continue }
      let inside = one.convert(view.bounds, from: view)
      reasons.append(
        Reason(
          text:
            "it is clipped by \(name(one)): there it stands at \(text(inside)), outside of {\(formatted(one.bounds.width)), \(formatted(one.bounds.height))}",
          causes: [(view.layer.id, ["frame"]), (one.layer.id, ["clipsToBounds"])]))
      return
    }
    if rect.shared(with: screen).isEmpty {
      let whole = view.screenFrame
      reasons.append(
        Reason(
          text: "it is outside the screen: it stands at \(text(whole)), and the screen is {\(formatted(screen.width)), \(formatted(screen.height))}",
          causes: [(placed(view, ancestors, screen).layer.id, ["frame"])]))
    }
  }

  /// The view of the chain that takes it outside of the window: the innermost one whose superview is inside.
  private func placed(_ view: UIView, _ ancestors: [UIView], _ screen: CGRect) -> UIView {
    ancestors.first { one in one.superview.map { !$0.screenFrame.shared(with: screen).isEmpty } ?? true } ?? view
  }

  private func text(_ rect: CGRect) -> String {
    "{\([rect.minX, rect.minY, rect.width, rect.height].map { formatted($0) }.joined(separator: ", "))}"
  }

  // MARK: What is drawn

  private func addCover(_ view: UIView, _ item: DisplayItem, _ list: DisplayList, _ reasons: inout [Reason]) {
    let rect = item.quad.box.shared(with: item.clipRect)
    guard rect.width > 0, rect.height > 0, let place = list.items.lastIndex(where: { $0.id == item.id }) else { return }
    for item in list.items.dropFirst(place + 1) {
      guard item.alpha > Self.opaque, let fill = item.fill, fill.alpha > Self.opaque, item.covers(rect) else { continue }
      guard let cover = witness.view(item.id, of: witness.number(of: app)), !view.isDescendant(of: cover), !cover.isDescendant(of: view) else { continue }
      reasons.append(
        Reason(text: "it is covered by \(name(cover)) at \(text(cover.screenFrame))", causes: [(cover.layer.id, ["superview"]), (cover.layer.id, ["frame"])]))
      return
    }
  }

  /// Less than this shines through. Ours
  private static let opaque: CGFloat = 0.999

  /// For a view that is not drawn, though nothing else keeps it from that: the outermost mask that lets nothing of it through.
  private func addMask(_ view: UIView, _ ancestors: [UIView], _ list: DisplayList, _ reasons: inout [Reason]) {
    for one in ancestors.reversed() where one.layer.mask != nil {
      let item = list.items.last { $0.id == one.layer.id }
      if let box = item?.art?.maskBox, box.meets(view.screenFrame) { continue }
      let isViews = one.mask != nil
      let mask = isViews ? "mask" : "layer.mask"
      let words = one === view ? "its \(mask)" : "the \(mask) of \(name(one))"
      reasons.append(Reason(text: "it is masked out by \(words)", causes: [(one.layer.id, isViews ? ["mask"] : ["layer", "mask"])]))
      return
    }
  }

  private func addContent(_ view: UIView, _ list: DisplayList, _ reasons: inout [Reason]) {
    func add(_ text: String, _ property: String) { reasons.append(Reason(text: text, causes: [(view.layer.id, [property])])) }
    if let label = view as? UILabel {
      let isEmpty = (label.text?.isEmpty ?? true) && (label.attributedText?.string.isEmpty ?? true)
      if isEmpty {
        if !view.hasFill { add("it has nothing to draw: its text is empty", "text") }
        return
      }
      let colors = list.items.last { $0.id == view.layer.id }?.textColors ?? []
      guard !colors.isEmpty else { return }
      if !view.hasFill, colors.allSatisfy({ $0.alpha <= 0 }) {
        add("it has nothing to draw: its text is clear", "textColor")
      } else if let behind = colorBehind(view, list), colors.allSatisfy({ $0.isLike(behind) }), !view.hasFill || view.backgroundColor?.isLike(behind) == true {
        add("its text has the colour that is behind it", "textColor")
      }
      return
    }
    if let picture = view as? UIImageView, picture.image == nil, !view.hasFill, view.subviews.isEmpty {
      return add("it has nothing to draw: its image is nil", "image")
    }
    let mayBeEmpty = view is UIButton || view is UITextField
    guard mayBeEmpty || !(view is UIControl) && !(view is UIImageView) && !(view is UIWindow) && view.visibleText == nil else { return }
    guard !drawsMore(view, list) else { return }
    if !view.hasFill {
      add("it has nothing to draw: no background colour, no border and nothing in it", "backgroundColor")
    } else if let behind = colorBehind(view, list), let fill = view.backgroundColor, fill.isLike(behind) {
      add("it has the colour that is behind it", "backgroundColor")
    }
  }

  /// Whether a view draws more than its background.
  private func drawsMore(_ view: UIView, _ list: DisplayList) -> Bool {
    guard view.layer.isPlain, let own = list.items.lastIndex(where: { $0.id == view.layer.id }) else { return true }
    if list.items[own].drawsMore { return true }
    // What stands in it follows it, and lies deeper.
    for item in list.items[(own + 1)...].prefix(while: { $0.depth > list.items[own].depth }) {
      if item.fill != nil || item.drawsMore { return true }
      if let inner = witness.view(item.id, of: witness.number(of: app)), inner is UIControl && !(inner is UIButton || inner is UITextField) { return true }
    }
    return false
  }

  private func colorBehind(_ view: UIView, _ list: DisplayList) -> UIColor? {
    let rect = view.visibleScreenFrame
    guard let place = list.items.firstIndex(where: { $0.id == view.layer.id }) else { return nil }
    return list.items[..<place].last { $0.fill.map { $0.alpha > Self.opaque } == true && $0.alpha > Self.opaque && $0.covers(rect) }?.fill
  }
}

extension UIView {
  fileprivate var hasFill: Bool { (backgroundColor?.alpha ?? 0) > 0 }
}

extension CALayer {
  /// Whether it draws nothing of a kind of its own.
  fileprivate var isPlain: Bool { type(of: self) == CALayer.self && (sublayers ?? []).allSatisfy { $0.view != nil } }
}

extension UIColor {
  fileprivate func isLike(_ other: UIColor) -> Bool {
    abs(red - other.red) < Self.noise && abs(green - other.green) < Self.noise && abs(blue - other.blue) < Self.noise && alpha > 0
  }
  /// Half of the smallest step of a channel of eight bits.
  private static let noise: CGFloat = 0.5 / 255
}

extension DisplayItem {
  /// Whether some of it is to be seen, if it draws anything.
  fileprivate var isInPlace: Bool {
    let box = quad.box.shared(with: clipRect)
    guard box.width > HidingReasons.leastSide, box.height > HidingReasons.leastSide else { return false }
    return art?.mask == nil || art?.maskBox.meets(box) == true
  }

  /// Whether it draws more than its background.
  fileprivate var drawsMore: Bool {
    border != nil || shadow != nil || gradient != nil || text?.text.isEmpty == false
      || art.map { $0.ground != nil || !$0.operations.isEmpty || $0.image != nil } == true
  }

  /// The colours of the text that it draws.
  fileprivate var textColors: [UIColor] {
    guard let text, !text.text.isEmpty else { return [] }
    let pieces = text.drawn?.lines.flatMap(\.pieces) ?? []
    return pieces.isEmpty ? [text.color] : pieces.map(\.color)
  }

  /// Whether its rectangle hides all of another one.
  fileprivate func covers(_ rect: CGRect) -> Bool {
    let box = quad.box.shared(with: clipRect)
    guard quad.isUpright, box.minX <= rect.minX, box.minY <= rect.minY, box.maxX >= rect.maxX, box.maxY >= rect.maxY else { return false }
    // A round corner lets something through only where the rectangle reaches it.
    return cornerRadius <= 0 || (rect.minX >= box.minX + cornerRadius || rect.minY >= box.minY + cornerRadius) && box.width > rect.width + cornerRadius
  }
}
