---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISegmentedControl { ... } takes.
---@class UISegmentedControl.Properties: UIControl.Properties
---@field items? string[] The titles of its segments.
---@field selectedSegmentIndex? integer From 1; nil for none. Setting it sends nothing.
---@field isMomentary? boolean The selection is taken back once the actions have run.

---Segments, of which one at most is selected.
---@class UISegmentedControl: UIControl
---@field numberOfSegments integer How many segments. Read-only.
---@field selectedSegmentIndex integer|nil From 1; nil for none. Setting it sends nothing.
---@field isMomentary boolean The selection is taken back once the actions have run.
---@field super UISegmentedControl
---@overload fun(properties?: UISegmentedControl.Properties): UISegmentedControl
UISegmentedControl = {}

---A segment's title.
---@param index integer
---@return string|nil
function UISegmentedControl:titleForSegment(index) end

---Sets a segment's title.
---@param title? string
---@param index integer
function UISegmentedControl:setTitle(title, index) end

---Whether a segment can be selected by touch.
---@param index integer
---@return boolean
function UISegmentedControl:isEnabledForSegment(index) end

---Whether a segment can be selected by touch.
---@param isEnabled boolean
---@param index integer
function UISegmentedControl:setEnabled(isEnabled, index) end

---Adds a segment at a place; one beyond the end means the end.
---@param title? string
---@param index integer
---@param animated? boolean
function UISegmentedControl:insertSegment(title, index, animated) end

---Takes a segment away.
---@param index integer
---@param animated? boolean
function UISegmentedControl:removeSegment(index, animated) end

---Takes all segments away.
function UISegmentedControl:removeAllSegments() end
