/// Of lists that a script reads in a loop over `list[i]`, and of what users do with many things: each reading or step must not make all anew.
let readKinds: [(name: String, source: String)] = [
  (
    "windows read by index",
    """
    launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
    local l, a = {}, UIApplication.shared
    for i = 1, n do l[i] = UIWindow {} end
    for i = 1, #a.windows do local w = a.windows[i] end
    """
  ),
  (
    "chosen elements of a menu read by index",
    """
    local l = {}
    for i = 1, n do l[i] = UIAction { title = 'a', handler = function() end } end
    local m = UIMenu { title = 'm', children = l }
    for i = 1, n do l[i].state = 'on' end
    for i = 1, #m.selectedElements do local e = m.selectedElements[i] end
    """
  ),
  (
    "names with attributes read by index",
    """
    local l, v = {}, UIView {}
    for i = 1, n do l[i] = 'n' .. i end
    v.accessibilityUserInputLabels = l
    for i = 1, n do local t = v.accessibilityAttributedUserInputLabels[i] end
    """
  ),
  (
    "lines of a label that is cut, read by index",
    """
    local l = UILabel { frame = { 0, 0, 100, n * 10 }, numberOfLines = 0, text = ('a b\\n'):rep(n) }
    for i = 1, #l.lines do local t = l.lines[i] end
    """
  ),
  (
    "a list of an activity read by index",
    """
    local l, a = {}, NSUserActivity { activityType = 'a' }
    for i = 1, n do l[i] = { i } end
    a.userInfo = { list = l }
    for i = 1, n do local t = a.userInfo.list[i] end
    """
  ),
  (
    "requests under way read by index",
    """
    local s = Server { baseURL = 'https://a.test' }
    s:get('/', { body = 'x', latency = 10 })
    local app = launch({ didFinishLaunching = function()
      for i = 1, n do URLSession.shared:dataTask('https://a.test/', function() end):resume() end end }, { network = s })
    app:advanceFrames(1)
    for i = 1, #s.requests do local r = s.requests[i] end
    """
  ),
  (
    "names of boundaries read by index",
    """
    local b = UICollisionBehavior {}
    for i = 1, n do b:addBoundary('b' .. i, { 0, i }, { 1, i }) end
    for i = 1, n do local x = b.boundaryIdentifiers[i] end
    """
  ),
  (
    "bodies that may collide",
    """
    local w
    local app = launch { didFinishLaunching = function() w = UIWindow {} w:makeKeyAndVisible() end }
    local l, a = {}, UIDynamicAnimator { referenceView = w }
    for i = 1, n do l[i] = UIView { frame = { i % 50 * 12, i // 50 * 12, 10, 10 } } w:addSubview(l[i]) end
    a:addBehavior(UICollisionBehavior { items = l }) a:addBehavior(UIGravityBehavior { items = l })
    app:advanceFrames(1)
    """
  ),
  (
    "letters that are typed and are not ASCII",
    """
    local v
    local app = launch { didFinishLaunching = function()
      local w = UIWindow {} v = UITextView { frame = w.bounds } w:addSubview(v) w:makeKeyAndVisible() end }
    v:becomeFirstResponder()
    app:type(('äö ü文'):rep(n // 5))
    """
  ),
]
