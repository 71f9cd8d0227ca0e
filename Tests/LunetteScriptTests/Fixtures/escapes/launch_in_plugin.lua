-- expect: escapes/plugins/escape/init.lua:13: launch: a plugin can't launch another app; scenarios and specs can
-- With an app of its own a plugin could write files: app:save.
launch("escape").delegate.launch()
