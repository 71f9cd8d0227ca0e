---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIButton { ... } takes.
---@class UIButton.Properties: UIControl.Properties
---@field type? UIButton.ButtonType How it looks; system where it is left out.
---@field title? string Its title in the normal state.
---@field contentEdgeInsets? UIEdgeInsets|number[] Room around title and picture; without any a title has 6 points above and below. Points.
---@field titleEdgeInsets? UIEdgeInsets|number[] Moves the title; its size isn't changed. Points.
---@field imageEdgeInsets? UIEdgeInsets|number[] Moves the picture; its size isn't changed. Points.
---@field reversesTitleShadowWhenHighlighted? boolean The title's shadow falls the other way under a finger.
---@field adjustsImageWhenHighlighted? boolean Whether the picture pales under a finger.
---@field adjustsImageWhenDisabled? boolean Whether the picture pales while it is disabled.

---A control with a title, a picture, or both.
---@class UIButton: UIControl
---@field buttonType UIButton.ButtonType How it looks; said when it is made: UIButton { type = "custom" }. Read-only.
---@field currentTitle string|nil The title that it shows now. Read-only.
---@field currentAttributedTitle NSAttributedString|nil The title with attributes that it shows now. Read-only.
---@field currentTitleColor UIColor|string The colour of that title. Read-only.
---@field currentTitleShadowColor UIColor|string|nil The colour of its shadow, or nil. Read-only.
---@field currentImage UIImage|string|nil The picture that it shows now. Read-only.
---@field currentBackgroundImage UIImage|string|nil The background picture that it shows now. Read-only.
---@field titleLabel UILabel The label of the title: its font and its line break. Read-only.
---@field imageView UIImageView The view of the picture. Read-only.
---@field contentEdgeInsets UIEdgeInsets|number[] Room around title and picture; without any a title has 6 points above and below. Points.
---@field titleEdgeInsets UIEdgeInsets|number[] Moves the title; its size isn't changed. Points.
---@field imageEdgeInsets UIEdgeInsets|number[] Moves the picture; its size isn't changed. Points.
---@field reversesTitleShadowWhenHighlighted boolean The title's shadow falls the other way under a finger.
---@field adjustsImageWhenHighlighted boolean Whether the picture pales under a finger.
---@field adjustsImageWhenDisabled boolean Whether the picture pales while it is disabled.
---@field super UIButton
---@overload fun(properties?: UIButton.Properties): UIButton
UIButton = {}

---The title it shows in a state: one or a list of normal, highlighted, disabled, selected.
---@param title? string
---@param state? UIControl.State|UIControl.State[]
function UIButton:setTitle(title, state) end

---The text with attributes that it shows in place of a title in a state: one or a list of normal, highlighted, disabled, selected.
---@param title? NSAttributedString
---@param state? UIControl.State|UIControl.State[]
function UIButton:setAttributedTitle(title, state) end

---The colour of the title in a state: one or a list of normal, highlighted, disabled, selected.
---@param color? UIColor|string
---@param state? UIControl.State|UIControl.State[]
function UIButton:setTitleColor(color, state) end

---The colour of the title's shadow in a state: one or a list of normal, highlighted, disabled, selected.
---@param color? UIColor|string
---@param state? UIControl.State|UIControl.State[]
function UIButton:setTitleShadowColor(color, state) end

---The picture it shows in a state: one or a list of normal, highlighted, disabled, selected.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UIButton:setImage(image, state) end

---The picture behind title and picture in a state: one or a list of normal, highlighted, disabled, selected.
---@param image? UIImage|string
---@param state? UIControl.State|UIControl.State[]
function UIButton:setBackgroundImage(image, state) end

---The title of a state.
---@param state? UIControl.State|UIControl.State[]
---@return string|nil
function UIButton:title(state) end

---The title with attributes of a state.
---@param state? UIControl.State|UIControl.State[]
---@return NSAttributedString|nil
function UIButton:attributedTitle(state) end

---The colour of the title in a state.
---@param state? UIControl.State|UIControl.State[]
---@return UIColor|string
function UIButton:titleColor(state) end

---The colour of the title's shadow in a state.
---@param state? UIControl.State|UIControl.State[]
---@return UIColor|string|nil
function UIButton:titleShadowColor(state) end

---The picture of a state.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|nil
function UIButton:image(state) end

---The background picture of a state.
---@param state? UIControl.State|UIControl.State[]
---@return UIImage|string|nil
function UIButton:backgroundImage(state) end

---Where the background picture stands. Points.
---@param bounds CGRect|number[]
---@return CGRect
function UIButton:backgroundRect(bounds) end

---Where title and picture may stand. Points.
---@param bounds CGRect|number[]
---@return CGRect
function UIButton:contentRect(bounds) end

---Where the title stands in such a content. Points.
---@param contentRect CGRect|number[]
---@return CGRect
function UIButton:titleRect(contentRect) end

---Where the picture stands in such a content. Points.
---@param contentRect CGRect|number[]
---@return CGRect
function UIButton:imageRect(contentRect) end
