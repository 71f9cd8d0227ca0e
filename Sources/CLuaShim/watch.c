// The watchdog: one thread of the process, which checks the watched states a few times a second. When a turn has taken a second of its
// thread's time, its instructions are counted from then on. When it has taken as long as its time limit, it ends with the next instruction.
// The host's loops end then, too (CWork). When it spends long in a single library function, or in a loop of the host that doesn't look,
// which nothing can interrupt, the watchdog ends the process with a message that names the place.
//
// Only the thread that runs a state may touch it, so the watchdog sends that thread a signal, whose handler sets the hook:
// lua_sethook may be called from a signal handler. SIGURG was chosen because nothing else uses it, and because it is ignored where no
// handler is left.
#include "internal.h"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// Units: seconds of the thread's own processor time, so that a script is not stopped only because the machine is busy.
static const double PATIENCE = 1, LIBRARY_PATIENCE = 10;
// Units: nanoseconds of real time between two checks.
static const long PERIOD = 200 * 1000 * 1000;

typedef struct watch {
  struct watch *next;
  lshim_context *context;
  uint64_t turn, outermost, hook_calls, host_calls;
  double turn_since, outermost_since, stuck_since, body_since, late_since;
} watch;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static watch *watches;
static bool is_running;

static double processor_time(pthread_t thread) {
  struct timespec now;
#ifdef __linux__
  clockid_t clock;
  if (pthread_getcpuclockid(thread, &clock) != 0) return 0;
  if (clock_gettime(clock, &now) != 0) return 0;
#else
  (void)thread;
  clock_gettime(CLOCK_MONOTONIC, &now);
#endif
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void handle_signal(int signal) {
  (void)signal;
  lshim_context *context = lshim_innermost;
  if (!context || !context->is_watched) return;
  bool is_called = context->is_called, is_alarm = context->is_alarm;
  context->is_called = context->is_alarm = false;
  if (is_called) lshim_hear_soon(context);
  if (!is_alarm) return;
  context->is_out_of_time = context->late_turn != 0 && context->late_turn == context->outermost;
  // The stack is read only if no hook of the turn was called since the last signal: the turn is then inside one library function.
  bool is_stuck = context->turn.is_counting && context->hook_calls == context->seen_hook_calls;
  if (context->is_out_of_time) {
    work_now.seconds = context->limits.seconds;
    work_now.is_interrupted = context->is_interrupted;
    work_allow(-1);
  }
  if ((is_stuck && context->turn.is_script) || context->is_deaf) lshim_note_position(context->turn.running, context->stuck_position);
  context->seen_hook_calls = context->hook_calls;
  lshim_watchdog_arm(context);
}

// Threads of a dispatch queue block every signal, so the signal must be unblocked.
void lshim_watch_thread(lshim_context *context, pthread_t thread) {
  sigset_t ours;
  sigemptyset(&ours);
  sigaddset(&ours, SIGURG);
  pthread_sigmask(SIG_UNBLOCK, &ours, NULL);
  context->thread = thread;
  context->has_thread = true;
}

static void look(watch *watch) {
  lshim_context *context = watch->context;
  uint64_t turn = __atomic_load_n(&context->turn.number, __ATOMIC_RELAXED);
  uint64_t hook_calls = __atomic_load_n(&context->hook_calls, __ATOMIC_RELAXED);
  bool is_script = __atomic_load_n(&context->turn.is_script, __ATOMIC_RELAXED);
  if (turn == 0) {
    watch->turn = watch->outermost = 0;
    return;
  }
  pthread_t thread = __atomic_load_n(&context->thread, __ATOMIC_RELAXED);
  double now = processor_time(thread);
  if (turn != watch->turn) watch->turn_since = now;
  uint64_t outermost = __atomic_load_n(&context->outermost, __ATOMIC_RELAXED);
  if (outermost != watch->outermost) watch->outermost_since = now;
  watch->outermost = outermost;
  double limit = context->limits.seconds;
  bool is_interrupted = __atomic_load_n(&context->is_interrupted, __ATOMIC_RELAXED);
  bool is_out_of_time = is_interrupted || (limit > 0 && outermost != 0 && now - watch->outermost_since > limit);
  uint64_t host_calls = __atomic_load_n(&context->host_calls, __ATOMIC_RELAXED);
  if (is_script || turn != watch->turn || host_calls != watch->host_calls) watch->body_since = watch->late_since = now;
  if (!is_out_of_time) watch->late_since = now;
  watch->host_calls = host_calls;
  __atomic_store_n(&context->is_long_call, now - watch->body_since > PATIENCE, __ATOMIC_RELAXED);
  if (is_out_of_time) __atomic_store_n(&context->late_turn, outermost, __ATOMIC_RELAXED);
  if (turn != watch->turn || !is_script || hook_calls != watch->hook_calls) watch->stuck_since = now;
  watch->turn = turn;
  watch->hook_calls = hook_calls;
  if (now - watch->turn_since < PATIENCE && !is_out_of_time) return;
  if (now - watch->stuck_since > LIBRARY_PATIENCE) {
    fflush(NULL);
    fprintf(stderr, "%s a library function has taken %.0f s and can't be interrupted; the run ends here\n",
            context->stuck_position, LIBRARY_PATIENCE);
    _exit(1);
  }
  // The position is noted at the signal before the last.
  if (now - watch->late_since > LIBRARY_PATIENCE - 1) __atomic_store_n(&context->is_deaf, true, __ATOMIC_RELAXED);
  if (now - watch->late_since > LIBRARY_PATIENCE) {
    fflush(NULL);
    fprintf(stderr, "%s a call has gone on for %.0f s after its time was over and can't be interrupted; the run ends here\n",
            context->stuck_position, LIBRARY_PATIENCE);
    _exit(1);
  }
  __atomic_store_n(&context->is_alarm, true, __ATOMIC_RELAXED);
  pthread_kill(thread, SIGURG);
}

void lshim_call_attention(const lshim_context *context) {
  pthread_mutex_lock(&lock);
  for (watch *each = watches; each; each = each->next) {
    if (each->context != context || __atomic_load_n(&each->context->turn.number, __ATOMIC_RELAXED) == 0) continue;
    __atomic_store_n(&each->context->is_called, true, __ATOMIC_RELAXED);
    pthread_kill(__atomic_load_n(&each->context->thread, __ATOMIC_RELAXED), SIGURG);
  }
  pthread_mutex_unlock(&lock);
}

void lshim_interrupt(void) {
  pthread_mutex_lock(&lock);
  for (watch *each = watches; each; each = each->next) {
    if (__atomic_load_n(&each->context->turn.number, __ATOMIC_RELAXED) == 0) continue;
    __atomic_store_n(&each->context->is_interrupted, true, __ATOMIC_RELAXED);
    look(each);
  }
  pthread_mutex_unlock(&lock);
}

static void *run(void *unused) {
  for (;;) {
    struct timespec period = {.tv_nsec = PERIOD};
    nanosleep(&period, NULL);
    pthread_mutex_lock(&lock);
    for (watch *each = watches; each; each = each->next) look(each);
    pthread_mutex_unlock(&lock);
  }
  return unused;
}

static void start(void) {
  struct sigaction action = {.sa_handler = handle_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGURG, &action, NULL);
  // The watchdog's thread blocks all signals, so that signals for the process still reach the other threads.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  is_running = pthread_create(&thread, NULL, run, NULL) == 0;
  if (is_running) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void lshim_watch(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  if (context->is_watched) return;
  watch *added = calloc(1, sizeof *added);
  if (!added) return;
  added->context = context;
  context->is_watched = true;
  pthread_mutex_lock(&lock);
  if (!is_running) start();
  added->next = watches;
  watches = added;
  pthread_mutex_unlock(&lock);
}

void lshim_unwatch(lshim_context *context) {
  if (!context->is_watched) return;
  context->is_watched = false;
  pthread_mutex_lock(&lock);
  for (watch **each = &watches; *each; each = &(*each)->next) {
    if ((*each)->context != context) continue;
    watch *found = *each;
    *each = found->next;
    free(found);
    break;
  }
  pthread_mutex_unlock(&lock);
}
