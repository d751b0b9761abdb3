// What CMalloc shows to Swift: how much of glibc's heap is in use.
#pragma once
#include <malloc.h>
