-- A list of notes, and an editor: attributed text, a bar on the keyboard, room for the keyboard.

local notes = {} ---@type table[]

local function title(note)
  local line = note.text.string:match "[^\n]+"
  return line or "New Note"
end

---@class notes.EditorViewController: UIViewController
---@field note table
---@overload fun(properties?: table): notes.EditorViewController
local EditorViewController = class("EditorViewController", UIViewController)

function EditorViewController:viewDidLoad()
  self.title = title(self.note)
  self.editor = UITextView { frame = self.view.bounds, accessibilityIdentifier = "editor" }
  self.editor.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
  self.editor.font = UIFont.preferredFont "body"
  self.editor.attributedText = self.note.text
  self.editor.inputAccessoryView = self:makeBar()
  self.editor.delegate = self
  self.view.backgroundColor = "white"
  self.view:addSubview(self.editor)

  local center = NotificationCenter.default
  local function resize(notification) self:makeRoom(notification.userInfo) end
  self.observers = {
    center:addObserver(UIResponder.keyboardWillShowNotification, resize),
    center:addObserver(UIResponder.keyboardWillHideNotification, resize),
  }
end

-- The bar over the keyboard: Bold, italic and underline change the selected text; Done dismisses the keyboard.
function EditorViewController:makeBar()
  local bar = UIView { frame = { 0, 0, self.view.bounds.width, 44 }, backgroundColor = "#E8E8EC" }
  bar.autoresizingMask = "flexibleWidth"
  local x = 8
  for _, entry in ipairs {
    { "Bold", function() self:style { font = UIFont.boldSystemFont(17) } end },
    { "Italic", function() self:style { font = UIFont.italicSystemFont(17) } end },
    { "Line", function() self:style { underlineStyle = "single" } end },
    { "Done", function() self.editor:resignFirstResponder() end },
  } do
    local button = UIButton { title = entry[1], frame = { x, 2, 72, 40 } }
    button:addTarget("touchUpInside", entry[2])
    bar:addSubview(button)
    x = x + 76
  end
  return bar
end

function EditorViewController:style(attributes)
  self.editor:addAttributes(attributes)
  self.note.text = self.editor.attributedText
end

function EditorViewController:makeRoom(info)
  local covered = math.max(0.0, self.view.bounds.height - info.frameEnd.y)
  UIView.animate {
    duration = info.animationDuration, options = info.animationCurve,
    animations = function()
      self.editor.contentInset = { 0, 0, covered, 0 }
      self.editor:scrollRangeToVisible(self.editor.selectedRange)
    end,
  }
end

function EditorViewController:textViewDidChange(textView)
  self.note.text = textView.attributedText
  self.title = title(self.note)
end

function EditorViewController:viewWillDisappear()
  -- ends editing, which stores the text, before the list is shown again
  self.editor:resignFirstResponder()
  for _, observer in ipairs(self.observers) do NotificationCenter.default:removeObserver(observer) end
end

---@class notes.NotesViewController: UITableViewController
---@overload fun(properties?: table): notes.NotesViewController
local NotesViewController = class("NotesViewController", UITableViewController)

function NotesViewController:viewDidLoad()
  self.title = "Notes"
  self.navigationItem.rightBarButtonItem = UIBarButtonItem {
    systemItem = "add",
    action = function()
      table.insert(notes, 1, { text = NSAttributedString { string = "" } })
      self:open(notes[1])
    end,
  }
end

function NotesViewController:viewWillAppear() self.tableView:reloadData() end

function NotesViewController:open(note)
  local editor = EditorViewController {}
  editor.note = note
  self.navigationController:pushViewController(editor, true)
end

function NotesViewController:numberOfRowsInSection() return #notes end

function NotesViewController:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell "note" or UITableViewCell { style = "subtitle", reuseIdentifier = "note" }
  local note = notes[indexPath.row]
  cell.textLabel.text = title(note)
  cell.detailTextLabel.text = note.text.length .. " characters"
  return cell
end

function NotesViewController:didSelectRowAt(tableView, indexPath)
  tableView:deselectRow(indexPath, true)
  self:open(notes[indexPath.row])
end

function NotesViewController:commitEditingStyle(tableView, style, indexPath)
  table.remove(notes, indexPath.row)
  tableView:deleteRows({ indexPath }, "automatic")
end

local app = { name = "Notes", description = "a list of notes and an editor" }

function app:didFinishLaunching()
  local groceries = NSMutableAttributedString { string = "Groceries\nBread, milk and two lemons", attributes = { font = UIFont.preferredFont "body" } }
  groceries:addAttribute("font", UIFont.boldSystemFont(17), { 1, 9 })
  notes = { { text = groceries } }
  local window = UIWindow { backgroundColor = "white" }
  window.rootViewController = UINavigationController { rootViewController = NotesViewController {} }
  window:makeKeyAndVisible()
end

return app
