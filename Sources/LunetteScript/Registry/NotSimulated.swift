/// UIKit's classes and members that Lunette doesn't have, with advice on what to use instead. Using such a global or member is an error
/// with this advice, and the reference lists them on a page.
public enum NotSimulated {
  public struct Entry: Sendable {
    /// Names of globals, and of members with their class: `UITableView.contextMenuInteraction`.
    public let names: [String]
    /// The advice; begins with a small letter and ends without a full stop.
    public let instead: String
  }

  /// - Parameter name: of a global, or of a member with its class
  public static func entry(of name: String) -> Entry? { entriesByName[name] }

  /// - Parameter classes: the names of the object's classes
  public static func entry(of member: String, in classes: [String]) -> Entry? {
    classes.lazy.compactMap { entriesByName["\($0).\(member)"] }.first
  }

  private static let entriesByName = byName(entries + members)

  private static func byName(_ entries: [Entry]) -> [String: Entry] {
    Dictionary(entries.flatMap { entry in entry.names.map { ($0, entry) } }) { first, _ in first }
  }

  public static let entries: [Entry] = [
    entry("UICollectionViewTransitionLayout", "call setCollectionViewLayout(layout, true)"),
    entry("UIAlertView UIActionSheet", "present a UIAlertController"),
    entry("UISearchDisplayController UISearchContainerViewController", "make a UISearchController"),
    entry(
      "UISearchSuggestionItem", "show suggestions in your own results controller; tokens of a UISearchTextField are UISearchToken"),
    entry(
      "UIMenuBuilder UIMenuSystem UIResponder.buildMenu",
      "there is no menu bar: answer canPerformAction for the items of the editing menu, menuForConfiguration as delegate of a UIEditMenuInteraction, and "
        + "keyCommands for keys"),
    entry("UIPopoverController UIPopoverBackgroundView", "present a controller with modalPresentationStyle = \"popover\""),
    entry("UIVisualEffect", "make a UIBlurEffect or a UIVibrancyEffect"),
    entry("SFSafariViewController SFSafariViewControllerDelegate", "present a controller with a WKWebView, and load the URLRequest in it"),
    entry(
      "WKPreferences WKWebpagePreferences WKProcessPool WKWebsiteDataStore WKHTTPCookieStore WKContentRuleListStore WKContentWorld WKUIDelegate "
        + "WKSnapshotConfiguration WKPDFConfiguration WKDownload WKURLSchemeHandler",
      "leave it out: a page is its words, without JavaScript, media, cookies and caches; launch(plugin, { pages = }) says what it is"),
    entry("UIHostingController UIHostingConfiguration", "there is no SwiftUI; make views of UIKit"),
    entry("UITab UITabGroup", "as up to iOS 17: viewControllers of a UITabBarController, each with its tabBarItem"),
    entry("UIUpdateLink", "use a CADisplayLink"),
    entry("UIViewControllerTransition UIZoomTransitionOptions", "as up to iOS 17: give the controller a transitioningDelegate"),
    entry("NSDataAsset UIImageAsset", "pictures are files beside the code: UIImage.named"),
    entry("UIStoryboardPopoverSegue UIStoryboardUnwindSegueSource", "a segue has a kind: lunette import writes it"),
    entry("NSBundle", "write Bundle.main"),
    entry("DispatchQoS", "urgency is a text: \"background\", \"utility\", \"default\", \"userInitiated\", \"userInteractive\""),
    entry("UISceneDelegate UIWindowSceneDelegate", "give the plugin sceneDelegate = a class or a table with willConnectTo and the rest"),
    entry(
      "UIStatusBarManager UISceneActivationConditions UIWindowSceneGeometry",
      "an app has one scene, which fills the screen: window.windowScene"),
    entry("UIApplicationMain", "launch(plugin) starts an app; its plugin returns the app delegate"),
    entry(
      "UIDynamicItemGroup UIFieldBehavior UIRegion", "there are UIGravityBehavior, UIPushBehavior, UIAttachmentBehavior and UISnapBehavior"),
    entry(
      "UIParallaxEffect UIAccelerometer UIAcceleration",
      "app:tilt() shows motion effects (UIInterpolatingMotionEffect) and is told by a CMMotionManager, app:shake() shakes the device, app:rotateDevice() turns it"
    ),
    entry(
      "UIHoverGestureRecognizer UIDragPreview "
        + "UIPreviewAction UIPreviewInteraction UIPreviewParameters "
        + "UIPointerInteraction UIPointerStyle UIPencilInteraction UIToolTipInteraction "
        + "UIFindInteraction UITextDragPreviewRenderer",
      "there are only fingers: use the other recognizers"),
    entry(
      "UIPress UIPressesEvent UIKey UIFocusGuide UITableViewFocusUpdateContext",
      "there is no remote control: use touches, app:type and app:press for keys, UIFocusUpdateContext for the focus of a keyboard"),
    entry(
      "UIDocument UIManagedDocument UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentMenuViewController "
        + "UIDocumentPickerViewController UIPrintInteractionController UIPrinter UIPrintFormatter UISimpleTextPrintFormatter "
        + "UIViewPrintFormatter UIGraphicsPDFRenderer UICloudSharingController UIVideoEditorController "
        + "UIReferenceLibraryViewController UIFontPickerViewController SLComposeViewController",
      "there are no other apps and no documents; present a controller of your own"),
    entry("UIActivityItemProvider", "hand the items themselves to UIActivityViewController"),
    entry("UIMenuItem", "app:editMenu() returns the items of the editing menu; use UIMenu and UIAction"),
    entry("UIPasteControl UIPasteConfiguration", "UIPasteboard.general holds what was copied"),
    entry(
      "UITraitUserInterfaceStyle UITraitUserInterfaceLevel UITraitAccessibilityContrast UITraitHorizontalSizeClass UITraitVerticalSizeClass "
        + "UITraitLayoutDirection UITraitPreferredContentSizeCategory UITraitLegibilityWeight UITraitDisplayScale",
      "write the trait's name: view:registerForTraitChanges({ \"userInterfaceStyle\" }, handler)"),
    entry("UICalendarView", "a UIDatePicker with preferredDatePickerStyle = \"inline\" shows a month"),
    entry("UIContentConfiguration UIContentView", "contentConfiguration takes a table of your own with makeContentView() and updated(state)"),
    entry("UITargetedPreview", "a menu and a drag show the view itself; previewProvider of a UIContextMenuConfiguration answers a controller"),
    entry("UIListContentView", "set a cell's contentConfiguration"),
    entry(
      "AttributedString AttributeContainer", "write NSAttributedString { string = \"Save\", attributes = { font =, foregroundColor = } }"),
    entry(
      "UIConfigurationColorTransformer UIConfigurationTextAttributesTransformer",
      "a transformer is a function: configuration.imageColorTransformer = function(color) return color end"),
    entry("UITabBarItemStateAppearance UIBarButtonItemStateAppearance", "an appearance has its states: appearance.buttonAppearance.normal"),
    entry("UIBarButtonItemGroup", "set the items one by one: leftBarButtonItems, rightBarButtonItems"),
    entry("UIAppearance", "write UILabel.appearance()"),
    entry("UITableViewAutomaticDimension", "write UITableView.automaticDimension"),
    entry("UIUserInterfaceStyle", "write \"light\" or \"dark\""),
    entry(
      "UITextChecker UITextInput UITextInputMode UITextInteraction UITextSelectionRect UITextFormattingCoordinator "
        + "UIDictationPhrase UILexicon UIInputView UIInputViewController",
      "the keyboard is simulated: app:type, insertText and deleteBackward, and an inputView of your own"),
    entry(
      "NSTextList NSStringDrawingContext CTFont CGFont",
      "UITextView and UILabel lay out their texts themselves; measure a text with NSString.boundingRect"),
    entry("NSParagraphStyle", "write NSMutableParagraphStyle {}"),
    entry("UIGraphicsBeginImageContext", "call UIGraphicsBeginImageContextWithOptions(size), or use a UIGraphicsImageRenderer"),
    entry("UIGraphicsRenderer", "use a UIGraphicsImageRenderer"),
    entry(
      "UIImageJPEGRepresentation UIImagePNGRepresentation",
      "a picture is kept as the drawing that it is; app:save(\"x.png\") saves the screen"),
    entry("UISymbolConfiguration", "write UIImage.SymbolConfiguration { pointSize = 24 }"),
    entry("CGImage CIImage CIFilter CIContext", "a UIImage is a file, a drawing or a name; its pixels can't be read"),
    entry("CGColor CGColorSpace CGPattern", "write a UIColor, a colour's name or \"#RRGGBB\"; for gradients a CAGradientLayer or a CGGradient"),
    entry("CGMutablePath", "write UIBezierPath {}, which has addLine, addArc and the rest"),
    entry("CGLayer CAConstraint CAValueFunction", "set the frames of layers in layoutSubviews"),
    entry("CAMediaTimingFunction", "write timingFunction = \"easeIn\", or four numbers { 0.42, 0, 1, 1 }"),
    entry("CAEmitterLayer CAEmitterCell", "particles are random: add layers yourself, or a CAReplicatorLayer"),
    entry("CAMetalLayer CAEAGLLayer AVPlayerLayer CATiledLayer", "draw into a layer: there is no camera, film or graphics card"),
    entry("UIFeedbackGenerator", "use a UIImpactFeedbackGenerator, UISelectionFeedbackGenerator or UINotificationFeedbackGenerator"),
    entry(
      "UILocalNotification UIUserNotificationSettings UIMutableUserNotificationAction",
      "use UNUserNotificationCenter.current() with a UNNotificationRequest"),
    entry("UNNotificationContent", "write UNMutableNotificationContent { title = \"Tea\" }"),
    entry(
      "UNNotificationServiceExtension UNNotificationContentExtension UNNotificationAttachment",
      "a notification is its texts; app.notifications has those that came"),
    entry("CLLocationCoordinate2D CLLocationCoordinate2DMake", "write { latitude = 52.52, longitude = 13.405 }"),
    entry(
      "CLRegion CLBeaconRegion CLVisit CLHeading CLGeocoder CLPlacemark CLFloor", "CLCircularRegion and CLLocation are there; app:setLocation moves the device"),
    entry(
      "AVCaptureDeviceInput AVCapturePhotoOutput AVCaptureVideoDataOutput UIImageWriteToSavedPhotosAlbum",
      "there is nothing to see; app:pickImage gives a picture to a UIImagePickerController"),
    entry(
      "PHAsset PHFetchResult PHImageManager CNContact CNMutableContact CNContactPickerViewController",
      "there are no pictures and no contacts in the device; only the permissions are simulated"),
    entry("CMPedometer CMMotionActivityManager CMAltimeter", "app:tilt tilts the device, which a CMMotionManager tells; nothing else is felt"),
    entry("CHHapticEngine", "use a UIImpactFeedbackGenerator; app.haptics has what was felt"),
    entry("UIScreenMode", "UIScreen.main.nativeBounds has the pixels"),
    entry("UITrackingLayoutGuide", "observe UIResponder.keyboardWillShowNotification"),
    entry("UICoordinateSpace", "view:convert(point, other) goes from one view to another"),
    entry("UILocalizedIndexedCollation", "sort and group the texts"),
    entry(
      "URLSessionWebSocketTask URLSessionStreamTask NWConnection NWListener NSURLConnection CFSocket",
      "there are no sockets: ask by URLSession, and let a Server answer"),
    entry(
      "URLCache NSURLCache CachedURLResponse HTTPCookieStorage NSHTTPCookieStorage HTTPCookie URLCredential URLCredentialStorage URLProtectionSpace "
        + "URLAuthenticationChallenge URLProtocol NSURLProtocol",
      "there are no caches, cookies and challenges: a Server sees the fields of a request, and may answer 401 or with Set-Cookie"),
    entry("CKContainer CKRecord CKDatabase SKPaymentQueue SKProductsRequest WidgetCenter", "let a Server answer in their place"),
    entry(
      "PassthroughSubject CurrentValueSubject AnyCancellable AnyPublisher ObservableObject",
      "there is no Combine: use AsyncStream, functions, or observe"),
    entry(
      "URLSessionDataTask URLSessionDownloadTask URLSessionUploadTask NSURLSessionDataTask NSURLSessionDownloadTask NSURLSessionUploadTask NSURLSessionTask",
      "every task is a URLSessionTask: task:isKind(URLSessionTask)"),
    entry(
      "Published Observable withObservationTracking",
      "observe a property: object:observe(\"name\", function(object, change) ... end), or call a function of your own"),
    entry("NSTimer", "write Timer.scheduledTimer(seconds, repeats, f)"),
    entry("NSThread", "write Thread"),
    entry("NSRunLoop CFRunLoop", "write RunLoop.main"),
    entry("NSOperation NSBlockOperation NSOperationQueue", "write Operation, BlockOperation and OperationQueue"),
    entry("NSCondition NSConditionLock", "use a DispatchSemaphore, or an NSLock"),
    entry("AsyncThrowingStream AsyncSequence", "write AsyncStream; continuation:finish(error) lets its loop raise the error"),
    entry("ThrowingTaskGroup TaskLocal", "withTaskGroup raises what its tasks raise"),
    entry(
      "NSStream NSPort NSManagedObject NSManagedObjectContext NSFetchRequest NSFetchedResultsController CoreData "
        + "NSPersistentContainer NSPersistentCloudKitContainer NSEntityDescription NSPersistentStoreCoordinator NSManagedObjectModel",
      "keep what the app knows in tables, in files, in UserDefaults or in an archive"),
    entry("NSFileManager", "write FileManager.default"),
    entry(
      "NSURL NSURLRequest NSMutableURLRequest NSURLSession NSURLComponents NSURLQueryItem",
      "write URL, URLRequest, URLComponents, URLQueryItem and URLSession"),
    entry(
      "EKEventStore EKEvent EKReminder HKHealthStore HKQuantitySample WCSession SFSpeechRecognizer CBCentralManager MCSession NFCNDEFReaderSession",
      "the device has no calendar, no health data and nothing beside it; let a Server or app:send give the values"),
    entry(
      "ASAuthorizationController ASAuthorizationAppleIDProvider ASAuthorizationAppleIDButton ASWebAuthenticationSession",
      "let a Server answer in their place, and keep the token with SecItemAdd"),
    entry("CryptoKit SHA256 SymmetricKey CC_SHA256", "there is no cryptography; let a Server answer, or compute in Lua"),
    entry("PDFDocument PDFView QLPreviewController", "there are no documents; present a controller of your own"),
    entry("GKLocalPlayer GKLeaderboard GKScore GKGameCenterViewController", "let a Server answer in their place"),
    entry("PKPaymentAuthorizationViewController PKPaymentRequest ATTrackingManager", "let a Server answer in their place"),
    entry(
      "ARSession ARSCNView VNRequest VNImageRequestHandler MLModel NLTagger NSLinguisticTagger",
      "nothing is seen or learnt here; let a Server or app:send give the results"),
    entry("DispatchSource DispatchSourceTimer", "write Timer.scheduledTimer(seconds, repeats, f)"),
    entry("objc_getAssociatedObject objc_setAssociatedObject", "declare a field: extend(UIView, { name = false })"),
    entry("fatalError", "write error(\"...\")"),
    entry(
      "NSCoder NSData NSMutableData",
      "NSKeyedArchiver keeps tables of texts, numbers and lists"),
    entry("NSPropertyListSerialization", "write PropertyListSerialization"),
    entry("NSUserDefaults", "write UserDefaults.standard"),
    entry("NSDate", "write Date()"),
    entry("NSCalendar", "write Calendar.current"),
    entry("NSDateComponents", "write DateComponents { year = 2026, month = 3 }, or the table alone"),
    entry("NSDateFormatter", "write DateFormatter"),
    entry("NSTimeZone", "write TimeZone"),
    entry("NSLocale", "write Locale"),
    entry("NSNumberFormatter", "write NumberFormatter"),
    entry("NSISO8601DateFormatter", "write ISO8601DateFormatter"),
    entry("NSByteCountFormatter", "write ByteCountFormatter"),
    entry("NSListFormatter", "write ListFormatter"),
    entry("NSRelativeDateTimeFormatter", "write RelativeDateTimeFormatter"),
    entry("NSDateComponentsFormatter", "write DateComponentsFormatter"),
    entry("NSDateIntervalFormatter", "write DateIntervalFormatter"),
    entry(
      "LengthFormatter MassFormatter EnergyFormatter UnitLength UnitMass UnitTemperature UnitVolume UnitSpeed UnitDuration Unit Dimension",
      "units are strings: MeasurementFormatter {}:string(Measurement { value = 5, unit = \"kilometers\" })"),
    entry("NSMeasurement NSUnit", "write Measurement { value = 5, unit = \"kilometers\" }"),
    entry("DateInterval NSDateInterval", "Calendar.current:dateInterval(unit, date) answers { start =, end =, duration = }"),
    entry("Decimal NSDecimalNumberHandler", "reckon with amounts in whole cents, and write them with NumberFormatter"),
    entry("CharacterSet Scanner Regex NSDataDetector", "write a pattern of Lua, text:match(\"%d+\"), or an NSRegularExpression"),
    entry("Predicate", "write a function, or an NSPredicate { format = \"age > %d\", 18 }"),
    entry("SortDescriptor KeyPathComparator", "use table.sort(list, function(a, b) return a.name < b.name end)"),
    entry("XMLParser XMLDocument XMLElement", "let the server answer JSON; there is no reader of XML"),
    entry(
      "Process Host Pipe FileHandle NSFileHandle InputStream OutputStream Stream Port",
      "an app sees its own files, FileManager.default, and nothing of the machine"),
    entry("OSAllocatedUnfairLock Mutex os_unfair_lock os_unfair_lock_lock os_unfair_lock_unlock", "there is one thread: what runs isn't interrupted"),
    entry("OSLog Logger os_log", "use print"),
    entry("Array Dictionary Set", "write Lua's own tables, { 1, 2 } and { key = value }"),
    entry("Int Double Float Substring Character Bool", "write Lua's own values, and math.tointeger(n), tonumber(text), tostring(value)"),
    entry(
      "String String.format String.localizedStringWithFormat String.localized LocalizedStringResource LocalizedStringKey",
      "write tostring(value), NSLocalizedString(key, comment), string.format(\"%d items\", n), or NSString.localizedStringWithFormat(\"%d items\", n) with numbers as the locale writes them"
    ),
    entry("Result", "answer the value, or nil and the error: local value, err = load()"),
    entry("precondition preconditionFailure assertionFailure", "write assert(condition, \"...\") or error(\"...\")"),
    entry("NSPurgeableData", "use an NSCache"),
    entry("NSMetadataQuery NSFileCoordinator NSFilePresenter NSUbiquitousKeyValueStore", "there are no other apps and no cloud"),
    entry("NSFormatter Formatter", "DateFormatter, NumberFormatter and their likes are there, each with string"),
    entry(
      "NSArray NSMutableArray NSDictionary NSMutableDictionary NSNumber NSDecimalNumber NSValue NSSet NSMutableSet "
        + "NSOrderedSet NSCountedSet NSHashTable NSMapTable NSMutableString NSProxy NSInvocation CGFloat",
      "write Lua's own strings, tables and numbers"),
    entry("NSScanner NSCharacterSet", "write a pattern of Lua, text:match(\"%d+\"), or an NSRegularExpression"),
    entry("NSUnderlineStyle", "write underlineStyle = \"single\", the name of the style or its number"),
    entry("PHPickerViewController PHPickerConfiguration PHPickerFilter", "present a UIImagePickerController; app:pickImage gives it a picture"),
    entry("NSComparisonPredicate NSExpression", "write the format of an NSPredicate"),
    entry("NSSortDescriptor", "use table.sort(list, function(a, b) return a.name < b.name end)"),
    entry("NSJSONSerialization", "write JSONSerialization"),
    entry("NSException NSAssert", "raise errors with error(\"...\"), and catch them with pcall"),
    entry("NSUUID", "write UUID().uuidString"),
    entry("NSProcessInfo", "write ProcessInfo.processInfo"),
    entry("NSStringFromClass NSStringFromCGRect NSStringFromCGPoint NSStringFromCGSize", "use tostring(value)"),
    entry(
      "NSClassFromString NSSelectorFromString",
      "classes are values, and methods are named by strings: control:addTarget(\"touchUpInside\", target, \"save\")"),
    entry("NSNotFound", "a function that finds nothing returns nil"),
    entry("NSMakeRange", "a range is two positions from 1, the first and the last character"),
    entry("NSLog", "use print"),
    entry("NSIndexPath", "write IndexPath(section, row), from 1"),
    entry("NSIndexSet", "write IndexSet { integer = 1 }, or a list of numbers from 1"),
    entry(
      "CGRectMake CGPointMake CGSizeMake UIEdgeInsetsMake NSMakeRect",
      "write {x, y, width, height}, {x, y}, {width, height}, {top, left, bottom, right}"),
    entry("CGRectInset CGRectOffset", "write rect:inset(dx, dy), rect:offset(dx, dy)"),
    entry("CGRectUnion CGRectIntersection CGRectDivide", "write rect:union(other), rect:intersection(other), rect:divided(distance, edge)"),
    entry(
      "CGRectContainsPoint CGRectContainsRect CGRectIntersectsRect", "write rect:contains(point), rect:contains(other), rect:intersects(other)"),
    entry("CGRectEqualToRect CGPointEqualToPoint CGSizeEqualToSize UIEdgeInsetsEqualToEdgeInsets", "write a == b"),
    entry(
      "CGRectGetMinX CGRectGetMidX CGRectGetMaxX CGRectGetMinY CGRectGetMidY CGRectGetMaxY CGRectGetWidth CGRectGetHeight",
      "write rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY, rect.width, rect.height"),
    entry(
      "CGRectIsEmpty CGRectIsNull CGRectIsInfinite CGRectIntegral CGRectStandardize",
      "write rect.isEmpty, rect.isNull, rect.isInfinite, rect.integral, rect.standardized"),
    entry("UIEdgeInsetsInsetRect", "write rect:inset(insets)"),
    entry("UIOffsetMake", "write UIOffset { horizontal = 0, vertical = -2 }"),
    entry("DispatchTime DispatchTimeInterval DispatchWallTime", "write DispatchQueue.main:asyncAfter(0.5, f), in seconds from now"),
    entry(
      "dispatch_once dispatch_once_t",
      "the code of a file runs once, so make the value there; in a function keep it: shared = shared or make()"),
    entry("dispatch_async dispatch_get_main_queue dispatch_after dispatch_time", "write DispatchQueue.main:async(f), or asyncAfter(seconds, f)"),
    entry("Selector", "methods are named by strings: control:addTarget(\"touchUpInside\", target, \"save\")"),
    entry("CGRectZero CGPointZero CGSizeZero UIEdgeInsetsZero", "write CGRect.zero, CGPoint.zero, CGSize.zero, UIEdgeInsets.zero"),
    entry("dispatchPrecondition dispatch_assert_queue", "write assert(Thread.isMainThread)"),
    entry(
      "NotificationQueue NSNotificationQueue",
      "post at once, or a turn later: DispatchQueue.main:async(function() NotificationCenter.default:post(name) end)"),
    entry(
      "CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet",
      "nothing outside of the app searches it: app:continueActivity brings the user to a place in it"),
    entry(
      "INPreferences INInteraction INIntent AppIntent AppShortcutsProvider",
      "there is no assistant: app:quickAction and app:continueActivity bring the user to a place in the app"),
    entry("AppStore", "write SKStoreReviewController.requestReview()"),
    entry("SKStoreProductViewController", "open the page: UIApplication.shared:open(URL { string = \"https://apps.apple.com/app/id1\" })"),
    entry("UTType", "the ending tells the kind of a file: url.pathExtension"),
    entry("UNNotificationSettings", "UNUserNotificationCenter.current():getNotificationSettings(function(settings) ... end) gives them"),
    entry("LPMetadataProvider LPLinkMetadata LPLinkView", "ask for the page by URLSession, and let a Server answer"),
    entry("AudioServicesPlaySystemSound AudioServicesPlayAlertSound kSystemSoundID_Vibrate", "use a UIImpactFeedbackGenerator; app.haptics has what was felt"),
    entry(
      "Codable Decodable Encodable CodingKey CodingKeys",
      "JSONDecoder takes the shape as a table: JSONDecoder {}:decode({ id = \"integer\", name = \"string\" }, data)"),
    entry("Equatable Hashable Comparable", "compare values with ==, or by a method of your class; every value may be a key of a table"),
    entry("Mirror", "inspect(value) tells what a value holds, and pairs goes over it"),
    entry(
      "ContinuousClock SuspendingClock Duration clock_gettime mach_absolute_time",
      "times are numbers of seconds: CACurrentMediaTime(), Task.sleep(0.5), os.time()"),
    entry("usleep sleep nanosleep", "write Task.sleep(seconds) inside of a Task, or after(seconds, f)"),
    entry("SystemRandomNumberGenerator SecRandomCopyBytes srand48", "write math.random(1, 6), which draws the same numbers in each run"),
    entry("URLResponse", "a response comes with the answer: URLSession.shared:dataTask(url, function(data, response, error) ... end)"),
    entry("SCNetworkReachability SCNetworkReachabilityCreateWithName Reachability", "an NWPathMonitor tells whether there is a network"),
    entry("NetService NWBrowser", "there are no sockets and no other devices; let a Server answer"),
    entry("TaskGroup", "withTaskGroup(function(group) ... end) makes one"),
    entry("FileWrapper", "keep the files themselves: FileManager.default"),
    entry("InvocationOperation NSInvocationOperation", "write BlockOperation(function() object:method() end)"),
    entry("URLSessionTaskMetrics", "server.requests has what was asked and when"),
    entry("autoreleasepool", "write the block alone: Lua's collector needs no pools"),
    entry("debugPrint dump", "write print(inspect(value))"),
    entry("stride", "write for i = first, last, step do"),
    entry("exit abort", "an app ends with its scenario; a scenario that ends early writes error(\"why\")"),
    entry("CGRectNull", "write CGRect.null"),
    entry("CGRectInfinite", "write CGRect.infinite"),
    entry(
      "MKMapView MKCoordinateRegion MKPointAnnotation MKAnnotationView MKLocalSearch MKLocalSearchCompleter MKDirections MKPlacemark MKMapItem "
        + "AVSpeechSynthesizer AVSpeechUtterance AVAudioEngine AVAudioRecorder AVAudioPlayerNode AVPlayerItem AVQueuePlayer AVAsset MPMediaQuery "
        + "MPMusicPlayerController MPVolumeView MPNowPlayingInfoCenter MPRemoteCommandCenter AVPlayer AVAudioPlayer AVPlayerViewController AVCaptureSession MPMoviePlayerController "
        + "SCNView SCNScene SKView SKScene SKSpriteNode MTKView GLKView",
      "there are no maps, sounds, films or games"),
  ]

  /// What is there and does less than on a device.
  public static let partly: [Entry] = [
    entry(
      "UIPageViewController",
      "a finger moves the pages of the style scroll. Pages of the style pageCurl turn only by setViewControllers"),
    entry(
      "UINavigationBar UIToolbar UITabBar",
      "content can be under a translucent bar, which then adds to the safe area insets. But the bar is drawn opaque and without blur, so "
        + "that the content behind it is not visible"),
    entry("UIVisualEffectView", "a colour stands in place of the blur"),
    entry(
      "UISplitViewController",
      "when it collapses, the controllers of its secondary navigation controller are added to the primary one's stack"),
    entry(
      "UIViewController", "while the device turns, frames don't show the picture turning; they show the views changing to their new sizes"),
    entry(
      "NumberFormatter",
      "spelled out, a number with a fraction part, a float of Lua's, above 2^54 reads as that number, as ICU has it; whole numbers are right"),
  ]

  static func entry(_ names: String, _ instead: String) -> Entry {
    Entry(names: names.split(separator: " ").map(String.init), instead: instead)
  }
}
