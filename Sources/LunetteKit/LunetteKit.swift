/// The simulated UIKit, whole: whoever imports LunetteKit sees the stage, the lists and the controllers, and the values of LunetteCore.
@_exported import LunetteControllers

/// The modules that declare UIKit's classes, for a look-up of a class by its name.
package let modulesOfUIKit = ["LunetteStage", "LunetteLists", "LunetteControllers"]
