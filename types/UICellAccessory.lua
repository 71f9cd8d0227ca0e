---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A sign or control beside a list cell's content: UICellAccessory.checkmark().
---@class UICellAccessory
---@field displayed UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited. Read-only.
---@field isHidden boolean Whether it is not shown. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UICellAccessory = {}

---@class UICellAccessory.disclosureIndicator.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A sign that a tap shows more.
---@param options? UICellAccessory.disclosureIndicator.Options
---@return UICellAccessory
function UICellAccessory.disclosureIndicator(options) end

---@class UICellAccessory.checkmark.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A tick.
---@param options? UICellAccessory.checkmark.Options
---@return UICellAccessory
function UICellAccessory.checkmark(options) end

---@class UICellAccessory.detail.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A button with an i; actionHandler() is called.
---@param options? UICellAccessory.detail.Options
---@return UICellAccessory
function UICellAccessory.detail(options) end

---@class UICellAccessory.delete.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A minus before the content, while editing: a tap opens the trailing swipe actions, or calls actionHandler().
---@param options? UICellAccessory.delete.Options
---@return UICellAccessory
function UICellAccessory.delete(options) end

---@class UICellAccessory.insert.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A plus before the content, while editing; actionHandler() is called.
---@param options? UICellAccessory.insert.Options
---@return UICellAccessory
function UICellAccessory.insert(options) end

---@class UICellAccessory.reorder.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A handle by which a finger moves the row, while editing unless displayed says otherwise.
---@param options? UICellAccessory.reorder.Options
---@return UICellAccessory
function UICellAccessory.reorder(options) end

---@class UICellAccessory.multiselect.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A circle before the content, while editing.
---@param options? UICellAccessory.multiselect.Options
---@return UICellAccessory
function UICellAccessory.multiselect(options) end

---@class UICellAccessory.outlineDisclosure.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A sign that opens and closes what is below the item: { style = "header" }.
---@param options? UICellAccessory.outlineDisclosure.Options
---@return UICellAccessory
function UICellAccessory.outlineDisclosure(options) end

---@class UICellAccessory.label.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A grey text at the end: { text = "12" }.
---@param options UICellAccessory.label.Options
---@return UICellAccessory
function UICellAccessory.label(options) end

---@class UICellAccessory.popUpMenu.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A button that shows what is chosen in a menu with the option singleSelection, and opens it: { menu = menu }.
---@param options UICellAccessory.popUpMenu.Options
---@return UICellAccessory
function UICellAccessory.popUpMenu(options) end

---@class UICellAccessory.customView.Options
---@field displayed? UICellAccessory.DisplayedState Whether it is shown always, or only while the collection view is or is not being edited.
---@field isHidden? boolean Whether it is not shown.
---@field tintColor? UIColor.Name|string|UIColor Its colour.
---@field actionHandler? function Called without arguments when it is tapped.
---@field style? UICellAccessory.OutlineStyle Of an outline disclosure: header, cell or automatic.
---@field text? string Of a label: its text.
---@field menu? UIMenu Of a pop-up menu: the menu.
---@field customView? UIView Of a custom view: the view.
---@field placement? UICellAccessory.Placement Of a custom view: leading or trailing.
---@field options? { isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, style?: UICellAccessory.OutlineStyle, font?: UIFont, adjustsFontForContentSizeCategory?: boolean, reservedLayoutWidth?: any, showsVerticalSeparator?: boolean, backgroundColor?: UIColor.Name|string|UIColor } The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.
---@field configuration? { customView?: UIView, placement?: UICellAccessory.Placement, isHidden?: boolean, tintColor?: UIColor.Name|string|UIColor, reservedLayoutWidth?: any, maintainsFixedSize?: boolean } Of a custom view, in a table of their own: { customView =, placement = }.
---@field font? UIFont Of a label: its font.
---@field adjustsFontForContentSizeCategory? boolean Of a label. Kept only.
---@field reservedLayoutWidth? any Taken, without effect: the usual width is kept.
---@field showsVerticalSeparator? boolean Of a handle. Taken, without effect.
---@field backgroundColor? UIColor.Name|string|UIColor Of a sign of editing. Taken, without effect.
---@field maintainsFixedSize? boolean Of a custom view. Taken, without effect: the view keeps its size.

---A view of your own: { customView = view, placement = "trailing" }.
---@param options UICellAccessory.customView.Options
---@return UICellAccessory
function UICellAccessory.customView(options) end
