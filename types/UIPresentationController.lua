---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPresentationController { ... } takes.
---@class UIPresentationController.Properties: UIResponder.Properties
---@field presentedViewController? UIViewController Who is presented.
---@field delegate? UIAdaptivePresentationControllerDelegate|table A table with UIAdaptivePresentationControllerDelegate's methods.

---Says where a presented controller stands, and hears of its way. Derive one for the style custom.
---@class UIPresentationController: UIResponder
---@field presentedViewController UIViewController Who is presented. Read-only.
---@field presentingViewController UIViewController|nil Who presents it. Read-only.
---@field presentedView UIView|nil The view that is moved. Read-only.
---@field containerView UIView|nil What the presentation stands in, while it runs and lasts. Read-only.
---@field presentationStyle UIModalPresentationStyle What became of the style that was asked for. Read-only.
---@field delegate UIAdaptivePresentationControllerDelegate|table|nil A table with UIAdaptivePresentationControllerDelegate's methods.
---@field frameOfPresentedViewInContainerView CGRect Where the presented view stands. Points of the container. Read-only. A method of its name overrides it.
---@field shouldRemovePresentersView boolean Whether the presenter's view leaves while it is covered. Read-only. A method of its name overrides it.
---@field super UIPresentationController
---@overload fun(properties?: UIPresentationController.Properties): UIPresentationController
UIPresentationController = {}

---It is about to come: put what goes with it into the container. Can be overridden.
function UIPresentationController:presentationTransitionWillBegin() end

---It has come, or not. Can be overridden.
---@param completed boolean
function UIPresentationController:presentationTransitionDidEnd(completed) end

---It is about to go. Can be overridden.
function UIPresentationController:dismissalTransitionWillBegin() end

---It has gone, or not. Can be overridden.
---@param completed boolean
function UIPresentationController:dismissalTransitionDidEnd(completed) end

---The container is about to be laid out, as when the screen has turned. Can be overridden.
function UIPresentationController:containerViewWillLayoutSubviews() end

---The container has been laid out. Can be overridden.
function UIPresentationController:containerViewDidLayoutSubviews() end
