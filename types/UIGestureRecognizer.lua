---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIGestureRecognizer { ... } takes.
---@class UIGestureRecognizer.Properties
---@field action? function action(recognizer): it has recognized, or its gesture goes on.
---@field state? UIGestureRecognizer.State Where it is in its gesture. A class made with `class` may assign it.
---@field name? string A name for messages.
---@field isEnabled? boolean Turned off in a gesture, it is cancelled.
---@field cancelsTouchesInView? boolean On recognition the views' touches are cancelled.
---@field delaysTouchesBegan? boolean Views hear of a touch only when it has failed.
---@field delaysTouchesEnded? boolean Views hear of a lift only when it has failed.
---@field delegate? UIGestureRecognizerDelegate|table A table with UIGestureRecognizerDelegate's methods.
---@field allowedTouchTypes? UITouch.TouchType[] Touches of other types are never offered to it; a finger is "direct".
---@field allowedPressTypes? UIPress.PressType[] Buttons that it takes; there are none here.
---@field requiresExclusiveTouchType? boolean It tracks touches of one type at a time; there is one type here.

---Watches the touches of a view for one kind of gesture.
---@class UIGestureRecognizer
---@field state UIGestureRecognizer.State Where it is in its gesture. A class made with `class` may assign it.
---@field view UIView|nil The view it watches. Read-only.
---@field name string|nil A name for messages.
---@field isEnabled boolean Turned off in a gesture, it is cancelled.
---@field cancelsTouchesInView boolean On recognition the views' touches are cancelled.
---@field delaysTouchesBegan boolean Views hear of a touch only when it has failed.
---@field delaysTouchesEnded boolean Views hear of a lift only when it has failed.
---@field numberOfTouches integer How many fingers it tracks. Read-only.
---@field delegate UIGestureRecognizerDelegate|table|nil A table with UIGestureRecognizerDelegate's methods.
---@field allowedTouchTypes UITouch.TouchType[] Touches of other types are never offered to it; a finger is "direct".
---@field allowedPressTypes UIPress.PressType[] Buttons that it takes; there are none here.
---@field requiresExclusiveTouchType boolean It tracks touches of one type at a time; there is one type here.
---@field failureRequirements UIGestureRecognizer[] Those that it requires to fail, in the order in which it was told. Read-only.
---@field super UIGestureRecognizer
---@overload fun(properties?: UIGestureRecognizer.Properties): UIGestureRecognizer
UIGestureRecognizer = {}

---The middle of its touches, in a view (nil: the window). Points.
---@param view? UIView
---@return CGPoint
function UIGestureRecognizer:location(view) end

---One of its touches, from 1, in a view. Points.
---@param index integer
---@param view? UIView
---@return CGPoint
function UIGestureRecognizer:locationOfTouch(index, view) end

---Whether it waits for another finger: it has lost its last one without a decision. A class with a touchesEnded of its own does so for 0.35 s; overridden, it waits until it decides, or not at all. Can be overridden.
---@return boolean
function UIGestureRecognizer:waitsForMore() end

---For began, changed, ended and cancelled calls action(recognizer), or a target's method by name.
---@param ... any
function UIGestureRecognizer:addTarget(...) end

---Takes an action away again: the same function, or target and name; all of them without arguments.
---@param ... any
function UIGestureRecognizer:removeTarget(...) end

---What becomes of a recognizer in a state whose class assigns another; nil where nothing happens.
---@param state UIGestureRecognizer.State
---@param wanted UIGestureRecognizer.State
---@return UIGestureRecognizer.State|nil
function UIGestureRecognizer.transition(state, wanted) end

---Waits until another recognizer has failed.
---@param other UIGestureRecognizer
function UIGestureRecognizer:requireToFail(other) end

---Leaves a touch to its view.
---@param touch UITouch
---@param event? UIEvent
function UIGestureRecognizer:ignore(touch, event) end

---Back to the start. Can be overridden.
function UIGestureRecognizer:reset() end

---Whether its recognition fails another. Can be overridden.
---@param other UIGestureRecognizer
---@return boolean
function UIGestureRecognizer:canPrevent(other) end

---Whether another's recognition fails it. Can be overridden.
---@param other UIGestureRecognizer
---@return boolean
function UIGestureRecognizer:canBePrevented(other) end

---Touches began. Can be overridden.
---@param touches UITouch[]
---@param event UIEvent
function UIGestureRecognizer:touchesBegan(touches, event) end

---Touches moved. Can be overridden.
---@param touches UITouch[]
---@param event UIEvent
function UIGestureRecognizer:touchesMoved(touches, event) end

---Touches ended. Can be overridden.
---@param touches UITouch[]
---@param event UIEvent
function UIGestureRecognizer:touchesEnded(touches, event) end

---Touches were cancelled. Can be overridden.
---@param touches UITouch[]
---@param event UIEvent
function UIGestureRecognizer:touchesCancelled(touches, event) end

---Calls fn(object, { old =, new = }) whenever a property has another value: view:observe("contentOffset", fn).
---@param keyPath string
---@param fn function
---@return NSKeyValueObservation
function UIGestureRecognizer:observe(keyPath, fn) end

---The same the old way: observer:observeValue(keyPath, object, change) is called.
---@param observer any
---@param keyPath string
function UIGestureRecognizer:addObserver(observer, keyPath) end

---It hears no more of that property.
---@param observer any
---@param keyPath string
function UIGestureRecognizer:removeObserver(observer, keyPath) end

---A property is about to change; nothing more.
---@param key string
function UIGestureRecognizer:willChangeValue(key) end

---Tells the observers of a property that it has changed.
---@param key string
function UIGestureRecognizer:didChangeValue(key) end
