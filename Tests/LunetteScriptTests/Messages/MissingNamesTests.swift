import LunetteDriver
import LunetteScript
import ScriptTestSupport
import Testing

/// Names of Foundation and its frameworks that don't exist here: what is said where they are used. Source: docs/reference/not-simulated.md
@Suite struct MissingNamesTests {
  private func said(_ line: String) throws -> String {
    try #require(throws: ScriptFailure.self) { _ = try ScriptHost.printed { try $0.run(source: line, name: "=line") } }.message
  }

  @Test(arguments: [
    "CSSearchableIndex", "INPreferences", "AppStore", "NotificationQueue", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "CachedURLResponse", "URLProtectionSpace", "UTType", "UNNotificationSettings", "DispatchSourceTimer", "LPMetadataProvider", "MPMediaQuery", "Codable",
    "Decodable", "Equatable", "Mirror", "AppIntent", "MKLocalSearch", "NSFileHandle", "AVAudioEngine", "SKStoreProductViewController",
    "AVSpeechSynthesizer", "NSDataDetector", "AVAudioRecorder", "NSLinguisticTagger", "String",
  ]) func whatToDoInPlaceOfAClass(name: String) throws {
    let text = try said("local x = \(name).y")
    #expect(text.contains("\(name) is not simulated; "))
  }

  @Test(arguments: ["MKLocalSearch", "NSFileHandle", "UIImageWriteToSavedPhotosAlbum", "MKSearchThing", "AVFoundationSearch"])
  func noCaseOfAnEnumerationIsOffered(name: String) throws { #expect(try !said("\(name)()").contains("write \"")) }

  @Test(arguments: ["CSUserQuery", "INSendMessageIntent", "PHCachingThing", "BGProcessingThing", "UNNotificationThing", "MPRemoteThing", "AVAudioMixer"])
  func namesOfFrameworksThatAreNotThere(name: String) throws {
    let text = try said("local x = \(name).y")
    #expect(text.contains("Lunette has nothing of that name"))
    #expect(!text.contains("make a class before"))
  }

  @Test(arguments: ["CSVReader", "INIFile", "PHPThing", "Product", "Cards"]) func namesOfAScriptsOwn(name: String) throws {
    #expect(try said("local x = \(name).y").contains("make a class before it is used"))
  }

  @Test(arguments: [
    ("UIControlEventTouchUpInside.y", "write \"touchUpInside\""), ("NSTextAlignmentCenter.y", "\"center\""), ("NSFontAttributeName.y", "\"font\""),
    ("kCAMediaTimingFunctionEaseIn.y", "write \"easeIn\""), ("kCAFillModeForwards.y", "write \"forwards\""), ("UIBarButtonSystemItemAdd.y", "write \"add\""),
    ("AudioServicesPlaySystemSound(1519)", "UIImpactFeedbackGenerator"), ("dispatchPrecondition {}", "assert(Thread.isMainThread)"),
    ("withObservationTracking()", "object:observe"), ("os_unfair_lock()", "there is one thread"),
    ("class 'Plain'():observe('a', print)", "made of NSObject"), ("String { localized = \"Hello\" }", "NSLocalizedString"),
    ("String { format = \"%d items\", 5 }", "NSString.localizedStringWithFormat"),
    ("NSString { format = \"%d items\", 5 }", "NSString.localizedStringWithFormat"),
    ("Timer.publish(1)", "there is no Combine"), ("NotificationCenter.default:publisher 'x'", "there is no Combine"),
    ("URLSession.shared:bytes 'https://a.test'", "go over its lines"), ("UserDefaults.standard:addSuite 'x'", "UserDefaults { suiteName"),
    ("CLLocationManager {}:startUpdatingHeading()", "startUpdatingLocation"), ("UNMutableNotificationContent { attachments = {} }", "userInfo"),
    ("DateComponentsFormatter { collapsesLargestUnit = true }", "allowedUnits"), ("NumberFormatter { generatesDecimalNumbers = true }", "whole cents"),
    ("URLSessionConfiguration.default.httpShouldSetCookies = false", "no cookies"),
  ]) func theAdviceCanBeFollowed(line: String, advice: String) throws {
    let isValue = line.hasSuffix(".y")
    #expect(try said(isValue ? "local x = \(line)" : line).contains(advice))
  }
}
