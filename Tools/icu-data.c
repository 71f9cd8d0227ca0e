// Writes an assembler's source with ICU's data without what nobody asks for here, for release programs that are linked statically: the data are half of
// such a program. What asks for the data is led to these by the linker's --wrap, since Swift's folder of libraries comes before every other.
// Usage: icu-data OBJECT > SOURCE.S (icu_packaged_data.cpp.o of lib_FoundationICU.a)
//
// Left out are tables of other encodings than Unicode's (texts are UTF-8 everywhere), transliterations, places where lines may break (text layout has
// rules of its own), and what names and passwords of network protocols are prepared and compared with.
//
// The data are a header, then the number of entries and for each the place of its name and of its bytes, counted from that number, in the order of the
// names; then the names, then the bytes, each entry at a multiple of 16 bytes. The source takes them from the object by their places there.
// Source: icu4c/source/common/ucmndata.h
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned char *bytes;
static size_t size;

static _Noreturn void fail(const char *problem) {
  fprintf(stderr, "icu-data: %s\n", problem);
  exit(1);
}

static uint32_t number(size_t place) {
  uint32_t value;
  if (size < 4 || place > size - 4) fail("the table of entries ends too early");
  memcpy(&value, bytes + place, sizeof value);
  return value;
}

static int ends(const char *name, const char *with) {
  size_t length = strlen(name), tail = strlen(with);
  return length >= tail && strcmp(name + length - tail, with) == 0;
}

static int is_left_out(const char *name) {
  return ends(name, ".cnv") || ends(name, ".spp") || ends(name, ".cfu") || strstr(name, "/translit/") || strstr(name, "/brkitr/line");
}

int main(int count, char **words) {
  FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;
  if (!file) fail("usage: icu-data OBJECT > SOURCE.S");
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  bytes = length > 0 ? malloc((size_t)length) : NULL;
  if (!bytes || fread(bytes, 1, (size_t)length, file) != (size_t)length) fail("the object can't be read");
  size = (size_t)length;

  // The header begins with its length in two bytes, then 0xDA 0x27; at its twelfth byte is the name of the format.
  size_t header = 0;
  while (header + 16 < size && (memcmp(bytes + header + 2, "\xDA\x27", 2) != 0 || memcmp(bytes + header + 12, "CmnD", 4) != 0)) header++;
  if (header + 16 >= size) fail("there are no data of ICU in this object");
  size_t table = header + bytes[header] + 256 * (size_t)bytes[header + 1];
  uint32_t all = number(table);
  if (all < 2 || all > 1000000) fail("the number of entries can't be right");

  const char **names = calloc(all, sizeof *names);
  char *keeps = calloc(all, 1);
  if (!names || !keeps) fail("too little memory");
  uint32_t kept = 0;
  for (uint32_t i = 0; i < all; i++) {
    size_t place = table + number(table + 4 + 8 * (size_t)i);
    if (place >= size || !memchr(bytes + place, 0, size - place)) fail("a name lies outside of the object");
    names[i] = (const char *)bytes + place;
    keeps[i] = !is_left_out(names[i]);
    kept += keeps[i];
  }

  // The symbol is called as the first part of each name without the letter for the order of bytes: icudt76l/af.res lies in icudt76_dat.
  const char *slash = strchr(names[0], '/');
  if (!slash || slash - names[0] < 2) fail("an entry has no folder");
  int stem = (int)(slash - names[0]) - 1;
  printf("  .section .rodata.icu, \"a\"\n  .p2align 4\n  .globl __wrap_%.*s_dat\n__wrap_%.*s_dat:\n", stem, names[0], stem, names[0]);
  printf("  .incbin \"%s\", %zu, %zu\n", words[1], header, table - header);
  printf(".Ltable:\n  .long %u\n", kept);
  for (uint32_t i = 0; i < all; i++) {
    if (keeps[i]) printf("  .long .Lname%u - .Ltable, .Lentry%u - .Ltable\n", i, i);
  }
  for (uint32_t i = 0; i < all; i++) {
    if (keeps[i]) printf(".Lname%u: .asciz \"%s\"\n", i, names[i]);
  }
  for (uint32_t i = 0; i < all; i++) {
    if (!keeps[i]) continue;
    size_t from = table + number(table + 8 + 8 * (size_t)i);
    // The last entry ends where the object's section does, which is followed by little: all the rest is taken.
    size_t to = i + 1 < all ? table + number(table + 8 + 8 * (size_t)(i + 1)) : size;
    if (from > to || to > size) fail("an entry lies outside of the object");
    printf("  .p2align 4\n.Lentry%u: .incbin \"%s\", %zu, %zu\n", i, words[1], from, to - from);
  }
  printf("  .section .note.GNU-stack, \"\", @progbits\n");
  return 0;
}
