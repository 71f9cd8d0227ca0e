return 3 -- a nib without a function
