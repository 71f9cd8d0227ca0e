import Foundation

/// What an app has said about how a view is shown large. Source: Apple, UILargeContentViewerItem
public final class LargeContent {
  public var shows = false
  public var title: String?
  public var image: UIImage?
  /// Kept: pictures always fill the viewer.
  public var scalesImage = false
  /// Kept. Units: points.
  public var imageInsets = UIEdgeInsets.zero
}

extension UIView {
  private static let largeContentKey = CompanionKey<LargeContent>()

  /// Nil where nothing was said.
  package final var ownLargeContent: LargeContent? { companions[Self.largeContentKey] }

  package final func setLargeContent<Value>(_ path: ReferenceWritableKeyPath<LargeContent, Value>, _ value: Value) {
    let content = ownLargeContent ?? LargeContent()
    content[keyPath: path] = value
    companions[Self.largeContentKey] = content
  }

  /// Whether a long press shows the view large, where a `UILargeContentViewerInteraction` is around. True for the items of bars.
  public final var showsLargeContentViewer: Bool {
    get { ownLargeContent?.shows ?? (barLargeContent != nil) }
    set { setLargeContent(\.shows, newValue) }
  }
  public final var largeContentTitle: String? {
    get { ownLargeContent?.title ?? barLargeContent?.title }
    set { setLargeContent(\.title, newValue) }
  }
  public final var largeContentImage: UIImage? {
    get { ownLargeContent?.image ?? barLargeContent?.image }
    set { setLargeContent(\.image, newValue) }
  }
}
