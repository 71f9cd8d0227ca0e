#include "CWork.h"
#include <string.h>

_Thread_local work_state work_now = {.left = INT64_MAX};

static bool always(size_t bytes) {
  (void)bytes;
  return true;
}
static bool (*has_room)(size_t bytes) = always;
void work_ask_for_room(bool (*has)(size_t)) { has_room = has; }
bool work_has_room(size_t bytes) { return has_room(bytes); }

static void keep(char *place, size_t size, const char *text) {
  if (*place) return;
  size_t length = strlen(text);
  if (length >= size) {
    length = size - 1;
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--; // no part of a character
  }
  memcpy(place, text, length);
  place[length] = 0;
}

void work_note(const char *text) { keep(work_now.note, WORK_NOTE, text); }
void work_name(const char *call) { keep(work_now.call, WORK_CALL, call); }

void work_take(void) {
  *work_now.note = *work_now.call = 0;
  if (work_now.memory == 0) return;
  work_now.memory = 0;
  work_allow(work_now.left_then);
}

void work_end_for_memory(int64_t limit) {
  if (work_is_over()) return;
  work_now.memory = limit;
  work_now.left_then = work_left();
  work_allow(-1);
}

void work_forget(void) { work_now = (work_state){.left = INT64_MAX}; }
