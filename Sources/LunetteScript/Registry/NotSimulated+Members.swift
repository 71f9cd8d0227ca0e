extension NotSimulated {
  /// Members of classes that exist here.
  public static let members: [Entry] = [
    entry(
      "UISheetPresentationController.sourceView UISheetPresentationController.prefersPageSizing",
      "on a pad a sheet stands in the middle; preferredContentSize of its controller says how large it is"),
    entry(
      "UISheetPresentationControllerDetent.Identifier UIMenu.Identifier UIAction.Identifier",
      "identifiers are texts: \"medium\", \"large\", or a name of your own"),
    entry("UITabBarAppearance.selectionIndicatorTintColor", "a picture has the colours of its file, or those of withTintColor"),
    entry(
      "UINavigationBarAppearance.backgroundImageContentMode UIToolbarAppearance.backgroundImageContentMode UITabBarAppearance.backgroundImageContentMode",
      "an image fills the bar; draw it as large as the bar with a UIGraphicsImageRenderer"),
    entry("UIDatePicker.roundsToMinuteInterval", "the date that you set is kept; round it before"),
    entry(
      "DateComponentsFormatter.calendar RelativeDateTimeFormatter.calendar", "a locale names its calendar: \"ja_JP@calendar=japanese\""),
    entry(
      "DateComponentsFormatter.includesApproximationPhrase DateComponentsFormatter.includesTimeRemainingPhrase DateComponentsFormatter.allowsFractionalUnits",
      "put the words into the app's texts"),
    entry("DateComponentsFormatter.collapsesLargestUnit", "leave the larger unit out of allowedUnits"),
    entry("PersonNameComponentsFormatter.personNameComponents", "keep a name in its parts: PersonNameComponents { givenName =, familyName = }"),
    entry("NumberFormatter.generatesDecimalNumbers", "reckon with amounts in whole cents"),
    entry("NSString.init", "a text is Lua's own: string.format(\"%d items\", n), or NSString.localizedStringWithFormat(\"%d items\", n)"),
    entry(
      "Timer.publish NotificationCenter.publisher URLSession.dataTaskPublisher",
      "there is no Combine: Timer.scheduledTimer(seconds, true, f), for note in center:notifications(name) do, or URLSession.shared:data(url) in a Task"),
    entry(
      "URLSessionTask.earliestBeginDate URLSessionTask.countOfBytesClientExpectsToSend URLSessionTask.countOfBytesClientExpectsToReceive",
      "resume the task when it should begin: after(seconds, function() task:resume() end)"),
    entry("URLSession.bytes", "wait for the whole text and go over its lines: for line in URLSession.shared:data(url):gmatch(\"[^\\n]+\") do"),
    entry("UNMutableNotificationContent.attachments", "a notification is its texts; put what belongs to it into userInfo"),
    entry(
      "CLLocationManager.startUpdatingHeading CLLocationManager.stopUpdatingHeading CLLocationManager.heading CLLocationManager.headingAvailable "
        + "CLLocationManager.startMonitoringVisits CLLocationManager.stopMonitoringVisits CLLocationManager.startRangingBeacons "
        + "CLLocationManager.requestTemporaryFullAccuracyAuthorization CLLocationManager.showsBackgroundLocationIndicator CLLocation.floor",
      "the device tells its place alone: startUpdatingLocation, requestLocation, startMonitoring"),
    entry("UserDefaults.addSuite UserDefaults.removeSuite", "ask the suite itself: UserDefaults { suiteName = \"group\" }"),
    entry("PropertyListSerialization.data PropertyListSerialization.propertyListIsValid", "keep values as JSON: JSONSerialization.data"),
    entry("Calendar.enumerateDates Calendar.dates Calendar.dateBySetting", "call nextDate again and again"),
    entry("ListFormatter.itemFormatter", "write the items first"),
    entry("UITableView.cellLayoutMarginsFollowReadableWidth", "leave it out: rows are as wide as the table"),
    entry(
      "UITableViewCell.userInteractionEnabledWhileDragging", "a cell that is dragged takes no touches"),
    entry(
      "UITableView.allowsFocus UITableView.selectionFollowsFocus UITableView.remembersLastFocusedIndexPath "
        + "UITableView.indexPathForPreferredFocusedView UITableViewCell.focusStyle "
        + "UIView.preferredFocusEnvironments UIView.setNeedsFocusUpdate UIView.updateFocusIfNeeded",
      "there is no focus: fingers touch views directly"),
    entry(
      "UISearchBar.showsBookmarkButton UISearchBar.setImage UISearchBar.setPositionAdjustment UISearchBar.setScopeBarButtonTitleTextAttributes "
        + "UISearchBar.barStyle UISearchBar.setSearchFieldBackgroundImage",
      "set what searchTextField has: its leftView, backgroundColor, font and textColor"),
    entry("UITabBarItem.setBadgeTextAttributes", "an appearance has them: item.standardAppearance.stackedLayoutAppearance.normal.badgeTextAttributes"),
    entry("UITraitDefinition", "traits are those that UITraitCollection has; an app's own value is a field, or a notification tells of it"),
    entry("NSCollectionLayoutSection.orthogonalScrollingProperties", "orthogonalScrollingBehavior says how the section comes to rest"),
    entry("UICollectionView.hasUncommittedUpdates", "a diffable data source's snapshot says what is shown"),
    entry(
      "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory UIButton.adjustsImageSizeForAccessibilityContentSizeCategory",
      "a symbol grows with a text: UIImage.SymbolConfiguration { textStyle = \"body\" }"),
    entry(
      "UIListContentConfiguration.axesPreservingSuperviewLayoutMargins UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets",
      "set directionalLayoutMargins or backgroundInsets"),
    entry("UIListContentTextProperties.showsExpansionTextWhenTruncated", "leave it out: nothing is hovered over"),
    entry("UIControl.isContextMenuInteractionEnabled", "set menu, and showsMenuAsPrimaryAction where a tap opens it; menu = nil takes it away"),
    entry("UISegmentedControl.setDividerImage", "set backgroundColor and selectedSegmentTintColor"),
    entry("UILabel.lineBreakStrategy NSMutableParagraphStyle.lineBreakStrategy", "leave it out: lines break where Unicode lets them, as lineBreakMode says"),
    entry("UIDatePicker.calendar", "a locale names its calendar: \"ja_JP@calendar=japanese\""),
    entry("UIPageControl.size", "ask sizeThatFits(size)"),
    entry("UIPickerView.view", "keep the views that viewForRow answers"),
    entry("UIProgressView.trackImage UIProgressView.progressImage", "set trackTintColor and progressTintColor"),
    entry(
      "UIViewController.preferredStatusBarUpdateAnimation UIViewController.preferredInterfaceOrientationForPresentation "
        + "UIViewController.prefersHomeIndicatorAutoHidden UIViewController.childForHomeIndicatorAutoHidden",
      "leave it out: the status bar changes at once, and there is no home indicator"),
    entry("Locale.calendar", "write Calendar.current, or Calendar { identifier = \"gregorian\" }"),
    entry("Locale.hourCycle", "DateFormatter.dateFormat(\"j\", 0, locale) holds an a where the day has two halves"),
    entry("ProcessInfo.globallyUniqueString", "write UUID().uuidString"),
    entry(
      "ProcessInfo.processorCount ProcessInfo.activeProcessorCount ProcessInfo.physicalMemory ProcessInfo.isiOSAppOnMac ProcessInfo.isMacCatalystApp",
      "every device here is a phone or a pad of one simulated thread; leave it out"),
    entry("NSRegularExpression.enumerateMatches", "go over all of them: for _, match in ipairs(expression:matches(text)) do"),
    entry("Operation.start BlockOperation.start", "add it to a queue: OperationQueue.main:addOperation(operation)"),
    entry("OperationQueue.current OperationQueue.underlyingQueue", "keep the queue in a variable; that of the screen is OperationQueue.main"),
    entry("FileManager.containerURL", "an app has its own folder alone: FileManager.default:urls(\"documentDirectory\", \"userDomainMask\")[1]"),
    entry("FileManager.createSymbolicLink FileManager.linkItem FileManager.destinationOfSymbolicLink", "a file has one path: use copyItem"),
    entry("URL.resourceValues URL.setResourceValues", "ask FileManager.default:attributesOfItem(path), or fileExists(path)"),
    entry(
      "JSONDecoder.dataDecodingStrategy JSONDecoder.nonConformingFloatDecodingStrategy JSONEncoder.dataEncodingStrategy "
        + "JSONEncoder.nonConformingFloatEncodingStrategy",
      "read the text, and make of it what is wanted: Data { base64Encoded = text }, tonumber(text)"),
    entry("DispatchQueue.setSpecific DispatchQueue.getSpecific", "keep it in a variable of the block; Thread.isMainThread tells where it runs"),
    entry("UIApplication.openURL", "write UIApplication.shared:open(url)"),
    entry("UIApplication.setMinimumBackgroundFetchInterval", "submit a BGAppRefreshTaskRequest to BGTaskScheduler.shared"),
    entry("UNUserNotificationCenter.getNotificationCategories", "keep the list that setNotificationCategories got"),
    entry("UserDefaults.date", "write defaults:object(key), which answers the Date that was set"),
    entry("URLRequest.httpShouldHandleCookies URLRequest.mainDocumentURL", "leave it out: there are no cookies; a Server sees the fields of a request"),
    entry(
      "URLRequest.networkServiceType URLRequest.httpShouldUsePipelining URLRequest.assumesHTTP3Capable URLRequest.attribution "
        + "URLRequest.requiresDNSSECValidation URLSessionConfiguration.isDiscretionary URLSessionConfiguration.sessionSendsLaunchEvents "
        + "URLSessionConfiguration.shouldUseExtendedBackgroundIdleMode URLSessionConfiguration.tlsMinimumSupportedProtocolVersion "
        + "URLSessionConfiguration.httpShouldUsePipelining URLSessionConfiguration.requiresDNSSECValidation URLSessionTask.prefersIncrementalDelivery",
      "leave it out: a Server says when and how fast it answers"),
    entry("URLRequest.httpBodyStream", "set httpBody: there are no streams"),
    entry("URLSession.flush URLSession.reset", "leave it out: nothing is cached or kept"),
    entry("URLSession.tasks", "read allTasks"),
    entry("DispatchQueue.activate DispatchQueue.setTarget DispatchQueue.qos", "leave it out: a queue runs from the beginning, and all are served alike"),
    entry("DispatchQueue.asyncAndWait", "write queue:sync(f)"),
    entry("OperationQueue.progress", "count with a Progress of your own"),
    entry(
      "DateFormatter.gregorianStartDate DateFormatter.generatesCalendarDates DateFormatter.formatterBehavior NumberFormatter.formatterBehavior "
        + "NumberFormatter.isPartialStringValidationEnabled", "leave it out"),
    entry("NumberFormatter.textAttributesForNegativeValues NumberFormatter.attributedStringForZero", "set the textColor of the label"),
    entry("NumberFormatter.internationalCurrencySymbol", "write currencyCode"),
    entry("FileManager.trashItem", "use removeItem"),
    entry("FileManager.homeDirectoryForCurrentUser", "call NSHomeDirectory()"),
    entry("FileManager.ubiquityIdentityToken FileManager.startDownloadingUbiquitousItem", "leave it out: there is no cloud"),
    entry(
      "UNMutableNotificationContent.launchImageName UNMutableNotificationContent.summaryArgument UNMutableNotificationContent.targetContentIdentifier "
        + "UNMutableNotificationContent.filterCriteria", "leave it out: a notification is its texts; keep what is the app's own in userInfo"),
    entry("CLLocationManager.headingFilter CLLocationManager.dismissHeadingCalibrationDisplay", "leave it out: the device has no compass"),
    entry("ProcessInfo.beginActivity ProcessInfo.performExpiringActivity", "call UIApplication.shared:beginBackgroundTask(name, handler)"),
    entry("Locale.firstDayOfWeek", "read Calendar.current.firstWeekday"),
    entry("Locale.timeZone", "read TimeZone.current"),
    entry("Locale.collation Locale.collationIdentifier Locale.numberingSystem Locale.subdivision Locale.variant", "read identifier"),
    entry("URL.bookmarkData URL.startAccessingSecurityScopedResource", "leave it out: an app has its own files alone"),
    entry("URL.lines URL.resourceBytes", "wait for the whole text: URLSession.shared:data(url)"),
    entry("URL.dataRepresentation", "read absoluteString"),
    entry("Bundle.allBundles Bundle.executableURL Bundle.appStoreReceiptURL Bundle.builtInPlugInsPath Bundle.principalClass", "there is Bundle.main alone"),
    entry("UIPasteboard.itemSet UIPasteboard.setObjects UIPasteboard.detectPatterns", "read and set string, url and image, or their lists"),
    entry(
      "URLSessionConfiguration.protocolClasses URLSessionConfiguration.identifier URLSessionConfiguration.networkServiceType "
        + "URLSessionConfiguration.connectionProxyDictionary URLSessionConfiguration.multipathServiceType",
      "a Server answers in their place: launch(plugin, { network = Server { ... } })"),
    entry("UIControl.enumerateEventHandlers", "keep a list of what was added"),
    entry(
      "UIControl.toolTip UIButton.preferredMenuElementOrder", "set a button's menu and showsMenuAsPrimaryAction"),
    entry(
      "UITextViewDelegate.primaryActionFor UITextViewDelegate.menuConfigurationFor UITextViewDelegate.textItemMenuWillDisplayFor "
        + "UITextViewDelegate.textItemMenuWillEndFor",
      "answer shouldInteractWith(textView, url, range, interaction): false keeps a tap on a link from opening it, and the method does what it wants"),
    entry("NSTextAttachment.attachmentBounds", "set the attachment's bounds"),
    entry(
      "UITextView.textLayoutManager",
      "the view lays out its text itself; use attributedText, textContainerInset, selectedRange"),
    entry(
      "NSTextContainer.exclusionPaths NSTextContainer.isSimpleRectangular NSTextContainer.layoutManager",
      "lines take the whole width between the insets: give them a headIndent or tailIndent in an NSMutableParagraphStyle, or the view a textContainerInset"),
    entry(
      "NSTextStorage.delegate NSTextStorage.processEditing NSTextStorage.edited NSTextStorage.addLayoutManager NSTextStorage.layoutManagers "
        + "NSTextStorage.editedRange NSTextStorage.editedMask NSTextStorage.changeInLength",
      "colour the text in the text view's textViewDidChange, with textStorage:addAttribute"),
    entry(
      "NSLayoutManager.delegate NSLayoutManager.textContainers NSLayoutManager.addTextContainer NSLayoutManager.drawGlyphs "
        + "NSLayoutManager.drawBackground NSLayoutManager.setTemporaryAttributes NSLayoutManager.allowsNonContiguousLayout",
      "attributes of the text say how it looks, and an NSMutableParagraphStyle how far apart lines are: lineSpacing, minimumLineHeight, paragraphSpacing"),
    entry(
      "UIImage.ciImage",
      "a picture is a file, a drawing or a name; its pixels can't be read"),
    entry("UIScreen.brightness UIScreen.screens", "read bounds and scale, and safeAreaInsets of the window"),
    entry("UIViewController.interfaceOrientation", "override viewWillTransition(size, coordinator)"),
    entry("UIBarAppearance.shadowImage", "set shadowColor"),
    entry(
      "UIResponder.touchesEstimatedPropertiesUpdated UIResponder.pressesBegan UIResponder.pressesChanged UIResponder.pressesEnded "
        + "UIResponder.pressesCancelled UIResponder.userActivity "
        + "UIResponder.inputViewController UIResponder.editingInteractionConfiguration "
        + "UIGestureRecognizer.pressesBegan UIGestureRecognizer.modifierFlags UIGestureRecognizer.buttonMask UIEvent.modifierFlags "
        + "UIEvent.buttonMask UIGestureRecognizerDelegate.shouldReceivePress UIGestureRecognizerDelegate.shouldReceiveEvent",
      "there are fingers and typed text: touchesBegan and the rest, and insertText"),
    entry(
      "UITouch.majorRadius UITouch.majorRadiusTolerance UITouch.altitudeAngle "
        + "UITouch.azimuthAngle UITouch.estimatedProperties UITouch.preciseLocation UITouch.precisePreviousLocation UITouch.type",
      "every touch is a finger of one size; location(view) is exact"),
    entry(
      "UIApplication.scheduleLocalNotification UIApplication.setKeepAliveTimeout "
        + "UIApplication.requestSceneSessionActivation UIApplication.isProtectedDataAvailable UIApplication.isProximitySensingEnabled UIApplication.applicationSupportsShakeToEdit",
      "there are no other apps, no home screen and no messages from outside; leave it out"),
    entry(
      "UIDevice.playInputClick", "the device has no sound; a test can count the calls of your own function"),
    entry(
      "UIWindow.screen UIWindow.canResizeToFitContent UIScreen.fixedCoordinateSpace "
        + "UIScreen.snapshotView",
      "there is one screen: UIScreen.main, and view:convert(point, nil) goes to the window"),
    entry(
      "UIGraphicsImageRendererFormat.preferredRange UIGraphicsImageRendererFormat.prefersExtendedRange "
        + "UIGraphicsImageRendererFormat.supportsHighDynamicRange", "leave it out: there is one colour space"),
    entry(
      "UIAttachmentBehavior.offsetFromCenter UIPushBehavior.setTargetOffsetFromCenter UIPushBehavior.targetOffsetFromCenter",
      "leave it out: views are held and pushed at their middles, and don't turn by it"),
    entry(
      "UIAttachmentBehavior.slidingAttachment UIAttachmentBehavior.limitAttachment UIAttachmentBehavior.fixedAttachment "
        + "UIAttachmentBehavior.pinAttachment UIAttachmentBehavior.attachmentRange UIAttachmentBehavior.frictionTorque",
      "attach the view to a point or to another view: attachedToAnchor, attachedToItem, with length, damping and frequency"),
    entry("UIDynamicItemBehavior.charge", "leave it out: there are no fields"),
    entry(
      "NSAttributedString.data NSAttributedString.options NSAttributedString.html NSAttributedString.markdown NSAttributedString.fileURL "
        + "NSAttributedString.DocumentType NSAttributedString.DocumentReadingOptionKey NSAttributedString.loadFromHTML",
      "write string = and attributes =; a WKWebView shows HTML, and nothing reads HTML or Markdown into a text"),
    entry(
      "NSTextStorage.init NSLayoutManager.init NSTextContainer.init",
      "a UITextView has one: textView.textStorage, layoutManager, textContainer. textView:characterRange(point) is the character under a finger; in the "
        + "place of a label give a text view isEditable = false, isScrollEnabled = false, or its text links"),
    entry(
      "WKWebViewConfiguration.preferences WKWebViewConfiguration.defaultWebpagePreferences WKWebViewConfiguration.websiteDataStore "
        + "WKWebViewConfiguration.processPool WKWebViewConfiguration.allowsInlineMediaPlayback WKWebViewConfiguration.applicationNameForUserAgent "
        + "WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback WKWebViewConfiguration.dataDetectorTypes "
        + "WKWebViewConfiguration.setURLSchemeHandler WKWebView.customUserAgent WKWebView.isInspectable WKWebView.allowsLinkPreview WKWebView.pageZoom",
      "leave it out: a page is its words, without JavaScript, media, cookies and caches; launch(plugin, { pages = }) says what it is"),
    entry(
      "WKWebView.uiDelegate", "leave it out: pages run no JavaScript, so that they ask nothing and open no windows; present a UIAlertController yourself"),
    entry("WKWebView.allowsBackForwardNavigationGestures", "call goBack() and goForward() from buttons or from the action of a gesture"),
    entry("WKWebView.callAsyncJavaScript", "write evaluateJavaScript(script, completion), which the page's scripts in launch's pages answer"),
    entry("WKWebView.loadFileURL WKWebView.loadSimulatedRequest", "hand over its text: loadHTMLString(Data { contentsOf = url }, url)"),
    entry("WKWebView.takeSnapshot WKWebView.createPDF WKWebView.find", "evaluateJavaScript(\"document.body.innerText\", completion) asks for its words"),
    entry("UIWindow.convertToWindow", "windows fill the screen: view:convert(point, nil)"),
    entry(
      "UIGestureRecognizer.shouldReceive", "let its delegate answer shouldReceiveTouch, or call ignore(touch) in touchesBegan"),
    entry(
      "UIScrollView.bouncesHorizontally UIScrollView.bouncesVertically UIScrollView.contentAlignmentPoint UIScrollView.isScrollAnimating "
        + "UIScrollView.stopScrollingAndZooming UIScrollView.allowsKeyboardScrolling UIScrollView.directionalPressGestureRecognizer "
        + "UIScrollView.automaticallyAdjustsScrollIndicatorInsets",
      "as up to iOS 12: bounces, alwaysBounceVertical, setContentOffset(contentOffset, false), scrollIndicatorInsets"),
    entry(
      "UITableView.separatorInsetReference UITableView.hasUncommittedUpdates "
        + "UITableView.selectionDidChangeNotification UITableViewCell.multipleSelectionBackgroundView UITableViewCell.dragStateDidChange "
        + "UITableViewDiffableDataSource.supplementaryViewProvider "
        + "UITableViewRowAction.backgroundEffect",
      "as up to iOS 12: separatorInset, selectedBackgroundView, setEditing of the cell, reloadItems"),
    entry(
      "UITableViewDelegate.canFocusRowAt UITableViewDelegate.shouldShowMenuForRowAt UITableViewDelegate.performAction",
      "one finger selects rows: didSelectRowAt; for a menu show UIMenuController.shared or present a UIAlertController"),
    entry(
      "UIImageView.adjustsImageWhenAncestorFocused",
      "there is no focus; a symbol has withConfiguration of its own"),
    entry(
      "UIControl.effectiveContentHorizontalAlignment UIControl.allTargets UIControl.allControlEvents UIControl.actions",
      "keep a list of what was added; removeTarget(events) takes all away"),
    entry("UIButton.showsTouchWhenHighlighted", "show it in isHighlighted's look: setTitleColor(color, \"highlighted\")"),
    entry("UISwitch.onImage UISwitch.offImage UISwitch.title UISwitch.preferredStyle", "set onTintColor and thumbTintColor"),
    entry(
      "UISegmentedControl.setBackgroundImage UISegmentedControl.setContentOffset",
      "set selectedSegmentTintColor and setTitleTextAttributes"),
    entry(
      "UIPageControl.defersCurrentPageDisplay UIPageControl.updateCurrentPageDisplay UIPageControl.direction UIPageControl.interactionState",
      "set currentPage in the action, and pageIndicatorTintColor, currentPageIndicatorTintColor and preferredIndicatorImage"),
    entry(
      "URLSessionConfiguration.background URLSessionConfiguration.urlCache URLSessionConfiguration.httpCookieStorage "
        + "URLSessionConfiguration.httpShouldSetCookies URLSessionConfiguration.httpCookieAcceptPolicy URLSessionConfiguration.urlCredentialStorage",
      "write URLSessionConfiguration.default: nothing is cached, there are no cookies, and requests end with the app"),
    entry("URLSession.webSocketTask URLSession.streamTask", "there are no sockets: use dataTask, and let a Server answer"),
    entry(
      "Thread.detachNewThread Thread.main Thread.current",
      "an app has one thread: use DispatchQueue.global():async, or after(seconds, f), which run on the simulated clock"),
    entry("UIViewController.topLayoutGuide UIViewController.bottomLayoutGuide", "use the view's safeAreaLayoutGuide"),
    entry(
      "UISplitViewController.showsSecondaryOnlyButton UISplitViewController.primaryBackgroundStyle",
      "call show and hide of a column, and give its view a backgroundColor"),
    entry(
      "UICollectionView.startInteractiveTransition UICollectionView.finishInteractiveTransition UICollectionView.cancelInteractiveTransition "
        + "UICollectionViewController.useLayoutToLayoutNavigationTransitions UICollectionViewLayout.prepareForTransition",
      "call setCollectionViewLayout(layout, true)"),
    entry(
      "UIView.appliedContentSizeCategoryLimitsDescription", "read traitCollection.preferredContentSizeCategory"),
    entry(
      "UIButton.hoverStyle UIButton.isHeld UIButton.isHovered UIButton.isPointerInteractionEnabled UIButton.behavioralStyle "
        + "UIButton.preferredBehavioralStyle UISlider.preferredBehavioralStyle UINavigationBar.preferredBehavioralStyle",
      "there are only fingers, on a phone or an iPad"),
    entry("UITextView.findInteraction UITextView.isFindInteractionEnabled", "look into text with text:find, and set selectedRange"),
    entry(
      "UIImageView.addSymbolEffect UIImageView.removeSymbolEffect UIImageView.setSymbolImage UIBarButtonItem.addSymbolEffect "
        + "UIBarButtonItem.isSymbolAnimationEnabled UIControl.isSymbolAnimationEnabled",
      "assign image, in UIView.transition if the change is to be seen"),
    entry(
      "UIImage.preparingThumbnail UIImage.prepareThumbnail UIImage.byPreparingThumbnail",
      "draw it smaller: UIGraphicsImageRenderer { size = }:image(function() picture:draw(rect) end)"),
    entry(
      "UIImage.preparingForDisplay UIImage.prepareForDisplay UIImage.byPreparingForDisplay", "use the picture itself: nothing has to be decoded"),
    entry(
      "UINavigationItem.style UINavigationItem.titleMenuProvider UINavigationItem.centerItemGroups UINavigationItem.leadingItemGroups "
        + "UINavigationItem.trailingItemGroups UINavigationItem.customizationIdentifier UINavigationItem.renameDelegate UINavigationItem.documentProperties",
      "set leftBarButtonItems, titleView and rightBarButtonItems"),
    entry(
      "UINavigationItem.preferredSearchBarPlacement UINavigationItem.searchBarPlacement UISearchController.searchBarPlacement "
        + "UISearchController.scopeBarActivation UISearchController.searchSuggestions",
      "the search bar stands below the title; show suggestions in searchResultsController"),
    entry(
      "UITabBar.itemPositioning UITabBar.itemSpacing UITabBar.itemWidth UITabBar.selectionIndicatorImage UITabBar.beginCustomizingItems "
        + "UITabBar.endCustomizing UITabBar.isCustomizing",
      "items share the bar's width; tintColor and unselectedItemTintColor colour them"),
    entry(
      "UIBarButtonItem.setBackgroundImage UIBarButtonItem.backgroundImage UIBarButtonItem.setBackButtonBackgroundImage "
        + "UIBarButtonItem.setTitlePositionAdjustment UIBarButtonItem.titlePositionAdjustment",
      "give the item a customView, or set imageInsets"),
    entry(
      "UIPasteboard.items UIPasteboard.setItems UIPasteboard.addItems UIPasteboard.itemProviders UIPasteboard.setItemProviders UIPasteboard.setData "
        + "UIPasteboard.setValue UIPasteboard.data UIPasteboard.value UIPasteboard.types UIPasteboard.contains UIPasteboard.color UIPasteboard.colors "
        + "UIPasteboard.hasColors UIPasteboard.numberOfItems UIPasteboard.name",
      "it holds texts, addresses or pictures: strings, urls, images"),
    entry("CALayer.filters CALayer.compositingFilter", "draw the picture as it is to be seen"),
    entry(
      "UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
      "leave it out: nothing of the system is at the screen's edges"),
  ]
}
