---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Controllers that lunette import has made of a file of Interface Builder: UIStoryboard { name = "Main" }. Its other functions are those that imported files call.
---@class UIStoryboard
---@overload fun(): UIStoryboard
UIStoryboard = {}

---The controller with which the storyboard begins, made anew; nil where it has none.
---@return UIViewController
function UIStoryboard:instantiateInitialViewController() end

---The controller of this identifier, made anew.
---@param identifier string
---@return UIViewController
function UIStoryboard:instantiateViewController(identifier) end

---An object of the app's class of this name, or of the base class.
---@param name string
---@param base any
---@param properties? table
---@return any
function UIStoryboard.make(name, base, properties) end

---An object of a class of its own, which may have fields.
---@param base any
---@return any
function UIStoryboard.own(base) end

---Lets a touch of a control, an item, a recognizer or a cell begin a segue.
---@param sender any
---@param controller any
---@param segue string
function UIStoryboard.trigger(sender, controller, segue) end

---Shows the destination of a segue in a container view.
---@param controller any
---@param container any
---@param segue string
function UIStoryboard.embed(controller, container, segue) end

---Gives a table the cells that the file has, by sections.
---@param controller any
---@param tableView any
---@param sections table[]
function UIStoryboard.rows(controller, tableView, sections) end

---A controller of another storyboard.
---@param name string
---@param identifier? string
---@return any
function UIStoryboard.reference(name, identifier) end

---What differs between size classes: the function gets pick(usual, { width, height, value }, ...).
---@param view any
---@param apply function
function UIStoryboard.vary(view, apply) end

---The app's colour of this name, or what the file has for it.
---@param name string
---@param usual UIColor
---@return UIColor
function UIStoryboard.color(name, usual) end

---Sets what a file says of properties of the app's own, by a dotted path.
---@param object any
---@param path string
---@param value any
function UIStoryboard.assign(object, path, value) end
