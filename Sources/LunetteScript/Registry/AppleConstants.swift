import Lua
import LunetteKit

/// Constants of Foundation and Security that are texts or numbers, for code that is carried over as it is. Source: Apple's headers
struct AppleConstant {
  enum Value {
    case text(String)
    case number(Int)
  }
  let name: String
  let value: Value
  let doc: String

  private static func texts(_ doc: String, _ values: KeyValuePairs<String, String>) -> [AppleConstant] {
    values.map { AppleConstant(name: $0, value: .text($1), doc: doc) }
  }
  private static func numbers(_ doc: String, _ values: KeyValuePairs<String, Int>) -> [AppleConstant] {
    values.map { AppleConstant(name: $0, value: .number($1), doc: doc) }
  }

  /// The keychain's names are ours without their prefix. Source: KeychainFunctions
  static let all =
    texts(
      "A word of the keychain's tables.",
      [
        "kSecClass": "class", "kSecClassGenericPassword": "genericPassword", "kSecClassInternetPassword": "internetPassword",
        "kSecAttrAccount": "account", "kSecAttrService": "service", "kSecAttrServer": "server", "kSecAttrAccessGroup": "accessGroup",
        "kSecAttrLabel": "label", "kSecAttrGeneric": "generic", "kSecAttrAccessible": "accessible",
        "kSecAttrAccessibleWhenUnlocked": "whenUnlocked", "kSecAttrAccessibleAfterFirstUnlock": "afterFirstUnlock",
        "kSecAttrAccessibleWhenUnlockedThisDeviceOnly": "whenUnlockedThisDeviceOnly",
        "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly": "afterFirstUnlockThisDeviceOnly", "kSecAttrSynchronizable": "synchronizable",
        "kSecValueData": "valueData", "kSecReturnData": "returnData", "kSecReturnAttributes": "returnAttributes", "kSecMatchLimit": "matchLimit",
        "kSecMatchLimitOne": "one", "kSecMatchLimitAll": "all",
      ])
    + numbers(
      "What a function of the keychain answers.",
      ["errSecSuccess": 0, "errSecParam": -50, "errSecDuplicateItem": -25299, "errSecItemNotFound": -25300, "errSecAuthFailed": -25293])
    + texts(
      "A key of an error's userInfo.",
      [
        "NSLocalizedDescriptionKey": "NSLocalizedDescription", "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
        "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion", "NSUnderlyingErrorKey": "NSUnderlyingError",
        "NSURLErrorFailingURLErrorKey": "NSErrorFailingURLKey", "NSURLErrorFailingURLStringErrorKey": "NSErrorFailingURLStringKey",
        "NSFilePathErrorKey": "NSFilePath",
      ])
    + texts("Whose codes an error has.", ["NSCocoaErrorDomain": "NSCocoaErrorDomain", "NSURLErrorDomain": "NSURLErrorDomain"])
    + numbers(
      "The errorCode of a URLError.",
      [
        "NSURLErrorUnknown": -1, "NSURLErrorCancelled": -999, "NSURLErrorTimedOut": -1001, "NSURLErrorCannotFindHost": -1003,
        "NSURLErrorCannotConnectToHost": -1004, "NSURLErrorNetworkConnectionLost": -1005, "NSURLErrorHTTPTooManyRedirects": -1007,
        "NSURLErrorNotConnectedToInternet": -1009, "NSURLErrorBadServerResponse": -1011, "NSURLErrorSecureConnectionFailed": -1200,
      ])
    + numbers(
      "The errorCode of a CocoaError.",
      [
        "NSFileNoSuchFileError": 4, "NSFileReadNoPermissionError": 257, "NSFileReadNoSuchFileError": 260, "NSFileWriteNoPermissionError": 513,
        "NSFileWriteFileExistsError": 516, "NSFileWriteOutOfSpaceError": 640, "NSUserCancelledError": 3072,
      ])
    + texts(
      "What a notification's response says in place of an action of the app: the notification itself was touched, or removed.",
      [
        "UNNotificationDefaultActionIdentifier": "com.apple.UNNotificationDefaultActionIdentifier",
        "UNNotificationDismissActionIdentifier": "com.apple.UNNotificationDismissActionIdentifier",
      ])
    + numbers(
      "How exactly a place is wanted, in metres, or below 0 as exactly as can be.",
      [
        "kCLLocationAccuracyBestForNavigation": -2, "kCLLocationAccuracyBest": -1, "kCLLocationAccuracyNearestTenMeters": 10,
        "kCLLocationAccuracyHundredMeters": 100, "kCLLocationAccuracyKilometer": 1000, "kCLLocationAccuracyThreeKilometers": 3000,
      ])
    + numbers("Every change is told.", ["kCLDistanceFilterNone": -1, "kCLHeadingFilterNone": -1])
    + texts(
      "The name of a notification.",
      [
        "NSCalendarDayChanged": "NSCalendarDayChanged", "NSSystemClockDidChange": "NSSystemClockDidChange",
        "NSSystemTimeZoneDidChange": "NSSystemTimeZoneDidChange", "NSCurrentLocaleDidChange": "NSCurrentLocaleDidChange",
      ])
    + numbers("What beginBackgroundTask never answers.", ["UIBackgroundTaskInvalid": 0])
    + texts("The activityType of an address that the app opens.", ["NSUserActivityTypeBrowsingWeb": "NSUserActivityTypeBrowsingWeb"])
  private static let values = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.value) })

  static var descriptions: [ApiDescription.Member] {
    all.map { constant in
      let type: LuaType = if case .text = constant.value { .string } else { .integer }
      return ApiDescription.Member(name: constant.name, kind: .typeValue, doc: constant.doc, type: type)
    }
  }

  /// Leaves its value on the stack. Returns: false, and pushes nothing, where there is no such constant
  static func push(_ name: String, on stack: LuaStack) -> Bool {
    guard let value = values[name] else { return false }
    switch value {
    case .text(let text): stack.push(text)
    case .number(let number): stack.push(number)
    }
    return true
  }
}
