/* Preloaded into a program, counts how often it asks for memory and prints the number on standard error at its end. */
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_ulong asked;

void *malloc(size_t size) { asked++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { asked++; return __libc_calloc(count, size); }
void *realloc(void *memory, size_t size) { asked++; return __libc_realloc(memory, size); }
void *aligned_alloc(size_t alignment, size_t size) { asked++; return __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
    asked++;
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}

__attribute__((destructor)) static void tell(void) { fprintf(stderr, "%lu\n", (unsigned long)asked); }
