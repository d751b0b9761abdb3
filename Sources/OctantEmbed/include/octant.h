/* octant.h: Octant's progress indicators as GTK 4 widgets, for C.
 *
 * Link with liboctant-embed.so; docs/embedding.md tells how.
 *
 * Threads: every function is to be called on the process's main thread, after gtk_init() or the start of a
 * GtkApplication, and GLib's default main loop is to run there. Called elsewhere, or for a widget that is not of the
 * kind that the function is about, or one that was destroyed, a function does nothing, answers the value that its
 * comment names, and writes one line to standard error.
 *
 * Widgets: those that the ..._new() functions answer are floating references like all of GTK's, measure, map, hide and
 * go away like them, and follow the theme that they stand in, light or dark. The widget is destroyed with its last
 * reference or with what it stands in.
 *
 * Lengths are points, GTK's units.
 */
#ifndef OCTANT_H
#define OCTANT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* ---- Any widget of Octant's -------------------------------------------------------------------------------------- */

/* The colour of what stands out in the widget, a progress bar's done part among it. NULL gives back the system's blue.
 * Parts of a colour are 0...1; what is less or more is clamped, and what is no number is 0. */
void octant_widget_set_tint(GtkWidget *widget, const GdkRGBA *color);

/* What screen readers call the widget; NULL gives back its own words. UTF-8. */
void octant_widget_set_label(GtkWidget *widget, const char *label);

/* ---- Activity indicators: UIActivityIndicatorView ---------------------------------------------------------------- */

typedef enum {
    OCTANT_ACTIVITY_INDICATOR_MEDIUM = 0, /* 20 x 20 */
    OCTANT_ACTIVITY_INDICATOR_LARGE = 1   /* 37 x 37 */
} OctantActivityIndicatorStyle;

/* An indicator that stands still and is hidden: the widget keeps its room. NULL if none can be made. A style that is
 * none of these is taken for medium. */
GtkWidget *octant_activity_indicator_new(OctantActivityIndicatorStyle style);

/* Starts or stops it. It turns 8 steps a second; hidden, unmapped and minimised it costs nothing. */
void octant_activity_indicator_set_animating(GtkWidget *indicator, gboolean animating);

/* Whether it was started; FALSE if nothing can be said. */
gboolean octant_activity_indicator_get_animating(GtkWidget *indicator);

/* Changes its size. */
void octant_activity_indicator_set_style(GtkWidget *indicator, OctantActivityIndicatorStyle style);

/* Whether it is hidden while it stands still. TRUE at first. */
void octant_activity_indicator_set_hides_when_stopped(GtkWidget *indicator, gboolean hides);

/* The colour of its spokes; NULL for the grey that suits the theme. */
void octant_activity_indicator_set_color(GtkWidget *indicator, const GdkRGBA *color);

/* ---- Progress bars: UIProgressView ------------------------------------------------------------------------------- */

typedef enum {
    OCTANT_PROGRESS_VIEW_DEFAULT = 0, /* 4 points high, with a track */
    OCTANT_PROGRESS_VIEW_BAR = 1      /* 2.5 points high, for bars of tools */
} OctantProgressViewStyle;

/* A bar at 0, as wide as it is made; 150 points if nobody says. NULL if none can be made. A style that is none of these
 * is taken for default. */
GtkWidget *octant_progress_view_new(OctantProgressViewStyle style);

/* How much is done, 0...1; less or more is clamped, and what is no number is 0. With `animated` the bar moves there. */
void octant_progress_view_set_progress(GtkWidget *bar, double progress, gboolean animated);

/* What was set last; -1 if nothing can be said. */
double octant_progress_view_get_progress(GtkWidget *bar);

/* The colour of the done part; NULL for the tint. */
void octant_progress_view_set_progress_color(GtkWidget *bar, const GdkRGBA *color);

/* The colour of what is not done; NULL for the grey that suits the theme. */
void octant_progress_view_set_track_color(GtkWidget *bar, const GdkRGBA *color);

G_END_DECLS

#endif /* OCTANT_H */
