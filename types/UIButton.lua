---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIButton { ... } takes.
---@class UIButton.Properties: UIControl.Properties
---@field type? UIButton.ButtonType The kind of button; system if it is left out.
---@field configuration? UIButtonConfiguration What the button shows, in place of titles, images and insets for states; nil for those. A configuration that is assigned is copied.
---@field title? string The title in the normal state.
---@field primaryAction? UIAction An action that a tap runs; the button shows its title and image unless it is given others.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UIButton|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field isSpringLoaded? boolean Whether it acts while items are held over it.
---@field configurationUpdateHandler? fun(button: UIButton|any): any Called as handler(button) before the next layout after the button's state has changed. Nil for none.
---@field automaticallyUpdatesConfiguration? boolean Whether the colours of the configuration follow the button's state by themselves; true by default.
---@field role? UIButton.Role What the button means; a configured destructive one has red in the place of the tint.
---@field contentEdgeInsets? UIEdgeInsets|table Room around title and image. Without any, a title has 6 points above and below. Points.
---@field titleEdgeInsets? UIEdgeInsets|table Moves the title; its size stays. Points.
---@field imageEdgeInsets? UIEdgeInsets|table Moves the image; its size stays. Points.
---@field reversesTitleShadowWhenHighlighted? boolean Whether the title's shadow falls in the opposite direction while a finger is on the button.
---@field adjustsImageWhenHighlighted? boolean Whether the image is drawn fainter while a finger is on the button.
---@field adjustsImageWhenDisabled? boolean Whether the image is drawn fainter while the button is disabled.

---A control with a title, an image, or both.
---@class UIButton: UIControl
---@field isSpringLoaded boolean Whether it acts while items are held over it.
---@field buttonType UIButton.ButtonType The kind of button. It is set when the button is made: UIButton { type = "custom" }. Read-only.
---@field currentTitle string|any The title that the button shows now, or nil. Read-only.
---@field currentAttributedTitle NSAttributedString|any The title with attributes that the button shows now, or nil. Read-only.
---@field currentTitleColor UIColor.Name|string|UIColor The colour of currentTitle. Read-only.
---@field currentTitleShadowColor UIColor.Name|string|UIColor|any The colour of the shadow of currentTitle, or nil. Read-only.
---@field currentImage UIImage|string|any The image that the button shows now, or nil. Read-only.
---@field currentBackgroundImage UIImage|string|any The background image that the button shows now, or nil. Read-only.
---@field Configuration any The class of configurations: UIButton.Configuration.filled().
---@field configuration UIButtonConfiguration|any What the button shows, in place of titles, images and insets for states; nil for those. A configuration that is assigned is copied.
---@field configurationUpdateHandler (fun(button: UIButton|any): any)|nil Called as handler(button) before the next layout after the button's state has changed. Nil for none.
---@field automaticallyUpdatesConfiguration boolean Whether the colours of the configuration follow the button's state by themselves; true by default.
---@field role UIButton.Role What the button means; a configured destructive one has red in the place of the tint.
---@field titleLabel UILabel The label that shows the title. Its font and its line break mode can be set. Read-only.
---@field imageView UIImageView The view that shows the image. Read-only.
---@field contentEdgeInsets UIEdgeInsets|table Room around title and image. Without any, a title has 6 points above and below. Points.
---@field titleEdgeInsets UIEdgeInsets|table Moves the title; its size stays. Points.
---@field imageEdgeInsets UIEdgeInsets|table Moves the image; its size stays. Points.
---@field reversesTitleShadowWhenHighlighted boolean Whether the title's shadow falls in the opposite direction while a finger is on the button.
---@field adjustsImageWhenHighlighted boolean Whether the image is drawn fainter while a finger is on the button.
---@field adjustsImageWhenDisabled boolean Whether the image is drawn fainter while the button is disabled.
---@field super UIButton
---@overload fun(properties?: UIButton.Properties): UIButton
UIButton = {}

---Sets the title for a state: one or a list of normal, highlighted, disabled, selected.
---@param title? string
---@param state? UIControl.State|UIControl.State[]
function UIButton:setTitle(title, state) end

---Sets a title with attributes, in place of a plain title, for a state: one or a list of normal, highlighted, disabled, selected.
---@param title? NSAttributedString
---@param state? UIControl.State|UIControl.State[]
function UIButton:setAttributedTitle(title, state) end

---Sets the colour of the title for a state: one or a list of normal, highlighted, disabled, selected.
---@param color? UIColor.Name|string|UIColor
---@param state? UIControl.State|UIControl.State[]
function UIButton:setTitleColor(color, state) end

---Sets the colour of the title's shadow for a state: one or a list of normal, highlighted, disabled, selected.
---@param color? UIColor.Name|string|UIColor
---@param state? UIControl.State|UIControl.State[]
function UIButton:setTitleShadowColor(color, state) end

---Sets the image for a state: one or a list of normal, highlighted, disabled, selected.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UIButton:setImage(image, state) end

---Says how a symbol is drawn for a state: one or a list of normal, highlighted, disabled, selected where the image doesn't say.
---@param configuration? UIImageSymbolConfiguration
---@param state? UIControl.State|UIControl.State[]
function UIButton:setPreferredSymbolConfiguration(configuration, state) end

---How a symbol is drawn in a state where the image doesn't say, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImageSymbolConfiguration|any
function UIButton:preferredSymbolConfiguration(state) end

---Sets the image behind title and image for a state: one or a list of normal, highlighted, disabled, selected.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UIButton:setBackgroundImage(image, state) end

---The title for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return string|any
function UIButton:title(state) end

---The title with attributes for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return NSAttributedString|any
function UIButton:attributedTitle(state) end

---The title's colour for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIColor.Name|string|UIColor
function UIButton:titleColor(state) end

---The colour of the title's shadow for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIColor.Name|string|UIColor|any
function UIButton:titleShadowColor(state) end

---The image for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UIButton:image(state) end

---The background image for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|any
function UIButton:backgroundImage(state) end

---updateConfiguration is called before the next layout.
function UIButton:setNeedsUpdateConfiguration() end

---Brings the configuration in line with the button's state, before the next layout after a change. Calls configurationUpdateHandler. Can be overridden.
function UIButton:updateConfiguration() end

---The rectangle of the background image for these bounds. Points. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UIButton:backgroundRect(bounds) end

---The rectangle for title and image for these bounds. Points. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UIButton:contentRect(bounds) end

---The rectangle of the title inside a content rectangle. Points. Can be overridden.
---@param contentRect CGRect|table
---@return CGRect|table
function UIButton:titleRect(contentRect) end

---The rectangle of the image inside a content rectangle. Points. Can be overridden.
---@param contentRect CGRect|table
---@return CGRect|table
function UIButton:imageRect(contentRect) end
