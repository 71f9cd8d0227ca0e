import Foundation

/// Measures of drags. Source: docs/rules/lists.md 5
enum DragConstants {
  /// Units: seconds. Source: issue 34's facts, section 10 (A; D)
  static let pressDuration: TimeInterval = 0.5
  /// How far a finger moves before what it has lifted is dragged. Units: points. Ours: as a pan
  static let slop: CGFloat = 10
  /// How much larger what is lifted is shown, and how faint its place. Ours
  static let liftedScale: CGFloat = 1.05
  static let sourceAlpha: CGFloat = 0.5
  /// Units: seconds. Ours
  static let liftDuration: TimeInterval = 0.2
  static let returnDuration: TimeInterval = 0.3
  /// Each further item lies so far beside the one above. Units: points. Ours
  static let pileOffset: CGFloat = 6
  /// The largest number of previews that are shown. Ours
  static let pile = 3
  static let shadow: (opacity: CGFloat, radius: CGFloat, offset: CGSize) = (0.25, 12, CGSize(width: 0, height: 6))
}

/// What is shown at the finger. Its name is UIKit's.
final class UIPlatterView: UIView {}

/// Items on their way from where a finger has lifted them to where it lets them go. One at a time in a simulation.
/// The order of calls: docs/rules/lists.md 5
final class DragFlight {
  private static let key = CompanionKey<DragFlight>()
  static func current(in simulation: Simulation) -> DragFlight? { simulation.companions[key] }

  private let session: UIDragSession
  private let drop: UIDropSession
  private let source: UIDragInteraction
  private let window: UIWindow
  /// The view from which the items come, which lives as long as they are carried: it has the finger.
  private let origin: UIView?
  private let start: CGPoint
  /// What is shown at the finger, and from the finger to its middle.
  private var platters: [(view: UIPlatterView, offset: CGPoint, home: CGPoint)] = []
  private var faded: [(view: UIView, alpha: CGFloat)] = []
  private var hasBegun = false
  private var isOver = false { didSet { if isOver { springs.end() } } }
  private let springs: SpringWatch
  private var target: UIDropInteraction?
  private var operation = UIDropOperation.cancel
  /// The places that the items have met, with what `canHandle` has answered.
  private var met: [(interaction: UIDropInteraction, takes: Bool)] = []
  /// The finger has let go, and it is over.
  var ended: (() -> Void)?

  init(_ session: UIDragSession, _ source: UIDragInteraction, in window: UIWindow) {
    (self.session, drop, self.source, self.window, start) = (session, UIDropSession(session), source, window, session.point)
    springs = SpringWatch(drop, window.simulation)
    origin = source.view
  }

  private var simulation: Simulation { window.simulation }

  // MARK: The finger

  func lift() {
    Self.current(in: simulation)?.cancel()
    simulation.companions[Self.key] = self
    session.lookAgain = { [weak self] in
      guard let self, hasBegun, !isOver else { return }
      look(at: self.session.point)
    }
    for item in session.items.prefix(DragConstants.pile) { show(item, of: source) }
    simulation.animate(withDuration: DragConstants.liftDuration, options: .allowUserInteraction) { [self] in
      for (view, _, _) in platters { view.transform = CGAffineTransform(scaleX: DragConstants.liftedScale, y: DragConstants.liftedScale) }
      for (view, _) in faded { view.alpha = DragConstants.sourceAlpha }
    }
  }

  /// Whether the finger moves the items.
  var isCarrying: Bool { hasBegun && !isOver }
  /// Whether further items may come.
  var takesMore: Bool { !isOver }

  /// The items of another view, or of another row, fly to those at the finger.
  func add(from interaction: UIDragInteraction, at point: CGPoint) {
    let items = interaction.items(addedTo: session, at: point)
    guard !isOver, simulation.fault == nil else { return }
    for item in session.add(items, from: interaction) where platters.count < DragConstants.pile {
      let known = platters.count
      show(item, of: interaction)
      guard platters.count > known else { continue }
      let pile = CGFloat(known) * DragConstants.pileOffset
      platters[known].offset = CGPoint(x: (platters.first?.offset.x ?? 0) + pile, y: (platters.first?.offset.y ?? 0) + pile)
      let (view, offset) = (platters[known].view, platters[known].offset)
      simulation.animate(withDuration: DragConstants.liftDuration, options: .allowUserInteraction) { [self] in
        view.center = CGPoint(x: session.point.x + offset.x, y: session.point.y + offset.y)
        view.transform = CGAffineTransform(scaleX: DragConstants.liftedScale, y: DragConstants.liftedScale)
        if let last = faded.last { last.view.alpha = DragConstants.sourceAlpha }
      }
    }
  }

  private func show(_ item: UIDragItem, of source: UIDragInteraction) {
    guard let shown = source.preview(for: item, session) else { return }
    let platter = UIPlatterView()
    platter.isUserInteractionEnabled = false
    let size = shown.bounds.size
    let place = shown.window == nil ? start : shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
    let pile = CGFloat(platters.count) * DragConstants.pileOffset
    let home = CGPoint(x: place.x + pile, y: place.y + pile)
    simulation.performWithoutAnimation {
      platter.bounds.size = size
      platter.center = home
      let content = shown.window == nil ? shown : shown.snapshotView(afterScreenUpdates: false) ?? UIView()
      content.frame = CGRect(origin: .zero, size: size)
      platter.addSubview(content)
      let shadow = DragConstants.shadow
      (platter.layer.shadowOpacity, platter.layer.shadowRadius, platter.layer.shadowOffset) = (shadow.opacity, shadow.radius, shadow.offset)
      if let below = platters.last?.view { window.insertSubview(platter, belowSubview: below) } else { window.addSubview(platter) }
    }
    platters.append((platter, CGPoint(x: home.x - start.x, y: home.y - start.y), home))
    if shown.window != nil, !faded.contains(where: { $0.view === shown }) { faded.append((shown, shown.alpha)) }
  }

  func move(to point: CGPoint) {
    guard !isOver else { return }
    session.point = point
    if !hasBegun {
      guard hypot(point.x - start.x, point.y - start.y) > DragConstants.slop else { return }
      hasBegun = true
      source.willBegin(session)
      guard !isOver else { return }
    }
    simulation.performWithoutAnimation {
      for (view, offset, _) in platters { view.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    }
    source.didMove(session)
    guard !isOver else { return }
    look(at: point)
  }

  /// Finds who would take the items here, and asks it what it would do.
  private func look(at point: CGPoint) {
    let view = UIView.Overridable.hitTest(window, point, nil)
    let found = interaction(around: view)
    if found !== target {
      let old = target
      target = found
      old?.didExit(drop)
      guard !isOver else { return }
      found?.didEnter(drop)
      guard !isOver else { return }
    }
    operation = found?.didUpdate(drop)?.operation ?? .cancel
    // What may not be moved can't be.
    if operation == .move, !session.allowsMoveOperation { operation = .forbidden }
    if !isOver, simulation.fault == nil { springs.look(at: view, point) }
  }

  /// The innermost view that has to do with the items, from the one under the finger.
  private func interaction(around innermost: UIView?) -> UIDropInteraction? {
    var view = innermost
    while let here = view {
      for case let interaction as UIDropInteraction in here.interactions.reversed() where takes(interaction) { return interaction }
      view = here.superview
    }
    return nil
  }

  private func takes(_ interaction: UIDropInteraction) -> Bool {
    if let known = met.first(where: { $0.interaction === interaction }) { return known.takes }
    let answer = interaction.canHandle(drop)
    met.append((interaction, answer))
    return answer
  }

  func letGo(at point: CGPoint) {
    guard !isOver else { return }
    guard hasBegun else { return finish(.cancel, flies: true, tells: false) }
    move(to: point)
    guard !isOver else { return }
    guard let target, operation.isDrop else { return cancel() }
    isOver = true
    source.willEnd(session, operation)
    target.perform(drop)
    finish(operation, flies: false, tells: true, to: target)
  }

  /// Everything goes back to its place.
  func cancel() {
    guard !isOver else { return }
    if hasBegun {
      isOver = true
      let old = target
      target = nil
      old?.didExit(drop)
      source.willEnd(session, .cancel)
    }
    finish(.cancel, flies: true, tells: hasBegun)
  }

  // MARK: The end

  /// - Parameter target: where the items were dropped
  private func finish(_ operation: UIDropOperation, flies: Bool, tells: Bool, to target: UIDropInteraction? = nil) {
    isOver = true
    if simulation.companions[Self.key] === self { simulation.companions[Self.key] = nil }
    let (platters, faded) = (platters, faded)
    let end = { [self] in
      for (view, _, _) in platters { view.removeFromSuperview() }
      target?.conclude(drop)
      if tells {
        for (interaction, takes) in met where takes { interaction.didEnd(drop) }
        source.didEnd(session, operation)
      }
      ended?()
    }
    let landings = session.items.prefix(platters.count).map { drop.landings[ObjectIdentifier($0)]?() ?? nil }
    guard simulation.areAnimationsEnabled else {
      for (view, alpha) in faded { view.alpha = alpha }
      return end()
    }
    simulation.animate(
      withDuration: DragConstants.returnDuration, options: .allowUserInteraction,
      animations: {
        for (index, (view, _, home)) in platters.enumerated() {
          view.transform = .identity
          if flies {
            view.center = home
          } else if let place = landings[index] {
            view.center = place
          } else {
            view.alpha = 0
          }
        }
        for (view, alpha) in faded { view.alpha = alpha }
      }, completion: { _ in end() })
  }
}
