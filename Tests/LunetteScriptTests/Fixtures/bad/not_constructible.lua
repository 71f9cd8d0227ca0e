-- expect: bad/not_constructible.lua:3: UIScreen can't be made by a script; the host makes it

UIScreen {}
