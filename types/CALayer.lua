---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CALayer { ... } takes.
---@class CALayer.Properties
---@field bounds? CGRect|table The layer's own coordinates: the origin is the point at its top left corner, and the size is its size without the transform. Points.
---@field position? CGPoint|table The place of the anchor point in the superlayer's coordinates. Points.
---@field anchorPoint? CGPoint|table The point of the layer that is at `position`, in fractions of the bounds. Setting it moves the frame and not the position.
---@field anchorPointZ? number The depth of the anchor point, before or behind the layer's plane. Points.
---@field frame? CGRect|table The smallest rectangle around the transformed bounds, in the superlayer's coordinates. Points.
---@field transform? CATransform3D|table The transform about the anchor point. It may be set to a list of 16 numbers.
---@field affineTransform? CGAffineTransform|table The transform as a transform in the plane, or the identity if it is not one.
---@field sublayerTransform? CATransform3D|table A transform of all sublayers about the anchor point, for example a perspective that they share.
---@field zPosition? number The place towards the viewer. Of siblings, higher layers are drawn in front. Points.
---@field isGeometryFlipped? boolean Whether the y axis of its sublayers points up, from its lower edge. Their pictures and texts stay upright.
---@field opacity? number The layer's opacity, from 0 to 1.
---@field isHidden? boolean Whether the layer and its sublayers are hidden.
---@field backgroundColor? UIColor.Name|string|UIColor The colour, or nil for none.
---@field cornerRadius? number The radius of the round corners. Points.
---@field maskedCorners? CACornerMask|CACornerMask[] The corners that cornerRadius makes round.
---@field cornerCurve? CALayerCornerCurve Kept only; it has no effect.
---@field borderWidth? number The width of the border, which is inside the bounds. Points.
---@field borderColor? UIColor.Name|string|UIColor The colour of the border.
---@field shadowColor? UIColor.Name|string|UIColor The colour of the shadow.
---@field shadowOpacity? number How dark the shadow is, from 0 (no shadow) to 1.
---@field shadowOffset? CGSize|table The place of the shadow relative to the layer; a positive height is down. Points.
---@field shadowRadius? number How much the shadow is blurred. Points.
---@field shadowPath? CGPath|UIBezierPath The form of the shadow, in the layer's coordinates; nil means the form of what the layer shows.
---@field masksToBounds? boolean Whether everything outside the layer's bounds is cut off.
---@field doubleSided? boolean Whether the layer is drawn when it is seen from behind.
---@field isDoubleSided? boolean The newer name of doubleSided.
---@field allowsGroupOpacity? boolean Whether a layer with an opacity below 1 is faded as one picture with its sublayers.
---@field shouldRasterize? boolean Kept only; it has no effect.
---@field rasterizationScale? number Kept only; it has no effect.
---@field drawsAsynchronously? boolean Kept only; it has no effect.
---@field isOpaque? boolean Kept only; it has no effect.
---@field minificationFilter? CALayerContentsFilter Kept only; it has no effect.
---@field magnificationFilter? CALayerContentsFilter Kept only; it has no effect.
---@field allowsEdgeAntialiasing? boolean Kept only; it has no effect.
---@field edgeAntialiasingMask? CAEdgeAntialiasingMask|CAEdgeAntialiasingMask[] Kept only; it has no effect.
---@field name? string A name for your own use, or nil.
---@field contents? any The image that the layer shows. Any other object shows nothing.
---@field contentsGravity? CALayerContentsGravity How contents is placed or scaled in the bounds.
---@field contentsRect? CGRect|table The part of the image that is shown, in fractions of its size.
---@field contentsCenter? CGRect|table The part of the image that is stretched, in fractions of its size.
---@field contentsScale? number The number of pixels of contents for each point.
---@field sublayers? CALayer[] The layers inside this layer, from back to front, including those of subviews; nil if there are none.
---@field mask? CALayer A layer whose alpha says how much of this layer is drawn at each point, or nil. It has no superlayer.
---@field delegate? CALayerDelegate|table A table with display, draw, layoutSublayers and actionForKey. The delegate of a view's layer is the view.
---@field needsDisplayOnBoundsChange? boolean Whether the layer is drawn again when its size changes.
---@field speed? number How fast the layer's clock runs compared with its superlayer's; with 0 it stands still.
---@field timeOffset? number Seconds that are added to the layer's clock.
---@field beginTime? number The time of the superlayer's clock at which the layer's clock begins. Seconds.
---@field duration? number Kept only: a layer has no end. Seconds.
---@field repeatCount? number Kept only; it has no effect.
---@field repeatDuration? number Kept only. Seconds.
---@field autoreverses? boolean Kept only; it has no effect.
---@field fillMode? CAMediaTimingFillMode Kept only; it has no effect.
---@field actions? table<string, any> For each key of a property, what runs when it changes: an animation, a function(layer, key), or false for nothing.
---@field style? table The same as `actions`, but asked after it.

---A rectangle that is drawn: the layer of a view, or a layer that was added to another layer.
---@class CALayer
---@field bounds CGRect|table The layer's own coordinates: the origin is the point at its top left corner, and the size is its size without the transform. Points.
---@field position CGPoint|table The place of the anchor point in the superlayer's coordinates. Points.
---@field anchorPoint CGPoint|table The point of the layer that is at `position`, in fractions of the bounds. Setting it moves the frame and not the position.
---@field anchorPointZ number The depth of the anchor point, before or behind the layer's plane. Points.
---@field frame CGRect|table The smallest rectangle around the transformed bounds, in the superlayer's coordinates. Points.
---@field transform CATransform3D|table The transform about the anchor point. It may be set to a list of 16 numbers.
---@field affineTransform CGAffineTransform|table The transform as a transform in the plane, or the identity if it is not one.
---@field sublayerTransform CATransform3D|table A transform of all sublayers about the anchor point, for example a perspective that they share.
---@field zPosition number The place towards the viewer. Of siblings, higher layers are drawn in front. Points.
---@field isGeometryFlipped boolean Whether the y axis of its sublayers points up, from its lower edge. Their pictures and texts stay upright.
---@field opacity number The layer's opacity, from 0 to 1.
---@field isHidden boolean Whether the layer and its sublayers are hidden.
---@field backgroundColor UIColor.Name|string|UIColor|nil The colour, or nil for none.
---@field cornerRadius number The radius of the round corners. Points.
---@field maskedCorners CACornerMask|CACornerMask[] The corners that cornerRadius makes round.
---@field cornerCurve CALayerCornerCurve Kept only; it has no effect.
---@field borderWidth number The width of the border, which is inside the bounds. Points.
---@field borderColor UIColor.Name|string|UIColor The colour of the border.
---@field shadowColor UIColor.Name|string|UIColor The colour of the shadow.
---@field shadowOpacity number How dark the shadow is, from 0 (no shadow) to 1.
---@field shadowOffset CGSize|table The place of the shadow relative to the layer; a positive height is down. Points.
---@field shadowRadius number How much the shadow is blurred. Points.
---@field shadowPath CGPath|UIBezierPath|any The form of the shadow, in the layer's coordinates; nil means the form of what the layer shows.
---@field masksToBounds boolean Whether everything outside the layer's bounds is cut off.
---@field doubleSided boolean Whether the layer is drawn when it is seen from behind.
---@field isDoubleSided boolean The newer name of doubleSided.
---@field allowsGroupOpacity boolean Whether a layer with an opacity below 1 is faded as one picture with its sublayers.
---@field shouldRasterize boolean Kept only; it has no effect.
---@field rasterizationScale number Kept only; it has no effect.
---@field drawsAsynchronously boolean Kept only; it has no effect.
---@field isOpaque boolean Kept only; it has no effect.
---@field minificationFilter CALayerContentsFilter Kept only; it has no effect.
---@field magnificationFilter CALayerContentsFilter Kept only; it has no effect.
---@field allowsEdgeAntialiasing boolean Kept only; it has no effect.
---@field edgeAntialiasingMask CAEdgeAntialiasingMask|CAEdgeAntialiasingMask[] Kept only; it has no effect.
---@field name string|nil A name for your own use, or nil.
---@field contents any The image that the layer shows. Any other object shows nothing.
---@field contentsGravity CALayerContentsGravity How contents is placed or scaled in the bounds.
---@field contentsRect CGRect|table The part of the image that is shown, in fractions of its size.
---@field contentsCenter CGRect|table The part of the image that is stretched, in fractions of its size.
---@field contentsScale number The number of pixels of contents for each point.
---@field superlayer CALayer|any The layer that this layer was added to, or nil. Read-only.
---@field sublayers CALayer[]|nil The layers inside this layer, from back to front, including those of subviews; nil if there are none.
---@field mask CALayer|any A layer whose alpha says how much of this layer is drawn at each point, or nil. It has no superlayer.
---@field visibleRect CGRect The part of the bounds that the nearest scroll layer shows. Read-only.
---@field delegate CALayerDelegate|table|any A table with display, draw, layoutSublayers and actionForKey. The delegate of a view's layer is the view.
---@field needsDisplayOnBoundsChange boolean Whether the layer is drawn again when its size changes.
---@field needsDisplay boolean Whether the layer will be drawn again in the next frame. Read-only.
---@field needsLayout boolean Whether layoutSublayers will be called with the next frame. Read-only.
---@field speed number How fast the layer's clock runs compared with its superlayer's; with 0 it stands still.
---@field timeOffset number Seconds that are added to the layer's clock.
---@field beginTime number The time of the superlayer's clock at which the layer's clock begins. Seconds.
---@field duration number Kept only: a layer has no end. Seconds.
---@field repeatCount number Kept only; it has no effect.
---@field repeatDuration number Kept only. Seconds.
---@field autoreverses boolean Kept only; it has no effect.
---@field fillMode CAMediaTimingFillMode Kept only; it has no effect.
---@field isPresentation boolean Whether this is a presentation layer, which has the shown values of another layer. Read-only.
---@field actions table<string, any> For each key of a property, what runs when it changes: an animation, a function(layer, key), or false for nothing.
---@field style table The same as `actions`, but asked after it.
---@field super CALayer
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: CALayer.Properties): CALayer
CALayer = {}

---Replaces the whole transform by a transform in the plane.
---@param transform CGAffineTransform|table
function CALayer:setAffineTransform(transform) end

---The size that the layer would like to have; for a plain layer, its size. Points.
---@return CGSize
function CALayer:preferredFrameSize() end

---Converts a point or rect from this layer's coordinates to another layer's (nil: the root's). Returns the converted one.
---@param value CGPoint|table|CGRect|table
---@param toLayer? CALayer
---@return CGPoint|CGRect
function CALayer:convert(value, toLayer) end

---Converts a point or rect from another layer's coordinates to this layer's. Returns the converted one.
---@param value CGPoint|table|CGRect|table
---@param fromLayer? CALayer
---@return CGPoint|CGRect
function CALayer:convertFrom(value, fromLayer) end

---The frontmost layer at a point of the superlayer, or nil: this layer or one inside it.
---@param point CGPoint|table
---@return CALayer|any
function CALayer:hitTest(point) end

---Whether a point in the object's own coordinates is inside its bounds. Can be overridden.
---@param point CGPoint|table
---@return boolean
function CALayer:contains(point) end

---Adds a layer in front of the other sublayers.
---@param layer CALayer
function CALayer:addSublayer(layer) end

---Adds a layer at a place in sublayers, where 1 is the back.
---@param layer CALayer
---@param index integer
function CALayer:insertSublayer(layer, index) end

---Adds a layer directly in front of a sibling.
---@param layer CALayer
---@param sibling? CALayer
function CALayer:insertSublayerAbove(layer, sibling) end

---Adds a layer directly behind a sibling.
---@param layer CALayer
---@param sibling? CALayer
function CALayer:insertSublayerBelow(layer, sibling) end

---Replaces a sublayer by another layer; with nil it is removed.
---@param old CALayer
---@param new? CALayer
function CALayer:replaceSublayer(old, new) end

---Removes the layer from its superlayer.
function CALayer:removeFromSuperlayer() end

---Scrolls the nearest scroll layer around this layer to a point of this layer.
---@param point CGPoint|table
function CALayer:scroll(point) end

---The same as scroll(point).
---@param point CGPoint|table
function CALayer:scrollPoint(point) end

---Scrolls the nearest scroll layer around this layer as little as is needed to show a rectangle of this layer.
---@param rect CGRect|table
function CALayer:scrollRectToVisible(rect) end

---Asks to draw the layer in the next frame, for the given part or the whole. Several parts are joined to one rectangle.
---@param rect? CGRect|table
function CALayer:setNeedsDisplay(rect) end

---Draws the layer now if it has asked for it.
function CALayer:displayIfNeeded() end

---Draws the layer and its sublayers into a context, in the layer's coordinates, with the values that were set (not those that animations show).
---@param context CGContext
function CALayer:render(context) end

---Draws the layer or sets its contents. An override replaces draw. Can be overridden.
function CALayer:display() end

---Draws into a context that has the layer's coordinates. Can be overridden.
---@param context CGContext
function CALayer:draw(context) end

---Sets the frames of the sublayers. Can be overridden.
function CALayer:layoutSublayers() end

---Asks for layoutSublayers with the next frame.
function CALayer:setNeedsLayout() end

---Calls layoutSublayers now if the layer has asked for it.
function CALayer:layoutIfNeeded() end

---Sets a property by its key path, or keeps a value under a name of your own.
---@param value? any
---@param key string
function CALayer:setValue(value, key) end

---Sets a property by its key path, or keeps a value under a name of your own.
---@param value? any
---@param key string
function CALayer:setValueForKey(value, key) end

---The value of a property by its key path, or the value that was kept under a name.
---@param key string
---@return any
function CALayer:value(key) end

---The value of a property by its key path, or the value that was kept under a name.
---@param key string
---@return any
function CALayer:valueForKey(key) end

---The value of a property by its key path, or the value that was kept under a name.
---@param key string
---@return any
function CALayer:valueForKeyPath(key) end

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: CALayer|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function CALayer:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function CALayer:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function CALayer:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function CALayer:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function CALayer:didChangeValue(key) end

---Converts a time of another layer's clock (nil: the simulation's) to this layer's clock.
---@param seconds number
---@param fromLayer? CALayer
---@return number
function CALayer:convertTime(seconds, fromLayer) end

---Converts a time of this layer's clock to another layer's clock (nil: the simulation's).
---@param seconds number
---@param toLayer? CALayer
---@return number
function CALayer:convertTimeTo(seconds, toLayer) end

---A copy of the layer with the values that are shown now; nil before the layer was shown once.
---@return CALayer|any
function CALayer:presentation() end

---The layer itself; for a presentation layer, the layer that it was made from.
---@return CALayer
function CALayer:model() end

---Adds a copy of an animation. An earlier one with the same key is replaced.
---@param animation CAAnimation
---@param key? string
function CALayer:add(animation, key) end

---The layer's copy of the animation with a key, or nil.
---@param key string
---@return CAAnimation|any
function CALayer:animation(key) end

---The keys of the animations, in the order in which they were added; nil if there are none.
---@return string[]|any
function CALayer:animationKeys() end

---Removes the animation with a key.
---@param key string
function CALayer:removeAnimation(key) end

---Removes all animations, so that the set values are shown at once.
function CALayer:removeAllAnimations() end

---What runs when a property changes: an animation, false for nothing, or nil to continue the search. Can be overridden.
---@param key string
---@return any
function CALayer:actionForKey(key) end

---Whether a field of the class's own is drawn: then a change of it draws the layer anew, and it can be animated. Can be overridden.
---@param key string
---@return boolean
function CALayer:needsDisplayForKey(key) end
