---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A running app, with its clock, its fingers and its screen.
---@class App
---@field time number The time of the event or frame that is being handled, from the launch. Seconds. Read-only.
---@field system integer The number of the system that is simulated: 12 or 17. Read-only.
---@field frameCount integer The number of frames since the launch. Read-only.
---@field keyboardFrame CGRect The rectangle of the keyboard, in coordinates of the screen. Points. Read-only.
---@field takesKeys boolean Whether app:type finds a first responder that takes keys, with its keyboard on the screen or a hardware keyboard. Read-only.
---@field isKeyboardVisible boolean Whether the keyboard is shown, or is about to be. Read-only.
---@field missingLocalizations string[] The keys that the app has looked for and that are in none of its tables, each once. Of an app without tables there are none. Read-only.
---@field openedURLs string[] The addresses that the app has opened, in order. Read-only.
---@field files string[] The paths of the files in the app's container. Read-only.
---@field state string Where the app stands: active, inactive, background, suspended or ended. Read-only.
---@field endReason string|any Why the system has ended the app, or nil. Read-only.
---@field notifications any[] The notifications that the user sees, the oldest first: tables with title, subtitle, body, badge, identifier, categoryIdentifier, userInfo and date. Read-only.
---@field badge integer The number on the app's icon; 0 for none. Read-only.
---@field haptics any[] What the hand has felt since the launch: tables with time, kind, style and intensity. Read-only.
---@field window UIWindow|any The key window, or nil. Read-only.
---@field delegate any The app's delegate: the table that the plugin returns. Read-only.
---@field table UITableView|any The first table view on the screen, or nil. Read-only.
---@field collectionView UICollectionView|any The first collection view on the screen, or nil. Read-only.
---@field screenName string What lunette explore calls the screen: the title or the class of the controller in front, with + alert "...", + keyboard and + editing. Read-only.
---@field warnings string[] The warnings since the launch that UIKit would have written to the console, about wrong calls that had no effect. Read-only.
---@field accessibilityNotifications table[] What the app and UIKit have told assistive technology since the launch, as a list of { notification =, argument =, time =, spoken = }. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
App = {}

---Lets simulated time pass; a frame takes 1/60 s. Seconds.
---@param seconds number
function App:advance(seconds) end

---Lets simulated time pass, rounded to whole frames. Seconds.
---@param seconds number
function App:wait(seconds) end

---Runs whole frames; 1 if no number is given.
---@param count? integer
function App:advanceFrames(count) end

---@class App.settle.Options
---@field timeout? number Seconds of simulated time after which it is an error; 10 if it is left out.
---@field timers? boolean Whether the call also waits for timers that are due within `timeout`; true if it is left out.
---@field endless? boolean Whether what repeats for ever counts, such as a spinner or a display link; true if it is left out, and then it is an error.

---Runs frames until nothing moves and no timer is due within `timeout`, which is 10 seconds of simulated time if it is left out. With { timers = false } it does not wait for timers, with { endless = false } not for what repeats for ever. It is an error if something still moves after `timeout`.
---@param options? App.settle.Options
function App:settle(options) end

---@class App.waitFor.Options
---@field timeout? number Seconds of simulated time after which it is an error; 10 if it is left out.

---Runs frames until something on the screen matches, and returns the view. It is an error if nothing matches within `timeout`, which is 10 seconds of simulated time if it is left out.
---@param query string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }
---@param options? App.waitFor.Options
---@return UIView|any
function App:waitFor(query, options) end

---@class App.scrollTo.Options
---@field on? UIScrollView The scroll view to drag; without it, every scroll view on the screen.

---Drags the scroll views on the screen as a finger would, each to its end and then back to its start, until something matches, and returns the view that matches. To { row = { 1, 28 } }, { item = { 1, 28 } } or a view it drags straight. It is an error if nothing matches.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param options? App.scrollTo.Options
---@return UIView|any
function App:scrollTo(target, options) end

---Sets a control by touches, and returns the value that it has then. A slider takes a number or { fraction = 0.5 } and is dragged; a stepper a number, a page control a page, a segmented control a number or a title, a switch true or false: these are tapped. The wheels of a picker are turned to a title, to { component = 2, row = 3 } or { component = 2, title = "May" }, those of a date picker also to a date in seconds. It is an error if the control has no such value.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param value number|string|boolean|{ fraction?: number, component?: integer, row?: integer, title?: string }
---@return number|string|boolean|{ fraction?: number, component?: integer, row?: integer, title?: string }
function App:adjust(target, value) end

---Loads the changed files of the plugin into the running app. Tables keep their offsets and selections, and data stays as it is unless the files set other values now. Returns the names of the files. After an error the app is as it was before.
---@return string[]
function App:reload() end

---Ends the app without telling it. app:terminate() tells it first.
function App:close() end

---@class App.tap.Options
---@field taps? integer The number of taps.
---@field fingers? integer The number of fingers.
---@field force? boolean Whether the call is no error if the target is a disabled control or is covered.

---A finger lands on a target and lifts 0.05 s later. The call does not wait. It is an error if the target is a disabled control, or if something covers it.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param options? App.tap.Options
function App:tap(target, options) end

---@class App.doubleTap.Options
---@field taps? integer The number of taps.
---@field fingers? integer The number of fingers.
---@field force? boolean Whether the call is no error if the target is a disabled control or is covered.

---Taps a target twice, quickly.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param options? App.doubleTap.Options
function App:doubleTap(target, options) end

---@class App.longPress.Options
---@field duration? number How long the finger stays; 0.6. Seconds.
---@field force? boolean Whether the call is no error if the target is a disabled control or is covered.

---A finger stays on a target for `duration`, 0.6 s if it is left out.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param options? App.longPress.Options
function App:longPress(target, options) end

---@class App.drag.Options
---@field on? UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string } The target on whose centre the finger lands.
---@field from? UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string } The place where the finger lands.
---@field by? CGPoint|table How far the finger moves, in place of `to`. Points.
---@field to? UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string } The place where the finger lifts.
---@field duration? number How long the movement takes; 0.3. Seconds.
---@field hold? number How long the finger rests before it lifts; 0. Seconds.
---@field force? boolean Whether the call is no error if something covers the target.

---A finger moves in a straight line at constant speed: { from =, to =, duration = 0.3, hold = 0 }, or { on =, by = {dx, dy} }.
---@param options App.drag.Options
function App:drag(options) end

---@class App.swipe.Options
---@field distance? number How far the finger moves; 150. Points.
---@field duration? number How long the movement takes; 0.12. Seconds.
---@field force? boolean Whether the call is no error if something covers the target.

---A finger moves quickly to the left, right, up or down, or to the side where lines begin (leading) or end (trailing): { distance = 150, duration = 0.12 }.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param direction SwipeDirection
---@param options? App.swipe.Options
function App:swipe(target, direction, options) end

---@class App.fling.Options
---@field from UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string } The place where the finger lands.
---@field velocity CGPoint|table The velocity of the finger when it lifts. Points per second.

---A finger moves for 0.05 s and lifts with a velocity: { from =, velocity = {vx, vy} }. Points per second.
---@param options App.fling.Options
function App:fling(options) end

---Puts a finger down at a point of the screen and returns it. Points.
---@param x number
---@param y number
---@return Finger
function App:touch(x, y) end

---Runs several functions side by side in simulated time, so that their fingers move together.
---@param ... any
function App:together(...) end

---Replays touches from a list of { t, finger, phase, x, y }, where t is in seconds from now. A sixth number is the force from then on.
---@param list ((number|string)[])[]
function App:touches(list) end

---Cancels all touches, as an incoming call does.
function App:interrupt() end

---@class App.pinch.Options
---@field from? number The distance between the fingers at the start; 100. Points.
---@field to? number The distance between the fingers at the end; 200. Points.
---@field duration? number How long the movement takes; 0.3. Seconds.

---Two fingers around a target move towards each other or apart: { from = 100, to = 200, duration = 0.3 }. Points.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param options? App.pinch.Options
function App:pinch(target, options) end

---@class App.rotate.Options
---@field angle number The angle by which the fingers turn; clockwise is positive. Radians.
---@field distance? number The distance between the fingers; 100. Points.
---@field duration? number How long the movement takes; 0.3. Seconds.

---Two fingers turn around a target; a positive angle, in radians, is clockwise: { angle =, distance = 100, duration = 0.3 }.
---@param target UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param options App.rotate.Options
function App:rotate(target, options) end

---@class App.stateHash.Options
---@field ignore? string[] Paths of values that are left out, such as "store.items[*].created"; "reuse" stands for what waiting cells hold.

---The app's state as 32 digits: equal ones mean the same behaviour ever after. It depends on what scripts hold, on what is on the screen and on what is still to come, and not on how the app came there.
---@param options? App.stateHash.Options
---@return string
function App:stateHash(options) end

---Types a text with the keyboard, key by key. A line break is the return key, "\b" is the delete key. A target, which may also come first, is tapped before unless it is being edited, and means the field that is in it alone. It is an error if there is no keyboard, or if the target takes no keys.
---@param text string|UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
---@param target? string|UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string }
function App:type(text, target) end

---Presses a key that types no character, such as an arrow key, so many times.
---@param key Keyboard.Key
---@param times? integer
function App:press(key, times) end

---Presses the return key.
function App:pressReturn() end

---Presses the delete key so many times; once if it is left out.
---@param times? integer
function App:deleteBackward(times) end

---Selects the whole text that is being edited, and deletes it.
function App:clearText() end

---Replaces the whole text that is being edited, at once.
---@param text string
function App:replaceText(text) end

---Selects a part of the text that is being edited: from one character to another, counted from 1 in UTF-16 units; the first place where the given words are; or, without arguments, everything.
---@param from? integer|string
---@param to? integer
function App:selectText(from, to) end

---Copies the selected text to the pasteboard. Returns the text that is on the pasteboard afterwards.
---@return string|any
function App:copy() end

---Pastes the text of the pasteboard. A text that is given is put on the pasteboard first.
---@param text? string
function App:paste(text) end

---Makes the first responder resign, which hides the keyboard.
function App:dismissKeyboard() end

---Attaches a hardware keyboard, or removes it. While it is attached, no keyboard is shown on the screen.
---@param attached boolean
function App:hardwareKeyboard(attached) end

---The user chooses a text size: "XS" ... "XXXL", "AX1" ... "AX5", or UIKit's names.
---@param category UIContentSizeCategory.Name
function App:setTextSize(category) end

---@class App.shake.Options
---@field interrupted? boolean Whether the shaking is interrupted, so that motionCancelled is called in place of motionEnded.

---The user shakes the device. The first responder gets motionBegan and motionEnded; with { interrupted = true } it gets motionCancelled in place of motionEnded.
---@param options? App.shake.Options
function App:shake(options) end

---@class App.tilt.Options
---@field horizontal? number Around the axis from top to bottom, from -1 to 1.
---@field vertical? number Around the axis from side to side, from -1 to 1.

---The user tilts the device and holds it so, which shows the motion effects of views: { horizontal = 1 } turns it to one side as far as it counts. Without options it is looked at straight again.
---@param options? App.tilt.Options
function App:tilt(options) end

---The user presses a button of a headset, for example "remoteControlPlay". Returns whether the app has asked for such events.
---@param button UIEvent.EventSubtype
---@return boolean
function App:remoteControl(button) end

---The user taps the status bar, which scrolls the one scroll view with scrollsToTop to its top. Returns whether there is one.
---@return boolean
function App:tapStatusBar() end

---The items that the editing menu of the first responder would show: some of cut, copy, paste, select, selectAll, delete.
---@return string[]
function App:editMenu() end

---The elements of the menu that is open, as a list of tables with title, state, enabled and children; nil where none is.
---@return table[]|any
function App:menu() end

---The user presses a key of a hardware keyboard while others are held: keyCommand("s", { "command" }). The first of the keyCommands for it runs, from the first responder up. Returns whether there was one.
---@param input string
---@param modifierFlags? UIKeyCommand.Modifiers|UIKeyCommand.Modifiers[]
---@return boolean
function App:keyCommand(input, modifierFlags) end

---The user turns the device, for example to "landscapeLeft". The interface turns too if the controllers allow it.
---@param orientation UIDeviceOrientation
function App:rotateDevice(orientation) end

---The clock of the device is set. Timers and the app's time go on.
---@param date Date|number|string
function App:setDate(date) end

---The user travels to another time zone.
---@param timeZone TimeZone|string
function App:setTimeZone(timeZone) end

---The user chooses another locale, such as "de_DE".
---@param locale Locale|string
function App:setLocale(locale) end

---@class App.setAppearance.Options
---@field animated? boolean Whether the new look fades in; true if it is left out.

---The user chooses a "light" or a "dark" appearance; the new look fades in unless { animated = false }. Only in system 17.
---@param appearance LaunchAppearance
---@param options? App.setAppearance.Options
function App:setAppearance(appearance, options) end

---The user chooses "normal" or "high" contrast.
---@param contrast LaunchContrast
function App:setContrast(contrast) end

---The user chooses another language, such as "de", or a list, the best first. As on iOS this ends the app and launches it again. Returns the same app object.
---@param language string|string[]
---@return App
function App:setLanguage(language) end

---The user chooses whether clocks show 24 hours.
---@param uses24HourClock boolean
function App:set24HourClock(uses24HourClock) end

---From now on web views find these pages, in place of those that launch's pages gave: { [address] = html }, or a table with html, title, contentSize, scripts, redirect, error, status and delay in place of the html.
---@param pages any
function App:setPages(pages) end

---From now on other apps open addresses that begin with one of these: { "tel:", "mailto:" }. Settings and web addresses are opened on every device.
---@param beginnings string[]
function App:answerURLs(beginnings) end

---Another app opens an address with this app, which comes to the front, or is launched (openURL of the app delegate, openURLContexts of a scene's). Returns whether the app takes the address.
---@param url URL|string
---@return boolean
function App:openURL(url) end

---Tells the app that memory is low (didReceiveMemoryWarning). Tables drop the cells in their pools.
function App:memoryWarning() end

---Sends an input of a kind that the app defines: the app delegate's didReceiveInput gets the name and the value. Returns whether the delegate has that method.
---@param name string
---@param value? any
---@return boolean
function App:send(name, value) end

---The user chooses an image in the UIImagePickerController that is shown. The image is a file beside the plugin.
---@param name string
function App:pickImage(name) end

---The user chooses a colour in the UIColorPickerViewController that is shown, and closes it; where none is shown, in the first UIColorWell on the screen.
---@param color UIColor.Name|string|UIColor
function App:pickColor(color) end

---@class App.relaunch.Options
---@field purged? boolean Whether the system has emptied tmp and Library/Caches since the app ended.
---@field update? boolean Whether the app was updated before: its files have another place then, and paths that it has kept lead nowhere.

---Ends the app as terminate does, if it still runs, and launches it again with the same options and with what it has kept: UserDefaults, archives, restoration state. The plugin's files are loaded again. Returns the same app object.
---@param options? App.relaunch.Options
---@return App
function App:relaunch(options) end

---The user removes the app and installs it anew: nothing that it has kept is left. Returns the new app.
---@return App
function App:reinstall() end

---What is in a file of the app's container, or nil: app:file "Documents/a.json".
---@param path string
---@return string|any
function App:file(path) end

---The user leaves the app: willResignActive, didEnterBackground.
function App:background() end

---The user ends the app: willTerminate is called, and then the app is closed.
function App:terminate() end

---The user comes back to the app: willEnterForeground, didBecomeActive.
function App:foreground() end

---The user decides in Settings what the app may: app:setPermission("camera", "denied"). A change for the camera, photos, contacts or the microphone ends the app, as iOS does; of the others it is told.
---@param permission Permission
---@param status string
function App:setPermission(permission, status) end

---The device is at a place, in degrees, now or so many seconds from now.
---@param latitude number
---@param longitude number
---@param seconds? number
function App:setLocation(latitude, longitude, seconds) end

---The device is at places (in degrees) at times from now (in seconds): { { 0, 52.52, 13.405 }, { 60, 52.53, 13.405 } }. Between two of them it stays.
---@param points number[][]
function App:travel(points) end

---The user touches a notification, given by its title, its text or its identifier, or one of its buttons; "dismiss" throws it away, and a text is what the user types. The app comes to the front, or is launched, and its delegate hears of it in didReceive. Returns the app.
---@param title string
---@param action? string
---@param text? string
---@return App
function App:tapNotification(title, action, text) end

---A server sends something: app:push { aps = { alert = "Hi", badge = 1 } }; with ["content-available"] = 1 the app is woken for it. At most 4,096 bytes.
---@param payload table
function App:push(payload) end

---What connects the device: "wifi", "cellular" or "none".
---@param path NetworkPath
function App:setNetwork(path) end

---The battery's level, from 0 to 1, and its state; as it is if it is left out.
---@param level number
---@param state? Battery.State
function App:setBattery(level, state) end

---The user saves power, or no longer.
---@param enabled boolean
function App:setLowPowerMode(enabled) end

---Something comes close to the screen, or goes.
---@param near boolean
function App:setProximity(near) end

---The user goes on with something in the app, such as a link to its web site: app:continueActivity { webpageURL = "https://..." }. The app comes to the front, or is launched. Returns whether its delegate goes on with it (continueUserActivity).
---@param activity table
---@return boolean
function App:continueActivity(activity) end

---The user chooses an entry of the icon's menu, by its type or its title. The app comes to the front, or is launched. Returns the app.
---@param type string
---@return App
function App:quickAction(type) end

---The system has time for work that the app has asked for (BGTaskScheduler).
---@param identifier string
function App:runBackgroundTask(identifier) end

---The frontmost view that matches. It is an error if no view matches.
---@param query string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }
---@return UIView|any
function App:find(query) end

---All views that match, from front to back.
---@param query string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }
---@return UIView[]
function App:findAll(query) end

---Whether any view matches.
---@param query string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }
---@return boolean
function App:exists(query) end

---The view that a finger at this point of the screen would touch, or nil.
---@param x number
---@param y number
---@return UIView|any
function App:hitTest(x, y) end

---The alert or action sheet that is shown, or nil.
---@return UIAlertController|any
function App:alert() end

---The view with this number, which logs and the player show, or nil.
---@param number integer
---@return UIView|any
function App:view(number) end

---The calls of a protocol's method since the launch, as a list of tables. Of all methods together, the last 20,000 calls are kept.
---@param name string
---@return table[]
function App:calls(name) end

---Forgets the calls that `calls` returns.
function App:clearCalls() end

---The screen as a text.
---@return string
function App:frame() end

---Prints the screen as a text, with a title if one is given.
---@param title? string
function App:print(title) end

---Each text and control in sight as a line, from the top down: its role, its text, whether it is disabled, selected, on or off. Unlike `accessibility` it doesn't know of what views a screen is made, so that two apps can be compared.
---@return string
function App:texts() end

---@class App.snapshot.Options
---@field touches? boolean Whether the fingers are drawn too.
---@field constraints? boolean Whether the constraints of the visible views are drawn too.

---The screen as "text", "json" or "svg", or as a "table" with the keys of the JSON form and with the pieces of each view's text. With { touches = true } the fingers are drawn too, with { constraints = true } the constraints.
---@param form SnapshotForm
---@param options? App.snapshot.Options
---@return string|table
function App:snapshot(form, options) end

---@class App.save.Options
---@field touches? boolean Whether the fingers are drawn too.
---@field constraints? boolean Whether the constraints of the visible views are drawn too.

---Writes the screen to a file: .txt, .json, .svg or .png. With { touches = true } the fingers are drawn too, with { constraints = true } the constraints.
---@param path string
---@param options? App.save.Options
function App:save(path, options) end

---A text that tells what happened to the touches since the first finger landed: the view that was hit, the recognizers' states and why they failed, the messages that views got, and the actions that ran.
---@return string
function App:explain() end

---What is wrong with the layout now: constraints that contradict each other, and views whose constraints are ambiguous.
---@return table[]
function App:layoutProblems() end

---Tells a view's left, top, width and height, and which constraint or other cause has set each of them.
---@param view UIView
---@return string
function App:explainLayout(view) end

---Answers a question about the run so far, by running it again: "set" who gave a view's property its value, "called" who called a method, "hidden" why a view isn't seen, "frame" what gives it its frame, "ran" what ran in a frame, "not-called", "touch", "error", "made". The target is as in lunette why: a text, a query or id 12, and a property or method after a dot; or a view or a query, and the property's name after it.
---@param question string
---@param target? string|UIView|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }
---@param name? string
---@return string
function App:why(question, target, name) end

---What the app has cost since its launch or clearCounts: instructions, calls of the host, viewsMade, layersMade, cellsMade, layouts, textsMeasured, heightQuestions; and made, a table of how many objects of each class scripts have made. Only in a spec or a scenario whose text names counts or budget.
---@return table
function App:counts() end

---Begins to count anew.
function App:clearCounts() end

---The view tree as a text.
---@return string
function App:tree() end

---@class App.accessibility.Options
---@field within? UIView|CGPoint|table|string|{ text?: string|TextPattern|function|table, contains?: string, class?: string|table, id?: string|TextPattern|function|table, at?: CGPoint|table, index?: integer, nth?: integer, role?: AccessibilityRole, name?: string|TextPattern|function|table, label?: string|TextPattern|function|table, value?: string|TextPattern|function|table, hint?: string|TextPattern|function|table, placeholder?: string|TextPattern|function|table, image?: string|TextPattern|function|table, traits?: UIAccessibilityTraits|UIAccessibilityTraits[], enabled?: boolean, selected?: boolean, on?: boolean, focused?: boolean, editing?: boolean, hittable?: boolean, row?: IndexPath|integer[]|integer, item?: IndexPath|integer[]|integer, section?: integer, within?: string|table|UIView, childOf?: string|table|UIView, has?: string|table|UIView, parentOf?: string|table|UIView, hasText?: string|TextPattern|function|table, above?: string|table|UIView, below?: string|table|UIView, leftOf?: string|table|UIView, rightOf?: string|table|UIView, near?: string|table|UIView, strict?: boolean }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ item: IndexPath|integer[] }|{ indexTitle: integer }|{ key: string } Only what is in this view.
---@field hints? boolean Whether hints are shown.
---@field ids? boolean Whether identifiers are shown.
---@field frames? boolean Whether frames are shown, in points of the screen.
---@field actions? boolean Whether the names of actions are shown.
---@field offscreen? boolean Whether elements count that are scrolled out of sight.

---The elements of the screen as assistive technology reads them, as a text: a line an element with role, label, state and value. Options add hints, ids, frames and actions, or take only what is in one view.
---@param options? App.accessibility.Options
---@return string
function App:accessibility(options) end

---@class App.setAccessibility.Options
---@field isVoiceOverRunning? boolean Whether the user has turned this on.
---@field isSwitchControlRunning? boolean Whether the user has turned this on.
---@field isAssistiveTouchRunning? boolean Whether the user has turned this on.
---@field isReduceMotionEnabled? boolean Whether the user has turned this on.
---@field isReduceTransparencyEnabled? boolean Whether the user has turned this on.
---@field isDarkerSystemColorsEnabled? boolean Whether the user has turned this on.
---@field isBoldTextEnabled? boolean Whether the user has turned this on.
---@field isOnOffSwitchLabelsEnabled? boolean Whether the user has turned this on.
---@field isInvertColorsEnabled? boolean Whether the user has turned this on.
---@field isGrayscaleEnabled? boolean Whether the user has turned this on.
---@field isClosedCaptioningEnabled? boolean Whether the user has turned this on.
---@field isMonoAudioEnabled? boolean Whether the user has turned this on.
---@field isGuidedAccessEnabled? boolean Whether the user has turned this on.
---@field isSpeakScreenEnabled? boolean Whether the user has turned this on.
---@field isSpeakSelectionEnabled? boolean Whether the user has turned this on.
---@field isShakeToUndoEnabled? boolean Whether the user has turned this on.
---@field isVideoAutoplayEnabled? boolean Whether the user has turned this on.
---@field prefersCrossFadeTransitions? boolean Whether the user has turned this on.
---@field buttonShapesEnabled? boolean Whether the user has turned this on.
---@field shouldDifferentiateWithoutColor? boolean Whether the user has turned this on.

---The user turns something on or off in the settings of accessibility: { isReduceMotionEnabled = true }.
---@param flags App.setAccessibility.Options
function App:setAccessibility(flags) end

---Turns VoiceOver on and returns it, with its cursor on the first element.
---@return VoiceOver
function App:voiceOver() end

---Turns Switch Control on and returns its cursor, which stops at what the user can do something with.
---@return VoiceOver
function App:switchControl() end

---The user reads in another direction from now on: rightToLeft or leftToRight.
---@param direction UIUserInterfaceLayoutDirection
function App:setDirection(direction) end

---@class App.waitUntil.Options
---@field timeout? number Seconds of simulated time after which it is an error; 10 if it is left out.

---Runs frames until a function answers true. It is an error if it doesn't within `timeout`, which is 10 seconds of simulated time if it is left out.
---@param condition function
---@param options? App.waitUntil.Options
function App:waitUntil(condition, options) end

---@class App.plot.Options
---@field of? string|UIView|CALayer|table The object whose numbers are recorded; the first scroll view on the screen if it is left out.
---@field title? string The title above the chart.
---@field unit? string The unit of the numbers, which the chart shows.
---@field size? integer[] The size of the chart in characters, as {columns, rows}; {60, 12} if it is left out.
---@field save? string|string[] The file, or files, to which the chart is written: .svg or .txt.
---@field duration? number How long numbers are recorded, from the start. Seconds.
---@field print? boolean Whether the chart is printed; true if it is left out.

---Records numbers of a view in every frame while a function runs, prints a chart of them, and returns the plot.
---@param path string|string[]
---@param options? App.plot.Options|function
---@param action? function
---@return Plot
function App:plot(path, options, action) end
