/* A library that fails allocations, to be loaded before the others (LD_PRELOAD): those of at least OCTANT_FAULT_BYTES
 * bytes, 65536 by default, which programs ask for with malloc, calloc and realloc. OCTANT_FAULT=n fails the nth,
 * OCTANT_FAULT_EVERY=n each nth. At the end it prints how many there were, as "large allocations: 12".
 *
 * What Swift's runtime, Foundation and GLib ask for is left out: those end the process where there is no memory, by
 * design. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);

static const char *const left_out[] = {"libswift", "Foundation", "libdispatch", "libglib", "libgobject",
    "libcairo.", "ld-linux"};
static atomic_long count;

static long setting(const char *name, long otherwise) {
    const char *text = getenv(name);
    return text ? atol(text) : otherwise;
}

static int fails(size_t bytes, const void *caller) {
    static long nth = -1, every, least;
    if (nth < 0) {
        every = setting("OCTANT_FAULT_EVERY", 0);
        least = setting("OCTANT_FAULT_BYTES", 65536);
        nth = setting("OCTANT_FAULT", 0);
    }
    Dl_info library;
    if (bytes < (size_t)least || !dladdr(caller, &library) || !library.dli_fname) return 0;
    for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++)
        if (strstr(library.dli_fname, left_out[i])) return 0;
    long number = atomic_fetch_add(&count, 1) + 1;
    if (number != nth && !(every && number % every == 0)) return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t bytes) { return fails(bytes, __builtin_return_address(0)) ? NULL : __libc_malloc(bytes); }

void *calloc(size_t number, size_t bytes) {
    size_t all;
    if (!__builtin_mul_overflow(number, bytes, &all) && fails(all, __builtin_return_address(0))) return NULL;
    return __libc_calloc(number, bytes);
}

void *realloc(void *former, size_t bytes) {
    return fails(bytes, __builtin_return_address(0)) ? NULL : __libc_realloc(former, bytes);
}

__attribute__((destructor)) static void report(void) {
    char line[64];
    int length = snprintf(line, sizeof line, "large allocations: %ld\n", atomic_load(&count));
    if (write(STDERR_FILENO, line, (size_t)length) < 0) return;
}
