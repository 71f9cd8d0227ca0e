---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Groups changes of layers, and sets how they are animated.
---@class CATransaction
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
CATransaction = {}

---Opens a transaction, which begins with the values of the transaction around it.
function CATransaction.begin() end

---Closes the transaction that was opened last.
function CATransaction.commit() end

---Shows all changes now, unless a transaction is open.
function CATransaction.flush() end

---The duration of implicit animations; 0 means that nothing is animated. Seconds.
---@param seconds number
function CATransaction.setAnimationDuration(seconds) end

---The duration of implicit animations. Seconds.
---@return number
function CATransaction.animationDuration() end

---The curve of implicit animations: a name or a list of four numbers; nil means Core Animation's default curve.
---@param curve? CAMediaTimingFunctionName|number[]
function CATransaction.setAnimationTimingFunction(curve) end

---The curve that was set, or nil.
---@return CAMediaTimingFunctionName|number[]|any
function CATransaction.animationTimingFunction() end

---Whether changes are shown without implicit animation.
---@param disable boolean
function CATransaction.setDisableActions(disable) end

---Whether changes are shown without implicit animation.
---@return boolean
function CATransaction.disableActions() end

---Sets a function that is called when all animations that are added after this call have ended.
---@param fn? function
function CATransaction.setCompletionBlock(fn) end

---The function that setCompletionBlock has set in this transaction or one around it, or nil.
---@return function|any
function CATransaction.completionBlock() end

---Keeps a value under a key. animationDuration and disableActions are settings of the transaction.
---@param value? any
---@param key string
---@return boolean
function CATransaction.setValue(value, key) end

---The value that was kept under a key.
---@param key string
---@return any
function CATransaction.value(key) end
