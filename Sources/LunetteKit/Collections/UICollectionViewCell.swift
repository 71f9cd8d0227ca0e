import Foundation

/// One item of a collection on the screen. Source: Apple, UICollectionViewCell; docs/rules/collections.md
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  public required init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
