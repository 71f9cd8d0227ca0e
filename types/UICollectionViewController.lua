---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewController { ... } takes.
---@class UICollectionViewController.Properties: UIViewController.Properties
---@field collectionViewLayout? UICollectionViewLayout The layout; needed when the view is loaded.
---@field collectionView? UICollectionView The collection view, which fills the controller's view.
---@field clearsSelectionOnViewWillAppear? boolean Whether the selection is cleared in viewWillAppear; true by default.
---@field installsStandardGestureForInteractiveMovement? boolean Whether a long press on an item moves it, if the data source has moveItemAt; true by default.

---A controller with a collection view. It is the collection view's data source and delegate: UICollectionViewController { collectionViewLayout = UICollectionViewFlowLayout {} }.
---@class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
---@field collectionView UICollectionView The collection view, which fills the controller's view.
---@field collectionViewLayout UICollectionViewLayout The layout of the collection view. Read-only.
---@field clearsSelectionOnViewWillAppear boolean Whether the selection is cleared in viewWillAppear; true by default.
---@field installsStandardGestureForInteractiveMovement boolean Whether a long press on an item moves it, if the data source has moveItemAt; true by default.
---@field super UICollectionViewController
---@overload fun(properties?: UICollectionViewController.Properties): UICollectionViewController
UICollectionViewController = {}

---The number of sections: 1 unless a class overrides it.
---@param collectionView UICollectionView
---@return integer
function UICollectionViewController:numberOfSections(collectionView) end

---The number of items: 0 unless a class overrides it.
---@param collectionView UICollectionView
---@param section integer
---@return integer
function UICollectionViewController:numberOfItemsInSection(collectionView, section) end
