-- expect: escapes/collector.lua:3: collectgarbage: 'stop' is not available to scripts, only 'collect': memory is the host's, and its state differs from run to run
-- A script that could stop the garbage collector could use up the memory.
collectgarbage("stop")
