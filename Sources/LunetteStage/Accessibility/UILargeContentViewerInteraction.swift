import Foundation

/// Shows what a finger rests on in large letters while it rests there, where the text size is one of those for accessibility: for what doesn't grow with the
/// text size, such as the items of bars. Source: Apple, UILargeContentViewerInteraction; docs/rules/accessibility.md 5
public final class UILargeContentViewerInteraction: UIInteraction, UIGestureRecognizerDelegate {
  /// What is shown for a place in the view; nil for the view under the finger that wants it.
  public var itemAt: ((UILargeContentViewerInteraction, CGPoint) -> UIView?)?
  /// The finger has lifted there.
  public var didEnd: ((UILargeContentViewerInteraction, UIView?, CGPoint) -> Void)?

  private let press = UILongPressGestureRecognizer()
  private var viewer: LargeContentView?
  /// The item on which the finger came to rest.
  private weak var pressed: UIView?

  /// Whether the text size is one of those for accessibility.
  package static func isEnabled(in simulation: Simulation) -> Bool { simulation.text.contentSizeCategory.isAccessibilityCategory }

  public override init() {
    super.init()
    press.cancelsTouchesInView = false
    press.delegate = self
    press.addTarget { [weak self] _ in self?.act() }
  }

  public override func move(from old: UIView?, to new: UIView?) {
    viewer?.removeFromSuperview()
    viewer = nil
    old?.removeGestureRecognizer(press)
    new?.addGestureRecognizer(press)
  }

  package var gestureRecognizer: UIGestureRecognizer { press }

  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    return Self.isEnabled(in: view.simulation) && item(at: press.location(in: view)) != nil
  }

  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }

  private func item(at point: CGPoint) -> UIView? {
    if let itemAt { return itemAt(self, point) }
    guard let view else { return nil }
    var hit = UIView.Overridable.hitTest(view, point, nil)
    while let current = hit {
      if current.showsLargeContentViewer { return current }
      if current === view { return nil }
      hit = current.superview
    }
    return nil
  }

  private func act() {
    guard let view else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began:
      pressed = item(at: point)
      show(pressed)
    case .changed: show(item(at: point))
    case .ended, .cancelled, .failed:
      viewer?.removeFromSuperview()
      viewer = nil
      if press.state == .ended { lift(on: item(at: point), at: point) }
    default: break
    }
  }

  /// The item of a bar to which the finger has slid acts; the one on which it began gets its touch as ever.
  private func lift(on item: UIView?, at point: CGPoint) {
    if let didEnd { return didEnd(self, item, point) }
    guard let button = item as? UIControl, button !== pressed, button.isEnabled, button.barLargeContent != nil else { return }
    button.sendActions(for: .touchUpInside)
  }

  /// Between two items the last one stays.
  private func show(_ item: UIView?) {
    guard let item, let window = view?.window else { return }
    let shown = viewer ?? LargeContentView()
    viewer = shown
    if shown.superview !== window { window.addSubview(shown) }
    shown.show(title: item.largeContentTitle, image: item.largeContentImage, in: window)
  }
}

extension UIView {
  /// A bar shows its items large from the moment on at which the text size is one of those for accessibility.
  package final func showsItemsLarge() {
    guard UILargeContentViewerInteraction.isEnabled(in: simulation), !interactions.contains(where: { $0 is UILargeContentViewerInteraction }) else { return }
    addInteraction(UILargeContentViewerInteraction())
  }
}

/// A plate in the middle of the window with a picture over a title. It is no element: what it shows was read already.
private final class LargeContentView: UIView {
  private let imageView = UIImageView()
  private let label = UILabel()

  /// Units: points. Ours: as the system's plate looks
  private enum Measure {
    static let width: CGFloat = 240
    static let margin: CGFloat = 20
    static let image: CGFloat = 100
    static let font: CGFloat = 28
    static let corner: CGFloat = 20
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    setAccessibility(\.hidesElements, true)
    backgroundColor = system.colors.menuGap
    layer.cornerRadius = Measure.corner
    (label.font, label.textColor, label.textAlignment, label.numberOfLines) = (.systemFont(ofSize: Measure.font), system.colors.label, .center, 0)
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = system.colors.label
    addSubview(imageView)
    addSubview(label)
  }

  func show(title: String?, image: UIImage?, in window: UIView) {
    label.text = title
    imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    let room = Measure.width - 2 * Measure.margin
    let most = CGSize(width: room, height: .greatestFiniteMagnitude)
    let words = title?.isEmpty == false ? UIView.Overridable.sizeThatFits(label, most).height : 0
    let picture = image == nil ? 0 : Measure.image
    let gap = words > 0 && picture > 0 ? Measure.margin / 2 : 0
    let height = 2 * Measure.margin + picture + gap + words
    let corner = CGPoint(x: ((window.bounds.width - Measure.width) / 2).rounded(), y: ((window.bounds.height - height) / 2).rounded())
    frame = CGRect(origin: corner, size: CGSize(width: Measure.width, height: height))
    imageView.frame = CGRect(x: (Measure.width - picture) / 2, y: Measure.margin, width: picture, height: picture)
    label.frame = CGRect(x: Measure.margin, y: Measure.margin + picture + gap, width: room, height: words)
  }
}
