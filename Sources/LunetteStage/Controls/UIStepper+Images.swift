import Foundation

/// Images in the place of a stepper's parts. Source: Apple, UIStepper; docs/rules/controllers.md 26
extension UIStepper {
  private final class Images: StoredState {
    var background = StateImages()
    var increment = StateImages()
    var decrement = StateImages()
    /// The dividers by the states of both halves.
    var dividers: [[UIControl.State.RawValue]: UIImage] = [:]
  }
  private static let imagesKey = CompanionKey<Images>()
  private var images: Images? { companions[Self.imagesKey] }

  private func change(_ body: (Images) -> Void) {
    let images = images ?? Images()
    companions[Self.imagesKey] = images
    body(images)
  }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { change { $0.background[state] = image } }
  public func backgroundImage(for state: UIControl.State) -> UIImage? { images?.background[state] }
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { change { $0.increment[state] = image } }
  public func incrementImage(for state: UIControl.State) -> UIImage? { images?.increment[state] }
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { change { $0.decrement[state] = image } }
  public func decrementImage(for state: UIControl.State) -> UIImage? { images?.decrement[state] }
  public func setDividerImage(_ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State) {
    change { $0.dividers[[left.rawValue, right.rawValue]] = image }
  }
  /// States without an image of their own have that of the normal ones.
  public func dividerImage(forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State) -> UIImage? {
    guard let dividers = images?.dividers else { return nil }
    let normal = UIControl.State.normal.rawValue
    return dividers[[left.rawValue, right.rawValue]] ?? dividers[[normal, normal]]
  }
}
