/* A GTK 4 program whose window is a GtkBuilder file with Octant's widgets in it.
 *
 *   make embed       builds the library, and this program into .build/embed/bin/embed-builder
 *
 * Usage: embed-builder WINDOW.ui
 */
#include <octant.h>

static void activate(GtkApplication *application, gpointer data)
{
    GtkBuilder *builder = gtk_builder_new_from_file(data);
    gtk_window_set_application(GTK_WINDOW(gtk_builder_get_object(builder, "window")), application);
    gtk_window_present(GTK_WINDOW(gtk_builder_get_object(builder, "window")));
    g_object_unref(builder);
}

int main(int count, char **words)
{
    if (count != 2) {
        g_printerr("usage: %s WINDOW.ui\n", words[0]);
        return 64;
    }
    octant_init();
    GtkApplication *application = gtk_application_new("org.example.EmbedBuilder", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), words[1]);
    int status = g_application_run(G_APPLICATION(application), 0, NULL);
    g_object_unref(application);
    return status;
}
