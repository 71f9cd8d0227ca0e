---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISplitViewController { ... } takes.
---@class UISplitViewController.Properties: UIViewController.Properties
---@field style? UISplitViewController.Style The columns that it has: two, three, or none that have names.
---@field viewControllers? UIViewController[] The primary controller and the secondary one; one controller while the two are collapsed.
---@field preferredDisplayMode? UISplitViewController.DisplayMode The display mode that the app wants.
---@field presentsWithGesture? boolean Whether a finger from the edge shows the hidden primary controller.
---@field preferredSplitBehavior? UISplitViewController.SplitBehavior How columns come: beside the secondary one (tile), over it (overlay), or pushing it aside (displace).
---@field displayModeButtonVisibility? UISplitViewController.DisplayModeButtonVisibility Whether the bar of the foremost column has the button that shows and hides columns; automatic: where presentsWithGesture is true.
---@field preferredPrimaryColumnWidth? number The width that the app wants for the primary controller; counts before the fraction. Points.
---@field preferredSupplementaryColumnWidth? number The width that the app wants for the supplementary column; counts before the fraction. Points.
---@field preferredSupplementaryColumnWidthFraction? number The width of the supplementary column as a fraction of the whole width, from 0 to 1.
---@field minimumSupplementaryColumnWidth? number The smallest width of the supplementary column. Points.
---@field maximumSupplementaryColumnWidth? number The largest width of the supplementary column. Points.
---@field primaryEdge? UISplitViewController.PrimaryEdge The side of the primary controller.
---@field preferredPrimaryColumnWidthFraction? number The width of the primary controller as a fraction of the whole width, from 0 to 1.
---@field minimumPrimaryColumnWidth? number The smallest width of the primary controller. Points.
---@field maximumPrimaryColumnWidth? number The largest width of the primary controller; 320 on most iPads. Points.
---@field delegate? UISplitViewControllerDelegate|table A table with UISplitViewControllerDelegate's methods.

---A container with a primary controller (a list) and a secondary one (the details) beside each other. Where the width is compact, they are one stack. With a style it has two or three named columns: UISplitViewController { style = "doubleColumn" }.
---@class UISplitViewController: UIViewController
---@field style UISplitViewController.Style The columns that it has: two, three, or none that have names. Read-only.
---@field automaticDimension number As a width or a fraction of it: the controller chooses it.
---@field viewControllers UIViewController[] The primary controller and the secondary one; one controller while the two are collapsed.
---@field preferredDisplayMode UISplitViewController.DisplayMode The display mode that the app wants.
---@field displayMode UISplitViewController.DisplayMode The present display mode. Read-only.
---@field displayModeButtonItem UIBarButtonItem A bar button item that shows and hides the primary controller. Read-only.
---@field isCollapsed boolean Whether the two controllers are one stack. Read-only.
---@field presentsWithGesture boolean Whether a finger from the edge shows the hidden primary controller.
---@field preferredSplitBehavior UISplitViewController.SplitBehavior How columns come: beside the secondary one (tile), over it (overlay), or pushing it aside (displace).
---@field splitBehavior UISplitViewController.SplitBehavior How columns come now. Read-only.
---@field displayModeButtonVisibility UISplitViewController.DisplayModeButtonVisibility Whether the bar of the foremost column has the button that shows and hides columns; automatic: where presentsWithGesture is true.
---@field preferredPrimaryColumnWidth number The width that the app wants for the primary controller; counts before the fraction. Points.
---@field preferredSupplementaryColumnWidth number The width that the app wants for the supplementary column; counts before the fraction. Points.
---@field preferredSupplementaryColumnWidthFraction number The width of the supplementary column as a fraction of the whole width, from 0 to 1.
---@field minimumSupplementaryColumnWidth number The smallest width of the supplementary column. Points.
---@field maximumSupplementaryColumnWidth number The largest width of the supplementary column. Points.
---@field supplementaryColumnWidth number The present width of the supplementary column. Points. Read-only.
---@field primaryEdge UISplitViewController.PrimaryEdge The side of the primary controller.
---@field preferredPrimaryColumnWidthFraction number The width of the primary controller as a fraction of the whole width, from 0 to 1.
---@field minimumPrimaryColumnWidth number The smallest width of the primary controller. Points.
---@field maximumPrimaryColumnWidth number The largest width of the primary controller; 320 on most iPads. Points.
---@field primaryColumnWidth number The present width of the primary controller. Points. Read-only.
---@field delegate UISplitViewControllerDelegate|table|any A table with UISplitViewControllerDelegate's methods.
---@field super UISplitViewController
---@overload fun(properties?: UISplitViewController.Properties): UISplitViewController
UISplitViewController = {}

---Gives a column its controller, in a navigation controller if it is none; nil takes it away. The controller of the compact column is shown in place of all others where the width is compact. It is an error if the controller has no style, or no such column.
---@param controller? UIViewController
---@param column UISplitViewController.Column
function UISplitViewController:setViewController(controller, column) end

---The controller that was given for a column, or nil. It is an error if the controller has no style, or no such column.
---@param column UISplitViewController.Column
---@return UIViewController|any
function UISplitViewController:viewController(column) end

---Shows a column beside or over the secondary one, or on top where the columns are one stack. A controller in place of a column is shown as the primary one, or pushed onto its stack. It is an error if the controller has no style, or no such column.
---@param column UISplitViewController.Column|UIViewController
function UISplitViewController:show(column) end

---Hides a column; where the columns are one stack, goes back from it. It is an error if the controller has no style, or no such column.
---@param column UISplitViewController.Column
function UISplitViewController:hide(column) end
