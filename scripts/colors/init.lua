-- An app with colours by their names, in Colors.lua beside it.
return {
  system = 17,
  statusBar = false,
  didFinishLaunching = function(self)
    self.window = UIWindow {}
    self.window.backgroundColor = UIColor.named "Brand"
    self.window.accessibilityIdentifier = "w"
    self.window:makeKeyAndVisible()
  end,
}
