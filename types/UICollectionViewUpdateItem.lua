---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---One change in a batch of updates.
---@class UICollectionViewUpdateItem
---@field updateAction UICollectionViewUpdateItem.Action The kind of change. Read-only.
---@field indexPathBeforeUpdate IndexPath|any The place of the element before the updates; nil for an insertion. Of a whole section, its item is nil. Read-only.
---@field indexPathAfterUpdate IndexPath|any The place of the element after the updates; nil for a deletion. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UICollectionViewUpdateItem = {}
