---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIStepper { ... } takes.
---@class UIStepper.Properties: UIControl.Properties
---@field minimumValue? number The smallest value; 0 by default. It must be less than maximumValue.
---@field maximumValue? number The largest value; 100 by default. It must be greater than minimumValue.
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UIStepper|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field value? number The chosen number, from minimumValue to maximumValue. Setting it sends no event.
---@field stepValue? number How much one step changes the value; 1 by default. It must be greater than 0.
---@field autorepeat? boolean Whether the step is repeated while a finger stays on a button.
---@field wraps? boolean Whether a step beyond one end continues at the other end.
---@field isContinuous? boolean True: valueChanged is sent for each repeated step. False: only when the finger lifts.

---Two buttons, - and +, that decrease and increase a number; 94 x 29 points.
---@class UIStepper: UIControl
---@field value number The chosen number, from minimumValue to maximumValue. Setting it sends no event.
---@field minimumValue number The smallest value; 0 by default. It must be less than maximumValue.
---@field maximumValue number The largest value; 100 by default. It must be greater than minimumValue.
---@field stepValue number How much one step changes the value; 1 by default. It must be greater than 0.
---@field autorepeat boolean Whether the step is repeated while a finger stays on a button.
---@field wraps boolean Whether a step beyond one end continues at the other end.
---@field isContinuous boolean True: valueChanged is sent for each repeated step. False: only when the finger lifts.
---@field super UIStepper
---@overload fun(properties?: UIStepper.Properties): UIStepper
UIStepper = {}

---Sets the image in place of + for a state; a state without an image of its own has the normal one's.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UIStepper:setIncrementImage(image, state) end

---The image in place of + for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UIStepper:incrementImage(state) end

---Sets the image in place of - for a state; a state without an image of its own has the normal one's.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UIStepper:setDecrementImage(image, state) end

---The image in place of - for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UIStepper:decrementImage(state) end

---Sets the image behind both halves for a state; a state without an image of its own has the normal one's.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UIStepper:setBackgroundImage(image, state) end

---The image behind both halves for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UIStepper:backgroundImage(state) end

---Sets the image between the halves, for the states of the left one and the right one.
---@param image? UIImage|string
---@param left? UIControl.State|UIControl.State[]
---@param right? UIControl.State|UIControl.State[]
function UIStepper:setDividerImage(image, left, right) end

---The image between the halves for the states of the left one and the right one, or nil.
---@param left? UIControl.State|UIControl.State[]
---@param right? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UIStepper:dividerImage(left, right) end
