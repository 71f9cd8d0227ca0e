-- One item: fields, a date, a picture, and a toolbar with a camera.
---@class homepwner.DetailViewController: UIViewController
---@field item homepwner.Item
---@field isNew boolean?
---@field store homepwner.ItemStore
---@field imageStore homepwner.ImageStore
---@field dismissBlock? function
---@overload fun(properties?: table): homepwner.DetailViewController
local DetailViewController = class("DetailViewController", UIViewController)

local MARGIN, GAP = 8, 8 -- points

-- `what` has the item, whether it is new, the stores, and for a new item what is called once it was dismissed.
function DetailViewController.forItem(what) return DetailViewController(what) end

function DetailViewController:init(what)
  if not (what and what.item) then error("there are no details without an item: use DetailViewController.forItem", 2) end
end

function DetailViewController:viewDidLoad()
  self.view.backgroundColor = "white"
  self.edgesForExtendedLayout = {}
  self.nameField = self:addField("Name", "name")
  self.serialField = self:addField("Serial", "serial")
  self.valueField = self:addField("Value", "value")
  self.valueField.keyboardType = "numberPad"
  self.dateLabel = self:add(UILabel { textAlignment = "center", accessibilityIdentifier = "date" })
  self.imageView = self:add(UIImageView { contentMode = "scaleAspectFit", accessibilityIdentifier = "picture" })
  self.cameraButton = UIBarButtonItem { systemItem = "camera", target = self, action = "takePicture" }
  self.toolbar = self:add(UIToolbar { items = { self.cameraButton } })
  self:layOut()
  if self.isNew then
    self.navigationItem.leftBarButtonItem = UIBarButtonItem { systemItem = "cancel", target = self, action = "cancel" }
    self.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = "done", target = self, action = "save" }
  end
end

function DetailViewController:add(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  self.view:addSubview(view)
  return view
end

-- Adds a field, and its name to the left of it.
function DetailViewController:addField(title, id)
  local label = self:add(UILabel { text = title })
  local field = self:add(UITextField { borderStyle = "roundedRect", accessibilityIdentifier = id })
  field.delegate = self
  field:setContentHuggingPriority(200, "horizontal")
  self.rows = self.rows or {}
  self.rows[#self.rows + 1] = { label = label, field = field }
  return field
end

function DetailViewController:layOut()
  local views = { dateLabel = self.dateLabel, imageView = self.imageView, toolbar = self.toolbar }
  local safe = self.view.safeAreaLayoutGuide
  local metrics = { margin = MARGIN, gap = GAP }
  local function lay(format, options)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints { withVisualFormat = format, metrics = metrics, views = views, options = options })
  end
  local column = "V:|-gap-"
  for place, row in ipairs(self.rows) do
    local label, field = "label" .. place, "field" .. place
    views[label], views[field] = row.label, row.field
    lay("H:[" .. label .. "(55)]-gap-[" .. field .. "]", "alignAllCenterY")
    -- On a phone on its side the screen's rounded sides take some of the width.
    row.label.leadingAnchor:constraint("==", safe.leadingAnchor, MARGIN).isActive = true
    row.field.trailingAnchor:constraint("==", safe.trailingAnchor, -MARGIN).isActive = true
    column = column .. "[" .. field .. "(30)]-gap-"
  end
  lay(column .. "[dateLabel]")
  lay "H:|-margin-[dateLabel]-margin-|"
  -- The picture gets the height that is left, and is the first view to become lower.
  self.imageView:setContentHuggingPriority(200, "vertical")
  self.imageView:setContentCompressionResistancePriority(700, "vertical")
  lay "H:|-0-[imageView]-0-|"
  lay "V:[dateLabel]-[imageView]-[toolbar]"
  lay "H:|-0-[toolbar]-0-|"
  self.toolbar.bottomAnchor:constraint("==", safe.bottomAnchor).isActive = true
end

function DetailViewController:viewWillAppear(animated)
  DetailViewController.super.viewWillAppear(self, animated)
  local item = self.item
  self.title = item.itemName
  self.nameField.text = item.itemName
  self.serialField.text = item.serialNumber
  self.valueField.text = tostring(item.valueInDollars)
  self.dateLabel.text = os.date("%Y-%m-%d", item.dateCreated)
  self.imageView.image = self.imageStore:image(item.itemKey)
  self:prepareViews()
  local center = NotificationCenter.default
  self.turns = center:addObserver(UIDevice.orientationDidChangeNotification, function() self:prepareViews() end)
end

-- The item gets the texts of the fields.
function DetailViewController:viewWillDisappear(animated)
  DetailViewController.super.viewWillDisappear(self, animated)
  NotificationCenter.default:removeObserver(self.turns)
  for _, row in ipairs(self.rows) do row.field:resignFirstResponder() end
  self.item.itemName = self.nameField.text
  self.item.serialNumber = self.serialField.text
  self.item.valueInDollars = math.tointeger(tonumber(self.valueField.text)) or 0
end

-- A phone that is turned to its side has no room for the picture.
function DetailViewController:prepareViews()
  local device = UIDevice.current
  local isLow = device.userInterfaceIdiom == "phone" and device.orientation:find "^landscape" ~= nil
  self.imageView.isHidden = isLow
  self.cameraButton.isEnabled = not isLow
end

function DetailViewController.textFieldShouldReturn(_, field)
  field:resignFirstResponder()
  return true
end

-- A new item

function DetailViewController:save() self.presentingViewController:dismiss(true, self.dismissBlock) end

function DetailViewController:cancel()
  self.store:removeItem(self.item)
  self.presentingViewController:dismiss(true, self.dismissBlock)
end

-- The item's picture: the picker covers the whole screen of a phone, and stands beside the button on a pad

function DetailViewController:takePicture(button)
  if self.presentedViewController then
    self:dismiss(true)
    return
  end
  local picker = UIImagePickerController {}
  picker.sourceType = UIImagePickerController.isSourceTypeAvailable "camera" and "camera" or "photoLibrary"
  picker.delegate = self
  if UIDevice.current.userInterfaceIdiom == "pad" then
    picker.modalPresentationStyle = "popover"
    picker.popoverPresentationController.barButtonItem = button
  end
  self:present(picker, true)
end

function DetailViewController:didFinishPickingMediaWithInfo(_, info)
  self.imageStore:setImage(info.originalImage, self.item.itemKey)
  self.imageView.image = info.originalImage
  self:dismiss(true)
end

return DetailViewController
