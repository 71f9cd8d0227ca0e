---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINotificationFeedbackGenerator { ... } takes.
---@class UINotificationFeedbackGenerator.Properties

---Makes the hand feel how something has ended.
---@class UINotificationFeedbackGenerator
---@field super UINotificationFeedbackGenerator
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UINotificationFeedbackGenerator.Properties): UINotificationFeedbackGenerator
UINotificationFeedbackGenerator = {}

---Does nothing: a simulated device is always ready.
function UINotificationFeedbackGenerator:prepare() end

---Something has ended: "success", "warning" or "error".
---@param type NotificationFeedback
function UINotificationFeedbackGenerator:notificationOccurred(type) end
