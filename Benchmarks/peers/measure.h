// What every measured GTK program does alike: a window of 1920 x 1080 with N things in a grid, a warm-up, a measured
// time, and one line of JSON. Usage: program COUNT WARM_UP_SECONDS SECONDS
#pragma once
#include "server.h"
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

enum { SIDE = 37, PITCH = 43, COLUMNS = 1920 / PITCH };

static struct {
    int count;
    double seconds, server;
    struct rusage before;
    long frames, steps;
} bench;

static double cpu_seconds(const struct rusage *u) {
    return u->ru_utime.tv_sec + u->ru_stime.tv_sec + (u->ru_utime.tv_usec + u->ru_stime.tv_usec) * 1e-6;
}

static void count_frame(GdkFrameClock *clock, gpointer data) { bench.frames++; }

static gboolean end_measure(gpointer data) {
    struct rusage after;
    getrusage(RUSAGE_SELF, &after);
    printf("{\"cpu\":%.6f,\"server\":%.6f,\"frames\":%ld,\"steps\":%ld,\"wakeups\":%ld}\n",
           cpu_seconds(&after) - cpu_seconds(&bench.before), server_seconds() - bench.server, bench.frames,
           bench.steps, after.ru_nvcsw - bench.before.ru_nvcsw);
    exit(0);
}

static gboolean begin_measure(gpointer data) {
    bench.frames = bench.steps = 0;
    bench.server = server_seconds();
    getrusage(RUSAGE_SELF, &bench.before);
    g_timeout_add((guint)(bench.seconds * 1000), end_measure, NULL);
    return G_SOURCE_REMOVE;
}

// Shows what `make` makes, COUNT times, and measures once. The three numbers are the last arguments; `words` come
// before.
static int run(int argc, char **argv, int words, GtkWidget *(*make)(void)) {
    if (argc != words + 4) return 2;
    argv += words;
    bench.count = atoi(argv[1]);
    bench.seconds = atof(argv[3]);
    gtk_init();
    GtkWidget *window = gtk_window_new();
    GtkWidget *fixed = gtk_fixed_new();
    for (int i = 0; i < bench.count; i++)
        gtk_fixed_put(GTK_FIXED(fixed), make(), i % COLUMNS * PITCH, i / COLUMNS * PITCH);
    gtk_widget_set_size_request(fixed, 1920, 1080);
    gtk_window_set_child(GTK_WINDOW(window), fixed);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(count_frame), NULL);
    g_timeout_add((guint)(atof(argv[2]) * 1000), begin_measure, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}
