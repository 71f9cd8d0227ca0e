/// What apps know from UIKit and Lunette doesn't have, each with what to do instead. A global of such a name is an error that says so, and the
/// reference has a page of it.
public enum NotSimulated {
  public struct Entry: Sendable {
    public let names: [String]
    /// What to do instead; begins small, ends without a full stop.
    public let instead: String
  }

  static func entry(of name: String) -> Entry? { entries.first { $0.names.contains(name) } }

  public static let entries: [Entry] = [
    entry(
      "UICollectionView UICollectionViewCell UICollectionViewLayout UICollectionViewFlowLayout UICollectionViewController",
      "show rows in a UITableView, or lay views out in a UIScrollView yourself"),
    entry("UIAlertView UIActionSheet", "present a UIAlertController"),
    entry("UISplitViewController", "make a controller that contains others: addChild"),
    entry("UISearchDisplayController", "make a UISearchController"),
    entry("UIActivityIndicatorView UIProgressView", "show a label, or a view whose width you animate"),
    entry("UIVibrancyEffect", "put views of your own colours into a UIVisualEffectView's contentView"),
    entry(
      "NSLayoutManager NSTextStorage UIDataDetectorTypes",
      "a text view has attributedText, addAttributes, caretRect, selectionRects; links are not looked for"),
    entry("UIWebView WKWebView SFSafariViewController", "there is no web; show the texts in labels"),
    entry("UIStoryboard UINib NSBundle Bundle", "make the views in Lua: there are no files of Interface Builder"),
    entry("UIScene UIWindowScene UISceneDelegate UISceneSession", "an app has windows only: UIWindow {}, window:makeKeyAndVisible()"),
    entry(
      "UIDynamicAnimator UIGravityBehavior UICollisionBehavior UISnapBehavior UIAttachmentBehavior UIPushBehavior",
      "animate with UIView.animate"),
    entry(
      "UIHoverGestureRecognizer UIDragInteraction UIDropInteraction UIContextMenuInteraction UIPointerInteraction UIPencilInteraction",
      "there are fingers only: use the recognizers that there are"),
    entry(
      "UIDocumentPickerViewController UIPrintInteractionController",
      "there are no other apps and no files of the user's; present a controller of your own"),
    entry(
      "UIMenu UIAction UICommand UIKeyCommand", "app:editMenu() answers what the editing menu would show"),
    entry("UITableViewAutomaticDimension", "write UITableView.automaticDimension"),
    entry("UIUserInterfaceStyle", "write \"light\" or \"dark\"; the screen is always light"),
    entry("UIAppearance", "set the properties of each view"),
    entry("UIGraphicsBeginImageContext", "call UIGraphicsBeginImageContextWithOptions(size), or use a UIGraphicsImageRenderer"),
    entry("CGImage CIImage CIFilter CIContext", "a UIImage is a file, a drawing or a name; its pixels are never looked at"),
    entry("CAEmitterLayer CAEmitterCell", "particles are random: add layers yourself, or a CAReplicatorLayer"),
    entry("CAMetalLayer CAEAGLLayer AVPlayerLayer CATiledLayer", "draw into a layer: there are no frames of a camera, a film or a graphics card"),
    entry(
      "UIFeedbackGenerator UIImpactFeedbackGenerator UISelectionFeedbackGenerator UINotificationFeedbackGenerator",
      "nothing here can be felt; leave it out"),
    entry("UIAccessibilityElement UIAccessibility", "a view's accessibilityIdentifier is what tests find it by"),
    entry(
      "NSTimer Timer NSThread Thread NSRunLoop RunLoop OperationQueue",
      "after(seconds, f) and every(seconds, f) run on the simulated clock"),
    entry(
      "NSFileManager FileManager NSURLSession URLSession NSManagedObject CoreData",
      "there are no files and no network; keep what the app knows in tables, in UserDefaults or in an archive"),
    entry("NSUserDefaults", "write UserDefaults.standard"),
    entry("NSDate Date NSCalendar Calendar NSDateFormatter DateFormatter", "os.time and os.date tell the simulated time"),
    entry(
      "NSArray NSMutableArray NSDictionary NSMutableDictionary NSNumber NSSet NSObject",
      "write Lua's own strings, tables and numbers"),
    entry("NSLog", "print"),
    entry("NSIndexPath", "write IndexPath(section, row), from 1"),
    entry("NSIndexSet IndexSet", "write a list of numbers from 1"),
    entry(
      "CGRectMake CGPointMake CGSizeMake UIEdgeInsetsMake",
      "write {x, y, width, height}, {x, y}, {width, height}, {top, left, bottom, right}"),
    entry(
      "MKMapView CLLocationManager AVPlayer AVAudioPlayer MPMoviePlayerController SCNView SKView MTKView GLKView SKScene SCNScene CAEmitterLayer CAEmitterCell CAMetalLayer",
      "there are no maps, sensors, sounds, films or particles"),
  ]

  private static func entry(_ names: String, _ instead: String) -> Entry {
    Entry(names: names.split(separator: " ").map(String.init), instead: instead)
  }
}
