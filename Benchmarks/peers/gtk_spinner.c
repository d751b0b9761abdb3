// GTK's own spinner, as the desktop's programs use it.
#include "measure.h"

static GtkWidget *make(void) {
    GtkWidget *spinner = gtk_spinner_new();
    gtk_widget_set_size_request(spinner, SIDE, SIDE);
    gtk_spinner_start(GTK_SPINNER(spinner));
    return spinner;
}

int main(int argc, char **argv) { return run(argc, argv, 0, make); }
