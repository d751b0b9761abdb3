// A bare window of GTK's with a label, as small a program as there is: what Octant's first frame and memory are
// compared with. Runs until it is killed.
#include <gtk/gtk.h>

int main(void) {
    gtk_init();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
    gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Loading"));
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}
