import Foundation
@_spi(Lunette) import LunetteStage

/// A word of a search that stands as one piece before the text. Source: Apple, UISearchToken (iOS 13)
public final class UISearchToken {
  public let icon: UIImage?
  public let text: String
  /// Whatever the app tells it by.
  public var representedObject: Any?

  public init(icon: UIImage? = nil, text: String) { (self.icon, self.text) = (icon, text) }
}

/// What is shown of a token. Its measures are ours.
final class SearchTokenView: UIView {
  static let gap: CGFloat = 4
  private static let (inset, radius): (CGFloat, CGFloat) = (6, 5)
  private let label = UILabel()
  private let picture = UIImageView()
  private let token: UISearchToken

  init(_ token: UISearchToken, font: UIFont, color: UIColor) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    (backgroundColor, layer.cornerRadius) = (color, Self.radius)
    (label.text, label.font, label.textColor, label.lineBreakMode) = (token.text, font, .white, .byTruncatingTail)
    addSubview(label)
    guard let icon = token.icon else { return }
    (picture.image, picture.tintColor) = (icon.renderingMode == .automatic ? icon.withRenderingMode(.alwaysTemplate) : icon, .white)
    addSubview(picture)
  }

  private var iconRoom: CGFloat { token.icon.map { $0.size.width > 0 ? $0.size.width + Self.gap : 0 } ?? 0 }
  /// Units: points.
  var wantedWidth: CGFloat { (label.sizeThatFits(.zero).width + iconRoom + 2 * Self.inset).rounded(.up) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = token.icon?.size ?? .zero
    picture.frame = mirrored(CGRect(x: Self.inset, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    label.frame = mirrored(CGRect(x: Self.inset + iconRoom, y: 0, width: max(0, bounds.width - iconRoom - 2 * Self.inset), height: bounds.height))
  }

}

/// The tokens of a search field. Source: Apple, UISearchTextField (iOS 13)
extension UISearchTextField {
  /// An index beyond the last place raises, as in UIKit.
  public final func insertToken(_ token: UISearchToken, at index: Int) {
    guard (0...tokens.count).contains(index) else { return beyond(index, "insertToken:atIndex:", tokens.count + 1) }
    tokens.insert(token, at: index)
  }

  public final func removeToken(at index: Int) {
    guard tokens.indices.contains(index) else { return beyond(index, "removeTokenAtIndex:", tokens.count) }
    tokens.remove(at: index)
  }

  private func beyond(_ index: Int, _ method: String, _ count: Int) {
    simulation.recordFault(UIException(.range, "-[\(typeName(self)) \(method)]: index (\(index: index)) beyond bounds (\(count))"))
  }

  /// The part of the content that is text.
  public final var textualRange: UITextRange { UITextRange(editor.text.wholeRange, in: self) }

  /// A token takes the place of a part of the text.
  public final func replaceTextualPortion(of range: UITextRange, with token: UISearchToken, at index: Int) {
    guard (0...tokens.count).contains(index) else { return beyond(index, "replaceTextualPortionOfRange:withToken:atIndex:", tokens.count + 1) }
    replace(range, withText: "")
    tokens.insert(token, at: index)
  }
}
