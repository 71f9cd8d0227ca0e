---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIListContentConfiguration { ... } takes.
---@class UIListContentConfiguration.Properties
---@field text? string The text, or nil.
---@field secondaryText? string The second text, or nil.
---@field attributedText? NSAttributedString The text with its attributes, in place of text, or nil.
---@field secondaryAttributedText? NSAttributedString The second text with its attributes, in place of secondaryText, or nil.
---@field image? UIImage|string The image before the texts, or nil.
---@field textProperties? UIListContentTextProperties The look of the text.
---@field secondaryTextProperties? UIListContentTextProperties The look of the second text.
---@field imageProperties? UIListContentImageProperties The look of the image.
---@field directionalLayoutMargins? number[]|table<string, number> The room around the content. Points.
---@field prefersSideBySideTextAndSecondaryText? boolean Whether the second text is at the end of the first one's line, if both have room there.
---@field imageToTextPadding? number The distance from the image to the texts. Points.
---@field textToSecondaryTextHorizontalPadding? number The smallest distance between two texts in one line. Points.
---@field textToSecondaryTextVerticalPadding? number The distance between two texts of which one is below the other. Points.

---An image and one or two texts, for contentConfiguration of a cell. The cell copies it.
---@class UIListContentConfiguration
---@field text string|nil The text, or nil.
---@field secondaryText string|nil The second text, or nil.
---@field attributedText NSAttributedString|any The text with its attributes, in place of text, or nil.
---@field secondaryAttributedText NSAttributedString|any The second text with its attributes, in place of secondaryText, or nil.
---@field image UIImage|string|any The image before the texts, or nil.
---@field textProperties UIListContentTextProperties The look of the text.
---@field secondaryTextProperties UIListContentTextProperties The look of the second text.
---@field imageProperties UIListContentImageProperties The look of the image.
---@field directionalLayoutMargins number[]|table<string, number> The room around the content. Points.
---@field prefersSideBySideTextAndSecondaryText boolean Whether the second text is at the end of the first one's line, if both have room there.
---@field imageToTextPadding number The distance from the image to the texts. Points.
---@field textToSecondaryTextHorizontalPadding number The smallest distance between two texts in one line. Points.
---@field textToSecondaryTextVerticalPadding number The distance between two texts of which one is below the other. Points.
---@field super UIListContentConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIListContentConfiguration.Properties): UIListContentConfiguration
UIListContentConfiguration = {}

---A content whose second text is below the first.
---@return UIListContentConfiguration
function UIListContentConfiguration.cell() end

---A content whose second text is small and below the first.
---@return UIListContentConfiguration
function UIListContentConfiguration.subtitleCell() end

---A content whose second text is gray and at the end of the line.
---@return UIListContentConfiguration
function UIListContentConfiguration.valueCell() end

---A header of a plain list.
---@return UIListContentConfiguration
function UIListContentConfiguration.plainHeader() end

---A footer of a plain list.
---@return UIListContentConfiguration
function UIListContentConfiguration.plainFooter() end

---A header of a grouped list, in capitals.
---@return UIListContentConfiguration
function UIListContentConfiguration.groupedHeader() end

---A footer of a grouped list.
---@return UIListContentConfiguration
function UIListContentConfiguration.groupedFooter() end

---A header of a list of cards that stands out.
---@return UIListContentConfiguration
function UIListContentConfiguration.prominentInsetGroupedHeader() end

---A large header of a list of cards.
---@return UIListContentConfiguration
function UIListContentConfiguration.extraProminentInsetGroupedHeader() end

---A cell of a sidebar.
---@return UIListContentConfiguration
function UIListContentConfiguration.sidebarCell() end

---A header of a sidebar.
---@return UIListContentConfiguration
function UIListContentConfiguration.sidebarHeader() end

---A cell of a sidebar whose second text is gray.
---@return UIListContentConfiguration
function UIListContentConfiguration.sidebarSubtitleCell() end

---As sidebarCell: a cell of a sidebar beside a list.
---@return UIListContentConfiguration
function UIListContentConfiguration.accompaniedSidebarCell() end

---As sidebarSubtitleCell.
---@return UIListContentConfiguration
function UIListContentConfiguration.accompaniedSidebarSubtitleCell() end

---The configuration as it looks in a state.
---@param state UIViewConfigurationState
---@return UIListContentConfiguration
function UIListContentConfiguration:updated(state) end
