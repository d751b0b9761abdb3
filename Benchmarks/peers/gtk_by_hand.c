// What a careful programmer would write with GTK: eight pictures drawn once, a render node of each, and a timer that
// shows the next one eight times a second. The nodes are of Cairo surfaces or of textures: which is cheaper depends on
// the renderer. Usage: gtk_by_hand surfaces|textures COUNT WARM_UP_SECONDS SECONDS
#include "measure.h"
#include "spokes.h"
#include <string.h>

static gboolean uses_textures;
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

static GskRenderNode *texture_node(cairo_surface_t *image) {
    cairo_surface_flush(image);
    int stride = cairo_image_surface_get_stride(image);
    GBytes *bytes = g_bytes_new(cairo_image_surface_get_data(image), (gsize)stride * SIDE);
    GdkTexture *texture = gdk_memory_texture_new(SIDE, SIDE, GDK_MEMORY_DEFAULT, bytes, (gsize)stride);
    g_bytes_unref(bytes);
    GskRenderNode *node = gsk_texture_node_new(texture, &GRAPHENE_RECT_INIT(0, 0, SIDE, SIDE));
    g_object_unref(texture);
    return node;
}

static GskRenderNode *surface_node(cairo_surface_t *image) {
    GskRenderNode *node = gsk_cairo_node_new(&GRAPHENE_RECT_INIT(0, 0, SIDE, SIDE));
    cairo_t *cr = gsk_cairo_node_get_draw_context(node);
    cairo_set_source_surface(cr, image, 0, 0);
    cairo_paint(cr);
    cairo_destroy(cr);
    return node;
}

static void draw_nodes(void) {
    for (int i = 0; i < 8; i++) {
        cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIDE, SIDE);
        cairo_t *cr = cairo_create(image);
        draw_spokes(cr, i);
        cairo_destroy(cr);
        nodes[i] = uses_textures ? texture_node(image) : surface_node(image);
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

int main(int argc, char **argv) {
    uses_textures = argc > 1 && strcmp(argv[1], "textures") == 0;
    return run(argc, argv, 1, make);
}
