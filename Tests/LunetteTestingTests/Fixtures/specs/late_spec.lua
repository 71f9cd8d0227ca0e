-- What goes wrong after a test's own end, in the runner's own Lua, and with values too long to read.
describe("a test that left itself", function()
  after_each(function() error("the after_each of it failed") end)
  it("is not taken for skipped", function() pending("later") end)
  it("tells both that went wrong", function() assert.are.equal(1, 2) end)
  it("tells all that went wrong", function()
    finally(function() assert.is_true(false, "so does its finally") end)
    error("it fails")
  end)
end)

it("names the line of the spec", function() assert.frame(nil, "start") end)
it("names what is no pattern", function() assert.matches("[", "text") end)
it("names what a library function raised", function() stub(string, "rep") end)
it("names what cannot be called", function() assert.is_callable({}) end)
it("takes what can be called", function() assert.is_callable(setmetatable({}, { __call = print })) end)
it("shows where long texts part", function() assert.are.equal(("x"):rep(5000), ("x"):rep(4000) .. "y") end)
it("shows where long tables part", function()
  local expected, actual = {}, {}
  for i = 1, 200 do expected[i], actual[i] = i, i end
  actual[100] = 0
  assert.are.same(expected, actual)
end)
it("shows no frame of the host", function()
  local app = launch {
    didFinishLaunching = function()
      local window = UIWindow {}
      local source = UITableViewDiffableDataSource {
        tableView = UITableView { frame = window.bounds }, cellProvider = function() error("in the provider") end,
      }
      window:addSubview(source.tableView or UIView {})
      local snapshot = NSDiffableDataSourceSnapshot {}
      snapshot:appendSections { 1 }
      snapshot:appendItems { "a" }
      source:apply(snapshot, false)
    end,
  }
end)
