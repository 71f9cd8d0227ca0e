---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewController { ... } takes.
---@class UITableViewController.Properties: UIViewController.Properties
---@field style? UITableView.Style Of its table: plain, grouped or insetGrouped.
---@field tableView? UITableView Its view.
---@field refreshControl? UIRefreshControl That of its table.
---@field clearsSelectionOnViewWillAppear? boolean Whether a selection goes when the table is seen again; true.

---A controller whose view is a table, of which it is data source and delegate: UITableViewController { style = "grouped" }.
---@class UITableViewController: UIViewController
---@field tableView UITableView Its view.
---@field refreshControl UIRefreshControl|nil That of its table.
---@field clearsSelectionOnViewWillAppear boolean Whether a selection goes when the table is seen again; true.
---@field super UITableViewController
---@overload fun(properties?: UITableViewController.Properties): UITableViewController
UITableViewController = {}

---One, unless the controller has its own.
---@param tableView UITableView
---@return integer
function UITableViewController:numberOfSections(tableView) end

---None, unless the controller has its own.
---@param tableView UITableView
---@param section integer
---@return integer
function UITableViewController:numberOfRowsInSection(tableView, section) end
