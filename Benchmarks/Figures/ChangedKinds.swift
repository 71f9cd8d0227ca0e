/// Of lists that a script changes and reads in turns, by an index: neither may cost as much as the list.
let changedKinds: [(name: String, source: String)] = [
  (
    "subviews, removed by their index",
    """
    local v = UIView {} for i = 1, n do v:addSubview(UIView {}) end
    while #v.subviews > 0 do v.subviews[1]:removeFromSuperview() end
    """
  ),
  (
    "subviews, brought to the front by their index",
    """
    local v = UIView {} for i = 1, n do v:addSubview(UIView {}) end
    for i = 1, n do v:bringSubviewToFront(v.subviews[1]) end
    """
  ),
  (
    "subviews, of which each version is kept",
    """
    local v, kept = UIView {}, {} for i = 1, n do v:addSubview(UIView {}) end
    for i = 1, n do kept[i] = v.subviews v.subviews[1]:removeFromSuperview() end
    for i = n, 1, -1 do local x = kept[i][1] end
    """
  ),
  (
    "sublayers, removed by their index",
    """
    local v = CALayer {} for i = 1, n do v:addSublayer(CALayer {}) end
    for i = 1, n do v.sublayers[1]:removeFromSuperlayer() end
    """
  ),
  (
    "arranged views, removed by their index",
    """
    local v = UIStackView {} for i = 1, n do v:addArrangedSubview(UIView {}) end
    for i = 1, n do v:removeArrangedSubview(v.arrangedSubviews[1]) end
    """
  ),
  (
    "recognizers, removed by their index",
    """
    local v = UIView {} for i = 1, n do v:addGestureRecognizer(UITapGestureRecognizer {}) end
    for i = 1, n do v:removeGestureRecognizer(v.gestureRecognizers[1]) end
    """
  ),
  (
    "constraints, ended by their index",
    """
    local v = UIView {} for i = 1, n do v.widthAnchor:constraint('>=', i).isActive = true end
    for i = 1, n do v.constraints[1].isActive = false end
    """
  ),
  (
    "layout guides, removed by their index",
    """
    local v = UIView {} for i = 1, n do v:addLayoutGuide(UILayoutGuide {}) end
    for i = 1, n do v:removeLayoutGuide(v.layoutGuides[1]) end
    """
  ),
  (
    "interactions, removed by their index",
    """
    local v = UIView {} for i = 1, n do v:addInteraction(UIDragInteraction {}) end
    for i = 1, n do v:removeInteraction(v.interactions[1]) end
    """
  ),
  (
    "children, removed by their index",
    """
    local v = UIViewController {} for i = 1, n do v:addChild(UIViewController {}) end
    for i = 1, n do v.children[1]:removeFromParent() end
    """
  ),
  (
    "controllers of a stack, read and popped in turns",
    """
    local v = UINavigationController { rootViewController = UIViewController {} }
    for i = 1, n do v:pushViewController(UIViewController {}, false) end
    for i = 1, n do local x = v.viewControllers[1] v:popViewController(false) end
    """
  ),
  (
    "items of a bar, read and popped in turns",
    """
    local v = UINavigationBar {} for i = 1, n do v:pushItem(UINavigationItem { title = 'a' }, false) end
    for i = 1, n do local x = v.items[1] v:popItem(false) end
    """
  ),
  (
    "boundaries, removed by their index",
    """
    local v = UICollisionBehavior {} for i = 1, n do v:addBoundary('b' .. i, { 0, i }, { 1, i }) end
    for i = 1, n do v:removeBoundary(v.boundaryIdentifiers[1]) end
    """
  ),
  (
    "actions of an alert, added and read in turns",
    """
    local v = UIAlertController {}
    for i = 1, n do v:addAction(UIAlertAction { title = 'a' }) local x = v.actions[1] end
    """
  ),
  (
    "operations, added and read in turns",
    """
    local v = OperationQueue {} v.isSuspended = true
    for i = 1, n do v:addOperation(BlockOperation { block = function() end }) local x = v.operations[1] end
    """
  ),
]
