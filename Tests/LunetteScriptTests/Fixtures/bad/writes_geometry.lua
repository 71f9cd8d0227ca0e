-- expect: bad/writes_geometry.lua:4: a CGRect cannot be changed; assign the whole rect: view.frame = {x, y, width, height}

local view = UIView { frame = { 0, 0, 10, 10 } }
view.frame.x = 3
