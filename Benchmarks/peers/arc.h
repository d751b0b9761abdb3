// The arc of Material design around the origin: the two ends of a stroked circle move on their own, and the circle
// turns.
#pragma once
#include <cairo.h>
#include <math.h>

static double phase(double time, double duration) { return fmod(time, duration) / duration; }

static void draw_arc(cairo_t *cr, double time, double radius, double width) {
    double start = 0.25 * phase(time, 1.333), end = 0.3 + 0.7 * phase(time, 1.333);
    cairo_rotate(cr, 2 * M_PI * phase(time, 1.568));
    cairo_set_source_rgb(cr, 0.2, 0.4, 0.9);
    cairo_set_line_width(cr, width);
    cairo_arc(cr, 0, 0, radius, 2 * M_PI * start, 2 * M_PI * end);
    cairo_stroke(cr);
}
