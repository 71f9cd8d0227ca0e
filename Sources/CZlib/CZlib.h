// zlib as the system has it.
#pragma once
#include <zlib.h>
