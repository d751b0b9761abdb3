// The processor time of the display server whose process BENCH_SERVER names.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Seconds of user and system time so far, in ticks of the system's clock; 0 where nobody is named.
static double server_seconds(void) {
    const char *process = getenv("BENCH_SERVER");
    if (!process) return 0;
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%s/stat", process);
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    // Behind the name, in parentheses, come the state and then numbers; the 12th and 13th of all are these times.
    const char *rest = strrchr(text, ')');
    unsigned long user = 0, system = 0;
    if (!rest || sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2)
        return 0;
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}
