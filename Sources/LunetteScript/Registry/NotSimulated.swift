/// What apps know from UIKit and Lunette doesn't have, each with what to do instead: classes, and members as `UITableView.separatorEffect`.
/// A script that names one gets an error that says so, and the reference has a page of it.
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
    entry("UISearchDisplayController", "make a UISearchController"),
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
    entry("UIApplicationDelegate.openURL", "no other app calls this one: let the scenario call a method of the app's table"),
    entry("UIScreen.currentMode UIScreenMode", "UIScreen.main.nativeBounds has the pixels"),
    entry("UIView.canBecomeFocused UIView.isFocused", "there is no remote control that moves a focus; isFirstResponder tells who has the keyboard"),
    entry(
      "UIView.awakeFromNib UITableView.registerNib", "there are no files of Interface Builder: make views in init, and register a class"),
    entry("UITableView.separatorEffect", "set separatorColor: nothing is blurred"),
    entry("UITableView.reconfigureRows", "call reloadRows, or change the cell that cellForRow answers"),
    entry(
      "UITableViewCell.contentConfiguration UITableViewCell.defaultContentConfiguration UITableViewCell.backgroundConfiguration",
      "set textLabel, detailTextLabel, imageView and backgroundView, as up to iOS 13"),
    entry("UIButton.configuration", "set titles, images and insets by state, as up to iOS 14"),
    entry("UIImage.systemName", "there are no symbols; draw one, load a file, or use a UIBarButtonItem's systemItem"),
    entry("UIImage.withAlignmentRectInsets", "override alignmentRectInsets in a class of the view that shows it"),
    entry("UIControl.sendAction", "addTarget tells of a control's events; UIApplication.shared:sendAction sends one by name"),
    entry("UIControl.addAction", "call addTarget with an event and a function"),
    entry(
      "UITextView.dataDetectorTypes UITextView.linkTextAttributes UITextView.textContainer UITextView.layoutManager UITextView.textStorage",
      "a text view has textContainerInset and attributedText; lines are broken by the host"),
    entry(
      "UINavigationBar.standardAppearance UINavigationBar.scrollEdgeAppearance UINavigationBarAppearance UIBarAppearance",
      "set barTintColor, isTranslucent, titleTextAttributes and shadowImage, as up to iOS 12"),
    entry(
      "UIViewController.restorationClass", "the app delegate's viewControllerWithRestorationIdentifierPath makes controllers again"),
    entry("UIToolbar.delegate", "a toolbar asks nothing: it stands where its frame is"),
    entry("CAMediaTimingFunction", "a timingFunction is a name, as \"easeIn\", or four numbers, as { 0.42, 0, 0.58, 1 }"),
    entry(
      "UIResponder.willChangeValue UIResponder.didChangeValue",
      "leave it out: object:observe(\"contentOffset\", fn) tells of every change by itself"),
    entry("UITableViewAutomaticDimension", "write UITableView.automaticDimension"),
    entry("UIUserInterfaceStyle", "write \"light\" or \"dark\"; the screen is always light"),
    entry("UIColor.label UIColor.systemBackground", "write \"black\" or \"white\"; the screen is always light"),
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
