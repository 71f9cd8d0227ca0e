---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITextView { ... } takes.
---@class UITextView.Properties: UIScrollView.Properties
---@field text? string What it holds. Setting it calls nobody.
---@field attributedText? NSAttributedString The same with its attributes.
---@field font? UIFont Of all its text.
---@field textColor? UIColor|string Of all its text.
---@field textAlignment? NSTextAlignment Where its lines stand.
---@field isEditable? boolean Whether the user may change it.
---@field isSelectable? boolean Whether the user may select.
---@field allowsEditingTextAttributes? boolean Kept.
---@field clearsOnInsertion? boolean The next text that is typed replaces everything.
---@field textContainerInset? UIEdgeInsets|number[] Around the text. Points.
---@field lineFragmentPadding? number At either end of a line. Points.
---@field typingAttributes? table<string, any> Of what is typed next.
---@field delegate? UITextViewDelegate|table A table with UITextViewDelegate's methods, which are also those of UIScrollViewDelegate.
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

---A scroll view with text that can be edited.
---@class UITextView: UIScrollView
---@field text string|nil What it holds. Setting it calls nobody.
---@field attributedText NSAttributedString|nil The same with its attributes.
---@field font UIFont Of all its text.
---@field textColor UIColor|string Of all its text.
---@field textAlignment NSTextAlignment Where its lines stand.
---@field isEditable boolean Whether the user may change it.
---@field isSelectable boolean Whether the user may select.
---@field isEditing boolean The keyboard is on it. Read-only.
---@field allowsEditingTextAttributes boolean Kept.
---@field clearsOnInsertion boolean The next text that is typed replaces everything.
---@field textContainerInset UIEdgeInsets|number[] Around the text. Points.
---@field lineFragmentPadding number At either end of a line. Points.
---@field textContainer NSTextContainer Where its lines are set. Read-only.
---@field typingAttributes table<string, any> Of what is typed next.
---@field numberOfLines integer How many lines its text has now. Read-only.
---@field delegate UITextViewDelegate|table|nil A table with UITextViewDelegate's methods, which are also those of UIScrollViewDelegate.
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
---@field super UITextView
---@overload fun(properties?: UITextView.Properties): UITextView
UITextView = {}

---Scrolls as little as needed.
---@param range integer[]|table
function UITextView:scrollRangeToVisible(range) end

---Gives a range of its text attributes; the selection without one.
---@param attributes table<string, any>
---@param range? integer[]|table
function UITextView:addAttributes(attributes, range) end

---So many UTF-16 units further; nil outside of the text.
---@param from UITextPosition
---@param offset integer
---@return UITextPosition|nil
function UITextView:position(from, offset) end

---UTF-16 units from one place to another.
---@param from UITextPosition
---@param to UITextPosition
---@return integer
function UITextView:offset(from, to) end

---So many characters or lines further on the screen; nil where it can't go so far.
---@param from UITextPosition
---@param direction UITextLayoutDirection
---@param offset integer
---@return UITextPosition|nil
function UITextView:positionInDirection(from, direction, offset) end

---Which of two places comes first.
---@param position UITextPosition
---@param other UITextPosition
---@return UITextOrder
function UITextView:compare(position, other) end

---What lies between two places.
---@param from UITextPosition
---@param to UITextPosition
---@return UITextRange|nil
function UITextView:textRange(from, to) end

---The characters of a range.
---@param range UITextRange
---@return string|nil
function UITextView:textInRange(range) end

---Puts a text in the place of a range. Nobody is asked.
---@param range UITextRange
---@param text string
function UITextView:replace(range, text) end

---A text that may still change takes the place of the marked one or of the selection.
---@param text? string
---@param selectedRange? integer[]|table
function UITextView:setMarkedText(text, selectedRange) end

---It no longer may change.
function UITextView:unmarkText() end

---Where a caret stands. Points of the view.
---@param position UITextPosition
---@return CGRect
function UITextView:caretRect(position) end

---Of the first line of a range. Points of the view.
---@param range UITextRange
---@return CGRect
function UITextView:firstRect(range) end

---One rect a line. Points of the view.
---@param range UITextRange
---@return CGRect[]
function UITextView:selectionRects(range) end

---The place nearest to a point of the view, of those in a range if there is one.
---@param point CGPoint|number[]
---@param range? UITextRange
---@return UITextPosition|nil
function UITextView:closestPosition(point, range) end

---The character at a point of the view, or nil.
---@param point CGPoint|number[]
---@return UITextRange|nil
function UITextView:characterRange(point) end

---What is selected goes to the pasteboard.
function UITextView:cut() end

---What is selected is on the pasteboard, too.
function UITextView:copy() end

---Puts the pasteboard's text in the place of the selection.
function UITextView:paste() end

---Selects the word at the caret.
function UITextView:select() end

---Selects the whole text.
function UITextView:selectAll() end
