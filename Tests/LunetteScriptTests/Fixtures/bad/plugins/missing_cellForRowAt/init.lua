-- expect: plugin 'missing_cellForRowAt' has numberOfRowsInSection but no cellForRowAt; a data source needs both
return {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
}
