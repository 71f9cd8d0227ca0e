import Foundation
import Lua
import LunetteKit
import LunetteScript
import LunetteTools
import ScriptTestSupport
import TestSupport
import Testing

@testable import lunette

/// Lua that is made of files of Interface Builder.
@Suite struct InterfaceImportTests {
  private static let sample = Repository.root + "/scripts/storyboards/Main.storyboard"
  private func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.sample))) }
  private func made(_ text: String, file: String = "Main.storyboard") throws -> (lua: String, made: InterfaceImport) {
    let made = try InterfaceImport(Array(text.utf8), file: file, api: .ofSpecs)
    return (made.lua(), made)
  }

  private static func document(_ inside: String, _ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(more)>
    <objects>\(inside)</objects>
    </document>
    """
  }

  /// M-183
  @Test func theSameFileIsTheSameLua() throws {
    let (one, two) = (
      try InterfaceImport(bytes(), file: "a/Main.storyboard", api: .ofSpecs), try InterfaceImport(bytes(), file: "b/Main.storyboard", api: .ofSpecs)
    )
    let text = one.lua()
    #expect(text == two.lua())
    #expect(try text == String(contentsOfFile: Repository.root + "/scripts/storyboards/Main.lua", encoding: .utf8))
    #expect(text.hasPrefix("-- Main.storyboard, digest \(InterfaceImport.digest(try bytes())): "))
    let report = one.report
    #expect(report.total > 800 && report.leftOut.map(\.name) == ["mapView.mapType"])
  }

  /// M-190
  @Test func whatIsNotSimulatedIsAPlainViewAndIsTold() throws {
    let one = try InterfaceImport(bytes(), file: "Main.storyboard", api: .ofSpecs)
    #expect(one.lua().contains("local mapView = UIView {"))
    #expect(one.warnings == ["Main.storyboard:129: mapView is not simulated"])
  }

  @Test func whatIsNoSuchFileIsRefusedInOneLine() throws {
    func refusal(_ text: String) -> String {
      do { _ = try made(text) } catch { return "\(error)" }
      return "taken"
    }
    #expect(refusal("") == "Main.storyboard: the file is empty" || refusal("").hasPrefix("Main.storyboard:1: "))
    let whole = String(decoding: try bytes(), as: UTF8.self)
    let cut = refusal(String(whole.prefix(whole.count / 2)))
    #expect(cut.hasPrefix("Main.storyboard:") && cut.contains("broken here") && !cut.contains("\n"), "\(cut)")
    #expect(refusal("<plist/>").contains("begins with <document>, this one with <plist>"))
    #expect(refusal("<!DOCTYPE d [<!ENTITY a \"b\">]><document>&a;</document>").contains("entities are not read"))
    #expect(refusal(String(repeating: "<a>", count: 220) + String(repeating: "</a>", count: 220)).contains("nested more than 200 levels deep"))
    #expect(refusal("<document targetRuntime=\"MacOSX.Cocoa\"/>").contains("only files for iOS"))
  }

  @Test func namesOfAFileAreNamesInLua() throws {
    let (lua, _) = try made(
      Self.document(
        """
        <view id="a" userLabel="end"/><view id="b" userLabel="end"/><label id="c" text="a &quot;b&quot; \\ &#10; ]]" userLabel="1 über"/>
        <button id="d"><connections><outlet property="os.exit()" destination="a" id="e"/><action selector="x);os.exit(:" destination="a" id="f"/>
        </connections></button>
        """), file: "x.xib")
    let state = LuaState()
    #expect(throws: Never.self) { try state.run("local f = function() \(lua) end", name: "x") }
    #expect(!lua.contains("os.exit") && lua.contains("endView") && lua.contains("endView2"), "\(lua)")
  }

  /// Lua allows 200 local variables in a function.
  @Test func aFileMayHaveManyViews() throws {
    let labels = (1...600).map { "<label id=\"l\($0)\" text=\"$\($0)\"/>" }.joined()
    let (lua, _) = try made(Self.document("<view id=\"a\"><subviews>\(labels)</subviews></view>"), file: "x.xib")
    let state = LuaState()
    #expect(throws: Never.self) { try state.run("local f = function() \(lua) end", name: "x") }
    #expect(lua.contains("more.label600"))
  }

  /// Whatever a file says, what is made of it is Lua.
  @Test(arguments: 1...60) func damagedFilesAreRefusedOrAreLua(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = try bytes()
    let words = [
      "\"", "<", ">", "YES", "id=\"lab-aa-001\"", "-1", "1e999", "nan", "]]", "\\", "key=\"view\"", "\n", "&lt;", "é", "segue", "kind=\"embed\"", "lst-aa-001",
    ]
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      bytes.replaceSubrange(place..<end, with: Array((words.randomElement(using: &random) ?? "").utf8))
    }
    guard let made = try? InterfaceImport(bytes, file: "x.storyboard", api: .ofSpecs) else { return }
    let lua = made.lua()
    let state = LuaState()
    #expect(throws: Never.self) { try state.run("local f = function(...) \(lua) end", name: "x") }
    #expect(made.report.arrived <= made.report.total)
  }

  @Test func textsHaveTheirTables() throws {
    let made = try InterfaceImport(bytes(), file: "Main.storyboard", api: .ofSpecs, isLocalized: true)
    #expect(made.lua().contains("text = NSLocalizedString { key = \"lab-aa-002.text\", table = \"Main\", value = \"Tea\" }"))
    #expect(made.lua().contains("NSLocalizedString { key = \"but-aa-001.normalTitle\", table = \"Main\", value = \"Brew\" }"))
  }

  @Test func looksInElementsOfTheirOwnArrive() throws {
    let (lua, made) = try made(
      Self.document(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="bar" destination="b" id="o"/></connections></placeholder>
        <navigationBar key="x" id="b"><textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></textAttributes></navigationBar>
        <button id="c" buttonType="system"><buttonConfiguration key="configuration" style="filled" title="Buy" cornerStyle="capsule">
        <backgroundConfiguration key="background" cornerRadius="4"/>
        <imageReference key="image" image="moon" catalog="system" symbolScale="small" renderingMode="original"/></buttonConfiguration></button>
        <visualEffectView id="v"><blurEffect style="systemThinMaterialDark"/></visualEffectView>
        <navigationBar id="w"><navigationBarAppearance key="standardAppearance"><blurEffect key="backgroundEffect" style="dark"/></navigationBarAppearance></navigationBar>
        <label id="l"><attributedString key="attributedText"><fragment content="Hi "><attributes><integer key="NSUnderline" value="1"/></attributes></fragment>
        <fragment content="you"/></attributedString></label>
        <searchBar id="s"><textInputTraits key="textInputTraits" keyboardType="emailAddress"/></searchBar>
        <mapView id="m"><connections><outlet property="delegate" destination="-1" id="n"/></connections></mapView>
        """), file: "x.xib")
    for part in [
      "owner = owner or UIStoryboard.nobody()", "titleTextAttributes = { font = UIFont.boldSystemFont(20), foregroundColor = \"white\" }",
      "button.configuration = UIStoryboard.set(UIButton.Configuration.filled(), { title = \"Buy\"",
      "size = { 20, 20 } }):withConfiguration(UIImage.SymbolConfiguration { scale = \"small\" }):withRenderingMode(\"alwaysOriginal\")",
      "effect = UIBlurEffect { style = \"systemThinMaterialDark\" }", "backgroundEffect = UIBlurEffect { style = \"dark\" }",
      "[\"background.cornerRadius\"] = 4", "UIStoryboard.text { { \"Hi \", { underlineStyle = \"single\" } }, { \"you\", {} } }",
      "searchBar.searchTextField.keyboardType = \"emailAddress\"",
    ] { #expect(lua.contains(part), "\(part) in \(lua)") }
    #expect(lua.components(separatedBy: "title = \"Buy\"").count == 2)
    #expect(!lua.contains("mapView.delegate"))
    #expect(made.warnings.contains { $0.hasSuffix("a mapView has no property 'delegate'") })
  }

  @Test func spacingTraitsZonesLinksAndPicturesBehindTitlesArrive() throws {
    let (lua, made) = try made(
      Self.document(
        """
        <stackView spacingType="standard" id="a"><subviews>
        <imageView animating="YES" id="b"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" updatesFrequently="YES" notEnabled="YES"/>
        </accessibility></imageView>
        <datePicker id="c"><timeZone key="timeZone" name="Europe/Rome"/></datePicker>
        <label id="d"><attributedString key="attributedText"><fragment content="go"><attributes><url key="NSLink" string="https://a.test"/></attributes></fragment>
        </attributedString></label>
        <button id="e"><state key="normal" image="star" catalog="system" backgroundImage="paper"/></button>
        <navigationBar backIndicatorTransitionMask="paper" id="f"/>
        </subviews></stackView>
        """
      ).replacing("</document>", with: #"<resources><image name="paper" width="8" height="4"/></resources></document>"#))
    for part in [
      "spacing = UIStackView.spacingUseSystem", "imageView:startAnimating()", #"accessibilityTraits = { "notEnabled", "updatesFrequently" }"#,
      #"timeZone = TimeZone { identifier = "Europe/Rome" }"#, #"{ link = "https://a.test" }"#,
      #"button:setBackgroundImage(UIImage.named("paper") or UIImage { named = "paper", size = { 8, 4 } }, "normal")"#,
      "backIndicatorTransitionMaskImage = UIImage.named",
    ] { #expect(lua.contains(part), "\(part) in \(lua)") }
    #expect(made.report.leftOut.isEmpty)
  }

  /// What stands in a table has constraints to the table's width before the layout gives the table its own.
  @Test func aTableWithAHeaderHasTheFrameOfTheFile() throws {
    let (lua, made) = try made(
      Self.document(
        """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0.0" y="66" width="393" height="786"/>
        <view key="tableHeaderView" id="b"><rect key="frame" x="0.0" y="0.0" width="393" height="116"/></view></tableView>
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0.0" y="66" width="393" height="786"/></tableView>
        <collectionView id="d"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <collectionViewFlowLayout key="collectionViewLayout" sectionInsetReference="safeArea" id="e"/></collectionView>
        <collectionViewCell reuseIdentifier="cell" id="f"><rect key="frame" x="0.0" y="0.0" width="50" height="30"/></collectionViewCell>
        """))
    #expect(made.report.leftOut.isEmpty)
    #expect(lua.components(separatedBy: "frame = { 0, 66, 393, 786 }").count == 2)
    #expect(lua.contains("sectionInsetReference = \"fromSafeArea\""))
  }

  @Test func menusGoToTheirTargetsWhenAllObjectsAreThere() throws {
    let (lua, made) = try made(
      Self.document(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="v"><subviews><button id="b"><menu key="menu" id="m"><children>
        <action title="Copy" image="doc" catalog="system" id="c"><connections><action selector="copyIt:" destination="-1" id="x"/></connections></action>
        <action title="Later" subtitle="Not now" enabled="NO" id="d"/>
        <menu title="Rest" displayInline="YES" id="n"><children><command title="Save" selector="save:" id="e"/></children></menu>
        </children></menu></button></subviews></view>
        """), file: "x.xib")
    for part in [
      "button.menu = UIMenu { children = { UIAction { title = \"Copy\", image = UIImage.systemName(\"doc\")",
      "handler = function(action) owner:copyIt(action) end }",
      "UIAction { title = \"Later\", subtitle = \"Not now\", attributes = { \"disabled\" }, handler = function() end }",
      "UIMenu { title = \"Rest\", options = { \"displayInline\" }, children = { UICommand { title = \"Save\", action = \"save\" } } }",
    ] { #expect(lua.contains(part), "\(part) in \(lua)") }
    #expect(made.report.arrived == made.report.total)
  }

  @Test func anArchiveOfXcode4SaysWhatToDo() {
    #expect { try made("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>", file: "a.xib") } throws: {
      "\($0)" == "a.xib:1: it is an archive of Xcode 3 or 4: open it in Xcode 5 or a later one and save it, which writes a <document>"
    }
  }

  /// Source: docs/rules/controllers.md 22
  @Test func picturesOfSegmentsColoursByNameAndPlacesArriveAsTheAppHasThem() throws {
    let (lua, one) = try made(
      Self.document(
        """
        <view id="a" restorationIdentifier="kept"><subviews>
        <segmentedControl id="b"><segments><segment title="First"/><segment title="" image="heart" catalog="system"/></segments></segmentedControl>
        <datePicker id="c"><locale key="locale" localeIdentifier="de_DE"/></datePicker><colorWell id="d"/>
        <label id="e"><color key="textColor" name="Brand"/></label>
        </subviews></view>
        """
      ).replacing(
        "</document>",
        with: #"<resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></namedColor></resources></document>"#)
    )
    #expect(lua.contains(#"items = { "First", UIImage.systemName("heart") or UIImage { named = "heart", size = { 20, 20 } } }"#), "\(lua)")
    #expect(lua.contains(#"locale = Locale { identifier = "de_DE" }"#))
    #expect(lua.contains("UIColorWell {"))
    #expect(lua.contains(##"textColor = UIStoryboard.color("Brand", "#FF0000")"##))
    // A view has none: only controllers are restored.
    #expect(!lua.contains("restorationIdentifier") && one.report.leftOut.map(\.name).contains("view.restorationIdentifier"))
  }

  /// What stands beside the view in the file is made before it.
  @Test func whatVariesFollowsTheControllersView() throws {
    let (lua, _) = try made(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="v">
      <scenes><scene sceneID="s"><objects>
      <viewController id="v" sceneMemberID="viewController"><view key="view" id="w" userLabel="screen"><subviews><view id="x"/></subviews>
      <constraints><constraint firstItem="x" firstAttribute="top" secondItem="w" secondAttribute="top" constant="19" id="k">
      <variation key="heightClass=compact" constant="5"/></constraint></constraints></view></viewController>
      <view id="beside" userLabel="beside"/>
      </objects></scene></scenes>
      </document>
      """)
    #expect(lua.contains("UIStoryboard.vary(screen, "), "\(lua)")
  }
}
