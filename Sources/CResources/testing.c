// The Lua of assertions and properties, and the templates of reports.

#include "CResources.h"

#include "embedding.h"

static const unsigned char assert_lua[] = {
#embed "../LunetteTesting/Assertions/assert.lua"
};
EMBEDDED(assert_lua)

static const unsigned char compare_lua[] = {
#embed "../LunetteTesting/Assertions/compare.lua"
};
EMBEDDED(compare_lua)

static const unsigned char expectations_lua[] = {
#embed "../LunetteTesting/Assertions/expectations.lua"
};
EMBEDDED(expectations_lua)

static const unsigned char match_lua[] = {
#embed "../LunetteTesting/Assertions/match.lua"
};
EMBEDDED(match_lua)

static const unsigned char say_lua[] = {
#embed "../LunetteTesting/Assertions/say.lua"
};
EMBEDDED(say_lua)

static const unsigned char spy_lua[] = {
#embed "../LunetteTesting/Assertions/spy.lua"
};
EMBEDDED(spy_lua)

static const unsigned char windows_lua[] = {
#embed "../LunetteTesting/Assertions/windows.lua"
};
EMBEDDED(windows_lua)

static const unsigned char choices_lua[] = {
#embed "../LunetteTesting/Properties/Words/choices.lua"
};
EMBEDDED(choices_lua)

static const unsigned char commands_lua[] = {
#embed "../LunetteTesting/Properties/Words/commands.lua"
};
EMBEDDED(commands_lua)

static const unsigned char gen_lua[] = {
#embed "../LunetteTesting/Properties/Words/gen.lua"
};
EMBEDDED(gen_lua)

static const unsigned char gen_values_lua[] = {
#embed "../LunetteTesting/Properties/Words/gen_values.lua"
};
EMBEDDED(gen_values_lua)

static const unsigned char machine_lua[] = {
#embed "../LunetteTesting/Properties/Words/machine.lua"
};
EMBEDDED(machine_lua)

static const unsigned char property_lua[] = {
#embed "../LunetteTesting/Properties/Words/property.lua"
};
EMBEDDED(property_lua)

static const unsigned char source_lua[] = {
#embed "../LunetteTesting/Properties/Words/source.lua"
};
EMBEDDED(source_lua)

static const unsigned char page_css[] = {
#embed "../LunetteTesting/Reports/Page/Template/page.css"
};
EMBEDDED(page_css)

static const unsigned char page_html[] = {
#embed "../LunetteTesting/Reports/Page/Template/page.html"
};
EMBEDDED(page_html)

static const unsigned char coverage_css[] = {
#embed "../LunetteTesting/Coverage/Template/coverage.css"
};
EMBEDDED(coverage_css)
