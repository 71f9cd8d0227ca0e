---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIView { ... } takes.
---@class UIView.Properties: UIResponder.Properties
---@field frame? CGRect|table The view's place and size in its superview's coordinates, derived from bounds, center and transform. Points.
---@field bounds? CGRect|table The view's own coordinates: the origin is the point at its top left corner, and the size is its size without the transform. Points.
---@field center? CGPoint|table The place of the view's anchor point (by default its middle) in its superview's coordinates. Points.
---@field transform? CGAffineTransform|table How the view is turned, scaled and moved about its center.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] Which of the view's margins, width and height change when its superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews change with this view's size, as their autoresizing masks say.
---@field backgroundColor? UIColor.Name|string|UIColor The colour, or nil for none.
---@field alpha? number Opacity, from 0 to 1.
---@field anchorPoint? CGPoint|table The point of the bounds that is center and around which the transform turns, as shares of the size; {0.5, 0.5} by default.
---@field isHidden? boolean Whether the view and its subviews are hidden. A hidden view is not drawn and gets no touches.
---@field clipsToBounds? boolean Whether the parts of subviews outside this view's bounds are cut off.
---@field tag? integer A number by which the app can find the object, for example with viewWithTag.
---@field accessibilityIdentifier? string A name by which tests find the object.
---@field tintColor? UIColor.Name|string|UIColor The colour of parts that can be touched. It is inherited from the superview if it was not set; setting nil makes the view inherit again.
---@field overrideUserInterfaceStyle? UIUserInterfaceStyle The appearance of the object and all below it, from the next frame on; unspecified takes over the one around. Without effect in system 12.
---@field minimumContentSizeCategory? UIContentSizeCategory.Name The smallest text size in the view and all below it, from the next frame on; nil for no limit.
---@field maximumContentSizeCategory? UIContentSizeCategory.Name The largest text size in the view and all below it, from the next frame on; nil for no limit.
---@field translatesAutoresizingMaskIntoConstraints? boolean True: the view's frame decides its place and size. False: constraints do; set it before you add constraints.
---@field layoutMargins? UIEdgeInsets|table The distances between the view's edges and its content, with the safe area. Points.
---@field directionalLayoutMargins? number[]|table<string, number> layoutMargins with leading and trailing in place of left and right. Points.
---@field preservesSuperviewLayoutMargins? boolean Whether each margin is at least the part of the superview's margin that reaches into this view.
---@field insetsLayoutMarginsFromSafeArea? boolean Whether safeAreaInsets are added to the margins.
---@field semanticContentAttribute? UISemanticContentAttribute Which side is leading: forceRightToLeft makes it the right one.
---@field showsLargeContentViewer? boolean Whether a long press shows the view large, in a view with a UILargeContentViewerInteraction.
---@field largeContentTitle? string The words that are shown large, or nil.
---@field largeContentImage? UIImage|string The picture that is shown large, or nil.
---@field scalesLargeContentImage? boolean Kept: pictures always fill the viewer.
---@field largeContentImageInsets? UIEdgeInsets|table Kept: room around the picture. Points.
---@field isUserInteractionEnabled? boolean False: the view and its subviews get no touches, and views behind it get them.
---@field isMultipleTouchEnabled? boolean False: of several fingers on the view, it gets only the first.
---@field isExclusiveTouch? boolean True: while this view has a touch, no other view gets one, and it gets none while another view has one.
---@field gestureRecognizers? UIGestureRecognizer[] The view's recognizers, in the order in which they were added.
---@field transform3D? CATransform3D|table The transform of the view's layer, in three dimensions.
---@field mask? UIView A view whose alpha says how much of this view is drawn at each point, or nil. It has no superview.
---@field contentMode? UIView.ContentMode How the view's picture is placed or scaled in its bounds. With redraw the view draws again when its size changes.
---@field isOpaque? boolean Kept only; it has no effect.
---@field contentStretch? CGRect|table The part of the view's picture that is stretched, in fractions of its size: its layer's contentsCenter.
---@field contentScaleFactor? number The number of pixels for each point in the view's drawing.
---@field tintAdjustmentMode? UIView.TintAdjustmentMode dimmed makes the tint gray in this view and its subviews.
---@field clearsContextBeforeDrawing? boolean Kept only. A drawing always begins with an empty context.
---@field motionEffects? UIMotionEffect[] What moves the view while the device is tilted.

---A rectangle on the screen that draws, contains other views, and gets touches.
---@class UIView: UIResponder
---@field frame CGRect|table The view's place and size in its superview's coordinates, derived from bounds, center and transform. Points.
---@field bounds CGRect|table The view's own coordinates: the origin is the point at its top left corner, and the size is its size without the transform. Points.
---@field center CGPoint|table The place of the view's anchor point (by default its middle) in its superview's coordinates. Points.
---@field transform CGAffineTransform|table How the view is turned, scaled and moved about its center.
---@field autoresizingMask UIView.AutoresizingMask|UIView.AutoresizingMask[] Which of the view's margins, width and height change when its superview's size changes.
---@field autoresizesSubviews boolean Whether subviews change with this view's size, as their autoresizing masks say.
---@field backgroundColor UIColor.Name|string|UIColor|nil The colour, or nil for none.
---@field alpha number Opacity, from 0 to 1.
---@field anchorPoint CGPoint|table The point of the bounds that is center and around which the transform turns, as shares of the size; {0.5, 0.5} by default.
---@field isHidden boolean Whether the view and its subviews are hidden. A hidden view is not drawn and gets no touches.
---@field clipsToBounds boolean Whether the parts of subviews outside this view's bounds are cut off.
---@field tag integer A number by which the app can find the object, for example with viewWithTag.
---@field accessibilityIdentifier string|nil A name by which tests find the object. Can be overridden.
---@field tintColor UIColor.Name|string|UIColor|nil The colour of parts that can be touched. It is inherited from the superview if it was not set; setting nil makes the view inherit again.
---@field traitCollection UITraitCollection Size classes, appearance, scale and other properties of the place where the object is shown. Read-only.
---@field overrideUserInterfaceStyle UIUserInterfaceStyle The appearance of the object and all below it, from the next frame on; unspecified takes over the one around. Without effect in system 12.
---@field traitOverrides UITraitOverrides The traits that the object has of its own, for itself and all below, from the next frame on. Read-only.
---@field minimumContentSizeCategory UIContentSizeCategory.Name|nil The smallest text size in the view and all below it, from the next frame on; nil for no limit.
---@field maximumContentSizeCategory UIContentSizeCategory.Name|nil The largest text size in the view and all below it, from the next frame on; nil for no limit.
---@field layer CALayer The layer that has the view's geometry and draws it. Read-only.
---@field superview UIView|any The view that contains this view, or nil. Read-only.
---@field subviews UIView[] The views directly inside this view, from back to front. The last ones of a scroll view are its indicators, once they were shown. Read-only.
---@field window UIWindow|any The window that the view is in, or nil. Read-only.
---@field safeAreaInsets UIEdgeInsets How far the device's bars and rounded corners reach into the view at each edge. Points. Read-only.
---@field leadingAnchor NSLayoutXAxisAnchor The edge where a line of text begins: the left one, or the right one in right-to-left layout. Read-only.
---@field trailingAnchor NSLayoutXAxisAnchor The edge where a line of text ends: the right one, or the left one in right-to-left layout. Read-only.
---@field leftAnchor NSLayoutXAxisAnchor The left edge. Read-only.
---@field rightAnchor NSLayoutXAxisAnchor The right edge. Read-only.
---@field topAnchor NSLayoutYAxisAnchor The top edge. Read-only.
---@field bottomAnchor NSLayoutYAxisAnchor The bottom edge. Read-only.
---@field widthAnchor NSLayoutDimension The width. Read-only.
---@field heightAnchor NSLayoutDimension The height. Read-only.
---@field centerXAnchor NSLayoutXAxisAnchor The middle between the left and the right edge. Read-only.
---@field centerYAnchor NSLayoutYAxisAnchor The middle between the top and the bottom edge. Read-only.
---@field firstBaselineAnchor NSLayoutYAxisAnchor The baseline of the view's first line of text, or its top edge if it shows no text. Read-only.
---@field lastBaselineAnchor NSLayoutYAxisAnchor The baseline of the view's last line of text, or its bottom edge if it shows no text. Read-only.
---@field translatesAutoresizingMaskIntoConstraints boolean True: the view's frame decides its place and size. False: constraints do; set it before you add constraints.
---@field constraints NSLayoutConstraint[] The active constraints that are installed on this view: those of its own size, and those between views inside it. Read-only.
---@field intrinsicContentSize CGSize The size that the view's content needs; -1 along an axis without such a size. Points. Read-only. A method of its name overrides it.
---@field alignmentRectInsets UIEdgeInsets The edges of the frame that constraints ignore, for example a shadow. Points. Read-only. A method of its name overrides it.
---@field forFirstBaselineLayout UIView The view whose first line is used for firstBaselineAnchor: this view or one inside it. Read-only. A method of its name overrides it.
---@field forLastBaselineLayout UIView The view whose last line is used for lastBaselineAnchor: this view or one inside it. Read-only. A method of its name overrides it.
---@field layoutFittingCompressedSize CGSize A target for systemLayoutSizeFitting: as small as possible.
---@field layoutFittingExpandedSize CGSize A target for systemLayoutSizeFitting: as large as possible.
---@field noIntrinsicMetric number The value in intrinsicContentSize for an axis without an intrinsic size: -1.
---@field layoutMargins UIEdgeInsets|table The distances between the view's edges and its content, with the safe area. Points. Can be overridden.
---@field directionalLayoutMargins number[]|table<string, number> layoutMargins with leading and trailing in place of left and right. Points.
---@field preservesSuperviewLayoutMargins boolean Whether each margin is at least the part of the superview's margin that reaches into this view.
---@field insetsLayoutMarginsFromSafeArea boolean Whether safeAreaInsets are added to the margins.
---@field layoutMarginsGuide UILayoutGuide The area inside the margins. Read-only.
---@field safeAreaLayoutGuide UILayoutGuide The area that the device's bars and rounded corners leave free. Read-only.
---@field readableContentGuide UILayoutGuide An area inside the margins that is not wider than lines of text should be. Read-only.
---@field keyboardLayoutGuide UIKeyboardLayoutGuide The area at the bottom that the keyboard covers. Read-only.
---@field layoutGuides UILayoutGuide[] The layout guides that were added to the view. Read-only.
---@field semanticContentAttribute UISemanticContentAttribute Which side is leading: forceRightToLeft makes it the right one.
---@field effectiveUserInterfaceLayoutDirection UIUserInterfaceLayoutDirection The direction in which the view is laid out. Read-only.
---@field requiresConstraintBasedLayout boolean Whether views of the class need constraints. A class may return true; updateConstraints is called in any case.
---@field hasAmbiguousLayout boolean Whether the constraints allow more than one place or size. Read-only.
---@field interactions UIInteraction[] The interactions that were added. Read-only.
---@field showsLargeContentViewer boolean Whether a long press shows the view large, in a view with a UILargeContentViewerInteraction.
---@field largeContentTitle string|nil The words that are shown large, or nil.
---@field largeContentImage UIImage|string|any The picture that is shown large, or nil.
---@field scalesLargeContentImage boolean Kept: pictures always fill the viewer.
---@field largeContentImageInsets UIEdgeInsets|table Kept: room around the picture. Points.
---@field isUserInteractionEnabled boolean False: the view and its subviews get no touches, and views behind it get them.
---@field isMultipleTouchEnabled boolean False: of several fingers on the view, it gets only the first.
---@field isExclusiveTouch boolean True: while this view has a touch, no other view gets one, and it gets none while another view has one.
---@field gestureRecognizers UIGestureRecognizer[] The view's recognizers, in the order in which they were added.
---@field transform3D CATransform3D|table The transform of the view's layer, in three dimensions.
---@field mask UIView|any A view whose alpha says how much of this view is drawn at each point, or nil. It has no superview.
---@field contentMode UIView.ContentMode How the view's picture is placed or scaled in its bounds. With redraw the view draws again when its size changes.
---@field isOpaque boolean Kept only; it has no effect.
---@field contentStretch CGRect|table The part of the view's picture that is stretched, in fractions of its size: its layer's contentsCenter.
---@field contentScaleFactor number The number of pixels for each point in the view's drawing.
---@field tintAdjustmentMode UIView.TintAdjustmentMode dimmed makes the tint gray in this view and its subviews.
---@field clearsContextBeforeDrawing boolean Kept only. A drawing always begins with an empty context.
---@field inheritedAnimationDuration number The duration of the open animation block, or 0 outside a block. Seconds.
---@field areAnimationsEnabled boolean Whether animation blocks animate, as setAnimationsEnabled has set it.
---@field motionEffects UIMotionEffect[] What moves the view while the device is tilted.
---@field super UIView
---@overload fun(properties?: UIView.Properties): UIView
UIView = {}

---The appearance proxy of the class: what is set on it, views get when they enter a window from now on, unless they were given it themselves. UILabel.appearance().textColor = "red"; with { whenContainedInInstancesOf = { UINavigationBar } } only views in such ones, the innermost first.
---@param options? table
---@return any
function UIView.appearance(options) end

---Converts a point or rect from this view's coordinates to another view's (nil: the window's). Returns the converted one.
---@param value CGPoint|table|CGRect|table
---@param toView? UIView
---@return CGPoint|CGRect
function UIView:convert(value, toView) end

---Converts a point or rect from another view's coordinates (nil: the window's) to this view's. Returns the converted one.
---@param value CGPoint|table|CGRect|table
---@param fromView? UIView
---@return CGPoint|CGRect
function UIView:convertFrom(value, fromView) end

---Makes the first responder resign if it is inside this view; with force it is not asked. Returns whether editing has ended.
---@param force? boolean
---@return boolean
function UIView:endEditing(force) end

---The best size of the view if it gets this room. Points. Can be overridden.
---@param size CGSize|table
---@return CGSize|table
function UIView:sizeThatFits(size) end

---Sets the view's size to sizeThatFits; the top left corner stays.
function UIView:sizeToFit() end

---The view's tint colour has changed, because its own or a superview's was set. Can be overridden.
function UIView:tintColorDidChange() end

---traitCollection has changed. Can be overridden.
---@param previousTraits UITraitCollection
function UIView:traitCollectionDidChange(previousTraits) end

---Calls handler(object, previousTraits) when one of these traits has changed: { "userInterfaceStyle" }; or a target's method by name (registerForTraitChanges(traits, target, "method")), or the object's own by its name alone. Returns what unregisterForTraitChanges wants.
---@param traits UITraitCollection.Trait[]
---@param ... any
---@return UITraitChangeRegistration
function UIView:registerForTraitChanges(traits, ...) end

---Traits that were set are those of the objects now, and not from the next frame on.
function UIView:updateTraitsIfNeeded() end

---Ends a registration.
---@param registration UITraitChangeRegistration
function UIView:unregisterForTraitChanges(registration) end

---Adds a view as the frontmost subview. It leaves its former superview.
---@param view UIView
function UIView:addSubview(view) end

---Adds a view at a place in subviews, where 1 is the back.
---@param view UIView
---@param index integer
function UIView:insertSubview(view, index) end

---Adds a view directly in front of a sibling.
---@param view UIView
---@param sibling UIView
function UIView:insertSubviewAbove(view, sibling) end

---Adds a view directly behind a sibling.
---@param view UIView
---@param sibling UIView
function UIView:insertSubviewBelow(view, sibling) end

---Exchanges two subviews, given by their places from 1.
---@param i integer
---@param j integer
function UIView:exchangeSubview(i, j) end

---Moves a subview in front of its siblings.
---@param view UIView
function UIView:bringSubviewToFront(view) end

---Moves a subview behind its siblings.
---@param view UIView
function UIView:sendSubviewToBack(view) end

---Removes the view from its superview.
function UIView:removeFromSuperview() end

---Whether this view is the given view or is somewhere inside the given view.
---@param view UIView
---@return boolean
function UIView:isDescendant(view) end

---This view or the first view inside it that has the tag, or nil.
---@param tag integer
---@return UIView|any
function UIView:viewWithTag(tag) end

---The view's superview has changed; it may be nil now. Can be overridden.
function UIView:didMoveToSuperview() end

---The view's window has changed; it may be nil now. Can be overridden.
function UIView:didMoveToWindow() end

---The view's superview is about to change to the given one, or to nil. Can be overridden.
---@param view? UIView
function UIView:willMoveToSuperview(view) end

---The view's window is about to change to the given one, or to nil. Can be overridden.
---@param window? UIWindow
function UIView:willMoveToWindow(window) end

---A subview was added. Can be overridden.
---@param view UIView
function UIView:didAddSubview(view) end

---A subview is about to be removed. Can be overridden.
---@param view UIView
function UIView:willRemoveSubview(view) end

---safeAreaInsets has changed. Can be overridden.
function UIView:safeAreaInsetsDidChange() end

---Asks for layoutSubviews in the next layout pass.
function UIView:setNeedsLayout() end

---Lays out now every view, from this one down, that has asked for layout.
function UIView:layoutIfNeeded() end

---Asks for draw in the next layout pass, for the given part or the whole view. Several parts are joined to one rectangle.
---@param rect? CGRect|table
function UIView:setNeedsDisplay(rect) end

---Draws the view's content into UIGraphicsGetCurrentContext(). It is called before the view is shown, and after setNeedsDisplay. Can be overridden.
---@param rect CGRect|table
function UIView:draw(rect) end

---Draws the content of the view's layer into a context, in place of draw, which an override may call. Can be overridden.
---@param layer CALayer
---@param context CGContext
function UIView:drawLayer(layer, context) end

---Sets the contents of the view's layer. Where a class has this method, draw is not called. Can be overridden.
---@param layer CALayer
function UIView:displayLayer(layer) end

---What runs when a property of the view's layer changes: an animation, a function(layer, key), false for nothing, or nil for the layer's own animation. super answers an animation with the times of the animation block that is open, and false outside of one. Can be overridden.
---@param layer CALayer
---@param key string
---@return any
function UIView:actionForLayer(layer, key) end

---Sets the frames of the subviews. Don't call it: call setNeedsLayout. Can be overridden.
function UIView:layoutSubviews() end

---Sets the frames of the layer's sublayers. Call super, which calls layoutSubviews. Can be overridden.
---@param layer CALayer
function UIView:layoutSublayers(layer) end

---Activates a constraint between views inside this view.
---@param constraint NSLayoutConstraint
function UIView:addConstraint(constraint) end

---Activates constraints between views inside this view.
---@param constraints (NSLayoutConstraint|NSLayoutConstraint[])[]
function UIView:addConstraints(constraints) end

---Deactivates a constraint that is installed on this view.
---@param constraint NSLayoutConstraint
function UIView:removeConstraint(constraint) end

---Deactivates constraints that are installed on this view.
---@param constraints (NSLayoutConstraint|NSLayoutConstraint[])[]
function UIView:removeConstraints(constraints) end

---The rectangle that constraints use for a frame: the frame without alignmentRectInsets. An override has frameForAlignmentRect as its counterpart. Points. Can be overridden.
---@param frame CGRect|table
---@return CGRect|table
function UIView:alignmentRect(frame) end

---The frame that belongs to a rectangle of constraints: the rectangle with alignmentRectInsets added. Points. Can be overridden.
---@param rect CGRect|table
---@return CGRect|table
function UIView:frameForAlignmentRect(rect) end

---Tells that intrinsicContentSize has changed, so that it is read again.
function UIView:invalidateIntrinsicContentSize() end

---How strongly the view resists being larger than its content, along an axis.
---@param axis UIView.LayoutAxis
---@return number|UILayoutPriority.Name
function UIView:contentHuggingPriority(axis) end

---Sets how strongly the view resists being larger than its content, along an axis.
---@param priority number|UILayoutPriority.Name
---@param axis UIView.LayoutAxis
function UIView:setContentHuggingPriority(priority, axis) end

---How strongly the view resists being smaller than its content, along an axis.
---@param axis UIView.LayoutAxis
---@return number|UILayoutPriority.Name
function UIView:contentCompressionResistancePriority(axis) end

---Sets how strongly the view resists being smaller than its content, along an axis.
---@param priority number|UILayoutPriority.Name
---@param axis UIView.LayoutAxis
function UIView:setContentCompressionResistancePriority(priority, axis) end

---The size that the constraints inside the view give it, as near to the target as the priorities (50 each by default) allow. Lists ask cells of a class that overrides it how large they are. Points. Can be overridden.
---@param target CGSize|table
---@param horizontalPriority? number|UILayoutPriority.Name
---@param verticalPriority? number|UILayoutPriority.Name
---@return CGSize|table
function UIView:systemLayoutSizeFitting(target, horizontalPriority, verticalPriority) end

---layoutMargins has changed. Can be overridden.
function UIView:layoutMarginsDidChange() end

---Adds a layout guide to the view, so that constraints can use it.
---@param guide UILayoutGuide
function UIView:addLayoutGuide(guide) end

---Removes a layout guide and its constraints.
---@param guide UILayoutGuide
function UIView:removeLayoutGuide(guide) end

---The direction that a semanticContentAttribute gives.
---@param attribute UISemanticContentAttribute
---@return UIUserInterfaceLayoutDirection
function UIView.userInterfaceLayoutDirection(attribute) end

---Sets up the view's constraints before the next layout. Call super. Don't call it: call setNeedsUpdateConstraints. Can be overridden.
function UIView:updateConstraints() end

---Asks for updateConstraints before the next layout.
function UIView:setNeedsUpdateConstraints() end

---Whether updateConstraints will be called before the next layout.
---@return boolean
function UIView:needsUpdateConstraints() end

---Calls updateConstraints now where it was asked for.
function UIView:updateConstraintsIfNeeded() end

---Gives the view another frame that its constraints allow, if its layout is ambiguous.
function UIView:exerciseAmbiguityInLayout() end

---The constraints that decide the place and the size along an axis.
---@param axis UIView.LayoutAxis
---@return NSLayoutConstraint[]
function UIView:constraintsAffectingLayout(axis) end

---Adds a context menu, or another interaction, to the view.
---@param interaction UIInteraction
function UIView:addInteraction(interaction) end

---Takes an interaction away.
---@param interaction UIInteraction
function UIView:removeInteraction(interaction) end

---Adds a recognizer, which then gets the touches in this view and its subviews.
---@param recognizer UIGestureRecognizer
function UIView:addGestureRecognizer(recognizer) end

---Removes a recognizer. If it is in the middle of a gesture, the gesture is cancelled.
---@param recognizer UIGestureRecognizer
function UIView:removeGestureRecognizer(recognizer) end

---The view that gets a touch at this point (in this view's coordinates), or nil: this view or one inside it. Can be overridden.
---@param point CGPoint|table
---@param event? UIEvent
---@return UIView|any
function UIView:hitTest(point, event) end

---Whether a point in the object's own coordinates is inside its bounds. Can be overridden.
---@param point CGPoint|table
---@param event? UIEvent
---@return boolean
function UIView:pointInside(point, event) end

---Asked before a recognizer recognizes a gesture with this view's touches. False makes the recognizer fail. Can be overridden.
---@param recognizer UIGestureRecognizer
---@return boolean
function UIView:gestureRecognizerShouldBegin(recognizer) end

---@class UIView.animate.Options
---@field duration? number The duration; 0.25 if it is left out. UIKit's withDuration may be written, too. Seconds.
---@field delay? number Seconds before the animation begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The curve, and what happens to touches and to animations that run already.
---@field usingSpringWithDamping? number Makes the animation a spring with this damping, from 0 (swings long) to 1 (doesn't swing).
---@field initialSpringVelocity? number The spring's speed at the start; 1 is the whole distance in one second.
---@field springDuration? number Makes the animation a spring with this period, in place of duration and usingSpringWithDamping. Seconds.
---@field bounce? number How much the spring of springDuration swings, from -1 to 1; with 0 it doesn't.
---@field animations function A function whose changes are animated.
---@field completion? fun(finished: boolean): any Called as completion(finished) at the end. finished is false if the animation was interrupted.

---Animates the changes that the function `animations` makes. The function runs at once; the call returns before the animation ends. Seconds.
---@param options UIView.animate.Options
function UIView.animate(options) end

---Runs a function. Its changes are not animated.
---@param actions function
function UIView.performWithoutAnimation(actions) end

---Turns all animations of views on or off.
---@param enabled boolean
function UIView.setAnimationsEnabled(enabled) end

---The class of the view's layer. Override it to use another class: function Card:layerClass() return CAShapeLayer end
---@return any
function UIView:layerClass() end

---Draws what the view shows now into the current context, stretched to the rect. Returns true if there is a current context.
---@param rect CGRect|table
---@param afterScreenUpdates? boolean
---@return boolean
function UIView:drawHierarchy(rect, afterScreenUpdates) end

---A new view with a copy of what this view shows now, or nil. The copy doesn't change later.
---@param afterScreenUpdates? boolean
---@return UIView|any
function UIView:snapshotView(afterScreenUpdates) end

---A new view with a copy of a part of this view, which may be stretched between insets, or nil.
---@param rect CGRect|table
---@param afterScreenUpdates? boolean
---@param insets? UIEdgeInsets|table
---@return UIView|any
function UIView:resizableSnapshotView(rect, afterScreenUpdates, insets) end

---@class UIView.animateKeyframes.Options
---@field duration? number The duration; 0.25 if it is left out. UIKit's withDuration may be written, too. Seconds.
---@field delay? number Seconds before the animation begins.
---@field options? UIView.KeyframeAnimationOptions|UIView.KeyframeAnimationOptions[] How the values between keyframes are computed, and the curve of the whole.
---@field animations function A function that adds keyframes.
---@field completion? fun(finished: boolean): any Called as completion(finished) at the end. finished is false if the animation was interrupted.

---Animates the keyframes that the function `animations` adds, with one curve over the whole duration. Returns at once.
---@param options UIView.animateKeyframes.Options
function UIView.animateKeyframes(options) end

---Inside animateKeyframes: addKeyframe(start, duration, fn) animates the changes that fn makes. start and duration are fractions of the whole duration.
---@param start number
---@param ... any
function UIView.addKeyframe(start, ...) end

---@class UIView.transition.Options
---@field with? UIView The view whose content changes.
---@field from? UIView The view that is replaced. It is removed at the end.
---@field to? UIView The view that replaces it. It is added to the same superview.
---@field duration? number The duration; 0.25 if it is left out. Seconds.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The kind of transition, and other options of animations.
---@field animations? function Makes the changes in the view.
---@field completion? fun(finished: boolean): any Called as completion(finished) at the end. finished is false if the animation was interrupted.

---Animates a change of what is shown: { with = view, animations = fn } for changes inside a view, { from = view, to = view } to replace a view by another.
---@param options UIView.transition.Options
function UIView.transition(options) end

---How often the animations of the open block run; fractions are allowed.
---@param count number
function UIView.setAnimationRepeatCount(count) end

---Opens a block: changes up to commitAnimations are animated, for 0.2 s unless setAnimationDuration is called.
---@param identifier? string
---@param context? any
function UIView.beginAnimations(identifier, context) end

---Closes the open block and starts its animations.
function UIView.commitAnimations() end

---The duration of the changes that follow in the open block. Seconds.
---@param seconds number
function UIView.setAnimationDuration(seconds) end

---The time before the changes that follow in the open block begin. Seconds.
---@param seconds number
function UIView.setAnimationDelay(seconds) end

---The curve of the changes that follow in the open block.
---@param curve UIViewAnimationCurve
function UIView.setAnimationCurve(curve) end

---Whether the animations of the open block run back to the start after each run.
---@param comesBack boolean
function UIView.setAnimationRepeatAutoreverses(comesBack) end

---Whether an animation of the open block that replaces a running one begins at the value that is shown now.
---@param begins boolean
function UIView.setAnimationBeginsFromCurrentState(begins) end

---Animates the open block's changes in a view as a transition, for example flipFromLeft or curlUp.
---@param transition? UIView.TransitionStyle
---@param view UIView
---@param cache? boolean
function UIView.setAnimationTransition(transition, view, cache) end

---The object whose methods are called when the open block's animations start and stop; the next two functions name the methods.
---@param delegate? any
function UIView.setAnimationDelegate(delegate) end

---The name of the delegate's method for the start: delegate[name](identifier, context) is called when the block is committed.
---@param name? string
function UIView.setAnimationWillStartSelector(name) end

---The name of the delegate's method for the end: delegate[name](identifier, finished, context) is called when all animations of the block have ended.
---@param name? string
function UIView.setAnimationDidStopSelector(name) end

---Makes the animations that a function adds repeat: modifyAnimations(count, autoreverses, fn). With autoreverses they also run back.
---@param repeatCount number
---@param ... any
function UIView.modifyAnimations(repeatCount, ...) end

---Adds what moves the view while the device is tilted. An effect that is there already isn't added again.
---@param effect UIMotionEffect
function UIView:addMotionEffect(effect) end

---Removes what addMotionEffect added.
---@param effect UIMotionEffect
function UIView:removeMotionEffect(effect) end
