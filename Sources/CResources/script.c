// The Lua of the host's own classes.

#include "CResources.h"

#include "embedding.h"

static const unsigned char appearance_lua[] = {
#embed "../LunetteScript/Library/appearance.lua"
};
EMBEDDED(appearance_lua)

static const unsigned char archive_lua[] = {
#embed "../LunetteScript/Library/archive.lua"
};
EMBEDDED(archive_lua)

static const unsigned char coding_lua[] = {
#embed "../LunetteScript/Library/coding.lua"
};
EMBEDDED(coding_lua)

static const unsigned char contents_lua[] = {
#embed "../LunetteScript/Library/contents.lua"
};
EMBEDDED(contents_lua)

static const unsigned char diffable_lua[] = {
#embed "../LunetteScript/Library/diffable.lua"
};
EMBEDDED(diffable_lua)

static const unsigned char difference_lua[] = {
#embed "../LunetteScript/Library/difference.lua"
};
EMBEDDED(difference_lua)

static const unsigned char order_lua[] = {
#embed "../LunetteScript/Library/order.lua"
};
EMBEDDED(order_lua)

static const unsigned char outline_lua[] = {
#embed "../LunetteScript/Library/outline.lua"
};
EMBEDDED(outline_lua)

static const unsigned char predicate_lua[] = {
#embed "../LunetteScript/Library/predicate.lua"
};
EMBEDDED(predicate_lua)

static const unsigned char reload_lua[] = {
#embed "../LunetteScript/Library/reload.lua"
};
EMBEDDED(reload_lua)

static const unsigned char snapshot_lua[] = {
#embed "../LunetteScript/Library/snapshot.lua"
};
EMBEDDED(snapshot_lua)

static const unsigned char storyboard_lua[] = {
#embed "../LunetteScript/Library/storyboard.lua"
};
EMBEDDED(storyboard_lua)

static const unsigned char tasks_lua[] = {
#embed "../LunetteScript/Library/tasks.lua"
};
EMBEDDED(tasks_lua)

static const unsigned char values_lua[] = {
#embed "../LunetteScript/Library/values.lua"
};
EMBEDDED(values_lua)
