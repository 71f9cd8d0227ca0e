return { first = "One" }
