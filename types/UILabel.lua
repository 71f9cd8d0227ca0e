---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UILabel { ... } takes.
---@class UILabel.Properties: UIView.Properties
---@field text? string The text, or nil.
---@field font? UIFont The text's font.
---@field textColor? UIColor.Name|string|UIColor The text's colour.
---@field highlightedTextColor? UIColor.Name|string|UIColor The text's colour while isHighlighted is true; nil means textColor.
---@field isHighlighted? boolean Whether the highlighted look is shown, as in a selected cell.
---@field isEnabled? boolean Whether the text is drawn normally; false draws it fainter.
---@field textAlignment? NSTextAlignment How lines are aligned.
---@field lineBreakMode? NSLineBreakMode How a text that doesn't fit is wrapped or truncated.
---@field numberOfLines? integer The largest number of lines; 0 means as many as fit.
---@field attributedText? NSAttributedString The text with its attributes, or nil. Setting text removes the attributes.
---@field shadowColor? UIColor.Name|string|UIColor The colour of the shadow under the text, or nil for no shadow.
---@field shadowOffset? CGSize|table The place of the shadow relative to the text; a positive height is down. Points.
---@field adjustsFontSizeToFitWidth? boolean Whether a single line that doesn't fit is drawn with a smaller font.
---@field minimumScaleFactor? number The smallest font size for adjustsFontSizeToFitWidth, as a fraction of the font's size; 0 means any size.
---@field baselineAdjustment? UIBaselineAdjustment Where a text is placed vertically that is drawn with a smaller font.
---@field allowsDefaultTighteningForTruncation? boolean Kept only; the letters are never set closer.
---@field preferredMaxLayoutWidth? number The width at which lines break when intrinsicContentSize is computed; 0 means no limit. Points.
---@field adjustsFontForContentSizeCategory? boolean Whether the font follows the text size that the user has chosen, if it is a preferred font or one of UIFontMetrics.

---A view that shows text and gets no touches.
---@class UILabel: UIView
---@field text string|nil The text, or nil.
---@field font UIFont The text's font.
---@field textColor UIColor.Name|string|UIColor The text's colour.
---@field highlightedTextColor UIColor.Name|string|UIColor|nil The text's colour while isHighlighted is true; nil means textColor.
---@field isHighlighted boolean Whether the highlighted look is shown, as in a selected cell.
---@field isEnabled boolean Whether the text is drawn normally; false draws it fainter.
---@field textAlignment NSTextAlignment How lines are aligned.
---@field lineBreakMode NSLineBreakMode How a text that doesn't fit is wrapped or truncated.
---@field numberOfLines integer The largest number of lines; 0 means as many as fit.
---@field attributedText NSAttributedString|any The text with its attributes, or nil. Setting text removes the attributes.
---@field shadowColor UIColor.Name|string|UIColor|nil The colour of the shadow under the text, or nil for no shadow.
---@field shadowOffset CGSize|table The place of the shadow relative to the text; a positive height is down. Points.
---@field adjustsFontSizeToFitWidth boolean Whether a single line that doesn't fit is drawn with a smaller font.
---@field minimumScaleFactor number The smallest font size for adjustsFontSizeToFitWidth, as a fraction of the font's size; 0 means any size.
---@field baselineAdjustment UIBaselineAdjustment Where a text is placed vertically that is drawn with a smaller font.
---@field allowsDefaultTighteningForTruncation boolean Kept only; the letters are never set closer.
---@field preferredMaxLayoutWidth number The width at which lines break when intrinsicContentSize is computed; 0 means no limit. Points.
---@field adjustsFontForContentSizeCategory boolean Whether the font follows the text size that the user has chosen, if it is a preferred font or one of UIFontMetrics.
---@field lines string[] The lines that the label shows at its present size. Read-only.
---@field super UILabel
---@overload fun(properties?: UILabel.Properties): UILabel
UILabel = {}

---Draws the text in a rectangle. An override may call super with another rectangle, and may draw into the current context. Can be overridden.
---@param rect CGRect|table
function UILabel:drawText(rect) end

---The rectangle that the text takes inside bounds with at most so many lines; 0 means any number. Points. Can be overridden.
---@param bounds CGRect|table
---@param numberOfLines integer
---@return CGRect|table
function UILabel:textRect(bounds, numberOfLines) end
