// How much memory the host holds: the process's own `malloc` counts what each thread and all threads together have allocated and not freed.
// Nothing else knows all that a script makes the host keep: texts, pictures, paths, views with their layers, the events of a log.
//
// Only where the C library is GNU's, whose allocator can be called by other names. Elsewhere, and where a sanitizer brings an allocator of
// its own, an object counts as a kilobyte, whatever it holds (limits.c).
#include "internal.h"
#include <errno.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdatomic.h>
#include <stdlib.h>

_Thread_local int64_t lshim_thread_bytes;

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#if defined(__GLIBC__) && defined(__LP64__) && !defined(HAS_SANITIZER)
const bool lshim_counts_host = true;

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

// What a thread has allocated is added to the whole in steps, because threads would wait for each other otherwise. Units: bytes
enum { STEP = 1 << 16 };
static _Thread_local int64_t told;
static _Thread_local uint64_t blocks;
static _Atomic int64_t whole;

static __attribute__((noinline)) void tell(void) {
  atomic_fetch_add_explicit(&whole, lshim_thread_bytes - told, memory_order_relaxed);
  told = lshim_thread_bytes;
  if (lshim_innermost) lshim_look_at_host(lshim_innermost, 0);
}

// A block of at least this size is looked at before it is made. Units: bytes
enum { LARGE_BLOCK = 1 << 24 };
static inline size_t foreseen(size_t size) {
  if (__builtin_expect(size >= LARGE_BLOCK, 0) && lshim_innermost) lshim_look_at_host(lshim_innermost, size);
  return size;
}

static inline void note(int64_t change) {
  lshim_thread_bytes += change;
  if (__builtin_expect((uint64_t)(lshim_thread_bytes - told + STEP) > 2 * STEP, 0)) tell();
}

// The size of a block with its header is in the word before it, whose three lowest bits are flags. Source: glibc, malloc.c, "struct
// malloc_chunk"; `malloc_usable_size` reads the same word, but takes as long as `free`.
static inline int64_t size_of(const void *block) { return block ? (int64_t)(((const size_t *)block)[-1] & ~(size_t)7) : 0; }

static inline void *noted(void *block) {
  blocks++;
  note(size_of(block));
  return block;
}

void *malloc(size_t size) { return noted(__libc_malloc(foreseen(size))); }
void *calloc(size_t count, size_t size) {
  if (size > 0 && count <= SIZE_MAX / size) foreseen(count * size);
  return noted(__libc_calloc(count, size));
}
void *memalign(size_t alignment, size_t size) { return noted(__libc_memalign(alignment, foreseen(size))); }
void *aligned_alloc(size_t alignment, size_t size) { return noted(__libc_memalign(alignment, foreseen(size))); }
void *valloc(size_t size) { return noted(__libc_memalign(4096, size)); }

int posix_memalign(void **out, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *block = noted(__libc_memalign(alignment, foreseen(size)));
  if (!block) return ENOMEM;
  *out = block;
  return 0;
}

void *realloc(void *block, size_t size) {
  int64_t before = size_of(block);
  blocks++;
  void *result = __libc_realloc(block, (int64_t)size > before ? foreseen(size) : size);
  if (result || size == 0) note(size_of(result) - before); // where it fails the block stays
  return result;
}

void free(void *block) {
  note(-size_of(block));
  __libc_free(block);
}

// Lua's texts of nearly one size leave gaps between what the host keeps, into which none of the next fits with what is left over: the process grew to
// 420 MB where 256 were held. So Lua's blocks have sixteen sizes between one power of two and the next, which costs 3 % of them.
enum { LEAST_ROUNDED = 1 << 9 }; // bytes; below, the allocator's own sizes are as far apart
static inline size_t rounded(size_t size) {
  if (__builtin_expect(size < LEAST_ROUNDED, 1) || size > LARGE_BLOCK) return size;
  size_t step = (size_t)1 << (59 - __builtin_clzl(size));
  return (size + step - 1) & ~(step - 1);
}

void *lshim_plain_realloc(void *block, size_t size) {
  blocks++;
  return __libc_realloc(block, rounded(size));
}
void lshim_plain_free(void *block) { __libc_free(block); }

uint64_t lshim_allocated_blocks(void) { return blocks; }

static int64_t all_bytes(void) { return atomic_load_explicit(&whole, memory_order_relaxed) + lshim_thread_bytes - told; }
#else
const bool lshim_counts_host = false;
void *lshim_plain_realloc(void *block, size_t size) { return realloc(block, size); }
void lshim_plain_free(void *block) { free(block); }
uint64_t lshim_allocated_blocks(void) { return 0; }

static int64_t all_bytes(void) { return 0; }
#endif

// What a Swift object costs besides its box: about as much as a view with its layer. Units: bytes. Source: measured, 1,000,000 views
enum { OBJECT_COST = 1024 };

// Open accounts, and how often one was opened or closed.
static _Atomic int accounts;
static _Atomic unsigned turns;

static void begin_account(lshim_context *context, int64_t own) {
  context->account.thread_base = lshim_thread_bytes - own;
  context->account.whole_base = all_bytes() - own;
  context->account.turn = atomic_load(&turns);
}

void lshim_open_account(lshim_context *context) {
  atomic_fetch_add(&accounts, 1);
  atomic_fetch_add(&turns, 1);
  begin_account(context, 0);
}

void lshim_close_account(void) {
  atomic_fetch_sub(&accounts, 1);
  atomic_fetch_add(&turns, 1);
}

void lshim_change_thread(lshim_context *context) { context->account.thread_base = lshim_thread_bytes - context->account.bytes; }

// What this thread has made and another one freed, as the page's connections do, doesn't count. Only where one script runs is what other threads free
// known to be its own: two that run at once would each be forgiven what the other one lets go of.
void lshim_measure_host(lshim_context *context) {
  if (!lshim_counts_host) {
    context->account.bytes = (int64_t)context->boxes * OBJECT_COST;
    return;
  }
  int64_t own = lshim_thread_bytes - context->account.thread_base;
  if (own < 0) own = 0;
  if (atomic_load(&accounts) > 1 || context->account.turn != atomic_load(&turns)) {
    begin_account(context, own);
  } else {
    int64_t all = all_bytes() - context->account.whole_base;
    if (all < own) begin_account(context, own = all < 0 ? 0 : all);
  }
  context->account.bytes = own;
}

bool lshim_has_room(lua_State *L, size_t bytes) {
  lshim_context *context = lshim_context_of(L);
  if (context->limits.memory == 0) return true;
  if (bytes > context->limits.memory) return false;
  lshim_measure_host(context);
  return lshim_held(context) + bytes <= context->limits.memory;
}

// What a state that held this much leaves behind is given back to the machine: the allocator keeps it for the thread that freed it, and a
// session of a fuzz that comes next on another thread would take as much again. Ours; trimming takes a millisecond. Units: bytes
enum { LARGE = 64 << 20 };

bool lshim_is_large(lshim_context *context) { return lshim_held(context) > LARGE; }

void lshim_return_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
