// What CPNG shows to Swift.
#pragma once
#include <png.h>
#include <zlib.h>
