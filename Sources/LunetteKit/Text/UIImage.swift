import Foundation

/// A named picture. There are no pixels: it is drawn as a box with its name.
public struct UIImage: Equatable, Sendable {
  public var name: String
  /// Units: points. Zero where nobody said.
  public var size: CGSize

  public init(named name: String, size: CGSize = .zero) { (self.name, self.size) = (name, size) }
}

/// A view that shows a picture and takes no touches.
open class UIImageView: UIView {
  public var image: UIImage? {
    didSet {
      assignments &+= 1
      if image != oldValue { cell?.setNeedsLayout() }
    }
  }
  /// How often the picture was assigned, the same one or another. Ours, as of a label's text
  public private(set) var assignments = 0
  /// The cell whose own picture it shows, see `UILabel.cell`.
  unowned(unsafe) var cell: UITableViewCell?

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
