---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPresentationController { ... } takes.
---@class UIPresentationController.Properties: UIResponder.Properties
---@field presentedViewController? UIViewController The controller that is presented.
---@field delegate? UIAdaptivePresentationControllerDelegate|table A table with UIAdaptivePresentationControllerDelegate's methods.

---An object that decides where a presented controller's view is, and is told when it appears and disappears. Derive a class from it for the style custom.
---@class UIPresentationController: UIResponder
---@field presentedViewController UIViewController The controller that is presented. Read-only.
---@field presentingViewController UIViewController|any The controller that presents, or nil. Read-only.
---@field presentedView UIView|any The view that is placed, moved and animated: the presented controller's, or a view that contains it; nil without one. Read-only. A method of its name overrides it.
---@field containerView UIView|any The view that contains the presented view during the presentation, or nil. Read-only.
---@field presentationStyle UIModalPresentationStyle The style in which the controller is really presented; it may differ from the style that was asked for. Read-only.
---@field delegate UIAdaptivePresentationControllerDelegate|table|any A table with UIAdaptivePresentationControllerDelegate's methods.
---@field frameOfPresentedViewInContainerView CGRect The rectangle of the presented view in containerView. Points. Read-only. A method of its name overrides it.
---@field shouldRemovePresentersView boolean Whether the presenter's view is removed while it is covered. Read-only. A method of its name overrides it.
---@field super UIPresentationController
---@overload fun(properties?: UIPresentationController.Properties): UIPresentationController
UIPresentationController = {}

---preferredContentSize of the presented controller has changed. Can be overridden.
---@param child UIViewController
function UIPresentationController:preferredContentSizeDidChange(child) end

---The size that the presented controller will have when containerView has the given size. Points. Can be overridden.
---@param child UIViewController
---@param parentSize CGSize|table
---@return CGSize|table
function UIPresentationController:sizeForChildContentContainer(child, parentSize) end

---The device turns, and containerView will get this size. Call super, which tells the presented controller. Can be overridden.
---@param size CGSize|table
---@param coordinator UIViewControllerTransitionCoordinator
function UIPresentationController:viewWillTransition(size, coordinator) end

---The presentation is about to begin: add your own views to containerView here. Can be overridden.
function UIPresentationController:presentationTransitionWillBegin() end

---The presentation has ended; completed is false if it was cancelled. Can be overridden.
---@param completed boolean
function UIPresentationController:presentationTransitionDidEnd(completed) end

---The dismissal is about to begin. Can be overridden.
function UIPresentationController:dismissalTransitionWillBegin() end

---The dismissal has ended; completed is false if it was cancelled. Can be overridden.
---@param completed boolean
function UIPresentationController:dismissalTransitionDidEnd(completed) end

---containerView is about to lay out its subviews, for example because the device has turned. Can be overridden.
function UIPresentationController:containerViewWillLayoutSubviews() end

---containerView has laid out its subviews. Can be overridden.
function UIPresentationController:containerViewDidLayoutSubviews() end
