import Foundation
import LunetteRender
import ScriptTestSupport
import TestSupport
import Testing

/// `--memory` is about the whole process: whatever kind of things a script makes many of, the error comes at its line, and the process never
/// holds much more than the limit.
@Suite struct PeakTests {
  /// Units: megabytes
  private static let limit = 64
  /// What the process takes for itself, and what it may hold until a call of the host has ended.
  private static let besides = 100

  /// `keep` calls a function again and again, and keeps what it answers; `window` is shown, `big` is a megabyte of text.
  static let payloads: [(kind: String, script: String)] = [
    ("texts", "keep(function(i) return UILabel { text = big .. i } end)"),
    ("attributed strings", "keep(function(i) return NSMutableAttributedString { string = big .. i } end)"),
    ("laid out texts", "keep(function(i) local t = UITextView { text = big .. i } window:addSubview(t) return t end)"),
    (
      "pictures",
      "keep(function(i) UIGraphicsBeginImageContext { 99, 99 } for k = 1, 100 do UIRectFill { k, k, i, i } end local m = UIGraphicsGetImageFromCurrentImageContext() UIGraphicsEndImageContext() return m end)"
    ),
    ("a path", "local p = UIBezierPath {} p:move { 0, 0 } for i = 1, 1e8 do p:addLine { i, i } end"),
    ("copies of paths", "local p = UIBezierPath {} p:move { 0, 0 } for i = 1, 1e4 do p:addLine { i, i } end keep(function() return p:reversing() end)"),
    (
      "archives", "local t = {} for i = 1, 1000 do t['k' .. i] = { i, big:sub(1, 100) } end keep(function(i) return NSKeyedArchiver.archivedData { t = t } end)"
    ),
    ("defaults", "keep(function(i) UserDefaults.standard:set(big .. i, 'k' .. i) end)"),
    ("the pasteboard", "keep(function(i) UIPasteboard.general.string = big .. i return UIPasteboard.general.string end)"),
    (
      "payloads of notifications",
      "NotificationCenter.default:addObserver('n', function(n) kept[-n.userInfo.number] = n end) keep(function(i) NotificationCenter.default:post('n', nil, { number = i, text = big .. i }) end)"
    ),
    ("observers", "keep(function(i) return NotificationCenter.default:addObserver('n' .. i, function() end) end)"),
    ("views", "keep(function() return UIView {} end)"),
    ("layers", "keep(function() return CAShapeLayer {} end)"),
    ("cells", "keep(function() return UITableViewCell {} end)"),
    ("controllers", "keep(function() local c = UIViewController {} local _ = c.view return c end)"),
    ("animations", "keep(function() return CABasicAnimation { keyPath = 'opacity', fromValue = 0, toValue = 1 } end)"),
    ("recognizers", "keep(function() local g = UITapGestureRecognizer {} window:addGestureRecognizer(g) return g end)"),
    ("tabs of a bar", "local l = {} for i = 1, 40000 do l[i] = UITabBarItem {} end UITabBar {}.items = l"),
    ("frames", "keep(function(i) return app:frame():rep(50) .. i end)"),
    ("trees of views", "for i = 1, 20 do window:addSubview(UILabel { text = big }) end keep(function() return app:tree() end)"),
    ("dates", "keep(function(i) return Date { timeIntervalSinceReferenceDate = i } end)"),
    ("calendars", "keep(function() local c = Calendar {} local _ = c.firstWeekday return c end)"),
    ("formatters", "keep(function(i) local f = NumberFormatter { numberStyle = 'currency' } f:string(i) return f end)"),
    ("JSON that is read", "JSONSerialization.jsonObject('[' .. ('{},'):rep(2e6) .. '1]')"),
    ("JSON that is written", "local l = {} for i = 1, 1000 do l[i] = big end JSONSerialization.data(l)"),
    ("lists of texts", "local l = {} for i = 1, 20 do l[i] = big end keep(function(i) return ListFormatter.localizedString(l) .. i end)"),
    ("identifiers", "local s = NSDiffableDataSourceSnapshot {} s:appendSections { 1 } for i = 1, 1e7 do s:appendItems { i } end"),
    (
      "items of a collection",
      "window:addSubview(UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 1e-6, 1e-6 }, minimumLineSpacing = 0, minimumInteritemSpacing = 0 }, "
        + "dataSource = { numberOfItemsInSection = function() return 50000000 end, cellForItemAt = function() end } }) app:advanceFrames(1)"
    ),
  ]

  @Test func whateverAScriptMakesManyOf() throws {
    let folder = try SpecFolder()
    for (kind, script) in Self.payloads {
      let source = """
        local window
        local app = launch({ didFinishLaunching = function() window = UIWindow {} window:makeKeyAndVisible() end }, { allowLayoutProblems = true })
        local kept, big = {}, ("x"):rep(1e6)
        local function keep(make) for i = 1, 1e7 do kept[i] = make(i) end end
        """
      try folder.write("scripts/much.lua", source + "\n" + script + "\n")
      let (peak, errors) = try Self.run(in: folder.path)
      #expect(errors.contains("the script needs more memory than its limit of \(Self.limit) MB"), "\(kind): \(errors.prefix(300))")
      #expect(errors.hasPrefix("scripts/much.lua:"), "\(kind): \(errors.prefix(300))")
      #expect(peak < Self.limit + Self.besides, "\(kind): \(peak) MB")
    }
  }

  /// Returns: the most memory that the process held, in megabytes, and what it wrote to the standard error
  private static func run(in folder: String) throws -> (peak: Int, errors: String) {
    let log = folder + "/errors"
    let command = "cd '\(folder)' && exec '\(Repository.program.path)' run --quiet --memory \(limit) scripts/much.lua > '\(log)' 2>&1"
    let words: [String] = ["/bin/sh", "-c", command]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ)
    guard status == 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(status)) }
    var (exit, usage) = (Int32(0), rusage())
    while wait4(process, &exit, 0, &usage) < 0, errno == EINTR {}
    #if os(Linux)
      let unit = 1024
    #else
      let unit = 1
    #endif
    return (Int(usage.ru_maxrss) * unit >> 20, try String(contentsOfFile: log, encoding: .utf8))
  }
}
