// What a careful programmer would write with GTK: eight Cairo pictures drawn once, a render node of each, and a timer
// that shows the next one eight times a second.
#include "measure.h"
#include "spokes.h"

static GskRenderNode *nodes[8];
static int step;

typedef struct { GtkWidget parent; } Spinner;
typedef struct { GtkWidgetClass parent; } SpinnerClass;
G_DEFINE_TYPE(Spinner, spinner, GTK_TYPE_WIDGET)

static void spinner_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    gtk_snapshot_append_node(snapshot, nodes[step]);
}

static void spinner_class_init(SpinnerClass *class) { GTK_WIDGET_CLASS(class)->snapshot = spinner_snapshot; }
static void spinner_init(Spinner *spinner) {}

static GPtrArray *spinners;

static gboolean next(gpointer data) {
    step = (step + 1) % 8;
    bench.steps++;
    for (guint i = 0; i < spinners->len; i++) gtk_widget_queue_draw(spinners->pdata[i]);
    return G_SOURCE_CONTINUE;
}

static void draw_nodes(void) {
    for (int i = 0; i < 8; i++) {
        cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIDE, SIDE);
        cairo_t *cr = cairo_create(image);
        draw_spokes(cr, i);
        cairo_destroy(cr);
        nodes[i] = gsk_cairo_node_new(&GRAPHENE_RECT_INIT(0, 0, SIDE, SIDE));
        cr = gsk_cairo_node_get_draw_context(nodes[i]);
        cairo_set_source_surface(cr, image, 0, 0);
        cairo_paint(cr);
        cairo_destroy(cr);
    }
    spinners = g_ptr_array_new();
    g_timeout_add(125, next, NULL);
}

static GtkWidget *make(void) {
    if (!spinners) draw_nodes();
    GtkWidget *spinner = g_object_new(spinner_get_type(), NULL);
    gtk_widget_set_size_request(spinner, SIDE, SIDE);
    g_ptr_array_add(spinners, spinner);
    return spinner;
}

int main(int argc, char **argv) { return run(argc, argv, make); }
