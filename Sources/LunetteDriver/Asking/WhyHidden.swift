import Foundation
@_spi(Lunette) import LunetteKit
import LunetteRender
import LunetteScript

/// Why a view isn't seen: all reasons that hold, each with who made it so.
extension Why {
  /// A reason, and the properties whose last change made it so.
  struct HidingReason {
    var text: String
    /// The views' layers and the paths of their properties.
    var causes: [(layer: Int, path: [String])] = []
  }

  func hidden(_ target: WhyTarget, _ moment: Moment?) -> WhyAnswer {
    var answer = WhyAnswer("hidden \(target)")
    var reasons: [HidingReason] = []
    var row: RowPath?
    var list: Int?
    let (resolution, _) = resolve(target, .nothing, moment, prefersUnseen: true) { app, view, witness in
      reasons = HidingReasons(app: app, witness: witness).all(of: view)
      (row, list) = (view.rowOfCell, view.listAround?.layer.id)
    }
    var found: Found
    switch resolution {
    case .failure(let lines): return failed(answer, lines)
    case .type(let name, _): return failed(answer, ["\(name) is a class: name one of its views, as { class = \"\(name)\" }"])
    case .view(let view): found = view
    }
    if let frame = found.lastSeen {
      answer.add("\(found.name) (id \(found.layer)) was seen last in frame \(frame)", at: Moment(app: found.app, .end(frame: frame)))
      var isThere = false
      let witness = self.witness(moment, keepsLayers: true) { app, witness in
        guard witness.number(of: app) == found.app, let view = witness.view(found.layer, of: found.app) else { return }
        isThere = true
        found.name = app.name(view)
        (row, list) = (view.rowOfCell, view.listAround?.layer.id)
        reasons = HidingReasons(app: app, witness: witness).all(of: view)
      }
      _ = witness.watch(run, options)
      if !isThere { reasons = [HidingReason(text: "it is gone: nothing holds the view any more")] }
    }
    if let earlier = earlierRow(of: found, moment), earlier.row != row {
      let now = row.map { "its cell shows row \($0.fromOne) now" } ?? "its cell shows no row now: it waits to be used again"
      // The reasons of the view itself come after what it is to show.
      reasons.insert(
        HidingReason(text: "\(now); it showed row \(earlier.row.fromOne) until frame \(earlier.frame)", causes: list.map { [($0, ["contentOffset"])] } ?? []),
        at: 0)
    }
    guard !reasons.isEmpty else {
      answer.add("\(found.name) (id \(found.layer)) is visible")
      return answer
    }
    answer.add("\(found.name) (id \(found.layer)) isn't seen:")
    let watches = reasons.map { $0.causes.map { PropertyWatch(app: found.app, layer: $0.layer, path: $0.path) } }
    watch(watches.flatMap { $0 }, moment)
    for (reason, watches) in zip(reasons, watches) {
      answer.add(reason.text, 1)
      for watch in watches {
        let property = watch.path.joined(separator: ".")
        if let change = watch.changes.last {
          answer.add("\(property): \(summary(of: change))", 2, at: change.origin.moment, place: change.origin.place)
          if let occasion = change.origin.occasion { answer.add("for \(occasion)", 3) }
          answer.moment = answer.moment ?? change.origin.moment
        } else if let again = watch.sameAgain {
          answer.add("\(property): given the value that it had already by \(again.place ?? "the host")", 2, at: again.moment, place: again.place)
        } else {
          answer.add("\(property): never set", 2)
        }
      }
    }
    return answer
  }

  /// The row that the cell around a view showed before the one that it shows at the end; nil for a view in no cell, and for a cell with one row.
  private func earlierRow(of found: Found, _ moment: Moment?) -> (row: RowPath, frame: Int)? {
    var rows: [(row: RowPath?, frame: Int)] = []
    let witness = self.witness(moment, keepsLayers: true)
    witness.frameEnded = { app, witness in
      guard witness.number(of: app) == found.app, let view = witness.view(found.layer, of: found.app) else { return }
      let row = view.rowOfCell
      if rows.last.map({ $0.row != row }) ?? (row != nil) { rows.append((row, app.simulation.frameCount)) }
    }
    _ = witness.watch(run, options)
    guard rows.count > 1 else { return nil }
    // With a frame in which it was seen last the row of that frame, else the first one.
    let seen = found.lastSeen.flatMap { frame in rows.lastIndex { $0.frame <= frame && $0.row != nil } } ?? rows.firstIndex { $0.row != nil }
    guard let seen, let row = rows[seen].row, rows.indices.contains(seen + 1) else { return nil }
    return (row, rows[seen + 1].frame - 1)
  }
}

extension UIView {
  fileprivate var listAround: ListView? {
    for one in sequence(first: self, next: { $0.superview }) { if let list = one as? ListView { return list } }
    return nil
  }

  /// The row that the cell in which a view stands shows; nil outside of cells, and for a cell that waits.
  var rowOfCell: RowPath? {
    var view: UIView? = self
    while let current = view {
      if let cell = current as? UITableViewCell { return cell.tableView?.indexPath(for: cell).map { RowPath($0) } }
      if let cell = current as? UICollectionViewCell {
        return (cell.superview as? UICollectionView)?.indexPath(for: cell).map { RowPath($0) }
      }
      view = current.superview
    }
    return nil
  }
}

/// Looks for what keeps a view from being seen. The order is that of docs/why.md.
struct HidingReasons {
  let app: ScenarioApp
  let witness: Witness

  private typealias Reason = Why.HidingReason
  private static let leastAlpha: CGFloat = 0.01

  func all(of view: UIView) -> [Why.HidingReason] {
    var reasons: [Reason] = []
    let ancestors = Array(sequence(first: view) { $0.superview })
    guard let window = view.window ?? (view as? UIWindow) else {
      let root = ancestors.last ?? view
      if root === view {
        let isCell = view is ReusableView
        return [
          Reason(
            text: isCell ? "it is in no view: its cell waits to be used again" : "it was never added to a view, or it was removed",
            causes: [(view.layer.id, ["superview"])])
        ]
      }
      return [
        Reason(
          text: "it is in no window: \(name(root))\(controller(of: root)), in which it stands, was never added to one, or was removed",
          causes: [(root.layer.id, ["superview"])])
      ]
    }
    if window.isHidden || !app.simulation.application.visibleWindows.contains(where: { $0 === window }) {
      reasons.append(
        Reason(text: "its window is hidden: nobody has called makeKeyAndVisible(), or isHidden is true", causes: [(window.layer.id, ["isHidden"])]))
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
      addPlace(view, ancestors, window, &reasons)
    }
    if reasons.isEmpty { addCover(view, &reasons) }
    if reasons.isEmpty { addContent(view, &reasons) }
    if !reasons.isEmpty, view.layer.animationKeys()?.isEmpty == false {
      reasons.append(Reason(text: "an animation of it still runs: \(view.layer.animationKeys()?.joined(separator: ", ") ?? "")"))
    }
    return reasons
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
      let transform = one.transform
      guard abs(transform.a * transform.d - transform.b * transform.c) < Self.leastScale else { continue }
      reasons.append(Reason(text: "\(who(one, view)) scaled to nothing by its transform", causes: [(one.layer.id, ["transform"])]))
    }
  }
  /// Ours: a side of 320 points becomes a third of a pixel
  private static let leastScale: CGFloat = 1e-6

  private func addPlace(_ view: UIView, _ ancestors: [UIView], _ window: UIWindow, _ reasons: inout [Reason]) {
    for one in ancestors {
      guard let mask = one.mask else { continue }
      let rect = one.convert(view.bounds, from: view)
      if rect.shared(with: mask.frame).isEmpty || mask.isHidden || mask.alpha < Self.leastAlpha {
        reasons.append(Reason(text: "it is masked out by the mask of \(one === view ? "it" : name(one))", causes: [(one.layer.id, ["mask"])]))
      }
    }
    var rect = view.screenFrame
    guard rect.width > 0, rect.height > 0 else { return }
    for one in ancestors.dropFirst() where one !== window {
      guard one.clipsToBounds || one is UIScrollView else { continue }
      let shared = rect.shared(with: one.screenFrame)
      guard shared.isEmpty else {
        if one.clipsToBounds { rect = shared }
        continue
      }
      if let scroll = one as? UIScrollView {
        let offset = scroll.contentOffset
        reasons.append(
          Reason(
            text: "it is scrolled away by \(name(scroll)), whose contentOffset is {\(formatted(offset.x)), \(formatted(offset.y))}",
            causes: [(scroll.layer.id, ["contentOffset"])]))
        return
      }
      // What cuts at the edges of the screen hides nothing that could be seen without it.
      if one.screenFrame.covers(CGRect(origin: .zero, size: app.simulation.screen.bounds.size)) { continue }
      let inside = one.convert(view.bounds, from: view)
      reasons.append(
        Reason(
          text:
            "it is clipped by \(name(one)): there it stands at \(text(inside)), outside of {\(formatted(one.bounds.width)), \(formatted(one.bounds.height))}",
          causes: [(view.layer.id, ["frame"]), (one.layer.id, ["clipsToBounds"])]))
      return
    }
    let screen = CGRect(origin: .zero, size: app.simulation.screen.bounds.size)
    if rect.shared(with: screen).isEmpty {
      let whole = view.screenFrame
      reasons.append(
        Reason(
          text: "it is outside the screen: it stands at \(text(whole)), and the screen is {\(formatted(screen.width)), \(formatted(screen.height))}",
          causes: placed(view, ancestors, window).map { ($0.layer.id, ["frame"]) }))
    }
  }

  /// The view of the chain that takes it outside of the window: the innermost one whose superview is inside.
  private func placed(_ view: UIView, _ ancestors: [UIView], _ window: UIWindow) -> [UIView] {
    let screen = CGRect(origin: .zero, size: app.simulation.screen.bounds.size)
    return [ancestors.first { one in one.superview.map { !$0.screenFrame.shared(with: screen).isEmpty } ?? true } ?? view]
  }

  private func text(_ rect: CGRect) -> String {
    "{\([rect.minX, rect.minY, rect.width, rect.height].map { formatted($0) }.joined(separator: ", "))}"
  }

  // MARK: What is drawn

  private func addCover(_ view: UIView, _ reasons: inout [Reason]) {
    let rect = view.visibleScreenFrame
    guard rect.width > 0, rect.height > 0 else { return }
    let list = app.simulation.displayList()
    guard let place = list.items.lastIndex(where: { $0.id == view.layer.id }) ?? lastAround(view, list) else { return }
    for item in list.items.dropFirst(place + 1) {
      guard item.alpha > Self.opaque, let fill = item.fill, fill.alpha > Self.opaque, item.covers(rect) else { continue }
      guard let cover = witness.view(item.id, of: witness.number(of: app)), !view.isDescendant(of: cover), !cover.isDescendant(of: view) else { continue }
      reasons.append(
        Reason(text: "it is covered by \(name(cover)) at \(text(cover.screenFrame))", causes: [(cover.layer.id, ["superview"]), (cover.layer.id, ["frame"])]))
      return
    }
  }

  /// The place in a list of the innermost view around one that draws nothing.
  private func lastAround(_ view: UIView, _ list: DisplayList) -> Int? {
    for one in sequence(first: view, next: { $0.superview }) {
      if let place = list.items.lastIndex(where: { $0.id == one.layer.id }) { return place }
    }
    return nil
  }

  /// Less than this shines through. Ours
  private static let opaque: CGFloat = 0.999

  private func addContent(_ view: UIView, _ reasons: inout [Reason]) {
    let list = app.simulation.displayList()
    if let label = view as? UILabel {
      if label.text?.isEmpty ?? true, label.attributedText?.string.isEmpty ?? true, !view.hasFill {
        reasons.append(Reason(text: "it has nothing to draw: its text is empty", causes: [(view.layer.id, ["text"])]))
      } else if let behind = colorBehind(view, list), label.textColor.isLike(behind), !view.hasFill || view.backgroundColor?.isLike(behind) == true {
        reasons.append(Reason(text: "its text has the colour that is behind it", causes: [(view.layer.id, ["textColor"])]))
      }
      return
    }
    if let picture = view as? UIImageView, picture.image == nil, !view.hasFill, view.subviews.isEmpty {
      reasons.append(Reason(text: "it has nothing to draw: its image is nil", causes: [(view.layer.id, ["image"])]))
      return
    }
    guard !(view is UIControl), !(view is UIImageView), !(view is UIWindow), view.visibleText == nil else { return }
    let own = list.items.firstIndex { $0.id == view.layer.id }
    let item = own.map { list.items[$0] }
    let drawsMore =
      own.map { own in list.items.contains { $0.parent == own } } == true || item?.art != nil || item?.gradient != nil || item?.text != nil
      || item?.border != nil || item?.shadow != nil || !view.layer.isPlain
    guard !drawsMore else { return }
    if !view.hasFill {
      reasons.append(
        Reason(text: "it has nothing to draw: no background colour, no border and nothing in it", causes: [(view.layer.id, ["backgroundColor"])]))
    } else if let behind = colorBehind(view, list), let fill = view.backgroundColor, fill.isLike(behind) {
      reasons.append(Reason(text: "it has the colour that is behind it", causes: [(view.layer.id, ["backgroundColor"])]))
    }
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
  /// Whether its rectangle hides all of another one.
  fileprivate func covers(_ rect: CGRect) -> Bool {
    let box = quad.box.shared(with: clipRect)
    guard quad.isUpright, box.minX <= rect.minX, box.minY <= rect.minY, box.maxX >= rect.maxX, box.maxY >= rect.maxY else { return false }
    // A round corner lets something through only where the rectangle reaches it.
    return cornerRadius <= 0 || (rect.minX >= box.minX + cornerRadius || rect.minY >= box.minY + cornerRadius) && box.width > rect.width + cornerRadius
  }
}
