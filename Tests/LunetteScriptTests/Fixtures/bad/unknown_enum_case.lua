-- expect: bad/unknown_enum_case.lua:3: UITableView wants style = one of "plain", "grouped", "insetGrouped", got the string "groupd"; did you mean "grouped"?

UITableView { style = "groupd" }
