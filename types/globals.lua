---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Makes a class of your own: local Card = class("Card", UIView). See docs/classes.md.
---@generic T
---@param name string
---@param super? T
---@return T
function class(name, super) end

---@class launch.Options
---@field device? Device|{ size: CGSize|table, scale?: number, camera?: boolean, system?: integer } The simulated device: its name, or a table for a device of your own.
---@field system? integer The system that runs on it, 12 or 17; the plugin's, or 12, if it is left out.
---@field seed? integer The number from which math.random starts.
---@field animations? boolean Whether animations take time; true if it is left out. False: their ends are shown at once.
---@field appearance? LaunchAppearance The appearance that the user has chosen, "light" or, in system 17, "dark"; light if it is left out.
---@field contrast? LaunchContrast The contrast that the user has chosen, "normal" or "high"; normal if it is left out.
---@field textSize? UIContentSizeCategory.Name The text size that the user has chosen; "L" if it is left out.
---@field date? Date|number|string The date at which the app starts, a Date or "2026-03-31T08:30:05Z"; the first of January 2001 if it is left out.
---@field timeZone? TimeZone|string The device's time zone, such as "Europe/Berlin"; "GMT" if it is left out.
---@field locale? Locale|string The device's locale, such as "de_DE"; "en_US" if it is left out.
---@field language? string|string[] The language that the user reads, such as "de", or a list, the best first; the locale's if it is left out. Also a pseudo-language: "double", "accented", "bounded", "rightToLeft", "rightToLeftStrings".
---@field showsNonlocalizedStrings? boolean Whether texts that come from no table of the app are shown in capitals.
---@field uses24HourClock? boolean Whether the device shows 24 hours; as the locale does if it is left out.
---@field pages? any The pages that web views find: { [address] = html }, or a table with html, title, contentSize, scripts, redirect, error, status and delay in place of the html.
---@field network? Server Who answers the app's requests; without a server the device is offline.
---@field schedule? integer|integer[] The order of what is ready at the same time: blocks of different queues, tasks, answers due within 50 ms. 0, or that of lunette test --schedule, if it is left out. A list says which comes next at each choice, counted from 0, timers of one time among them.
---@field files? table<string, string> The files that the app finds in its container, by their paths: { ["Documents/a.json"] = "{}" }.
---@field diskSpace? integer How much room the app's files have; 64 MB if it is left out. Bytes.
---@field permissions? { camera?: PermissionStatus, photos?: PermissionStatus, contacts?: PermissionStatus, microphone?: PermissionStatus, location?: PermissionStatus, notifications?: PermissionStatus } What the user has allowed already: { camera = "denied", location = "authorizedWhenInUse" }; what is missing was not asked for.
---@field backgroundTime? number How long the app may go on in the background; 30 if it is left out, 180 as up to iOS 12. Seconds.
---@field mainThreadChecker? boolean Whether calls of views from a background thread are reported; true if it is left out.
---@field accessibility? { isVoiceOverRunning?: boolean, isSwitchControlRunning?: boolean, isAssistiveTouchRunning?: boolean, isReduceMotionEnabled?: boolean, isReduceTransparencyEnabled?: boolean, isDarkerSystemColorsEnabled?: boolean, isBoldTextEnabled?: boolean, isOnOffSwitchLabelsEnabled?: boolean, isInvertColorsEnabled?: boolean, isGrayscaleEnabled?: boolean, isClosedCaptioningEnabled?: boolean, isMonoAudioEnabled?: boolean, isGuidedAccessEnabled?: boolean, isSpeakScreenEnabled?: boolean, isSpeakSelectionEnabled?: boolean, isShakeToUndoEnabled?: boolean, isVideoAutoplayEnabled?: boolean, prefersCrossFadeTransitions?: boolean, buttonShapesEnabled?: boolean, shouldDifferentiateWithoutColor?: boolean } What the user has turned on for accessibility: { isReduceMotionEnabled = true }.
---@field direction? UIUserInterfaceLayoutDirection The direction in which the user reads, rightToLeft or leftToRight; the language's if it is left out.
---@field strictQueries? boolean Whether a query that matches several views is an error where one is wanted; as lunette.strictQueries() says if it is left out.
---@field allowLayoutProblems? boolean Whether a spec may pass if constraints contradict each other or are ambiguous; false if it is left out.

---Starts a plugin and returns the running app, after the layout of its first frame.
---@param plugin string|table
---@param options? launch.Options
---@return App
function launch(plugin, options) end

---A pattern of Lua's for the texts of a query, which matches where it is found: { text = pattern "^Row %d+$" }.
---@param text string
---@return TextPattern
function pattern(text) end

---Runs a Lua file, found from the working folder or beside the script, and returns what it returns, such as a table of rules.
---@param path string
---@return any
function dofile(path) end

---Adds methods to all objects of a class, and declares fields that they may have: extend(UIView, { shake = function(self) end, isRed = false }). A field's value is what objects read that have got no other one: true, false or a number.
---@param class any
---@param methods table
function extend(class, methods) end

---Gives one object a field of its own, whatever its class declares. Methods of its class that watch the field are not called.
---@param object any
---@param name string
---@param value any
function setField(object, name, value) end

---The object's own field, or nil. It never is an error, and doesn't look into the class.
---@param object any
---@param name string
---@return any
function getField(object, name) end

---Calls a function once, after so many seconds, or a target's method: after(1, target, "method"). The returned timer can be invalidated.
---@param seconds number
---@param fn fun(timer: Timer): any
---@return Timer
function after(seconds, fn) end

---Calls a function again and again, each time after so many seconds, or a target's method: every(1, target, "method"). The returned timer can be invalidated.
---@param seconds number
---@param fn fun(timer: Timer): any
---@return Timer
function every(seconds, fn) end

---The time of the simulated clock. Seconds since the first of January 2001.
---@return number
function CFAbsoluteTimeGetCurrent() end

---Keeps a secret: SecItemAdd { class = "genericPassword", account = "me", valueData = "secret" }. Answers 0, -25299 if there is one already, -50 if something is wrong with the table.
---@param attributes table
---@return integer
function SecItemAdd(attributes) end

---Finds secrets: status and value for { class =, account =, returnData = true }; with returnAttributes a table, with matchLimit = "all" a list. -25300 if there is none.
---@param query table
---@return integer
function SecItemCopyMatching(query) end

---Changes secrets.
---@param query table
---@param attributesToUpdate table
---@return integer
function SecItemUpdate(query, attributesToUpdate) end

---Removes secrets.
---@param query table
---@return integer
function SecItemDelete(query) end

---The path of the folder with the app's files.
---@return string
function NSHomeDirectory() end

---The path of the folder for what may be lost.
---@return string
function NSTemporaryDirectory() end

---The path of the folder for something, as a list with one path.
---@param directory string
---@param domain? string
---@param expandTilde? boolean
---@return string[]
function NSSearchPathForDirectoriesInDomains(directory, domain, expandTilde) end

---A random whole number from 0 to 4294967295, from the app's seed.
---@return integer
function arc4random() end

---A random whole number from 0, less than `bound`, from the app's seed.
---@param bound integer
---@return integer
function arc4random_uniform(bound) end

---The app's text for a key, in the user's language: NSLocalizedString("Hello", "a greeting"), or NSLocalizedString { key = "Hello", table = "Shop", value = "Hi" }, or Swift's five arguments in their order: key, tableName, bundle, value, comment. A key that is in no table gives the value, or itself.
---@param key string|table
---@param comment? any
---@param ... any
---@return string
function NSLocalizedString(key, comment, ...) end

---The transform that changes nothing.
---@type CATransform3D
CATransform3DIdentity = nil

---The transform that changes nothing.
---@type CGAffineTransform
CGAffineTransformIdentity = nil

---A transform that moves.
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DMakeTranslation(x, y, z) end

---A transform that scales.
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DMakeScale(x, y, z) end

---A transform that turns about an axis.
---@param radians number
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DMakeRotation(radians, x, y, z) end

---The transform with a move before it.
---@param transform CATransform3D|table
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DTranslate(transform, x, y, z) end

---The transform with a scale before it.
---@param transform CATransform3D|table
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DScale(transform, x, y, z) end

---The transform with a turn about an axis before it.
---@param transform CATransform3D|table
---@param radians number
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DRotate(transform, radians, x, y, z) end

---The transform that does a, and then b.
---@param a CATransform3D|table
---@param b CATransform3D|table
---@return CATransform3D
function CATransform3DConcat(a, b) end

---The inverse transform, or the same transform if there is no inverse.
---@param transform CATransform3D|table
---@return CATransform3D
function CATransform3DInvert(transform) end

---Whether the transform changes nothing.
---@param transform CATransform3D|table
---@return boolean
function CATransform3DIsIdentity(transform) end

---Whether all numbers of two transforms are equal.
---@param a CATransform3D|table
---@param b CATransform3D|table
---@return boolean
function CATransform3DEqualToTransform(a, b) end

---A transform in the plane, as a transform in space.
---@param transform CGAffineTransform|table
---@return CATransform3D
function CATransform3DMakeAffineTransform(transform) end

---Whether the transform stays in the plane and has no perspective.
---@param transform CATransform3D|table
---@return boolean
function CATransform3DIsAffine(transform) end

---The transform in the plane, or the identity if the transform leaves the plane.
---@param transform CATransform3D|table
---@return CGAffineTransform
function CATransform3DGetAffineTransform(transform) end

---A transform that turns.
---@param radians number
---@return CGAffineTransform
function CGAffineTransformMakeRotation(radians) end

---A transform that scales.
---@param sx number
---@param sy number
---@return CGAffineTransform
function CGAffineTransformMakeScale(sx, sy) end

---A transform that moves.
---@param tx number
---@param ty number
---@return CGAffineTransform
function CGAffineTransformMakeTranslation(tx, ty) end

---A transform with these numbers.
---@param a number
---@param b number
---@param c number
---@param d number
---@param tx number
---@param ty number
---@return CGAffineTransform
function CGAffineTransformMake(a, b, c, d, tx, ty) end

---The transform with a turn before it.
---@param transform CGAffineTransform|table
---@param radians number
---@return CGAffineTransform
function CGAffineTransformRotate(transform, radians) end

---The transform with a scale before it.
---@param transform CGAffineTransform|table
---@param sx number
---@param sy number
---@return CGAffineTransform
function CGAffineTransformScale(transform, sx, sy) end

---The transform with a move before it.
---@param transform CGAffineTransform|table
---@param tx number
---@param ty number
---@return CGAffineTransform
function CGAffineTransformTranslate(transform, tx, ty) end

---The transform that does a, and then b.
---@param a CGAffineTransform|table
---@param b CGAffineTransform|table
---@return CGAffineTransform
function CGAffineTransformConcat(a, b) end

---The inverse transform, or the same transform if there is no inverse.
---@param transform CGAffineTransform|table
---@return CGAffineTransform
function CGAffineTransformInvert(transform) end

---Whether the transform changes nothing.
---@param transform CGAffineTransform|table
---@return boolean
function CGAffineTransformIsIdentity(transform) end

---Whether all numbers of two transforms are equal.
---@param a CGAffineTransform|table
---@param b CGAffineTransform|table
---@return boolean
function CGAffineTransformEqualToTransform(a, b) end

---The point after the transform.
---@param point CGPoint|table
---@param transform CGAffineTransform|table
---@return CGPoint
function CGPointApplyAffineTransform(point, transform) end

---The size after the transform.
---@param size CGSize|table
---@param transform CGAffineTransform|table
---@return CGSize
function CGSizeApplyAffineTransform(size, transform) end

---The smallest rectangle around the rectangle after the transform.
---@param rect CGRect|table
---@param transform CGAffineTransform|table
---@return CGRect
function CGRectApplyAffineTransform(rect, transform) end

---The time of the simulated clock. Seconds.
---@return number
function CACurrentMediaTime() end

---A curve: CAMediaTimingFunction { name = "easeIn" } or { controlPoints = { x1, y1, x2, y2 } }.
---@param curve table
---@return any
function CAMediaTimingFunction(curve) end

---The context into which drawing functions draw now, or nil.
---@return CGContext|any
function UIGraphicsGetCurrentContext() end

---The name of the one colour space that there is, for a CGGradient.
---@return string
function CGColorSpaceCreateDeviceRGB() end

---Makes a context the current one.
---@param context CGContext
function UIGraphicsPushContext(context) end

---Makes the context before the last UIGraphicsPushContext current again.
function UIGraphicsPopContext() end

---Begins an image: what is drawn now is drawn into it. A scale of 0 means the screen's.
---@param size CGSize|table
---@param opaque? boolean
---@param scale? number
function UIGraphicsBeginImageContextWithOptions(size, opaque, scale) end

---Begins an image with one pixel for each point: what is drawn now is drawn into it.
---@param size CGSize|table
function UIGraphicsBeginImageContext(size) end

---The image of what was drawn since it was begun, or nil.
---@return UIImage|any
function UIGraphicsGetImageFromCurrentImageContext() end

---Ends the image that was begun last.
function UIGraphicsEndImageContext() end

---Fills a rectangle in the current context and replaces what is there.
---@param rect CGRect|table
function UIRectFill(rect) end

---Draws a line of one point inside the edge of a rectangle.
---@param rect CGRect|table
function UIRectFrame(rect) end

---Draws like the function without UsingBlendMode, but mixes the colours as the blend mode says.
---@param rect CGRect|table
---@param blendMode string
function UIRectFillUsingBlendMode(rect, blendMode) end

---Draws like the function without UsingBlendMode, but mixes the colours as the blend mode says.
---@param rect CGRect|table
---@param blendMode string
function UIRectFrameUsingBlendMode(rect, blendMode) end

---Limits what is drawn after this call to the inside of a rectangle.
---@param rect CGRect|table
function UIRectClip(rect) end

---Prints values with tabs between them. The contents of plain tables are printed.
---@param ... any
function print(...) end

---A value as a text, with the contents of tables.
---@param value any
---@return string
function inspect(value) end

---Loads a module from the script's folder or the folder above, once, and returns what the module returned.
---@param name string
---@return any
function require(name) end

---Begins a task that belongs to the running one, and is cancelled with it. In a task.
---@param fn function
---@return Task
function async(fn) end

---Waits for the value of a task; other values are passed on.
---@param value? any
---@return any
function await(value) end

---Calls fn(group), and waits for the group's tasks: group:addTask(f), addTaskUnlessCancelled(f), next(), waitForAll(), cancelAll(), isCancelled, isEmpty. In a task.
---@param fn fun(group: any): any
---@return any
function withTaskGroup(fn) end

---Calls fn(continuation), and waits until continuation:resume(value) or resumeThrowing(error) was called. In a task.
---@param fn fun(continuation: CheckedContinuation): any
---@return any
function withCheckedContinuation(fn) end

---Calls operation(), and onCancel() as soon as the running task is cancelled meanwhile. In a task.
---@param operation function
---@param onCancel function
---@return any
function withTaskCancellationHandler(operation, onCancel) end

---The same as withCheckedContinuation.
---@param fn fun(continuation: CheckedContinuation): any
---@return any
function withCheckedThrowingContinuation(fn) end

---The same as withTaskGroup.
---@param fn fun(group: any): any
---@return any
function withDiscardingTaskGroup(fn) end

---The same as withTaskGroup.
---@param fn fun(group: any): any
---@return any
function withThrowingDiscardingTaskGroup(fn) end

---The same as withTaskGroup.
---@param fn fun(group: any): any
---@return any
function withThrowingTaskGroup(fn) end

---The same as withCheckedContinuation.
---@param fn fun(continuation: CheckedContinuation): any
---@return any
function withUnsafeContinuation(fn) end

---The same as withCheckedContinuation.
---@param fn fun(continuation: CheckedContinuation): any
---@return any
function withUnsafeThrowingContinuation(fn) end

---A word of the keychain's tables.
---@type string
kSecClass = nil

---A word of the keychain's tables.
---@type string
kSecClassGenericPassword = nil

---A word of the keychain's tables.
---@type string
kSecClassInternetPassword = nil

---A word of the keychain's tables.
---@type string
kSecAttrAccount = nil

---A word of the keychain's tables.
---@type string
kSecAttrService = nil

---A word of the keychain's tables.
---@type string
kSecAttrServer = nil

---A word of the keychain's tables.
---@type string
kSecAttrAccessGroup = nil

---A word of the keychain's tables.
---@type string
kSecAttrLabel = nil

---A word of the keychain's tables.
---@type string
kSecAttrGeneric = nil

---A word of the keychain's tables.
---@type string
kSecAttrAccessible = nil

---A word of the keychain's tables.
---@type string
kSecAttrAccessibleWhenUnlocked = nil

---A word of the keychain's tables.
---@type string
kSecAttrAccessibleAfterFirstUnlock = nil

---A word of the keychain's tables.
---@type string
kSecAttrAccessibleWhenUnlockedThisDeviceOnly = nil

---A word of the keychain's tables.
---@type string
kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = nil

---A word of the keychain's tables.
---@type string
kSecAttrSynchronizable = nil

---A word of the keychain's tables.
---@type string
kSecValueData = nil

---A word of the keychain's tables.
---@type string
kSecReturnData = nil

---A word of the keychain's tables.
---@type string
kSecReturnAttributes = nil

---A word of the keychain's tables.
---@type string
kSecMatchLimit = nil

---A word of the keychain's tables.
---@type string
kSecMatchLimitOne = nil

---A word of the keychain's tables.
---@type string
kSecMatchLimitAll = nil

---What a function of the keychain answers.
---@type integer
errSecSuccess = nil

---What a function of the keychain answers.
---@type integer
errSecParam = nil

---What a function of the keychain answers.
---@type integer
errSecDuplicateItem = nil

---What a function of the keychain answers.
---@type integer
errSecItemNotFound = nil

---What a function of the keychain answers.
---@type integer
errSecAuthFailed = nil

---A key of an error's userInfo.
---@type string
NSLocalizedDescriptionKey = nil

---A key of an error's userInfo.
---@type string
NSLocalizedFailureReasonErrorKey = nil

---A key of an error's userInfo.
---@type string
NSLocalizedRecoverySuggestionErrorKey = nil

---A key of an error's userInfo.
---@type string
NSUnderlyingErrorKey = nil

---A key of an error's userInfo.
---@type string
NSURLErrorFailingURLErrorKey = nil

---A key of an error's userInfo.
---@type string
NSURLErrorFailingURLStringErrorKey = nil

---A key of an error's userInfo.
---@type string
NSFilePathErrorKey = nil

---Whose codes an error has.
---@type string
NSCocoaErrorDomain = nil

---Whose codes an error has.
---@type string
NSURLErrorDomain = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorUnknown = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorCancelled = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorTimedOut = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorCannotFindHost = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorCannotConnectToHost = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorNetworkConnectionLost = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorHTTPTooManyRedirects = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorNotConnectedToInternet = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorBadServerResponse = nil

---The errorCode of a URLError.
---@type integer
NSURLErrorSecureConnectionFailed = nil

---The errorCode of a CocoaError.
---@type integer
NSFileNoSuchFileError = nil

---The errorCode of a CocoaError.
---@type integer
NSFileReadNoPermissionError = nil

---The errorCode of a CocoaError.
---@type integer
NSFileReadNoSuchFileError = nil

---The errorCode of a CocoaError.
---@type integer
NSFileWriteNoPermissionError = nil

---The errorCode of a CocoaError.
---@type integer
NSFileWriteFileExistsError = nil

---The errorCode of a CocoaError.
---@type integer
NSFileWriteOutOfSpaceError = nil

---The errorCode of a CocoaError.
---@type integer
NSUserCancelledError = nil

---What a notification's response says in place of an action of the app: the notification itself was touched, or removed.
---@type string
UNNotificationDefaultActionIdentifier = nil

---What a notification's response says in place of an action of the app: the notification itself was touched, or removed.
---@type string
UNNotificationDismissActionIdentifier = nil

---How exactly a place is wanted, in metres, or below 0 as exactly as can be.
---@type integer
kCLLocationAccuracyBestForNavigation = nil

---How exactly a place is wanted, in metres, or below 0 as exactly as can be.
---@type integer
kCLLocationAccuracyBest = nil

---How exactly a place is wanted, in metres, or below 0 as exactly as can be.
---@type integer
kCLLocationAccuracyNearestTenMeters = nil

---How exactly a place is wanted, in metres, or below 0 as exactly as can be.
---@type integer
kCLLocationAccuracyHundredMeters = nil

---How exactly a place is wanted, in metres, or below 0 as exactly as can be.
---@type integer
kCLLocationAccuracyKilometer = nil

---How exactly a place is wanted, in metres, or below 0 as exactly as can be.
---@type integer
kCLLocationAccuracyThreeKilometers = nil

---Every change is told.
---@type integer
kCLDistanceFilterNone = nil

---Every change is told.
---@type integer
kCLHeadingFilterNone = nil

---The name of a notification.
---@type string
NSCalendarDayChanged = nil

---The name of a notification.
---@type string
NSSystemClockDidChange = nil

---The name of a notification.
---@type string
NSSystemTimeZoneDidChange = nil

---The name of a notification.
---@type string
NSCurrentLocaleDidChange = nil

---What beginBackgroundTask never answers.
---@type integer
UIBackgroundTaskInvalid = nil

---The activityType of an address that the app opens.
---@type string
NSUserActivityTypeBrowsingWeb = nil
