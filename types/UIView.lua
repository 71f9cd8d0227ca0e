---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIView { ... } takes.
---@class UIView.Properties: UIResponder.Properties
---@field frame? CGRect|number[] Where it is in its superview's bounds; derived from bounds, centre and transform. Points.
---@field bounds? CGRect|number[] Its own space: the origin is what stands at its top left corner. Points.
---@field center? CGPoint|number[] The place of its anchor point in its superview's bounds. Points.
---@field transform? CGAffineTransform|number[] How it is turned, scaled and moved about its centre.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] Which of its parts share a change of the superview's size.
---@field autoresizesSubviews? boolean Whether its subviews follow its size by their masks.
---@field backgroundColor? UIColor|string A colour, or nil for none.
---@field alpha? number Opacity, from 0 to 1.
---@field isHidden? boolean A hidden view isn't drawn and takes no touches.
---@field clipsToBounds? boolean Whether its subviews are cut off at its bounds.
---@field tag? integer A number to find it by.
---@field accessibilityIdentifier? string A name that tests find it by.
---@field accessibilityLabel? string What assistive technology calls it; nil leaves it to what it shows.
---@field tintColor? UIColor|string The colour of what can be touched, its own or its superview's; nil takes its own away.
---@field translatesAutoresizingMaskIntoConstraints? boolean True: its frame says where it is. False: constraints do.
---@field layoutMargins? UIEdgeInsets|number[] What content keeps from its edges, safe area included. Points.
---@field directionalLayoutMargins? number[]|table<string, number> The same with leading and trailing.
---@field preservesSuperviewLayoutMargins? boolean Whether its margins are at least what reaches in of its superview's.
---@field insetsLayoutMarginsFromSafeArea? boolean Whether the safe area is added to its margins.
---@field semanticContentAttribute? UISemanticContentAttribute forceRightToLeft puts leading on the right.
---@field isUserInteractionEnabled? boolean False: touches go past it and all it holds.
---@field isMultipleTouchEnabled? boolean False: it gets only the first finger of a sequence.
---@field isExclusiveTouch? boolean True: no other view gets a touch while this one has one.
---@field transform3D? CATransform3D|number[] The layer's transform.
---@field mask? UIView A view of its own whose alpha cuts this one.
---@field contentMode? UIView.ContentMode How its picture stands in its bounds; redraw draws it anew with another size.
---@field isOpaque? boolean Kept only.
---@field contentStretch? CGRect|number[] The part of its picture that stretches, in fractions: its layer's contentsCenter.
---@field contentScaleFactor? number Pixels per point of what it draws.
---@field tintAdjustmentMode? UIView.TintAdjustmentMode dimmed turns the tint gray, here and below.
---@field clearsContextBeforeDrawing? boolean Kept only: a drawing is always made anew.

---A rectangle on the screen: it draws, holds other views, and takes touches.
---@class UIView: UIResponder
---@field frame CGRect|number[] Where it is in its superview's bounds; derived from bounds, centre and transform. Points.
---@field bounds CGRect|number[] Its own space: the origin is what stands at its top left corner. Points.
---@field center CGPoint|number[] The place of its anchor point in its superview's bounds. Points.
---@field transform CGAffineTransform|number[] How it is turned, scaled and moved about its centre.
---@field autoresizingMask UIView.AutoresizingMask|UIView.AutoresizingMask[] Which of its parts share a change of the superview's size.
---@field autoresizesSubviews boolean Whether its subviews follow its size by their masks.
---@field backgroundColor UIColor|string|nil A colour, or nil for none.
---@field alpha number Opacity, from 0 to 1.
---@field isHidden boolean A hidden view isn't drawn and takes no touches.
---@field clipsToBounds boolean Whether its subviews are cut off at its bounds.
---@field tag integer A number to find it by.
---@field accessibilityIdentifier string|nil A name that tests find it by.
---@field accessibilityLabel string|nil What assistive technology calls it; nil leaves it to what it shows.
---@field tintColor UIColor|string|nil The colour of what can be touched, its own or its superview's; nil takes its own away.
---@field traitCollection UITraitCollection Size classes and what else is known of where it is shown. Read-only.
---@field layer CALayer Its geometry and looks. Read-only.
---@field superview UIView|nil The view it is in. Read-only.
---@field subviews UIView[] The views in it, back to front. Read-only.
---@field window UIWindow|nil The window it is in. Read-only.
---@field safeAreaInsets UIEdgeInsets What the device's bars and corners cover of it. Points. Read-only.
---@field leadingAnchor NSLayoutXAxisAnchor Where reading begins. Read-only.
---@field trailingAnchor NSLayoutXAxisAnchor Where reading ends. Read-only.
---@field leftAnchor NSLayoutXAxisAnchor Its left edge. Read-only.
---@field rightAnchor NSLayoutXAxisAnchor Its right edge. Read-only.
---@field topAnchor NSLayoutYAxisAnchor Its top edge. Read-only.
---@field bottomAnchor NSLayoutYAxisAnchor Its bottom edge. Read-only.
---@field widthAnchor NSLayoutDimension Its width. Read-only.
---@field heightAnchor NSLayoutDimension Its height. Read-only.
---@field centerXAnchor NSLayoutXAxisAnchor Its middle along x. Read-only.
---@field centerYAnchor NSLayoutYAxisAnchor Its middle along y. Read-only.
---@field firstBaselineAnchor NSLayoutYAxisAnchor The baseline of its first line; its top where there is no text. Read-only.
---@field lastBaselineAnchor NSLayoutYAxisAnchor The baseline of its last line; its bottom where there is no text. Read-only.
---@field translatesAutoresizingMaskIntoConstraints boolean True: its frame says where it is. False: constraints do.
---@field constraints NSLayoutConstraint[] Active ones that it holds: of its own size, and between what is inside it. Read-only.
---@field intrinsicContentSize CGSize The size that its content needs; -1 along an axis where it has none. Points. Read-only. A method of its name overrides it.
---@field alignmentRectInsets UIEdgeInsets What of its frame constraints leave out. Points. Read-only. A method of its name overrides it.
---@field forFirstBaselineLayout UIView The view inside it, or itself, whose first line its first baseline is. Read-only. A method of its name overrides it.
---@field forLastBaselineLayout UIView The view inside it, or itself, whose last line its last baseline is. Read-only. A method of its name overrides it.
---@field layoutFittingCompressedSize CGSize A target: as small as possible.
---@field layoutFittingExpandedSize CGSize A target: as large as possible.
---@field noIntrinsicMetric number In intrinsicContentSize: none along this axis.
---@field layoutMargins UIEdgeInsets|number[] What content keeps from its edges, safe area included. Points.
---@field directionalLayoutMargins number[]|table<string, number> The same with leading and trailing.
---@field preservesSuperviewLayoutMargins boolean Whether its margins are at least what reaches in of its superview's.
---@field insetsLayoutMarginsFromSafeArea boolean Whether the safe area is added to its margins.
---@field layoutMarginsGuide UILayoutGuide What its margins leave. Read-only.
---@field safeAreaLayoutGuide UILayoutGuide What bars and corners leave. Read-only.
---@field readableContentGuide UILayoutGuide Inside the margins, no wider than text should be. Read-only.
---@field keyboardLayoutGuide UILayoutGuide What the keyboard covers, at the bottom. Read-only.
---@field layoutGuides UILayoutGuide[] Those that were added. Read-only.
---@field semanticContentAttribute UISemanticContentAttribute forceRightToLeft puts leading on the right.
---@field effectiveUserInterfaceLayoutDirection UIUserInterfaceLayoutDirection leftToRight or rightToLeft. Read-only.
---@field requiresConstraintBasedLayout boolean Whether a class needs constraints to be of use; a class may say so. updateConstraints is called whatever it says.
---@field hasAmbiguousLayout boolean Whether its constraints leave a choice. Read-only.
---@field isUserInteractionEnabled boolean False: touches go past it and all it holds.
---@field isMultipleTouchEnabled boolean False: it gets only the first finger of a sequence.
---@field isExclusiveTouch boolean True: no other view gets a touch while this one has one.
---@field gestureRecognizers UIGestureRecognizer[] Its recognizers, in the order in which they were added. Read-only.
---@field transform3D CATransform3D|number[] The layer's transform.
---@field mask UIView|nil A view of its own whose alpha cuts this one.
---@field contentMode UIView.ContentMode How its picture stands in its bounds; redraw draws it anew with another size.
---@field isOpaque boolean Kept only.
---@field contentStretch CGRect|number[] The part of its picture that stretches, in fractions: its layer's contentsCenter.
---@field contentScaleFactor number Pixels per point of what it draws.
---@field tintAdjustmentMode UIView.TintAdjustmentMode dimmed turns the tint gray, here and below.
---@field clearsContextBeforeDrawing boolean Kept only: a drawing is always made anew.
---@field inheritedAnimationDuration number Of the open block; 0 outside. Seconds.
---@field areAnimationsEnabled boolean Whether changes in animation blocks are animated.
---@field super UIView
---@overload fun(properties?: UIView.Properties): UIView
UIView = {}

---A point or rect of this view, in another view's bounds (nil: the window's).
---@param value CGPoint|number[]|CGRect|number[]
---@param toView? UIView
---@return CGPoint|CGRect
function UIView:convert(value, toView) end

---A point or rect of another view (nil: of the window), in this view's bounds.
---@param value CGPoint|number[]|CGRect|number[]
---@param fromView? UIView
---@return CGPoint|CGRect
function UIView:convertFrom(value, fromView) end

---The first responder in it resigns; by force it isn't asked. Answers whether something is edited no longer.
---@param force? boolean
---@return boolean
function UIView:endEditing(force) end

---The size that fits best into a size. Points. Can be overridden.
---@param size CGSize|number[]
---@return CGSize
function UIView:sizeThatFits(size) end

---Takes the size that fits; its top left corner stays.
function UIView:sizeToFit() end

---Its tint, its own or that of a superview, has another colour. Can be overridden.
function UIView:tintColorDidChange() end

---Its traits have changed. Can be overridden.
---@param previousTraits UITraitCollection
function UIView:traitCollectionDidChange(previousTraits) end

---Puts a view in front of the others.
---@param view UIView
function UIView:addSubview(view) end

---Puts a view at a place of the list, 1 being the back.
---@param view UIView
---@param index integer
function UIView:insertSubview(view, index) end

---Puts a view just in front of a sibling.
---@param view UIView
---@param sibling UIView
function UIView:insertSubviewAbove(view, sibling) end

---Puts a view just behind a sibling.
---@param view UIView
---@param sibling UIView
function UIView:insertSubviewBelow(view, sibling) end

---Swaps two subviews by their places, from 1.
---@param i integer
---@param j integer
function UIView:exchangeSubview(i, j) end

---Puts a subview in front of the others.
---@param view UIView
function UIView:bringSubviewToFront(view) end

---Puts a subview behind the others.
---@param view UIView
function UIView:sendSubviewToBack(view) end

---Takes it out of its superview.
function UIView:removeFromSuperview() end

---Whether it is the given view or somewhere inside it.
---@param view UIView
---@return boolean
function UIView:isDescendant(view) end

---The nearest view with this tag, itself included.
---@param tag integer
---@return UIView|nil
function UIView:viewWithTag(tag) end

---It has a superview, or has lost it. Can be overridden.
function UIView:didMoveToSuperview() end

---It is in a window, or has left it. Can be overridden.
function UIView:didMoveToWindow() end

---It is about to get this superview, or none. Can be overridden.
---@param view? UIView
function UIView:willMoveToSuperview(view) end

---It is about to be in this window, or none. Can be overridden.
---@param window? UIWindow
function UIView:willMoveToWindow(window) end

---A view was added. Can be overridden.
---@param view UIView
function UIView:didAddSubview(view) end

---A view is about to leave. Can be overridden.
---@param view UIView
function UIView:willRemoveSubview(view) end

---safeAreaInsets has a new value. Can be overridden.
function UIView:safeAreaInsetsDidChange() end

---Asks for layoutSubviews in the next layout pass.
function UIView:setNeedsLayout() end

---Lays out now what is marked.
function UIView:layoutIfNeeded() end

---Asks for draw in the next layout pass; the parts that are named are joined.
---@param rect? CGRect|number[]
function UIView:setNeedsDisplay(rect) end

---It is about to be shown, or to be shown anew: draws into UIGraphicsGetCurrentContext(). Can be overridden.
---@param rect CGRect|number[]
function UIView:draw(rect) end

---Places the subviews. Don't call it, call setNeedsLayout. Can be overridden.
function UIView:layoutSubviews() end

---Activates a constraint between what is inside it.
---@param constraint NSLayoutConstraint
function UIView:addConstraint(constraint) end

---Activates constraints between what is inside it.
---@param constraints NSLayoutConstraint[]
function UIView:addConstraints(constraints) end

---Deactivates a constraint that it holds.
---@param constraint NSLayoutConstraint
function UIView:removeConstraint(constraint) end

---Deactivates constraints that it holds.
---@param constraints NSLayoutConstraint[]
function UIView:removeConstraints(constraints) end

---What of a frame constraints speak of. Points.
---@param frame CGRect|number[]
---@return CGRect
function UIView:alignmentRect(frame) end

---The frame for what constraints speak of. Points.
---@param rect CGRect|number[]
---@return CGRect
function UIView:frameForAlignmentRect(rect) end

---Its content has another size: it is asked again.
function UIView:invalidateIntrinsicContentSize() end

---How much it resists being larger than its content.
---@param axis UIView.LayoutAxis
---@return number|UILayoutPriority
function UIView:contentHuggingPriority(axis) end

---How much it resists being larger than its content.
---@param priority number|UILayoutPriority
---@param axis UIView.LayoutAxis
function UIView:setContentHuggingPriority(priority, axis) end

---How much it resists being smaller than its content.
---@param axis UIView.LayoutAxis
---@return number|UILayoutPriority
function UIView:contentCompressionResistancePriority(axis) end

---How much it resists being smaller than its content.
---@param priority number|UILayoutPriority
---@param axis UIView.LayoutAxis
function UIView:setContentCompressionResistancePriority(priority, axis) end

---The size that the constraints inside give it, near a target; priorities per axis, 50 each. Points.
---@param target CGSize|number[]
---@param horizontalPriority? number|UILayoutPriority
---@param verticalPriority? number|UILayoutPriority
---@return CGSize
function UIView:systemLayoutSizeFitting(target, horizontalPriority, verticalPriority) end

---layoutMargins has a new value. Can be overridden.
function UIView:layoutMarginsDidChange() end

---Makes a guide take part.
---@param guide UILayoutGuide
function UIView:addLayoutGuide(guide) end

---Takes a guide out, with its constraints.
---@param guide UILayoutGuide
function UIView:removeLayoutGuide(guide) end

---leftToRight or rightToLeft, of a semanticContentAttribute.
---@param attribute UISemanticContentAttribute
---@return UIUserInterfaceLayoutDirection
function UIView.userInterfaceLayoutDirection(attribute) end

---Sets up constraints, before the next layout. Call super. Don't call it, call setNeedsUpdateConstraints. Can be overridden.
function UIView:updateConstraints() end

---Asks for updateConstraints before the next layout.
function UIView:setNeedsUpdateConstraints() end

---Whether updateConstraints is asked for.
---@return boolean
function UIView:needsUpdateConstraints() end

---Updates now what was asked for.
function UIView:updateConstraintsIfNeeded() end

---Takes another frame that its constraints allow.
function UIView:exerciseAmbiguityInLayout() end

---The constraints that decide its place and size along an axis.
---@param axis UIView.LayoutAxis
---@return NSLayoutConstraint[]
function UIView:constraintsAffectingLayout(axis) end

---Lets a recognizer watch its touches.
---@param recognizer UIGestureRecognizer
function UIView:addGestureRecognizer(recognizer) end

---Takes a recognizer away; a gesture it is in is cancelled.
---@param recognizer UIGestureRecognizer
function UIView:removeGestureRecognizer(recognizer) end

---The view that a touch at this point would go to, or nil. Can be overridden.
---@param point CGPoint|number[]
---@param event? UIEvent
---@return UIView|nil
function UIView:hitTest(point, event) end

---Whether a point of its bounds is in it. Can be overridden.
---@param point CGPoint|number[]
---@param event? UIEvent
---@return boolean
function UIView:pointInside(point, event) end

---Whether a recognizer may take its touches. Can be overridden.
---@param recognizer UIGestureRecognizer
---@return boolean
function UIView:gestureRecognizerShouldBegin(recognizer) end

---@class UIView.animate.Options
---@field duration? number Seconds; 0.25.
---@field delay? number Seconds before it begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] Its curve, and how it treats touches and animations that run.
---@field usingSpringWithDamping? number A spring's damping, from 0 to 1, in place of a curve.
---@field initialSpringVelocity? number The spring's speed at the start: whole ways per second.
---@field springDuration? number A spring's period, in place of duration and damping. Seconds.
---@field bounce? number With springDuration, how much it swings, from -1 to 1; 0 doesn't.
---@field animations function Changes what is to be animated.
---@field completion? function completion(finished): it has ended.

---Animates the changes that `animations` makes. Seconds; options: curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear, allowUserInteraction, beginFromCurrentState, repeat, autoreverse, layoutSubviews and others.
---@param options UIView.animate.Options
function UIView.animate(options) end

---Runs a function whose changes take effect at once.
---@param actions function
function UIView.performWithoutAnimation(actions) end

---Turns all animations on or off.
---@param enabled boolean
function UIView.setAnimationsEnabled(enabled) end

---The class of its layer. A class of yours may answer another one: function Card:layerClass() return CAShapeLayer end
---@return any
function UIView:layerClass() end

---Draws what it shows now, stretched to a rect, into the current context; true where there is one.
---@param rect CGRect|number[]
---@param afterScreenUpdates? boolean
---@return boolean
function UIView:drawHierarchy(rect, afterScreenUpdates) end

---A view that looks as this one does now, and stays so.
---@param afterScreenUpdates? boolean
---@return UIView|nil
function UIView:snapshotView(afterScreenUpdates) end

---The same of a part of it.
---@param rect CGRect|number[]
---@param afterScreenUpdates? boolean
---@param insets? UIEdgeInsets|number[]
---@return UIView|nil
function UIView:resizableSnapshotView(rect, afterScreenUpdates, insets) end

---@class UIView.animateKeyframes.Options
---@field duration? number Seconds; 0.25.
---@field delay? number Seconds before it begins.
---@field options? UIView.KeyframeAnimationOptions|UIView.KeyframeAnimationOptions[] How values follow each other, and the curve of the whole.
---@field animations function Adds keyframes.
---@field completion? function completion(finished): it has ended.

---Animates the keyframes that `animations` adds: one animation of each property, whose curve goes over the whole.
---@param options UIView.animateKeyframes.Options
function UIView.animateKeyframes(options) end

---Changes that take place in a part of the whole: addKeyframe(start, duration, fn), as fractions.
---@param start number
---@param ... any
function UIView.addKeyframe(start, ...) end

---@class UIView.transition.Options
---@field with? UIView Whose look changes.
---@field from? UIView The view that goes.
---@field to? UIView The view that comes.
---@field duration? number Seconds; 0.25.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] One of the transitions, and others.
---@field animations? function Changes what is shown.
---@field completion? function completion(finished): it has ended.

---Shows the way from one look to another: { with = view, animations = fn } or { from = view, to = view }.
---@param options UIView.transition.Options
function UIView.transition(options) end

---How often the open block's animations run; fractions count.
---@param count number
function UIView.setAnimationRepeatCount(count) end

---Opens a block, for changes up to commitAnimations; 0.2 s unless it is told.
---@param identifier? string
---@param context? any
function UIView.beginAnimations(identifier, context) end

---Closes the block.
function UIView.commitAnimations() end

---Of what follows in the open block. Seconds.
---@param seconds number
function UIView.setAnimationDuration(seconds) end

---Before what follows in the open block. Seconds.
---@param seconds number
function UIView.setAnimationDelay(seconds) end

---Of what follows in the open block.
---@param curve UIViewAnimationCurve
function UIView.setAnimationCurve(curve) end

---Whether it comes back.
---@param comesBack boolean
function UIView.setAnimationRepeatAutoreverses(comesBack) end

---Whether what replaces an animation begins at what is shown.
---@param begins boolean
function UIView.setAnimationBeginsFromCurrentState(begins) end

---Shows the way from what a view shows now: flipFromLeft, curlUp.
---@param transition? UIView.TransitionStyle
---@param view UIView
---@param cache? boolean
function UIView.setAnimationTransition(transition, view, cache) end

---Whose methods are called, as named by the next two.
---@param delegate? any
function UIView.setAnimationDelegate(delegate) end

---delegate[name](identifier, context), when the block is committed.
---@param name? string
function UIView.setAnimationWillStartSelector(name) end

---delegate[name](identifier, finished, context), when all has ended.
---@param name? string
function UIView.setAnimationDidStopSelector(name) end

---What a function changes repeats, and comes back if asked: modifyAnimations(count, autoreverses, fn).
---@param repeatCount number
---@param ... any
function UIView.modifyAnimations(repeatCount, ...) end
