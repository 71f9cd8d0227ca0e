-- expect: bad/missing_cellForRowAt.lua:3: missing_cellForRowAt: the plugin has no 'cellForRowAt'; a data source needs numberOfRowsInSection and cellForRowAt, an app delegate didFinishLaunching

launch "missing_cellForRowAt"
