/* A plain GTK 4 program with a spinner and a progress bar of Octant's among GTK's own widgets.
 *
 *   make embed       builds the library, and this program into .build/embed/bin/embed-c
 *
 * docs/embedding.md tells the compiler's line.
 */
#include <octant.h>

/* Seconds from nothing done to all. */
#define DURATION 8.0
/* Times a second that the bar is told how far things are. */
#define REPORTS 4

typedef struct {
    OctantSpinner *spinner;
    OctantProgressBar *bar;
    GtkLabel *label;
    double done;
} Download;

static gboolean download_goes_on(gpointer data)
{
    Download *download = data;
    download->done += 1 / (DURATION * REPORTS);
    octant_progress_bar_set_progress(download->bar, MIN(download->done, 1));
    char *text = g_strdup_printf("%d %%", (int)(MIN(download->done, 1) * 100));
    gtk_label_set_text(download->label, text);
    g_free(text);
    return download->done < 1 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void finish(OctantProgressBar *bar, gpointer data)
{
    Download *download = data;
    octant_spinner_set_animating(download->spinner, FALSE);
}

static void start(GtkButton *button, gpointer data)
{
    Download *download = data;
    gtk_widget_set_sensitive(GTK_WIDGET(button), FALSE);
    octant_spinner_set_animating(download->spinner, TRUE);
    g_timeout_add(1000 / REPORTS, download_goes_on, download);
}

static void activate(GtkApplication *application, gpointer data)
{
    Download *download = data;
    GtkWidget *window = gtk_application_window_new(application);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *button = gtk_button_new_with_label("Download");

    download->spinner = OCTANT_SPINNER(octant_spinner_new(OCTANT_SPINNER_STYLE_LARGE));
    octant_spinner_set_hides_when_stopped(download->spinner, FALSE);
    octant_spinner_set_label(download->spinner, "Downloading");
    download->bar = OCTANT_PROGRESS_BAR(octant_progress_bar_new(OCTANT_PROGRESS_BAR_STYLE_DEFAULT));
    octant_progress_bar_set_animated(download->bar, TRUE);
    g_signal_connect(download->bar, "completed", G_CALLBACK(finish), download);
    gtk_widget_set_hexpand(GTK_WIDGET(download->bar), TRUE);
    download->label = GTK_LABEL(gtk_label_new("0 %"));

    gtk_box_append(GTK_BOX(row), GTK_WIDGET(download->spinner));
    gtk_box_append(GTK_BOX(row), GTK_WIDGET(download->bar));
    gtk_box_append(GTK_BOX(row), GTK_WIDGET(download->label));
    gtk_box_append(GTK_BOX(box), row);
    gtk_box_append(GTK_BOX(box), button);
    gtk_widget_set_margin_start(box, 18);
    gtk_widget_set_margin_end(box, 18);
    gtk_widget_set_margin_top(box, 18);
    gtk_widget_set_margin_bottom(box, 18);
    g_signal_connect(button, "clicked", G_CALLBACK(start), download);
    gtk_window_set_title(GTK_WINDOW(window), "EmbedC");
    gtk_window_set_default_size(GTK_WINDOW(window), 360, -1);
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **words)
{
    Download download = { 0 };
    GtkApplication *application = gtk_application_new("org.example.EmbedC", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), &download);
    int status = g_application_run(G_APPLICATION(application), count, words);
    g_object_unref(application);
    return status;
}
