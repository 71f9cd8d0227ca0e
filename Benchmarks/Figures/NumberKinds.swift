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

/// What there may be many of: scripts that make `n` of a kind.
let kinds = screenKinds + worldKinds + readKinds + changedKinds

/// Of what is on a screen, or leads to it.
private let screenKinds: [(name: String, source: String)] = [
  (
    "behaviors of an animator",
    """
    local v = UIView {} local a, l = UIDynamicAnimator { referenceView = v }, {}
    for i = 1, n do l[i] = UIDynamicItemBehavior {} a:addBehavior(l[i]) end
    for i = 1, n do a:removeBehavior(l[i]) end
    for i = 1, n do a:addBehavior(l[i]) end a:removeAllBehaviors()
    """
  ),
  (
    "behaviors of a behavior",
    """
    local b, l = UIDynamicBehavior {}, {}
    for i = 1, n do l[i] = UIDynamicItemBehavior {} b:addChildBehavior(l[i]) end
    for i = 1, n do b:removeChildBehavior(l[i]) end
    """
  ),
  (
    "views of a behavior",
    """
    local b, l = UIDynamicItemBehavior {}, {}
    for i = 1, n do l[i] = UIView {} b:addItem(l[i]) b:addLinearVelocity({ 1, 0 }, l[i]) b:addAngularVelocity(1, l[i]) end
    for i = 1, n do b:removeItem(l[i]) end
    """
  ),
  (
    "boundaries",
    """
    local b = UICollisionBehavior {}
    for i = 1, n do b:addBoundary('b' .. i, { 0, i }, { 1, i }) end
    for i = 1, n do b:removeBoundary('b' .. i) end b:removeAllBoundaries()
    """
  ),
  (
    "requirements whose recognizers have gone",
    "local r = UITapGestureRecognizer {} for i = 1, n do r:requireToFail(UITapGestureRecognizer {}) end"
  ),
  (
    "registrations for traits that end",
    """
    local v, l = UIView {}, {}
    for i = 1, n do l[i] = v:registerForTraitChanges({ 'userInterfaceStyle' }, function() end) end
    for i = 1, n do v:unregisterForTraitChanges(l[i]) end
    """
  ),
  (
    "targets of an undo manager",
    """
    local u, l = UndoManager {}, {}
    for i = 1, n do l[i] = {} u:registerUndo(l[i], function() end) end
    for i = 1, n do u:removeAllActions(l[i]) end
    """
  ),
  (
    "views with a constraint to their superview",
    app + """
      local l = {}
      for i = 1, n do
        l[i] = UIView { translatesAutoresizingMaskIntoConstraints = false } window:addSubview(l[i])
        l[i].leadingAnchor:constraint('==', window.leadingAnchor).isActive = true
      end
      for i = 1, n do l[i]:removeFromSuperview() end
      """
  ),
  (
    "arranged views that leave",
    app + """
      local s, l = UIStackView { frame = { 0, 0, 300, 300 } }, {}
      window:addSubview(s)
      for i = 1, n do l[i] = UIView {} s:addArrangedSubview(l[i]) end
      app:advanceFrames(1)
      for i = n, 1, -1 do l[i]:removeFromSuperview() end
      """
  ),
  (
    "dependencies of an operation",
    """
    local o, l = BlockOperation(function() end), {}
    for i = 1, n do l[i] = BlockOperation(function() end) o:addDependency(l[i]) end
    for i = 1, n do o:removeDependency(l[i]) end
    """
  ),
  (
    "interactions",
    """
    local v, l = UIView {}, {}
    for i = 1, n do l[i] = UIContextMenuInteraction {} v:addInteraction(l[i]) end
    for i = 1, n do v:removeInteraction(l[i]) end
    """
  ),
  (
    "values of a request's head",
    """
    local r = URLRequest { url = 'https://a.test' }
    for i = 1, n do r:addValue('v', 'X-' .. i) end
    """
  ),
  (
    "parts of an address",
    """
    local u
    for i = 1, n do u = URL { string = 'https://a.test' }:appendingPathComponent('p' .. i):appendingPathExtension('e'):appendingQueryItems { URLQueryItem { name = 'q', value = 'v' } } end
    """
  ),
  (
    "routes of a server",
    """
    local s = Server { baseURL = 'https://a.test' }
    for i = 1, n do s:delete('/' .. i, {}) end
    """
  ),
  (
    "pushes from a server",
    """
    local app = launch { didFinishLaunching = function(self, application) application:registerForRemoteNotifications() end }
    for i = 1, n do app:push { aps = { alert = 'Hi' } } end app:advanceFrames(1)
    """
  ),
  (
    "observers of traits",
    """
    local v = UIView {}
    for i = 1, n do v:registerForTraitChanges({ 'userInterfaceStyle' }, function() end) end
    """
  ),
  (
    "notifications taken away",
    """
    local c = UNUserNotificationCenter.current() local l = {}
    for i = 1, n do l[i] = 'n' .. i c:removePendingNotificationRequests { l[i] } c:removeDeliveredNotifications { l[i] } end c:removeAllPendingNotificationRequests() c:removeAllDeliveredNotifications()
    """
  ),
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
  (
    "sections inserted one by one",
    """
    local count = 0
    local app = launch { numberOfSections = function() return count end, numberOfRowsInSection = function() return 1 end, cellForRowAt = function() return UITableViewCell {} end }
    for i = 1, n do count = i app.table:insertSections({ i }, 'none') end
    app:advanceFrames(1)
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
    "items of an outline",
    """
    local s = NSDiffableDataSourceSectionSnapshot() s:append { 0 } for i = 1, n do s:insertBefore({ i }, 0) s:insertAfter({ -i }, 0) s:append({ 'c' .. i }, i) end
    for i = 1, n do s:delete { i } end for i = 1, #s.items do assert(s.items[i]) end
    """
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
  // MARK: Reading by number
  ("subviews read by number", "local v = UIView {} for i = 1, n do v:addSubview(UIView {}) end for i = 1, #v.subviews do local s = v.subviews[i] end"),
  (
    "sublayers of views read by number",
    "local v = UIView {} for i = 1, n do v:addSubview(UIView {}) end for i = 1, #v.layer.sublayers do local s = v.layer.sublayers[i] end"
  ),
  (
    "selected rows, read by number",
    """
    local app = launch { numberOfRowsInSection = function() return n end, cellForRowAt = function() return UITableViewCell {} end }
    app.table.allowsMultipleSelection = true
    for i = 1, n do app.table:selectRow(IndexPath(1, i), false, 'none') end
    for i = 1, #app.table.indexPathsForSelectedRows do local p = app.table.indexPathsForSelectedRows[i] end
    """
  ),
  (
    "items of a snapshot read by number",
    snapshot + "for i = 1, #s.itemIdentifiers do local _ = s.itemIdentifiers[i] end for i = 1, n - 1 do s:moveItemBefore(l[i], l[n]) end"
  ),
  // MARK: Taking away
  (
    "subviews brought to the front",
    "local v, l = UIView {}, {} for i = 1, n do l[i] = UIView {} v:addSubview(l[i]) end for i = 1, n do v:bringSubviewToFront(l[i]) v:exchangeSubview(1, i) end"
  ),
  (
    "animations of layers removed",
    "local l = {} for i = 1, n do l[i] = CALayer {} l[i]:add(CABasicAnimation { keyPath = 'opacity', fromValue = 0, toValue = 1 }, 'k') end for i = 1, n do l[i]:removeAnimation('k') end"
  ),
  (
    "arranged views removed",
    """
    local s, l = UIStackView {}, {}
    for i = 1, n do l[i] = UIView {} s:addArrangedSubview(l[i]) s:setCustomSpacing(i, l[i]) end
    for i = 1, n do s:removeArrangedSubview(l[i]) end
    """
  ),
  (
    "arranged views removed from the tree",
    "local s, l = UIStackView {}, {} for i = 1, n do l[i] = UIView {} s:addArrangedSubview(l[i]) end for i = 1, n do l[i]:removeFromSuperview() end"
  ),
  (
    "constraints removed",
    """
    local v, l = UIView {}, {}
    for i = 1, n do local w = UIView {} v:addSubview(w) l[i] = w.leftAnchor:constraint('==', v.leftAnchor) l[i].isActive = true end
    for i = 1, n, 2 do v:removeConstraint(l[i]) v:removeConstraints { l[i + 1] } end
    """
  ),
  (
    "layout guides removed",
    "local s, l = UIView {}, {} for i = 1, n do l[i] = UILayoutGuide {} s:addLayoutGuide(l[i]) end for i = 1, n do s:removeLayoutGuide(l[i]) end"
  ),
  (
    "motion effects of one view",
    """
    local v, l = UIView {}, {}
    for i = 1, n do l[i] = UIInterpolatingMotionEffect { keyPath = 'center.x', type = 'tiltAlongHorizontalAxis' } v:addMotionEffect(l[i]) end
    for i = 1, n do v:removeMotionEffect(l[i]) end
    """
  ),
  (
    "recognizers removed",
    "local v, l = UIView {}, {} for i = 1, n do l[i] = UITapGestureRecognizer {} v:addGestureRecognizer(l[i]) end for i = 1, n do v:removeGestureRecognizer(l[i]) end"
  ),
  (
    "targets and actions removed",
    """
    local r, b, l, a = UITapGestureRecognizer {}, UIButton {}, {}, {}
    for i = 1, n do
      l[i], a[i] = function() end, UIAction { handler = function() end }
      r:addTarget(l[i]) b:addTarget('touchUpInside', l[i]) b:addAction(a[i], 'touchUpInside')
    end
    for i = 1, n do r:removeTarget(l[i]) b:removeTarget('touchUpInside', l[i]) b:removeAction(a[i], 'touchUpInside') end
    """
  ),
  (
    "attributes removed",
    "local s = NSMutableAttributedString { string = ('ab'):rep(n), attributes = { kern = 2 } } for i = 1, n do s:removeAttribute('kern', { 2 * i, 2 * i }) end"
  ),
  (
    "characters replaced and deleted",
    """
    local s = NSMutableAttributedString { string = ('ab'):rep(n) }
    for i = 1, n do s:addAttribute('kern', i % 5 + 1, { 2 * i, 2 * i }) end
    for i = 1, n do s:replaceCharacters({ 1, 1 }, 'c') s:deleteCharacters { n - i + 1, n - i + 1 } end
    """
  ),
  (
    "segments removed", "local s = UISegmentedControl {} for i = 1, n do s:insertSegment('a', 1) end for i = 1, n do s:removeSegment(1) end"
  ),
  (
    "sections of a snapshot deleted",
    "local s = NSDiffableDataSourceSnapshot() for i = 1, n do s:appendSections { i } end for i = 1, n - 1 do s:moveSectionBefore(i, n) end for i = 1, n do s:deleteSections { i } end"
  ),
  // MARK: Texts
  (
    "keys typed into a text view",
    app + """
      local f = UITextView { frame = { 0, 0, 300, 300 } }
      window:addSubview(f)
      f:becomeFirstResponder()
      app:type(('typed words '):rep(n / 10))
      for i = 1, n do f:insertText(i % 20 == 0 and '\\n' or 'x') end
      for i = 1, n do f:deleteBackward() end
      """
  ),
  (
    "keys typed into a field, and deleted",
    app
      + "local f = UITextField { frame = { 0, 0, 100, 30 } } window:addSubview(f) f:becomeFirstResponder() for i = 1, n do f:insertText 'x' end for i = 1, n do f:deleteBackward() end"
  ),
  (
    "ranges of a text view",
    """
    local f = UITextView { frame = { 0, 0, 300, 300 }, text = ('ab '):rep(n) }
    local p = f.beginningOfDocument
    for i = 1, n do local q = f:position(p, i) local o, r = f:offset(p, q), f:textRange(p, q) f.selectedRange = { i, i } f:caretRect(q) end
    """
  ),
  (
    "a text view's end replaced",
    "local f = UITextView { frame = { 0, 0, 300, 300 }, text = 'ab' } for i = 1, n do f:replace(f:textRange(f.endOfDocument, f.endOfDocument), 'x') end"
  ),
  (
    "attributes at places of a text view",
    """
    local f = UITextView { frame = { 0, 0, 300, 300 }, text = ('ab\n'):rep(n) }
    for i = 1, n do f.textStorage:addAttribute('kern', 1, { 3 * i - 2, 3 * i - 1 }) end
    """
  ),
  (
    "labels of many runs",
    """
    local s = NSMutableAttributedString { string = ('ab'):rep(n) }
    for i = 1, n do s:addAttribute('kern', i % 5 + 1, { 2 * i - 1, 2 * i - 1 }) end
    local l = UILabel { attributedText = s, frame = { 0, 0, 300, 300 }, numberOfLines = 0 }
    local size = l:sizeThatFits { 300, 1e6 }
    """
  ),
  // MARK: Lists and containers
  (
    "rows inserted in one frame",
    table + "for i = 1, n / 10 do count = i app.table:insertRows({ IndexPath(1, 1) }, 'none') end"
  ),
  (
    "rows moved and deleted one by one",
    "local n = n // 10 " + table + """
      count = n
      app.table:reloadData()
      for i = 1, n do app.table:moveRow(IndexPath(1, 1), IndexPath(1, n)) app:advanceFrames(1) end
      for i = n - 1, 1, -1 do count = i app.table:deleteRows({ IndexPath(1, 1) }, 'none') app:advanceFrames(1) end
      """
  ),
  (
    "sections moved and deleted at once",
    """
    local count = n
    local app = launch { numberOfSections = function() return count end, numberOfRowsInSection = function() return 1 end, cellForRowAt = function() return UITableViewCell {} end }
    app.table:performBatchUpdates(function() for i = 1, n do app.table:moveSection(i, n - i + 1) end end)
    app.table:performBatchUpdates(function() count = 0 for i = 1, n do app.table:deleteSections({ i }, 'none') end end)
    """
  ),
  (
    "items moved and deleted",
    collection + """
      count = n // 10
      view:reloadData()
      app:advanceFrames(1)
      for i = count - 1, 1, -1 do view:moveItem(IndexPath(1, 1), IndexPath(1, 2)) count = i view:deleteItems { IndexPath(1, 1) } end
      """
  ),
  (
    "registered cells",
    """
    local t, c = UITableView {}, UICollectionView { frame = { 0, 0, 320, 480 }, collectionViewLayout = UICollectionViewFlowLayout {} }
    for i = 1, n do
      t:register(UITableViewCell, 'c' .. i) t:registerHeaderFooter(UITableViewHeaderFooterView, 'h' .. i)
      c:registerSupplementaryView(UICollectionReusableView, 'k', 's' .. i)
    end
    """
  ),
  (
    "pushes of controllers in a window",
    app
      + "local c = UINavigationController { rootViewController = UIViewController {} } window.rootViewController = c for i = 1, n do c:pushViewController(UIViewController {}, false) end"
  ),
  (
    "pops of controllers",
    "local c, l = UINavigationController { rootViewController = UIViewController {} }, {} for i = 1, n do l[i] = UIViewController {} end c:setViewControllers(l, false) for i = 1, n do c:popViewController(false) end"
  ),
  (
    "selected tabs",
    """
    local l, t = {}, nil
    for i = 1, n do l[i] = UIViewController {} end
    launch { didFinishLaunching = function() window = UIWindow {} t = UITabBarController { viewControllers = l } window.rootViewController = t window:makeKeyAndVisible() end }
    for i = 1, n do t.selectedIndex = i end
    """
  ),
  (
    "windows", app + "local l = {} for i = 1, n do l[i] = UIWindow {} l[i].isHidden = false end for i = 1, n do l[i].isHidden = true end"
  ),
  (
    "boxes of a path",
    "local p = UIBezierPath {} p:move { 0, 0 } for i = 1, n do p:addLine { i, i % 7 } local b = p.bounds p:addCurve({ i, 1 }, { 2, 2 }, { 3, i }) b = p.bounds end"
  ),
  // MARK: Time
  (
    "recognizers that must fail, read by number",
    """
    local r, l = UITapGestureRecognizer {}, {}
    for i = 1, n do l[i] = UITapGestureRecognizer {} r:requireToFail(l[i]) end
    for i = 1, #r.failureRequirements do local _ = r.failureRequirements[i] end
    """
  ),
  (
    "colours and numbers of a layer, read by number",
    """
    local g, c, l = CAGradientLayer {}, {}, {}
    for i = 1, n do c[i], l[i] = 'red', i / n end
    g.colors, g.locations = c, l
    for i = 1, n do local _, _ = g.colors[i], g.locations[i] end
    """
  ),
  (
    "animations of one view",
    app + "local v = UIView {} window:addSubview(v) for i = 1, n do UIView.animate { duration = 1, animations = function() v.center = { i, i } end } end"
  ),
  ("timers", app + "for i = 1, n do Timer.scheduledTimer(i / n, false, function() end) end app:advance(1)"),
  (
    "work for the main queue",
    app + "for i = 1, n do DispatchQueue.main:async(function() end) DispatchQueue.main:asyncAfter(i / n, function() end) end app:advance(1)"
  ),
]
