-- expect: missing_cellForRowAt.lua:3: plugin 'missing_cellForRowAt' has numberOfRowsInSection but no cellForRowAt; a data source needs both

launch "missing_cellForRowAt"
