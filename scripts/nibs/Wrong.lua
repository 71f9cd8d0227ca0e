-- a nib that does what its owner asks for: mistakes for the specs
return function(owner) return owner and owner.make() or { UIView {}, UITableViewCell {} } end
