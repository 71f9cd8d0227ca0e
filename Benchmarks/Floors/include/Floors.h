// The floors with which figures are compared: the least that the same work costs in C with the same liblua, without Lunette.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Each function makes a state, runs `count` protected calls of a small Lua function, and returns the processor time of the calls.
// Units: seconds, of this thread.
double floors_height_of_row(int count);        // height(row)
double floors_height_of_path(int count);       // height(self, table, path), the path a light userdata made afresh for each call
double floors_height_of_table_path(int count); // the same with a fresh { section =, row = } as the path, for comparison
double floors_cell_for_row(int count);         // cellForRow(self, table, path), which takes a reused cell and sets one string field

double floors_json_tables(int items, int rounds);   // the tables of a list of items, made once a round
double floors_copy(size_t bytes, int rounds);       // a copy of so many bytes
double floors_coroutines(int count);                // so many coroutines, each resumed twice
double floors_heap(int count);                      // so many numbers into a heap and out of it

double floors_thread_time(void); // processor time of this thread. Units: seconds
double floors_process_time(void); // the same of all threads of the process
// From now on the clock counts executed instructions. Only under callgrind, whose --callgrind-out-file is `prefix`.
void floors_count_into(const char *prefix);

size_t floors_bytes_in_use(void); // of the heap; 0 where that is not known
