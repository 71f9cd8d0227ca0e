---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIImagePickerController { ... } takes.
---@class UIImagePickerController.Properties: UINavigationController.Properties
---@field sourceType? UIImagePickerController.SourceType Where the images come from. It is an error if it is set to camera and the device was not made with camera = true.
---@field allowsEditing? boolean Whether the user may edit the image, so that there is an edited image, too.
---@field cameraDevice? UIImagePickerController.CameraDevice Kept only; it has no effect.
---@field mediaTypes? string[] Kept only; there are only images.
---@field delegate? UIImagePickerControllerDelegate|table A table with UIImagePickerControllerDelegate's methods.

---A controller with which the user chooses an image. In a simulation the scenario chooses: app:pickImage "photo.png".
---@class UIImagePickerController: UINavigationController
---@field sourceType UIImagePickerController.SourceType Where the images come from. It is an error if it is set to camera and the device was not made with camera = true.
---@field allowsEditing boolean Whether the user may edit the image, so that there is an edited image, too.
---@field cameraDevice UIImagePickerController.CameraDevice Kept only; it has no effect.
---@field mediaTypes string[] Kept only; there are only images.
---@field delegate UIImagePickerControllerDelegate|table|any A table with UIImagePickerControllerDelegate's methods.
---@field super UIImagePickerController
---@overload fun(properties?: UIImagePickerController.Properties): UIImagePickerController
UIImagePickerController = {}

---Takes a picture with the camera; the scenario says which: app:pickImage. It is an error if sourceType is not camera.
function UIImagePickerController:takePicture() end

---Whether the device has this source of images. It has a camera only if it was made with camera = true.
---@param sourceType UIImagePickerController.SourceType
---@return boolean
function UIImagePickerController.isSourceTypeAvailable(sourceType) end
