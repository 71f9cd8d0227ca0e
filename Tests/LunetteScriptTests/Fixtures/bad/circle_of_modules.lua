-- expect: bad/plugins/circle/view.lua:1: module 'model' is required while it is being loaded: model requires view requires model; require it inside the function that needs it
launch "circle"
