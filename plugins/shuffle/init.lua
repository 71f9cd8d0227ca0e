-- A playlist that can be shuffled, sorted and filtered: the diffable data source finds the rows that must move.
-- The plugin itself computes no index path.
local songs = {
  { id = "moon", title = "Claire de lune", plays = 12 },
  { id = "river", title = "Old river", plays = 31 },
  { id = "rain", title = "Rain on tin", plays = 7 },
  { id = "lamp", title = "Lamplight", plays = 25 },
  { id = "train", title = "Night train", plays = 18 },
  { id = "harbour", title = "Harbour", plays = 3 },
}

local byId = {}
for _, song in ipairs(songs) do byId[song.id] = song end

local app = { name = "shuffle", description = "A playlist whose rows move to their new places" }

local function ids(list)
  local result = {}
  for i, song in ipairs(list) do result[i] = song.id end
  return result
end

function app:show(order, animated)
  local snapshot = NSDiffableDataSourceSnapshot()
  snapshot:appendSections { "songs" }
  snapshot:appendItems(order, "songs")
  self.source:apply(snapshot, animated)
end

function app:shuffle()
  local order = self.source:snapshot().itemIdentifiers
  for i = #order, 2, -1 do
    local j = math.random(i)
    order[i], order[j] = order[j], order[i]
  end
  self:show(order)
end

function app:sortByPlays()
  local order = self.source:snapshot().itemIdentifiers
  table.sort(order, function(a, b) return byId[a].plays > byId[b].plays end)
  self:show(order)
end

-- Moves a tapped song to the top.
function app:didSelectRowAt(tableView, indexPath)
  tableView:deselectRow(indexPath)
  local id = self.source:itemIdentifier(indexPath)
  local snapshot = self.source:snapshot()
  local first = snapshot.itemIdentifiers[1]
  if first ~= id then
    snapshot:moveItemBefore(id, first)
    self.source:apply(snapshot)
  end
end

-- Counts one more play of a song, and reloads the song's row.
function app:play(id)
  byId[id].plays = byId[id].plays + 1
  local snapshot = self.source:snapshot()
  snapshot:reloadItems { id }
  self.source:apply(snapshot)
end

function app:didFinishLaunching()
  local window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
  window:makeKeyAndVisible()
  local safe = window.safeAreaLayoutGuide
  local list = UITableView { delegate = self, translatesAutoresizingMaskIntoConstraints = false }
  self.source = UITableViewDiffableDataSource {
    tableView = list,
    cellProvider = function(tableView, _, id)
      local cell = tableView:dequeueReusableCell("song") or UITableViewCell { style = "value1", reuseIdentifier = "song" }
      cell.textLabel.text = byId[id].title
      cell.detailTextLabel.text = tostring(byId[id].plays)
      return cell
    end,
  }
  local function button(title, x, action)
    local view = UIButton { translatesAutoresizingMaskIntoConstraints = false }
    view:setTitle(title, "normal")
    view.titleLabel.adjustsFontSizeToFitWidth, view.titleLabel.minimumScaleFactor = true, 0.5
    view:addTarget("touchUpInside", action)
    window:addSubview(view)
    NSLayoutConstraint.activate {
      view.leadingAnchor:constraint { equalTo = safe.leadingAnchor, constant = x }, view.topAnchor:constraint { equalTo = safe.topAnchor },
      view.widthAnchor:constraint { equalToConstant = 150 }, view.heightAnchor:constraint { equalToConstant = 44 },
    }
  end
  button("Shuffle", 5, function() self:shuffle() end)
  button("Most played", 165, function() self:sortByPlays() end)
  window:addSubview(list)
  NSLayoutConstraint.activate {
    list.topAnchor:constraint { equalTo = safe.topAnchor, constant = 44 }, list.bottomAnchor:constraint { equalTo = window.bottomAnchor },
    list.leadingAnchor:constraint { equalTo = window.leadingAnchor }, list.trailingAnchor:constraint { equalTo = window.trailingAnchor },
  }
  self:show(ids(songs), false)
end

lint.allow("low-contrast", "buttons and details have UIKit's own colours on white")

return app
