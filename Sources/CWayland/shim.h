// What CWayland shows to Swift.
#pragma once
#include <linux/memfd.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <wayland-client.h>

// Binds the global number `name` of the kind `interface`: a compositor, a maker of subsurfaces, or of shared memory.
// NULL for other kinds. Here, since a description's address counts, and Swift would take that of a copy.
static inline void *octant_wayland_bind(struct wl_registry *registry, uint32_t name, const char *interface,
                                        uint32_t version) {
    const struct wl_interface *known[] = {&wl_compositor_interface, &wl_subcompositor_interface, &wl_shm_interface};
    for (int i = 0; i < 3; i++)
        if (!strcmp(known[i]->name, interface)) return wl_registry_bind(registry, name, known[i], version);
    return NULL;
}

// Memory that goes to other processes by a descriptor; -1 where there is none. Here, since the C library declares
// memfd_create(2) for GNU's own programs only.
static inline int octant_wayland_memory(const char *name) {
    return (int)syscall(SYS_memfd_create, name, MFD_CLOEXEC);
}
