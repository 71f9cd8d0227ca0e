---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---@alias AccessibilityNotice
---| "announcement"
---| "layoutChanged"
---| "screenChanged"
---| "pageScrolled"
---| "pauseAssistiveTechnology"
---| "resumeAssistiveTechnology"

---@alias AccessibilityRole
---| "any"
---| "other"
---| "application"
---| "group"
---| "window"
---| "sheet"
---| "drawer"
---| "alert"
---| "dialog"
---| "button"
---| "radioButton"
---| "radioGroup"
---| "checkBox"
---| "disclosureTriangle"
---| "popUpButton"
---| "comboBox"
---| "menuButton"
---| "toolbarButton"
---| "popover"
---| "keyboard"
---| "key"
---| "navigationBar"
---| "tabBar"
---| "tabGroup"
---| "toolbar"
---| "statusBar"
---| "table"
---| "tableRow"
---| "tableColumn"
---| "outline"
---| "outlineRow"
---| "browser"
---| "collectionView"
---| "slider"
---| "pageIndicator"
---| "progressIndicator"
---| "activityIndicator"
---| "segmentedControl"
---| "picker"
---| "pickerWheel"
---| "switch"
---| "toggle"
---| "link"
---| "image"
---| "icon"
---| "searchField"
---| "scrollView"
---| "scrollBar"
---| "staticText"
---| "textField"
---| "secureTextField"
---| "datePicker"
---| "textView"
---| "menu"
---| "menuItem"
---| "menuBar"
---| "menuBarItem"
---| "map"
---| "webView"
---| "incrementArrow"
---| "decrementArrow"
---| "timeline"
---| "ratingIndicator"
---| "valueIndicator"
---| "splitGroup"
---| "splitter"
---| "relevanceIndicator"
---| "colorWell"
---| "helpTag"
---| "matte"
---| "dockItem"
---| "ruler"
---| "rulerMarker"
---| "grid"
---| "levelIndicator"
---| "cell"
---| "layoutArea"
---| "layoutItem"
---| "handle"
---| "stepper"
---| "tab"
---| "touchBar"
---| "statusItem"
---| "list"
---| "landmark"
---| "dataTable"
---| "semanticGroup"

---@alias ActionOptions
---| "authenticationRequired"
---| "destructive"
---| "foreground"

---@alias AsyncFlag
---| "barrier"

---@alias AuthorizationOptions
---| "badge"
---| "sound"
---| "alert"
---| "carPlay"
---| "criticalAlert"
---| "providesAppNotificationSettings"
---| "provisional"
---| "announcement"

---@alias Battery.State
---| "unknown"
---| "unplugged"
---| "charging"
---| "full"

---@alias ByteCountText.Unit
---| "useBytes"
---| "useKB"
---| "useMB"
---| "useGB"
---| "useTB"
---| "usePB"
---| "useAll"

---@alias CAAnimationCalculationMode
---| "linear"
---| "discrete"
---| "paced"
---| "cubic"
---| "cubicPaced"

---@alias CAAnimationRotationMode
---| "rotateAuto"
---| "rotateAutoReverse"

---@alias CACornerMask
---| "layerMinXMinYCorner"
---| "layerMaxXMinYCorner"
---| "layerMinXMaxYCorner"
---| "layerMaxXMaxYCorner"

---@alias CAEdgeAntialiasingMask
---| "layerLeftEdge"
---| "layerRightEdge"
---| "layerBottomEdge"
---| "layerTopEdge"

---@alias CAGradientLayer.Kind
---| "axial"
---| "radial"
---| "conic"

---@alias CALayerContentsFilter
---| "linear"
---| "nearest"
---| "trilinear"

---@alias CALayerContentsGravity
---| "center"
---| "top"
---| "bottom"
---| "left"
---| "right"
---| "topLeft"
---| "topRight"
---| "bottomLeft"
---| "bottomRight"
---| "resize"
---| "resizeAspect"
---| "resizeAspectFill"

---@alias CALayerCornerCurve
---| "circular"
---| "continuous"

---@alias CAMediaTimingFillMode
---| "removed"
---| "forwards"
---| "backwards"
---| "both"

---@alias CAMediaTimingFunctionName
---| "linear"
---| "easeIn"
---| "easeOut"
---| "easeInEaseOut"
---| "default"

---@alias CAScrollLayerScrollMode
---| "none"
---| "horizontally"
---| "vertically"
---| "both"

---@alias CATextLayerAlignmentMode
---| "natural"
---| "left"
---| "right"
---| "center"
---| "justified"

---@alias CATextLayerTruncationMode
---| "none"
---| "start"
---| "middle"
---| "end"

---@alias CATransitionSubtype
---| "fromLeft"
---| "fromRight"
---| "fromTop"
---| "fromBottom"

---@alias CATransitionType
---| "fade"
---| "moveIn"
---| "push"
---| "reveal"

---@alias CAValueFunctionName
---| "rotateX"
---| "rotateY"
---| "rotateZ"
---| "scale"
---| "scaleX"
---| "scaleY"
---| "scaleZ"
---| "translate"
---| "translateX"
---| "translateY"
---| "translateZ"

---@alias CGBlendMode
---| "normal"
---| "multiply"
---| "screen"
---| "overlay"
---| "darken"
---| "lighten"
---| "colorDodge"
---| "colorBurn"
---| "softLight"
---| "hardLight"
---| "difference"
---| "exclusion"
---| "hue"
---| "saturation"
---| "color"
---| "luminosity"
---| "clear"
---| "copy"
---| "sourceIn"
---| "sourceOut"
---| "sourceAtop"
---| "destinationOver"
---| "destinationIn"
---| "destinationOut"
---| "destinationAtop"
---| "xor"
---| "plusDarker"
---| "plusLighter"

---@alias CGLineCap
---| "butt"
---| "round"
---| "square"

---@alias CGLineJoin
---| "miter"
---| "round"
---| "bevel"

---@alias CGPathDrawingMode
---| "fill"
---| "eoFill"
---| "stroke"
---| "fillStroke"
---| "eoFillStroke"

---@alias CGPathFillRule
---| "nonZero"
---| "evenOdd"

---@alias CGRectEdge
---| "minXEdge"
---| "minYEdge"
---| "maxXEdge"
---| "maxYEdge"

---@alias CLLocationManager.ActivityType
---| "other"
---| "automotiveNavigation"
---| "fitness"
---| "otherNavigation"
---| "airborne"

---@alias CachePolicy
---| "useProtocolCachePolicy"
---| "reloadIgnoringLocalCacheData"
---| "reloadIgnoringCacheData"
---| "reloadIgnoringLocalAndRemoteCacheData"
---| "returnCacheDataElseLoad"
---| "returnCacheDataDontLoad"
---| "reloadRevalidatingCacheData"

---@alias CalendarUnit
---| "era"
---| "year"
---| "yearForWeekOfYear"
---| "quarter"
---| "month"
---| "weekOfYear"
---| "weekOfMonth"
---| "day"
---| "dayOfYear"
---| "weekday"
---| "weekdayOrdinal"
---| "hour"
---| "minute"
---| "second"
---| "nanosecond"

---@alias CategoryOptions
---| "customDismissAction"
---| "allowInCarPlay"
---| "hiddenPreviewsShowTitle"
---| "hiddenPreviewsShowSubtitle"

---@alias ContactEntity
---| "contacts"

---@alias DataWritingOption
---| "atomic"
---| "withoutOverwriting"
---| "completeFileProtection"

---@alias Date.FormatStyle.DateStyle
---| "omitted"
---| "numeric"
---| "abbreviated"
---| "long"
---| "complete"

---@alias Date.FormatStyle.TimeStyle
---| "omitted"
---| "shortened"
---| "standard"
---| "complete"

---@alias DateCalendar.Kind
---| "gregorian"
---| "iso8601"
---| "buddhist"
---| "chinese"
---| "coptic"
---| "ethiopicAmeteMihret"
---| "ethiopicAmeteAlem"
---| "hebrew"
---| "indian"
---| "islamic"
---| "islamicCivil"
---| "islamicTabular"
---| "islamicUmmAlQura"
---| "japanese"
---| "persian"
---| "republicOfChina"

---@alias DateCoding
---| "deferredToDate"
---| "secondsSince1970"
---| "millisecondsSince1970"
---| "iso8601"

---@alias DateStyle
---| "none"
---| "short"
---| "medium"
---| "long"
---| "full"

---@alias Device
---| "iPhone 4s"
---| "iPhone SE"
---| "iPhone 8"
---| "iPhone 16"
---| "iPad"

---@alias DurationText.UnitsStyle
---| "positional"
---| "abbreviated"
---| "short"
---| "full"
---| "spellOut"
---| "brief"

---@alias DurationText.ZeroFormatting
---| "default"
---| "dropLeading"
---| "dropMiddle"
---| "dropTrailing"
---| "dropAll"
---| "pad"

---@alias FormattingContext
---| "unknown"
---| "dynamic"
---| "standalone"
---| "listItem"
---| "beginningOfSentence"
---| "middleOfSentence"

---@alias HarLatency
---| "recorded"

---@alias HarMiss
---| "error"
---| "fallthrough"

---@alias ImpactStyle
---| "light"
---| "medium"
---| "heavy"
---| "soft"
---| "rigid"

---@alias InterfaceType
---| "wifi"
---| "cellular"
---| "wiredEthernet"
---| "loopback"
---| "other"

---@alias KeyDecoding
---| "useDefaultKeys"
---| "convertFromSnakeCase"

---@alias KeyEncoding
---| "useDefaultKeys"
---| "convertToSnakeCase"

---@alias KeyObservation.Options
---| "initial"
---| "old"
---| "new"
---| "prior"

---@alias Keyboard.Key
---| "return"
---| "backspace"
---| "delete"
---| "left"
---| "right"
---| "up"
---| "down"
---| "wordLeft"
---| "wordRight"
---| "lineStart"
---| "lineEnd"
---| "start"
---| "end"
---| "selectLeft"
---| "selectRight"
---| "selectUp"
---| "selectDown"
---| "selectWordLeft"
---| "selectWordRight"
---| "selectLineStart"
---| "selectLineEnd"
---| "selectStart"
---| "selectEnd"
---| "undo"
---| "redo"
---| "cut"
---| "copy"
---| "paste"
---| "selectAll"
---| "tab"
---| "escape"
---| "space"
---| "shiftTab"

---@alias Latency
---| "never"

---@alias LaunchAppearance
---| "light"
---| "dark"

---@alias LaunchContrast
---| "normal"
---| "high"

---@alias ListKind
---| "and"
---| "or"

---@alias ListView.SelfSizingInvalidation
---| "disabled"
---| "enabled"
---| "enabledIncludingConstraints"

---@alias LocationFailure
---| "locationUnknown"
---| "denied"
---| "network"
---| "headingFailure"
---| "regionMonitoringDenied"
---| "regionMonitoringFailure"

---@alias MeasureText.UnitOption
---| "providedUnit"
---| "naturalScale"
---| "temperatureWithoutUnit"

---@alias MeasureText.UnitStyle
---| "short"
---| "medium"
---| "long"

---@alias MeasureUnit
---| "kilometers"
---| "meters"
---| "centimeters"
---| "millimeters"
---| "micrometers"
---| "inches"
---| "feet"
---| "yards"
---| "miles"
---| "nauticalMiles"
---| "lightyears"
---| "kilograms"
---| "grams"
---| "milligrams"
---| "metricTons"
---| "ounces"
---| "pounds"
---| "stones"
---| "kelvin"
---| "celsius"
---| "fahrenheit"
---| "metersPerSecond"
---| "kilometersPerHour"
---| "milesPerHour"
---| "knots"
---| "liters"
---| "milliliters"
---| "cubicMeters"
---| "gallons"
---| "quarts"
---| "pints"
---| "cups"
---| "fluidOunces"
---| "tablespoons"
---| "teaspoons"
---| "seconds"
---| "minutes"
---| "hours"
---| "squareKilometers"
---| "squareMeters"
---| "squareMiles"
---| "squareFeet"
---| "acres"
---| "hectares"
---| "kilojoules"
---| "joules"
---| "kilocalories"
---| "kilowattHours"
---| "degrees"
---| "radians"
---| "bits"
---| "kilobits"
---| "megabits"
---| "gigabits"
---| "terabits"
---| "bytes"
---| "kilobytes"
---| "megabytes"
---| "gigabytes"
---| "terabytes"
---| "petabytes"
---| "megawatts"
---| "kilowatts"
---| "watts"
---| "milliwatts"
---| "gigawatts"
---| "horsepower"
---| "newtonsPerMetersSquared"
---| "hectopascals"
---| "kilopascals"
---| "bars"
---| "millibars"
---| "millimetersOfMercury"
---| "inchesOfMercury"
---| "poundsForcePerSquareInch"
---| "hertz"
---| "kilohertz"
---| "megahertz"
---| "gigahertz"

---@alias MediaType
---| "video"
---| "audio"

---@alias NSDirectionalRectEdge
---| "top"
---| "leading"
---| "bottom"
---| "trailing"
---| "all"

---@alias NSLayoutConstraint.Attribute
---| "left"
---| "right"
---| "top"
---| "bottom"
---| "leading"
---| "trailing"
---| "width"
---| "height"
---| "centerX"
---| "centerY"
---| "lastBaseline"
---| "firstBaseline"
---| "leftMargin"
---| "rightMargin"
---| "topMargin"
---| "bottomMargin"
---| "leadingMargin"
---| "trailingMargin"
---| "centerXWithinMargins"
---| "centerYWithinMargins"
---| "notAnAttribute"

---@alias NSLayoutConstraint.FormatOptions
---| "alignAllLeft"
---| "alignAllRight"
---| "alignAllTop"
---| "alignAllBottom"
---| "alignAllLeading"
---| "alignAllTrailing"
---| "alignAllCenterX"
---| "alignAllCenterY"
---| "alignAllLastBaseline"
---| "alignAllFirstBaseline"
---| "directionLeadingToTrailing"
---| "directionLeftToRight"
---| "directionRightToLeft"
---| "spacingBaselineToBaseline"

---@alias NSLayoutRelation
---| "=="
---| "<="
---| ">="
---| "lessThanOrEqual"
---| "equal"
---| "greaterThanOrEqual"

---@alias NSLineBreakMode
---| "byWordWrapping"
---| "byCharWrapping"
---| "byClipping"
---| "byTruncatingHead"
---| "byTruncatingTail"
---| "byTruncatingMiddle"

---@alias NSRectAlignment
---| "none"
---| "top"
---| "topLeading"
---| "leading"
---| "bottomLeading"
---| "bottom"
---| "bottomTrailing"
---| "trailing"
---| "topTrailing"

---@alias NSStringDrawingOptions
---| "usesLineFragmentOrigin"
---| "usesFontLeading"
---| "usesDeviceMetrics"
---| "truncatesLastVisibleLine"

---@alias NSTextAlignment
---| "left"
---| "center"
---| "right"
---| "justified"
---| "natural"

---@alias NSWritingDirection
---| "natural"
---| "leftToRight"
---| "rightToLeft"

---@alias NetworkFailure
---| "unknown"
---| "cancelled"
---| "badURL"
---| "timedOut"
---| "unsupportedURL"
---| "cannotFindHost"
---| "cannotConnectToHost"
---| "networkConnectionLost"
---| "dnsLookupFailed"
---| "httpTooManyRedirects"
---| "resourceUnavailable"
---| "notConnectedToInternet"
---| "redirectToNonExistentLocation"
---| "badServerResponse"
---| "userCancelledAuthentication"
---| "userAuthenticationRequired"
---| "zeroByteResource"
---| "cannotDecodeRawData"
---| "cannotDecodeContentData"
---| "cannotParseResponse"
---| "dataNotAllowed"
---| "dataLengthExceedsMaximum"
---| "secureConnectionFailed"
---| "serverCertificateUntrusted"

---@alias NetworkPath
---| "wifi"
---| "cellular"
---| "none"

---@alias NetworkTask.State
---| "running"
---| "suspended"
---| "canceling"
---| "completed"

---@alias NotificationContent.Interruption
---| "passive"
---| "active"
---| "timeSensitive"
---| "critical"

---@alias NotificationFeedback
---| "success"
---| "warning"
---| "error"

---@alias NotificationPresentation
---| "badge"
---| "sound"
---| "alert"
---| "list"
---| "banner"

---@alias NumberText.Padding
---| "beforePrefix"
---| "afterPrefix"
---| "beforeSuffix"
---| "afterSuffix"

---@alias NumberText.Rounding
---| "ceiling"
---| "floor"
---| "down"
---| "up"
---| "halfEven"
---| "halfDown"
---| "halfUp"

---@alias NumberText.Style
---| "none"
---| "decimal"
---| "currency"
---| "percent"
---| "scientific"
---| "spellOut"
---| "ordinal"
---| "currencyISOCode"
---| "currencyPlural"
---| "currencyAccounting"

---@alias OperationPriority
---| "veryLow"
---| "low"
---| "normal"
---| "high"
---| "veryHigh"

---@alias Permission
---| "camera"
---| "photos"
---| "contacts"
---| "microphone"
---| "location"
---| "notifications"

---@alias PermissionStatus
---| "notDetermined"
---| "denied"
---| "provisional"
---| "authorized"

---@alias PersonNameText.Style
---| "default"
---| "short"
---| "medium"
---| "long"
---| "abbreviated"

---@alias PhotoAccess
---| "readWrite"
---| "addOnly"

---@alias QualityOfService
---| "userInteractive"
---| "userInitiated"
---| "default"
---| "utility"
---| "background"
---| "unspecified"

---@alias QueueAttribute
---| "concurrent"

---@alias RelativeText.DateTimeStyle
---| "numeric"
---| "named"

---@alias RelativeText.UnitsStyle
---| "full"
---| "spellOut"
---| "short"
---| "abbreviated"

---@alias RunLoopMode
---| "default"
---| "common"
---| "tracking"

---@alias ScriptAuthentication.Biometry
---| "none"
---| "touchID"
---| "faceID"

---@alias ScriptAuthentication.Policy
---| "deviceOwnerAuthentication"
---| "deviceOwnerAuthenticationWithBiometrics"

---@alias ScriptByteCountFormatter.CountStyle
---| "file"
---| "memory"
---| "decimal"
---| "binary"

---@alias ScriptISO8601Formatter.Option
---| "withYear"
---| "withMonth"
---| "withWeekOfYear"
---| "withDay"
---| "withTime"
---| "withTimeZone"
---| "withFractionalSeconds"
---| "withFullDate"
---| "withFullTime"
---| "withInternetDateTime"
---| "withDashSeparatorInDate"
---| "withColonSeparatorInTime"
---| "withColonSeparatorInTimeZone"
---| "withSpaceBetweenDateAndTime"

---@alias ScriptJson.ReadingOption
---| "fragmentsAllowed"
---| "dropsNulls"
---| "mutableContainers"
---| "mutableLeaves"

---@alias ScriptJson.WritingOption
---| "prettyPrinted"
---| "sortedKeys"
---| "fragmentsAllowed"
---| "withoutEscapingSlashes"

---@alias ScrollDecelerationRate
---| "normal"
---| "fast"

---@alias SearchDirection
---| "forward"
---| "backward"

---@alias SearchDirectory
---| "documentDirectory"
---| "cachesDirectory"
---| "libraryDirectory"
---| "applicationSupportDirectory"
---| "downloadsDirectory"

---@alias SearchHow
---| "forward"
---| "backward"
---| "nextTime"
---| "nextTimePreservingSmallerComponents"
---| "previousTimePreservingSmallerComponents"
---| "strict"

---@alias SnapshotForm
---| "text"
---| "json"
---| "svg"
---| "table"

---@alias SwipeDirection
---| "left"
---| "right"
---| "up"
---| "down"
---| "leading"
---| "trailing"

---@alias TaskPriority
---| "high"
---| "medium"
---| "low"
---| "userInitiated"
---| "utility"
---| "background"

---@alias TextAttributes.Key
---| "font"
---| "foregroundColor"
---| "backgroundColor"
---| "kern"
---| "underlineStyle"
---| "underlineColor"
---| "strikethroughStyle"
---| "strikethroughColor"
---| "baselineOffset"
---| "paragraphStyle"
---| "shadow"
---| "strokeWidth"
---| "strokeColor"
---| "link"
---| "attachment"
---| "ligature"
---| "obliqueness"
---| "expansion"
---| "accessibilitySpeechPunctuation"
---| "accessibilitySpeechLanguage"
---| "accessibilitySpeechPitch"
---| "accessibilitySpeechSpellOut"
---| "accessibilitySpeechIPANotation"
---| "accessibilitySpeechQueueAnnouncement"
---| "accessibilitySpeechAnnouncementPriority"
---| "accessibilityTextHeadingLevel"
---| "accessibilityTextCustom"

---@alias TextSearchOptions
---| "caseInsensitive"
---| "diacriticInsensitive"

---@alias TimeZoneInfo.NameStyle
---| "standard"
---| "shortStandard"
---| "daylightSaving"
---| "shortDaylightSaving"
---| "generic"
---| "shortGeneric"

---@alias UIAccessibilityContainerType
---| "none"
---| "dataTable"
---| "list"
---| "landmark"
---| "semanticGroup"

---@alias UIAccessibilityContrast
---| "unspecified"
---| "normal"
---| "high"

---@alias UIAccessibilityNavigationStyle
---| "automatic"
---| "separate"
---| "combined"

---@alias UIAccessibilityScrollDirection
---| "right"
---| "left"
---| "up"
---| "down"
---| "next"
---| "previous"

---@alias UIAccessibilityTextualContext
---| "wordProcessing"
---| "narrative"
---| "messaging"
---| "spreadsheet"
---| "fileSystem"
---| "sourceCode"
---| "console"

---@alias UIAccessibilityTraits
---| "button"
---| "link"
---| "image"
---| "searchField"
---| "keyboardKey"
---| "staticText"
---| "header"
---| "tabBar"
---| "summaryElement"
---| "selected"
---| "notEnabled"
---| "adjustable"
---| "allowsDirectInteraction"
---| "updatesFrequently"
---| "causesPageTurn"
---| "playsSound"
---| "startsMediaSession"
---| "supportsZoom"
---| "toggleButton"

---@alias UIActivityIndicatorView.Style
---| "whiteLarge"
---| "white"
---| "gray"
---| "medium"
---| "large"

---@alias UIAlertAction.Style
---| "default"
---| "cancel"
---| "destructive"

---@alias UIAlertController.Style
---| "actionSheet"
---| "alert"

---@alias UIApplication.State
---| "active"
---| "inactive"
---| "background"

---@alias UIBarButtonItem.Style
---| "plain"
---| "bordered"
---| "done"

---@alias UIBarButtonItem.SystemItem
---| "done"
---| "cancel"
---| "edit"
---| "save"
---| "add"
---| "flexibleSpace"
---| "fixedSpace"
---| "compose"
---| "reply"
---| "action"
---| "organize"
---| "bookmarks"
---| "search"
---| "refresh"
---| "stop"
---| "camera"
---| "trash"
---| "play"
---| "pause"
---| "rewind"
---| "fastForward"
---| "undo"
---| "redo"
---| "close"

---@alias UIBarPosition
---| "any"
---| "bottom"
---| "top"
---| "topAttached"

---@alias UIBarStyle
---| "default"
---| "black"

---@alias UIBaselineAdjustment
---| "alignBaselines"
---| "alignCenters"
---| "none"

---@alias UIBlurEffect.Style
---| "extraLight"
---| "light"
---| "dark"
---| "regular"
---| "prominent"
---| "systemUltraThinMaterial"
---| "systemThinMaterial"
---| "systemMaterial"
---| "systemThickMaterial"
---| "systemChromeMaterial"
---| "systemUltraThinMaterialLight"
---| "systemThinMaterialLight"
---| "systemMaterialLight"
---| "systemThickMaterialLight"
---| "systemChromeMaterialLight"
---| "systemUltraThinMaterialDark"
---| "systemThinMaterialDark"
---| "systemMaterialDark"
---| "systemThickMaterialDark"
---| "systemChromeMaterialDark"

---@alias UIButton.ButtonType
---| "custom"
---| "system"
---| "detailDisclosure"
---| "infoLight"
---| "infoDark"
---| "contactAdd"
---| "close"

---@alias UIButton.Configuration.CornerStyle
---| "fixed"
---| "dynamic"
---| "small"
---| "medium"
---| "large"
---| "capsule"

---@alias UIButton.Configuration.ImagePlacement
---| "top"
---| "leading"
---| "bottom"
---| "trailing"

---@alias UIButton.Configuration.Indicator
---| "automatic"
---| "none"
---| "popup"

---@alias UIButton.Configuration.Size
---| "mini"
---| "small"
---| "medium"
---| "large"

---@alias UIButton.Configuration.TitleAlignment
---| "automatic"
---| "leading"
---| "center"
---| "trailing"

---@alias UIButton.Role
---| "normal"
---| "primary"
---| "cancel"
---| "destructive"

---@alias UICellAccessory.DisplayedState
---| "always"
---| "whenEditing"
---| "whenNotEditing"

---@alias UICellAccessory.OutlineStyle
---| "automatic"
---| "header"
---| "cell"

---@alias UICellAccessory.Placement
---| "leading"
---| "trailing"

---@alias UICollectionLayoutListConfiguration.Appearance
---| "plain"
---| "grouped"
---| "insetGrouped"
---| "sidebar"
---| "sidebarPlain"

---@alias UICollectionLayoutListConfiguration.FooterMode
---| "none"
---| "supplementary"

---@alias UICollectionLayoutListConfiguration.HeaderMode
---| "none"
---| "supplementary"
---| "firstItemInSection"

---@alias UICollectionLayoutSectionOrthogonalScrollingBehavior
---| "none"
---| "continuous"
---| "continuousGroupLeadingBoundary"
---| "paging"
---| "groupPaging"
---| "groupPagingCentered"

---@alias UICollectionView.ScrollPosition
---| "none"
---| "top"
---| "centeredVertically"
---| "bottom"
---| "left"
---| "centeredHorizontally"
---| "right"

---@alias UICollectionViewDropProposal.Intent
---| "unspecified"
---| "insertAtDestinationIndexPath"
---| "insertIntoDestinationIndexPath"
---| "automatic"

---@alias UICollectionViewFlowLayout.ScrollDirection
---| "vertical"
---| "horizontal"

---@alias UICollectionViewFlowLayout.SectionInsetReference
---| "fromContentInset"
---| "fromSafeArea"
---| "fromLayoutMargins"

---@alias UICollectionViewLayoutAttributes.ElementCategory
---| "cell"
---| "supplementaryView"
---| "decorationView"

---@alias UICollectionViewUpdateItem.Action
---| "insert"
---| "delete"
---| "reload"
---| "move"
---| "none"

---@alias UICollisionBehavior.Mode
---| "items"
---| "boundaries"
---| "everything"

---@alias UIColor.Name
---| "clear"
---| "black"
---| "darkGray"
---| "gray"
---| "lightGray"
---| "white"
---| "red"
---| "green"
---| "blue"
---| "cyan"
---| "yellow"
---| "magenta"
---| "orange"
---| "purple"
---| "brown"
---| "systemBlue"
---| "systemRed"
---| "systemOrange"
---| "systemYellow"
---| "systemGreen"
---| "systemTeal"
---| "systemPurple"
---| "systemPink"
---| "systemGray"
---| "groupTableViewBackground"
---| "lightText"
---| "darkText"
---| "label"
---| "secondaryLabel"
---| "systemBackground"
---| "systemBrown"
---| "systemMint"
---| "systemGray2"
---| "systemGray3"
---| "systemCyan"
---| "systemGray4"
---| "systemGray5"
---| "systemIndigo"
---| "systemGray6"
---| "tintColor"
---| "tertiaryLabel"
---| "quaternaryLabel"
---| "placeholderText"
---| "systemFill"
---| "secondarySystemFill"
---| "tertiarySystemFill"
---| "quaternarySystemFill"
---| "separator"
---| "opaqueSeparator"
---| "link"
---| "secondarySystemBackground"
---| "tertiarySystemBackground"
---| "systemGroupedBackground"
---| "secondarySystemGroupedBackground"
---| "tertiarySystemGroupedBackground"

---@alias UIContentInsetsReference
---| "automatic"
---| "none"
---| "safeArea"
---| "layoutMargins"
---| "readableContent"

---@alias UIContentSizeCategory.Name
---| "extraSmall"
---| "small"
---| "medium"
---| "large"
---| "extraLarge"
---| "extraExtraLarge"
---| "extraExtraExtraLarge"
---| "accessibilityMedium"
---| "accessibilityLarge"
---| "accessibilityExtraLarge"
---| "accessibilityExtraExtraLarge"
---| "accessibilityExtraExtraExtraLarge"

---@alias UIContentUnavailableConfiguration.Alignment
---| "center"
---| "natural"

---@alias UIContextualAction.Style
---| "normal"
---| "destructive"

---@alias UIControl.ContentHorizontalAlignment
---| "center"
---| "left"
---| "right"
---| "fill"
---| "leading"
---| "trailing"

---@alias UIControl.ContentVerticalAlignment
---| "center"
---| "top"
---| "bottom"
---| "fill"

---@alias UIControl.Event
---| "touchDown"
---| "touchDownRepeat"
---| "touchDragInside"
---| "touchDragOutside"
---| "touchDragEnter"
---| "touchDragExit"
---| "touchUpInside"
---| "touchUpOutside"
---| "touchCancel"
---| "valueChanged"
---| "primaryActionTriggered"
---| "editingDidBegin"
---| "editingChanged"
---| "editingDidEnd"
---| "editingDidEndOnExit"
---| "allTouchEvents"
---| "allEditingEvents"
---| "allEvents"

---@alias UIControl.State
---| "normal"
---| "highlighted"
---| "disabled"
---| "selected"
---| "focused"

---@alias UIDataDetectorTypes
---| "phoneNumber"
---| "link"
---| "all"

---@alias UIDatePicker.Mode
---| "time"
---| "date"
---| "dateAndTime"
---| "countDownTimer"

---@alias UIDatePicker.Style
---| "automatic"
---| "wheels"
---| "compact"
---| "inline"

---@alias UIDeviceOrientation
---| "unknown"
---| "portrait"
---| "portraitUpsideDown"
---| "landscapeLeft"
---| "landscapeRight"
---| "faceUp"
---| "faceDown"

---@alias UIDropOperation
---| "cancel"
---| "forbidden"
---| "copy"
---| "move"

---@alias UIEvent.ButtonMask
---| "primary"
---| "secondary"

---@alias UIEvent.EventSubtype
---| "none"
---| "motionShake"
---| "remoteControlPlay"
---| "remoteControlPause"
---| "remoteControlStop"
---| "remoteControlTogglePlayPause"
---| "remoteControlNextTrack"
---| "remoteControlPreviousTrack"
---| "remoteControlBeginSeekingBackward"
---| "remoteControlEndSeekingBackward"
---| "remoteControlBeginSeekingForward"
---| "remoteControlEndSeekingForward"

---@alias UIEvent.EventType
---| "touches"
---| "motion"
---| "remoteControl"
---| "presses"

---@alias UIFocusHeading
---| "none"
---| "up"
---| "down"
---| "left"
---| "right"
---| "next"
---| "previous"

---@alias UIFont.TextStyle
---| "largeTitle"
---| "title1"
---| "title2"
---| "title3"
---| "headline"
---| "body"
---| "callout"
---| "subheadline"
---| "footnote"
---| "caption1"
---| "caption2"

---@alias UIFont.Weight
---| "ultraLight"
---| "thin"
---| "light"
---| "regular"
---| "medium"
---| "semibold"
---| "bold"
---| "heavy"
---| "black"

---@alias UIFontDescriptor.SymbolicTraits
---| "traitItalic"
---| "traitBold"
---| "traitMonoSpace"

---@alias UIFontDescriptor.SystemDesign
---| "default"
---| "rounded"
---| "serif"
---| "monospaced"

---@alias UIGestureRecognizer.State
---| "possible"
---| "began"
---| "changed"
---| "ended"
---| "cancelled"
---| "failed"

---@alias UIImage.Orientation
---| "up"
---| "down"
---| "left"
---| "right"
---| "upMirrored"
---| "downMirrored"
---| "leftMirrored"
---| "rightMirrored"

---@alias UIImage.RenderingMode
---| "automatic"
---| "alwaysOriginal"
---| "alwaysTemplate"

---@alias UIImage.ResizingMode
---| "tile"
---| "stretch"

---@alias UIImage.SymbolConfiguration.Scale
---| "small"
---| "medium"
---| "large"

---@alias UIImage.SymbolConfiguration.Weight
---| "ultraLight"
---| "thin"
---| "light"
---| "regular"
---| "medium"
---| "semibold"
---| "bold"
---| "heavy"
---| "black"

---@alias UIImagePickerController.CameraDevice
---| "rear"
---| "front"

---@alias UIImagePickerController.SourceType
---| "photoLibrary"
---| "camera"
---| "savedPhotosAlbum"

---@alias UIInterfaceOrientation
---| "portrait"
---| "portraitUpsideDown"
---| "landscapeRight"
---| "landscapeLeft"

---@alias UIInterfaceOrientationMask
---| "portrait"
---| "landscapeLeft"
---| "landscapeRight"
---| "portraitUpsideDown"
---| "landscape"
---| "all"
---| "allButUpsideDown"

---@alias UIInterpolatingMotionEffect.EffectType
---| "tiltAlongHorizontalAxis"
---| "tiltAlongVerticalAxis"

---@alias UIKeyCommand.Modifiers
---| "alphaShift"
---| "shift"
---| "control"
---| "alternate"
---| "command"
---| "numericPad"

---@alias UIKeyboardAppearance
---| "default"
---| "dark"
---| "light"

---@alias UIKeyboardType
---| "default"
---| "asciiCapable"
---| "numbersAndPunctuation"
---| "URL"
---| "numberPad"
---| "phonePad"
---| "namePhonePad"
---| "emailAddress"
---| "decimalPad"
---| "twitter"
---| "webSearch"
---| "asciiCapableNumberPad"

---@alias UILayoutPriority.Name
---| "required"
---| "defaultHigh"
---| "dragThatCanResizeScene"
---| "sceneSizeStayPut"
---| "dragThatCannotResizeScene"
---| "defaultLow"
---| "fittingSizeLevel"

---@alias UILegibilityWeight
---| "unspecified"
---| "regular"
---| "bold"

---@alias UIListContentConfiguration.TextProperties.TextAlignment
---| "natural"
---| "center"
---| "justified"

---@alias UIListContentConfiguration.TextTransform
---| "none"
---| "uppercase"
---| "lowercase"
---| "capitalized"

---@alias UIListSeparatorConfiguration.Visibility
---| "automatic"
---| "visible"
---| "hidden"

---@alias UIMenu.ElementSize
---| "automatic"
---| "small"
---| "medium"
---| "large"

---@alias UIMenu.Options
---| "displayInline"
---| "destructive"
---| "singleSelection"
---| "displayAsPalette"

---@alias UIMenuElement.Attributes
---| "disabled"
---| "destructive"
---| "hidden"
---| "keepsMenuPresented"

---@alias UIMenuElement.State
---| "off"
---| "on"
---| "mixed"

---@alias UIModalPresentationStyle
---| "fullScreen"
---| "pageSheet"
---| "formSheet"
---| "currentContext"
---| "custom"
---| "overFullScreen"
---| "overCurrentContext"
---| "popover"
---| "none"
---| "automatic"

---@alias UIModalTransitionStyle
---| "coverVertical"
---| "flipHorizontal"
---| "crossDissolve"
---| "partialCurl"

---@alias UINavigationController.Operation
---| "none"
---| "push"
---| "pop"

---@alias UINavigationItem.BackButtonDisplayMode
---| "default"
---| "generic"
---| "minimal"

---@alias UINavigationItem.LargeTitleDisplayMode
---| "automatic"
---| "always"
---| "never"
---| "inline"

---@alias UIPageControl.BackgroundStyle
---| "automatic"
---| "prominent"
---| "minimal"

---@alias UIPageViewController.NavigationDirection
---| "forward"
---| "reverse"

---@alias UIPageViewController.NavigationOrientation
---| "horizontal"
---| "vertical"

---@alias UIPageViewController.SpineLocation
---| "none"
---| "min"
---| "mid"
---| "max"

---@alias UIPageViewController.TransitionStyle
---| "pageCurl"
---| "scroll"

---@alias UIPopoverArrowDirection
---| "up"
---| "down"
---| "left"
---| "right"
---| "any"
---| "unknown"

---@alias UIPress.PressType
---| "upArrow"
---| "downArrow"
---| "leftArrow"
---| "rightArrow"
---| "select"
---| "menu"
---| "playPause"

---@alias UIProgressView.Style
---| "default"
---| "bar"

---@alias UIPushBehavior.Mode
---| "continuous"
---| "instantaneous"

---@alias UIRectCorner
---| "topLeft"
---| "topRight"
---| "bottomLeft"
---| "bottomRight"
---| "allCorners"

---@alias UIRectEdge
---| "top"
---| "left"
---| "bottom"
---| "right"
---| "all"

---@alias UIReturnKeyType
---| "default"
---| "go"
---| "google"
---| "join"
---| "next"
---| "route"
---| "search"
---| "send"
---| "yahoo"
---| "done"
---| "emergencyCall"
---| "continue"

---@alias UIScene.ActivationState
---| "unattached"
---| "foregroundActive"
---| "foregroundInactive"
---| "background"

---@alias UIScrollTypeMask
---| "discrete"
---| "continuous"
---| "all"

---@alias UIScrollView.ContentInsetAdjustmentBehavior
---| "automatic"
---| "scrollableAxes"
---| "never"
---| "always"

---@alias UIScrollView.IndicatorStyle
---| "default"
---| "black"
---| "white"

---@alias UIScrollView.KeyboardDismissMode
---| "none"
---| "onDrag"
---| "interactive"

---@alias UISearchBar.Style
---| "default"
---| "prominent"
---| "minimal"

---@alias UISemanticContentAttribute
---| "unspecified"
---| "playback"
---| "spatial"
---| "forceLeftToRight"
---| "forceRightToLeft"

---@alias UISplitViewController.Column
---| "primary"
---| "supplementary"
---| "secondary"
---| "compact"

---@alias UISplitViewController.DisplayMode
---| "automatic"
---| "primaryHidden"
---| "allVisible"
---| "primaryOverlay"
---| "secondaryOnly"
---| "oneBesideSecondary"
---| "oneOverSecondary"
---| "twoBesideSecondary"
---| "twoOverSecondary"
---| "twoDisplaceSecondary"

---@alias UISplitViewController.DisplayModeButtonVisibility
---| "automatic"
---| "never"
---| "always"

---@alias UISplitViewController.PrimaryEdge
---| "leading"
---| "trailing"

---@alias UISplitViewController.SplitBehavior
---| "automatic"
---| "tile"
---| "overlay"
---| "displace"

---@alias UISplitViewController.Style
---| "unspecified"
---| "doubleColumn"
---| "tripleColumn"

---@alias UISpringLoadedInteractionContext.State
---| "inactive"
---| "possible"
---| "activating"
---| "activated"

---@alias UIStackView.Alignment
---| "fill"
---| "leading"
---| "top"
---| "firstBaseline"
---| "center"
---| "trailing"
---| "bottom"
---| "lastBaseline"

---@alias UIStackView.Distribution
---| "fill"
---| "fillEqually"
---| "fillProportionally"
---| "equalSpacing"
---| "equalCentering"

---@alias UIStatusBarStyle
---| "default"
---| "lightContent"
---| "darkContent"

---@alias UISwipeGestureRecognizer.Direction
---| "right"
---| "left"
---| "up"
---| "down"

---@alias UITabBarItem.SystemItem
---| "more"
---| "favorites"
---| "featured"
---| "topRated"
---| "recents"
---| "contacts"
---| "history"
---| "bookmarks"
---| "search"
---| "downloads"
---| "mostRecent"
---| "mostViewed"

---@alias UITableView.RowAnimation
---| "fade"
---| "right"
---| "left"
---| "top"
---| "bottom"
---| "none"
---| "middle"
---| "automatic"

---@alias UITableView.ScrollPosition
---| "none"
---| "top"
---| "middle"
---| "bottom"

---@alias UITableView.SeparatorStyle
---| "none"
---| "singleLine"

---@alias UITableView.Style
---| "plain"
---| "grouped"
---| "insetGrouped"

---@alias UITableViewCell.AccessoryType
---| "none"
---| "disclosureIndicator"
---| "detailDisclosureButton"
---| "checkmark"
---| "detailButton"

---@alias UITableViewCell.CellStyle
---| "default"
---| "value1"
---| "value2"
---| "subtitle"

---@alias UITableViewCell.EditingStyle
---| "none"
---| "delete"
---| "insert"

---@alias UITableViewCell.Part
---| "minus"
---| "insert"
---| "reorder"
---| "accessory"
---| "delete"

---@alias UITableViewCell.SelectionStyle
---| "none"
---| "blue"
---| "gray"
---| "default"

---@alias UITableViewDropProposal.Intent
---| "unspecified"
---| "insertAtDestinationIndexPath"
---| "insertIntoDestinationIndexPath"
---| "automatic"

---@alias UITableViewRowAction.Style
---| "default"
---| "destructive"
---| "normal"

---@alias UITextAutocapitalizationType
---| "none"
---| "words"
---| "sentences"
---| "allCharacters"

---@alias UITextAutocorrectionType
---| "default"
---| "no"
---| "yes"

---@alias UITextField.BorderStyle
---| "none"
---| "line"
---| "bezel"
---| "roundedRect"

---@alias UITextField.ViewMode
---| "never"
---| "whileEditing"
---| "unlessEditing"
---| "always"

---@alias UITextGranularity
---| "character"
---| "word"
---| "sentence"
---| "paragraph"
---| "line"
---| "document"

---@alias UITextItemInteraction
---| "invokeDefaultAction"
---| "presentActions"
---| "preview"

---@alias UITextLayoutDirection
---| "right"
---| "left"
---| "up"
---| "down"

---@alias UITextOrder
---| "orderedAscending"
---| "orderedSame"
---| "orderedDescending"

---@alias UITextStorageDirection
---| "forward"
---| "backward"

---@alias UITouch.Phase
---| "began"
---| "moved"
---| "stationary"
---| "ended"
---| "cancelled"

---@alias UITouch.TouchType
---| "direct"
---| "indirect"
---| "pencil"
---| "indirectPointer"

---@alias UITraitCollection.Trait
---| "horizontalSizeClass"
---| "verticalSizeClass"
---| "userInterfaceIdiom"
---| "displayScale"
---| "userInterfaceStyle"
---| "userInterfaceLevel"
---| "accessibilityContrast"
---| "layoutDirection"
---| "preferredContentSizeCategory"
---| "legibilityWeight"

---@alias UITraitEnvironmentLayoutDirection
---| "unspecified"
---| "leftToRight"
---| "rightToLeft"

---@alias UIUserInterfaceIdiom
---| "phone"
---| "pad"

---@alias UIUserInterfaceLayoutDirection
---| "leftToRight"
---| "rightToLeft"

---@alias UIUserInterfaceLevel
---| "unspecified"
---| "base"
---| "elevated"

---@alias UIUserInterfaceSizeClass
---| "unspecified"
---| "compact"
---| "regular"

---@alias UIUserInterfaceStyle
---| "unspecified"
---| "light"
---| "dark"

---@alias UIView.AnimationOptions
---| "layoutSubviews"
---| "allowUserInteraction"
---| "beginFromCurrentState"
---| "repeat"
---| "autoreverse"
---| "allowAnimatedContent"
---| "showHideTransitionViews"
---| "overrideInheritedOptions"
---| "transitionFlipFromLeft"
---| "transitionFlipFromRight"
---| "transitionCurlUp"
---| "transitionCurlDown"
---| "transitionCrossDissolve"
---| "transitionFlipFromTop"
---| "transitionFlipFromBottom"
---| "overrideInheritedDuration"
---| "overrideInheritedCurve"
---| "curveEaseInOut"
---| "curveEaseIn"
---| "curveEaseOut"
---| "curveLinear"

---@alias UIView.AutoresizingMask
---| "flexibleLeftMargin"
---| "flexibleWidth"
---| "flexibleRightMargin"
---| "flexibleTopMargin"
---| "flexibleHeight"
---| "flexibleBottomMargin"

---@alias UIView.ContentMode
---| "scaleToFill"
---| "scaleAspectFit"
---| "scaleAspectFill"
---| "redraw"
---| "center"
---| "top"
---| "bottom"
---| "left"
---| "right"
---| "topLeft"
---| "topRight"
---| "bottomLeft"
---| "bottomRight"

---@alias UIView.KeyframeAnimationOptions
---| "layoutSubviews"
---| "allowUserInteraction"
---| "beginFromCurrentState"
---| "repeat"
---| "autoreverse"
---| "overrideInheritedDuration"
---| "overrideInheritedOptions"
---| "calculationModeLinear"
---| "calculationModeDiscrete"
---| "calculationModePaced"
---| "calculationModeCubic"
---| "calculationModeCubicPaced"
---| "curveLinear"
---| "curveEaseIn"
---| "curveEaseOut"

---@alias UIView.LayoutAxis
---| "horizontal"
---| "vertical"

---@alias UIView.TintAdjustmentMode
---| "automatic"
---| "normal"
---| "dimmed"

---@alias UIView.TransitionStyle
---| "flipFromLeft"
---| "flipFromRight"
---| "curlUp"
---| "curlDown"
---| "crossDissolve"
---| "flipFromTop"
---| "flipFromBottom"

---@alias UIViewAnimatingPosition
---| "end"
---| "start"
---| "current"

---@alias UIViewAnimatingState
---| "inactive"
---| "active"
---| "stopped"

---@alias UIViewAnimationCurve
---| "easeInOut"
---| "easeIn"
---| "easeOut"
---| "linear"

---@alias UIViewControllerTransitionCoordinator.Side
---| "from"
---| "to"

---@alias URLAllowed
---| "urlQueryAllowed"
---| "urlPathAllowed"
---| "urlHostAllowed"
---| "urlFragmentAllowed"
---| "urlUserAllowed"
---| "urlPasswordAllowed"
---| "alphanumerics"

---@alias WebNavigationType
---| "linkActivated"
---| "formSubmitted"
---| "backForward"
---| "reload"
---| "formResubmitted"
---| "other"

---@alias WebScriptMoment
---| "atDocumentStart"
---| "atDocumentEnd"

---@alias YieldResult
---| "enqueued"
---| "dropped"
---| "terminated"
