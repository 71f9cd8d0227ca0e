---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIStackView { ... } takes.
---@class UIStackView.Properties: UIView.Properties
---@field arrangedSubviews? UIView[] The views that are arranged, in their order.
---@field axis? UIView.LayoutAxis The direction in which the views are arranged.
---@field distribution? UIStackView.Distribution How the views share the stack's length.
---@field alignment? UIStackView.Alignment How the views are placed across the axis.
---@field spacing? number The distance between neighbours. Points.
---@field isBaselineRelativeArrangement? boolean Whether, in a column, distances are measured between baselines.
---@field isLayoutMarginsRelativeArrangement? boolean Whether the views are arranged within the stack's margins instead of its edges.

---A view that arranges its views in a row or a column with constraints.
---@class UIStackView: UIView
---@field axis UIView.LayoutAxis The direction in which the views are arranged.
---@field distribution UIStackView.Distribution How the views share the stack's length.
---@field alignment UIStackView.Alignment How the views are placed across the axis.
---@field spacing number The distance between neighbours. Points.
---@field isBaselineRelativeArrangement boolean Whether, in a column, distances are measured between baselines.
---@field isLayoutMarginsRelativeArrangement boolean Whether the views are arranged within the stack's margins instead of its edges.
---@field arrangedSubviews UIView[] The views that are arranged, in their order. Read-only.
---@field spacingUseDefault number A custom spacing that means the stack's own spacing.
---@field spacingUseSystem number A spacing that means the system's spacing.
---@field super UIStackView
---@overload fun(properties?: UIStackView.Properties): UIStackView
UIStackView = {}

---Adds a view at the end of the arranged views.
---@param view UIView
function UIStackView:addArrangedSubview(view) end

---Inserts a view at a place in the arranged views, from 1.
---@param view UIView
---@param index integer
function UIStackView:insertArrangedSubview(view, index) end

---Removes a view from the arranged views. It stays a subview.
---@param view UIView
function UIStackView:removeArrangedSubview(view) end

---Sets the distance after a view, in place of `spacing`; nil removes the setting. Points.
---@param spacing? number
---@param view UIView
function UIStackView:setCustomSpacing(spacing, view) end

---The distance that setCustomSpacing has set after a view, or nil.
---@param view UIView
---@return number|any
function UIStackView:customSpacing(view) end
