---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSObject { ... } takes.
---@class NSObject.Properties

---The superclass of classes of your own whose fields can be observed: local Item = class("Item", NSObject). It is not the superclass of UIKit's classes here.
---@class NSObject
---@field super NSObject
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSObject.Properties): NSObject
NSObject = {}

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: NSObject|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function NSObject:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function NSObject:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function NSObject:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function NSObject:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function NSObject:didChangeValue(key) end

---Calls the method of this name with one argument: at once, or after so many seconds, but not while a scroll view is dragged or decelerates.
---@param name string
---@param argument? any
---@param delay? number
---@return any
function NSObject:perform(name, argument, delay) end

---Calls that perform(name, argument, delay) has begun are not made: all of an object's, or those of one method.
---@param object any
---@param name? string
---@param argument? any
function NSObject.cancelPreviousPerformRequests(object, name, argument) end
