---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIButtonConfiguration { ... } takes.
---@class UIButtonConfiguration.Properties
---@field title? string The title; nil means what setTitle has set.
---@field attributedTitle? NSAttributedString The title with its attributes, in place of title, or nil.
---@field subtitle? string A small text below the title, or nil.
---@field attributedSubtitle? NSAttributedString The subtitle with its attributes, in place of subtitle, or nil.
---@field titleLineBreakMode? NSLineBreakMode How a title that doesn't fit is wrapped, into as many lines as it needs, or cut in one line.
---@field subtitleLineBreakMode? NSLineBreakMode The same for the subtitle.
---@field titleTextAttributesTransformer? function Makes the attributes of the title of the usual ones: called as transformer(attributes) with a table such as { font =, foregroundColor = }, it returns such a table. Nil for none.
---@field subtitleTextAttributesTransformer? function Makes the attributes of the subtitle of the usual ones: called as transformer(attributes) with a table such as { font =, foregroundColor = }, it returns such a table. Nil for none.
---@field image? UIImage|string The image; nil means what setImage has set.
---@field preferredSymbolConfigurationForImage? UIImageSymbolConfiguration How a symbol is drawn where the image doesn't say; nil for as large as the system's texts.
---@field imagePlacement? UIButton.Configuration.ImagePlacement The side of the texts that the image is on.
---@field imagePadding? number The distance between the image and the texts. Points.
---@field titlePadding? number The distance between title and subtitle. Points.
---@field titleAlignment? UIButton.Configuration.TitleAlignment How title and subtitle are aligned with each other: automatic means leading beside an image, otherwise center.
---@field showsActivityIndicator? boolean Whether a wheel turns in the image's place.
---@field imageReservation? number The least room for the image, along the line on which it stands with the texts. Points.
---@field indicator? UIButton.Configuration.Indicator The sign that a tap lets choose something else: automatic shows it where the button shows what was chosen from its menu.
---@field imageColorTransformer? function Makes the colour of a template image of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field indicatorColorTransformer? function Makes the colour of the indicator of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field activityIndicatorColorTransformer? function Makes the colour of the wheel of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field baseForegroundColor? UIColor.Name|string|UIColor The colour of texts and template images; nil means white or the tint.
---@field baseBackgroundColor? UIColor.Name|string|UIColor The colour of the background; nil means the one of the kind.
---@field cornerStyle? UIButton.Configuration.CornerStyle How round the corners are: fixed and dynamic use background.cornerRadius.
---@field buttonSize? UIButton.Configuration.Size The size of the title and of the room around the content.
---@field automaticallyUpdateForSelection? boolean Whether a selected button has a background by itself; true by default.
---@field contentInsets? number[]|table<string, number> The room around the content; that of buttonSize unless it is set. Points.
---@field background? UIButtonBackgroundConfiguration What is behind the content.

---What a button shows and how: UIButton.Configuration.filled(). A button copies the configuration that it is assigned.
---@class UIButtonConfiguration
---@field title string|nil The title; nil means what setTitle has set.
---@field attributedTitle NSAttributedString|any The title with its attributes, in place of title, or nil.
---@field subtitle string|nil A small text below the title, or nil.
---@field attributedSubtitle NSAttributedString|any The subtitle with its attributes, in place of subtitle, or nil.
---@field titleLineBreakMode NSLineBreakMode How a title that doesn't fit is wrapped, into as many lines as it needs, or cut in one line.
---@field subtitleLineBreakMode NSLineBreakMode The same for the subtitle.
---@field titleTextAttributesTransformer function|nil Makes the attributes of the title of the usual ones: called as transformer(attributes) with a table such as { font =, foregroundColor = }, it returns such a table. Nil for none.
---@field subtitleTextAttributesTransformer function|nil Makes the attributes of the subtitle of the usual ones: called as transformer(attributes) with a table such as { font =, foregroundColor = }, it returns such a table. Nil for none.
---@field image UIImage|string|any The image; nil means what setImage has set.
---@field preferredSymbolConfigurationForImage UIImageSymbolConfiguration|any How a symbol is drawn where the image doesn't say; nil for as large as the system's texts.
---@field imagePlacement UIButton.Configuration.ImagePlacement The side of the texts that the image is on.
---@field imagePadding number The distance between the image and the texts. Points.
---@field titlePadding number The distance between title and subtitle. Points.
---@field titleAlignment UIButton.Configuration.TitleAlignment How title and subtitle are aligned with each other: automatic means leading beside an image, otherwise center.
---@field showsActivityIndicator boolean Whether a wheel turns in the image's place.
---@field imageReservation number The least room for the image, along the line on which it stands with the texts. Points.
---@field indicator UIButton.Configuration.Indicator The sign that a tap lets choose something else: automatic shows it where the button shows what was chosen from its menu.
---@field imageColorTransformer function|nil Makes the colour of a template image of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field indicatorColorTransformer function|nil Makes the colour of the indicator of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field activityIndicatorColorTransformer function|nil Makes the colour of the wheel of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field baseForegroundColor UIColor.Name|string|UIColor|nil The colour of texts and template images; nil means white or the tint.
---@field baseBackgroundColor UIColor.Name|string|UIColor|nil The colour of the background; nil means the one of the kind.
---@field cornerStyle UIButton.Configuration.CornerStyle How round the corners are: fixed and dynamic use background.cornerRadius.
---@field buttonSize UIButton.Configuration.Size The size of the title and of the room around the content.
---@field automaticallyUpdateForSelection boolean Whether a selected button has a background by itself; true by default.
---@field contentInsets number[]|table<string, number> The room around the content; that of buttonSize unless it is set. Points.
---@field background UIButtonBackgroundConfiguration What is behind the content.
---@field super UIButtonConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIButtonConfiguration.Properties): UIButtonConfiguration
UIButtonConfiguration = {}

---Content in the tint, without a background.
---@return UIButtonConfiguration
function UIButtonConfiguration.plain() end

---Content in the tint, on a gray background.
---@return UIButtonConfiguration
function UIButtonConfiguration.gray() end

---Content in the tint, on a pale background of the tint.
---@return UIButtonConfiguration
function UIButtonConfiguration.tinted() end

---White content, on a background of the tint.
---@return UIButtonConfiguration
function UIButtonConfiguration.filled() end

---As gray.
---@return UIButtonConfiguration
function UIButtonConfiguration.bordered() end

---As plain.
---@return UIButtonConfiguration
function UIButtonConfiguration.borderless() end

---As tinted.
---@return UIButtonConfiguration
function UIButtonConfiguration.borderedTinted() end

---As filled.
---@return UIButtonConfiguration
function UIButtonConfiguration.borderedProminent() end

---The configuration as it looks on a button in its present state: a copy, since the button follows its state by itself.
---@param button UIButton
---@return UIButtonConfiguration
function UIButtonConfiguration:updated(button) end
