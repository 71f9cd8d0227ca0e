---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CALayer { ... } takes.
---@class CALayer.Properties
---@field bounds? CGRect|number[] Points.
---@field position? CGPoint|number[] The place of the anchor point in the superlayer. Points.
---@field anchorPoint? CGPoint|number[] In fractions of the bounds; moving it moves the frame, not the position.
---@field anchorPointZ? number How far in front of the layer's plane it turns about. Points.
---@field frame? CGRect|number[] Around the transformed bounds. Points.
---@field transform? CATransform3D|number[] About the anchor point; 16 numbers will do.
---@field affineTransform? CGAffineTransform|number[] The transform as a map of the plane; the identity where it isn't one.
---@field sublayerTransform? CATransform3D|number[] Of the sublayers, about the anchor point: an eye that they share.
---@field zPosition? number Higher layers are drawn in front of their siblings. Points towards the viewer.
---@field isGeometryFlipped? boolean Kept only.
---@field opacity? number From 0 to 1.
---@field isHidden? boolean A hidden layer isn't drawn.
---@field backgroundColor? UIColor|string A colour, or nil for none.
---@field cornerRadius? number Points.
---@field maskedCorners? CACornerMask|CACornerMask[] The corners that are round.
---@field cornerCurve? CALayerCornerCurve Kept only.
---@field borderWidth? number Points.
---@field borderColor? UIColor|string A colour.
---@field shadowColor? UIColor|string A colour.
---@field shadowOpacity? number From 0, no shadow, to 1.
---@field shadowOffset? CGSize|number[] Points.
---@field shadowRadius? number How far the shadow is blurred. Points.
---@field shadowPath? CGPath|UIBezierPath The silhouette that throws the shadow, in own bounds; nil for what the layer shows.
---@field masksToBounds? boolean Whether what sticks out is cut off.
---@field doubleSided? boolean False: not drawn when seen from behind.
---@field isDoubleSided? boolean The same.
---@field allowsGroupOpacity? boolean Whether it is faded together with its sublayers.
---@field shouldRasterize? boolean Kept only.
---@field rasterizationScale? number Kept only.
---@field drawsAsynchronously? boolean Kept only.
---@field isOpaque? boolean Kept only.
---@field minificationFilter? CALayerContentsFilter Kept only.
---@field magnificationFilter? CALayerContentsFilter Kept only.
---@field allowsEdgeAntialiasing? boolean Kept only.
---@field edgeAntialiasingMask? CAEdgeAntialiasingMask|CAEdgeAntialiasingMask[] Kept only.
---@field name? string For whoever reads it.
---@field contents? UIImage A UIImage; anything else shows nothing.
---@field contentsGravity? CALayerContentsGravity How the contents stand in the bounds.
---@field contentsRect? CGRect|number[] The part that is shown, in fractions of the picture.
---@field contentsCenter? CGRect|number[] The part that stretches, in fractions of the picture.
---@field contentsScale? number Pixels of the picture per point.
---@field sublayers? CALayer[] The layers that hang in it, back to front, those of subviews among them; nil without any.
---@field mask? CALayer A layer of its own whose alpha cuts this one.
---@field delegate? CALayerDelegate|table A table with display, draw, layoutSublayers, actionForKey; of a view's layer the view.
---@field needsDisplayOnBoundsChange? boolean Whether another size draws it anew.
---@field speed? number How much faster than its superlayer's its clock runs; 0 stands.
---@field timeOffset? number What its clock shows more. Seconds.
---@field beginTime? number When in its superlayer's time its clock began. Seconds.
---@field duration? number Kept only: a layer lasts. Seconds.
---@field repeatCount? number Kept only.
---@field repeatDuration? number Kept only. Seconds.
---@field autoreverses? boolean Kept only.
---@field fillMode? CAMediaTimingFillMode Kept only.
---@field actions? table<string, any> What is run when the property of a key changes: an animation, a function(layer, key), false for nothing.
---@field style? table The same, asked after `actions`.

---A rectangle of the stage: that of a view, or one of its own that hangs in another layer.
---@class CALayer
---@field bounds CGRect|number[] Points.
---@field position CGPoint|number[] The place of the anchor point in the superlayer. Points.
---@field anchorPoint CGPoint|number[] In fractions of the bounds; moving it moves the frame, not the position.
---@field anchorPointZ number How far in front of the layer's plane it turns about. Points.
---@field frame CGRect|number[] Around the transformed bounds. Points.
---@field transform CATransform3D|number[] About the anchor point; 16 numbers will do.
---@field affineTransform CGAffineTransform|number[] The transform as a map of the plane; the identity where it isn't one.
---@field sublayerTransform CATransform3D|number[] Of the sublayers, about the anchor point: an eye that they share.
---@field zPosition number Higher layers are drawn in front of their siblings. Points towards the viewer.
---@field isGeometryFlipped boolean Kept only.
---@field opacity number From 0 to 1.
---@field isHidden boolean A hidden layer isn't drawn.
---@field backgroundColor UIColor|string|nil A colour, or nil for none.
---@field cornerRadius number Points.
---@field maskedCorners CACornerMask|CACornerMask[] The corners that are round.
---@field cornerCurve CALayerCornerCurve Kept only.
---@field borderWidth number Points.
---@field borderColor UIColor|string A colour.
---@field shadowColor UIColor|string A colour.
---@field shadowOpacity number From 0, no shadow, to 1.
---@field shadowOffset CGSize|number[] Points.
---@field shadowRadius number How far the shadow is blurred. Points.
---@field shadowPath CGPath|UIBezierPath|nil The silhouette that throws the shadow, in own bounds; nil for what the layer shows.
---@field masksToBounds boolean Whether what sticks out is cut off.
---@field doubleSided boolean False: not drawn when seen from behind.
---@field isDoubleSided boolean The same.
---@field allowsGroupOpacity boolean Whether it is faded together with its sublayers.
---@field shouldRasterize boolean Kept only.
---@field rasterizationScale number Kept only.
---@field drawsAsynchronously boolean Kept only.
---@field isOpaque boolean Kept only.
---@field minificationFilter CALayerContentsFilter Kept only.
---@field magnificationFilter CALayerContentsFilter Kept only.
---@field allowsEdgeAntialiasing boolean Kept only.
---@field edgeAntialiasingMask CAEdgeAntialiasingMask|CAEdgeAntialiasingMask[] Kept only.
---@field name string|nil For whoever reads it.
---@field contents UIImage|nil A UIImage; anything else shows nothing.
---@field contentsGravity CALayerContentsGravity How the contents stand in the bounds.
---@field contentsRect CGRect|number[] The part that is shown, in fractions of the picture.
---@field contentsCenter CGRect|number[] The part that stretches, in fractions of the picture.
---@field contentsScale number Pixels of the picture per point.
---@field superlayer CALayer|nil The layer it hangs in. Read-only.
---@field sublayers CALayer[]|nil The layers that hang in it, back to front, those of subviews among them; nil without any.
---@field mask CALayer|nil A layer of its own whose alpha cuts this one.
---@field visibleRect CGRect What of its bounds the nearest scroll layer shows. Read-only.
---@field delegate CALayerDelegate|table|nil A table with display, draw, layoutSublayers, actionForKey; of a view's layer the view.
---@field needsDisplayOnBoundsChange boolean Whether another size draws it anew.
---@field needsDisplay boolean Whether it is to be drawn. Read-only.
---@field needsLayout boolean Whether it is to be laid out. Read-only.
---@field speed number How much faster than its superlayer's its clock runs; 0 stands.
---@field timeOffset number What its clock shows more. Seconds.
---@field beginTime number When in its superlayer's time its clock began. Seconds.
---@field duration number Kept only: a layer lasts. Seconds.
---@field repeatCount number Kept only.
---@field repeatDuration number Kept only. Seconds.
---@field autoreverses boolean Kept only.
---@field fillMode CAMediaTimingFillMode Kept only.
---@field isPresentation boolean Whether it holds the shown values of another layer. Read-only.
---@field actions table<string, any> What is run when the property of a key changes: an animation, a function(layer, key), false for nothing.
---@field style table The same, asked after `actions`.
---@field super CALayer
---@overload fun(properties?: CALayer.Properties): CALayer
CALayer = {}

---Replaces the whole transform by a map of the plane.
---@param transform CGAffineTransform|number[]
function CALayer:setAffineTransform(transform) end

---What it would like to take; of a plain layer its size. Points.
---@return CGSize
function CALayer:preferredFrameSize() end

---A point or rect of this layer, in another layer's bounds (nil: the root's superspace).
---@param value CGPoint|number[]|CGRect|number[]
---@param toLayer? CALayer
---@return CGPoint|CGRect
function CALayer:convert(value, toLayer) end

---A point or rect of another layer, in this layer's bounds.
---@param value CGPoint|number[]|CGRect|number[]
---@param fromLayer? CALayer
---@return CGPoint|CGRect
function CALayer:convertFrom(value, fromLayer) end

---The foremost layer at a point of the superlayer, or nil.
---@param point CGPoint|number[]
---@return CALayer|nil
function CALayer:hitTest(point) end

---Whether a point of its bounds is in it. Can be overridden.
---@param point CGPoint|number[]
---@return boolean
function CALayer:contains(point) end

---Hangs a layer in front of the others.
---@param layer CALayer
function CALayer:addSublayer(layer) end

---Hangs a layer at a place of the list, 1 being the back.
---@param layer CALayer
---@param index integer
function CALayer:insertSublayer(layer, index) end

---Hangs a layer just in front of a sibling.
---@param layer CALayer
---@param sibling? CALayer
function CALayer:insertSublayerAbove(layer, sibling) end

---Hangs a layer just behind a sibling.
---@param layer CALayer
---@param sibling? CALayer
function CALayer:insertSublayerBelow(layer, sibling) end

---Puts a layer in another one's place; nil only removes it.
---@param old CALayer
---@param new? CALayer
function CALayer:replaceSublayer(old, new) end

---Takes it down.
function CALayer:removeFromSuperlayer() end

---Scrolls the nearest scroll layer to a point of this one.
---@param point CGPoint|number[]
function CALayer:scroll(point) end

---The same.
---@param point CGPoint|number[]
function CALayer:scrollPoint(point) end

---Scrolls the nearest scroll layer as little as shows a rect of this one.
---@param rect CGRect|number[]
function CALayer:scrollRectToVisible(rect) end

---Asks to be drawn with the next frame; the parts that are named are joined.
---@param rect? CGRect|number[]
function CALayer:setNeedsDisplay(rect) end

---Draws it now if it is marked.
function CALayer:displayIfNeeded() end

---Draws it and all in it into a context, in its own space, as it was set: what animations show doesn't count.
---@param context CGContext
function CALayer:render(context) end

---Draws the layer, or sets its contents, in a way of its own. Can be overridden.
function CALayer:display() end

---Draws into a context whose space is the layer's bounds. Can be overridden.
---@param context CGContext
function CALayer:draw(context) end

---Places the sublayers. Can be overridden.
function CALayer:layoutSublayers() end

---Asks for layoutSublayers with the next frame.
function CALayer:setNeedsLayout() end

---Lays out now if it is marked.
function CALayer:layoutIfNeeded() end

---Sets a property by its key path, or keeps a value under a key.
---@param value? any
---@param key string
function CALayer:setValue(value, key) end

---A property by its key path, or what was kept under the key.
---@param key string
---@return any
function CALayer:value(key) end

---Calls fn(object, { old =, new = }) whenever a property has another value: view:observe("contentOffset", fn).
---@param keyPath string
---@param fn function
---@return NSKeyValueObservation
function CALayer:observe(keyPath, fn) end

---The same the old way: observer:observeValue(keyPath, object, change) is called.
---@param observer any
---@param keyPath string
function CALayer:addObserver(observer, keyPath) end

---It hears no more of that property.
---@param observer any
---@param keyPath string
function CALayer:removeObserver(observer, keyPath) end

---A property is about to change; nothing more.
---@param key string
function CALayer:willChangeValue(key) end

---Tells the observers of a property that it has changed.
---@param key string
function CALayer:didChangeValue(key) end

---A time of another layer's clock, or (nil) of the simulation's, on this one's.
---@param seconds number
---@param fromLayer? CALayer
---@return number
function CALayer:convertTime(seconds, fromLayer) end

---A time of this layer's clock on another one's, or (nil) on the simulation's.
---@param seconds number
---@param toLayer? CALayer
---@return number
function CALayer:convertTimeTo(seconds, toLayer) end

---A copy with the values of this moment; nil before the layer was shown at all.
---@return CALayer|nil
function CALayer:presentation() end

---The layer itself; of a presentation the one it shows.
---@return CALayer
function CALayer:model() end

---Adds a copy of an animation; one of the same key is replaced.
---@param animation CAAnimation
---@param key? string
function CALayer:add(animation, key) end

---The layer's copy of the animation of a key, or nil.
---@param key string
---@return CAAnimation|nil
function CALayer:animation(key) end

---The keys of its animations in the order of adding; nil without any.
---@return string[]|nil
function CALayer:animationKeys() end

---Takes the animation of a key away.
---@param key string
function CALayer:removeAnimation(key) end

---Shows the final values at once.
function CALayer:removeAllAnimations() end

---What is run when a property changes: an animation, false for nothing, nil to go on searching. Can be overridden.
---@param key string
---@return any
function CALayer:actionForKey(key) end
