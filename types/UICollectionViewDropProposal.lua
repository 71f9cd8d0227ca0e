---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewDropProposal { ... } takes.
---@class UICollectionViewDropProposal.Properties: UIDropProposal.Properties
---@field operation? UIDropOperation cancel, forbidden, copy or move.

---The same for a collection view: UICollectionViewDropProposal { operation = "move", intent = "insertAtDestinationIndexPath" }.
---@class UICollectionViewDropProposal: UIDropProposal
---@field intent UICollectionViewDropProposal.Intent Whether an item is inserted, or the items go into one. Read-only.
---@field super UICollectionViewDropProposal
---@overload fun(properties?: UICollectionViewDropProposal.Properties): UICollectionViewDropProposal
UICollectionViewDropProposal = {}
