---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITextField { ... } takes.
---@class UITextField.Properties: UIControl.Properties
---@field text? string What it holds. Setting it calls nobody.
---@field attributedText? NSAttributedString The same with its attributes.
---@field placeholder? string Shown while it is empty.
---@field attributedPlaceholder? NSAttributedString The same with attributes.
---@field font? UIFont The font of its text.
---@field textColor? UIColor|string The colour of its text.
---@field textAlignment? NSTextAlignment Where its text stands.
---@field borderStyle? UITextField.BorderStyle The line around it.
---@field isSecureTextEntry? boolean Shown as bullets, neither copied nor cut.
---@field clearButtonMode? UITextField.ViewMode When the button shows that empties it.
---@field clearsOnBeginEditing? boolean It is emptied when editing begins, if the delegate agrees.
---@field clearsOnInsertion? boolean The next text that is typed replaces everything.
---@field adjustsFontSizeToFitWidth? boolean A text that is too long is shown smaller.
---@field minimumFontSize? number How small. Points.
---@field allowsEditingTextAttributes? boolean Kept.
---@field defaultTextAttributes? table<string, any> Of all its text, where it has none of its own.
---@field typingAttributes? table<string, any> Of what is typed next; nil while it isn't edited.
---@field leftView? UIView A view before the text, or nil.
---@field leftViewMode? UITextField.ViewMode When it shows.
---@field rightView? UIView A view behind the text, or nil.
---@field rightViewMode? UITextField.ViewMode When it shows.
---@field background? UIImage|string Kept.
---@field disabledBackground? UIImage|string Kept.
---@field delegate? UITextFieldDelegate|table A table with UITextFieldDelegate's methods.
---@field keyboardType? UIKeyboardType Which keys come.
---@field returnKeyType? UIReturnKeyType What the return key says.
---@field autocapitalizationType? UITextAutocapitalizationType When shift comes on by itself.
---@field autocorrectionType? UITextAutocorrectionType Kept; nothing is corrected.
---@field spellCheckingType? UITextAutocorrectionType Kept; nothing is checked.
---@field keyboardAppearance? UIKeyboardAppearance Kept; the keys are light.
---@field enablesReturnKeyAutomatically? boolean The return key does nothing while the text is empty.
---@field adjustsFontForContentSizeCategory? boolean Its preferred font follows the device's text size.
---@field textContentType? string Kept.
---@field inputView? UIView In place of the keyboard's keys, or nil.
---@field inputAccessoryView? UIView On the keyboard, or nil.
---@field selectedTextRange? UITextRange What is selected; set to nil it is a caret at the start.
---@field selectedRange? integer[]|table The same as { first, last } from 1, with location and length.

---One line of text that the keyboard edits.
---@class UITextField: UIControl
---@field text string|nil What it holds. Setting it calls nobody.
---@field attributedText NSAttributedString|nil The same with its attributes.
---@field placeholder string|nil Shown while it is empty.
---@field attributedPlaceholder NSAttributedString|nil The same with attributes.
---@field font UIFont The font of its text.
---@field textColor UIColor|string The colour of its text.
---@field textAlignment NSTextAlignment Where its text stands.
---@field borderStyle UITextField.BorderStyle The line around it.
---@field isEditing boolean The keyboard is on it. Read-only.
---@field isSecureTextEntry boolean Shown as bullets, neither copied nor cut.
---@field clearButtonMode UITextField.ViewMode When the button shows that empties it.
---@field clearsOnBeginEditing boolean It is emptied when editing begins, if the delegate agrees.
---@field clearsOnInsertion boolean The next text that is typed replaces everything.
---@field adjustsFontSizeToFitWidth boolean A text that is too long is shown smaller.
---@field minimumFontSize number How small. Points.
---@field allowsEditingTextAttributes boolean Kept.
---@field defaultTextAttributes table<string, any> Of all its text, where it has none of its own.
---@field typingAttributes table<string, any>|nil Of what is typed next; nil while it isn't edited.
---@field leftView UIView|nil A view before the text, or nil.
---@field leftViewMode UITextField.ViewMode When it shows.
---@field rightView UIView|nil A view behind the text, or nil.
---@field rightViewMode UITextField.ViewMode When it shows.
---@field background UIImage|string|nil Kept.
---@field disabledBackground UIImage|string|nil Kept.
---@field delegate UITextFieldDelegate|table|nil A table with UITextFieldDelegate's methods.
---@field keyboardType UIKeyboardType Which keys come.
---@field returnKeyType UIReturnKeyType What the return key says.
---@field autocapitalizationType UITextAutocapitalizationType When shift comes on by itself.
---@field autocorrectionType UITextAutocorrectionType Kept; nothing is corrected.
---@field spellCheckingType UITextAutocorrectionType Kept; nothing is checked.
---@field keyboardAppearance UIKeyboardAppearance Kept; the keys are light.
---@field enablesReturnKeyAutomatically boolean The return key does nothing while the text is empty.
---@field adjustsFontForContentSizeCategory boolean Its preferred font follows the device's text size.
---@field textContentType string|nil Kept.
---@field inputView UIView|nil In place of the keyboard's keys, or nil.
---@field inputAccessoryView UIView|nil On the keyboard, or nil.
---@field undoManager UndoManager The edits that can be taken back. Read-only.
---@field beginningOfDocument UITextPosition The place before the text. Read-only.
---@field endOfDocument UITextPosition The place behind it. Read-only.
---@field selectedTextRange UITextRange|nil What is selected; set to nil it is a caret at the start.
---@field selectedRange integer[]|table The same as { first, last } from 1, with location and length.
---@field markedTextRange UITextRange|nil What an input method may still change, or nil. Read-only.
---@field hasText boolean Whether it has any. Read-only.
---@field tokenizer UITextInputStringTokenizer Finds words, sentences, paragraphs and lines. Read-only.
---@field textDidBeginEditingNotification string A notification's name.
---@field textDidChangeNotification string A notification's name.
---@field textDidEndEditingNotification string A notification's name.
---@field super UITextField
---@overload fun(properties?: UITextField.Properties): UITextField
UITextField = {}

---So many UTF-16 units further; nil outside of the text.
---@param from UITextPosition
---@param offset integer
---@return UITextPosition|nil
function UITextField:position(from, offset) end

---UTF-16 units from one place to another.
---@param from UITextPosition
---@param to UITextPosition
---@return integer
function UITextField:offset(from, to) end

---So many characters or lines further on the screen; nil where it can't go so far.
---@param from UITextPosition
---@param direction UITextLayoutDirection
---@param offset integer
---@return UITextPosition|nil
function UITextField:positionInDirection(from, direction, offset) end

---Which of two places comes first.
---@param position UITextPosition
---@param other UITextPosition
---@return UITextOrder
function UITextField:compare(position, other) end

---What lies between two places.
---@param from UITextPosition
---@param to UITextPosition
---@return UITextRange|nil
function UITextField:textRange(from, to) end

---The characters of a range.
---@param range UITextRange
---@return string|nil
function UITextField:textInRange(range) end

---Puts a text in the place of a range. Nobody is asked.
---@param range UITextRange
---@param text string
function UITextField:replace(range, text) end

---A text that may still change takes the place of the marked one or of the selection.
---@param text? string
---@param selectedRange? integer[]|table
function UITextField:setMarkedText(text, selectedRange) end

---It no longer may change.
function UITextField:unmarkText() end

---Where a caret stands. Points of the view.
---@param position UITextPosition
---@return CGRect
function UITextField:caretRect(position) end

---Of the first line of a range. Points of the view.
---@param range UITextRange
---@return CGRect
function UITextField:firstRect(range) end

---One rect a line. Points of the view.
---@param range UITextRange
---@return CGRect[]
function UITextField:selectionRects(range) end

---The place nearest to a point of the view, of those in a range if there is one.
---@param point CGPoint|number[]
---@param range? UITextRange
---@return UITextPosition|nil
function UITextField:closestPosition(point, range) end

---The character at a point of the view, or nil.
---@param point CGPoint|number[]
---@return UITextRange|nil
function UITextField:characterRange(point) end

---What is selected goes to the pasteboard.
function UITextField:cut() end

---What is selected is on the pasteboard, too.
function UITextField:copy() end

---Puts the pasteboard's text in the place of the selection.
function UITextField:paste() end

---Selects the word at the caret.
function UITextField:select() end

---Selects the whole text.
function UITextField:selectAll() end

---Where the border is drawn within bounds. Can be overridden.
---@param bounds CGRect|number[]
---@return CGRect
function UITextField:borderRect(bounds) end

---Where the text stands within bounds. Can be overridden.
---@param bounds CGRect|number[]
---@return CGRect
function UITextField:textRect(bounds) end

---Where the text stands while it is edited. Can be overridden.
---@param bounds CGRect|number[]
---@return CGRect
function UITextField:editingRect(bounds) end

---Where the placeholder stands. Can be overridden.
---@param bounds CGRect|number[]
---@return CGRect
function UITextField:placeholderRect(bounds) end

---Where the clear button stands. Can be overridden.
---@param bounds CGRect|number[]
---@return CGRect
function UITextField:clearButtonRect(bounds) end

---Where the left view stands. Can be overridden.
---@param bounds CGRect|number[]
---@return CGRect
function UITextField:leftViewRect(bounds) end

---Where the right view stands. Can be overridden.
---@param bounds CGRect|number[]
---@return CGRect
function UITextField:rightViewRect(bounds) end
