/// What an app may have many of beside its screen: queues, observers, files.
let worldKinds: [(name: String, source: String)] = [
  (
    "operations",
    """
    local q, last = OperationQueue {}, nil
    for i = 1, n do local o = BlockOperation(function() end) if last then o:addDependency(last) end q:addOperation(o) last = o end q:addOperations { BlockOperation(function() end) }
    """
  ),
  (
    "observers that are targets, each of a name of its own",
    """
    local c, l, all = NotificationCenter.default, {}, { go = function() end }
    for i = 1, n do l[i] = { go = function() end } c:addObserver('n' .. i, l[i], 'go') c:addObserver('n' .. i, all, 'go') end
    for i = 1, n do c:removeObserver(l[i]) c:removeObserver(all, 'n' .. i) end
    """
  ),
  (
    "observers of one property in the older form",
    """
    local v, l = UIView {}, {}
    for i = 1, n do l[i] = { observeValue = function() end } v:addObserver(l[i], 'alpha') end
    for i = 1, n do v:removeObserver(l[i], 'alpha') end
    """
  ),
  (
    "observed fields of one object",
    """
    local C = class('Many', NSObject) for i = 1, n do C['f' .. i] = 0 end
    local o = C {} for i = 1, n do o:observe('f' .. i, function() end) end
    for i = 1, n do o['f' .. i] = i end
    """
  ),
  (
    "operations that wait for one another, and are let go of",
    "local last for i = 1, n do local o = BlockOperation(function() end) if last then o:addDependency(last) end last = o end last = nil collectgarbage()"
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
    "values of the defaults removed",
    "for i = 1, n do UserDefaults.standard:set(i, 'k' .. i) end for i = 1, n do UserDefaults.standard:removeObject('k' .. i) end"
  ),
  ("barriers of a queue", "local q = OperationQueue {} for i = 1, n do q:addBarrierBlock(function() end) end"),
  (
    "functions of one operation",
    "local o = BlockOperation(function() end) for i = 1, n do o:addExecutionBlock(function() end) end OperationQueue {}:addOperation(o)"
  ),
  (
    "key commands of a controller",
    """
    local c, l = UIViewController {}, {}
    for i = 1, n do l[i] = UIKeyCommand { input = 'k' .. i, action = 'go' } c:addKeyCommand(l[i]) end
    for i = 1, n do c:removeKeyCommand(l[i]) end
    """
  ),
  (
    "suites of defaults",
    """
    local d = UserDefaults.standard
    for i = 1, n do UserDefaults { suiteName = 's' .. i }:set(i, 'a') end
    for i = 1, n do d:removePersistentDomain('s' .. i) end
    """
  ),
  (
    "files that are replaced",
    """
    local f, folder = FileManager.default, FileManager.default.temporaryDirectory
    local place, other = folder:appendingPathComponent 'a', folder:appendingPathComponent 'b'
    f:createFile(place.path, 'a')
    for i = 1, n do f:createFile(other.path, 'b') f:replaceItemAt(place, other) end
    """
  ),
  (
    "objects and values that are kept",
    """
    local l = {}
    for i = 1, 8 * n do l[#l + 1] = UILayoutGuide {} l[#l + 1] = CABasicAnimation { keyPath = 'opacity' } l[#l + 1] = CGRect(0, 0, i, i) end
    """
  ),
  (
    "lines of a dashed path, drawn as text",
    """
    local window
    local app = launch { didFinishLaunching = function() window = UIWindow {} window:makeKeyAndVisible() end }
    local p = UIBezierPath {} p:move { 0, 0 } for i = 1, n do p:addLine { i % 3, i % 2 } end
    window.layer:addSublayer(CAShapeLayer { path = p, strokeColor = 'red', lineDashPattern = { 1, 1 } }) app:frame()
    """
  ),
]
