-- a plugin that returns a number
return 42
