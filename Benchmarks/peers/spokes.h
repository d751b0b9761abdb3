// The eight pictures of a spinner with eight spokes, 37 pixels wide.
#pragma once
#include <cairo.h>
#include <math.h>

static void draw_spokes(cairo_t *cr, int step) {
    for (int spoke = 0; spoke < 8; spoke++) {
        int age = (step - spoke + 8) % 8;
        cairo_save(cr);
        cairo_translate(cr, 18.5, 18.5);
        cairo_rotate(cr, spoke * M_PI / 4);
        cairo_set_source_rgba(cr, 0.2, 0.2, 0.2, age == 0 ? 1 : 0.9 - age * 0.1);
        cairo_set_line_width(cr, 4);
        cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
        cairo_move_to(cr, 0, -8);
        cairo_line_to(cr, 0, -16);
        cairo_stroke(cr);
        cairo_restore(cr);
    }
}
