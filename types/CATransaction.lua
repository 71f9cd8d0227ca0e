---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---How changes of bare layers are animated.
---@class CATransaction
CATransaction = {}

---Opens a transaction, with the values of the one around it.
function CATransaction.begin() end

---Closes it.
function CATransaction.commit() end

---Shows now what has changed, unless a transaction is open.
function CATransaction.flush() end

---Seconds; 0 animates nothing.
---@param seconds number
function CATransaction.setAnimationDuration(seconds) end

---Seconds.
---@return number
function CATransaction.animationDuration() end

---A name or four numbers; nil for Core Animation's default.
---@param curve? CAMediaTimingFunctionName|number[]
function CATransaction.setAnimationTimingFunction(curve) end

---Nil where none was set.
---@return CAMediaTimingFunctionName|number[]|nil
function CATransaction.animationTimingFunction() end

---Whether changes take effect at once.
---@param disable boolean
function CATransaction.setDisableActions(disable) end

---Whether changes take effect at once.
---@return boolean
function CATransaction.disableActions() end

---Called when all animations that are added from now on have ended.
---@param fn? function
function CATransaction.setCompletionBlock(fn) end

---What setCompletionBlock was given, here or around; nil without.
---@return function|nil
function CATransaction.completionBlock() end

---Keeps a value under a key; animationDuration and disableActions are the transaction's own.
---@param value? any
---@param key string
---@return boolean
function CATransaction.setValue(value, key) end

---What was kept under a key.
---@param key string
---@return any
function CATransaction.value(key) end
