import Foundation
@_spi(Lunette) import LunetteKit
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
    var sight = HidingReasons.Sight()
    var row: RowPath?
    var list: Int?
    let (resolution, _) = resolve(target, .nothing, moment, prefersUnseen: true) { app, view, witness in
      sight = HidingReasons(app: app, witness: witness).sight(of: view)
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
        sight = HidingReasons(app: app, witness: witness).sight(of: view)
      }
      _ = witness.watch(run, options)
      if !isThere { sight = .init(reasons: [HidingReason(text: "it is gone: nothing holds the view any more")]) }
    }
    if let earlier = earlierRow(of: found, moment), earlier.row != row {
      let now = row.map { "its cell shows row \($0.fromOne) now" } ?? "its cell shows no row now: it waits to be used again"
      sight.reasons.append(
        HidingReason(text: "\(now); it showed row \(earlier.row.fromOne) until frame \(earlier.frame)", causes: list.map { [($0, ["contentOffset"])] } ?? []))
    }
    let reasons = sight.reasons + sight.motions
    guard !reasons.isEmpty else {
      answer.add("\(found.name) (id \(found.layer)) is visible")
      return answer
    }
    answer.add("\(found.name) (id \(found.layer)) " + (sight.isPassing ? "is visible as long as an animation runs; when it has ended:" : "isn't seen:"))
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
