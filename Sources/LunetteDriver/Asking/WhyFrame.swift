import Foundation
@_spi(Lunette) import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// What gives a view its frame, and what ran in a frame.
extension Why {
  /// Limit of links of each chain. Source: docs/why.md
  private static let mostLinks = 12

  func frame(_ target: WhyTarget, _ moment: Moment?) -> WhyAnswer {
    var answer = WhyAnswer("frame \(target)")
    var lines: [(text: String, depth: Int, place: String?)] = []
    let resolution = resolve(target, .nothing, moment) { _, view, _ in lines = Self.chain(of: view) }.resolution
    let found: Found
    switch resolution {
    case .failure(let lines): return failed(answer, lines)
    case .type(let name, _): return failed(answer, ["\(name) is a class: name one of its views, as { class = \"\(name)\" }"])
    case .view(let view): found = view
    }
    if let frame = found.lastSeen { answer.add("\(found.name) (id \(found.layer)) was seen last in frame \(frame); ask with --at \(frame)") }
    answer.add("\(found.name) (id \(found.layer)):")
    for line in lines { answer.add(line.text, line.depth, place: line.place) }
    let watch = PropertyWatch(app: found.app, layer: found.layer, path: ["frame"])
    self.watch([watch], moment)
    if let change = watch.changes.last {
      answer.add("its frame was last")
      describe(change, in: &answer, depth: 1)
    } else {
      answer.add("its frame was never set since it was made")
    }
    return answer
  }

  private static func chain(of view: UIView) -> [(text: String, depth: Int, place: String?)] {
    var lines: [(text: String, depth: Int, place: String?)] = []
    let placed = view.placedBy
    for entry in view.layoutExplanation {
      lines.append(("\(entry.name) \(formatted(entry.value))", 1, nil))
      let reasons =
        placed.map { $0.hasSuffix("list") || $0.hasSuffix("stack view") ? [$0] + entry.reasons.filter { !$0.hasPrefix("it follows") } : entry.reasons }
        ?? entry.reasons
      for reason in reasons.prefix(mostLinks) { lines.append((reason, 2, place(in: reason))) }
      if reasons.count > mostLinks { lines.append(("... and \(reasons.count - mostLinks) more", 2, nil)) }
    }
    if let row = view.rowOfCell, view is ReusableView { lines.append(("it shows row \(row.fromOne) of its list", 1, nil)) }
    // Where constraints place it: those of the views that these refer to, as far as the window or a constant.
    guard !view.translatesAutoresizingMaskIntoConstraints else { return lines }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var next = view.constrainedViews(&seen)
    var links = 0
    while !next.isEmpty, links < mostLinks {
      let one = next.removeFirst()
      links += 1
      lines.append(("\(one.shownInLayout), on which it depends, at \(text(one.frame))", 1, nil))
      for axis in [UIView.LayoutAxis.horizontal, .vertical] {
        for constraint in one.constraintsAffectingLayout(for: axis).prefix(mostLinks) where isAbout(constraint, one) {
          lines.append((constraint.described, 2, constraint.position))
        }
      }
      if one.translatesAutoresizingMaskIntoConstraints { lines.append(("it follows its frame and autoresizing mask", 2, nil)) }
      if !(one is UIWindow), !one.translatesAutoresizingMaskIntoConstraints { next += one.constrainedViews(&seen) }
    }
    return lines
  }

  private static func isAbout(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool { constraint.firstItem === view || constraint.secondItem === view }

  private static func text(_ rect: CGRect) -> String {
    "{\([rect.minX, rect.minY, rect.width, rect.height].map { formatted($0) }.joined(separator: ", "))}"
  }

  /// The line of a script in the words for a constraint: `(active, main.lua:12)`.
  private static func place(in reason: String) -> String? {
    guard let mark = reason.range(of: "(active, ") ?? reason.range(of: "(inactive, "), let end = reason[mark.upperBound...].firstIndex(of: ")") else {
      return nil
    }
    return String(reason[mark.upperBound..<end])
  }

  // MARK: A frame

  func ran(_ frame: Int, app: Int) -> WhyAnswer {
    var answer = WhyAnswer("ran \(frame)")
    let log = RunLog([.views, .costs])
    var last = -1
    let moment = Moment(app: app, .end(frame: frame))
    // The log notes a frame after it is committed.
    let witness = self.witness(Moment(app: app, .end(frame: frame + 1)))
    let events = witness.events(of: run, options, log)
    var kept: [RunEvent] = []
    for event in events where event.app == app {
      if case .frame(let one) = event.kind {
        last = one.number
        if one.number == frame {
          kept.append(event)
          break
        }
        kept = []
      } else {
        kept.append(event)
      }
    }
    guard last == frame else {
      return failed(answer, [last < 0 ? "app \(app) has no frames" : "there is no frame \(frame); the run has frames 0 to \(last)"])
    }
    let time = kept.last?.time ?? 0
    answer.moment = moment
    answer.add("frame \(frame) (\(formatted(time, decimals: 3)) s):", at: moment)
    add(kept, of: frame, to: &answer, names: witness.viewNames)
    return answer
  }

  private func add(_ events: [RunEvent], of number: Int, to answer: inout WhyAnswer, names: [Int: String]) {
    // The depth of an event: how many calls are around it.
    var open: [Int] = []
    var calls = 0
    for (index, event) in events.enumerated() {
      while let end = open.last, end < index { open.removeLast() }
      let depth = open.count + 1
      switch event.kind {
      case .phase(let phase): answer.add("\(phase.rawValue):", 0)
      case .called(let call):
        calls += call.count
        let end = index + call.inner
        let total = event.instructions ?? 0
        let inside = inner(events, index + 1, through: min(end, events.count - 1))
        let what = call.position.map { "\(call.name) \($0)" } ?? call.name
        let row = call.row.map { $0.fromOne } ?? call.arguments.joined(separator: ", ")
        let rows = call.count > 1 ? " and \(call.count - 1) more rows" : ""
        let cost = inside > 0 ? "\(total - inside) instructions of its own, \(total) with the calls in it" : "\(total) instructions"
        // Older logs don't number their calls.
        let moment = call.number > 0 ? Moment(app: event.app, .call(frame: number, number: call.number, done: 0)) : nil
        let words = "\(moment.map { "\($0) " } ?? "")\(what)\(row.isEmpty ? "" : " \(row)")\(rows): \(cost)"
        answer.add(words, depth, at: moment, place: call.position)
        open.append(end)
      case .input(let input): if !input.isTouches { answer.add("an input", depth) }
      case .touched(let finger, let phase, let place): answer.add("finger \(finger) \(phase) at {\(formatted(place.x)), \(formatted(place.y))}", depth)
      case .sent(let control, let events): answer.add("\(control) sends \(events.joined(separator: ", "))", depth)
      case .acted(let recognizer, let state): answer.add("\(recognizer) calls its action: \(state)", depth)
      case .recognizer(let recognizer, let state, let reason):
        if state != .possible { answer.add("\(recognizer) \(state)\(reason.map { ": \($0)" } ?? "")", depth) }
      case .animationBegan(let animation): answer.add("animation \(animation.what) begins\(animation.position.map { " at \($0)" } ?? "")", depth)
      case .animationEnded(_, let what, _): answer.add("animation \(what) ends", depth)
      case .updated(let table, let changes): answer.add("\(table): \(changes.joined(separator: "; "))", depth)
      case .requested(let request): answer.add("\(request.request): \(request.state)", depth)
      case .frame(let frame):
        if calls == 0 { answer.add("no script was called") }
        let shown = frame.changed.map { look in names[look.id] ?? look.name ?? "view \(look.id)" }
        let gone = frame.gone.isEmpty ? "" : "; gone: \(frame.gone.count == 1 ? "1 view" : "\(frame.gone.count) views")"
        answer.add(
          "changed on the screen: "
            + (shown.isEmpty
              ? "nothing"
              : shown.prefix(Self.mostLinks).joined(separator: ", ") + (shown.count > Self.mostLinks ? " and \(shown.count - Self.mostLinks) more" : "")) + gone
        )
      default: break
      }
    }
  }

  /// The instructions of the calls directly inside of one.
  private func inner(_ events: [RunEvent], _ first: Int, through last: Int) -> Int {
    var sum = 0
    var index = first
    while index <= last {
      if case .called(let call) = events[index].kind {
        sum += events[index].instructions ?? 0
        index += call.inner
      }
      index += 1
    }
    return sum
  }
}
