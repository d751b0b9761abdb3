// Calls between libraries go through tables that the dynamic linker fills in (ELF, elf(5)). A function is replaced by
// writing another's address there, in every object that is loaded: what a test's clock is told of timers by.
#pragma once
#ifdef __linux__
#include <elf.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define INTERPOSITION_CALL R_X86_64_JUMP_SLOT
#define INTERPOSITION_ADDRESS R_X86_64_GLOB_DAT
#elif defined(__aarch64__)
#define INTERPOSITION_CALL R_AARCH64_JUMP_SLOT
#define INTERPOSITION_ADDRESS R_AARCH64_GLOB_DAT
#endif

// What dl_iterate_phdr(3) tells of an object. <link.h> says it too, beside types that Core Foundation has otherwise.
typedef struct {
    uintptr_t base;
    const char *name;
    const Elf64_Phdr *headers;
    uint16_t count;
} InterpositionObject;

extern int interposition_each(
    int (*visit)(const InterpositionObject *, size_t, void *), void *context) __asm__("dl_iterate_phdr");

// A function, what is called in its place, and in how many places so far.
typedef struct {
    const char *name;
    const void *replacement;
    int count;
} Interposition;

#ifdef INTERPOSITION_CALL
// Writes to a place of a table, which may lie in what the linker made read-only.
static inline int interposition_write(void **place, const void *value, uintptr_t sealedStart, uintptr_t sealedEnd) {
    uintptr_t address = (uintptr_t)place;
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)(address & ~(size - 1));
    int isSealed = address >= sealedStart && address < sealedEnd;
    if (isSealed && mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return 0;
    __atomic_store_n(place, (void *)value, __ATOMIC_RELEASE);
    if (isSealed) mprotect(page, size, PROT_READ);
    return 1;
}

static inline int interposition_visit(const InterpositionObject *object, size_t size, void *context) {
    Interposition *wanted = (Interposition *)context;
    uintptr_t base = object->base, sealedStart = 0, sealedEnd = 0;
    const Elf64_Dyn *entry = NULL;
    for (int index = 0; index < object->count; index += 1) {
        const Elf64_Phdr *header = &object->headers[index];
        if (header->p_type == PT_DYNAMIC) entry = (const Elf64_Dyn *)(base + header->p_vaddr);
        if (header->p_type == PT_GNU_RELRO) {
            sealedStart = base + header->p_vaddr;
            sealedEnd = sealedStart + header->p_memsz;
        }
    }
    // The kernel's own object, which calls nothing, has no addresses in its list.
    if (entry == NULL || strncmp(object->name, "linux-vdso", 10) == 0) return 0;
    const Elf64_Sym *symbols = NULL;
    const char *names = NULL;
    const Elf64_Rela *lists[2] = {NULL, NULL};
    size_t sizes[2] = {0, 0};
    for (; entry->d_tag != DT_NULL; entry += 1) {
        switch (entry->d_tag) {
        case DT_SYMTAB: symbols = (const Elf64_Sym *)entry->d_un.d_ptr; break;
        case DT_STRTAB: names = (const char *)entry->d_un.d_ptr; break;
        case DT_RELA: lists[0] = (const Elf64_Rela *)entry->d_un.d_ptr; break;
        case DT_RELASZ: sizes[0] = entry->d_un.d_val; break;
        case DT_JMPREL: lists[1] = (const Elf64_Rela *)entry->d_un.d_ptr; break;
        case DT_PLTRELSZ: sizes[1] = entry->d_un.d_val; break;
        }
    }
    if (symbols == NULL || names == NULL) return 0;
    for (int list = 0; list < 2; list += 1) {
        if (lists[list] == NULL) continue;
        for (size_t index = 0; index < sizes[list] / sizeof(Elf64_Rela); index += 1) {
            const Elf64_Rela *relocation = &lists[list][index];
            unsigned long kind = ELF64_R_TYPE(relocation->r_info);
            if (kind != INTERPOSITION_CALL && kind != INTERPOSITION_ADDRESS) continue;
            if (strcmp(names + symbols[ELF64_R_SYM(relocation->r_info)].st_name, wanted->name) != 0) continue;
            void **place = (void **)(base + relocation->r_offset);
            wanted->count += interposition_write(place, wanted->replacement, sealedStart, sealedEnd);
        }
    }
    return 0;
}
#endif

// Makes `replacement` be called wherever an object that is loaded now calls the function `name` of another. Returns in
// how many places: 0 where nobody calls it so, and on processors whose tables are not known.
static inline int interposition_replace(const char *name, const void *replacement) {
    Interposition wanted = {name, replacement, 0};
#ifdef INTERPOSITION_CALL
    interposition_each(interposition_visit, &wanted);
#endif
    return wanted.count;
}
#endif
