import Foundation
import LunetteStage

/// Shows a `UIContentUnavailableConfiguration` in the middle of its safe area. Touches beside its buttons go to what is behind it.
/// Source: Apple, UIContentUnavailableView; docs/rules/controllers.md 25
public final class UIContentUnavailableView: UIView, FollowsTextSizes {
  public var configuration: UIContentUnavailableConfiguration { didSet { show() } }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton()
  private let secondaryButton = UIButton()

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [imageView, wheel, label, secondaryLabel, button, secondaryButton] as [UIView] { addSubview(view) }
    button.addAction(for: .touchUpInside) { [weak self] _, _ in self?.run(\.buttonProperties) }
    secondaryButton.addAction(for: .touchUpInside) { [weak self] _, _ in self?.run(\.secondaryButtonProperties) }
    show()
  }

  private func run(_ properties: KeyPath<UIContentUnavailableConfiguration, UIContentUnavailableConfiguration.ButtonProperties>) {
    let button = properties == \.buttonProperties ? button : secondaryButton
    configuration[keyPath: properties].primaryAction?.perform(sender: button)
  }

  private func show() {
    let configuration = configuration
    backgroundColor = configuration.background.backgroundColor
    if configuration.showsActivityIndicator { wheel.startAnimating() } else { wheel.stopAnimating() }
    imageView.image = configuration.image
    imageView.isHidden = configuration.image == nil
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = configuration.imageProperties.tintColor ?? tintColor
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: ContentUnavailableConstants.symbolSize)
    show(configuration.text, configuration.attributedText, configuration.textProperties, in: label)
    show(configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties, in: secondaryLabel)
    show(configuration.button, configuration.buttonProperties, in: button)
    show(configuration.secondaryButton, configuration.secondaryButtonProperties, in: secondaryButton)
    setNeedsLayout()
  }

  package func textsHaveAnotherSize() { show() }

  private func show(_ text: String?, _ attributed: AttributedText?, _ look: UIContentUnavailableConfiguration.TextProperties, in label: UILabel) {
    label.font = look.font.following(textSize) ?? look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = configuration.alignment == .natural || look.alignment == .natural ? .natural : look.alignment == .center ? .center : .justified
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = attributed == nil && (text ?? "").isEmpty
  }

  /// A button without a title and an image isn't shown. Source: Apple, UIContentUnavailableConfiguration.button
  private func show(_ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton) {
    button.configuration = look
    button.isEnabled = properties.isEnabled
    button.isHidden = look.title == nil && look.attributedTitle == nil && look.image == nil
  }

  // MARK: Layout

  private struct Part {
    let view: UIView
    let size: CGSize
    /// The distance to the part above.
    let padding: CGFloat
  }

  /// The parts that are shown, from above.
  private func parts(width: CGFloat) -> [Part] {
    var parts: [Part] = []
    func add(_ view: UIView, _ size: CGSize, padding: CGFloat) {
      parts.append(Part(view: view, size: CGSize(width: min(width, size.width), height: size.height), padding: parts.isEmpty ? 0 : padding))
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    if configuration.showsActivityIndicator { add(wheel, wheel.intrinsicContentSize, padding: 0) }
    if !imageView.isHidden { add(imageView, imageSize, padding: 0) }
    if !label.isHidden { add(label, label.sizeThatFits(room), padding: configuration.imageToTextPadding) }
    if !secondaryLabel.isHidden { add(secondaryLabel, secondaryLabel.sizeThatFits(room), padding: configuration.textToSecondaryTextPadding) }
    if !button.isHidden { add(button, button.sizeThatFits(room), padding: configuration.textToButtonPadding) }
    if !secondaryButton.isHidden { add(secondaryButton, secondaryButton.sizeThatFits(room), padding: configuration.buttonToSecondaryButtonPadding) }
    return parts
  }

  private var imageSize: CGSize {
    let size = imageView.intrinsicContentSize
    let most = configuration.imageProperties.maximumSize
    let scale = min(
      1, most.width > 0 && size.width > most.width ? most.width / size.width : 1,
      most.height > 0 && size.height > most.height ? most.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let margins = configuration.directionalLayoutMargins
    let room = bounds.inset(by: safeAreaInsets)
    let width = max(0, room.width - margins.leading - margins.trailing)
    let parts = parts(width: width)
    let height = parts.reduce(0) { $0 + $1.padding + $1.size.height }
    let scale = simulation.screen.scale
    var y = room.midY - height / 2
    for part in parts {
      y += part.padding
      let fills = part.view is UILabel
      let x = fills ? room.minX + margins.leading : room.midX - part.size.width / 2
      part.view.frame = CGRect(
        x: x.roundedToPixel(scale: scale), y: y.roundedToPixel(scale: scale), width: fills ? width : part.size.width, height: part.size.height)
      y += part.size.height
    }
  }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

// MARK: - Of a controller

extension UIViewController {
  private final class ContentUnavailable {
    var view: UIContentUnavailableView?
    var isUpToDate = false
  }
  private static let contentUnavailableKey = CompanionKey<ContentUnavailable>()

  private var contentUnavailable: ContentUnavailable {
    if let known = companions[Self.contentUnavailableKey] { return known }
    let new = ContentUnavailable()
    companions[Self.contentUnavailableKey] = new
    return new
  }

  /// What stands in the middle of the view, in front of all else in it; nil for nothing. Source: Apple, contentUnavailableConfiguration
  public final var contentUnavailableConfiguration: UIContentUnavailableConfiguration? {
    get { companions[Self.contentUnavailableKey]?.view?.configuration }
    set {
      guard let newValue else {
        companions[Self.contentUnavailableKey]?.view?.removeFromSuperview()
        companions[Self.contentUnavailableKey]?.view = nil
        return
      }
      let state = contentUnavailable
      if let view = state.view {
        view.configuration = newValue
      } else {
        let view = UIContentUnavailableView(configuration: newValue)
        state.view = view
        if isViewLoaded { placeContentUnavailableView() }
      }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// What `updateContentUnavailableConfiguration` gets.
  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    let search = navigationItem.searchController
    let text = search?.isActive == true ? search?.searchBar.text ?? "" : nil
    return UIContentUnavailableConfigurationState(searchText: text, traitCollection: traitCollection)
  }

  /// The configuration is updated before the next layout.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    guard let state = companions[Self.contentUnavailableKey], state.isUpToDate else { return }
    state.isUpToDate = false
    viewIfLoaded?.setNeedsLayout()
  }

  /// Before each layout of the view: asks the controller at the first one, and when something has changed.
  final func updateContentUnavailable() {
    guard companions[Self.contentUnavailableKey]?.isUpToDate != true else { return }
    contentUnavailable.isUpToDate = true
    Overridable.updateContentUnavailableConfiguration(self, contentUnavailableConfigurationState)
  }

  /// After each layout: a list may have scrolled, which moves what is in it.
  final func placeContentUnavailableView() {
    guard let shown = companions[Self.contentUnavailableKey]?.view, let view = viewIfLoaded else { return }
    if shown.superview !== view { view.addSubview(shown) }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    if shown.frame != view.bounds { shown.frame = view.bounds }
  }
}
