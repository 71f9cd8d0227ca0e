---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIContentUnavailableConfiguration { ... } takes.
---@class UIContentUnavailableConfiguration.Properties
---@field image? UIImage|string The image above the texts, or nil.
---@field imageProperties? UIListContentImageProperties The look of the image.
---@field text? string The text, or nil.
---@field attributedText? NSAttributedString The text with its attributes, in place of text, or nil.
---@field textProperties? UIListContentTextProperties The look of the text.
---@field secondaryText? string The smaller text below, or nil.
---@field secondaryAttributedText? NSAttributedString The smaller text with its attributes, in place of secondaryText, or nil.
---@field secondaryTextProperties? UIListContentTextProperties The look of the smaller text.
---@field background? UIBackgroundConfiguration What stands behind it; nothing at first.
---@field button? UIButtonConfiguration The button below the texts, which is there once it has a title or an image.
---@field buttonProperties? UIContentUnavailableConfigurationButtonProperties What the button does.
---@field secondaryButton? UIButtonConfiguration The button below that.
---@field secondaryButtonProperties? UIContentUnavailableConfigurationButtonProperties What the second button does.
---@field alignment? UIContentUnavailableConfiguration.Alignment How texts of several lines are aligned.
---@field directionalLayoutMargins? number[]|table<string, number> The room around it. Points.
---@field imageToTextPadding? number The distance from the image or the wheel to the text. Points.
---@field textToSecondaryTextPadding? number The distance between the texts. Points.
---@field textToButtonPadding? number The distance from the texts to the button. Points.
---@field buttonToSecondaryButtonPadding? number The distance between the buttons. Points.

---An image or a turning wheel, two texts and two buttons, for contentUnavailableConfiguration of a controller, which copies it.
---@class UIContentUnavailableConfiguration
---@field image UIImage|string|any The image above the texts, or nil.
---@field imageProperties UIListContentImageProperties The look of the image.
---@field text string|nil The text, or nil.
---@field attributedText NSAttributedString|any The text with its attributes, in place of text, or nil.
---@field textProperties UIListContentTextProperties The look of the text.
---@field secondaryText string|nil The smaller text below, or nil.
---@field secondaryAttributedText NSAttributedString|any The smaller text with its attributes, in place of secondaryText, or nil.
---@field secondaryTextProperties UIListContentTextProperties The look of the smaller text.
---@field background UIBackgroundConfiguration What stands behind it; nothing at first.
---@field button UIButtonConfiguration The button below the texts, which is there once it has a title or an image.
---@field buttonProperties UIContentUnavailableConfigurationButtonProperties What the button does.
---@field secondaryButton UIButtonConfiguration The button below that.
---@field secondaryButtonProperties UIContentUnavailableConfigurationButtonProperties What the second button does.
---@field alignment UIContentUnavailableConfiguration.Alignment How texts of several lines are aligned.
---@field directionalLayoutMargins number[]|table<string, number> The room around it. Points.
---@field imageToTextPadding number The distance from the image or the wheel to the text. Points.
---@field textToSecondaryTextPadding number The distance between the texts. Points.
---@field textToButtonPadding number The distance from the texts to the button. Points.
---@field buttonToSecondaryButtonPadding number The distance between the buttons. Points.
---@field super UIContentUnavailableConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIContentUnavailableConfiguration.Properties): UIContentUnavailableConfiguration
UIContentUnavailableConfiguration = {}

---There is nothing.
---@return UIContentUnavailableConfiguration
function UIContentUnavailableConfiguration.empty() end

---A turning wheel, while something is fetched.
---@return UIContentUnavailableConfiguration
function UIContentUnavailableConfiguration.loading() end

---Nothing was found: a magnifying glass and "No Results".
---@return UIContentUnavailableConfiguration
function UIContentUnavailableConfiguration.search() end

---The configuration for a state: that of search() says what was searched for.
---@param state UIContentUnavailableConfigurationState
---@return UIContentUnavailableConfiguration
function UIContentUnavailableConfiguration:updated(state) end
