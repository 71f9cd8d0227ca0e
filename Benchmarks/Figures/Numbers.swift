import LunetteDriver

/// How the time of a script grows with the number of things that it makes: for each kind, the time of twice as many, in times of the time of so many.
func measureNumbers(_ report: Report) throws {
  guard !Clock.isCounting else { return }
  for (kind, source) in kinds {
    let (once, twice, fourTimes) = (try time(source, fewest), try time(source, 2 * fewest), try time(source, 4 * fewest))
    // The smaller of the two doublings: one may meet a larger cache or a collection of garbage.
    report.add(Figure("\(kind), for twice as many", min(twice / once, fourTimes / twice), "times", .atMost(2.6)))
  }
}

/// Fewest things. Ours: a square shows, and all together take seconds
private let fewest = 5_000

/// Units: seconds of processor time, without the making of the state.
private func time(_ source: String, _ count: Int) throws -> Double {
  var best = Double.infinity
  for _ in 0..<3 {
    let host = ScriptHost()
    defer { host.close() }
    try host.run(source: "n = \(count)", name: "=count")
    best = min(best, try Clock.processor(rounds: 1) { try host.run(source: source, name: "=growth") })
  }
  return best
}

private let kinds: [(name: String, source: String)] = [
  ("subviews", "local v = UIView {} for i = 1, n do v:addSubview(UIView {}) end"),
  ("subviews inserted at the back", "local v = UIView {} for i = 1, n do v:insertSubview(UIView {}, 1) end"),
  ("subviews removed", "local v, l = UIView {}, {} for i = 1, n do l[i] = UIView {} v:addSubview(l[i]) end for i = 1, n do l[i]:removeFromSuperview() end"),
  ("sublayers", "local p = CALayer {} for i = 1, n do p:addSublayer(CALayer {}) end"),
  ("sublayers removed", "local p, l = CALayer {}, {} for i = 1, n do l[i] = CALayer {} p:addSublayer(l[i]) end for i = 1, n do l[i]:removeFromSuperlayer() end"),
  ("recognizers that wait for one another", """
    local v, last = UIView {}, nil
    for i = 1, n do local r = UITapGestureRecognizer {} v:addGestureRecognizer(r) if last then r:requireToFail(last) end last = r end
    """),
  ("targets of a control", "local b = UIButton {} for i = 1, n do b:addTarget('touchUpInside', function() end) end b:sendActions('touchUpInside')"),
  ("observations", """
    local v, o = UIView {}, {}
    for i = 1, n do o[i] = v:observe('alpha', function() end) end
    for i = 1, n do o[i]:invalidate() end
    """),
  ("names of notifications", """
    for i = 1, n do NotificationCenter.default:addObserver('n' .. i, function() end) end
    for i = 1, n do NotificationCenter.default:post('n' .. i) end
    """),
  ("observers of a notification", """
    local t = {}
    for i = 1, n do t[i] = NotificationCenter.default:addObserver('n', function() end) end
    NotificationCenter.default:post('n')
    for i = 1, n do NotificationCenter.default:removeObserver(t[i]) end
    """),
  ("ranges with attributes", """
    local s = NSMutableAttributedString { string = ('ab'):rep(n) }
    for i = 1, n do s:addAttribute('kern', i % 5 + 1, { 2 * i - 1, 2 * i - 1 }) end
    """),
  ("texts appended", """
    local s = NSMutableAttributedString { string = 'a' }
    for i = 1, n do s:append(NSAttributedString { string = 'a', attributes = { kern = i % 5 + 1 } }) end
    """),
  ("keys typed into a field", """
    local f = UITextField { frame = { 0, 0, 100, 30 } }
    local app = launch { didFinishLaunching = function() local w = UIWindow {} w:addSubview(f) w:makeKeyAndVisible() end }
    f:becomeFirstResponder()
    app:type(('x'):rep(n))
    """),
  ("elements of a path", "local p = UIBezierPath {} p:move { 0, 0 } for i = 1, n do p:addLine { i, i % 7 } end"),
  ("values of the defaults", "for i = 1, n do UserDefaults.standard:set(i, 'k' .. i) end"),
]
