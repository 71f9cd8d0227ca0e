-- What a process needs to do before its first frame stands: timed by the benchmark.
launch("fruits"):print "first frame"
