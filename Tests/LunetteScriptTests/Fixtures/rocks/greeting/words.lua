return { hello = "hello" }
