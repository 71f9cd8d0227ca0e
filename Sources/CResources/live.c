// The page of `lunette play`.

#include "CResources.h"

#include "embedding.h"

static const unsigned char console_js[] = {
#embed "../LunetteLive/Page/console.js"
};
EMBEDDED(console_js)

static const unsigned char elements_js[] = {
#embed "../LunetteLive/Page/elements.js"
};
EMBEDDED(elements_js)

static const unsigned char exploded_js[] = {
#embed "../LunetteLive/Page/exploded.js"
};
EMBEDDED(exploded_js)

static const unsigned char fingers_js[] = {
#embed "../LunetteLive/Page/fingers.js"
};
EMBEDDED(fingers_js)

static const unsigned char index_html[] = {
#embed "../LunetteLive/Page/index.html"
};
EMBEDDED(index_html)

static const unsigned char lanes_js[] = {
#embed "../LunetteLive/Page/lanes.js"
};
EMBEDDED(lanes_js)

static const unsigned char live_css[] = {
#embed "../LunetteLive/Page/live.css"
};
EMBEDDED(live_css)

static const unsigned char main_js[] = {
#embed "../LunetteLive/Page/main.js"
};
EMBEDDED(main_js)

static const unsigned char panels_css[] = {
#embed "../LunetteLive/Page/panels.css"
};
EMBEDDED(panels_css)

static const unsigned char recorder_js[] = {
#embed "../LunetteLive/Page/recorder.js"
};
EMBEDDED(recorder_js)

static const unsigned char requests_js[] = {
#embed "../LunetteLive/Page/requests.js"
};
EMBEDDED(requests_js)

static const unsigned char screen_js[] = {
#embed "../LunetteLive/Page/screen.js"
};
EMBEDDED(screen_js)

static const unsigned char timeline_js[] = {
#embed "../LunetteLive/Page/timeline.js"
};
EMBEDDED(timeline_js)

static const unsigned char views_js[] = {
#embed "../LunetteLive/Page/views.js"
};
EMBEDDED(views_js)

static const unsigned char voice_js[] = {
#embed "../LunetteLive/Page/voice.js"
};
EMBEDDED(voice_js)

static const unsigned char why_js[] = {
#embed "../LunetteLive/Page/why.js"
};
EMBEDDED(why_js)

static const unsigned char wire_js[] = {
#embed "../LunetteLive/Page/wire.js"
};
EMBEDDED(wire_js)
