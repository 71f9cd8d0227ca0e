return { didFinishLaunching = function() end }
