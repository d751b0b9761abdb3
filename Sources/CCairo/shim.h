// What CCairo shows to Swift.
#pragma once
#include <cairo.h>
