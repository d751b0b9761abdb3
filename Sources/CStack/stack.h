// Running a function on other memory than the thread's own stack, by glibc's contexts, whose functions Swift cannot
// call: one takes a function without its arguments.
#pragma once

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <ucontext.h>

// What is to be run.
typedef struct {
    void (*body)(void *);
    void *argument;
} octant_stack_job;

// makecontext hands on numbers of 32 bits only.
static inline void octant_stack_enter(unsigned int high, unsigned int low) {
    octant_stack_job *job = (octant_stack_job *)(((uintptr_t)high << 32) | (uintptr_t)low);
    job->body(job->argument);
}

// Runs `body` with `argument` on the `size` bytes at `base`, on the calling thread, and comes back when it returns.
// Answers 0, or -1 when it was not run.
static inline int octant_run_on_stack(void *base, size_t size, void (*body)(void *), void *argument) {
    octant_stack_job job = {body, argument};
    ucontext_t own, other;
    if (getcontext(&other) != 0) return -1;
    other.uc_stack.ss_sp = base;
    other.uc_stack.ss_size = size;
    other.uc_link = &own;
    uintptr_t place = (uintptr_t)&job;
    makecontext(
        &other, (void (*)(void))octant_stack_enter, 2, (unsigned int)(place >> 32),
        (unsigned int)(place & 0xFFFFFFFFu));
    return swapcontext(&own, &other);
}

// glibc's, which its headers show to GNU sources only.
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

// Where the memory of the calling thread's own stack begins, and its bytes; 0 bytes where the system does not say.
static inline size_t octant_own_stack(void **base) {
    pthread_attr_t attributes;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    if (pthread_attr_getstack(&attributes, base, &size) != 0) size = 0;
    pthread_attr_destroy(&attributes);
    return size;
}

// About where the stack of the calling thread ends now.
static inline uintptr_t octant_stack_place(void) { return (uintptr_t)__builtin_frame_address(0); }
