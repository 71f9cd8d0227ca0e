import Lua
import LunetteKit

/// Arguments in one table under UIKit's labels: `center:post { name = "done", object = self }`. Source: docs/lua-api.md 1.15
enum CallLabels {
  /// The values of a table that has nothing but such names, on the stack in its place and in the order of the arguments; nil for other arguments.
  static func inOrder(_ arguments: LuaArguments, _ names: CallNames) -> LuaArguments? {
    let (stack, table) = (arguments.stack, arguments.next)
    guard arguments.count == 1, Inspector(stack: stack).isPlainTable(at: table) else { return nil }
    let (keys, unnamed) = (stack.keys(at: table), Int(clamping: lua_rawlen(stack.raw, table)))
    let method = names.call.firstIndex(of: ":").map { String(names.call[$0...]) } ?? names.call
    // Without a list of their own, calls have the names of our arguments; the first one has no label in most of UIKit's.
    let orders = (labels[names.call] ?? labels[method] ?? []) + [names.arguments, [noLabel] + names.arguments.dropFirst()]
    func fits(_ order: [String]) -> Bool {
      order.count > unnamed && (unnamed == 0 || order != names.arguments) && order.prefix(unnamed).allSatisfy { $0 == noLabel }
        && keys.allSatisfy(order.dropFirst(unnamed).contains)
    }
    guard !keys.isEmpty, let order = orders.first(where: fits) else { return nil }
    stack.reserve(Int32(order.count + 1))
    for (place, name) in order.enumerated() {
      if name == noLabel { lua_rawgeti(stack.raw, table, lua_Integer(place + 1)) } else { stack.pushRawField(name, of: table) }
    }
    // What is left out at the end was not given.
    while stack.top > table + 1, stack.isNil(at: -1) { stack.pop() }
    lua_rotate(stack.raw, table, -1)
    stack.pop()
    return LuaArguments(stack, from: table)
  }

  /// The same for calls whose first argument may be any table, where a table with these names is no such argument.
  static func ofCallForAnything(_ arguments: LuaArguments, _ names: CallNames) -> LuaArguments? {
    guard arguments.count == 1, Inspector(stack: arguments.stack).isPlainTable(at: arguments.next), callsForAnything.contains(names.call) else { return nil }
    return inOrder(arguments, names)
  }
  private static let callsForAnything: Set = [
    "NotificationCenter:removeObserver", "UndoManager:registerUndo", "UIContextMenuInteraction", "UIDragInteraction", "UIDropInteraction",
    "UIEditMenuInteraction",
  ]

  /// The place of an argument that has no label: `calendar:component { "day", from = date }`.
  private static let noLabel = "_"

  /// UIKit's labels where they differ from the names of our arguments; for a method of several classes without the class. Source: Apple
  private static let labels: [String: [[String]]] = [
    ":observe": [["_", "options", "changeHandler"]],
    ":perform": [["_", "with", "afterDelay"]],
    ":register": [
      ["_", "forCellReuseIdentifier"], ["_", "forHeaderFooterViewReuseIdentifier"], ["_", "forCellWithReuseIdentifier"],
      ["_", "forSupplementaryViewOfKind", "withReuseIdentifier"],
    ],
    "UIApplication:beginBackgroundTask": [["withName", "expirationHandler"], ["expirationHandler"]],
    "UIApplication:open": [["_", "completionHandler"], ["_", "options", "completionHandler"]],
    "UserDefaults:set": [["_", "forKey"]],
    "UserDefaults:setValue": [["_", "forKey"]],
    "Data.write": [["_", "to", "options"]],
    "URLRequest:setValue": [["_", "forHTTPHeaderField"]],
    "URLRequest:addValue": [["_", "forHTTPHeaderField"]],
    ":value": [["forHTTPHeaderField"]],
    "HTTPURLResponse.localizedString": [["forStatusCode"]],
    "UIButton:setTitle": [["_", "for"]],
    "UIButton:setAttributedTitle": [["_", "for"]],
    "UIButton:setTitleColor": [["_", "for"]],
    ":setImage": [["_", "for"], ["_", "forSegmentAt"]],
    ":setBackgroundImage": [["_", "for"]],
    "UISegmentedControl:insertSegment": [["withTitle", "at", "animated"], ["with", "at", "animated"], ["action", "at", "animated"]],
    "UISegmentedControl:removeSegment": [["at", "animated"]],
    "UISegmentedControl:setTitle": [["_", "forSegmentAt"]],
    "UISegmentedControl:titleForSegment": [["at"]],
    "UISegmentedControl:setEnabled": [["_", "forSegmentAt"]],
    "UIView:insertSubview": [["_", "at"]],
    "UIView:convert": [["_", "to"]],
    "UIView:setContentHuggingPriority": [["_", "for"]],
    "UIView:setContentCompressionResistancePriority": [["_", "for"]],
    "UIStackView:setCustomSpacing": [["_", "after"]],
    "UIStackView:insertArrangedSubview": [["_", "at"]],
    "UITableView:insertSections": [["_", "with"]],
    "UITableView:deleteSections": [["_", "with"]],
    "UITableView:reloadSections": [["_", "with"]],
    "UITableView:moveSection": [["_", "toSection"]],
    "UITableView:rectForRow": [["at"]],
    "UIImage:withTintColor": [["_", "renderingMode"]],
    "UIFontMetrics:scaledFont": [["for", "maximumPointSize", "compatibleWith"]],
    "UIFontMetrics:scaledValue": [["for"]],
    "DispatchGroup:notify": [["queue", "execute"]],
    "NSString.replacingCharacters": [["_", "in", "with"]],
    "NSString.components": [["_", "separatedBy"]],
    "PHPhotoLibrary.requestAuthorization": [["for", "handler"]],
    "PHPhotoLibrary.authorizationStatus": [["for"]],
    "AVCaptureDevice.requestAccess": [["for", "completionHandler"]],
    "AVCaptureDevice.authorizationStatus": [["for"]],
    "UIPickerView:selectRow": [["_", "inComponent", "animated"]],
    "UIPickerView:selectedRow": [["inComponent"]],
    "NotificationCenter:addObserver": [
      ["forName", "object", "queue", "using"], ["observer", "selector", "name", "object"], ["_", "selector", "name", "object"],
    ],
    "NSTextCheckingResult:range": [["at"]],
    "UndoManager:registerUndo": [["withTarget", "handler"], ["withTarget", "selector", "object"]],
    "DispatchQueue:asyncAfter": [["deadline", "execute"]],
    "DispatchQueue:async": [["execute"]],
    "DispatchQueue:sync": [["execute"]],
    "UIFont.systemFont": [["ofSize", "weight"]],
    "UIFont.boldSystemFont": [["ofSize"]],
    "UIFont.italicSystemFont": [["ofSize"]],
    "UIFont.monospacedSystemFont": [["ofSize", "weight"]],
    "UIFont.monospacedDigitSystemFont": [["ofSize", "weight"]],
    "UIFont.preferredFont": [["forTextStyle", "compatibleWith"]],
    "JSONSerialization.jsonObject": [["with", "options"]],
    "URLSession:dataTask": [["with", "completionHandler"]],
    "URLSession:downloadTask": [["with", "completionHandler"]],
    "URLSession:uploadTask": [["with", "from", "completionHandler"]],
    "URLSession:data": [["from"], ["for"]],
    "URLSession:download": [["from"], ["for"]],
    "URLSession:upload": [["for", "from"]],
    "FileManager:fileExists": [["atPath"]],
    "FileManager:contents": [["atPath"]],
    "FileManager:createFile": [["atPath", "contents", "attributes"]],
    "FileManager:contentsOfDirectory": [["at", "includingPropertiesForKeys", "options"], ["atPath"]],
    "FileManager:createDirectory": [["at", "withIntermediateDirectories", "attributes"], ["atPath", "withIntermediateDirectories", "attributes"]],
    "FileManager:removeItem": [["at"], ["atPath"]],
    "FileManager:moveItem": [["at", "to"], ["atPath", "toPath"]],
    "FileManager:copyItem": [["at", "to"], ["atPath", "toPath"]],
    "FileManager:attributesOfItem": [["atPath"]],
    "FileManager:urls": [["for", "in"]],
    "FileManager:url": [["for", "in", "appropriateFor", "create"]],
    "UNUserNotificationCenter:requestAuthorization": [["options", "completionHandler"]],
    "UNUserNotificationCenter:add": [["request", "withCompletionHandler"]],
    "UNUserNotificationCenter:removePendingNotificationRequests": [["withIdentifiers"]],
    "UNUserNotificationCenter:removeDeliveredNotifications": [["withIdentifiers"]],
    "DateFormatter:string": [["from"]],
    "DateFormatter:date": [["from"]],
    "ISO8601DateFormatter:string": [["from"]],
    "ISO8601DateFormatter:date": [["from"]],
    "NumberFormatter:string": [["from"]],
    "NumberFormatter:number": [["from"]],
    "DateComponentsFormatter:string": [["from", "to"]],
    "DateComponentsFormatter.localizedString": [["from", "unitsStyle"]],
    "DateIntervalFormatter:string": [["from", "to"]],
    "DateFormatter.localizedString": [["from", "dateStyle", "timeStyle"]],
    "DateFormatter.dateFormat": [["fromTemplate", "options", "locale"]],
    "ISO8601DateFormatter.string": [["from", "timeZone", "formatOptions"]],
    "RelativeDateTimeFormatter:localizedString": [["for", "relativeTo"]],
    "NumberFormatter.localizedString": [["from", "number"]],
    "ByteCountFormatter:string": [["fromByteCount"]],
    "ByteCountFormatter.string": [["fromByteCount", "countStyle"]],
    "ListFormatter:string": [["from"]],
    "ListFormatter.localizedString": [["byJoining"]],
    "MeasurementFormatter:string": [["from"]],
    "Measurement:converted": [["to"]],
    "PersonNameComponentsFormatter:string": [["from"]],
    "PersonNameComponentsFormatter.localizedString": [["from", "style", "options"]],
    "TimeZone:secondsFromGMT": [["for"]],
    "TimeZone:isDaylightSavingTime": [["for"]],
    "TimeZone:daylightSavingTimeOffset": [["for"]],
    "TimeZone:abbreviation": [["for"]],
    "TimeZone:localizedName": [["for", "locale"]],
    "Bundle:localizedString": [["forKey", "value", "table"]],
    "Bundle:object": [["forInfoDictionaryKey"]],
    "Bundle:path": [["forResource", "ofType"]],
    "Bundle:url": [["forResource", "withExtension"]],
    "NSLocalizedString": [["_", "tableName", "bundle", "value", "comment"]],
    "UITableView:dequeueReusableCell": [["withIdentifier", "for"]],
    "UITableView:dequeueReusableHeaderFooterView": [["withIdentifier"]],
    "UICollectionView:dequeueReusableCell": [["withReuseIdentifier", "for"]],
    "UICollectionView:dequeueReusableSupplementaryView": [["ofKind", "withReuseIdentifier", "for"]],
    "UIBezierPath:move": [["to"]],
    "UIBezierPath:addLine": [["to"]],
    "UIBezierPath:addCurve": [["to", "controlPoint1", "controlPoint2"]],
    "UIBezierPath:addQuadCurve": [["to", "controlPoint"]],
    "UIBezierPath:addArc": [["withCenter", "radius", "startAngle", "endAngle", "clockwise"]],
    "Thread.sleep": [["forTimeInterval"]],
    "UICollectionViewCompositionalLayout.list": [["using"]],
    "NSCollectionLayoutSection.list": [["using", "layoutEnvironment"]],
    "BGTaskScheduler:register": [["forTaskWithIdentifier", "launchHandler"]],
    "UITableView:cellForRow": [["at"]],
    "UITableView:deselectRow": [["at", "animated"]],
    "UITableView:selectRow": [["at", "animated", "scrollPosition"]],
    "UITableView:insertRows": [["at", "with"]],
    "UITableView:deleteRows": [["at", "with"]],
    "UITableView:reloadRows": [["at", "with"]],
    "UITableView:moveRow": [["at", "to"]],
    "UITableView:indexPath": [["for"]],
    "UITableView:indexPathForRow": [["at"]],
    "UITableView:numberOfRows": [["inSection"]],
    "UITableView:headerView": [["forSection"]],
    "UITableView:footerView": [["forSection"]],
    "UICollectionView:cellForItem": [["at"]],
    "UICollectionView:deselectItem": [["at", "animated"]],
    "UICollectionView:selectItem": [["at", "animated", "scrollPosition"]],
    "UICollectionView:insertItems": [["at"]],
    "UICollectionView:deleteItems": [["at"]],
    "UICollectionView:reloadItems": [["at"]],
    "UICollectionView:moveItem": [["at", "to"]],
    "UICollectionView:indexPath": [["for"]],
    "UICollectionView:indexPathForItem": [["at"]],
    "UICollectionView:numberOfItems": [["inSection"]],
    "UICollectionView:dequeueConfiguredReusableCell": [["using", "for", "item"]],
    "UICollectionView:dequeueConfiguredReusableSupplementary": [["using", "for"]],
    "UIViewController:performSegue": [["withIdentifier", "sender"]],
    "UIViewController:didMove": [["toParent"]],
    "UIViewController:willMove": [["toParent"]],
    "UIStoryboard:instantiateViewController": [["withIdentifier"]],
    "UserDefaults:string": [["forKey"]],
    "UserDefaults:bool": [["forKey"]],
    "UserDefaults:integer": [["forKey"]],
    "UserDefaults:double": [["forKey"]],
    "UserDefaults:object": [["forKey"]],
    "UserDefaults:array": [["forKey"]],
    "UserDefaults:data": [["forKey"]],
    "UserDefaults:removeObject": [["forKey"]],
    "UIPanGestureRecognizer:translation": [["in"]],
    "UIPanGestureRecognizer:velocity": [["in"]],
    "UIGestureRecognizer:location": [["in"]],
    "UITouch:location": [["in"]],
    "UITouch:previousLocation": [["in"]],
    "UIViewPropertyAnimator:finishAnimation": [["at"]],
    "CLLocation:distance": [["from"]],
    "Calendar:startOfDay": [["for"]],
    "Calendar:component": [["_", "from"]],
    "Calendar:dateComponents": [["_", "from", "to"]],
    "Calendar:isDate": [["_", "inSameDayAs"], ["_", "equalTo", "toGranularity"]],
    "Calendar:compare": [["_", "to", "toGranularity"]],
    "Calendar:range": [["of", "in", "for"]],
    "Calendar:ordinality": [["of", "in", "for"]],
    "Calendar:dateInterval": [["of", "for"]],
    "Calendar:maximumRange": [["of"]],
    "Calendar:minimumRange": [["of"]],
    "Calendar:nextDate": [["after", "matching", "matchingPolicy", "direction"], ["after", "matching", "direction"]],
    "Calendar:nextWeekend": [["startingAfter", "direction"]],
  ]
}
