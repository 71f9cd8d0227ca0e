import LunetteKit
import LunetteRender

/// Names that UIKit's members had in Objective-C or in early Swift, or that similar members have. People type them from memory and find
/// them in old code. Each one leads to present names; the first of these that the class or protocol has is suggested.
///
/// Source: Apple's API differences from Swift 2 to 3 and the Objective-C headers
package enum OldNames {
  /// All present names that an old name may stand for; empty for other names.
  package static func candidates(_ name: String) -> [String] {
    let key = Key(name.utf8)
    return entries.filter { $0.key == key }.map { text($0.present) }
  }

  /// The present name; nil when no known name is meant.
  static func present(_ name: String, among known: (String) -> Bool) -> String? {
    if let found = candidates(name).first(where: known) { return found }
    // Other forms of a member: view:setAlpha(1), view:isHidden(), view.hidden, view:getTitle().
    let base = stem(name)
    // UIColor.redColor
    let withoutColor = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : base
    for candidate in [base, "is" + capitalized(base), "set" + capitalized(base), withoutColor] where candidate != name && known(candidate) {
      return candidate
    }
    return nil
  }

  /// The new name of a method that a script defines; its own methods may have plain words as names, so only old names of several words are
  /// compared.
  static func renamed(_ name: String, among known: (String) -> Bool) -> String? {
    let key = Key(name.utf8)
    let old = entries.filter { $0.key == key }
    return old.contains(where: \.hasSeveralWords) ? old.lazy.map { text($0.present) }.first(where: known) : nil
  }

  /// The present name for a misspelt old name: `cellForRowAtIndexPth`.
  static func nearlyRenamed(_ name: String, among known: (String) -> Bool) -> String? {
    let name = plain(name)
    guard name.utf8.count >= shortestMisspelt else { return nil }
    let most = name.utf8.count >= longMisspelt ? 2 : 1
    var best: (distance: Int, name: String)?
    for old in entries where old.hasSeveralWords && abs(old.key.letters - name.utf8.count) <= most {
      let distance = Suggestion.distance(name, plain(text(old.word)), most: most)
      guard distance <= most, distance < best?.distance ?? .max else { continue }
      let present = text(old.present)
      if known(present) { best = (distance, present) }
    }
    return best?.name
  }

  /// Shorter names are more often names of their own. Ours. Units: letters
  private static let shortestMisspelt = 12
  /// From this length on two letters may differ. Ours. Units: letters
  private static let longMisspelt = 16

  /// The name without `set`, `get` or `is`.
  private static func stem(_ name: String) -> String {
    for prefix in ["set", "get", "is"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { return rest.prefix(1).lowercased() + rest.dropFirst() }
    }
    return name
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A name without its capitals and underscores, which make no difference, as a number: a start compares many names, and a text for each
  /// took a tenth of it.
  private struct Key: Equatable {
    private var hash = StableHash.start
    private(set) var letters = 0

    init(_ name: some Sequence<UInt8>) {
      for byte in name where byte != underscore {
        hash = StableHash.with(hash, isCapital(byte) ? byte | smallLetterBit : byte)
        letters += 1
      }
    }
  }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }
  private static var underscore: UInt8 { UInt8(ascii: "_") }
  /// The bit that small letters have and capitals lack. Source: ASCII
  private static var smallLetterBit: UInt8 { 0x20 }
  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  /// An old name, with places in `lines`.
  private struct Entry {
    let key: Key
    let word, present: Range<Int>
    let hasSeveralWords: Bool
  }

  /// The entries in the order of the lines.
  private static let entries: [Entry] = lines.withUTF8Buffer { bytes in
    var entries: [Entry] = []
    var (start, present) = (0, 0..<0)
    for end in 0...bytes.count {
      let byte = end < bytes.count ? bytes[end] : UInt8(ascii: "\n")
      switch byte {
      case UInt8(ascii: ":"): present = start..<end
      case UInt8(ascii: " "), UInt8(ascii: "\n"):
        let word = bytes[start..<end]
        if let last = word.last, last != UInt8(ascii: ":") {
          let hasSeveralWords = word.dropFirst().contains { isCapital($0) || $0 == underscore }
          entries.append(Entry(key: Key(word), word: start..<end, present: present, hasSeveralWords: hasSeveralWords))
        }
        start = end + 1
      default: break
      }
    }
    return entries
  }

  private static func text(_ place: Range<Int>) -> String { lines.withUTF8Buffer { String(decoding: $0[place], as: UTF8.self) } }

  /// The present name, followed by the former ones.
  private static let lines: StaticString = """
    numberOfSections: numberOfSectionsInTableView tableView_numberOfSections sectionCount
    numberOfRowsInSection: tableView_numberOfRowsInSection tableViewNumberOfRowsInSection numberOfRowsForSection rowsInSection
    cellForRowAt: cellForRowAtIndexPath tableView_cellForRowAtIndexPath tableView_cellForRowAt tableViewCellForRowAt cellForRow cellForItemAt cellForItemAtIndexPath
    cellForRow: cellForRowAtIndexPath cellForRowAt cellAt cellAtIndexPath cellForIndexPath
    heightForRowAt: heightForRowAtIndexPath tableView_heightForRowAtIndexPath tableView_heightForRowAt tableViewHeightForRowAt heightForRow rowHeightAt rowHeight heightOfRow
    estimatedHeightForRowAt: estimatedHeightForRowAtIndexPath estimatedHeightForRow
    didSelectRowAt: didSelectRowAtIndexPath tableView_didSelectRowAtIndexPath tableView_didSelectRowAt tableViewDidSelectRowAt didSelectRow didSelectItemAt didSelectItemAtIndexPath didSelectCell didSelectCellAt tableViewSelectionDidChange
    didDeselectRowAt: didDeselectRowAtIndexPath didDeselectRow tableView_didDeselectRowAt
    willSelectRowAt: willSelectRowAtIndexPath willSelectRow
    willDeselectRowAt: willDeselectRowAtIndexPath willDeselectRow
    didHighlightRowAt: didHighlightRowAtIndexPath didHighlightRow
    didUnhighlightRowAt: didUnhighlightRowAtIndexPath didUnhighlightRow
    shouldHighlightRowAt: shouldHighlightRowAtIndexPath shouldHighlightRow
    layoutAttributesForElements: layoutAttributesForElementsInRect layoutAttributesForElementsIn
    layoutAttributesForItem: layoutAttributesForItemAtIndexPath layoutAttributesForItemAt
    layoutAttributesForSupplementaryView: layoutAttributesForSupplementaryViewOfKind layoutAttributesForSupplementaryElementOfKind
    layoutAttributesForDecorationView: layoutAttributesForDecorationViewOfKind
    shouldInvalidateLayoutForBoundsChange: shouldInvalidateLayout shouldInvalidateForBoundsChange
    targetContentOffsetForProposedContentOffset: targetContentOffsetForProposedContentOffsetWithScrollingVelocity
    prepareForCollectionViewUpdates: prepareForUpdates
    prepare: prepareLayout
    initialLayoutAttributesForAppearingItem: initialLayoutAttributesForAppearingItemAtIndexPath initialLayoutAttributesForAppearingItemAt
    finalLayoutAttributesForDisappearingItem: finalLayoutAttributesForDisappearingItemAtIndexPath finalLayoutAttributesForDisappearingItemAt
    invalidateLayout: invalidateLayoutWithContext
    sizeForItemAt: sizeForItemAtIndexPath collectionView_layout_sizeForItemAt collectionView_layout_sizeForItemAtIndexPath sizeForItem
    insetForSectionAt: insetForSectionAtIndex insetForSection
    minimumLineSpacingForSectionAt: minimumLineSpacingForSectionAtIndex minimumLineSpacingForSection
    minimumInteritemSpacingForSectionAt: minimumInteritemSpacingForSectionAtIndex minimumInteritemSpacingForSection
    willDisplay: willDisplayCell willDisplayCellForRowAt willDisplayCellForRowAtIndexPath willDisplayForRowAt
    didEndDisplaying: didEndDisplayingCell didEndDisplayingCellForRowAt didEndDisplayingCellForRowAtIndexPath
    willDisplayHeaderView: willDisplayHeaderViewForSection willDisplayHeader
    willDisplayFooterView: willDisplayFooterViewForSection willDisplayFooter
    didEndDisplayingHeaderView: didEndDisplayingHeaderViewForSection
    didEndDisplayingFooterView: didEndDisplayingFooterViewForSection
    titleForHeaderInSection: titleForHeader headerTitle tableView_titleForHeaderInSection titleOfHeader titleForHeaderAt headerTitleForSection titleForSection
    titleForFooterInSection: titleForFooter footerTitle tableView_titleForFooterInSection titleOfFooter titleForFooterAt footerTitleForSection
    viewForHeaderInSection: viewForHeader headerForSection tableView_viewForHeaderInSection headerViewForSection viewForHeaderAt
    viewForFooterInSection: viewForFooter footerForSection tableView_viewForFooterInSection footerViewForSection viewForFooterAt
    heightForHeaderInSection: heightForHeader headerHeight tableView_heightForHeaderInSection heightOfHeader heightForHeaderAt
    heightForFooterInSection: heightForFooter footerHeight tableView_heightForFooterInSection heightOfFooter heightForFooterAt
    estimatedHeightForHeaderInSection: estimatedHeightForHeader
    estimatedHeightForFooterInSection: estimatedHeightForFooter
    sectionIndexTitles: sectionIndexTitlesForTableView sectionIndexTitlesFor indexTitles
    sectionForSectionIndexTitle: sectionForSectionIndexTitleAtIndex sectionForSectionIndexTitleAt
    canEditRowAt: canEditRowAtIndexPath canEditRow
    canMoveRowAt: canMoveRowAtIndexPath canMoveRow
    commitEditingStyle: commitEditingStyleForRowAtIndexPath commitEditingStyleForRowAt commit commitForRowAt tableView_commitEditingStyle
    moveRowAt: moveRowAtIndexPath moveRowAtIndexPathToIndexPath moveRowAtTo
    moveRow: moveRowAtIndexPath moveRowAt moveRowAtIndexPathToIndexPath
    editingStyleForRowAt: editingStyleForRowAtIndexPath editingStyleForRow
    titleForDeleteConfirmationButtonForRowAt: titleForDeleteConfirmationButtonForRowAtIndexPath titleForDeleteConfirmationButton titleForDelete
    editActionsForRowAt: editActionsForRowAtIndexPath editActionsForRow
    leadingSwipeActionsConfigurationForRowAt: leadingSwipeActionsConfigurationForRowAtIndexPath leadingSwipeActionsForRowAt leadingSwipeActions
    trailingSwipeActionsConfigurationForRowAt: trailingSwipeActionsConfigurationForRowAtIndexPath trailingSwipeActionsForRowAt trailingSwipeActions
    shouldIndentWhileEditingRowAt: shouldIndentWhileEditingRowAtIndexPath
    willBeginEditingRowAt: willBeginEditingRowAtIndexPath
    didEndEditingRowAt: didEndEditingRowAtIndexPath
    targetIndexPathForMoveFromRowAt: targetIndexPathForMoveFromRowAtIndexPath targetIndexPathForMove targetIndexPathForMoveFromRowAtIndexPathToProposedIndexPath
    indentationLevelForRowAt: indentationLevelForRowAtIndexPath indentationLevelForRow
    accessoryButtonTappedForRowWith: accessoryButtonTappedForRowWithIndexPath accessoryButtonTappedForRowAt accessoryButtonTapped accessoryButtonTappedForRow
    prefetchRowsAt: prefetchRowsAtIndexPaths prefetchRows
    cancelPrefetchingForRowsAt: cancelPrefetchingForRowsAtIndexPaths cancelPrefetchingForRows
    insertRows: insertRowsAtIndexPaths insertRowsAt insertRowAt insertRow insertRowAtIndexPath insertRowsAtIndexPathsWithRowAnimation
    deleteRows: deleteRowsAtIndexPaths deleteRowsAt deleteRow deleteRowAt deleteRowAtIndexPath removeRows removeRow deleteRowsAtIndexPathsWithRowAnimation
    reloadRows: reloadRowsAtIndexPaths reloadRowsAt reloadRow reloadRowAt reloadRowAtIndexPath reloadRowsAtIndexPathsWithRowAnimation
    insertSections: insertSection insertSectionsWithRowAnimation insertSectionAt
    deleteSections: deleteSection deleteSectionsWithRowAnimation removeSections deleteSectionAt
    reloadSections: reloadSection reloadSectionsWithRowAnimation reloadSectionAt
    moveSection: moveSectionToSection moveSectionAt
    reloadData: reload reloadTable reloadTableData refreshData
    selectRow: selectRowAtIndexPath selectRowAt selectRowAtIndexPathAnimatedScrollPosition
    deselectRow: deselectRowAtIndexPath deselectRowAt deselectRowAtIndexPathAnimated
    scrollToRow: scrollToRowAtIndexPath scrollToRowAt scrollToRowAtIndexPathAtScrollPositionAnimated
    scrollToNearestSelectedRow: scrollToNearestSelectedRowAtScrollPosition
    dequeueReusableCell: dequeueReusableCellWithIdentifier dequeueReusableCellWithIdentifierForIndexPath dequeueReusableCellWith dequeueCell
    dequeueReusableHeaderFooterView: dequeueReusableHeaderFooterViewWithIdentifier
    register: registerClass registerClassForCellReuseIdentifier registerNib registerCell
    registerHeaderFooter: registerClassForHeaderFooterViewReuseIdentifier registerHeaderFooterView
    indexPath: indexPathForCell indexPathOfCell
    indexPathForRow: indexPathForRowAtPoint indexPathForRowAt indexPathAtPoint
    indexPathsForRows: indexPathsForRowsInRect indexPathsForRowsIn
    indexPathForSelectedRow: selectedIndexPath selectedRow
    indexPathsForSelectedRows: selectedIndexPaths selectedRows
    indexPathsForVisibleRows: visibleIndexPaths visibleRows
    numberOfRows: numberOfRowsInSection rowCount
    rectForRow: rectForRowAtIndexPath rectForRowAt
    rect: rectForSection
    rectForHeader: rectForHeaderInSection
    rectForFooter: rectForFooterInSection
    headerView: headerViewForSection
    footerView: footerViewForSection
    separatorColor: seperatorColor separatorColour
    separatorStyle: seperatorStyle
    viewDidLoad: viewLoaded viewDidLoaded onLoad
    viewWillAppear: viewWillAppearAnimated viewWillBeAppearing
    viewDidAppear: viewDidAppearAnimated viewAppeared
    viewWillDisappear: viewWillDisappearAnimated
    viewDidDisappear: viewDidDisappearAnimated
    viewWillTransition: viewWillTransitionToSize viewWillTransitionTo viewWillTransitionToSizeWithTransitionCoordinator willRotateToInterfaceOrientation willAnimateRotationToInterfaceOrientation didRotateFromInterfaceOrientation
    willMoveToParent: willMoveToParentViewController
    didMoveToParent: didMoveToParentViewController
    addChild: addChildViewController
    removeFromParent: removeFromParentViewController
    children: childViewControllers
    parent: parentViewController
    present: presentViewController presentViewControllerAnimated presentViewControllerAnimatedCompletion presentModalViewController
    dismiss: dismissViewController dismissViewControllerAnimated dismissViewControllerAnimatedCompletion dismissModalViewController
    pushViewController: pushViewControllerAnimated push
    popViewController: popViewControllerAnimated pop
    popToRootViewController: popToRootViewControllerAnimated
    popToViewController: popToViewControllerAnimated
    setViewControllers: setViewControllersAnimated
    sizeForChildContentContainer: sizeForChild
    childForStatusBarStyle: childViewControllerForStatusBarStyle
    childForStatusBarHidden: childViewControllerForStatusBarHidden
    supportedInterfaceOrientations: interfaceOrientationsSupported supportedOrientations
    shouldAutorotate: shouldAutorotateToInterfaceOrientation
    setEditing: setEditingAnimated
    layoutSubviews: layout layoutSubViews layoutViews
    layoutIfNeeded: layoutNow
    setNeedsLayout: setNeedsLayouts invalidateLayout
    draw: drawRect drawInRect drawAtPoint drawWithRect
    boundingRect: boundingRectWithSize
    size: sizeWithAttributes sizeWithFont
    drawText: drawTextInRect
    drawPlaceholder: drawPlaceholderInRect
    textRect: textRectForBounds
    hitTest: hitTestWithEvent
    pointInside: pointInsideWithEvent point containsPoint
    convert: convertPoint convertRect convertPointToView convertRectToView convertPointTo convertRectTo
    convertFrom: convertPointFromView convertRectFromView convertPointFrom convertRectFrom
    sizeThatFits: sizeThatFit
    addSubview: addSubView addChild add addView
    insertSubview: insertSubviewAtIndex insertSubviewAt
    insertSubviewAbove: insertSubviewAboveSubview
    insertSubviewBelow: insertSubviewBelowSubview
    exchangeSubview: exchangeSubviewAtIndexWithSubviewAtIndex exchangeSubviewAtIndex exchangeSubviewAt
    removeFromSuperview: removeFromSuperView removeFromParent remove
    isDescendant: isDescendantOfView isDescendantOf
    bringSubviewToFront: bringSubviewToTop bringToFront
    sendSubviewToBack: sendToBack
    willMoveToSuperview: willMoveToSuperView willMove
    willMoveToWindow: willMove
    didMoveToSuperview: didMove
    addGestureRecognizer: addGesture addRecognizer addGestureRecogniser
    removeGestureRecognizer: removeGesture removeRecognizer
    isUserInteractionEnabled: userInteractionEnabled
    isMultipleTouchEnabled: multipleTouchEnabled
    isExclusiveTouch: exclusiveTouch
    isHidden: hidden visible
    isOpaque: opaque
    backgroundColor: backgroundColour bgColor background
    textColor: textColour color
    tintColor: tintColour
    alpha: opacity
    frame: x y width height left top right bottom w h size origin
    clipsToBounds: clipToBounds masksToBounds
    center: centre
    touchesBegan: touchesBeganWithEvent touchBegan touchesBegin touchesDidBegin
    touchesMoved: touchesMovedWithEvent touchMoved touchesMove
    touchesEnded: touchesEndedWithEvent touchEnded touchesEnd
    touchesCancelled: touchesCancelledWithEvent touchesCanceled touchCancelled
    motionBegan: motionBeganWithEvent
    motionEnded: motionEndedWithEvent
    motionCancelled: motionCancelledWithEvent motionCanceled
    remoteControlReceived: remoteControlReceivedWithEvent
    canPerformAction: canPerformActionWithSender
    targetForAction: targetForActionWithSender target
    becomeFirstResponder: becomeResponder focus
    resignFirstResponder: resignResponder blur
    next: nextResponder
    location: locationInView locationIn
    previousLocation: previousLocationInView previousLocationIn
    locationOfTouch: locationOfTouchInView locationOfTouchAt
    translation: translationInView translationIn
    setTranslation: setTranslationInView setTranslationIn
    velocity: velocityInView velocityIn
    requireToFail: requireGestureRecognizerToFail require
    ignore: ignoreTouch ignoreTouchForEvent
    canPrevent: canPreventGestureRecognizer
    canBePrevented: canBePreventedByGestureRecognizer canBePreventedBy
    gestureRecognizerShouldBegin: gestureShouldBegin recognizerShouldBegin shouldBegin
    shouldReceiveTouch: gestureRecognizerShouldReceiveTouch shouldReceive gestureRecognizer_shouldReceiveTouch
    shouldRecognizeSimultaneouslyWith: shouldRecognizeSimultaneouslyWithGestureRecognizer gestureRecognizerShouldRecognizeSimultaneouslyWith shouldRecognizeSimultaneously
    shouldRequireFailureOf: shouldRequireFailureOfGestureRecognizer
    shouldBeRequiredToFailBy: shouldBeRequiredToFailByGestureRecognizer
    numberOfTapsRequired: numberOfTaps
    numberOfTouchesRequired: numberOfTouchesNeeded
    addTarget: addTargetActionForControlEvents addTargetAction addAction
    removeTarget: removeTargetActionForControlEvents removeTargetAction removeAction
    sendActions: sendActionsForControlEvents sendActionsFor
    beginTracking: beginTrackingWithTouch beginTrackingWithTouchWithEvent
    continueTracking: continueTrackingWithTouch continueTrackingWithTouchWithEvent
    endTracking: endTrackingWithTouch endTrackingWithTouchWithEvent
    cancelTracking: cancelTrackingWithEvent
    setTitle: setTitleForState title
    title: titleForState
    setTitleColor: setTitleColorForState titleColor
    setImage: setImageForState image
    isOn: on value
    setContentOffset: setContentOffsetAnimated scrollTo scrollToOffset
    contentInset: contentInsets
    adjustedContentInset: adjustedContentInsets
    isScrollEnabled: scrollEnabled scrollable
    isPagingEnabled: pagingEnabled
    isDirectionalLockEnabled: directionalLockEnabled
    scrollRectToVisible: scrollRectToVisibleAnimated
    zoomToRect: zoom zoomToRectAnimated
    setZoomScale: setZoomScaleAnimated
    viewForZooming: viewForZoomingInScrollView viewForZoomingIn
    scrollViewDidScroll: didScroll
    scrollViewWillBeginDragging: willBeginDragging scrollViewDidBeginDragging
    scrollViewWillEndDragging: scrollViewWillEndDraggingWithVelocityTargetContentOffset scrollViewWillEndDraggingWithVelocity willEndDragging
    scrollViewDidEndDragging: scrollViewDidEndDraggingWillDecelerate didEndDragging
    scrollViewWillBeginDecelerating: willBeginDecelerating
    scrollViewDidEndDecelerating: didEndDecelerating
    scrollViewDidEndScrollingAnimation: didEndScrollingAnimation
    scrollViewDidEndZooming: scrollViewDidEndZoomingWithViewAtScale scrollViewDidEndZoomingWithView
    scrollViewWillBeginZooming: scrollViewWillBeginZoomingWithView
    prepareForReuse: prepareForReusing
    setSelected: setSelectedAnimated
    setHighlighted: setHighlightedAnimated
    selectionStyle: selectionColor
    accessoryType: accessory
    detailTextLabel: detailLabel subtitleLabel
    imageView: image picture
    isSelected: selected
    isHighlighted: highlighted
    isEnabled: enabled
    isEditing: editing
    textFieldShouldReturn: shouldReturn textFieldReturn textFieldDidReturn
    textFieldDidBeginEditing: didBeginEditing
    textFieldDidEndEditing: didEndEditing
    textFieldShouldBeginEditing: shouldBeginEditing
    textFieldShouldEndEditing: shouldEndEditing
    shouldChangeCharactersIn: shouldChangeCharactersInRange shouldChangeCharactersInRangeReplacementString textFieldShouldChangeCharactersIn textFieldShouldChangeCharactersInRange
    shouldChangeTextIn: shouldChangeTextInRange textViewShouldChangeText textViewShouldChangeTextInRange
    navigationControllerWillShow: willShowViewController willShow navigationController_willShow
    navigationControllerDidShow: didShowViewController didShow navigationController_didShow
    didSelectViewController: tabBarControllerDidSelect tabBarController_didSelect
    shouldSelectViewController: tabBarControllerShouldSelect tabBarController_shouldSelect
    tabBarDidSelectItem: tabBar_didSelectItem didSelectItem tabBar_didSelect
    textDidChange: searchBarTextDidChange searchBarDidChange
    searchBarTextDidBeginEditing: searchBarDidBeginEditing
    searchBarTextDidEndEditing: searchBarDidEndEditing
    searchBarSearchButtonClicked: searchButtonClicked searchBarSearchButtonTapped
    searchBarCancelButtonClicked: cancelButtonClicked searchBarCancelButtonTapped searchBarCancelled searchBarDidCancel
    numberOfComponents: numberOfComponentsInPickerView
    didFinishLaunching: didFinishLaunchingWithOptions applicationDidFinishLaunching applicationDidFinishLaunchingWithOptions
    didBecomeActive: applicationDidBecomeActive
    willResignActive: applicationWillResignActive
    didEnterBackground: applicationDidEnterBackground
    willEnterForeground: applicationWillEnterForeground
    didReceiveMemoryWarning: applicationDidReceiveMemoryWarning
    willTerminate: applicationWillTerminate
    animate: animateWithDuration animateWithDurationAnimations animateWithDurationAnimationsCompletion
    systemFont: systemFontOfSize systemFontOf
    boldSystemFont: boldSystemFontOfSize boldSystemFontOf
    main: mainScreen
    shared: sharedApplication
    current: currentDevice
    default: defaultCenter
    standard: standardUserDefaults
    general: generalPasteboard
    """
}
