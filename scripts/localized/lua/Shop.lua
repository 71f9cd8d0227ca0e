return { en = { Buy = "Buy it" }, de = { Buy = "Kaufen" } }
