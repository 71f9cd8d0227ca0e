return {
  de = { Hello = "Hallo", ["%d items"] = { one = "%d Ding", other = "%d Dinge" }, ["%@ bought %d"] = { one = "%@ kaufte ein Ding", other = "%@ kaufte %d Dinge" } },
  en = {
    Hello = "Hello there",
    ["%d items"] = { one = "%d item", other = "%d items" },
    ["%d things"] = { one = "a thing", other = "%d items" },
    summary = { format = "%#@pears@, %#@apples@", pears = { one = "%d pear", other = "%d pears" }, apples = { one = "%d apple", other = "%d apples" } },
  },
  ru = { ["%d items"] = { one = "%d вещь", few = "%d вещи", many = "%d вещей", other = "%d вещи" } },
  ["zh-Hant"] = { Hello = "你好" },
  ar = { ["%d items"] = { zero = "zero", one = "one", two = "two", few = "few", many = "many", other = "other" } },
  pl = { ["%d items"] = { one = "one", few = "few", many = "many", other = "other" } },
  fr = { ["%d items"] = { one = "one", many = "many", other = "other" } },
  cs = { ["%d items"] = { one = "one", few = "few", many = "many", other = "other" } },
  ja = { ["%d items"] = { one = "one", other = "other" } },
}
