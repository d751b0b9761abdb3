// What CPango shows to Swift.
#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
