// What CPango shows to Swift.
#pragma once
#include <pango/pangocairo.h>
