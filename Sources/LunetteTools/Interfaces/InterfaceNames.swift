/// The names of Interface Builder's files, and those of the API. Source: files that Xcode 5 to 15 have written
enum InterfaceNames {
  /// The class of an element.
  static let classes: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "textField": "UITextField", "imageView": "UIImageView", "stackView": "UIStackView",
    "tableView": "UITableView", "collectionView": "UICollectionView", "scrollView": "UIScrollView", "textView": "UITextView",
    "segmentedControl": "UISegmentedControl", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
    "searchBar": "UISearchBar", "toolbar": "UIToolbar", "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "webView": "UIWebView",
    "visualEffectView": "UIVisualEffectView", "containerView": "UIView", "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
    "control": "UIControl", "colorWell": "UIColorWell", "wkWebView": "WKWebView", "refreshControl": "UIRefreshControl",
    "viewController": "UIViewController", "tableViewController": "UITableViewController", "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController",
    "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer", "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "customObject": "NSObject",
  ]

  static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController", "splitViewController",
    "pageViewController", "viewControllerPlaceholder", "glkViewController", "avPlayerViewController", "hostingController",
  ]

  /// Properties with another name than their attributes.
  static let properties: [String: String] = [
    "clipsSubviews": "clipsToBounds", "multipleTouchEnabled": "isMultipleTouchEnabled", "userInteractionEnabled": "isUserInteractionEnabled",
    "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth", "secureTextEntry": "isSecureTextEntry", "pagingEnabled": "isPagingEnabled",
    "directionalLockEnabled": "isDirectionalLockEnabled", "minValue": "minimumValue", "maxValue": "maximumValue", "on": "isOn",
    "style": "style", "highlightedColor": "highlightedTextColor", "onTintColor": "onTintColor", "fontDescription": "font",
    "momentary": "isMomentary", "translucent": "isTranslucent", "scrollDirection": "scrollDirection", "buttonType": "type",
    "wantsFullScreenLayout": "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed": "hidesBottomBarWhenPushed",
    "navigationBarHidden": "isNavigationBarHidden", "toolbarHidden": "isToolbarHidden", "largeTitles": "prefersLargeTitles",
    "searchBarStyle": "searchBarStyle", "editable": "isEditable", "selectable": "isSelectable", "dataDetectorType": "dataDetectorTypes",
    "hidesAccessoryWhenEditing": "hidesAccessoryWhenEditing", "identifier": "accessibilityIdentifier", "datePickerMode": "datePickerMode",
    "minimumTrackTintColor": "minimumTrackTintColor", "edgesForExtendedLayout": "edgesForExtendedLayout", "modalInPresentation": "isModalInPresentation",
    "useStoryboardIdentifierAsRestorationIdentifier": "restorationIdentifier", "lineSpacing": "minimumLineSpacing",
    "interfaceStyle": "overrideUserInterfaceStyle", "displayMode": "preferredDisplayMode", "behavior": "preferredSplitBehavior", "value": "value",
    "animating": "isAnimating", "prompted": "prompt", "baselineRelativeArrangement": "isBaselineRelativeArrangement",
    "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement", "accessoryType": "accessoryType", "numberOfTapsRequired": "numberOfTapsRequired",
    "backIndicatorTransitionMask": "backIndicatorTransitionMaskImage",
  ]

  /// Values with other names, by attribute; "*" for all.
  static let values: [String: [String: String]] = [
    "lineBreakMode": [
      "tailTruncation": "byTruncatingTail", "middleTruncation": "byTruncatingMiddle", "headTruncation": "byTruncatingHead", "wordWrap": "byWordWrapping",
      "characterWrap": "byCharWrapping", "clip": "byClipping", "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
      "truncatingTail": "byTruncatingTail", "truncatingHead": "byTruncatingHead", "truncatingMiddle": "byTruncatingMiddle",
    ],
    "style": [
      "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle", "IBUITableViewCellStyleValue1": "value1",
      "IBUITableViewCellStyleValue2": "value2",
    ],
    "separatorStyle": ["default": "singleLine", "singleLineEtched": "singleLine"],
    "buttonType": ["roundedRect": "system"],
    "barStyle": ["blackTranslucent": "black", "blackOpaque": "black"],
    "borderStyle": ["bezel": "bezel"],
    "keyboardType": ["alphabet": "asciiCapable", "url": "URL"],
    "modalPresentationStyle": ["overFullScreen": "overFullScreen"],
    "direction": [:],
    "*": ["blackOpaque": "black"],
  ]

  /// Attributes that concern Interface Builder, Xcode or the machine alone, and none of an app's looks.
  static let silentAttributes: Set<String> = [
    "id", "key", "userLabel", "sceneMemberID", "customModule", "customModuleProvider", "ambiguous", "misplaced", "verifyAmbiguity", "fixedFrame",
    "translatesAutoresizingMaskIntoConstraints", "dataMode", "sceneID", "colorLabel", "toolTip", "heightSizable", "widthSizable", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "symbolic", "placeholder", "customClassName", "opaque", "clearsContextBeforeDrawing", "tableViewCell", "contentMode",
    "minToolsVersion", "autoresizesArchivedViewToFullSize", "hidesAccessoryWhenEditing", "segmentControlStyle", "propertyAccessControl",
    "horizontalFittingPriority", "verticalFittingPriority", "springLoaded", "pointerInteraction", "showsExpansionTextWhenTruncated", "allowsLinkPreview",
    "simulatedAppContext", "macIdiomStyle", "useCurrentDate", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
    "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation", "family",
    "verifyFrame", "inferredMetrics", "clearsSelectionOnViewWillAppear", "usesAttributedText", "definesPresentationContext",
  ]

  /// Elements that concern Interface Builder alone, with all that they hold.
  static let silentElements: Set<String> = [
    "dependencies", "resources", "device", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
    "freeformSimulatedSizeMetrics", "nil", "customFonts", "classes", "metaInformation", "designables", "color.resources", "userGuides", "attributedMetrics",
    "accessibilityLabel", "gestureRecognizers", "animations", "value", "simulatedViewMetrics", "toolbarItemMetrics", "previewAssistant",
    "wkWebViewConfiguration", "searchDisplayController",
  ]

  /// Colours by the names of iOS that have a name in the API.
  static let systemColors: [String: String] = [
    "darkTextColor": "darkText", "lightTextColor": "lightText", "whiteColor": "white", "blackColor": "black",
    "groupTableViewBackgroundColor": "groupTableViewBackground",
    "viewFlipsideBackgroundColor": "viewFlipsideBackground", "scrollViewTexturedBackgroundColor": "scrollViewTexturedBackground",
    "tableCellGroupedBackgroundColor": "white",
  ]

  /// Text styles. Source: Apple, UIFont.TextStyle (raw values)
  static let textStyles: [String: String] = [
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote",
    "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2", "UICTFontTextStyleTitle0": "largeTitle",
    "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleCallout": "callout",
  ]
  /// Attributes of a text. Source: Apple, NSAttributedString.Key (raw values)
  static let textAttributes: [String: String] = [
    "NSFont": "font", "NSColor": "foregroundColor", "NSBackgroundColor": "backgroundColor", "NSKern": "kern", "NSBaselineOffset": "baselineOffset",
    "NSUnderlineColor": "underlineColor", "NSStrikethroughColor": "strikethroughColor", "NSStrokeColor": "strokeColor", "NSStrokeWidth": "strokeWidth",
    "NSLink": "link",
  ]
  /// Source: Apple, NSUnderlineStyle (raw values)
  static let underlines: [Int: String] = [1: "single", 2: "thick", 9: "double"]
  static let weights: Set<String> = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
}
