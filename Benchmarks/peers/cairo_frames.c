// The pictures that UIKitBench draws offscreen, drawn with plain Cairo calls. Usage: cairo_frames spinner|arc FRAMES
// Prints microseconds of processor time a frame.
#include "arc.h"
#include "spokes.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static double cpu_seconds(void) {
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_utime.tv_sec + u.ru_stime.tv_sec + (u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6;
}

static cairo_surface_t *steps[8];

static void draw_spinner(int frame) {
    cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 37, 37);
    cairo_t *cr = cairo_create(picture);
    cairo_set_source_rgb(cr, 0.96, 0.96, 0.96);
    cairo_paint(cr);
    cairo_set_source_surface(cr, steps[frame % 8], 0, 0);
    cairo_paint(cr);
    cairo_destroy(cr);
    cairo_surface_destroy(picture);
}

static void draw_one_arc(int frame) {
    cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 48, 48);
    cairo_t *cr = cairo_create(picture);
    cairo_set_source_rgb(cr, 0.96, 0.96, 0.96);
    cairo_paint(cr);
    cairo_translate(cr, 24, 24);
    draw_arc(cr, frame / 60.0, 20, 4);
    cairo_destroy(cr);
    cairo_surface_destroy(picture);
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    int frames = atoi(argv[2]);
    void (*draw)(int) = strcmp(argv[1], "arc") ? draw_spinner : draw_one_arc;
    for (int i = 0; i < 8; i++) {
        steps[i] = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 37, 37);
        cairo_t *cr = cairo_create(steps[i]);
        draw_spokes(cr, i);
        cairo_destroy(cr);
    }
    for (int i = 0; i < frames / 10; i++) draw(i);
    double before = cpu_seconds();
    for (int i = 0; i < frames; i++) draw(frames / 10 + i);
    printf("%.3f\n", (cpu_seconds() - before) * 1e6 / frames);
    return 0;
}
