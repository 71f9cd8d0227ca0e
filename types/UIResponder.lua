---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIResponder { ... } takes.
---@class UIResponder.Properties

---An object that handles events or hands them to the next one.
---@class UIResponder
---@field next UIResponder|nil The next responder in the chain. Read-only.
---@field isFirstResponder boolean Whether it gets the keyboard. Read-only.
---@field canBecomeFirstResponder boolean Whether it may become first responder; false unless overridden. Read-only. A method of its name overrides it.
---@field canResignFirstResponder boolean Whether it may stop being first responder. Read-only. A method of its name overrides it.
---@field inputView UIView|nil The view that takes the place of the keyboard's keys while it is first responder, or nil. Read-only. A method of its name overrides it.
---@field inputAccessoryView UIView|nil The view that stands on the keyboard while it is first responder, or nil. Read-only. A method of its name overrides it.
---@field keyboardWillShowNotification string The keyboard's notification: It begins to come.
---@field keyboardDidShowNotification string The keyboard's notification: It has come.
---@field keyboardWillHideNotification string The keyboard's notification: It begins to go.
---@field keyboardDidHideNotification string The keyboard's notification: It has gone.
---@field keyboardWillChangeFrameNotification string The keyboard's notification: It begins to come or go.
---@field keyboardDidChangeFrameNotification string The keyboard's notification: It has come or gone.
---@field keyboardFrameBeginUserInfoKey string A key of the notification's userInfo. Where it was. Points of the screen.
---@field keyboardFrameEndUserInfoKey string A key of the notification's userInfo. Where it will be. Points of the screen.
---@field keyboardAnimationDurationUserInfoKey string A key of the notification's userInfo. Seconds.
---@field keyboardAnimationCurveUserInfoKey string A key of the notification's userInfo. As options of UIView.animate it moves as the keyboard does.
---@field keyboardIsLocalUserInfoKey string A key of the notification's userInfo. Whether it is this app's.
---@field super UIResponder
---@overload fun(properties?: UIResponder.Properties): UIResponder
UIResponder = {}

---Asks for the keyboard; answers whether it got it. Can be overridden.
---@return boolean
function UIResponder:becomeFirstResponder() end

---Gives the keyboard up; answers whether it did. Can be overridden.
---@return boolean
function UIResponder:resignFirstResponder() end

---Puts text in the place of the selection, as a key does. A responder with this method gets the keyboard. Can be overridden.
---@param text string
function UIResponder:insertText(text) end

---Takes the selection away, or the character before the caret. Can be overridden.
function UIResponder:deleteBackward() end

---Its input views have changed: those of the first responder are shown anew.
function UIResponder:reloadInputViews() end

---Fingers landed on it. The default hands them to the next responder. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
function UIResponder:touchesBegan(touches, event) end

---Its fingers moved. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
function UIResponder:touchesMoved(touches, event) end

---Its fingers lifted. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
function UIResponder:touchesEnded(touches, event) end

---Its fingers were taken away, by a recognizer or by the system. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
function UIResponder:touchesCancelled(touches, event) end

---The device is being shaken. The default hands it to the next responder. Can be overridden.
---@param motion UIEvent.EventSubtype
---@param event? UIEvent
function UIResponder:motionBegan(motion, event) end

---The shaking is over. Can be overridden.
---@param motion UIEvent.EventSubtype
---@param event? UIEvent
function UIResponder:motionEnded(motion, event) end

---The shaking went on too long or was interrupted. Can be overridden.
---@param motion UIEvent.EventSubtype
---@param event? UIEvent
function UIResponder:motionCancelled(motion, event) end

---A button of a headset was pressed: event.subtype. The default hands it to the next responder. Can be overridden.
---@param event? UIEvent
function UIResponder:remoteControlReceived(event) end

---Whether it or one after it in the chain has a method for an action; an override may decline. Can be overridden.
---@param action string
---@param sender? any
---@return boolean
function UIResponder:canPerformAction(action, sender) end

---Who gets an action that is sent without a target, or nil; an override may name somebody else. Can be overridden.
---@param action string
---@param sender? any
---@return UIResponder|nil
function UIResponder:targetForAction(action, sender) end

---Calls fn(object, { old =, new = }) whenever a property has another value: view:observe("contentOffset", fn).
---@param keyPath string
---@param fn function
---@return NSKeyValueObservation
function UIResponder:observe(keyPath, fn) end

---The same the old way: observer:observeValue(keyPath, object, change) is called.
---@param observer any
---@param keyPath string
function UIResponder:addObserver(observer, keyPath) end

---It hears no more of that property.
---@param observer any
---@param keyPath string
function UIResponder:removeObserver(observer, keyPath) end

---A property is about to change; nothing more.
---@param key string
function UIResponder:willChangeValue(key) end

---Tells the observers of a property that it has changed.
---@param key string
function UIResponder:didChangeValue(key) end
