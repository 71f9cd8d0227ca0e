---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISnapBehavior { ... } takes.
---@class UISnapBehavior.Properties: UIDynamicBehavior.Properties
---@field snapTo? CGPoint|table The point, which must be given.
---@field snapPoint? CGPoint|table Where it goes. Points.
---@field damping? number From 0, the most oscillation, to 1; 0.5 by default.

---A view goes to a point: UISnapBehavior { item = view, snapTo = { 100, 100 } }.
---@class UISnapBehavior: UIDynamicBehavior
---@field item UIView|UICollectionViewLayoutAttributes The item. Read-only.
---@field snapPoint CGPoint|table Where it goes. Points.
---@field damping number From 0, the most oscillation, to 1; 0.5 by default.
---@field super UISnapBehavior
---@overload fun(properties?: UISnapBehavior.Properties): UISnapBehavior
UISnapBehavior = {}
