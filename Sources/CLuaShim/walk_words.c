// The words of a walk over a state, the numbers of the objects that it has met, and the paths of values for those who listen.
#include "walk.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

void *lshim_walk_grown(void *block, size_t *room, size_t count, size_t size) {
  if (count < *room) return block;
  *room = *room ? *room * 2 : 256;
  block = realloc(block, *room * size);
  if (!block) abort();
  return block;
}

// MARK: Words

uint64_t lshim_walk_mixed(uint64_t a, uint64_t b) {
  __uint128_t product = (__uint128_t)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

void lshim_walk_word(lshim_walk *walk, uint64_t word) {
  uint64_t turned = word << 32 | word >> 32;
  walk->low = (walk->low << 23 | walk->low >> 41) + lshim_walk_mixed(walk->low ^ word ^ walk->keys[0], 0x9E3779B97F4A7C15ull);
  walk->high = (walk->high << 29 | walk->high >> 35) + lshim_walk_mixed(walk->high ^ turned ^ walk->keys[1], 0xD6E8FEB86659FD93ull);
  if (__builtin_expect(walk->keeps, false)) {
    walk->words = lshim_walk_grown(walk->words, &walk->words_room, walk->words_count, sizeof *walk->words);
    walk->words[walk->words_count++] = word;
  }
}

void lshim_walk_bytes(lshim_walk *walk, const char *bytes, size_t length) {
  lshim_walk_word(walk, length);
  for (; length >= 8; bytes += 8, length -= 8) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    lshim_walk_word(walk, word);
  }
  if (length == 0) return;
  uint64_t word = 0;
  memcpy(&word, bytes, length);
  lshim_walk_word(walk, word);
}

static uint64_t bits(double number) {
  uint64_t word;
  if (isnan(number)) return 0x7FF8000000000000ull; // all of them are one
  memcpy(&word, &number, sizeof word);
  return word;
}

lshim_hash lshim_walk_result(const lshim_walk *walk) {
  uint64_t low = lshim_walk_mixed(walk->low ^ walk->keys[1], 0x9E3779B97F4A7C15ull) ^ walk->high, high = lshim_walk_mixed(walk->high ^ walk->keys[0], 0xD6E8FEB86659FD93ull) + low;
  return (lshim_hash){low, high};
}

const uint64_t *lshim_walk_words(const lshim_walk *walk, size_t *count) {
  *count = walk->words_count;
  return walk->words;
}

// MARK: Objects

static size_t place_of(const void *key, size_t room) { return (size_t)(lshim_walk_mixed((uint64_t)(uintptr_t)key, 0x9E3779B97F4A7C15ull)) & (room - 1); }

static void enlarge(lshim_walk *walk) {
  size_t room = walk->known_room ? walk->known_room * 2 : 1024;
  __typeof__(walk->known) known = calloc(room, sizeof *known);
  if (!known) abort();
  for (size_t i = 0; i < walk->known_room; i++) {
    if (!walk->known[i].key) continue;
    size_t place = place_of(walk->known[i].key, room);
    while (known[place].key) place = (place + 1) & (room - 1);
    known[place] = walk->known[i];
  }
  free(walk->known);
  walk->known = known;
  walk->known_room = room;
}

uint32_t lshim_walk_number_of(const lshim_walk *walk, const void *key) {
  if (walk->known_room == 0) return 0;
  size_t place = place_of(key, walk->known_room);
  while (walk->known[place].key) {
    if (walk->known[place].key == key) return walk->known[place].number;
    place = (place + 1) & (walk->known_room - 1);
  }
  return 0;
}

// Adds a reference to what has that address. Returns: whether it is met for the first time
bool lshim_walk_meet(lshim_walk *walk, const void *key) {
  if (walk->known_count * 2 >= walk->known_room) enlarge(walk);
  size_t place = place_of(key, walk->known_room);
  while (walk->known[place].key) {
    if (walk->known[place].key == key) {
      lshim_walk_word(walk, (uint64_t)REFERENCE << 56 | walk->known[place].number);
      return false;
    }
    place = (place + 1) & (walk->known_room - 1);
  }
  walk->known[place].key = key;
  walk->known[place].number = ++walk->last_number;
  walk->known_count++;
  lshim_walk_word(walk, (uint64_t)NEW << 56);
  return true;
}

void lshim_walk_know(lshim_walk *walk, const void *key, uint32_t number) {
  if (walk->known_count * 2 >= walk->known_room) enlarge(walk);
  size_t place = place_of(key, walk->known_room);
  while (walk->known[place].key) {
    if (walk->known[place].key == key) return;
    place = (place + 1) & (walk->known_room - 1);
  }
  walk->known[place].key = key;
  walk->known[place].number = number;
  walk->known_count++;
}

walk_entry *lshim_walk_wait(lshim_walk *walk, const void *host) {
  walk->entries = lshim_walk_grown(walk->entries, &walk->entry_room, walk->entry_count, sizeof *walk->entries);
  walk_entry *entry = &walk->entries[walk->entry_count++];
  *entry = (walk_entry){.host = host, .parent = walk->parent};
  if (!walk->has_names) return entry;
  size_t length = strlen(walk->name) + 1;
  while (walk->labels_count + length > walk->labels_room) walk->labels = lshim_walk_grown(walk->labels, &walk->labels_room, walk->labels_room, 1);
  entry->label = (uint32_t)walk->labels_count;
  memcpy(walk->labels + walk->labels_count, walk->name, length);
  walk->labels_count += length;
  return entry;
}

// MARK: Paths

// Names that a reader knows begin a path: of a variable, of a global, of a module. Others continue one: `.field`, `[1]`.
static bool continues(const char *label) { return label[0] == '.' || label[0] == '['; }

static void write_path(const lshim_walk *walk, uint32_t number, const char *label, char *out, size_t room) {
  char path[LONGEST_PATH];
  size_t start = sizeof path - 1;
  path[start] = 0;
  while (true) {
    size_t length = strlen(label);
    if (length > start) break;
    start -= length;
    memcpy(path + start, label, length);
    if (!continues(label) || number == 0) break;
    const walk_entry *at = &walk->entries[number - 1];
    label = walk->labels + at->label;
    number = at->parent;
  }
  const char *from = path + start;
  if (*from == '.') from++;
  snprintf(out, room, "%s", from);
}

void lshim_walk_name(lshim_walk *walk, const char *name) {
  if (walk->has_names) snprintf(walk->name, sizeof walk->name, "%s", name);
}

bool lshim_walk_has_names(const lshim_walk *walk) { return walk->has_names; }

void lshim_walk_tell(lshim_walk *walk, const char *value) {
  if (!walk->leaf) return;
  char path[LONGEST_PATH];
  write_path(walk, walk->parent, walk->name, path, sizeof path);
  walk->leaf(walk->user, path, value);
}

void lshim_walk_change(lshim_walk *walk, void *user, lshim_walk_changes changes) {
  walk->user = user;
  walk->changes = changes;
  walk->has_names = true;
}

bool lshim_walk_changed(lshim_walk *walk, bool is_table) {
  if (!walk->changes) return false;
  char path[LONGEST_PATH];
  write_path(walk, walk->parent, is_table ? "." : walk->name, path, sizeof path);
  return walk->changes(walk->user, path, is_table);
}

bool lshim_walk_is_ignored(lshim_walk *walk) {
  if (!walk->ignores) return false;
  char path[LONGEST_PATH];
  write_path(walk, walk->parent, walk->name, path, sizeof path);
  return walk->ignores(walk->user, path);
}

// MARK: Values

void lshim_walk_number(lshim_walk *walk, double number) {
  lshim_walk_word(walk, (uint64_t)FLOAT << 56);
  lshim_walk_word(walk, bits(number));
  if (walk->leaf) {
    char text[LONGEST_VALUE];
    snprintf(text, sizeof text, "%.14g", number);
    lshim_walk_tell(walk, text);
  }
}

void lshim_walk_text(lshim_walk *walk, const char *text, size_t length) {
  lshim_walk_word(walk, (uint64_t)TEXT << 56);
  lshim_walk_bytes(walk, text, length);
  if (walk->leaf) {
    char shown[LONGEST_VALUE];
    snprintf(shown, sizeof shown, "\"%.*s\"", (int)(length < LONGEST_VALUE - 8 ? length : LONGEST_VALUE - 8), text);
    lshim_walk_tell(walk, shown);
  }
}

void lshim_walk_plain(lshim_walk *walk, uint64_t value, const char *shown) {
  lshim_walk_word(walk, (uint64_t)HOST_VALUE << 56);
  lshim_walk_word(walk, value);
  if (walk->leaf) lshim_walk_tell(walk, shown);
}

bool lshim_walk_object(lshim_walk *walk, const void *object) {
  if (!object) {
    lshim_walk_word(walk, (uint64_t)NIL << 56);
    if (walk->leaf) lshim_walk_tell(walk, "nil");
    return false;
  }
  bool is_new = lshim_walk_meet(walk, object);
  if (is_new) lshim_walk_wait(walk, object);
  if (walk->leaf) lshim_walk_tell(walk, "an object");
  return is_new;
}
