// The Material arc as the desktop's programs draw it: a drawing area, Cairo, and the frame clock's ticks.
// Usage: gtk_arc alike|differing COUNT WARM_UP_SECONDS SECONDS
#include "arc.h"
#include "measure.h"

// Arc number `index` of those that differ from one another, as UIKitBench has them: points and seconds.
static double differing_radius(int index) { return 9 + index * 7 % 15 * 0.5; }
static double differing_width(int index) { return 2 + index * 5 % 13 * 0.25; }
static double differing_lead(int index) { return index * 0.37; }

static gboolean differ;
static int made;

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
    GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(area));
    double time = gdk_frame_clock_get_frame_time(clock) * 1e-6;
    int index = GPOINTER_TO_INT(data);
    cairo_translate(cr, SIDE / 2.0, SIDE / 2.0);
    if (differ)
        draw_arc(cr, time + differing_lead(index), differing_radius(index), differing_width(index));
    else
        draw_arc(cr, time, SIDE / 2.0 - 2, 3);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    gtk_widget_queue_draw(widget);
    return G_SOURCE_CONTINUE;
}

static GtkWidget *make(void) {
    GtkWidget *area = gtk_drawing_area_new();
    gtk_widget_set_size_request(area, SIDE, SIDE);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, GINT_TO_POINTER(made++), NULL);
    gtk_widget_add_tick_callback(area, tick, NULL, NULL);
    return area;
}

int main(int argc, char **argv) {
    differ = argc > 1 && !strcmp(argv[1], "differing");
    return run(argc, argv, 1, make);
}
