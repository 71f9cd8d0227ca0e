return { get = function() end }
