---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIImagePickerController { ... } takes.
---@class UIImagePickerController.Properties: UINavigationController.Properties
---@field sourceType? UIImagePickerController.SourceType Where pictures come from; there is no camera.
---@field allowsEditing? boolean Whether there is an edited picture, too.
---@field cameraDevice? UIImagePickerController.CameraDevice Kept.
---@field mediaTypes? string[] Kept; pictures only.
---@field delegate? UIImagePickerControllerDelegate|table A table with UIImagePickerControllerDelegate's methods.

---Lets the user choose a picture, which the scenario does: app:pickImage "photo.png".
---@class UIImagePickerController: UINavigationController
---@field sourceType UIImagePickerController.SourceType Where pictures come from; there is no camera.
---@field allowsEditing boolean Whether there is an edited picture, too.
---@field cameraDevice UIImagePickerController.CameraDevice Kept.
---@field mediaTypes string[] Kept; pictures only.
---@field delegate UIImagePickerControllerDelegate|table|nil A table with UIImagePickerControllerDelegate's methods.
---@field super UIImagePickerController
---@overload fun(properties?: UIImagePickerController.Properties): UIImagePickerController
UIImagePickerController = {}

---The shutter of the camera, which there is none of.
function UIImagePickerController:takePicture() end

---Whether the device has it; there is no camera.
---@param sourceType UIImagePickerController.SourceType
---@return boolean
function UIImagePickerController.isSourceTypeAvailable(sourceType) end
