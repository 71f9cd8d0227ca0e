---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---There is no mail on a simulated device.
---@class MFMailComposeViewController
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
MFMailComposeViewController = {}

---False: show what the app shows without mail.
---@return boolean
function MFMailComposeViewController.canSendMail() end
