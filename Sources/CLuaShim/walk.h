// What a walk over a state is made of (walk.c, walk_words.c): its words, the objects that it has met, the names on the way.
#pragma once
#include "internal.h"

enum { NIL = 1, FALSE, TRUE, INTEGER, FLOAT, TEXT, LIGHT, REFERENCE, NEW, C_FUNCTION, GEOMETRY, NATIVE_CLASS, HOST, END, HOST_VALUE };
static const uint32_t SKIPPED = 0x80000000u; // the bit of the numbers of what a walk passes over
enum { SLOTS = 16 };          // of the stack, for one object
enum { LONGEST_LABEL = 64 };  // bytes of a name in a path
enum { LONGEST_PATH = 512 };  // bytes
enum { LONGEST_VALUE = 160 }; // bytes of a value as text

// A value that waits for its turn, or a host's object.
typedef struct walk_entry {
  const void *host;  // the host's object; null for a value, which is in the table of held values
  uint32_t parent;   // the entry that led here, from 1; 0 for a root
  uint32_t label;    // where its name begins in `labels`
} walk_entry;

struct lshim_walk {
  lua_State *L;
  int held;          // the table of values that wait, an index of the stack
  uint64_t low, high, keys[2];
  struct { const void *key; uint32_t number; } *known;
  size_t known_room, known_count;
  uint32_t last_number;
  walk_entry *entries;
  size_t entry_room, entry_count, next;
  uint32_t *weak;    // the entries that are weak tables
  size_t weak_room, weak_count;
  const void *globals; // the table whose keys are names of globals
  // Names, for the paths of values; only if somebody asks for paths.
  bool has_names;
  char *labels;
  size_t labels_room, labels_count;
  char name[LONGEST_LABEL];
  uint32_t parent;
  lshim_walk_leaf leaf;
  lshim_walk_ignores ignores;
  lshim_walk_changes changes;
  void *user;
  // The copy of all words, if it is wanted.
  bool keeps;
  uint64_t *words;
  size_t words_room, words_count;
};

// The room for one more of `count` entries. Ends the process where there is no memory.
void *lshim_walk_grown(void *block, size_t *room, size_t count, size_t size);
uint64_t lshim_walk_mixed(uint64_t a, uint64_t b);
// Adds a length and so many bytes.
void lshim_walk_bytes(lshim_walk *walk, const char *bytes, size_t length);
// The number of what has that address; 0 for what was not met.
uint32_t lshim_walk_number_of(const lshim_walk *walk, const void *key);
// Adds a reference to what has that address. Returns: whether it is met for the first time
bool lshim_walk_meet(lshim_walk *walk, const void *key);
// What has that address has a number of its own kind from now on, and no place in the walk.
void lshim_walk_know(lshim_walk *walk, const void *key, uint32_t number);
// Lets what was just met wait for its turn. - host: null for a value of Lua's
walk_entry *lshim_walk_wait(lshim_walk *walk, const void *host);
// Asks whoever changes values about what is named so.
bool lshim_walk_changed(lshim_walk *walk, bool is_table);
// Tells whoever listens a value and its path.
void lshim_walk_tell(lshim_walk *walk, const char *value);
