---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITextView { ... } takes.
---@class UITextView.Properties: UIScrollView.Properties
---@field text? string The text. Setting it calls no delegate method and sends no event.
---@field attributedText? NSAttributedString The text with its attributes.
---@field font? UIFont The value for the whole text.
---@field textColor? UIColor.Name|string|UIColor The value for the whole text.
---@field textAlignment? NSTextAlignment How lines are aligned.
---@field isEditable? boolean Whether the user can edit the text.
---@field isSelectable? boolean Whether the user can select text.
---@field allowsEditingTextAttributes? boolean Kept only; it has no effect.
---@field clearsOnInsertion? boolean Whether the next insertion replaces the whole text.
---@field textContainerInset? UIEdgeInsets|table Room around the text. Points.
---@field lineFragmentPadding? number Room at both ends of each line. Points.
---@field typingAttributes? table<string, any> The attributes of the text that is typed next.
---@field dataDetectorTypes? UIDataDetectorTypes|UIDataDetectorTypes[] What is found in a text that is not editable and shown as links: a tap asks shouldInteractWith, and opens the address.
---@field linkTextAttributes? table<string, any> The look of links in the text; nil means the tint.
---@field delegate? UITextViewDelegate|table A table with UITextViewDelegate's methods, which are also those of UIScrollViewDelegate.
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

---A scroll view with a text that the user can edit.
---@class UITextView: UIScrollView
---@field text string The text. Setting it calls no delegate method and sends no event.
---@field attributedText NSAttributedString|any The text with its attributes.
---@field font UIFont The value for the whole text.
---@field textColor UIColor.Name|string|UIColor The value for the whole text.
---@field textAlignment NSTextAlignment How lines are aligned.
---@field isEditable boolean Whether the user can edit the text.
---@field isSelectable boolean Whether the user can select text.
---@field isEditing boolean Whether the text is being edited with the keyboard. Read-only.
---@field allowsEditingTextAttributes boolean Kept only; it has no effect.
---@field clearsOnInsertion boolean Whether the next insertion replaces the whole text.
---@field textContainerInset UIEdgeInsets|table Room around the text. Points.
---@field lineFragmentPadding number Room at both ends of each line. Points.
---@field textContainer NSTextContainer The area in which the lines are laid out. Read-only.
---@field typingAttributes table<string, any> The attributes of the text that is typed next.
---@field textStorage NSTextStorage The text with its attributes, as an object that can be changed in place. Read-only.
---@field layoutManager NSLayoutManager Answers where the characters of the text are. Read-only.
---@field dataDetectorTypes UIDataDetectorTypes|UIDataDetectorTypes[] What is found in a text that is not editable and shown as links: a tap asks shouldInteractWith, and opens the address.
---@field linkTextAttributes table<string, any>|nil The look of links in the text; nil means the tint.
---@field numberOfLines integer The number of lines that the text has now. Read-only.
---@field delegate UITextViewDelegate|table|any A table with UITextViewDelegate's methods, which are also those of UIScrollViewDelegate.
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
---@field super UITextView
---@overload fun(properties?: UITextView.Properties): UITextView
UITextView = {}

---Scrolls as little as is needed to make a range of the text visible.
---@param range integer[]|table
function UITextView:scrollRangeToVisible(range) end

---Adds attributes to a range of the text, or to the selection if no range is given.
---@param attributes table<string, any>
---@param range? integer[]|table
function UITextView:addAttributes(attributes, range) end

---The position that is so many UTF-16 units after `from` (before it, if negative), or nil outside of the text.
---@param from UITextPosition
---@param offset integer
---@return UITextPosition|any
function UITextView:position(from, offset) end

---The number of UTF-16 units between two positions; negative if the second comes first.
---@param from UITextPosition
---@param to UITextPosition
---@return integer
function UITextView:offset(from, to) end

---The position that is so many characters or lines away in a direction on the screen, or nil if there is none.
---@param from UITextPosition
---@param direction UITextLayoutDirection
---@param offset integer
---@return UITextPosition|any
function UITextView:positionInDirection(from, direction, offset) end

---Which of two positions comes first.
---@param position UITextPosition
---@param other UITextPosition
---@return UITextOrder
function UITextView:compare(position, other) end

---The range between two positions, or nil.
---@param from UITextPosition
---@param to UITextPosition
---@return UITextRange|any
function UITextView:textRange(from, to) end

---The text in a range, or nil.
---@param range UITextRange
---@return string|any
function UITextView:textInRange(range) end

---Replaces the text in a range. The delegate is not asked.
---@param range UITextRange
---@param text string
function UITextView:replace(range, text) end

---Replaces the marked text, or the selection, by a text that may still change (as input methods do).
---@param text? string
---@param selectedRange? integer[]|table
function UITextView:setMarkedText(text, selectedRange) end

---Ends the marking: the marked text stays as it is.
function UITextView:unmarkText() end

---The rectangle of the first line of a range, in coordinates of the view. Points.
---@param range UITextRange
---@return CGRect
function UITextView:firstRect(range) end

---The range of the character at a point of the view, or nil.
---@param point CGPoint|table
---@return UITextRange|any
function UITextView:characterRange(point) end

---Moves the selected text to the pasteboard.
function UITextView:cut() end

---Copies the selected text to the pasteboard.
function UITextView:copy() end

---Replaces the selection by the pasteboard's text.
function UITextView:paste() end

---Selects the word at the caret.
function UITextView:select() end

---Selects the whole text.
function UITextView:selectAll() end

---The rectangle of a caret at a position, in coordinates of the view. An empty one shows none. Points. Can be overridden.
---@param position UITextPosition
---@return CGRect|table
function UITextView:caretRect(position) end

---The position nearest to a point of the view, within the range if one is given. Asked for where a finger puts the caret. Can be overridden.
---@param point CGPoint|table
---@param range? UITextRange
---@return UITextPosition|any
function UITextView:closestPosition(point, range) end

---The rectangles of a range, one for each line, in coordinates of the view. Points. Can be overridden.
---@param range UITextRange
---@return (CGRect|table)[]
function UITextView:selectionRects(range) end
