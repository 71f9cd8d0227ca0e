"""The driver's words. Written by make_words.py from types/App.lua; changes here are lost."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Union

from .node import Node


class Words:
    """The calls of App in Lua, in snake case. Options are keywords. A target is a text, a point, a query, a row or a Node."""

    def call(self, name: str, *arguments: Any) -> Any:
        raise NotImplementedError

    @property
    def time(self) -> float:
        """The time of the event or frame that is being handled, from the launch. Seconds. Read-only."""
        return self.call('time')  # type: ignore[no-any-return]

    @property
    def system(self) -> int:
        """The number of the system that is simulated: 12 or 17. Read-only."""
        return self.call('system')  # type: ignore[no-any-return]

    @property
    def frame_count(self) -> int:
        """The number of frames since the launch. Read-only."""
        return self.call('frameCount')  # type: ignore[no-any-return]

    @property
    def keyboard_frame(self) -> Any:
        """The rectangle of the keyboard, in coordinates of the screen. Points. Read-only."""
        return self.call('keyboardFrame')

    @property
    def takes_keys(self) -> bool:
        """Whether app:type finds a first responder that takes keys, with its keyboard on the screen or a hardware
        keyboard. Read-only."""
        return self.call('takesKeys')  # type: ignore[no-any-return]

    @property
    def is_keyboard_visible(self) -> bool:
        """Whether the keyboard is shown, or is about to be. Read-only."""
        return self.call('isKeyboardVisible')  # type: ignore[no-any-return]

    @property
    def missing_localizations(self) -> List[str]:
        """The keys that the app has looked for and that are in none of its tables, each once. Of an app without tables
        there are none. Read-only."""
        return self.call('missingLocalizations')  # type: ignore[no-any-return]

    @property
    def opened_urls(self) -> List[str]:
        """The addresses that the app has opened, in order. Read-only."""
        return self.call('openedURLs')  # type: ignore[no-any-return]

    @property
    def files(self) -> List[str]:
        """The paths of the files in the app's container. Read-only."""
        return self.call('files')  # type: ignore[no-any-return]

    @property
    def state(self) -> str:
        """Where the app stands: active, inactive, background, suspended or ended. Read-only."""
        return self.call('state')  # type: ignore[no-any-return]

    @property
    def end_reason(self) -> Any:
        """Why the system has ended the app, or nil. Read-only."""
        return self.call('endReason')

    @property
    def notifications(self) -> Any:
        """The notifications that the user sees, the oldest first: tables with title, subtitle, body, badge, identifier,
        categoryIdentifier, userInfo and date. Read-only."""
        return self.call('notifications')

    @property
    def badge(self) -> int:
        """The number on the app's icon; 0 for none. Read-only."""
        return self.call('badge')  # type: ignore[no-any-return]

    @property
    def haptics(self) -> Any:
        """What the hand has felt since the launch: tables with time, kind, style and intensity. Read-only."""
        return self.call('haptics')

    @property
    def window(self) -> Any:
        """The key window, or nil. Read-only."""
        return self.call('window')

    @property
    def table(self) -> Any:
        """The first table view on the screen, or nil. Read-only."""
        return self.call('table')

    @property
    def collection_view(self) -> Any:
        """The first collection view on the screen, or nil. Read-only."""
        return self.call('collectionView')

    @property
    def screen_name(self) -> str:
        """What lunette explore calls the screen: the title or the class of the controller in front, with + alert "...", +
        keyboard and + editing. Read-only."""
        return self.call('screenName')  # type: ignore[no-any-return]

    @property
    def warnings(self) -> List[str]:
        """The warnings since the launch that UIKit would have written to the console, about wrong calls that had no
        effect. Read-only."""
        return self.call('warnings')  # type: ignore[no-any-return]

    @property
    def accessibility_notifications(self) -> Any:
        """What the app and UIKit have told assistive technology since the launch, as a list of { notification =, argument
        =, time =, spoken = }. Read-only."""
        return self.call('accessibilityNotifications')

    @property
    def is_kind(self) -> Any:
        """Whether it is of a class, or of one that derives from it."""
        return self.call('isKind')

    def advance(self, seconds: float) -> None:
        """Lets simulated time pass; a frame takes 1/60 s. Seconds."""
        self.call('advance', seconds)

    def wait(self, seconds: float) -> None:
        """Lets simulated time pass, rounded to whole frames. Seconds."""
        self.call('wait', seconds)

    def advance_frames(self, count: Optional[int] = None) -> None:
        """Runs whole frames; 1 if no number is given."""
        self.call('advanceFrames', count)

    def settle(self, *, timeout: Optional[float] = None, timers: Optional[bool] = None, endless: Optional[bool] = None) -> None:
        """Runs frames until nothing moves and no timer is due within `timeout`, which is 10 seconds of simulated time if
        it is left out. With { timers = false } it does not wait for timers, with { endless = false } not for what
        repeats for ever. It is an error if something still moves after `timeout`."""
        options: Dict[str, Any] = {}
        if timeout is not None:
            options['timeout'] = timeout
        if timers is not None:
            options['timers'] = timers
        if endless is not None:
            options['endless'] = endless
        self.call('settle', options or None)

    def wait_for(self, query: Any, *, timeout: Optional[float] = None) -> Any:
        """Runs frames until something on the screen matches, and returns the view. It is an error if nothing matches
        within `timeout`, which is 10 seconds of simulated time if it is left out."""
        options: Dict[str, Any] = {}
        if timeout is not None:
            options['timeout'] = timeout
        return self.call('waitFor', query, options or None)

    def scroll_to(self, target: Any, *, on: Optional[Node] = None) -> Any:
        """Drags the scroll views on the screen as a finger would, each to its end and then back to its start, until
        something matches, and returns the view that matches. To { row = { 1, 28 } }, { item = { 1, 28 } } or a view it
        drags straight. It is an error if nothing matches."""
        options: Dict[str, Any] = {}
        if on is not None:
            options['on'] = on
        return self.call('scrollTo', target, options or None)

    def adjust(self, target: Any, value: Any) -> Any:
        """Sets a control by touches, and returns the value that it has then. A slider takes a number or { fraction = 0.5
        } and is dragged; a stepper a number, a page control a page, a segmented control a number or a title, a switch
        true or false: these are tapped. The wheels of a picker are turned to a title, to { component = 2, row = 3 } or
        { component = 2, title = "May" }, those of a date picker also to a date in seconds. It is an error if the
        control has no such value."""
        return self.call('adjust', target, value)

    def reload(self) -> List[str]:
        """Loads the changed files of the plugin into the running app. Tables keep their offsets and selections, and data
        stays as it is unless the files set other values now. Returns the names of the files. After an error the app is
        as it was before."""
        return self.call('reload')  # type: ignore[no-any-return]

    def tap(self, target: Any, *, taps: Optional[int] = None, fingers: Optional[int] = None, force: Optional[bool] = None) -> None:
        """A finger lands on a target and lifts 0.05 s later. The call does not wait. It is an error if the target is a
        disabled control, or if something covers it."""
        options: Dict[str, Any] = {}
        if taps is not None:
            options['taps'] = taps
        if fingers is not None:
            options['fingers'] = fingers
        if force is not None:
            options['force'] = force
        self.call('tap', target, options or None)

    def double_tap(self, target: Any, *, taps: Optional[int] = None, fingers: Optional[int] = None, force: Optional[bool] = None) -> None:
        """Taps a target twice, quickly."""
        options: Dict[str, Any] = {}
        if taps is not None:
            options['taps'] = taps
        if fingers is not None:
            options['fingers'] = fingers
        if force is not None:
            options['force'] = force
        self.call('doubleTap', target, options or None)

    def long_press(self, target: Any, *, duration: Optional[float] = None, force: Optional[bool] = None) -> None:
        """A finger stays on a target for `duration`, 0.6 s if it is left out."""
        options: Dict[str, Any] = {}
        if duration is not None:
            options['duration'] = duration
        if force is not None:
            options['force'] = force
        self.call('longPress', target, options or None)

    def drag(self, *, on: Any = None, from_: Any = None, by: Any = None, to: Any = None, duration: Optional[float] = None, hold: Optional[float] = None, force: Optional[bool] = None) -> None:
        """A finger moves in a straight line at constant speed: { from =, to =, duration = 0.3, hold = 0 }, or { on =, by
        = {dx, dy} }."""
        options: Dict[str, Any] = {}
        if on is not None:
            options['on'] = on
        if from_ is not None:
            options['from'] = from_
        if by is not None:
            options['by'] = by
        if to is not None:
            options['to'] = to
        if duration is not None:
            options['duration'] = duration
        if hold is not None:
            options['hold'] = hold
        if force is not None:
            options['force'] = force
        self.call('drag', options)

    def swipe(self, target: Any, direction: Any, *, distance: Optional[float] = None, duration: Optional[float] = None, force: Optional[bool] = None) -> None:
        """A finger moves quickly to the left, right, up or down, or to the side where lines begin (leading) or end
        (trailing): { distance = 150, duration = 0.12 }."""
        options: Dict[str, Any] = {}
        if distance is not None:
            options['distance'] = distance
        if duration is not None:
            options['duration'] = duration
        if force is not None:
            options['force'] = force
        self.call('swipe', target, direction, options or None)

    def fling(self, *, from_: Any, velocity: Any) -> None:
        """A finger moves for 0.05 s and lifts with a velocity: { from =, velocity = {vx, vy} }. Points per second."""
        options: Dict[str, Any] = {}
        if from_ is not None:
            options['from'] = from_
        if velocity is not None:
            options['velocity'] = velocity
        self.call('fling', options)

    def touches(self, list: Any) -> None:
        """Replays touches from a list of { t, finger, phase, x, y }, where t is in seconds from now. A sixth number is
        the force from then on."""
        self.call('touches', list)

    def interrupt(self) -> None:
        """Cancels all touches, as an incoming call does."""
        self.call('interrupt')

    def pinch(self, target: Any, *, from_: Optional[float] = None, to: Optional[float] = None, duration: Optional[float] = None) -> None:
        """Two fingers around a target move towards each other or apart: { from = 100, to = 200, duration = 0.3 }. Points."""
        options: Dict[str, Any] = {}
        if from_ is not None:
            options['from'] = from_
        if to is not None:
            options['to'] = to
        if duration is not None:
            options['duration'] = duration
        self.call('pinch', target, options or None)

    def rotate(self, target: Any, *, angle: float, distance: Optional[float] = None, duration: Optional[float] = None) -> None:
        """Two fingers turn around a target; a positive angle, in radians, is clockwise: { angle =, distance = 100,
        duration = 0.3 }."""
        options: Dict[str, Any] = {}
        if angle is not None:
            options['angle'] = angle
        if distance is not None:
            options['distance'] = distance
        if duration is not None:
            options['duration'] = duration
        self.call('rotate', target, options)

    def type(self, text: Any, target: Any = None) -> None:
        """Types a text with the keyboard, key by key. A line break is the return key, "\\b" is the delete key. A target,
        which may also come first, is tapped before unless it is being edited, and means the field that is in it alone.
        It is an error if there is no keyboard, or if the target takes no keys."""
        self.call('type', text, target)

    def press(self, key: Any, times: Optional[int] = None) -> None:
        """Presses a key that types no character, such as an arrow key, so many times."""
        self.call('press', key, times)

    def press_return(self) -> None:
        """Presses the return key."""
        self.call('pressReturn')

    def delete_backward(self, times: Optional[int] = None) -> None:
        """Presses the delete key so many times; once if it is left out."""
        self.call('deleteBackward', times)

    def clear_text(self) -> None:
        """Selects the whole text that is being edited, and deletes it."""
        self.call('clearText')

    def replace_text(self, text: str) -> None:
        """Replaces the whole text that is being edited, at once."""
        self.call('replaceText', text)

    def select_text(self, from_: Optional[Union[int, str]] = None, to: Optional[int] = None) -> None:
        """Selects a part of the text that is being edited: from one character to another, counted from 1 in UTF-16 units;
        the first place where the given words are; or, without arguments, everything."""
        self.call('selectText', from_, to)

    def copy(self) -> Any:
        """Copies the selected text to the pasteboard. Returns the text that is on the pasteboard afterwards."""
        return self.call('copy')

    def paste(self, text: Optional[str] = None) -> None:
        """Pastes the text of the pasteboard. A text that is given is put on the pasteboard first."""
        self.call('paste', text)

    def dismiss_keyboard(self) -> None:
        """Makes the first responder resign, which hides the keyboard."""
        self.call('dismissKeyboard')

    def hardware_keyboard(self, attached: bool) -> None:
        """Attaches a hardware keyboard, or removes it. While it is attached, no keyboard is shown on the screen."""
        self.call('hardwareKeyboard', attached)

    def set_text_size(self, category: Any) -> None:
        """The user chooses a text size: "XS" ... "XXXL", "AX1" ... "AX5", or UIKit's names."""
        self.call('setTextSize', category)

    def shake(self, *, interrupted: Optional[bool] = None) -> None:
        """The user shakes the device. The first responder gets motionBegan and motionEnded; with { interrupted = true }
        it gets motionCancelled in place of motionEnded."""
        options: Dict[str, Any] = {}
        if interrupted is not None:
            options['interrupted'] = interrupted
        self.call('shake', options or None)

    def tilt(self, *, horizontal: Optional[float] = None, vertical: Optional[float] = None) -> None:
        """The user tilts the device and holds it so, which shows the motion effects of views: { horizontal = 1 } turns it
        to one side as far as it counts. Without options it is looked at straight again."""
        options: Dict[str, Any] = {}
        if horizontal is not None:
            options['horizontal'] = horizontal
        if vertical is not None:
            options['vertical'] = vertical
        self.call('tilt', options or None)

    def remote_control(self, button: Any) -> bool:
        """The user presses a button of a headset, for example "remoteControlPlay". Returns whether the app has asked for
        such events."""
        return self.call('remoteControl', button)  # type: ignore[no-any-return]

    def tap_status_bar(self) -> bool:
        """The user taps the status bar, which scrolls the one scroll view with scrollsToTop to its top. Returns whether
        there is one."""
        return self.call('tapStatusBar')  # type: ignore[no-any-return]

    def edit_menu(self) -> List[str]:
        """The items that the editing menu of the first responder would show: some of cut, copy, paste, select, selectAll,
        delete."""
        return self.call('editMenu')  # type: ignore[no-any-return]

    def menu(self) -> Any:
        """The elements of the menu that is open, as a list of tables with title, state, enabled and children; nil where
        none is."""
        return self.call('menu')

    def key_command(self, input: str, modifier_flags: Any = None) -> bool:
        """The user presses a key of a hardware keyboard while others are held: keyCommand("s", { "command" }). The first
        of the keyCommands for it runs, from the first responder up. Returns whether there was one."""
        return self.call('keyCommand', input, modifier_flags)  # type: ignore[no-any-return]

    def rotate_device(self, orientation: Any) -> None:
        """The user turns the device, for example to "landscapeLeft". The interface turns too if the controllers allow it."""
        self.call('rotateDevice', orientation)

    def set_date(self, date: Any) -> None:
        """The clock of the device is set. Timers and the app's time go on."""
        self.call('setDate', date)

    def set_time_zone(self, time_zone: Any) -> None:
        """The user travels to another time zone."""
        self.call('setTimeZone', time_zone)

    def set_locale(self, locale: Any) -> None:
        """The user chooses another locale, such as "de_DE"."""
        self.call('setLocale', locale)

    def set_appearance(self, appearance: Any, *, animated: Optional[bool] = None) -> None:
        """The user chooses a "light" or a "dark" appearance; the new look fades in unless { animated = false }. Only in
        system 17."""
        options: Dict[str, Any] = {}
        if animated is not None:
            options['animated'] = animated
        self.call('setAppearance', appearance, options or None)

    def set_contrast(self, contrast: Any) -> None:
        """The user chooses "normal" or "high" contrast."""
        self.call('setContrast', contrast)

    def set_language(self, language: Union[str, List[str]]) -> None:
        """The user chooses another language, such as "de", or a list, the best first. As on iOS this ends the app and
        launches it again. Returns the same app object."""
        self.call('setLanguage', language)

    def set_24_hour_clock(self, uses_24_hour_clock: bool) -> None:
        """The user chooses whether clocks show 24 hours."""
        self.call('set24HourClock', uses_24_hour_clock)

    def answer_urls(self, beginnings: List[str]) -> None:
        """From now on other apps open addresses that begin with one of these: { "tel:", "mailto:" }. Settings and web
        addresses are opened on every device."""
        self.call('answerURLs', beginnings)

    def open_url(self, url: Any) -> bool:
        """Another app opens an address with this app, which comes to the front, or is launched (openURL of the app
        delegate, openURLContexts of a scene's). Returns whether the app takes the address."""
        return self.call('openURL', url)  # type: ignore[no-any-return]

    def memory_warning(self) -> None:
        """Tells the app that memory is low (didReceiveMemoryWarning). Tables drop the cells in their pools."""
        self.call('memoryWarning')

    def send(self, name: str, value: Any = None) -> bool:
        """Sends an input of a kind that the app defines: the app delegate's didReceiveInput gets the name and the value.
        Returns whether the delegate has that method."""
        return self.call('send', name, value)  # type: ignore[no-any-return]

    def pick_image(self, name: str) -> None:
        """The user chooses an image in the UIImagePickerController that is shown. The image is a file beside the plugin."""
        self.call('pickImage', name)

    def pick_color(self, color: Any) -> None:
        """The user chooses a colour in the UIColorPickerViewController that is shown, and closes it; where none is shown,
        in the first UIColorWell on the screen."""
        self.call('pickColor', color)

    def relaunch(self, *, purged: Optional[bool] = None, update: Optional[bool] = None) -> None:
        """Ends the app as terminate does, if it still runs, and launches it again with the same options and with what it
        has kept: UserDefaults, archives, restoration state. The plugin's files are loaded again. Returns the same app
        object."""
        options: Dict[str, Any] = {}
        if purged is not None:
            options['purged'] = purged
        if update is not None:
            options['update'] = update
        self.call('relaunch', options or None)

    def reinstall(self) -> None:
        """The user removes the app and installs it anew: nothing that it has kept is left. Returns the new app."""
        self.call('reinstall')

    def file(self, path: str) -> Any:
        """What is in a file of the app's container, or nil: app:file "Documents/a.json"."""
        return self.call('file', path)

    def background(self) -> None:
        """The user leaves the app: willResignActive, didEnterBackground."""
        self.call('background')

    def terminate(self) -> None:
        """The user ends the app: willTerminate is called, and then the app is closed."""
        self.call('terminate')

    def foreground(self) -> None:
        """The user comes back to the app: willEnterForeground, didBecomeActive."""
        self.call('foreground')

    def set_permission(self, permission: Any, status: str) -> None:
        """The user decides in Settings what the app may: app:setPermission("camera", "denied"). A change for the camera,
        photos, contacts or the microphone ends the app, as iOS does; of the others it is told."""
        self.call('setPermission', permission, status)

    def set_location(self, latitude: float, longitude: float, seconds: Optional[float] = None) -> None:
        """The device is at a place, in degrees, now or so many seconds from now."""
        self.call('setLocation', latitude, longitude, seconds)

    def travel(self, points: Any) -> None:
        """The device is at places (in degrees) at times from now (in seconds): { { 0, 52.52, 13.405 }, { 60, 52.53,
        13.405 } }. Between two of them it stays."""
        self.call('travel', points)

    def tap_notification(self, title: str, action: Optional[str] = None, text: Optional[str] = None) -> None:
        """The user touches a notification, given by its title, its text or its identifier, or one of its buttons;
        "dismiss" throws it away, and a text is what the user types. The app comes to the front, or is launched, and
        its delegate hears of it in didReceive. Returns the app."""
        self.call('tapNotification', title, action, text)

    def push(self, payload: Any) -> None:
        """A server sends something: app:push { aps = { alert = "Hi", badge = 1 } }; with ["content-available"] = 1 the
        app is woken for it. At most 4,096 bytes."""
        self.call('push', payload)

    def set_network(self, path: Any) -> None:
        """What connects the device: "wifi", "cellular" or "none"."""
        self.call('setNetwork', path)

    def set_battery(self, level: float, state: Any = None) -> None:
        """The battery's level, from 0 to 1, and its state; as it is if it is left out."""
        self.call('setBattery', level, state)

    def set_low_power_mode(self, enabled: bool) -> None:
        """The user saves power, or no longer."""
        self.call('setLowPowerMode', enabled)

    def set_proximity(self, near: bool) -> None:
        """Something comes close to the screen, or goes."""
        self.call('setProximity', near)

    def continue_activity(self, activity: Any) -> bool:
        """The user goes on with something in the app, such as a link to its web site: app:continueActivity { webpageURL =
        "https://..." }. The app comes to the front, or is launched. Returns whether its delegate goes on with it
        (continueUserActivity)."""
        return self.call('continueActivity', activity)  # type: ignore[no-any-return]

    def quick_action(self, type: str) -> None:
        """The user chooses an entry of the icon's menu, by its type or its title. The app comes to the front, or is
        launched. Returns the app."""
        self.call('quickAction', type)

    def run_background_task(self, identifier: str) -> None:
        """The system has time for work that the app has asked for (BGTaskScheduler)."""
        self.call('runBackgroundTask', identifier)

    def exists(self, query: Any) -> bool:
        """Whether any view matches."""
        return self.call('exists', query)  # type: ignore[no-any-return]

    def hit_test(self, x: float, y: float) -> Any:
        """The view that a finger at this point of the screen would touch, or nil."""
        return self.call('hitTest', x, y)

    def alert(self) -> Any:
        """The alert or action sheet that is shown, or nil."""
        return self.call('alert')

    def view(self, number: int) -> Any:
        """The view with this number, which logs and the player show, or nil."""
        return self.call('view', number)

    def clear_calls(self) -> None:
        """Forgets the calls that `calls` returns."""
        self.call('clearCalls')

    def texts(self) -> str:
        """Each text and control in sight as a line, from the top down: its role, its text, whether it is disabled,
        selected, on or off. Unlike `accessibility` it doesn't know of what views a screen is made, so that two apps
        can be compared."""
        return self.call('texts')  # type: ignore[no-any-return]

    def snapshot(self, form: Any, *, touches: Optional[bool] = None, constraints: Optional[bool] = None) -> Any:
        """The screen as "text", "json" or "svg", or as a "table" with the keys of the JSON form and with the pieces of
        each view's text. With { touches = true } the fingers are drawn too, with { constraints = true } the
        constraints."""
        options: Dict[str, Any] = {}
        if touches is not None:
            options['touches'] = touches
        if constraints is not None:
            options['constraints'] = constraints
        return self.call('snapshot', form, options or None)

    def save(self, path: str, *, touches: Optional[bool] = None, constraints: Optional[bool] = None) -> None:
        """Writes the screen to a file: .txt, .json, .svg or .png. With { touches = true } the fingers are drawn too, with
        { constraints = true } the constraints."""
        options: Dict[str, Any] = {}
        if touches is not None:
            options['touches'] = touches
        if constraints is not None:
            options['constraints'] = constraints
        self.call('save', path, options or None)

    def layout_problems(self) -> Any:
        """What is wrong with the layout now: constraints that contradict each other, and views whose constraints are
        ambiguous."""
        return self.call('layoutProblems')

    def explain_layout(self, view: Node) -> str:
        """Tells a view's left, top, width and height, and which constraint or other cause has set each of them."""
        return self.call('explainLayout', view)  # type: ignore[no-any-return]

    def why(self, question: str, target: Any = None, name: Optional[str] = None) -> str:
        """Answers a question about the run so far, by running it again: "set" who gave a view's property its value,
        "called" who called a method, "hidden" why a view isn't seen, "frame" what gives it its frame, "ran" what ran
        in a frame, "not-called", "touch", "error", "made". The target is as in lunette why: a text, a query or id 12,
        and a property or method after a dot; or a view or a query, and the property's name after it."""
        return self.call('why', question, target, name)  # type: ignore[no-any-return]

    def counts(self) -> Any:
        """What the app has cost since its launch or clearCounts: instructions, calls of the host, viewsMade, layersMade,
        cellsMade, layouts, textsMeasured, heightQuestions; and made, a table of how many objects of each class scripts
        have made. Only in a spec or a scenario whose text names counts or budget."""
        return self.call('counts')

    def clear_counts(self) -> None:
        """Begins to count anew."""
        self.call('clearCounts')

    def accessibility(self, *, within: Any = None, hints: Optional[bool] = None, ids: Optional[bool] = None, frames: Optional[bool] = None, actions: Optional[bool] = None, offscreen: Optional[bool] = None) -> str:
        """The elements of the screen as assistive technology reads them, as a text: a line an element with role, label,
        state and value. Options add hints, ids, frames and actions, or take only what is in one view."""
        options: Dict[str, Any] = {}
        if within is not None:
            options['within'] = within
        if hints is not None:
            options['hints'] = hints
        if ids is not None:
            options['ids'] = ids
        if frames is not None:
            options['frames'] = frames
        if actions is not None:
            options['actions'] = actions
        if offscreen is not None:
            options['offscreen'] = offscreen
        return self.call('accessibility', options or None)  # type: ignore[no-any-return]

    def set_accessibility(self, *, is_voice_over_running: Optional[bool] = None, is_switch_control_running: Optional[bool] = None, is_assistive_touch_running: Optional[bool] = None, is_reduce_motion_enabled: Optional[bool] = None, is_reduce_transparency_enabled: Optional[bool] = None, is_darker_system_colors_enabled: Optional[bool] = None, is_bold_text_enabled: Optional[bool] = None, is_on_off_switch_labels_enabled: Optional[bool] = None, is_invert_colors_enabled: Optional[bool] = None, is_grayscale_enabled: Optional[bool] = None, is_closed_captioning_enabled: Optional[bool] = None, is_mono_audio_enabled: Optional[bool] = None, is_guided_access_enabled: Optional[bool] = None, is_speak_screen_enabled: Optional[bool] = None, is_speak_selection_enabled: Optional[bool] = None, is_shake_to_undo_enabled: Optional[bool] = None, is_video_autoplay_enabled: Optional[bool] = None, prefers_cross_fade_transitions: Optional[bool] = None, button_shapes_enabled: Optional[bool] = None, should_differentiate_without_color: Optional[bool] = None) -> None:
        """The user turns something on or off in the settings of accessibility: { isReduceMotionEnabled = true }."""
        options: Dict[str, Any] = {}
        if is_voice_over_running is not None:
            options['isVoiceOverRunning'] = is_voice_over_running
        if is_switch_control_running is not None:
            options['isSwitchControlRunning'] = is_switch_control_running
        if is_assistive_touch_running is not None:
            options['isAssistiveTouchRunning'] = is_assistive_touch_running
        if is_reduce_motion_enabled is not None:
            options['isReduceMotionEnabled'] = is_reduce_motion_enabled
        if is_reduce_transparency_enabled is not None:
            options['isReduceTransparencyEnabled'] = is_reduce_transparency_enabled
        if is_darker_system_colors_enabled is not None:
            options['isDarkerSystemColorsEnabled'] = is_darker_system_colors_enabled
        if is_bold_text_enabled is not None:
            options['isBoldTextEnabled'] = is_bold_text_enabled
        if is_on_off_switch_labels_enabled is not None:
            options['isOnOffSwitchLabelsEnabled'] = is_on_off_switch_labels_enabled
        if is_invert_colors_enabled is not None:
            options['isInvertColorsEnabled'] = is_invert_colors_enabled
        if is_grayscale_enabled is not None:
            options['isGrayscaleEnabled'] = is_grayscale_enabled
        if is_closed_captioning_enabled is not None:
            options['isClosedCaptioningEnabled'] = is_closed_captioning_enabled
        if is_mono_audio_enabled is not None:
            options['isMonoAudioEnabled'] = is_mono_audio_enabled
        if is_guided_access_enabled is not None:
            options['isGuidedAccessEnabled'] = is_guided_access_enabled
        if is_speak_screen_enabled is not None:
            options['isSpeakScreenEnabled'] = is_speak_screen_enabled
        if is_speak_selection_enabled is not None:
            options['isSpeakSelectionEnabled'] = is_speak_selection_enabled
        if is_shake_to_undo_enabled is not None:
            options['isShakeToUndoEnabled'] = is_shake_to_undo_enabled
        if is_video_autoplay_enabled is not None:
            options['isVideoAutoplayEnabled'] = is_video_autoplay_enabled
        if prefers_cross_fade_transitions is not None:
            options['prefersCrossFadeTransitions'] = prefers_cross_fade_transitions
        if button_shapes_enabled is not None:
            options['buttonShapesEnabled'] = button_shapes_enabled
        if should_differentiate_without_color is not None:
            options['shouldDifferentiateWithoutColor'] = should_differentiate_without_color
        self.call('setAccessibility', options)

    def set_direction(self, direction: Any) -> None:
        """The user reads in another direction from now on: rightToLeft or leftToRight."""
        self.call('setDirection', direction)
