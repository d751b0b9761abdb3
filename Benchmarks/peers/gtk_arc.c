// The Material arc as the desktop's programs draw it: a drawing area, Cairo, and the frame clock's ticks.
// Usage: gtk_arc COUNT WARM_UP_SECONDS SECONDS
#include "arc.h"
#include "measure.h"

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
    GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(area));
    cairo_translate(cr, SIDE / 2.0, SIDE / 2.0);
    draw_arc(cr, gdk_frame_clock_get_frame_time(clock) * 1e-6, SIDE / 2.0 - 2, 3);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    gtk_widget_queue_draw(widget);
    return G_SOURCE_CONTINUE;
}

static GtkWidget *make(void) {
    GtkWidget *area = gtk_drawing_area_new();
    gtk_widget_set_size_request(area, SIDE, SIDE);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
    gtk_widget_add_tick_callback(area, tick, NULL, NULL);
    return area;
}

int main(int argc, char **argv) { return run(argc, argv, 0, make); }
