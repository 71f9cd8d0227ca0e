---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISearchTextField { ... } takes.
---@class UISearchTextField.Properties: UITextField.Properties
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UISearchTextField|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field tokens? UISearchToken[] The tokens before the text, in their order.
---@field tokenBackgroundColor? UIColor.Name|string|UIColor The colour of the tokens; nil for the tint.
---@field allowsDeletingTokens? boolean Whether the delete key takes the last token away, where the caret stands before all text.

---A field of texts to search for, with a glass; 34 points high.
---@class UISearchTextField: UITextField
---@field tokens UISearchToken[] The tokens before the text, in their order.
---@field tokenBackgroundColor UIColor.Name|string|UIColor|nil The colour of the tokens; nil for the tint.
---@field allowsDeletingTokens boolean Whether the delete key takes the last token away, where the caret stands before all text.
---@field textualRange UITextRange The part of the content that is text. Read-only.
---@field super UISearchTextField
---@overload fun(properties?: UISearchTextField.Properties): UISearchTextField
UISearchTextField = {}

---Adds a token at a place, from 1. It is an error if there is no such place.
---@param token UISearchToken
---@param index integer
function UISearchTextField:insertToken(token, index) end

---Takes the token at a place away, from 1. It is an error if there is none.
---@param index integer
function UISearchTextField:removeToken(index) end

---Puts a token in the place of a part of the text. It is an error if there is no such place.
---@param range UITextRange
---@param token UISearchToken
---@param index integer
function UISearchTextField:replaceTextualPortion(range, token, index) end
