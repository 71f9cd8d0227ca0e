---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITextField { ... } takes.
---@class UITextField.Properties: UIControl.Properties
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UITextField|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field text? string The text. Setting it calls no delegate method and sends no event.
---@field attributedText? NSAttributedString The text with its attributes.
---@field placeholder? string The text that is shown while the field is empty, or nil.
---@field attributedPlaceholder? NSAttributedString The placeholder with attributes, or nil.
---@field font? UIFont The text's font.
---@field textColor? UIColor.Name|string|UIColor The text's colour.
---@field textAlignment? NSTextAlignment How the text is aligned.
---@field borderStyle? UITextField.BorderStyle The kind of border.
---@field isSecureTextEntry? boolean Whether the text is shown as bullets. Such a text can't be copied or cut.
---@field clearButtonMode? UITextField.ViewMode When the button is shown that empties the field.
---@field clearsOnBeginEditing? boolean Whether the field is emptied when editing begins, if the delegate allows it (textFieldShouldClear).
---@field clearsOnInsertion? boolean Whether the next insertion replaces the whole text.
---@field adjustsFontSizeToFitWidth? boolean Whether a text that is too long is shown with a smaller font.
---@field minimumFontSize? number The smallest font size for adjustsFontSizeToFitWidth. Points.
---@field allowsEditingTextAttributes? boolean Kept only; it has no effect.
---@field defaultTextAttributes? table<string, any> The attributes of text that has none of its own.
---@field typingAttributes? table<string, any> The attributes of the text that is typed next; nil while the field is not being edited.
---@field leftView? UIView A view before the text, or nil.
---@field leftViewMode? UITextField.ViewMode When the view is shown.
---@field rightView? UIView A view after the text, or nil.
---@field rightViewMode? UITextField.ViewMode When the view is shown.
---@field background? UIImage|string Kept only; it has no effect.
---@field disabledBackground? UIImage|string Kept only; it has no effect.
---@field delegate? UITextFieldDelegate|table A table with UITextFieldDelegate's methods.
---@field keyboardType? UIKeyboardType Which keys the keyboard has.
---@field returnKeyType? UIReturnKeyType The word on the return key.
---@field autocapitalizationType? UITextAutocapitalizationType When the keyboard's shift key is on by itself.
---@field autocorrectionType? UITextAutocorrectionType Kept only; nothing is corrected.
---@field spellCheckingType? UITextAutocorrectionType Kept only; nothing is checked.
---@field smartQuotesType? UITextAutocorrectionType Kept only; quotes stay as they are typed.
---@field smartDashesType? UITextAutocorrectionType Kept only; dashes stay as they are typed.
---@field smartInsertDeleteType? UITextAutocorrectionType Kept only; no space is added or removed.
---@field keyboardAppearance? UIKeyboardAppearance Dark or light keys; by default they look as what is edited. In system 12 they are always light.
---@field enablesReturnKeyAutomatically? boolean Whether the return key is disabled while the text is empty.
---@field passwordRules? UITextInputPasswordRules Kept only; no passwords are proposed.
---@field textContentType? string Kept only; it has no effect.
---@field adjustsFontForContentSizeCategory? boolean Whether the font follows the text size that the user has chosen, if it is a preferred font or one of UIFontMetrics.
---@field inputView? UIView The view that replaces the keyboard's keys, or nil.
---@field inputAccessoryView? UIView The view above the keyboard, or nil.
---@field selectedTextRange? UITextRange The selected range; an empty range is the caret. Setting nil puts the caret at the start.
---@field selectedRange? integer[]|table The range as a table { first, last } with places from 1; it has location and length, too.

---A field with one line of text that the user can edit.
---@class UITextField: UIControl
---@field text string The text. Setting it calls no delegate method and sends no event.
---@field attributedText NSAttributedString|any The text with its attributes.
---@field placeholder string|nil The text that is shown while the field is empty, or nil.
---@field attributedPlaceholder NSAttributedString|any The placeholder with attributes, or nil.
---@field font UIFont The text's font.
---@field textColor UIColor.Name|string|UIColor The text's colour.
---@field textAlignment NSTextAlignment How the text is aligned.
---@field borderStyle UITextField.BorderStyle The kind of border.
---@field isEditing boolean Whether the text is being edited with the keyboard. Read-only.
---@field isSecureTextEntry boolean Whether the text is shown as bullets. Such a text can't be copied or cut.
---@field clearButtonMode UITextField.ViewMode When the button is shown that empties the field.
---@field clearsOnBeginEditing boolean Whether the field is emptied when editing begins, if the delegate allows it (textFieldShouldClear).
---@field clearsOnInsertion boolean Whether the next insertion replaces the whole text.
---@field adjustsFontSizeToFitWidth boolean Whether a text that is too long is shown with a smaller font.
---@field minimumFontSize number The smallest font size for adjustsFontSizeToFitWidth. Points.
---@field allowsEditingTextAttributes boolean Kept only; it has no effect.
---@field defaultTextAttributes table<string, any> The attributes of text that has none of its own.
---@field typingAttributes table<string, any>|nil The attributes of the text that is typed next; nil while the field is not being edited.
---@field leftView UIView|any A view before the text, or nil.
---@field leftViewMode UITextField.ViewMode When the view is shown.
---@field rightView UIView|any A view after the text, or nil.
---@field rightViewMode UITextField.ViewMode When the view is shown.
---@field background UIImage|string|any Kept only; it has no effect.
---@field disabledBackground UIImage|string|any Kept only; it has no effect.
---@field delegate UITextFieldDelegate|table|any A table with UITextFieldDelegate's methods.
---@field keyboardType UIKeyboardType Which keys the keyboard has.
---@field returnKeyType UIReturnKeyType The word on the return key.
---@field autocapitalizationType UITextAutocapitalizationType When the keyboard's shift key is on by itself.
---@field autocorrectionType UITextAutocorrectionType Kept only; nothing is corrected.
---@field spellCheckingType UITextAutocorrectionType Kept only; nothing is checked.
---@field smartQuotesType UITextAutocorrectionType Kept only; quotes stay as they are typed.
---@field smartDashesType UITextAutocorrectionType Kept only; dashes stay as they are typed.
---@field smartInsertDeleteType UITextAutocorrectionType Kept only; no space is added or removed.
---@field keyboardAppearance UIKeyboardAppearance Dark or light keys; by default they look as what is edited. In system 12 they are always light.
---@field enablesReturnKeyAutomatically boolean Whether the return key is disabled while the text is empty.
---@field passwordRules UITextInputPasswordRules|any Kept only; no passwords are proposed.
---@field textContentType string|nil Kept only; it has no effect.
---@field adjustsFontForContentSizeCategory boolean Whether the font follows the text size that the user has chosen, if it is a preferred font or one of UIFontMetrics.
---@field inputView UIView|any The view that replaces the keyboard's keys, or nil.
---@field inputAccessoryView UIView|any The view above the keyboard, or nil.
---@field beginningOfDocument UITextPosition The position before the first character. Read-only.
---@field endOfDocument UITextPosition The position after the last character. Read-only.
---@field selectedTextRange UITextRange|any The selected range; an empty range is the caret. Setting nil puts the caret at the start.
---@field selectedRange integer[]|table The range as a table { first, last } with places from 1; it has location and length, too.
---@field markedTextRange UITextRange|any The range that an input method may still change, or nil. Read-only.
---@field hasText boolean Whether there is any text. Read-only.
---@field tokenizer UITextInputStringTokenizer Finds the borders of words, sentences, paragraphs and lines. Read-only.
---@field textDidBeginEditingNotification string The name of a notification.
---@field textDidChangeNotification string The name of a notification.
---@field textDidEndEditingNotification string The name of a notification.
---@field super UITextField
---@overload fun(properties?: UITextField.Properties): UITextField
UITextField = {}

---The position that is so many UTF-16 units after `from` (before it, if negative), or nil outside of the text.
---@param from UITextPosition
---@param offset integer
---@return UITextPosition|any
function UITextField:position(from, offset) end

---The number of UTF-16 units between two positions; negative if the second comes first.
---@param from UITextPosition
---@param to UITextPosition
---@return integer
function UITextField:offset(from, to) end

---The position that is so many characters or lines away in a direction on the screen, or nil if there is none.
---@param from UITextPosition
---@param direction UITextLayoutDirection
---@param offset integer
---@return UITextPosition|any
function UITextField:positionInDirection(from, direction, offset) end

---Which of two positions comes first.
---@param position UITextPosition
---@param other UITextPosition
---@return UITextOrder
function UITextField:compare(position, other) end

---The range between two positions, or nil.
---@param from UITextPosition
---@param to UITextPosition
---@return UITextRange|any
function UITextField:textRange(from, to) end

---The text in a range, or nil.
---@param range UITextRange
---@return string|any
function UITextField:textInRange(range) end

---Replaces the text in a range. The delegate is not asked.
---@param range UITextRange
---@param text string
function UITextField:replace(range, text) end

---Replaces the marked text, or the selection, by a text that may still change (as input methods do).
---@param text? string
---@param selectedRange? integer[]|table
function UITextField:setMarkedText(text, selectedRange) end

---Ends the marking: the marked text stays as it is.
function UITextField:unmarkText() end

---The rectangle of the first line of a range, in coordinates of the view. Points.
---@param range UITextRange
---@return CGRect
function UITextField:firstRect(range) end

---The range of the character at a point of the view, or nil.
---@param point CGPoint|table
---@return UITextRange|any
function UITextField:characterRange(point) end

---Moves the selected text to the pasteboard.
function UITextField:cut() end

---Copies the selected text to the pasteboard.
function UITextField:copy() end

---Replaces the selection by the pasteboard's text.
function UITextField:paste() end

---Selects the word at the caret.
function UITextField:select() end

---Selects the whole text.
function UITextField:selectAll() end

---The rectangle of a caret at a position, in coordinates of the field. An empty one shows none. Points. Can be overridden.
---@param position UITextPosition
---@return CGRect|table
function UITextField:caretRect(position) end

---The position nearest to a point of the field, within the range if one is given. Asked for where a finger puts the caret. Can be overridden.
---@param point CGPoint|table
---@param range? UITextRange
---@return UITextPosition|any
function UITextField:closestPosition(point, range) end

---The rectangles of a range, in coordinates of the field. Points. Can be overridden.
---@param range UITextRange
---@return (CGRect|table)[]
function UITextField:selectionRects(range) end

---The rectangle of the border for these bounds. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UITextField:borderRect(bounds) end

---Draws the text in a rectangle while it isn't edited. An override may draw into the current context, and call super with another rectangle. Can be overridden.
---@param rect CGRect|table
function UITextField:drawText(rect) end

---Draws the placeholder in a rectangle. An override may draw into the current context, and call super with another rectangle. Can be overridden.
---@param rect CGRect|table
function UITextField:drawPlaceholder(rect) end

---The rectangle of the text for these bounds. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UITextField:textRect(bounds) end

---The rectangle of the text for these bounds while it is edited. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UITextField:editingRect(bounds) end

---The rectangle of the placeholder for these bounds. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UITextField:placeholderRect(bounds) end

---The rectangle of the clear button for these bounds. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UITextField:clearButtonRect(bounds) end

---The rectangle of the left view for these bounds. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UITextField:leftViewRect(bounds) end

---The rectangle of the right view for these bounds. Can be overridden.
---@param bounds CGRect|table
---@return CGRect|table
function UITextField:rightViewRect(bounds) end
