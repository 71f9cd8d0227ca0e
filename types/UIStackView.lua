---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIStackView { ... } takes.
---@class UIStackView.Properties: UIView.Properties
---@field arrangedSubviews? UIView[] The views, in their order.
---@field axis? UIView.LayoutAxis Along which it lays its views out.
---@field distribution? UIStackView.Distribution How the views share its length.
---@field alignment? UIStackView.Alignment How they stand across.
---@field spacing? number Between neighbours. Points.
---@field isBaselineRelativeArrangement? boolean Whether spacing counts from baseline to baseline, in a column.
---@field isLayoutMarginsRelativeArrangement? boolean Whether views keep to its margins instead of its edges.

---Lays views out in a row or a column.
---@class UIStackView: UIView
---@field axis UIView.LayoutAxis Along which it lays its views out.
---@field distribution UIStackView.Distribution How the views share its length.
---@field alignment UIStackView.Alignment How they stand across.
---@field spacing number Between neighbours. Points.
---@field isBaselineRelativeArrangement boolean Whether spacing counts from baseline to baseline, in a column.
---@field isLayoutMarginsRelativeArrangement boolean Whether views keep to its margins instead of its edges.
---@field arrangedSubviews UIView[] The views, in their order. Read-only.
---@field spacingUseDefault number As a custom spacing: the stack's own.
---@field spacingUseSystem number As a spacing: the system's.
---@field super UIStackView
---@overload fun(properties?: UIStackView.Properties): UIStackView
UIStackView = {}

---Puts a view at the end.
---@param view UIView
function UIStackView:addArrangedSubview(view) end

---Puts a view at a place, from 1.
---@param view UIView
---@param index integer
function UIStackView:insertArrangedSubview(view, index) end

---Arranges a view no more; it stays a subview.
---@param view UIView
function UIStackView:removeArrangedSubview(view) end

---In place of `spacing`, after a view; nil takes it back. Points.
---@param spacing? number
---@param view UIView
function UIStackView:setCustomSpacing(spacing, view) end

---The spacing after a view, where it has one of its own.
---@param view UIView
---@return number|nil
function UIStackView:customSpacing(view) end
