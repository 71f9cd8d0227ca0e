---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---VoiceOver as a user moves it: app:voiceOver() turns it on.
---@class VoiceOver
---@field element UIResponder|any The element under the cursor, or nil. Read-only.
---@field description string What is read of the element under the cursor. Read-only.
---@field hint string The hint that is read after it, or an empty text. Read-only.
---@field transcript string[] What was said: a line an element, `description | hint`, and announcements after `»`. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
VoiceOver = {}

---Goes on to the next element, or the next one of a rotor (headings, links, buttons, textFields, images, containers). Returns it, or nil at the end.
---@param rotor? string
---@return UIResponder|any
function VoiceOver:next(rotor) end

---Goes back to the element before.
---@param rotor? string
---@return UIResponder|any
function VoiceOver:previous(rotor) end

---Goes to the first element of the screen.
---@return UIResponder|any
function VoiceOver:first() end

---Goes to the last element of the screen.
---@return UIResponder|any
function VoiceOver:last() end

---Puts the cursor on a target.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }|UIAccessibilityElement
---@return UIResponder|any
function VoiceOver:touch(target) end

---Does what a double tap does: the element's accessibilityActivate, else a finger at its activation point.
function VoiceOver:activate() end

---Raises the value of the element. Returns whether it is adjustable.
---@return boolean
function VoiceOver:increment() end

---Lowers the value of the element. Returns whether it is adjustable.
---@return boolean
function VoiceOver:decrement() end

---Leaves what can be left. Returns whether something was.
---@return boolean
function VoiceOver:escape() end

---Asks for the app's most important action. Returns whether there was one.
---@return boolean
function VoiceOver:magicTap() end

---Scrolls by a page: right, left, up, down, next, previous. Returns whether there was anywhere to go.
---@param direction UIAccessibilityScrollDirection
---@return boolean
function VoiceOver:scroll(direction) end

---Runs an action of the element by its name. Returns whether it did something.
---@param name string
---@return boolean
function VoiceOver:perform(name) end

---Goes from the first element to the last and returns the lines that are read.
---@return string[]
function VoiceOver:readAll() end

---Turns VoiceOver off.
function VoiceOver:stop() end
