import Foundation

/// What one can do with some things: a sheet with a list. Nothing leaves the app; Copy puts a text on the pasteboard.
/// Source: Apple, UIActivityViewController; the list is ours
public final class UIActivityViewController: UIAlertController {
  /// Source: Apple, UIActivity.ActivityType
  public struct Activity: Equatable, Sendable {
    public var type: String
    public var title: String
    public init(type: String, title: String) { (self.type, self.title) = (type, title) }

    public static var all: [Activity] {
      let words: [(type: String, title: SystemWord)] = [
        ("Message", .message), ("Mail", .mail), (copy, .copy), (save, .saveImage), ("Print", .print),
      ]
      return words.map { Activity(type: prefix + $0.type, title: $0.title.shown) }
    }
    private static let prefix = "com.apple.UIKit.activity.", copy = "CopyToPasteboard", save = "SaveToCameraRoll"
    /// The type of a case such as `print`.
    fileprivate static func type(named name: String) -> String { name.contains(".") ? name : prefix + name.prefix(1).uppercased() + name.dropFirst() }
    fileprivate var isCopy: Bool { type == Self.prefix + Self.copy }
    fileprivate var isSave: Bool { type == Self.prefix + Self.save }
  }

  public enum Item {
    case text(String)
    case image(UIImage)
  }

  public let activityItems: [Item]
  /// UIKit's names, or those of its cases: "print".
  public var excludedActivityTypes: [String] = []
  /// The activity's type, nil for Cancel, and whether it was done.
  public var completionWithItemsHandler: ((String?, Bool) -> Void)?

  /// The place for a popover that a phone doesn't show. Ours: apps set it on every device
  package private(set) lazy var placeOnPads = UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  public init(activityItems: [Item]) {
    self.activityItems = activityItems
    super.init(preferredStyle: .actionSheet)
  }

  public override func loadView() {
    let hasText = activityItems.contains { if case .text = $0 { true } else { false } }
    let hasImage = activityItems.contains { if case .image = $0 { true } else { false } }
    let excluded = excludedActivityTypes.map(Activity.type(named:))
    for activity in Activity.all where !excluded.contains(activity.type) {
      if activity.isSave, !hasImage { continue }
      if activity.isCopy, !hasText { continue }
      addAction(UIAlertAction(title: activity.title) { [weak self] _ in self?.perform(activity) })
    }
    addAction(UIAlertAction(title: SystemWord.cancel.shown, style: .cancel) { [weak self] _ in self?.completionWithItemsHandler?(nil, false) })
    super.loadView()
  }

  override var reasonAgainstBeingPresented: UIException? { nil }

  private func perform(_ activity: Activity) {
    if activity.isCopy {
      let texts = activityItems.compactMap { if case .text(let text) = $0 { text } else { nil } }
      simulation.pasteboard.string = texts.joined(separator: "\n")
    }
    completionWithItemsHandler?(activity.type, true)
  }
}
