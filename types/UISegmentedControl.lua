---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISegmentedControl { ... } takes.
---@class UISegmentedControl.Properties: UIControl.Properties
---@field items? (string|UIImage|string|UIAction)[] The titles or images of its segments.
---@field actions? UIAction[] A UIAction for each segment, in place of items.
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UISegmentedControl|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field isSpringLoaded? boolean Whether it acts while items are held over it.
---@field selectedSegmentIndex? integer The number of the selected segment, from 1, or nil if none is selected. Setting it sends no event.
---@field isMomentary? boolean Whether the selection disappears after the actions have run.
---@field apportionsSegmentWidthsByContent? boolean Whether segments without a width of their own are as wide as what they show wants.
---@field selectedSegmentTintColor? UIColor.Name|string|UIColor The colour of the selected segment's thumb in system 17; nil for the system's.

---A row of segments, of which at most one is selected.
---@class UISegmentedControl: UIControl
---@field isSpringLoaded boolean Whether it acts while items are held over it.
---@field numberOfSegments integer The number of segments. Read-only.
---@field selectedSegmentIndex integer|nil The number of the selected segment, from 1, or nil if none is selected. Setting it sends no event.
---@field isMomentary boolean Whether the selection disappears after the actions have run.
---@field apportionsSegmentWidthsByContent boolean Whether segments without a width of their own are as wide as what they show wants.
---@field selectedSegmentTintColor UIColor.Name|string|UIColor|nil The colour of the selected segment's thumb in system 17; nil for the system's.
---@field super UISegmentedControl
---@overload fun(properties?: UISegmentedControl.Properties): UISegmentedControl
UISegmentedControl = {}

---The title of a segment, or nil.
---@param index integer
---@return string|any
function UISegmentedControl:titleForSegment(index) end

---Sets the title of a segment.
---@param title? string
---@param index integer
function UISegmentedControl:setTitle(title, index) end

---Whether a finger can select a segment.
---@param index integer
---@return boolean
function UISegmentedControl:isEnabledForSegment(index) end

---Sets whether a finger can select a segment.
---@param isEnabled boolean
---@param index integer
function UISegmentedControl:setEnabled(isEnabled, index) end

---Inserts a segment with a title, an image or a UIAction at a place, from 1; a place beyond the end means the end.
---@param content? string|UIImage|string|UIAction
---@param index integer
---@param animated? boolean
function UISegmentedControl:insertSegment(content, index, animated) end

---The image of a segment, or nil.
---@param index integer
---@return UIImage|string|any
function UISegmentedControl:imageForSegment(index) end

---Sets the image of a segment, in place of its title.
---@param image? UIImage|string
---@param index integer
function UISegmentedControl:setImage(image, index) end

---The UIAction of a segment, or nil.
---@param index integer
---@return UIAction|any
function UISegmentedControl:actionForSegment(index) end

---A UIAction whose image or title a segment shows, and which runs when it is chosen.
---@param action UIAction
---@param index integer
function UISegmentedControl:setAction(action, index) end

---Removes a segment.
---@param index integer
---@param animated? boolean
function UISegmentedControl:removeSegment(index, animated) end

---Sets the attributes of the titles, such as font and colour, for a state.
---@param attributes? table<string, any>
---@param state? UIControl.State|UIControl.State[]
function UISegmentedControl:setTitleTextAttributes(attributes, state) end

---The attributes that were set for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return table<string, any>|any
function UISegmentedControl:titleTextAttributes(state) end

---Sets the width of a segment; 0 shares what the others leave. Points.
---@param width number
---@param index integer
function UISegmentedControl:setWidth(width, index) end

---The width that was set for a segment, or 0. Points.
---@param index integer
---@return number
function UISegmentedControl:widthForSegment(index) end

---Removes all segments.
function UISegmentedControl:removeAllSegments() end
