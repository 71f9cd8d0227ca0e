-- layouts: twenty-four compositional layouts; each is opened and looked at.
local app = launch("layouts", { device = "iPhone 8" })
local gallery = app.window.rootViewController.topViewController

app:print "the list of layouts"
for section = 1, gallery.list.numberOfSections do
  for item = 1, gallery.list:numberOfItems(section) do
    gallery.list:scrollToItem(IndexPath(section, item), "centeredVertically", false)
    app:advance(0.05)
    app:tap { item = { section, item } }
    app:settle()
    app:print(gallery.navigationController.topViewController.title)
    gallery.navigationController:popViewController(false)
    app:settle()
  end
end
