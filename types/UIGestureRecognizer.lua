---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIGestureRecognizer { ... } takes.
---@class UIGestureRecognizer.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(recognizer: UIGestureRecognizer|any): any)|string Called as action(recognizer) for began, changed, ended and cancelled.
---@field state? UIGestureRecognizer.State The state of the gesture. Classes made with `class` may set it.
---@field name? string A name that messages show, or nil.
---@field isEnabled? boolean Whether the recognizer gets touches. Setting it to false cancels a gesture.
---@field cancelsTouchesInView? boolean Whether views get touchesCancelled when the recognizer has recognized.
---@field delaysTouchesBegan? boolean Whether views get a touch only after the recognizer has failed.
---@field delaysTouchesEnded? boolean Whether views get the end of a touch only after the recognizer has failed.
---@field delegate? UIGestureRecognizerDelegate|table A table with UIGestureRecognizerDelegate's methods.
---@field allowedTouchTypes? UITouch.TouchType[] The types of touches that the recognizer gets; a finger is "direct".
---@field allowedPressTypes? UIPress.PressType[] The types of buttons that the recognizer gets; a simulated device has none.
---@field requiresExclusiveTouchType? boolean Whether the recognizer tracks touches of one type at a time. A simulated device has only one type.

---An object that watches the touches in a view for one kind of gesture.
---@class UIGestureRecognizer
---@field state UIGestureRecognizer.State The state of the gesture. Classes made with `class` may set it.
---@field view UIView|any The view whose touches the recognizer watches, or nil. Read-only.
---@field name string|nil A name that messages show, or nil.
---@field isEnabled boolean Whether the recognizer gets touches. Setting it to false cancels a gesture.
---@field cancelsTouchesInView boolean Whether views get touchesCancelled when the recognizer has recognized.
---@field delaysTouchesBegan boolean Whether views get a touch only after the recognizer has failed.
---@field delaysTouchesEnded boolean Whether views get the end of a touch only after the recognizer has failed.
---@field numberOfTouches integer The number of fingers that the recognizer tracks. Read-only.
---@field delegate UIGestureRecognizerDelegate|table|any A table with UIGestureRecognizerDelegate's methods.
---@field allowedTouchTypes UITouch.TouchType[] The types of touches that the recognizer gets; a finger is "direct".
---@field allowedPressTypes UIPress.PressType[] The types of buttons that the recognizer gets; a simulated device has none.
---@field requiresExclusiveTouchType boolean Whether the recognizer tracks touches of one type at a time. A simulated device has only one type.
---@field failureRequirements UIGestureRecognizer[] The recognizers that must fail before this one recognizes, in the order of requireToFail. Read-only.
---@field super UIGestureRecognizer
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIGestureRecognizer.Properties): UIGestureRecognizer
UIGestureRecognizer = {}

---The middle of the tracked touches, in a view's coordinates (nil: the window's). Points.
---@param view? UIView
---@return CGPoint
function UIGestureRecognizer:location(view) end

---The place of one tracked touch, counted from 1, in a view's coordinates (nil: the window's). Points.
---@param index integer
---@param view? UIView
---@return CGPoint
function UIGestureRecognizer:locationOfTouch(index, view) end

---Asked when the last finger has lifted and the recognizer is still possible: whether it waits for another finger. A class that overrides touchesEnded waits for 0.35 s. An override of this method decides: with true it waits until it sets a state. Can be overridden.
---@return boolean
function UIGestureRecognizer:waitsForMore() end

---Adds an action: action(recognizer), or a target's method by name. It is called for began, changed, ended and cancelled.
---@param ... any
function UIGestureRecognizer:addTarget(...) end

---Removes an action: give the same function, or target and name. With a target and nil all actions of that target are removed, without arguments or with nil in both places all.
---@param ... any
function UIGestureRecognizer:removeTarget(...) end

---The state that a recognizer gets if it is in `state` and its class assigns `wanted`; nil if nothing happens.
---@param state UIGestureRecognizer.State
---@param wanted UIGestureRecognizer.State
---@return UIGestureRecognizer.State|any
function UIGestureRecognizer.transition(state, wanted) end

---This recognizer waits until another one has failed. If the other one recognizes, this one fails.
---@param other UIGestureRecognizer
function UIGestureRecognizer:requireToFail(other) end

---The same as requireToFail, UIKit's require(toFail:).
---@param toFail UIGestureRecognizer
function UIGestureRecognizer:require(toFail) end

---The recognizer no longer tracks a touch, and the touch is delivered to its view.
---@param touch UITouch
---@param event? UIEvent
function UIGestureRecognizer:ignore(touch, event) end

---Called when the gesture is over: set your own fields back. Can be overridden.
function UIGestureRecognizer:reset() end

---Whether this recognizer, when it recognizes, makes another one fail. Can be overridden.
---@param other UIGestureRecognizer
---@return boolean
function UIGestureRecognizer:canPrevent(other) end

---Whether another recognizer, when it recognizes, makes this one fail. Can be overridden.
---@param other UIGestureRecognizer
---@return boolean
function UIGestureRecognizer:canBePrevented(other) end

---Whether this recognizer waits until another one has failed. Asked once for each two that track a touch. False. Can be overridden.
---@param other UIGestureRecognizer
---@return boolean
function UIGestureRecognizer:shouldRequireFailure(other) end

---Whether another recognizer waits until this one has failed. Asked once for each two that track a touch. False. Can be overridden.
---@param other UIGestureRecognizer
---@return boolean
function UIGestureRecognizer:shouldBeRequiredToFail(other) end

---Fingers have landed. Can be overridden.
---@param touches UITouch[]
---@param event UIEvent
function UIGestureRecognizer:touchesBegan(touches, event) end

---Fingers have moved. Can be overridden.
---@param touches UITouch[]
---@param event UIEvent
function UIGestureRecognizer:touchesMoved(touches, event) end

---Fingers have lifted. Can be overridden.
---@param touches UITouch[]
---@param event UIEvent
function UIGestureRecognizer:touchesEnded(touches, event) end

---Touches were cancelled. Can be overridden.
---@param touches UITouch[]
---@param event UIEvent
function UIGestureRecognizer:touchesCancelled(touches, event) end

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: UIGestureRecognizer|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function UIGestureRecognizer:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function UIGestureRecognizer:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function UIGestureRecognizer:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function UIGestureRecognizer:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function UIGestureRecognizer:didChangeValue(key) end
