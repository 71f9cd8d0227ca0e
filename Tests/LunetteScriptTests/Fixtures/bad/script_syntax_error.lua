-- expect: bad/script_syntax_error.lua:4: 'end' expected (to close 'if' at line 3) near <eof>

if true then
