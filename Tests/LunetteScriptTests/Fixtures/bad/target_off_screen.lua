-- expect: bad/target_off_screen.lua:4: <UIView frame={0, 0, 0, 0}> is not on the screen: it is in no window; scroll to it or show it first\n0.000 s  no finger went down: UIView can't be touched, it is in no window

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:tap(UIView {})
