-- expect: escapes/collector.lua:3: collectgarbage: 'stop' is not available to scripts, only 'collect': memory is the host's, and its state differs from run to run
-- Whoever stops the collector takes the memory.
collectgarbage("stop")
