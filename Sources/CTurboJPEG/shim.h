// What CTurboJPEG shows to Swift.
#pragma once
#include <turbojpeg.h>
