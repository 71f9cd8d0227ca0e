---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAttachmentBehavior { ... } takes.
---@class UIAttachmentBehavior.Properties: UIDynamicBehavior.Properties
---@field item? UIView|UICollectionViewLayoutAttributes The view or the attributes, which must be given.
---@field anchorPoint? CGPoint|table The point that it hangs from. Points.
---@field length? number How far from there it rests. Points.
---@field damping? number 1 for no oscillation.
---@field frequency? number Oscillations per second; 0 with a damping of 0 is rigid.

---A view hangs from a point or from another view: UIAttachmentBehavior { item = view, attachedToAnchor = { 100, 100 } }.
---@class UIAttachmentBehavior: UIDynamicBehavior
---@field anchorPoint CGPoint|table The point that it hangs from. Points.
---@field length number How far from there it rests. Points.
---@field damping number 1 for no oscillation.
---@field frequency number Oscillations per second; 0 with a damping of 0 is rigid.
---@field super UIAttachmentBehavior
---@overload fun(properties?: UIAttachmentBehavior.Properties): UIAttachmentBehavior
UIAttachmentBehavior = {}
