import Foundation

/// How long items are held over something that opens by it. Units: seconds. Source: docs/rules/lists.md 5 (Ours)
enum SpringConstants {
  static let wait: TimeInterval = 0.5
  /// Then it flashes, and acts.
  static let flash: TimeInterval = 0.3
  static let flashes: [CGFloat] = [1, 0.4, 1, 0.4, 1]
}

/// What a view is told of items that are held over it. Source: Apple, UISpringLoadedInteractionContext
public final class UISpringLoadedInteractionContext {
  /// Source: Apple, UISpringLoadedInteractionEffectState
  public enum State: String, CaseIterable, Sendable { case inactive, possible, activating, activated }

  public package(set) var state = State.inactive
  /// The view that shows it; nil for none.
  public var targetView: UIView?
  /// Whatever the app wants to keep until it acts.
  public var targetItem: Any?
  /// Space: the window.
  package var point: CGPoint

  package init(at point: CGPoint, _ view: UIView?) { (self.point, targetView) = (point, view) }

  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

/// Lets a view act while items are held over it. Source: Apple, UISpringLoadedInteraction; docs/rules/lists.md 5
open class UISpringLoadedInteraction: UIInteraction {
  public typealias Context = UISpringLoadedInteractionContext
  /// What the view does.
  public var activation: ((UISpringLoadedInteraction, Context) -> Void)?
  /// Whether it would now; asked when the items come, and each time they move.
  public var allows: ((UISpringLoadedInteraction, Context) -> Bool)?
  /// In place of the flashing: the state is another one.
  public var effect: ((UISpringLoadedInteraction, Context) -> Void)?
  public var didFinish: ((UISpringLoadedInteraction) -> Void)?
  /// See `UIResponder.companions`.
  public final var companions = Companions()

  // MARK: What controls and lists say

  /// Which of its parts lies at a point of the view; nil for none that acts. Each part waits for itself.
  @_spi(Lunette) open func part(at point: CGPoint) -> AnyHashable? { true }
  /// Items have come over a part. - Returns: whether it acts
  @_spi(Lunette) open func mayBegin(_ part: AnyHashable, _ context: Context, with session: UIDropSession) -> Bool { true }
  @_spi(Lunette) open func activate(_ part: AnyHashable, _ context: Context) { activation?(self, context) }
}

/// What the items of a drag are held over, and for how long.
final class SpringWatch: FrameStepping {
  private let session: UIDropSession
  private let simulation: Simulation
  private var interaction: UISpringLoadedInteraction?
  private var part: AnyHashable?
  private var context: UISpringLoadedInteractionContext?
  private var since: TimeInterval = 0
  private var isWatching = false

  init(_ session: UIDropSession, _ simulation: Simulation) { (self.session, self.simulation) = (session, simulation) }

  /// - Parameters:
  ///   - view: the innermost one under the finger
  ///   - point: of the window
  func look(at view: UIView?, _ point: CGPoint) {
    var found: (UISpringLoadedInteraction, AnyHashable)?
    var here = view
    while let current = here, found == nil {
      for case let interaction as UISpringLoadedInteraction in current.interactions.reversed() {
        if let part = interaction.part(at: current.convert(point, from: nil)) {
          found = (interaction, part)
          break
        }
      }
      here = current.superview
    }
    if let found, let context, found.0 === interaction, found.1 == part {
      context.point = point
      if let allows = found.0.allows, context.state != .activated, !allows(found.0, context) { end() }
      return
    }
    end()
    if let found { begin(found.0, found.1, point) }
  }

  private func begin(_ interaction: UISpringLoadedInteraction, _ part: AnyHashable, _ point: CGPoint) {
    let context = UISpringLoadedInteractionContext(at: point, interaction.view)
    guard interaction.mayBegin(part, context, with: session), interaction.allows?(interaction, context) ?? true, simulation.fault == nil,
      interaction.view?.window != nil
    else { return }
    (self.interaction, self.part, self.context, since) = (interaction, part, context, simulation.time)
    change(to: .possible)
    if !isWatching {
      isWatching = true
      simulation.displayLinks.add(self)
    }
  }

  private func change(to state: UISpringLoadedInteractionContext.State) {
    guard let interaction, let context else { return }
    context.state = state
    if let effect = interaction.effect { return effect(interaction, context) }
    guard state == .activating, let view = context.targetView else { return }
    let flash = CAKeyframeAnimation(keyPath: "opacity")
    flash.frames = SpringConstants.flashes.map { .number($0 * view.alpha) }
    flash.timing.duration = SpringConstants.flash
    view.layer.add(flash, forKey: nil)
  }

  /// The items have gone on, or away.
  func end() {
    guard let ended = interaction, let context else { return }
    if context.state != .activated { change(to: .inactive) }
    (interaction, part, self.context) = (nil, nil, nil)
    ended.didFinish?(ended)
  }

  func step(to time: TimeInterval) -> Bool {
    isWatching = false
    guard let interaction, let part, let context, context.state != .activated else { return false }
    guard interaction.view?.window != nil else {
      end()
      return false
    }
    let passed = time - since + clockTolerance
    if context.state == .possible, passed >= SpringConstants.wait { change(to: .activating) }
    if context.state == .activating, passed >= SpringConstants.wait + SpringConstants.flash {
      change(to: .activated)
      if self.interaction === interaction { interaction.activate(part, context) }
      return false
    }
    isWatching = true
    return true
  }

  var motionDescription: String { "items that are held over \(interaction?.view.map { typeName($0) } ?? "a view")" }
}

/// A control that acts while items are held over it, as by a tap. Source: Apple, UISpringLoadedInteractionSupporting
@_spi(Lunette) public protocol SpringLoadable: UIView {
  /// Which of its parts would act at a point of it; nil for none.
  func springPart(at point: CGPoint) -> Int?
  func springActivate(_ part: Int)
}

private final class ControlSpring: UISpringLoadedInteraction {
  private var control: (any SpringLoadable)? { view as? any SpringLoadable }
  override func part(at point: CGPoint) -> AnyHashable? { control?.springPart(at: point) }
  override func activate(_ part: AnyHashable, _ context: Context) { if let part = part.base as? Int { control?.springActivate(part) } }
}

private let controlSpring = CompanionKey<ControlSpring>()

extension SpringLoadable {
  /// Source: Apple, UISpringLoadedInteractionSupporting.isSpringLoaded: false
  public var isSpringLoaded: Bool {
    get { companions[controlSpring] != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let known = companions[controlSpring] {
        companions[controlSpring] = nil
        return removeInteraction(known)
      }
      let spring = ControlSpring()
      companions[controlSpring] = spring
      addInteraction(spring)
    }
  }
}

@_spi(Lunette) extension UIButton: SpringLoadable {
  public func springPart(at point: CGPoint) -> Int? { isEnabled ? 0 : nil }
  public func springActivate(_ part: Int) {
    sendActions(for: .touchUpInside)
    sendActions(for: eventsAfterTouchUpInside)
  }
}

@_spi(Lunette) extension UISegmentedControl: SpringLoadable {
  public func springPart(at point: CGPoint) -> Int? { isEnabled ? segment(at: point) : nil }
  public func springActivate(_ part: Int) { choose(part, nil) }
}
