// The hook of Swift's runtime that hears of code which belongs to an actor and runs elsewhere, before the runtime ends
// the program for it. It is declared in the runtime's own headers only, which a toolchain leaves out.
#pragma once

typedef struct {
    void *identity;
    unsigned long implementation;
} CIsolationExecutor;

typedef __attribute__((swiftcall)) void (*CIsolationCheck)(CIsolationExecutor);
typedef __attribute__((swiftcall)) void (*CIsolationHook)(CIsolationExecutor, CIsolationCheck);

// Not there in runtimes before Swift 6.
extern __attribute__((weak)) CIsolationHook swift_task_checkIsolated_hook;

// Who listens, and who was there before. In a function, because Swift's importer leaves out a header's own variables.
typedef struct {
    void (*listener)(const void *);
    CIsolationHook former;
} IsolationState;

static inline IsolationState *isolation_state(void) {
    static IsolationState state;
    return &state;
}

static __attribute__((swiftcall)) void isolation_check(CIsolationExecutor executor, CIsolationCheck original) {
    IsolationState *state = isolation_state();
    state->listener(executor.identity);
    if (state->former) {
        state->former(executor, original);
    } else {
        original(executor);
    }
}

// Has `listener` called with the identity of an executor before it is checked whether the running code is on it. To be
// called once, from one file.
static inline void isolation_listen(void (*listener)(const void *)) {
    if (!&swift_task_checkIsolated_hook) return;
    IsolationState *state = isolation_state();
    state->listener = listener;
    state->former = swift_task_checkIsolated_hook;
    swift_task_checkIsolated_hook = isolation_check;
}
