---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIResponder { ... } takes.
---@class UIResponder.Properties
---@field isAccessibilityElement? boolean Whether assistive technology meets the object itself, not what is in it. Nil brings the class's own answer back.
---@field accessibilityLabel? string What assistive technology calls the object. Nil brings the class's own words back.
---@field accessibilityValue? string What the object's value is read as, such as 75%.
---@field accessibilityHint? string What happens when the object is activated, in a sentence.
---@field accessibilityTraits? UIAccessibilityTraits|UIAccessibilityTraits[] What the object is good for: a trait or a list of them.
---@field accessibilityFrame? CGRect|table Where the object is, in coordinates of the screen. Points.
---@field accessibilityActivationPoint? CGPoint|table Where a finger lands when the object is activated; the middle by default. In coordinates of the screen. Points.
---@field accessibilityElements? UIResponder[] Views and elements in the order in which they are read, in place of the subviews; nil for none.
---@field accessibilityElementsHidden? boolean Whether assistive technology meets neither the object nor what is in it.
---@field accessibilityViewIsModal? boolean Whether assistive technology leaves out the siblings of the view.
---@field shouldGroupAccessibilityChildren? boolean Whether what is in the object stays together in the order of reading.
---@field accessibilityCustomActions? UIAccessibilityCustomAction[] What can be done with the object besides activating it: a list of UIAccessibilityCustomAction.
---@field accessibilityUserInputLabels? string[] Other names by which a user may call the object.
---@field accessibilityContainerType? UIAccessibilityContainerType What the object is as a container: none, list, landmark, dataTable, semanticGroup.
---@field accessibilityRespondsToUserInteraction? boolean Whether the user can do something with the object; what Switch Control stops at.
---@field accessibilityPath? UIBezierPath The outline of the object, in place of its frame; nil for none. In coordinates of the screen. Points.
---@field accessibilityLanguage? string The language in which the object's words are read, such as "de"; nil for the user's.
---@field accessibilityNavigationStyle? UIAccessibilityNavigationStyle Kept: whether a switch reaches what is in the object one by one (separate) or together (combined).
---@field accessibilityIgnoresInvertColors? boolean Whether the object keeps its colours while the user inverts those of the screen.
---@field accessibilityCustomRotors? UIAccessibilityCustomRotor[] The object's own ways through elements.
---@field accessibilityAttributedLabel? NSAttributedString The label with attributes; setting it sets the label, too.
---@field accessibilityAttributedValue? NSAttributedString The value with attributes; setting it sets the value, too.
---@field accessibilityAttributedHint? NSAttributedString The hint with attributes; setting it sets the hint, too.
---@field accessibilityAttributedUserInputLabels? NSAttributedString[] The other names of the object with attributes; setting them sets the names, too.
---@field accessibilityTextualContext? UIAccessibilityTextualContext Kept: what kind of text the object shows, such as messaging; nil for no special one.
---@field focusGroupIdentifier? string Tab goes through objects with the same name as one group; nil: bars, lists, fields, and what stands in one view.

---An object that handles events, or passes them on to the next responder.
---@class UIResponder
---@field next UIResponder|any The responder that gets an event if this one does not handle it, or nil. A class may say another one than the usual. Read-only. A method of its name overrides it.
---@field isFirstResponder boolean Whether this is the first responder, which gets the keyboard's input. Read-only.
---@field canBecomeFirstResponder boolean Whether the responder may become first responder; false unless a class overrides it. Read-only. A method of its name overrides it.
---@field canResignFirstResponder boolean Whether the responder may stop being first responder. Read-only. A method of its name overrides it.
---@field inputView UIView|any The view that replaces the keyboard's keys while this responder is first responder, or nil. Read-only. A method of its name overrides it.
---@field inputAccessoryView UIView|any The view above the keyboard while this responder is first responder, or nil. Read-only. A method of its name overrides it.
---@field undoManager UndoManager|any What undoes and redoes: that of the next responder that has one; a text has its own, and so has each window. Read-only. A method of its name overrides it.
---@field keyCommands UIKeyCommand[] The keys that this responder takes while it, or one before it in the chain, is first responder; those of addKeyCommand. Read-only. A method of its name overrides it.
---@field isAccessibilityElement boolean|nil Whether assistive technology meets the object itself, not what is in it. Nil brings the class's own answer back. Can be overridden.
---@field accessibilityLabel string|nil What assistive technology calls the object. Nil brings the class's own words back. Can be overridden.
---@field accessibilityValue string|nil What the object's value is read as, such as 75%. Can be overridden.
---@field accessibilityHint string|nil What happens when the object is activated, in a sentence. Can be overridden.
---@field accessibilityTraits UIAccessibilityTraits|UIAccessibilityTraits[]|nil What the object is good for: a trait or a list of them. Can be overridden.
---@field accessibilityFrame CGRect|table|nil Where the object is, in coordinates of the screen. Points. Can be overridden.
---@field accessibilityActivationPoint CGPoint|table|nil Where a finger lands when the object is activated; the middle by default. In coordinates of the screen. Points. Can be overridden.
---@field accessibilityElements UIResponder[]|nil Views and elements in the order in which they are read, in place of the subviews; nil for none. Can be overridden.
---@field accessibilityElementsHidden boolean Whether assistive technology meets neither the object nor what is in it. Can be overridden.
---@field accessibilityViewIsModal boolean Whether assistive technology leaves out the siblings of the view. Can be overridden.
---@field shouldGroupAccessibilityChildren boolean Whether what is in the object stays together in the order of reading. Can be overridden.
---@field accessibilityCustomActions UIAccessibilityCustomAction[] What can be done with the object besides activating it: a list of UIAccessibilityCustomAction. Can be overridden.
---@field accessibilityUserInputLabels string[]|nil Other names by which a user may call the object. Can be overridden.
---@field accessibilityContainerType UIAccessibilityContainerType What the object is as a container: none, list, landmark, dataTable, semanticGroup. Can be overridden.
---@field accessibilityRespondsToUserInteraction boolean|nil Whether the user can do something with the object; what Switch Control stops at. Can be overridden.
---@field accessibilityPath UIBezierPath|any The outline of the object, in place of its frame; nil for none. In coordinates of the screen. Points. Can be overridden.
---@field accessibilityLanguage string|nil The language in which the object's words are read, such as "de"; nil for the user's. Can be overridden.
---@field accessibilityNavigationStyle UIAccessibilityNavigationStyle Kept: whether a switch reaches what is in the object one by one (separate) or together (combined). Can be overridden.
---@field accessibilityIgnoresInvertColors boolean Whether the object keeps its colours while the user inverts those of the screen.
---@field accessibilityCustomRotors UIAccessibilityCustomRotor[] The object's own ways through elements. Can be overridden.
---@field accessibilityAttributedLabel NSAttributedString|any The label with attributes; setting it sets the label, too. Can be overridden.
---@field accessibilityAttributedValue NSAttributedString|any The value with attributes; setting it sets the value, too. Can be overridden.
---@field accessibilityAttributedHint NSAttributedString|any The hint with attributes; setting it sets the hint, too. Can be overridden.
---@field accessibilityAttributedUserInputLabels NSAttributedString[]|nil The other names of the object with attributes; setting them sets the names, too. Can be overridden.
---@field accessibilityTextualContext UIAccessibilityTextualContext|nil Kept: what kind of text the object shows, such as messaging; nil for no special one. Can be overridden.
---@field canBecomeFocused boolean Whether the focus of a hardware keyboard may come to the object; by default to what the user can do something with. Read-only. A method of its name overrides it.
---@field isFocused boolean Whether the object has the focus of a hardware keyboard. Read-only.
---@field focusGroupIdentifier string|nil Tab goes through objects with the same name as one group; nil: bars, lists, fields, and what stands in one view.
---@field keyboardWillShowNotification string The name of the notification that the keyboard is about to be shown.
---@field keyboardDidShowNotification string The name of the notification that the keyboard is shown.
---@field keyboardWillHideNotification string The name of the notification that the keyboard is about to be hidden.
---@field keyboardDidHideNotification string The name of the notification that the keyboard is hidden.
---@field keyboardWillChangeFrameNotification string The name of the notification that the keyboard is about to be shown, hidden or resized.
---@field keyboardDidChangeFrameNotification string The name of the notification that the keyboard was shown, hidden or resized.
---@field keyboardFrameBeginUserInfoKey string The key in userInfo of the keyboard's notifications for the keyboard's frame before the change, in points of the screen.
---@field keyboardFrameEndUserInfoKey string The key in userInfo of the keyboard's notifications for the keyboard's frame after the change, in points of the screen.
---@field keyboardAnimationDurationUserInfoKey string The key in userInfo of the keyboard's notifications for the duration of the animation, in seconds.
---@field keyboardAnimationCurveUserInfoKey string The key in userInfo of the keyboard's notifications for the curve of the animation; give it to UIView.animate as an option to move together with the keyboard.
---@field keyboardIsLocalUserInfoKey string The key in userInfo of the keyboard's notifications for whether the keyboard belongs to this app.
---@field super UIResponder
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIResponder.Properties): UIResponder
UIResponder = {}

---Asks to become first responder, which gets the keyboard's input. Returns true if the responder is first responder afterwards. Can be overridden.
---@return boolean
function UIResponder:becomeFirstResponder() end

---Asks to stop being first responder. Returns true if the responder is not first responder afterwards. Can be overridden.
---@return boolean
function UIResponder:resignFirstResponder() end

---Replaces the selection with the text, as a key does. A responder that has this method can get the keyboard. Can be overridden.
---@param text string
function UIResponder:insertText(text) end

---Deletes the selection, or the character before the caret if nothing is selected. Can be overridden.
function UIResponder:deleteBackward() end

---The nib that the object is from has made all its objects. Call super. Can be overridden.
function UIResponder:awakeFromNib() end

---Tells that the responder's input views have changed. If it is first responder, the new ones are shown.
function UIResponder:reloadInputViews() end

---Fingers have landed on the responder. The default passes the touches on to the next responder. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
function UIResponder:touchesBegan(touches, event) end

---Fingers that landed on the responder have moved. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
function UIResponder:touchesMoved(touches, event) end

---Fingers that landed on the responder have lifted. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
function UIResponder:touchesEnded(touches, event) end

---A recognizer or the system has taken the touches away from the responder. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
function UIResponder:touchesCancelled(touches, event) end

---Shaking of the device has begun. The default passes the message on to the next responder. Can be overridden.
---@param motion UIEvent.EventSubtype
---@param event? UIEvent
function UIResponder:motionBegan(motion, event) end

---The shaking has ended. Can be overridden.
---@param motion UIEvent.EventSubtype
---@param event? UIEvent
function UIResponder:motionEnded(motion, event) end

---The shaking lasted too long or was interrupted. Can be overridden.
---@param motion UIEvent.EventSubtype
---@param event? UIEvent
function UIResponder:motionCancelled(motion, event) end

---A button of a headset was pressed: event.subtype says which one. The default passes the message on to the next responder. Can be overridden.
---@param event? UIEvent
function UIResponder:remoteControlReceived(event) end

---The value of a property by its name, or by a path of names with dots between them. A name that the object can't have is an error.
---@param key string
---@return any
function UIResponder:valueForKey(key) end

---The value of a property by its name, or by a path of names with dots between them. A name that the object can't have is an error.
---@param key string
---@return any
function UIResponder:valueForKeyPath(key) end

---The same as valueForKey; objects of your own classes, in which it may be a field, have only valueForKey.
---@param key string
---@return any
function UIResponder:value(key) end

---Sets a property by its name, or by a path of names with dots between them.
---@param value? any
---@param key string
function UIResponder:setValueForKey(value, key) end

---The same as setValueForKey; objects of your own classes, in which it may set a field, have only setValueForKey.
---@param value? any
---@param key string
function UIResponder:setValue(value, key) end

---Whether this responder, or one after it in the chain, has a method for the action. An override may return false to refuse the action. Can be overridden.
---@param action string
---@param sender? any
---@return boolean
function UIResponder:canPerformAction(action, sender) end

---The responder that gets an action without a target, or nil. An override may return another responder. Can be overridden.
---@param action string
---@param sender? any
---@return UIResponder|any
function UIResponder:targetForAction(action, sender) end

---Called with a command that this responder takes before a menu shows it, or a key sends it: the command's title, image, attributes and state may be changed, for as long as the menu is open. Can be overridden.
---@param command UICommand
function UIResponder:validate(command) end

---Adds a key to keyCommands.
---@param command UIKeyCommand
function UIResponder:addKeyCommand(command) end

---Takes a key away from keyCommands.
---@param command UIKeyCommand
function UIResponder:removeKeyCommand(command) end

---How many rows the data table has. Can be overridden.
---@return integer
function UIResponder:accessibilityRowCount() end

---How many columns the data table has. Can be overridden.
---@return integer
function UIResponder:accessibilityColumnCount() end

---The element at a place of the data table, counted from 1; one that spans several places is answered for each. Can be overridden.
---@param row integer
---@param column integer
---@return UIResponder|any
function UIResponder:accessibilityDataTableCellElement(row, column) end

---The elements that head a row of the data table, counted from 1. Can be overridden.
---@param row integer
---@return UIResponder[]|any
function UIResponder:accessibilityHeaderElementsForRow(row) end

---The elements that head a column of the data table, counted from 1. Can be overridden.
---@param column integer
---@return UIResponder[]|any
function UIResponder:accessibilityHeaderElementsForColumn(column) end

---The first and the last row of a cell of a data table, counted from 1: { 2, 3 }; nil for where the table has it. Can be overridden.
---@return integer[]|any
function UIResponder:accessibilityRowRange() end

---The first and the last column of a cell of a data table, counted from 1: { 2, 3 }; nil for where the table has it. Can be overridden.
---@return integer[]|any
function UIResponder:accessibilityColumnRange() end

---The number of accessibilityElements; a class may answer elements one by one in place of a list. Can be overridden.
---@return integer
function UIResponder:accessibilityElementCount() end

---One of accessibilityElements, by its number from 1; nil where there is none. Can be overridden.
---@param index integer
---@return UIResponder|any
function UIResponder:accessibilityElement(index) end

---The number of an element in accessibilityElements, from 1; nil where it isn't one. Can be overridden.
---@param element UIResponder
---@return integer|any
function UIResponder:indexOfAccessibilityElement(element) end

---Whether VoiceOver's cursor is on the object.
---@return boolean
function UIResponder:accessibilityElementIsFocused() end

---The user activates the object. Answering true keeps a finger from landing on it. Can be overridden.
---@return boolean
function UIResponder:accessibilityActivate() end

---The user raises the value of an adjustable object. Can be overridden.
function UIResponder:accessibilityIncrement() end

---The user lowers the value of an adjustable object. Can be overridden.
function UIResponder:accessibilityDecrement() end

---The user wants to leave, for example to close a popover. Answers whether the object did something. Can be overridden.
---@return boolean
function UIResponder:accessibilityPerformEscape() end

---The user wants the most important action, such as to pause. Answers whether the object did something. Can be overridden.
---@return boolean
function UIResponder:accessibilityPerformMagicTap() end

---The user scrolls by a page: right, left, up, down, next, previous. Answers whether the object did. Can be overridden.
---@param direction UIAccessibilityScrollDirection
---@return boolean
function UIResponder:accessibilityScroll(direction) end

---VoiceOver's cursor has come to the object. Can be overridden.
function UIResponder:accessibilityElementDidBecomeFocused() end

---VoiceOver's cursor has left the object. Can be overridden.
function UIResponder:accessibilityElementDidLoseFocus() end

---The focus is about to move from the object, to it, or inside of it. Answering false keeps it where it is. Can be overridden.
---@param context UIFocusUpdateContext
---@return boolean
function UIResponder:shouldUpdateFocus(context) end

---The focus has moved from the object, to it, or inside of it. Can be overridden.
---@param context UIFocusUpdateContext
---@param coordinator UIFocusAnimationCoordinator
function UIResponder:didUpdateFocus(context, coordinator) end

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: UIResponder|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function UIResponder:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function UIResponder:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function UIResponder:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function UIResponder:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function UIResponder:didChangeValue(key) end

---Calls the method of this name with one argument: at once, or after so many seconds, but not while a scroll view is dragged or decelerates.
---@param name string
---@param argument? any
---@param delay? number
---@return any
function UIResponder:perform(name, argument, delay) end
