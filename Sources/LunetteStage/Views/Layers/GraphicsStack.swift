import Foundation

extension CGContext {
  /// A context of the current simulation.
  convenience init(bounds: CGRect, dirty: CGRect? = nil) { self.init(bounds: bounds, dirty: dirty, in: Simulation.current.graphics) }
}

/// The contexts that are open, the innermost last.
final class GraphicsStack: DrawingSurroundings {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  private enum Entry {
    case context(CGContext)
    /// A view that may draw: its context is made when it is first asked for.
    case pending(bounds: CGRect, dirty: CGRect)
  }
  private var entries: [Entry] = []

  var current: CGContext? {
    switch entries.last {
    case .context(let context): return context
    case .pending(let bounds, let dirty):
      let context = CGContext(bounds: bounds, dirty: dirty)
      entries[entries.count - 1] = .context(context)
      return context
    case nil: return nil
    }
  }

  /// The current context, if it has been asked for already.
  var begun: CGContext? { if case .context(let context) = entries.last { context } else { nil } }

  func push(_ context: CGContext) { entries.append(.context(context)) }

  /// Runs code that may draw. - Returns: what was drawn; nil when the code did not ask for a context
  func drawing(_ bounds: CGRect, dirty: CGRect, _ body: () -> Void) -> Picture? {
    let depth = entries.count
    entries.append(.pending(bounds: bounds, dirty: dirty))
    body()
    // Contexts that the code pushed and never popped are dropped.
    while entries.count > depth + 1 { entries.removeLast() }
    guard case .context(let context)? = entries.popLast() else { return nil }
    return context.picture
  }

  func pop() -> CGContext? {
    guard case .context(let context)? = entries.last else { return nil }
    entries.removeLast()
    return context
  }

  /// The pictures of pattern colours, each once.
  var patterns: [UIImage] = []

  func image(ofPattern number: Int32) -> UIImage? { number > 0 && Int(number) <= patterns.count ? patterns[Int(number) - 1] : nil }

  func refuse(_ problem: UIException) { reference.simulation.recordFault(problem) }

  /// The contexts that a script began by itself, with their size and scale.
  var imageContexts: [(context: CGContext, scale: CGFloat, isOpaque: Bool)] = []
}

public func UIGraphicsGetCurrentContext() -> CGContext? { Simulation.current.graphics.current }
public func UIGraphicsPushContext(_ context: CGContext) { Simulation.current.graphics.push(context) }
public func UIGraphicsPopContext() { _ = Simulation.current.graphics.pop() }

/// - Parameter scale: pixels per point; 0 for the screen's
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let graphics = Simulation.current.graphics
  let context = CGContext(bounds: CGRect(origin: .zero, size: size))
  if opaque { context.fillAll(.black) }
  graphics.push(context)
  graphics.imageContexts.append((context, scale > 0 ? scale : UIScreen.main.scale, opaque))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  let graphics = Simulation.current.graphics
  guard let entry = graphics.imageContexts.last, graphics.current === entry.context else { return nil }
  return UIImage(drawn: entry.context.picture.resolved(in: .current), size: entry.context.bounds.size, scale: entry.scale)
}

public func UIGraphicsEndImageContext() {
  let graphics = Simulation.current.graphics
  guard let entry = graphics.imageContexts.last, graphics.current === entry.context else { return }
  graphics.imageContexts.removeLast()
  _ = graphics.pop()
}

extension CGContext {
  func fillAll(_ color: UIColor) {
    let outer = state.fill
    state.fill = color
    fill(bounds)
    state.fill = outer
  }
}

/// Makes images by drawing. Source: docs/rules/layers.md 3.2
public final class UIGraphicsImageRenderer {
  public let bounds: CGRect
  public let scale: CGFloat
  public let isOpaque: Bool

  /// - Parameter scale: pixels per point; nil for the screen's
  public init(bounds: CGRect, scale: CGFloat? = nil, isOpaque: Bool = false) {
    (self.bounds, self.scale, self.isOpaque) = (bounds, scale ?? UIScreen.main.scale, isOpaque)
  }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// What is drawn in the bounds, as an image with their top left corner as its own.
  public func image(_ actions: (CGContext) -> Void) -> UIImage {
    let context = CGContext(bounds: CGRect(origin: .zero, size: bounds.size))
    if isOpaque { context.fillAll(.black) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let graphics = Simulation.current.graphics
    graphics.push(context)
    actions(context)
    while let top = graphics.pop(), top !== context {}
    return UIImage(drawn: context.picture, size: bounds.size, scale: scale)
  }
}

// MARK: - Drawing of paths and colours into the current context

extension UIBezierPath {
  public func fill(with mode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    UIGraphicsGetCurrentContext()?.fill(cgPath, using: fillRule, blend: mode, alpha: alpha)
  }
  public func stroke(with mode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    UIGraphicsGetCurrentContext()?.stroke(cgPath, style, blend: mode, alpha: alpha)
  }
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(cgPath, using: fillRule) }
}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(self) }
}

/// With the blend mode copy. Source: docs/rules/layers.md 3.2
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(CGPath(rect: rect), blend: mode)
}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  let inner = CGPath(rect: rect.shrunk(dx: 1, dy: 1)).reversed()
  var frame = CGPath(rect: rect)
  frame.addPath(inner)
  UIGraphicsGetCurrentContext()?.fill(frame, using: .evenOdd, blend: mode)
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension Simulation {
  var graphics: GraphicsStack { part(.graphics) { GraphicsStack($0) } }
}
