---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A running app: its clock, its fingers, its screen.
---@class App
---@field time number Of the event or frame that is being handled. Seconds since launch. Read-only.
---@field frameCount integer Frames since launch. Read-only.
---@field keyboardFrame CGRect Where the keyboard stands. Points of the screen. Read-only.
---@field isKeyboardVisible boolean Whether it is up, or on its way. Read-only.
---@field openedURLs string[] Addresses that the app has opened, in turn. Read-only.
---@field window UIWindow|nil The key window. Read-only.
---@field delegate any The plugin's table. Read-only.
---@field table UITableView|nil The first table view on the screen. Read-only.
---@field warnings string[] What UIKit would have written to the console since launch: misuse without effect. Read-only.
App = {}

---Runs the clock. Seconds; a frame is 1/60.
---@param seconds number
function App:advance(seconds) end

---Lets time pass in whole frames: the nearest number of them. Seconds.
---@param seconds number
function App:wait(seconds) end

---Runs whole frames.
---@param count? integer
function App:advanceFrames(count) end

---@class App.settle.Options
---@field timeout? number Seconds of simulated time until it is an error; 10.
---@field timers? boolean False: timers that are still to fire don't count as movement; true.

---Runs until nothing moves and no timer is due any more; an error after `timeout` seconds of simulated time (10). A timer counts that is due within `timeout`; with { timers = false } none does.
---@param options? App.settle.Options
function App:settle(options) end

---@class App.waitFor.Options
---@field timeout? number Seconds of simulated time until it is an error; 10.

---Runs until something on the screen matches, and answers the view; an error after `timeout` seconds of simulated time (10).
---@param query string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }
---@param options? App.waitFor.Options
---@return UIView
function App:waitFor(query, options) end

---@class App.scrollTo.Options
---@field on? UIScrollView The scroll view to drag; without it whatever scrolls on the screen.

---Drags what scrolls, as a finger would, on to its end and then back to its start, until something matches; answers the view.
---@param query string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }
---@param options? App.scrollTo.Options
---@return UIView
function App:scrollTo(query, options) end

---Loads the files of the plugin that changed since into the running app. Tables keep their offsets and selections, and data stays as it is unless the files set it differently now. Answers the files; an error leaves the app as it was.
---@return string[]
function App:reload() end

---Ends the app, without a word to it; app:terminate() tells it.
function App:close() end

---@class App.tap.Options
---@field taps? integer How many taps.
---@field fingers? integer How many fingers.
---@field force? boolean Whether it is right whatever the finger reaches: a disabled control, or what covers the target.

---A finger down on a target, up 0.05 s later. It waits for nothing; a disabled control, or a target that something covers, is an error.
---@param target UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string }
---@param options? App.tap.Options
function App:tap(target, options) end

---@class App.doubleTap.Options
---@field taps? integer How many taps.
---@field fingers? integer How many fingers.
---@field force? boolean Whether it is right whatever the finger reaches: a disabled control, or what covers the target.

---Two quick taps.
---@param target UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string }
---@param options? App.doubleTap.Options
function App:doubleTap(target, options) end

---@class App.longPress.Options
---@field duration? number Seconds; 0.6.
---@field force? boolean As for tap.

---A finger that stays, 0.6 s if `duration` is left out.
---@param target UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string }
---@param options? App.longPress.Options
function App:longPress(target, options) end

---@class App.drag.Options
---@field on? UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string } Whose centre the finger lands on.
---@field from? UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string } Where the finger lands.
---@field by? CGPoint|number[] How far it moves, in place of `to`. Points.
---@field to? UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string } Where it lifts.
---@field duration? number Seconds; 0.3.
---@field hold? number Seconds that the finger rests before it lifts; 0.

---Straight and at constant speed: { from =, to =, duration = 0.3, hold = 0 }, or { on =, by = {dx, dy} }.
---@param options App.drag.Options
function App:drag(options) end

---@class App.swipe.Options
---@field distance? number Points; 150.
---@field duration? number Seconds; 0.12.

---A quick drag to the left, right, up or down: { distance = 150, duration = 0.12 }.
---@param target UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string }
---@param direction SwipeDirection
---@param options? App.swipe.Options
function App:swipe(target, direction, options) end

---@class App.fling.Options
---@field from UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string } Where the finger lands.
---@field velocity CGPoint|number[] When it lifts. Points per second.

---A drag of 0.05 s that lifts at a speed: { from =, velocity = {vx, vy} }. Points per second.
---@param options App.fling.Options
function App:fling(options) end

---Puts a finger down and returns it. Points of the screen.
---@param x number
---@param y number
---@return Finger
function App:touch(x, y) end

---Runs functions whose fingers move at the same time.
---@param ... any
function App:together(...) end

---Replays a list of { t, finger, phase, x, y }; t in seconds from now.
---@param list ((number|string)[])[]
function App:touches(list) end

---Cancels every touch, as an incoming call does.
function App:interrupt() end

---@class App.pinch.Options
---@field from? number Between the fingers at the start. Points; 100.
---@field to? number Between the fingers at the end. Points; 200.
---@field duration? number Seconds; 0.3.

---Two fingers around a target come together or go apart: { from = 100, to = 200, duration = 0.3 }. Points.
---@param target UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string }
---@param options? App.pinch.Options
function App:pinch(target, options) end

---@class App.rotate.Options
---@field angle number Clockwise. Radians.
---@field distance? number Between the fingers. Points; 100.
---@field duration? number Seconds; 0.3.

---Two fingers turn around a target, clockwise: { angle =, distance = 100, duration = 0.3 }. Radians; points.
---@param target UIView|CGPoint|number[]|string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }|{ row: IndexPath|integer[], part?: UITableViewCell.Part }|{ indexTitle: integer }|{ key: string }
---@param options App.rotate.Options
function App:rotate(target, options) end

---Types a key at a time into whoever has the keyboard; a line break is the return key, "\b" deletes.
---@param text string
function App:type(text) end

---Presses a key that gives no character, so many times.
---@param key Keyboard.Key
---@param times? integer
function App:press(key, times) end

---Presses the return key.
function App:pressReturn() end

---Deletes so many times, 1 if left out.
---@param times? integer
function App:deleteBackward(times) end

---Selects the whole text that is edited and deletes it.
function App:clearText() end

---Puts a text in the place of the whole one that is edited, at once.
---@param text string
function App:replaceText(text) end

---Selects in the text that is edited: from a character to another, counted from 1 in UTF-16 units; the first place of some words; or everything.
---@param from? integer|string
---@param to? integer
function App:selectText(from, to) end

---What is selected goes to the pasteboard. Answers what is on it then.
---@return string|nil
function App:copy() end

---Pastes what is on the pasteboard, or a text that is put there first.
---@param text? string
function App:paste(text) end

---Makes the first responder resign.
function App:dismissKeyboard() end

---Whether keys come from a keyboard that is no part of the screen: then none is shown.
---@param attached boolean
function App:hardwareKeyboard(attached) end

---The user chooses a text size: "XS" ... "XXXL", "AX1" ... "AX5", or UIKit's names.
---@param category UIContentSizeCategory
function App:setTextSize(category) end

---@class App.shake.Options
---@field interrupted? boolean Whether motionCancelled comes in place of motionEnded.

---The user shakes the device: motionBegan and motionEnded for the first responder; with { interrupted = true } motionCancelled in place of motionEnded.
---@param options? App.shake.Options
function App:shake(options) end

---A button of a headset is pressed: "remoteControlPlay" and so on. Answers whether the app receives such events.
---@param button UIEvent.EventSubtype
---@return boolean
function App:remoteControl(button) end

---The user taps the status bar: the one scroll view that scrollsToTop goes there. Answers whether there is one.
---@return boolean
function App:tapStatusBar() end

---What the editing menu of the first responder would show, of cut, copy, paste, select, selectAll, delete.
---@return string[]
function App:editMenu() end

---The user turns the device: "landscapeLeft" and so on. The screen follows where the controllers allow it.
---@param orientation UIDeviceOrientation
function App:rotateDevice(orientation) end

---From now on other apps open addresses that begin so: { "tel:", "https:" }; none do before.
---@param beginnings string[]
function App:answerURLs(beginnings) end

---Memory is short: didReceiveMemoryWarning; tables forget the cells they keep for reuse.
function App:memoryWarning() end

---Something else reaches the app, of a kind that it defines: its delegate's didReceiveInput gets the name and the value. Answers whether it has that method.
---@param name string
---@param value? any
---@return boolean
function App:send(name, value) end

---The user chooses a picture, a file beside the plugin's, in the UIImagePickerController that shows.
---@param name string
function App:pickImage(name) end

---Ends the app as terminate does, where it still runs, and launches it again as it was launched, with what it has kept: UserDefaults, archives, restoration state. A plugin in files is loaded anew. Answers the app, which is the same value.
---@return App
function App:relaunch() end

---The user goes home: willResignActive, didEnterBackground.
function App:background() end

---The user ends the app: willTerminate, then it is closed.
function App:terminate() end

---The user comes back: willEnterForeground, didBecomeActive.
function App:foreground() end

---The front-most view that matches; an error where none does.
---@param query string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }
---@return UIView
function App:find(query) end

---All views that match, front to back.
---@param query string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }
---@return UIView[]
function App:findAll(query) end

---Whether any view matches.
---@param query string|{ text?: string, contains?: string, class?: string|table, id?: string, at?: CGPoint|number[], index?: integer }
---@return boolean
function App:exists(query) end

---The view that a finger at this point of the screen would touch.
---@param x number
---@param y number
---@return UIView|nil
function App:hitTest(x, y) end

---The alert or action sheet that shows; nil for none.
---@return UIAlertController|nil
function App:alert() end

---The view of this number, by which logs and the player name it; nil where there is none.
---@param number integer
---@return UIView|nil
function App:view(number) end

---The calls that the host made to a protocol method since launch; of all methods the last 20,000.
---@param name string
---@return table[]
function App:calls(name) end

---Forgets the calls so far.
function App:clearCalls() end

---The screen as text.
---@return string
function App:frame() end

---Prints the screen under a heading.
---@param title? string
function App:print(title) end

---@class App.snapshot.Options
---@field touches? boolean Whether the fingers are drawn too.
---@field constraints? boolean Whether the constraints of the views that are seen are drawn too.

---The screen as "text", "json" or "svg"; with { touches = true } the fingers are drawn too, with { constraints = true } constraints.
---@param form SnapshotForm
---@param options? App.snapshot.Options
---@return string
function App:snapshot(form, options) end

---@class App.save.Options
---@field touches? boolean Whether the fingers are drawn too.
---@field constraints? boolean Whether the constraints of the views that are seen are drawn too.

---Writes the screen to a file: .txt, .json, .svg or .png; with { touches = true } the fingers are drawn too, with { constraints = true } constraints.
---@param path string
---@param options? App.save.Options
function App:save(path, options) end

---What happened to the touches of the last sequence: the view they hit, the recognizers' states and why they failed, what views heard, which actions ran.
---@return string
function App:explain() end

---What is wrong with the layout now: constraints that contradict each other, and views whose constraints leave a choice.
---@return table[]
function App:layoutProblems() end

---For a view's left, top, width and height: the value, and what gave it that.
---@param view UIView
---@return string
function App:explainLayout(view) end

---The view tree as text.
---@return string
function App:tree() end

---@class App.plot.Options
---@field of? string|UIView|CALayer|table Whose numbers; the first scroll view on the screen unless given.
---@field title? string Over the chart.
---@field unit? string Of the numbers.
---@field size? integer[] Columns and rows of the chart in characters; {60, 12}.
---@field save? string|string[] A file or several, .svg or .txt.
---@field duration? number Seconds, from the start.
---@field print? boolean Whether the chart is printed; true.

---Writes down numbers of a view at every frame while a function runs, prints a chart of them and answers the plot.
---@param path string|string[]
---@param options? App.plot.Options|function
---@param action? function
---@return Plot
function App:plot(path, options, action) end
