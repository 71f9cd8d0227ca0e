// What the files that embed share.

#if !defined(__has_embed)
#error "Lunette needs Swift 6.2 or later: the clang of this one can't embed files."
#endif

// C23, which clang allows in all C.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Defines what CResources.h declares, of an array of the same name.
#define EMBEDDED(name) \
  Resource resource_##name(void) { return (Resource){name, sizeof name}; }
