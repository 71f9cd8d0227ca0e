import Foundation

/// A controller whose view is a table. Source: docs/rules/tables.md 8
///
/// A subclass that conforms to `UITableViewDataSource` or `UITableViewDelegate` becomes its table's data source or delegate.
open class UITableViewController: UIViewController {
  /// The style of the table that the controller will load.
  package var style: UITableView.Style
  /// A selection made before another controller came is taken away when this one is seen again. Not where several rows can be selected.
  public var clearsSelectionOnViewWillAppear = true
  /// Makes the controller the data source and delegate of its table. A host whose controllers conform otherwise than in Swift puts
  /// its own way here.
  public var adoptTable: (UITableViewController, UITableView) -> Void = { controller, table in
    if table.dataSource == nil { table.dataSource = controller as? any UITableViewDataSource }
    if table.delegate == nil { table.delegate = controller as? any UITableViewDelegate }
  }
  private var hasAppeared = false
  private let keyboardRoom = KeyboardRoom()

  public init(style: UITableView.Style = .plain) {
    self.style = style
    super.init()
  }

  /// Its view. A view that is no table raises an exception, as in UIKit, and another table is handed out.
  public var tableView: UITableView {
    get {
      if let table = view as? UITableView { return table }
      simulation.recordFault(
        UIException(
          .internalInconsistency,
          "-[UITableViewController loadView] instantiated view controller but didn't get a UITableView: its view is a \(typeName(view))"))
      return UITableView(style: style)
    }
    set { view = newValue }
  }

  /// A nib has the table with its outlets. Source: Apple, UITableViewController
  open override func loadView() {
    if nibName != nil {
      super.loadView()
      if let table = viewIfLoaded as? UITableView, table.dataSource == nil, table.delegate == nil { adoptTable(self, table) }
      return
    }
    let table = UITableView(frame: simulation.screen.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adoptTable(self, table)
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = view as? UITableView else { return }
    keyboardRoom.watch(table)
    if !hasAppeared {
      hasAppeared = true
      UITableView.Overridable.reloadData(table)
    } else if clearsSelectionOnViewWillAppear, !table.allowsMultipleSelection {
      table.selectRow(at: nil, animated: animated, scrollPosition: .none)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let table = view as? UITableView { UIScrollView.Overridable.flashScrollIndicators(table) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let table = view as? UITableView { keyboardRoom.stop(table) }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if let table = viewIfLoaded as? UITableView { UITableView.Overridable.setEditing(table, editing, animated) }
  }
}
