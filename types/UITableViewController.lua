---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewController { ... } takes.
---@class UITableViewController.Properties: UIViewController.Properties
---@field style? UITableView.Style The style of the table.
---@field tableView? UITableView The table, which is the controller's view.
---@field refreshControl? UIRefreshControl The refreshControl of the table, or nil.
---@field clearsSelectionOnViewWillAppear? boolean Whether the selection is cleared in viewWillAppear; true by default.

---A controller whose view is a table. It is the table's data source and delegate: UITableViewController { style = "grouped" }.
---@class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate
---@field tableView UITableView The table, which is the controller's view.
---@field refreshControl UIRefreshControl|any The refreshControl of the table, or nil.
---@field clearsSelectionOnViewWillAppear boolean Whether the selection is cleared in viewWillAppear; true by default.
---@field super UITableViewController
---@overload fun(properties?: UITableViewController.Properties): UITableViewController
UITableViewController = {}

---The number of sections: 1 unless a class overrides it.
---@param tableView UITableView
---@return integer
function UITableViewController:numberOfSections(tableView) end

---The number of rows: 0 unless a class overrides it.
---@param tableView UITableView
---@param section integer
---@return integer
function UITableViewController:numberOfRowsInSection(tableView, section) end
