---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NumberFormatter { ... } takes.
---@class NumberFormatter.Properties
---@field numberStyle? NumberText.Style What kind of number it is.
---@field locale? Locale Whose form is used; the device's if none is set.
---@field minimumFractionDigits? integer How many digits the fraction has at least; nil for the style's.
---@field maximumFractionDigits? integer How many digits the fraction has at most; nil for the style's.
---@field minimumIntegerDigits? integer How many digits stand before the fraction at least.
---@field maximumIntegerDigits? integer How many digits stand before the fraction at most.
---@field usesSignificantDigits? boolean Whether all digits are counted, not those of the fraction.
---@field minimumSignificantDigits? integer How many digits are written at least.
---@field maximumSignificantDigits? integer How many digits are written at most.
---@field roundingMode? NumberText.Rounding Where a number goes that lies between two; "halfEven" if it isn't set.
---@field roundingIncrement? number Of what the written number is a multiple; 0 for no such step.
---@field usesGroupingSeparator? boolean Whether thousands are kept apart; nil for the style's.
---@field groupingSize? integer How many digits stand together; nil for the locale's.
---@field multiplier? integer By what the number is multiplied before it is written; nil for the style's.
---@field positivePrefix? string What stands before a positive number; nil for the style's.
---@field positiveSuffix? string What stands behind a positive number; nil for the style's.
---@field negativePrefix? string What stands before a negative number; nil for the style's.
---@field negativeSuffix? string What stands behind a negative number; nil for the style's.
---@field isLenient? boolean Whether blanks and other separators are read, too.
---@field decimalSeparator? string What stands before the fraction.
---@field groupingSeparator? string What stands between thousands.
---@field currencyCode? string Which money: "EUR".
---@field currencySymbol? string The sign of the money.

---Writes numbers in a locale's form, and reads them: NumberFormatter { numberStyle = "currency" }.
---@class NumberFormatter
---@field numberStyle NumberText.Style What kind of number it is.
---@field locale Locale Whose form is used; the device's if none is set.
---@field minimumFractionDigits integer|nil How many digits the fraction has at least; nil for the style's.
---@field maximumFractionDigits integer|nil How many digits the fraction has at most; nil for the style's.
---@field minimumIntegerDigits integer|nil How many digits stand before the fraction at least.
---@field maximumIntegerDigits integer|nil How many digits stand before the fraction at most.
---@field usesSignificantDigits boolean Whether all digits are counted, not those of the fraction.
---@field minimumSignificantDigits integer|nil How many digits are written at least.
---@field maximumSignificantDigits integer|nil How many digits are written at most.
---@field roundingMode NumberText.Rounding Where a number goes that lies between two; "halfEven" if it isn't set.
---@field roundingIncrement number Of what the written number is a multiple; 0 for no such step.
---@field usesGroupingSeparator boolean|nil Whether thousands are kept apart; nil for the style's.
---@field groupingSize integer|nil How many digits stand together; nil for the locale's.
---@field multiplier integer|nil By what the number is multiplied before it is written; nil for the style's.
---@field positivePrefix string|nil What stands before a positive number; nil for the style's.
---@field positiveSuffix string|nil What stands behind a positive number; nil for the style's.
---@field negativePrefix string|nil What stands before a negative number; nil for the style's.
---@field negativeSuffix string|nil What stands behind a negative number; nil for the style's.
---@field isLenient boolean Whether blanks and other separators are read, too.
---@field decimalSeparator string What stands before the fraction.
---@field groupingSeparator string What stands between thousands.
---@field currencyCode string Which money: "EUR".
---@field currencySymbol string The sign of the money.
---@field super NumberFormatter
---@field init? fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NumberFormatter.Properties): NumberFormatter
NumberFormatter = {}

---The number as a text.
---@param number number
---@return string
function NumberFormatter:string(number) end

---The number that a whole text says, or nil.
---@param text string
---@return number|nil
function NumberFormatter:number(text) end

---A number in the device's form.
---@param number number
---@param style NumberText.Style
---@return string
function NumberFormatter.localizedString(number, style) end
