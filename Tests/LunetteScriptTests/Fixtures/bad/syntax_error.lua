-- expect: bad/plugins/syntax_error/init.lua:5: unexpected symbol near '='

launch "syntax_error"
