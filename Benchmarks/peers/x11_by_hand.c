// The floor: eight pixmaps on the X server, copied into a window some times a second. Nothing of a toolkit.
// Usage: x11_by_hand TIMES_A_SECOND COUNT WARM_UP_SECONDS SECONDS
#include "server.h"
#include "spokes.h"
#include <X11/Xlib.h>
#include <cairo-xlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum { SIDE = 37, PITCH = 43, WIDTH = 1920, HEIGHT = 1080, COLUMNS = WIDTH / PITCH };

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static double cpu_seconds(const struct rusage *u) {
    return u->ru_utime.tv_sec + u->ru_stime.tv_sec + (u->ru_utime.tv_usec + u->ru_stime.tv_usec) * 1e-6;
}

static void sleep_until(double time) {
    struct timespec t = {(time_t)time, (long)((time - (time_t)time) * 1e9)};
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &t, NULL);
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    double rate = atof(argv[1]);
    int count = atoi(argv[2]);
    double warm_up = atof(argv[3]), seconds = atof(argv[4]);
    Display *display = XOpenDisplay(NULL);
    if (!display) return 1;
    int screen = DefaultScreen(display);
    Window window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, WIDTH, HEIGHT, 0, 0, 0xF5F5F5);
    XMapWindow(display, window);
    Pixmap pixmaps[8];
    for (int i = 0; i < 8; i++) {
        pixmaps[i] = XCreatePixmap(display, window, SIDE, SIDE, (unsigned)DefaultDepth(display, screen));
        cairo_surface_t *image =
            cairo_xlib_surface_create(display, pixmaps[i], DefaultVisual(display, screen), SIDE, SIDE);
        cairo_t *cr = cairo_create(image);
        cairo_set_source_rgb(cr, 0.96, 0.96, 0.96);
        cairo_paint(cr);
        draw_spokes(cr, i);
        cairo_destroy(cr);
        cairo_surface_destroy(image);
    }
    GC gc = XCreateGC(display, window, 0, NULL);
    XSetGraphicsExposures(display, gc, False);
    XSync(display, False);
    struct rusage before, after;
    double server = 0, begin = now();
    long warm_steps = (long)(warm_up * rate), steps = (long)(seconds * rate);
    for (long step = 0; step < warm_steps + steps; step++) {
        if (step == warm_steps) {
            getrusage(RUSAGE_SELF, &before);
            server = server_seconds();
        }
        sleep_until(begin + (step + 1) / rate);
        for (int i = 0; i < count; i++)
            XCopyArea(display, pixmaps[step % 8], window, gc, 0, 0, SIDE, SIDE, i % COLUMNS * PITCH,
                      i / COLUMNS * PITCH);
        XFlush(display);
    }
    getrusage(RUSAGE_SELF, &after);
    printf("{\"cpu\":%.6f,\"server\":%.6f,\"frames\":%ld,\"steps\":%ld,\"wakeups\":%ld}\n",
           cpu_seconds(&after) - cpu_seconds(&before), server_seconds() - server, steps, steps,
           after.ru_nvcsw - before.ru_nvcsw);
    return 0;
}
