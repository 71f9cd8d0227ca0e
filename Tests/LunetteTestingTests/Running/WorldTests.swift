import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import Testing

/// What fails a test without an assertion: calls of views in the background, and routes that had to be asked.
@Suite struct WorldTests {
  private func messages(_ source: String) throws -> [String] {
    let folder = try SpecFolder()
    try folder.add("world", source)
    folder.run()
    return folder.results.map { "\($0.outcome)" }
  }

  private static let app = """
    local server = Server { baseURL = "https://a.test" }
    server:get("/x", { json = {} })
    local label = UILabel {}
    local app = launch({ didFinishLaunching = function()
      SESSION:dataTask("https://a.test/x", function() label.text = "there" end):resume()
    end }, { network = server })
    app:advance(1)
    assert.are.equal("there", label.text)
    """

  /// W-035
  @Test func aViewThatIsChangedInTheBackgroundFailsATest() throws {
    let source = "it(\"asks\", function()\n\(Self.app)\nend)"
    let failed = try messages(source.replacingOccurrences(of: "SESSION", with: "URLSession.shared"))
    #expect(failed.count == 1 && failed[0].contains("Main Thread Checker: UI API called on a background thread: -[UILabel setText:]"))
    #expect(failed[0].contains("world_spec.lua:6"))
    let passed = try messages(source.replacingOccurrences(of: "SESSION", with: "URLSession({ delegateQueue = OperationQueue.main })"))
    #expect(!passed[0].contains("Main Thread Checker"))
  }

  /// What is called in the background, and what is reported; nil for nothing.
  private static let backgroundCalls: [(call: String, report: String?)] = [
    ("label.text = 'x'", "-[UILabel setText:]"), ("label.isHidden = true", "-[UIView setHidden:]"), ("label:addSubview(UIView {})", "-[UIView addSubview:]"),
    ("list.tableView:reloadData()", "-[UITableView reloadData]"),
    ("nav:pushViewController(UIViewController {}, false)", "-[UINavigationController pushViewController:animated:]"),
    ("nav:popViewController(false)", "-[UINavigationController popViewControllerAnimated:]"), ("UISwitch {}.isOn = true", "-[UISwitch setOn:]"),
    ("list:present(UIAlertController { title = 'x', preferredStyle = 'alert' }, false)", "-[UIViewController presentViewController:animated:completion:]"),
    ("list.navigationItem.title = 'y'", "-[UINavigationItem setTitle:]"),
    ("list.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = 'add' }", "-[UINavigationItem setRightBarButtonItem:]"),
    ("list.tabBarItem.badgeValue = '1'", "-[UITabBarItem setBadgeValue:]"),
    ("NSLayoutConstraint.activate { width }", "+[NSLayoutConstraint activateConstraints:]"), ("width.constant = 6", "-[NSLayoutConstraint setConstant:]"),
    ("width.isActive = false", "-[NSLayoutConstraint setActive:]"),
    ("UIView.animate { duration = 0.1, animations = function() end }", "+[UIView animateWithDuration:animations:]"),
    ("field:becomeFirstResponder()", "-[UITextField becomeFirstResponder]"),
    ("UIApplication.shared.applicationIconBadgeNumber = 1", "-[UIApplication setApplicationIconBadgeNumber:]"),
    ("UIApplication.shared:open(URL { string = 'https://a.b' })", "-[UIApplication openURL:options:completionHandler:]"),
    ("tap.isEnabled = false", "-[UIGestureRecognizer setEnabled:]"), ("label.layer.cornerRadius = 5", "-[CALayer setCornerRadius:]"),
    // What Apple lets every thread do, and questions.
    ("source:apply(snapshot, false)", nil), ("source:applySnapshotUsingReloadData(snapshot)", nil),
    ("label.heightAnchor:constraint({ equalToConstant = 5 }).constant = 6", nil),
    ("UIApplication.shared:endBackgroundTask(UIApplication.shared:beginBackgroundTask('x', function() end))", nil), ("return label.text, label.frame", nil),
    ("return UIImage.systemName 'plus'", nil), ("return UIApplication.shared.applicationState", nil),
  ]

  /// W-035, docs/rules/world.md 5
  @Test func callsInTheBackgroundAreReportedByTheirNamesOnADevice() throws {
    let calls = Self.backgroundCalls.map { "[[\($0.call)]]" }.joined(separator: ", ")
    let printed = try ScriptHost.printed {
      try $0.run(
        source: """
          local app = launch { didFinishLaunching = function(self)
            label, field, tap, list = UILabel {}, UITextField {}, UITapGestureRecognizer {}, UITableViewController {}
            nav = UINavigationController { rootViewController = list }
            self.window = UIWindow { rootViewController = nav }
            self.window:makeKeyAndVisible()
            list.view:addSubview(label)
            list.view:addSubview(field)
            label.translatesAutoresizingMaskIntoConstraints = false
            width = label.widthAnchor:constraint { equalToConstant = 5 }
            local other = UITableView { frame = { 0, 0, 100, 100 } }
            list.view:addSubview(other)
            source = UITableViewDiffableDataSource { tableView = other, cellProvider = function()
              local cell = UITableViewCell {}
              cell.textLabel.text = "row"
              return cell
            end }
            snapshot = NSDiffableDataSourceSnapshot {}
            snapshot:appendSections { 1 }
            snapshot:appendItems { "a", "b" }
          end }
          app:settle()
          for _, call in ipairs { \(calls) } do
            local before = #app.warnings
            DispatchQueue.global():async(assert(load(call, "=call")))
            app:advance(0.1)
            print(#app.warnings > before and app.warnings[#app.warnings]:match "thread: (.-);" or "nil")
          end
          """, name: "=script")
    }
    // The warnings themselves come out, too.
    let lines = printed.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("warning: ") }
    #expect(lines == Self.backgroundCalls.map { $0.report ?? "nil" })
  }

  /// W-034
  @Test func aRouteThatIsRequiredAndNotAskedFailsATest() throws {
    let failed = try messages(
      """
      it("asks for nothing", function()
        local server = Server { baseURL = "https://a.test" }
        server:get("/i", { json = {} }, { required = true })
        launch({ didFinishLaunching = function() end }, { network = server })
      end)
      """)
    #expect(failed[0].contains("GET /i is required"))
  }
}
