/* A plain GTK 4 program with a spinner and a progress bar of Octant's among GTK's own widgets.
 *
 *   make embed       builds the library, and this program into .build/embed-c
 *
 * docs/embedding.md tells the compiler's line.
 */
#include <octant.h>

/* Seconds from nothing done to all. */
#define DURATION 8.0
/* Times a second that the bar is told how far things are. */
#define REPORTS 4

typedef struct {
    GtkWidget *spinner, *bar, *label;
    double done;
} Download;

static gboolean download_goes_on(gpointer data)
{
    Download *download = data;
    download->done += 1 / (DURATION * REPORTS);
    octant_progress_view_set_progress(download->bar, download->done, TRUE);
    char *text = g_strdup_printf("%d %%", (int)(MIN(download->done, 1) * 100));
    gtk_label_set_text(GTK_LABEL(download->label), text);
    g_free(text);
    if (download->done < 1) return G_SOURCE_CONTINUE;
    octant_activity_indicator_set_animating(download->spinner, FALSE);
    return G_SOURCE_REMOVE;
}

static void start(GtkButton *button, gpointer data)
{
    Download *download = data;
    gtk_widget_set_sensitive(GTK_WIDGET(button), FALSE);
    octant_activity_indicator_set_animating(download->spinner, TRUE);
    g_timeout_add(1000 / REPORTS, download_goes_on, download);
}

static void activate(GtkApplication *application, gpointer data)
{
    Download *download = data;
    GtkWidget *window = gtk_application_window_new(application);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *button = gtk_button_new_with_label("Download");

    download->spinner = octant_activity_indicator_new(OCTANT_ACTIVITY_INDICATOR_LARGE);
    octant_activity_indicator_set_hides_when_stopped(download->spinner, FALSE);
    octant_widget_set_label(download->spinner, "Downloading");
    download->bar = octant_progress_view_new(OCTANT_PROGRESS_VIEW_DEFAULT);
    gtk_widget_set_hexpand(download->bar, TRUE);
    gtk_widget_set_valign(download->bar, GTK_ALIGN_CENTER);
    download->label = gtk_label_new("0 %");

    gtk_box_append(GTK_BOX(row), download->spinner);
    gtk_box_append(GTK_BOX(row), download->bar);
    gtk_box_append(GTK_BOX(row), download->label);
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
