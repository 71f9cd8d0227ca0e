---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What assistive technology is told, and how the user has set it. The settings can only be read.
---@class UIAccessibility
---@field isVoiceOverRunning boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field voiceOverStatusDidChangeNotification string The name of the notification that isVoiceOverRunning has changed.
---@field isSwitchControlRunning boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field switchControlStatusDidChangeNotification string The name of the notification that isSwitchControlRunning has changed.
---@field isAssistiveTouchRunning boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field assistiveTouchStatusDidChangeNotification string The name of the notification that isAssistiveTouchRunning has changed.
---@field isReduceMotionEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field reduceMotionStatusDidChangeNotification string The name of the notification that isReduceMotionEnabled has changed.
---@field isReduceTransparencyEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field reduceTransparencyStatusDidChangeNotification string The name of the notification that isReduceTransparencyEnabled has changed.
---@field isDarkerSystemColorsEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field darkerSystemColorsStatusDidChangeNotification string The name of the notification that isDarkerSystemColorsEnabled has changed.
---@field isBoldTextEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field boldTextStatusDidChangeNotification string The name of the notification that isBoldTextEnabled has changed.
---@field isOnOffSwitchLabelsEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field onOffSwitchLabelsDidChangeNotification string The name of the notification that isOnOffSwitchLabelsEnabled has changed.
---@field isInvertColorsEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field invertColorsStatusDidChangeNotification string The name of the notification that isInvertColorsEnabled has changed.
---@field isGrayscaleEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field grayscaleStatusDidChangeNotification string The name of the notification that isGrayscaleEnabled has changed.
---@field isClosedCaptioningEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field closedCaptioningStatusDidChangeNotification string The name of the notification that isClosedCaptioningEnabled has changed.
---@field isMonoAudioEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field monoAudioStatusDidChangeNotification string The name of the notification that isMonoAudioEnabled has changed.
---@field isGuidedAccessEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field guidedAccessStatusDidChangeNotification string The name of the notification that isGuidedAccessEnabled has changed.
---@field isSpeakScreenEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field speakScreenStatusDidChangeNotification string The name of the notification that isSpeakScreenEnabled has changed.
---@field isSpeakSelectionEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field speakSelectionStatusDidChangeNotification string The name of the notification that isSpeakSelectionEnabled has changed.
---@field isShakeToUndoEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field shakeToUndoDidChangeNotification string The name of the notification that isShakeToUndoEnabled has changed.
---@field isVideoAutoplayEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field videoAutoplayStatusDidChangeNotification string The name of the notification that isVideoAutoplayEnabled has changed.
---@field prefersCrossFadeTransitions boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field prefersCrossFadeTransitionsStatusDidChangeNotification string The name of the notification that prefersCrossFadeTransitions has changed.
---@field buttonShapesEnabled boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field buttonShapesEnabledStatusDidChangeNotification string The name of the notification that buttonShapesEnabled has changed.
---@field shouldDifferentiateWithoutColor boolean Whether the user has turned this on; a scenario does with app:setAccessibility.
---@field shouldDifferentiateWithoutColorDidChangeNotification string The name of the notification that shouldDifferentiateWithoutColor has changed.
---@field announcementDidFinishNotification string The name of the notification that an announcement was spoken.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIAccessibility = {}

---Tells assistive technology something: "announcement" with a text; "layoutChanged" or "screenChanged" with the element to which the cursor goes, or a text, or nothing; "pageScrolled" with a text.
---@param notification AccessibilityNotice
---@param argument? string|UIView|UIAccessibilityElement
function UIAccessibility.post(notification, argument) end

---The element on which VoiceOver's cursor is, or nil.
---@return UIResponder|any
function UIAccessibility.focusedElement() end

---A rectangle of a view's bounds on the screen. Points.
---@param rect CGRect|table
---@param view UIView
---@return CGRect
function UIAccessibility.convertToScreenCoordinates(rect, view) end
