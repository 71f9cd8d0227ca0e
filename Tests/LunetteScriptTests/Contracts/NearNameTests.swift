import Foundation
import LunetteDriver
import LunetteScript
import Testing

/// Names that are nearly right: a run warns about each one once, and not about names of the script's own.
@Suite struct NearNameTests {
  func warnings(_ script: String) throws -> [String] {
    let host = ScriptHost()
    defer { host.close() }
    try host.run(source: script, name: "@script.lua")
    return host.warnings
  }

  let source = "numberOfRowsInSection = function() return 1 end, cellForRowAt = function() return UITableViewCell {} end"

  @Test(arguments: [
    ("didSelectRowAtIndexPath", "didSelectRowAt"), ("titleForHeader", "titleForHeaderInSection"), ("heightForRow", "heightForRowAt"),
    ("cellForRowAtIndexPath", "cellForRowAt"), ("didSelectRowAtt", "didSelectRowAt"), ("diddSelectRowAt", "didSelectRowAt"),
    ("comitEditingStyle", "commitEditingStyle"),
    ("scrollViewDidScrol", "scrollViewDidScroll"), ("numberOfSectionsInTableView", "numberOfSections"),
    ("canEditRowAtIndexPath", "canEditRowAt"), ("tableView_didSelectRowAt", "didSelectRowAt"),
    ("didSelectRowAtIndex", "didSelectRowAt"), ("commitEditing", "commitEditingStyle"), ("didSelect", "didSelectRowAt"),
    ("scrollViewWillBeginDrag", "scrollViewWillBeginDragging"), ("scrollViewBeginDragging", "scrollViewWillBeginDragging"),
    ("scrollViewDidStopDecelerating", "scrollViewDidEndDecelerating"), ("tableViewTitleForHeaderInSection", "titleForHeaderInSection"),
    ("cellForRowAtIndexPth", "cellForRowAt"), ("didselectrowatindexpath", "didSelectRowAt"), ("didSelectCell", "didSelectRowAt"),
    ("tableView_cellForRow_atIndexPath", "cellForRowAt"), ("tableView_didSelectRow", "didSelectRowAt"), ("rowHeight", "heightForRowAt"),
    // A picker's method, in a delegate of tables.
    ("didSelectRow", "didSelectRowAt"),
  ])
  func aDelegatesMethodThatNothingCalls(name: String, meant: String) throws {
    #expect(
      try warnings("launch { \(source),\n\(name) = function() end }:advance(1)\nlaunch { \(source) }") == [
        "script.lua:2: nothing calls '\(name)' of the delegate; did you mean '\(meant)'?"
      ])
  }

  @Test(arguments: [
    ("UITextField", "textFieldDidReturn", "textFieldShouldReturn"), ("UITextField", "shouldReturn", "textFieldShouldReturn"),
    ("UITextField", "textFieldShouldChangeCharactersInRange", "shouldChangeCharactersIn"),
    ("UITextView", "shouldChangeTextInRange", "shouldChangeTextIn"),
    ("UITapGestureRecognizer", "shouldBegin", "gestureRecognizerShouldBegin"),
    ("UITapGestureRecognizer", "shouldRecognizeSimultaneouslyWithOtherGestureRecognizer", "shouldRecognizeSimultaneouslyWith"),
    ("UIScrollView", "viewForZoomingInScrollView", "viewForZooming"),
    ("UISearchBar", "searchBarDidBeginEditing", "searchBarTextDidBeginEditing"),
    ("UIPickerView", "pickerView_titleForRow", "titleForRow"), ("UIPickerView", "titleForRowInComponent", "titleForRow"),
    ("UIPickerView", "pickerView_titleForRow_forComponent", "titleForRow"), ("UISearchBar", "searchBarTextDidChanged", "textDidChange"),
    ("UINavigationController", "willShowViewController", "navigationControllerWillShow"),
    ("UITabBarController", "tabBarController_didSelect", "didSelectViewController"),
    // Which object it is tells which of several names is meant.
    ("UITableView", "didSelect", "didSelectRowAt"), ("UITabBarController", "didSelect", "didSelectViewController"),
    ("UIPickerView", "didSelect", "didSelectRow"),
  ])
  func aMethodOfAnotherDelegateThatNothingCalls(type: String, name: String, meant: String) throws {
    #expect(
      try warnings("local object = \(type) {}\nobject.delegate = { \(name) = function() end }") == [
        "script.lua:2: nothing calls '\(name)' of the delegate; did you mean '\(meant)'?"
      ])
  }

  @Test(arguments: [
    ("UITableView", "didSelectItem", "did you mean 'tabBarDidSelectItem' of UITabBarDelegate?"),
    ("UISearchBar", "textFieldDidChange", "did you mean 'textFieldDidChangeSelection' of UITextFieldDelegate?"),
  ])
  func aNearNameOfAnotherProtocolSaysSo(type: String, name: String, advice: String) throws {
    #expect(
      try warnings("local object = \(type) {}\nobject.delegate = { \(name) = function() end }") == [
        "script.lua:2: nothing calls '\(name)' of the delegate; \(advice)"
      ])
  }

  @Test(arguments: [
    ("UITableView", "delegate", "sizeForItemAt", "UICollectionViewDelegateFlowLayout"), ("UITextField", "delegate", "textViewDidChange", "UITextViewDelegate"),
    ("UITableView", "dataSource", "numberOfItemsInSection", "UICollectionViewDataSource"),
    ("WKWebView", "navigationDelegate", "webViewDidFinishLoad", "UIWebViewDelegate"),
  ])
  func aMethodThatOnlyAnotherDelegateHas(type: String, property: String, name: String, owner: String) throws {
    #expect(
      try warnings("local object = \(type) {}\nobject.\(property) = { \(name) = function() return 0 end }") == [
        "script.lua:2: nothing calls '\(name)' of the delegate: it is a method of \(owner), which this isn't"
      ])
  }

  /// Each method has its own line in most scripts; in one line they are told apart by their names.
  @Test func methodsInOneLineAreToldApart() throws {
    #expect(
      try warnings("UITextField {}.delegate = { textFieldShouldReturn = function() return true end, shouldChangeCharacters = function() end }") == [
        "script.lua:1: nothing calls 'shouldChangeCharacters' of the delegate; did you mean 'shouldChangeCharactersIn'?"
      ])
  }

  @Test func aNavigationOrANotificationAtTheEndOfAName() throws {
    #expect(
      try warnings(
        "WKWebView {}.navigationDelegate = { didFinishNavigation = function() end }\n"
          + "UNUserNotificationCenter.current().delegate = { willPresentNotification = function() end }") == [
          "script.lua:1: nothing calls 'didFinishNavigation' of the delegate; did you mean 'didFinish'?",
          "script.lua:2: nothing calls 'willPresentNotification' of the delegate; did you mean 'willPresent'?",
        ])
  }

  /// An override that the host never asks isn't silent, nor is one of a method that isn't simulated.
  @Test func anOverrideThatNothingAsks() throws {
    func note(_ superclass: String, _ method: String, _ rest: String = "") throws -> [String] {
      try warnings("local Own = class(\"Own\", \(superclass))\nfunction Own:\(method)() return CALayer end\nOwn {}\n\(rest)")
    }
    #expect(
      try note("UIView", "bringSubviewToFront") == [
        "script.lua:2: nothing calls 'bringSubviewToFront' of Own: the host doesn't ask this method of UIView"
      ])
    #expect(
      try note("UITableView", "visibleCells") == [
        "script.lua:2: nothing but the script calls 'visibleCells' of Own: the host doesn't ask a method for the property of UITableView"
      ])
    #expect(
      try note("UIViewController", "prefersHomeIndicatorAutoHidden") == [
        "script.lua:2: nothing calls 'prefersHomeIndicatorAutoHidden' of Own, which is not simulated: leave it out: the status bar changes at once, and there "
          + "is no home indicator"
      ])
    #expect(try note("UIView", "bringSubviewToFront", "Own {}:bringSubviewToFront()") == [])
    #expect(try note("UIView", "layerClass", "local x") == [])
    #expect(try note("UIScrollView", "scrollRectToVisible") == [])
  }

  /// A delegate of several kinds of objects may have the methods of all of them.
  @Test func whatAnyOfItsObjectsAsksIsRight() throws {
    #expect(try warnings("launch { \(source), didSelectRow = function() end, titleForRow = function() end }") == [])
    #expect(try warnings("launch { \(source), didSelectRow = function() end, didSelectRowAt = function() end }") == [])
    #expect(try warnings("UIPickerView {}.delegate = { didSelectRow = function() end }") == [])
    #expect(
      try warnings(
        "launch { didFinishLaunching = function() end, textFieldShouldReturn = function() end, textViewDidBeginEditing = function() end, textViewDidChange = function() end }"
      )
        == [])
  }

  @Test(arguments: [
    ("UIViewController", "viewDidlaod", "viewDidLoad"), ("UIViewController", "viewWillApear", "viewWillAppear"),
    ("UIView", "layoutSubViews", "layoutSubviews"), ("UIView", "drawRect", "draw"), ("UIView", "hitTestWithEvent", "hitTest"),
    ("UITableViewCell", "prepareForReus", "prepareForReuse"), ("UIGestureRecognizer", "touchesBeganWithEvent", "touchesBegan"),
    ("UIView", "canBecomeFirstResponer", "canBecomeFirstResponder"), ("UITableViewController", "heightForRowAtIndexPath", "heightForRowAt"),
    ("UITableViewController", "didSelectRow", "didSelectRowAt"),
    ("UIScrollView", "touchesShouldCancelInContentView", "touchesShouldCancel"),
    ("UIView", "darw", "draw"), ("UIView", "drraw", "draw"), ("UIView", "drw", "draw"), ("UIGestureRecognizer", "reet", "reset"),
    ("UIView", "dra", "draw"), ("UIGestureRecognizer", "rese", "reset"), ("UIView", "drawrect", "draw"),
    ("UIControl", "cancelTrack", "cancelTracking"),
    ("UILabel", "textRectForBound", "textRect"), ("UIView", "canPerformAction_withSender", "canPerformAction"),
    ("UIViewController", "childViewControllerForStatusBarStyle", "childForStatusBarStyle"),
  ])
  func aClassesMethodThatNothingCalls(superclass: String, name: String, meant: String) throws {
    #expect(
      try warnings("local C = class('C', \(superclass))\nfunction C:\(name)() C.super.\(name)(self) end\nC {} C {}") == [
        "script.lua:2: nothing calls '\(name)' of C; did you mean '\(meant)'?"
      ])
  }

  /// Apple's template: the app delegate becomes the notification center's, too, inside its own first call.
  @Test func anObjectOfTheHostStandsForNoMethod() throws {
    #expect(try warnings("launch { \(source), tableView = UITableView {}, collectionView = UIView {} }") == [])
  }

  @Test func whatATableAnswersInOneRoleIsRightInAll() throws {
    #expect(
      try warnings(
        """
        local plugin = {}
        function plugin:didFinishLaunching() UNUserNotificationCenter.current().delegate = self end
        function plugin:didReceive(center, response, done) done() end
        launch(plugin):advance(1)
        """) == [])
  }

  @Test(arguments: [("UILabel", "text"), ("UIViewController", "toolbarItems"), ("UITableView", "rowHeight")])
  func aMethodInThePlaceOfAPropertyThatTheHostReads(superclass: String, name: String) throws {
    #expect(
      try warnings("local C = class('C', \(superclass)) function C:\(name)() return nil end C {}") == [
        "script.lua:1: nothing but the script calls '\(name)' of C: the host reads the value that was assigned to the property; assign it where it changes"
      ])
  }

  @Test(arguments: [
    ("UIViewController", "hidesBottomBarWhenPushed"), ("UIView", "accessibilityLabel"), ("UIView", "canBecomeFirstResponder"), ("UITextField", "inputView"),
  ])
  func aMethodInThePlaceOfAPropertyThatTheHostAsks(superclass: String, name: String) throws {
    #expect(try warnings("local C = class('C', \(superclass)) function C:\(name)() return nil end C {}") == [])
  }

  @Test func aDefinitionOnTheLineOfAnotherIsNoUse() throws {
    #expect(
      try warnings("local C = class('C', UIView) function C:layoutSubview() end C {}") == [
        "script.lua:1: nothing calls 'layoutSubview' of C; did you mean 'layoutSubviews'?"
      ])
  }

  @Test(arguments: [
    ("UIView", "touchesBegn", "touchesBegan"), ("UIView", "drawRect", "draw"),
    ("UIViewController", "titleForHeader", "titleForHeaderInSection"),
  ])
  func aMethodOfOneObjectThatNothingCalls(superclass: String, name: String, meant: String) throws {
    let definition = "local C = class('C', \(superclass))\nlocal object = C {}\n"
    let text = "script.lua:3: nothing calls '\(name)' of C; did you mean '\(meant)'?"
    #expect(try warnings(definition + "object.\(name) = function() end") == [text])
    #expect(try warnings(definition + "object.\(name) = function() end\nobject:\(name)()") == [])
    #expect(try warnings(definition + "object.onTap = function() end") == [])
  }

  @Test(arguments: [
    ("UILabel", "setText", "didSetText"), ("UIButton", "didSetHighlighted", "didSetIsHighlighted"), ("UIView", "willSetFrame", "didSetFrame"),
  ])
  func aMethodThatShallHearOfAProperty(superclass: String, name: String, meant: String) throws {
    func script(_ name: String) -> String { "local C = class('C', \(superclass))\nfunction C:\(name)(value) end\nC {}" }
    #expect(try warnings(script(name)) == ["script.lua:2: nothing calls '\(name)' of C; did you mean '\(meant)'?"])
    #expect(try warnings(script(meant)) == [])
    #expect(try warnings(script(name) + ":\(name)(1)") == [])
  }

  @Test func whatTheScriptCallsItselfIsItsOwnAffair() throws {
    #expect(try warnings("local C = class('C', UIView)\nfunction C:heightForRow() return 3 end\nprint(C {}:heightForRow())") == [])
    #expect(
      try warnings(
        "local C = class('C', UIView)\nfunction C:didSelectRow() end\nlocal b = UIButton {}\nb:addTarget('touchUpInside', C {}, 'didSelectRow')"
      ) == [])
    #expect(
      try warnings("local C = class('C', UIView)\nfunction C:reload() end\nfunction C:update() end\nfunction C:setUp() end\nC {}") == [])
  }

  @Test func aMethodThatIsNoFunction() throws {
    #expect(
      try warnings("launch { \(source), heightForRowAt = 44 }") == [
        "heightForRowAt of the delegate must be a function, got 44; the host calls it"
      ])
  }

  @Test(arguments: [
    ("UIViewController", "titel", "title"), ("UIViewController", "modalPresentationStyel", "modalPresentationStyle"),
    ("UIView", "frmae", "frame"), ("UIView", "backgroudColor", "backgroundColor"), ("UILabel", "txt", "text"),
    ("UIView", "hidden", "isHidden"), ("UIView", "tga", "tag"), ("UIView", "tagg", "tag"), ("UIView", "boundss", "bounds"),
    ("UIView", "bound", "bounds"), ("UIView", "layoutMargin", "layoutMargins"), ("UIScrollView", "bouncess", "bounces"),
    ("UIView", "hiden", "isHidden"), ("UIButton", "enabeld", "isEnabled"),
  ])
  func aFieldBesideAProperty(superclass: String, name: String, meant: String) throws {
    let text =
      "C gets a field '\(name)' of its own beside the property '\(meant)'; if that is meant, write '\(meant)', else declare it: "
      + "C.\(name) = false, or lunette.allowFields(\"\(name)\")"
    let definition = "local C = class('C', \(superclass))\n"
    #expect(try warnings(definition + "C {}.\(name) = 1\nC {}.\(name) = 2") == ["script.lua:2: " + text])
    #expect(try warnings(definition + "C { \(name) = 1 }") == ["script.lua:2: " + text])
    #expect(try warnings(definition + "function C:init() self.\(name) = 1 end\nC {}") == ["script.lua:2: " + text])
    #expect(try warnings(definition + "C.\(name) = false\nC {}.\(name) = 1") == [])
    #expect(try warnings(definition + "lunette.allowFields('\(name)')\nC {}.\(name) = 1") == [])
  }

  /// The beginning of a former name of a property is a word of its own.
  @Test(arguments: ["enable", "select", "highlight"]) func aFieldOfAButtonThatIsNamedOtherwise(name: String) throws {
    #expect(try warnings("local C = class('C', UIButton)\nC {}.\(name) = 1") == [])
  }

  @Test(arguments: ["views", "title2", "_title", "title_", "items", "subview", "model", "row", "onTap", "titles", "toolbarItem", "too", "task"])
  func aFieldThatIsNamedOtherwise(name: String) throws {
    #expect(try warnings("local C = class('C', UIViewController)\nC {}.\(name) = 1") == [])
  }
}
