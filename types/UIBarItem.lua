---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBarItem { ... } takes.
---@class UIBarItem.Properties
---@field title? string The item's text, or nil.
---@field image? UIImage|string The item's image, or nil. It is filled with the tint unless its rendering mode is alwaysOriginal.
---@field landscapeImagePhone? UIImage|string The image in the low bars of a phone in landscape, or nil.
---@field imageInsets? UIEdgeInsets|table Room around the image. Points.
---@field largeContentSizeImage? UIImage|string What a long press shows large in place of the image, where the text size is one of those for accessibility; or nil.
---@field largeContentSizeImageInsets? UIEdgeInsets|table Kept: room around that image. Points.
---@field isEnabled? boolean Whether the item can be tapped.
---@field tag? integer A number by which the app can find the object, for example with viewWithTag.
---@field accessibilityIdentifier? string A name by which tests find the object.
---@field accessibilityLabel? string What assistive technology calls the item; nil means its title, or the name of its picture.
---@field accessibilityValue? string What the item's value is read as.
---@field accessibilityHint? string What happens when the item is activated, in a sentence.
---@field accessibilityAttributedLabel? NSAttributedString The label with attributes; setting it sets the label, too.
---@field accessibilityAttributedValue? NSAttributedString The value with attributes; setting it sets the value, too.
---@field accessibilityAttributedHint? NSAttributedString The hint with attributes; setting it sets the hint, too.
---@field accessibilityTraits? UIAccessibilityTraits|UIAccessibilityTraits[] What the item is good for: a trait or a list of them.
---@field isAccessibilityElement? boolean Whether assistive technology meets the item; true.
---@field accessibilityUserInputLabels? string[] Other names by which a user may call the item.
---@field accessibilityElementsHidden? boolean Whether assistive technology doesn't meet the item.
---@field accessibilityCustomActions? UIAccessibilityCustomAction[] What can be done with the item besides activating it: a list of UIAccessibilityCustomAction.
---@field accessibilityFrame? CGRect|table Where assistive technology finds the item; nil means where its button is. In coordinates of the screen. Points.
---@field accessibilityActivationPoint? CGPoint|table Where a finger lands when the item is activated; nil means its middle. In coordinates of the screen. Points.
---@field accessibilityLanguage? string The language in which the item's words are read, such as "de"; nil for the user's.
---@field accessibilityRespondsToUserInteraction? boolean Whether Switch Control stops at the item; nil means what its button says.

---The data of an item in a bar.
---@class UIBarItem
---@field title string|nil The item's text, or nil.
---@field image UIImage|string|any The item's image, or nil. It is filled with the tint unless its rendering mode is alwaysOriginal.
---@field landscapeImagePhone UIImage|string|any The image in the low bars of a phone in landscape, or nil.
---@field imageInsets UIEdgeInsets|table Room around the image. Points.
---@field largeContentSizeImage UIImage|string|any What a long press shows large in place of the image, where the text size is one of those for accessibility; or nil.
---@field largeContentSizeImageInsets UIEdgeInsets|table Kept: room around that image. Points.
---@field isEnabled boolean Whether the item can be tapped.
---@field tag integer A number by which the app can find the object, for example with viewWithTag.
---@field accessibilityIdentifier string|nil A name by which tests find the object.
---@field accessibilityLabel string|nil What assistive technology calls the item; nil means its title, or the name of its picture.
---@field accessibilityValue string|nil What the item's value is read as.
---@field accessibilityHint string|nil What happens when the item is activated, in a sentence.
---@field accessibilityAttributedLabel NSAttributedString|any The label with attributes; setting it sets the label, too.
---@field accessibilityAttributedValue NSAttributedString|any The value with attributes; setting it sets the value, too.
---@field accessibilityAttributedHint NSAttributedString|any The hint with attributes; setting it sets the hint, too.
---@field accessibilityTraits UIAccessibilityTraits|UIAccessibilityTraits[]|nil What the item is good for: a trait or a list of them.
---@field isAccessibilityElement boolean|nil Whether assistive technology meets the item; true.
---@field accessibilityUserInputLabels string[]|nil Other names by which a user may call the item.
---@field accessibilityElementsHidden boolean Whether assistive technology doesn't meet the item.
---@field accessibilityCustomActions UIAccessibilityCustomAction[] What can be done with the item besides activating it: a list of UIAccessibilityCustomAction.
---@field accessibilityFrame CGRect|table|nil Where assistive technology finds the item; nil means where its button is. In coordinates of the screen. Points.
---@field accessibilityActivationPoint CGPoint|table|nil Where a finger lands when the item is activated; nil means its middle. In coordinates of the screen. Points.
---@field accessibilityLanguage string|nil The language in which the item's words are read, such as "de"; nil for the user's.
---@field accessibilityRespondsToUserInteraction boolean|nil Whether Switch Control stops at the item; nil means what its button says.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIBarItem = {}

---The appearance proxy of the class: what is set on it, items get when a bar shows them for the first time from now on, unless they were given it themselves.
---@param options? table
---@return any
function UIBarItem.appearance(options) end

---Sets the attributes of the title, such as font and colour, for a state.
---@param attributes? table<string, any>
---@param state? UIControl.State|UIControl.State[]
function UIBarItem:setTitleTextAttributes(attributes, state) end

---The attributes that were set for a state, or nil.
---@param state? UIControl.State|UIControl.State[]
---@return table<string, any>|any
function UIBarItem:titleTextAttributes(state) end

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: UIBarItem|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function UIBarItem:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function UIBarItem:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function UIBarItem:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function UIBarItem:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function UIBarItem:didChangeValue(key) end
