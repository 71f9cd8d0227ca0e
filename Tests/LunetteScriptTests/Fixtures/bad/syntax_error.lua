-- expect: plugins/syntax_error/init.lua:5: unexpected symbol near '=' (raised while launch "syntax_error" at syntax_error.lua:3 loaded it)

launch "syntax_error"
