import LunetteDriver

/// How the time of a script grows with the number of things that it makes: for each kind, the time of twice as many, in times of the time of so many.
func measureNumbers(_ report: Report) throws {
  guard !Clock.isCounting else { return }
  for (kind, source) in kinds {
    let (once, twice, fourTimes) = (try time(source, fewest), try time(source, 2 * fewest), try time(source, 4 * fewest))
    // The smaller of the two doublings: one may meet a larger cache or a collection of garbage.
    report.add(Figure("\(kind), for twice as many", min(twice / once, fourTimes / twice), "times", .atMost(2.6)))
  }
  let missing = membersThatAdd.filter { member in !kinds.contains { $0.source.contains("\(member)(") || $0.source.contains("\(member) {") } }
  if !missing.isEmpty { print("no kind uses: \(missing.joined(separator: ", "))") }
  report.add(Figure("members of the reference that add something, without a kind", Double(missing.count), "members", .atMost(0)))
}

/// The names of the members by which a script makes many of a kind.
private var membersThatAdd: [String] {
  let names = ScriptHost.apiDescription.classes.flatMap(\.members).filter { $0.kind == .method || $0.kind == .typeFunction }.map(\.name)
  return Set(names.filter { name in ["add", "insert", "append", "observe", "push"].contains { name.hasPrefix($0) } }).sorted()
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

private let app = "local window local app = launch { didFinishLaunching = function() window = UIWindow {} window:makeKeyAndVisible() end }\n"
private let table =
  "local count = 0 local app = launch { numberOfRowsInSection = function() return count end, cellForRowAt = function() return UITableViewCell {} end }\n"
private let collection =
  app + """
    local count = 0
    local view = UICollectionView { frame = { 0, 0, 320, 480 }, collectionViewLayout = UICollectionViewFlowLayout {}, dataSource = {
      numberOfItemsInSection = function() return count end, cellForItemAt = function(_, v, i) return v:dequeueReusableCell('c', i) end } }
    view:register(UICollectionViewCell, 'c')
    window:addSubview(view)
    app:advanceFrames(1)

    """
private let snapshot = "local s, l = NSDiffableDataSourceSnapshot(), {} for i = 1, n do l[i] = 'i' .. i end s:appendSections { 'a' } s:appendItems(l)\n"

private let kinds: [(name: String, source: String)] = [
  ("subviews", "local v = UIView {} for i = 1, n do v:addSubview(UIView {}) end"),
  ("subviews inserted at the back", "local v = UIView {} for i = 1, n do v:insertSubview(UIView {}, 1) end"),
  (
    "subviews inserted below and above one",
    """
    local v, one = UIView {}, UIView {}
    v:addSubview(one)
    for i = 1, n do v:insertSubviewBelow(UIView {}, one) v:insertSubviewAbove(UIView {}, one) end
    """
  ),
  (
    "subviews moved to the back",
    "local v, l = UIView {}, {} for i = 1, n do l[i] = UIView {} v:addSubview(l[i]) end for i = 1, n do v:sendSubviewToBack(l[i]) end"
  ),
  ("subviews removed", "local v, l = UIView {}, {} for i = 1, n do l[i] = UIView {} v:addSubview(l[i]) end for i = 1, n do l[i]:removeFromSuperview() end"),
  ("arranged views", "local s = UIStackView {} for i = 1, n do s:addArrangedSubview(UIView {}) s:insertArrangedSubview(UIView {}, 1) end"),
  (
    "constraints",
    """
    local v = UIView {}
    for i = 1, n do
      local w = UIView {}
      v:addSubview(w)
      v:addConstraint(w.leftAnchor:constraint('==', v.leftAnchor))
      v:addConstraints { w.topAnchor:constraint('==', v.topAnchor) }
    end
    """
  ),
  ("layout guides", "local v = UIView {} for i = 1, n do v:addLayoutGuide(UILayoutGuide {}) end"),
  ("motion effects", "for i = 1, n do UIView {}:addMotionEffect(UIInterpolatingMotionEffect { keyPath = 'center.x', type = 'tiltAlongHorizontalAxis' }) end"),
  ("sublayers", "local p = CALayer {} for i = 1, n do p:addSublayer(CALayer {}) p:insertSublayer(CALayer {}, 1) end"),
  (
    "sublayers inserted below and above one",
    """
    local p, one = CALayer {}, CALayer {}
    p:addSublayer(one)
    for i = 1, n do p:insertSublayerBelow(CALayer {}, one) p:insertSublayerAbove(CALayer {}, one) end
    """
  ),
  (
    "sublayers replaced",
    "local p, l = CALayer {}, {} for i = 1, n do l[i] = CALayer {} p:addSublayer(l[i]) end for i = 1, n do p:replaceSublayer(l[i], CALayer {}) end"
  ),
  (
    "sublayers removed", "local p, l = CALayer {}, {} for i = 1, n do l[i] = CALayer {} p:addSublayer(l[i]) end for i = 1, n do l[i]:removeFromSuperlayer() end"
  ),
  (
    "animations of layers",
    app
      + "for i = 1, n do local l = CALayer {} window.layer:addSublayer(l) l:add(CABasicAnimation { keyPath = 'opacity', fromValue = 0, toValue = 1 }, 'a') end app:advanceFrames(2)"
  ),
  (
    "key frames",
    app + """
      local l = {}
      for i = 1, n do l[i] = UIView {} window:addSubview(l[i]) end
      UIView.animateKeyframes { duration = 1, animations = function() for i = 1, n do UIView.addKeyframe(0, 1, function() l[i].alpha = 0.5 end) end end }
      """
  ),
  (
    "changes of an animator",
    "local a = UIViewPropertyAnimator { duration = 1 } for i = 1, n do a:addAnimations(function() end) a:addCompletion(function() end) end a:startAnimation()"
  ),
  (
    "recognizers that wait for one another",
    """
    local v, last = UIView {}, nil
    for i = 1, n do local r = UITapGestureRecognizer {} v:addGestureRecognizer(r) if last then r:requireToFail(last) end last = r end
    """
  ),
  (
    "recognizers for which one waits",
    """
    local v, first = UIView {}, UITapGestureRecognizer {}
    for i = 1, n do local r = UITapGestureRecognizer {} v:addGestureRecognizer(r) first:requireToFail(r) end
    """
  ),
  ("targets of a recognizer", "local r = UITapGestureRecognizer {} for i = 1, n do r:addTarget(function() end) end"),
  (
    "targets of a control",
    "local b = UIButton {} for i = 1, n do b:addTarget('touchUpInside', function() end) b:addAction(UIAction { handler = function() end }, 'touchUpInside') end b:sendActions('touchUpInside')"
  ),
  (
    "observations",
    """
    local v, o = UIView {}, {}
    for i = 1, n do o[i] = v:observe('alpha', function() end) end
    for i = 1, n do o[i]:invalidate() end
    """
  ),
  (
    "observations of as many objects",
    """
    local l = {}
    for i = 1, n do l[i] = UIView {} l[i]:observe('alpha', function() end) l[i]:addObserver({ observeValue = function() end }, 'isHidden') end
    for i = 1, n do l[i].alpha = 0.5 end
    """
  ),
  (
    "names of notifications",
    """
    for i = 1, n do NotificationCenter.default:addObserver('n' .. i, function() end) end
    for i = 1, n do NotificationCenter.default:post('n' .. i) end
    """
  ),
  (
    "observers of a notification",
    """
    local t = {}
    for i = 1, n do t[i] = NotificationCenter.default:addObserver('n', function() end) end
    NotificationCenter.default:post('n')
    for i = 1, n do NotificationCenter.default:removeObserver(t[i]) end
    """
  ),
  (
    "observers of as many senders",
    """
    local l = {}
    for i = 1, n do l[i] = UIView {} NotificationCenter.default:addObserver('n', function() end, l[i]) end
    for i = 1, n do NotificationCenter.default:post('n', l[i]) end
    """
  ),
  (
    "ranges with attributes",
    """
    local s = NSMutableAttributedString { string = ('ab'):rep(n) }
    for i = 1, n do s:addAttribute('kern', i % 5 + 1, { 2 * i - 1, 2 * i - 1 }) s:addAttributes({ kern = 1 }, { 2 * i, 2 * i }) end
    """
  ),
  (
    "texts appended and inserted",
    """
    local s = NSMutableAttributedString { string = 'a' }
    for i = 1, n do
      s:append(NSAttributedString { string = 'a', attributes = { kern = i % 5 + 1 } })
      s:insert(NSAttributedString { string = 'a', attributes = { kern = i % 5 + 1 } }, 1)
    end
    """
  ),
  (
    "keys typed into a field",
    app
      + "local f = UITextField { frame = { 0, 0, 100, 30 } } window:addSubview(f) f:becomeFirstResponder() app:type(('x'):rep(n)) for i = 1, n do f:insertText 'x' end f:insertText('x')"
  ),
  ("rows inserted one by one", table + "for i = 1, n / 10 do count = i app.table:insertRows({ IndexPath(1, 1) }, 'none') app:advanceFrames(1) end"),
  (
    "rows inserted at once",
    table + "app.table:performBatchUpdates(function() count = n for i = 1, n do app.table:insertRows({ IndexPath(1, i) }, 'none') end end)"
  ),
  (
    "sections inserted at once",
    """
    local count = 0
    local app = launch { numberOfSections = function() return count end, numberOfRowsInSection = function() return 1 end, cellForRowAt = function() return UITableViewCell {} end }
    app.table:performBatchUpdates(function() count = n for i = 1, n do app.table:insertSections({ i }, 'none') end end)
    """
  ),
  ("items inserted", collection + "for i = 1, n / 10 do count = i view:insertItems { IndexPath(1, 1) } end"),
  (
    "sections of a snapshot",
    "local s = NSDiffableDataSourceSnapshot() s:appendSections { 0 } for i = 1, n do s:insertSectionsBefore({ i }, 0) s:insertSectionsAfter({ -i }, 0) end for i = 1, n do s:moveSectionAfter(i, 0) end"
  ),
  (
    "items of a snapshot, inserted",
    "local s = NSDiffableDataSourceSnapshot() s:appendSections { 1 } s:appendItems { 0 } for i = 1, n do s:insertItemsBefore({ i }, 0) s:insertItemsAfter({ -i }, 0) end"
  ),
  (
    "items of a snapshot, moved and deleted",
    snapshot + "for i = 1, n - 1 do s:moveItemAfter('i' .. i, 'i' .. n) end for i = 1, n do s:deleteItems { 'i' .. i } end"
  ),
  (
    "pushes of controllers",
    app
      + "local c = UINavigationController { rootViewController = UIViewController {} } window.rootViewController = c for i = 1, n do c:pushViewController(UIViewController {}, false) end"
  ),
  ("pushes of items", "local b = UINavigationBar {} for i = 1, n do b:pushItem(UINavigationItem { title = 'a' }, false) end"),
  (
    "children",
    "local c, l = UIViewController {}, {} for i = 1, n do l[i] = UIViewController {} c:addChild(l[i]) end for i = 1, n do l[i]:removeFromParent() end"
  ),
  (
    "actions and fields of an alert",
    "local a = UIAlertController { preferredStyle = 'alert' } for i = 1, n do a:addAction(UIAlertAction { title = 'a' }) a:addTextField(function() end) end"
  ),
  ("segments", "local s = UISegmentedControl {} for i = 1, n do s:insertSegment('a', 1) end"),
  ("display links", app + "local l = {} for i = 1, n do l[i] = CADisplayLink { action = function() end } l[i]:add() end app:advanceFrames(2)"),
  (
    "elements of a path",
    """
    local p, q = UIBezierPath {}, UIBezierPath {}
    q:move { 0, 0 }
    p:move { 0, 0 }
    for i = 1, n do p:addLine { i, i % 7 } p:addCurve({ 1, 1 }, { 2, 2 }, { 3, 3 }) p:addQuadCurve({ 1, 1 }, { 2, 2 }) p:addArc({ 0, 0 }, 5, 0, 1, true) p:append(q) end
    """
  ),
  (
    "elements of a context's path",
    """
    UIGraphicsBeginImageContext { 100, 100 }
    local c, p = UIGraphicsGetCurrentContext(), UIBezierPath {}
    c:move { 0, 0 }
    for i = 1, n do
      c:addLine { i, 1 } c:addCurve({ 1, 1 }, { 2, 2 }, { 3, 3 }) c:addQuadCurve({ 1, 1 }, { 2, 2 }) c:addArc({ 0, 0 }, 5, 0, 1, true) c:addRect { 0, 0, 1, 1 }
      c:addEllipse { 0, 0, 1, 1 } c:addLines { { 0, 0 }, { 1, 1 } } c:addRects { { 0, 0, 1, 1 } } c:addPath(p)
    end
    p:addClip()
    UIGraphicsEndImageContext()
    """
  ),
  ("values of the defaults", "for i = 1, n do UserDefaults.standard:set(i, 'k' .. i) end"),
]
