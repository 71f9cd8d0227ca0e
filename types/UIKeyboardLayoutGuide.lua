---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The part of a view that the keyboard covers: view.keyboardLayoutGuide. It follows the keyboard's way.
---@class UIKeyboardLayoutGuide: UILayoutGuide
---@field usesBottomSafeArea boolean Whether its top is the safe area's lower edge while there is no keyboard; if not, it is the view's lower edge.
---@field followsUndockedKeyboard boolean Kept only: the keyboard is always at the screen's edge.
UIKeyboardLayoutGuide = {}
