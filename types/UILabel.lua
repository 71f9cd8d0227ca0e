---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UILabel { ... } takes.
---@class UILabel.Properties: UIView.Properties
---@field text? string What it shows, or nil.
---@field font? UIFont The font of its text.
---@field textColor? UIColor|string The colour of its text.
---@field highlightedTextColor? UIColor|string The colour while highlighted; nil keeps textColor.
---@field isHighlighted? boolean As in a selected cell.
---@field isEnabled? boolean A disabled label is drawn fainter.
---@field textAlignment? NSTextAlignment Where its lines stand.
---@field lineBreakMode? NSLineBreakMode What becomes of text that doesn't fit.
---@field numberOfLines? integer The most lines it shows; 0 for as many as fit.
---@field attributedText? NSAttributedString The text with its attributes, or nil. Setting text takes them away.
---@field shadowColor? UIColor|string Of a shadow under the text; nil for none.
---@field shadowOffset? CGSize|number[] Down is positive. Points.
---@field adjustsFontSizeToFitWidth? boolean One line that doesn't fit is drawn smaller.
---@field minimumScaleFactor? number How small, as a share of the font's size; 0 for any.
---@field baselineAdjustment? UIBaselineAdjustment Where a text stands that is drawn smaller.
---@field allowsDefaultTighteningForTruncation? boolean Kept; nothing is tightened.
---@field preferredMaxLayoutWidth? number Where lines break for intrinsicContentSize; 0 for no limit. Points.
---@field adjustsFontForContentSizeCategory? boolean A preferred font follows the device's text size.

---A view that shows text and takes no touches.
---@class UILabel: UIView
---@field text string|nil What it shows, or nil.
---@field font UIFont The font of its text.
---@field textColor UIColor|string The colour of its text.
---@field highlightedTextColor UIColor|string|nil The colour while highlighted; nil keeps textColor.
---@field isHighlighted boolean As in a selected cell.
---@field isEnabled boolean A disabled label is drawn fainter.
---@field textAlignment NSTextAlignment Where its lines stand.
---@field lineBreakMode NSLineBreakMode What becomes of text that doesn't fit.
---@field numberOfLines integer The most lines it shows; 0 for as many as fit.
---@field attributedText NSAttributedString|nil The text with its attributes, or nil. Setting text takes them away.
---@field shadowColor UIColor|string|nil Of a shadow under the text; nil for none.
---@field shadowOffset CGSize|number[] Down is positive. Points.
---@field adjustsFontSizeToFitWidth boolean One line that doesn't fit is drawn smaller.
---@field minimumScaleFactor number How small, as a share of the font's size; 0 for any.
---@field baselineAdjustment UIBaselineAdjustment Where a text stands that is drawn smaller.
---@field allowsDefaultTighteningForTruncation boolean Kept; nothing is tightened.
---@field preferredMaxLayoutWidth number Where lines break for intrinsicContentSize; 0 for no limit. Points.
---@field adjustsFontForContentSizeCategory boolean A preferred font follows the device's text size.
---@field lines string[] What it shows, line by line, at its present size. Read-only.
---@field super UILabel
---@overload fun(properties?: UILabel.Properties): UILabel
UILabel = {}

---Draws the text in a rectangle. An override may hand on another one, and draw into the current context. Can be overridden.
---@param rect CGRect|number[]
function UILabel:drawText(rect) end

---Where the text would stand within bounds, of so many lines; 0 for any number. Can be overridden.
---@param bounds CGRect|number[]
---@param numberOfLines integer
---@return CGRect
function UILabel:textRect(bounds, numberOfLines) end
