---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISlider { ... } takes.
---@class UISlider.Properties: UIControl.Properties
---@field minimumValue? number The value at the left end; 0 by default.
---@field maximumValue? number The value at the right end; 1 by default.
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UISlider|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field value? number The chosen number, from minimumValue to maximumValue. Setting it sends no event.
---@field isContinuous? boolean True: valueChanged is sent while the finger moves. False: only when it lifts.
---@field minimumTrackTintColor? UIColor.Name|string|UIColor The colour of the track at the left of the knob, or nil for tintColor.
---@field maximumTrackTintColor? UIColor.Name|string|UIColor The colour of the track at the right of the knob, or nil for gray.
---@field thumbTintColor? UIColor.Name|string|UIColor The colour of the knob, or nil for white.
---@field minimumValueImage? UIImage|string The image at the end where the value is least, or nil.
---@field maximumValueImage? UIImage|string The image at the end where the value is greatest, or nil.

---A knob on a track, which the user moves to choose a number.
---@class UISlider: UIControl
---@field value number The chosen number, from minimumValue to maximumValue. Setting it sends no event.
---@field minimumValue number The value at the left end; 0 by default.
---@field maximumValue number The value at the right end; 1 by default.
---@field isContinuous boolean True: valueChanged is sent while the finger moves. False: only when it lifts.
---@field minimumTrackTintColor UIColor.Name|string|UIColor|nil The colour of the track at the left of the knob, or nil for tintColor.
---@field maximumTrackTintColor UIColor.Name|string|UIColor|nil The colour of the track at the right of the knob, or nil for gray.
---@field thumbTintColor UIColor.Name|string|UIColor|nil The colour of the knob, or nil for white.
---@field minimumValueImage UIImage|string|any The image at the end where the value is least, or nil.
---@field maximumValueImage UIImage|string|any The image at the end where the value is greatest, or nil.
---@field currentThumbImage UIImage|string|any The image of the knob in the present state, or nil. Read-only.
---@field super UISlider
---@overload fun(properties?: UISlider.Properties): UISlider
UISlider = {}

---Sets the image of the knob for a state; a state without an image of its own has the normal one's.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UISlider:setThumbImage(image, state) end

---The image of the knob for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UISlider:thumbImage(state) end

---Sets the image of the track up to the knob for a state; a state without an image of its own has the normal one's.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UISlider:setMinimumTrackImage(image, state) end

---The image of the track up to the knob for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UISlider:minimumTrackImage(state) end

---Sets the image of the track beyond the knob for a state; a state without an image of its own has the normal one's.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UISlider:setMaximumTrackImage(image, state) end

---The image of the track beyond the knob for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UISlider:maximumTrackImage(state) end

---The rectangle of the track in these bounds. Points. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UISlider:trackRect(bounds) end

---The rectangle of the knob in these bounds, on this track, for a value. Points. Can be overridden.
---@param bounds CGRect|table
---@param trackRect CGRect|table
---@param value number
---@return CGRect|table
function UISlider:thumbRect(bounds, trackRect, value) end

---The rectangle of minimumValueImage in these bounds. Points. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UISlider:minimumValueImageRect(bounds) end

---The rectangle of maximumValueImage in these bounds. Points. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UISlider:maximumValueImageRect(bounds) end

---Sets the value, and sends no event.
---@param value number
---@param animated? boolean
function UISlider:setValue(value, animated) end
