-- expect: escapes/plugins/escape/init.lua:13: launch: a plugin can't launch another app; scenarios and specs can
-- A plugin that had an app could write files: app:save.
launch("escape").delegate.launch()
