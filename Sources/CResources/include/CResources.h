#ifndef CRESOURCES_H
#define CRESOURCES_H

#include <stddef.h>

/// A file of the repository that is compiled into the program. C embeds it without work; an array literal of its bytes, which is what SwiftPM makes of
/// `.embedInCode`, took Swift's compiler a tenth of a millisecond a byte.
typedef struct {
  /// `count` bytes, which live as long as the program.
  const unsigned char *_Nonnull start;
  size_t count;
} Resource;

// In Swift the file `a.lua` is `Resource.a_lua`.
#define RESOURCE(name) Resource resource_##name(void) __attribute__((swift_name("getter:Resource." #name "()")));

// The Lua of the host's own classes.
RESOURCE(appearance_lua)
RESOURCE(archive_lua)
RESOURCE(coding_lua)
RESOURCE(contents_lua)
RESOURCE(diffable_lua)
RESOURCE(difference_lua)
RESOURCE(order_lua)
RESOURCE(outline_lua)
RESOURCE(predicate_lua)
RESOURCE(reload_lua)
RESOURCE(snapshot_lua)
RESOURCE(storyboard_lua)
RESOURCE(tasks_lua)
RESOURCE(values_lua)

// The Lua of assertions and properties, and the templates of reports.
RESOURCE(assert_lua)
RESOURCE(compare_lua)
RESOURCE(expectations_lua)
RESOURCE(match_lua)
RESOURCE(say_lua)
RESOURCE(spy_lua)
RESOURCE(windows_lua)
RESOURCE(choices_lua)
RESOURCE(commands_lua)
RESOURCE(gen_lua)
RESOURCE(gen_values_lua)
RESOURCE(machine_lua)
RESOURCE(property_lua)
RESOURCE(source_lua)
RESOURCE(page_css)
RESOURCE(page_html)
RESOURCE(coverage_css)

// The page of `lunette play`.
RESOURCE(console_js)
RESOURCE(elements_js)
RESOURCE(exploded_js)
RESOURCE(fingers_js)
RESOURCE(index_html)
RESOURCE(lanes_js)
RESOURCE(live_css)
RESOURCE(main_js)
RESOURCE(panels_css)
RESOURCE(recorder_js)
RESOURCE(requests_js)
RESOURCE(screen_js)
RESOURCE(timeline_js)
RESOURCE(views_js)
RESOURCE(voice_js)
RESOURCE(why_js)
RESOURCE(wire_js)

#undef RESOURCE

#endif
