import LunetteDriver
import LunetteScript
import Testing

/// Every member of the Lua API, read from the registry, is called with values that it can't use. Whatever it answers, the host goes on:
/// frames run and are drawn afterwards.
@Suite struct RegistryAbuseTests {
  static let values = [
    "nil", "true", "0", "-1", "3", "0.5", "1e-300", "1e300", "-1e300", "math.maxinteger", "math.mininteger", "0/0", "1/0", "''", "'none'",
    "'red'",
    "{}", "{1}", "{0, 0}", "{-5, 1e300}", "{0, 0, 50, 50}", "{-1e300, 1e300, 1e300, 1e300}", "{a = 1}", "print",
    "function() return 'x' end",
    "IndexPath(1, 1)", "IndexPath(7, 500000000000)", "UIView", "UIView {}", "UITableViewCell {}", "UIWindow {}",
    "setmetatable({}, { __index = error, __len = error, __tostring = error })", "coroutine.create(print)", "class('Fresh', UIView) {}",
  ]
  static let classes = ScriptHost.apiDescription.classes.filter(\.isConstructible).map(\.name)

  /// Code that makes an object of a class which needs arguments, or gets the only object of a class.
  static func maker(of name: String) -> String {
    switch name {
    case "UIColor": "UIColor.red"
    case "UIApplication": "UIApplication.shared"
    case "UIPresentationController": "UIPresentationController { presentedViewController = UIViewController {} }"
    case "NSLayoutConstraint": "NSLayoutConstraint { item = UIView {}, attribute = 'width', constant = 5 }"
    case "UICollectionView", "UICollectionViewController": "\(name) { collectionViewLayout = UICollectionViewFlowLayout {} }"
    case "UIInterpolatingMotionEffect": "UIInterpolatingMotionEffect { keyPath = 'center.x', type = 'tiltAlongHorizontalAxis' }"
    case "UICollectionViewLayoutAttributes": "UICollectionViewLayoutAttributes { forCellWith = IndexPath(1, 1) }"
    case "Bundle": "Bundle.main"
    case "URL": "URL { string = 'https://shop.test/items?page=1' }"
    case "URLRequest": "URLRequest { url = 'https://shop.test/items' }"
    case "Server": "Server { baseURL = 'https://shop.test' }"
    case "Timer": "Timer { timeInterval = 1, action = function() end }"
    case "UNTimeIntervalNotificationTrigger": "UNTimeIntervalNotificationTrigger { timeInterval = 1 }"
    case "CLCircularRegion": "CLCircularRegion { center = { latitude = 52.5, longitude = 13.4 }, radius = 100, identifier = 'here' }"
    case "NSCollectionLayoutItem": "NSCollectionLayoutItem { layoutSize = \(layoutSize) }"
    case "NSCollectionLayoutSupplementaryItem":
      "NSCollectionLayoutSupplementaryItem { layoutSize = \(layoutSize), elementKind = 'badge', containerAnchor = NSCollectionLayoutAnchor { edges = 'top' } }"
    case "NSCollectionLayoutBoundarySupplementaryItem":
      "NSCollectionLayoutBoundarySupplementaryItem { layoutSize = \(layoutSize), elementKind = 'header', alignment = 'top' }"
    case "NSCollectionLayoutSection": section
    case "UICollectionLayoutListConfiguration": "UICollectionLayoutListConfiguration { appearance = 'plain' }"
    case "UICollectionViewCompositionalLayout": "UICollectionViewCompositionalLayout { section = \(section) }"
    case "UIDropProposal", "UITableViewDropProposal", "UICollectionViewDropProposal": "\(name) { operation = 'copy' }"
    case "UISearchToken": "UISearchToken { text = 'Unread' }"
    case "UICommand": "UICommand { title = 'Copy', action = 'copy' }"
    case "UIKeyCommand": "UIKeyCommand { input = 's', action = 'save' }"
    case "UIAttachmentBehavior": "UIAttachmentBehavior { item = UIView {}, attachedToAnchor = { 1, 1 } }"
    case "UISnapBehavior": "UISnapBehavior { item = UIView {}, snapTo = { 1, 1 } }"
    case "NSRegularExpression": "NSRegularExpression { pattern = '(a)b' }"
    case "BlockOperation": "BlockOperation(function() end)"
    case "CGGradient": "CGGradient { colors = { 'red', 'blue' } }"
    case "Measurement": "Measurement { value = 5, unit = 'kilometers' }"
    default: "\(name) {}"
    }
  }

  private static let layoutSize =
    "NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.absolute(50), heightDimension = NSCollectionLayoutDimension.absolute(50) }"
  private static let section =
    "NSCollectionLayoutSection { group = NSCollectionLayoutGroup.horizontal { layoutSize = \(layoutSize), subitems = { NSCollectionLayoutItem { layoutSize = \(layoutSize) } } } }"

  /// The members that a class declares. What a class without objects declares is tried with the first class below it that has some.
  /// `lunette-fuzz --members` tries inherited members.
  static func members(of name: String) -> [ApiDescription.Member] {
    let all = ScriptHost.apiDescription.classes
    func superclass(of name: String) -> ApiDescription.Class? {
      all.first { $0.name == name }?.superclass.flatMap { above in all.first { $0.name == above } }
    }
    var members = all.first { $0.name == name }?.members ?? []
    var above = superclass(of: name)
    while let known = above, !known.isConstructible {
      if classes.first(where: { isBelow($0, known.name) }) == name { members += known.members }
      above = superclass(of: known.name)
    }
    return members
    func isBelow(_ name: String, _ ancestor: String) -> Bool {
      var above = superclass(of: name)
      while let known = above, known.name != ancestor { above = superclass(of: known.name) }
      return above != nil
    }
  }

  func runAbuse(of name: String, _ uses: String) throws {
    var options = ScriptHost.Options()
    options.output = { _ in }
    // One call gives every value to every member, so it may take long.
    options.limits.seconds = 60
    let host = ScriptHost(options: options)
    defer { host.close() }
    try host.run(
      source: """
        local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
        local values = { \(Self.values.map { "function() return \($0) end" }.joined(separator: ", ")) }
        local function try(f, ...) return pcall(f, ...) end
        local function show(object)
          if object:isKind(UIView) and not object:isKind(UIWindow) and object ~= app.window and not object.superview then
            try(function() app.window:addSubview(object) end)
          end
          try(function() app:advanceFrames(2) end)
          try(function() return app:frame() .. app:tree() end)
          try(function() return tostring(object) end)
        end
        \(uses)
        -- The host goes on, with this app or with another.
        assert(#launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }:frame() > 0)
        """, name: "=abuse")
  }

  @Test(arguments: classes) func noPropertyBreaksTheHost(name: String) throws {
    for member in Self.members(of: name) where member.kind == .property {
      try runAbuse(
        of: name,
        """
        for _, value in ipairs(values) do
          local object = \(Self.maker(of: name))
          try(function() object.\(member.name) = value() end)
          try(function() return object.\(member.name) end)
          show(object)
        end
        """)
    }
  }

  @Test func noTypeFunctionBreaksTheHost() throws {
    for declared in ScriptHost.apiDescription.classes {
      for member in declared.members where member.kind == .typeFunction {
        try runAbuse(
          of: declared.name,
          """
          for i, value in ipairs(values) do
            try(function() return \(declared.name).\(member.name)(value(), values[i % #values + 1]()) end)
            try(function() app.window:addSubview(UILabel { text = "text", frame = {0, 0, 90, 44}, font = \(declared.name).\(member.name)(value()) }) end)
          end
          show(app.window)
          """)
      }
    }
  }

  @Test func noCallOfAScenarioBreaksTheHost() throws {
    for member in Self.members(of: "App") where member.kind == .method {
      try runAbuse(
        of: "App",
        """
        for i, value in ipairs(values) do
          try(function() return app:\(member.name)(value()) end)
          try(function() return app:\(member.name)(value(), values[i % #values + 1](), value()) end)
          try(function() return app:\(member.name) { from = value(), to = value(), on = value(), by = value(), duration = value(), taps = value() } end)
        end
        """)
    }
  }

  @Test(arguments: classes) func noMethodBreaksTheHost(name: String) throws {
    for member in Self.members(of: name) where member.kind == .method {
      try runAbuse(
        of: name,
        """
        for i, value in ipairs(values) do
          local object = \(Self.maker(of: name))
          try(function() return object:\(member.name)(value()) end)
          try(function() return object:\(member.name)(value(), values[i % #values + 1](), value()) end)
          try(function() return object.\(member.name)(value()) end)
          if i % 8 == 0 then show(object) end
        end
        """)
    }
  }
}
