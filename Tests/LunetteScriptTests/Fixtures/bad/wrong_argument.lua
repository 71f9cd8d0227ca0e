-- expect: bad/wrong_argument.lua:3: UIView:insertSubview: argument 2 'index' must be a whole number, got the string "front"

UIView {}:insertSubview(UIView {}, "front")
