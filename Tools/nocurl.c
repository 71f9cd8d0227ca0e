// Replaces libcurl in release builds on Linux (see the Makefile).
//
// The web server of `lunette play` has a part that forwards requests to other servers with URLSession, and Foundation implements URLSession with
// libcurl. Lunette doesn't use that part, but linked statically it would need libcurl's development files on each machine that builds, and
// make each start load thirty more libraries, for nothing. These are the functions that Foundation refers to; a call of one ends the process.
#include <stdio.h>
#include <stdlib.h>

#define NONE(name) \
  void name(void) { \
    fputs("lunette was linked without libcurl, and " #name " was called: it sends no requests to other servers\n", stderr); \
    abort(); \
  }

NONE(curl_easy_cleanup)
NONE(curl_easy_getinfo)
NONE(curl_easy_init)
NONE(curl_easy_pause)
NONE(curl_easy_setopt)
NONE(curl_easy_strerror)
NONE(curl_free)
NONE(curl_global_init)
NONE(curl_multi_add_handle)
NONE(curl_multi_assign)
NONE(curl_multi_cleanup)
NONE(curl_multi_info_read)
NONE(curl_multi_init)
NONE(curl_multi_remove_handle)
NONE(curl_multi_setopt)
NONE(curl_multi_socket_action)
NONE(curl_slist_append)
NONE(curl_slist_free_all)
NONE(curl_url)
NONE(curl_url_get)
NONE(curl_url_set)
NONE(curl_version)
NONE(curl_version_info)
