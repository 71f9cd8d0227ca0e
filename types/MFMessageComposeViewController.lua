---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---There are no messages on a simulated device.
---@class MFMessageComposeViewController
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
MFMessageComposeViewController = {}

---False: show what the app shows without messages.
---@return boolean
function MFMessageComposeViewController.canSendText() end
