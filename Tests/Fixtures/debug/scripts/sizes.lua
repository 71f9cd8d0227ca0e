local app = launch "sizes"
app:wait(0.5)
