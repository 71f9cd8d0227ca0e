---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A class of one's own: local Card = class("Card", UIView). See docs/classes.md.
---@generic T
---@param name string
---@param super? T
---@return T
function class(name, super) end

---@class launch.Options
---@field device? Device|{ size: CGSize|number[], scale?: number, camera?: boolean } The device to pretend to be.
---@field seed? integer Where math.random starts.
---@field animations? boolean Whether animations take time; true.
---@field textSize? UIContentSizeCategory How large the user wants text: "L" unless said.
---@field allowLayoutProblems? boolean Whether a spec passes though constraints contradict each other or leave a choice; false.

---Starts a plugin and answers the running app, its first frame laid out.
---@param plugin string|table
---@param options? launch.Options
---@return App
function launch(plugin, options) end

---Gives all objects of a class more methods, as a category does: extend(UIView, { shake = function(self) end }).
---@param class any
---@param methods table
function extend(class, methods) end

---Calls a function once, some seconds later.
---@param seconds number
---@param fn function
---@return Timer
function after(seconds, fn) end

---Calls a function again and again.
---@param seconds number
---@param fn function
---@return Timer
function every(seconds, fn) end

---The map that changes nothing.
---@type CATransform3D
CATransform3DIdentity = nil

---The map that changes nothing.
---@type CGAffineTransform
CGAffineTransformIdentity = nil

---A move.
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DMakeTranslation(x, y, z) end

---A scale.
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DMakeScale(x, y, z) end

---A turn about an axis.
---@param radians number
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DMakeRotation(radians, x, y, z) end

---A move, then the map.
---@param transform CATransform3D|number[]
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DTranslate(transform, x, y, z) end

---A scale, then the map.
---@param transform CATransform3D|number[]
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DScale(transform, x, y, z) end

---A turn about an axis, then the map.
---@param transform CATransform3D|number[]
---@param radians number
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3DRotate(transform, radians, x, y, z) end

---The first map, then the second.
---@param a CATransform3D|number[]
---@param b CATransform3D|number[]
---@return CATransform3D
function CATransform3DConcat(a, b) end

---The map back; the map itself where there is none.
---@param transform CATransform3D|number[]
---@return CATransform3D
function CATransform3DInvert(transform) end

---Whether it changes nothing.
---@param transform CATransform3D|number[]
---@return boolean
function CATransform3DIsIdentity(transform) end

---Whether all numbers are the same.
---@param a CATransform3D|number[]
---@param b CATransform3D|number[]
---@return boolean
function CATransform3DEqualToTransform(a, b) end

---A map of the plane, in space.
---@param transform CGAffineTransform|number[]
---@return CATransform3D
function CATransform3DMakeAffineTransform(transform) end

---Whether it keeps the plane and has no perspective.
---@param transform CATransform3D|number[]
---@return boolean
function CATransform3DIsAffine(transform) end

---The map of the plane that it is, or the identity.
---@param transform CATransform3D|number[]
---@return CGAffineTransform
function CATransform3DGetAffineTransform(transform) end

---A turn.
---@param radians number
---@return CGAffineTransform
function CGAffineTransformMakeRotation(radians) end

---A scale.
---@param sx number
---@param sy number
---@return CGAffineTransform
function CGAffineTransformMakeScale(sx, sy) end

---A move.
---@param tx number
---@param ty number
---@return CGAffineTransform
function CGAffineTransformMakeTranslation(tx, ty) end

---By its numbers.
---@param a number
---@param b number
---@param c number
---@param d number
---@param tx number
---@param ty number
---@return CGAffineTransform
function CGAffineTransformMake(a, b, c, d, tx, ty) end

---A turn, then the map.
---@param transform CGAffineTransform|number[]
---@param radians number
---@return CGAffineTransform
function CGAffineTransformRotate(transform, radians) end

---A scale, then the map.
---@param transform CGAffineTransform|number[]
---@param sx number
---@param sy number
---@return CGAffineTransform
function CGAffineTransformScale(transform, sx, sy) end

---A move, then the map.
---@param transform CGAffineTransform|number[]
---@param tx number
---@param ty number
---@return CGAffineTransform
function CGAffineTransformTranslate(transform, tx, ty) end

---The first map, then the second.
---@param a CGAffineTransform|number[]
---@param b CGAffineTransform|number[]
---@return CGAffineTransform
function CGAffineTransformConcat(a, b) end

---The map back; the map itself where there is none.
---@param transform CGAffineTransform|number[]
---@return CGAffineTransform
function CGAffineTransformInvert(transform) end

---Whether it changes nothing.
---@param transform CGAffineTransform|number[]
---@return boolean
function CGAffineTransformIsIdentity(transform) end

---Whether all numbers are the same.
---@param a CGAffineTransform|number[]
---@param b CGAffineTransform|number[]
---@return boolean
function CGAffineTransformEqualToTransform(a, b) end

---Where a point lands.
---@param point CGPoint|number[]
---@param transform CGAffineTransform|number[]
---@return CGPoint
function CGPointApplyAffineTransform(point, transform) end

---How large a size becomes.
---@param size CGSize|number[]
---@param transform CGAffineTransform|number[]
---@return CGSize
function CGSizeApplyAffineTransform(size, transform) end

---The box around where a rect lands.
---@param rect CGRect|number[]
---@param transform CGAffineTransform|number[]
---@return CGRect
function CGRectApplyAffineTransform(rect, transform) end

---What the simulated clock shows. Seconds.
---@return number
function CACurrentMediaTime() end

---A curve: CAMediaTimingFunction { name = "easeIn" } or { controlPoints = { x1, y1, x2, y2 } }.
---@param curve table
---@return any
function CAMediaTimingFunction(curve) end

---The context that is drawn into now, or nil.
---@return CGContext|nil
function UIGraphicsGetCurrentContext() end

---Makes a context the current one.
---@param context CGContext
function UIGraphicsPushContext(context) end

---Makes the one before it current again.
function UIGraphicsPopContext() end

---Begins a picture; a scale of 0 is the screen's.
---@param size CGSize|number[]
---@param opaque? boolean
---@param scale? number
function UIGraphicsBeginImageContextWithOptions(size, opaque, scale) end

---Begins a picture of a pixel per point.
---@param size CGSize|number[]
function UIGraphicsBeginImageContext(size) end

---What was drawn since it began, or nil.
---@return UIImage|nil
function UIGraphicsGetImageFromCurrentImageContext() end

---Ends the picture.
function UIGraphicsEndImageContext() end

---Fills a rectangle in the current context, in place of what is there.
---@param rect CGRect|number[]
function UIRectFill(rect) end

---A line of a point inside a rectangle's edge.
---@param rect CGRect|number[]
function UIRectFrame(rect) end

---The same, mixed.
---@param rect CGRect|number[]
---@param blendMode string
function UIRectFillUsingBlendMode(rect, blendMode) end

---The same, mixed.
---@param rect CGRect|number[]
---@param blendMode string
function UIRectFrameUsingBlendMode(rect, blendMode) end

---From now on only what lies inside a rectangle shows.
---@param rect CGRect|number[]
function UIRectClip(rect) end

---Prints values, with tabs between them; of a plain table what is in it.
---@param ... any
function print(...) end

---A value as text; of a table what is in it, tables in it included.
---@param value any
---@return string
function inspect(value) end

---Loads a module from the script's folder or the one above, once.
---@param name string
---@return any
function require(name) end
