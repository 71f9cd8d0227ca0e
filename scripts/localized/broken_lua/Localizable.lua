return {
  de = { ["%d items"] = { one = "%d Ding", others = "%d Dinge" } },
}
