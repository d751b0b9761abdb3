/* octant.h: Octant's progress indicators as GTK 4 widgets, for C and, by GObject introspection, for other languages.
 *
 * pkg-config calls the library octant-embed; docs/embedding.md tells how it is built and used.
 */
#ifndef OCTANT_H
#define OCTANT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * SECTION:octant
 * @title: Octant
 * @short_description: Progress indicators
 *
 * Threads: everything is to be called on the process's main thread, where GTK is, and GLib's default main loop is to
 * run there. A widget that was made on another thread shows nothing; a warning says so.
 *
 * What is out of range, or no number, is clamped, with one warning in GLib's log (domain "Octant"). A value that an
 * enumeration does not have is refused, with a warning. A function that is given another widget than one of its class
 * does nothing but write a critical message, as GTK's own do.
 *
 * Lengths are points, GTK's units. Colours, light and dark, and the direction follow the theme and the direction of the
 * widget, as those of GTK's widgets do.
 */

/**
 * octant_init:
 *
 * Registers the classes, so that #GtkBuilder finds them by name: `<object class="OctantSpinner">`. To be called before
 * the first such file is read; it may be called before gtk_init(), and any number of times.
 */
void octant_init (void);

/**
 * OctantSpinnerStyle:
 * @OCTANT_SPINNER_STYLE_MEDIUM: spokes, 20 x 20
 * @OCTANT_SPINNER_STYLE_LARGE: spokes, 37 x 37
 * @OCTANT_SPINNER_STYLE_WHITE: white spokes, 20 x 20
 * @OCTANT_SPINNER_STYLE_WHITE_LARGE: white spokes, 37 x 37
 * @OCTANT_SPINNER_STYLE_GRAY: grey spokes, 20 x 20
 * @OCTANT_SPINNER_STYLE_MATERIAL: a stroke that runs round a circle, 37 x 37 or as large as the widget is made
 * @OCTANT_SPINNER_STYLE_LINEAR: two segments that run along a bar as wide as the widget is made
 *
 * What turns, and its size.
 */
typedef enum {
    OCTANT_SPINNER_STYLE_MEDIUM,
    OCTANT_SPINNER_STYLE_LARGE,
    OCTANT_SPINNER_STYLE_WHITE,
    OCTANT_SPINNER_STYLE_WHITE_LARGE,
    OCTANT_SPINNER_STYLE_GRAY,
    OCTANT_SPINNER_STYLE_MATERIAL,
    OCTANT_SPINNER_STYLE_LINEAR
} OctantSpinnerStyle;

GType octant_spinner_style_get_type (void) G_GNUC_CONST;

/**
 * OCTANT_TYPE_SPINNER_STYLE:
 *
 * The #GType of OctantSpinnerStyle.
 */
#define OCTANT_TYPE_SPINNER_STYLE (octant_spinner_style_get_type ())

/**
 * OctantSpinnerDesign:
 * @OCTANT_SPINNER_DESIGN_REFERENCE: eight spokes, one turn a second in eight steps
 * @OCTANT_SPINNER_DESIGN_DEVICE: those of devices since iOS 13: sixteen steps in 0.8 s
 * @OCTANT_SPINNER_DESIGN_LEGACY: those of iOS 12 and before: twelve spokes
 *
 * The measures and times of the spokes.
 */
typedef enum {
    OCTANT_SPINNER_DESIGN_REFERENCE,
    OCTANT_SPINNER_DESIGN_DEVICE,
    OCTANT_SPINNER_DESIGN_LEGACY
} OctantSpinnerDesign;

GType octant_spinner_design_get_type (void) G_GNUC_CONST;

/**
 * OCTANT_TYPE_SPINNER_DESIGN:
 *
 * The #GType of OctantSpinnerDesign.
 */
#define OCTANT_TYPE_SPINNER_DESIGN (octant_spinner_design_get_type ())

/**
 * OctantProgressBarStyle:
 * @OCTANT_PROGRESS_BAR_STYLE_DEFAULT: a bar, 4 points high
 * @OCTANT_PROGRESS_BAR_STYLE_BAR: a thinner one, for bars of tools: 2.5 points high
 * @OCTANT_PROGRESS_BAR_STYLE_CIRCULAR: a ring, 37 x 37 or as large as the widget is made
 *
 * The form of a progress bar.
 */
typedef enum {
    OCTANT_PROGRESS_BAR_STYLE_DEFAULT,
    OCTANT_PROGRESS_BAR_STYLE_BAR,
    OCTANT_PROGRESS_BAR_STYLE_CIRCULAR
} OctantProgressBarStyle;

GType octant_progress_bar_style_get_type (void) G_GNUC_CONST;

/**
 * OCTANT_TYPE_PROGRESS_BAR_STYLE:
 *
 * The #GType of OctantProgressBarStyle.
 */
#define OCTANT_TYPE_PROGRESS_BAR_STYLE (octant_progress_bar_style_get_type ())

/**
 * OctantProgressBarDesign:
 * @OCTANT_PROGRESS_BAR_DESIGN_REFERENCE: the published ones: half circles at the ends; a change takes 0.25 s
 * @OCTANT_PROGRESS_BAR_DESIGN_DEVICE: those of devices: continuous ends; a change takes 1 s for all, less for less
 *
 * The measures and times of a bar.
 */
typedef enum {
    OCTANT_PROGRESS_BAR_DESIGN_REFERENCE,
    OCTANT_PROGRESS_BAR_DESIGN_DEVICE
} OctantProgressBarDesign;

GType octant_progress_bar_design_get_type (void) G_GNUC_CONST;

/**
 * OCTANT_TYPE_PROGRESS_BAR_DESIGN:
 *
 * The #GType of OctantProgressBarDesign.
 */
#define OCTANT_TYPE_PROGRESS_BAR_DESIGN (octant_progress_bar_design_get_type ())

/* ---- OctantSpinner ----------------------------------------------------------------------------------------------- */

/**
 * OctantSpinner:
 *
 * Says that something is going on whose end is not known. It stands still when it is made, and by default shows
 * nothing then, but keeps its room. Unmapped, hidden and minimised it costs nothing. With reduced motion it is
 * slower.
 *
 * CSS: `octantspinner`. Its accessible role is progress bar; it is busy while it moves, and hidden to screen readers
 * while nothing is shown.
 */
#define OCTANT_TYPE_SPINNER (octant_spinner_get_type ())
G_DECLARE_FINAL_TYPE (OctantSpinner, octant_spinner, OCTANT, SPINNER, GtkWidget)

/**
 * octant_spinner_new:
 * @style: its style
 *
 * Makes a widget. It stands still.
 *
 * Returns: (transfer none): a new widget, floating; %NULL before gtk_init() and on another thread than the main one
 */
GtkWidget *octant_spinner_new (OctantSpinnerStyle style);

/**
 * OctantSpinner:style: (getter get_style) (setter set_style)
 *
 * What turns, and its size. %OCTANT_SPINNER_STYLE_MEDIUM at first.
 */

/**
 * octant_spinner_set_style: (set-property style)
 * @self: a widget
 * @style: a style
 *
 * Sets #OctantSpinner:style.
 */
void octant_spinner_set_style (OctantSpinner *self, OctantSpinnerStyle style);

/**
 * octant_spinner_get_style: (get-property style)
 * @self: a widget
 *
 * Gets #OctantSpinner:style.
 *
 * Returns: the value
 */
OctantSpinnerStyle octant_spinner_get_style (OctantSpinner *self);

/**
 * OctantSpinner:design: (getter get_design) (setter set_design)
 *
 * The measures and times of the styles with spokes; the others have one design. %OCTANT_SPINNER_DESIGN_REFERENCE at
 * first.
 */

/**
 * octant_spinner_set_design: (set-property design)
 * @self: a widget
 * @design: a design
 *
 * Sets #OctantSpinner:design.
 */
void octant_spinner_set_design (OctantSpinner *self, OctantSpinnerDesign design);

/**
 * octant_spinner_get_design: (get-property design)
 * @self: a widget
 *
 * Gets #OctantSpinner:design.
 *
 * Returns: the value
 */
OctantSpinnerDesign octant_spinner_get_design (OctantSpinner *self);

/**
 * OctantSpinner:color:
 *
 * The colour of what moves. %NULL, at first, for that of the style: a grey that suits the theme, white, or the
 * system's blue for material and linear.
 */

/**
 * octant_spinner_set_color:
 * @self: a widget
 * @color: (nullable): a colour, or %NULL for that of the style
 *
 * Sets #OctantSpinner:color.
 */
void octant_spinner_set_color (OctantSpinner *self, const GdkRGBA *color);

/**
 * octant_spinner_get_color:
 * @self: a widget
 * @color: (out caller-allocates): where the colour goes, if one was set
 *
 * Gets #OctantSpinner:color.
 *
 * Returns: whether a colour was set
 */
gboolean octant_spinner_get_color (OctantSpinner *self, GdkRGBA *color);

/**
 * OctantSpinner:track-color:
 *
 * The colour behind what moves, of the style linear; the others have none. %NULL, at first, for a grey that suits
 * the theme.
 */

/**
 * octant_spinner_set_track_color:
 * @self: a widget
 * @color: (nullable): a colour, or %NULL for the grey
 *
 * Sets #OctantSpinner:track-color.
 */
void octant_spinner_set_track_color (OctantSpinner *self, const GdkRGBA *color);

/**
 * octant_spinner_get_track_color:
 * @self: a widget
 * @color: (out caller-allocates): where the colour goes, if one was set
 *
 * Gets #OctantSpinner:track-color.
 *
 * Returns: whether a colour was set
 */
gboolean octant_spinner_get_track_color (OctantSpinner *self, GdkRGBA *color);

/**
 * OctantSpinner:line-width: (getter get_line_width) (setter set_line_width)
 *
 * How wide the line is, of the styles material and linear: 0 to 1000 points, 4 at first. Spokes are as their design
 * says.
 */

/**
 * octant_spinner_set_line_width: (set-property line-width)
 * @self: a widget
 * @line_width: points
 *
 * Sets #OctantSpinner:line-width.
 */
void octant_spinner_set_line_width (OctantSpinner *self, double line_width);

/**
 * octant_spinner_get_line_width: (get-property line-width)
 * @self: a widget
 *
 * Gets #OctantSpinner:line-width.
 *
 * Returns: the value
 */
double octant_spinner_get_line_width (OctantSpinner *self);

/**
 * OctantSpinner:animating: (getter get_animating) (setter set_animating)
 *
 * Whether it moves. %FALSE at first. It goes on from where it was stopped; material and linear begin anew.
 */

/**
 * octant_spinner_set_animating: (set-property animating)
 * @self: a widget
 * @animating: whether it is to move
 *
 * Sets #OctantSpinner:animating.
 */
void octant_spinner_set_animating (OctantSpinner *self, gboolean animating);

/**
 * octant_spinner_get_animating: (get-property animating)
 * @self: a widget
 *
 * Gets #OctantSpinner:animating.
 *
 * Returns: whether it is so
 */
gboolean octant_spinner_get_animating (OctantSpinner *self);

/**
 * OctantSpinner:hides-when-stopped: (getter get_hides_when_stopped) (setter set_hides_when_stopped)
 *
 * Whether nothing is shown while it does not move. %TRUE at first.
 */

/**
 * octant_spinner_set_hides_when_stopped: (set-property hides-when-stopped)
 * @self: a widget
 * @hides_when_stopped: whether it is to hide
 *
 * Sets #OctantSpinner:hides-when-stopped.
 */
void octant_spinner_set_hides_when_stopped (OctantSpinner *self, gboolean hides_when_stopped);

/**
 * octant_spinner_get_hides_when_stopped: (get-property hides-when-stopped)
 * @self: a widget
 *
 * Gets #OctantSpinner:hides-when-stopped.
 *
 * Returns: whether it is so
 */
gboolean octant_spinner_get_hides_when_stopped (OctantSpinner *self);

/**
 * OctantSpinner:label: (getter get_label) (setter set_label)
 *
 * What screen readers call it, before "In progress". %NULL, at first, for these words alone, or for what the program
 * sets as the accessible label.
 */

/**
 * octant_spinner_set_label: (set-property label)
 * @self: a widget
 * @label: (nullable): a text, or %NULL
 *
 * Sets #OctantSpinner:label.
 */
void octant_spinner_set_label (OctantSpinner *self, const char *label);

/**
 * octant_spinner_get_label: (get-property label)
 * @self: a widget
 *
 * Gets #OctantSpinner:label.
 *
 * Returns: (nullable) (transfer none): the text, which is the widget's, until it changes
 */
const char *octant_spinner_get_label (OctantSpinner *self);

/* ---- OctantProgressBar ------------------------------------------------------------------------------------------- */

/**
 * OctantProgressBar:
 *
 * Says how much of something is done: a bar as wide as it is made, 150 points if nobody says, or a ring. From right
 * to left where the widget's direction is that.
 *
 * CSS: `octantprogressbar`. Its accessible role is progress bar; its accessible value is the progress, from 0 to 1.
 */
#define OCTANT_TYPE_PROGRESS_BAR (octant_progress_bar_get_type ())
G_DECLARE_FINAL_TYPE (OctantProgressBar, octant_progress_bar, OCTANT, PROGRESS_BAR, GtkWidget)

/**
 * octant_progress_bar_new:
 * @style: its style
 *
 * Makes a widget. Nothing is done yet.
 *
 * Returns: (transfer none): a new widget, floating; %NULL before gtk_init() and on another thread than the main one
 */
GtkWidget *octant_progress_bar_new (OctantProgressBarStyle style);

/**
 * OctantProgressBar:style: (getter get_style) (setter set_style)
 *
 * A bar, a thinner one, or a ring. %OCTANT_PROGRESS_BAR_STYLE_DEFAULT at first.
 */

/**
 * octant_progress_bar_set_style: (set-property style)
 * @self: a widget
 * @style: a style
 *
 * Sets #OctantProgressBar:style.
 */
void octant_progress_bar_set_style (OctantProgressBar *self, OctantProgressBarStyle style);

/**
 * octant_progress_bar_get_style: (get-property style)
 * @self: a widget
 *
 * Gets #OctantProgressBar:style.
 *
 * Returns: the value
 */
OctantProgressBarStyle octant_progress_bar_get_style (OctantProgressBar *self);

/**
 * OctantProgressBar:design: (getter get_design) (setter set_design)
 *
 * The measures and times of a bar; the ring has one design. %OCTANT_PROGRESS_BAR_DESIGN_REFERENCE at first.
 */

/**
 * octant_progress_bar_set_design: (set-property design)
 * @self: a widget
 * @design: a design
 *
 * Sets #OctantProgressBar:design.
 */
void octant_progress_bar_set_design (OctantProgressBar *self, OctantProgressBarDesign design);

/**
 * octant_progress_bar_get_design: (get-property design)
 * @self: a widget
 *
 * Gets #OctantProgressBar:design.
 *
 * Returns: the value
 */
OctantProgressBarDesign octant_progress_bar_get_design (OctantProgressBar *self);

/**
 * OctantProgressBar:progress: (getter get_progress) (setter set_progress)
 *
 * How much is done: 0 to 1, 0 at first.
 */

/**
 * octant_progress_bar_set_progress: (set-property progress)
 * @self: a widget
 * @progress: 0 to 1
 *
 * Sets #OctantProgressBar:progress.
 */
void octant_progress_bar_set_progress (OctantProgressBar *self, double progress);

/**
 * octant_progress_bar_get_progress: (get-property progress)
 * @self: a widget
 *
 * Gets #OctantProgressBar:progress.
 *
 * Returns: the value
 */
double octant_progress_bar_get_progress (OctantProgressBar *self);

/**
 * OctantProgressBar:animated: (getter get_animated) (setter set_animated)
 *
 * Whether what is filled moves to another progress, or jumps there. %FALSE at first. With reduced motion it jumps.
 */

/**
 * octant_progress_bar_set_animated: (set-property animated)
 * @self: a widget
 * @animated: whether it is to move
 *
 * Sets #OctantProgressBar:animated.
 */
void octant_progress_bar_set_animated (OctantProgressBar *self, gboolean animated);

/**
 * octant_progress_bar_get_animated: (get-property animated)
 * @self: a widget
 *
 * Gets #OctantProgressBar:animated.
 *
 * Returns: whether it is so
 */
gboolean octant_progress_bar_get_animated (OctantProgressBar *self);

/**
 * OctantProgressBar:color:
 *
 * The colour of what is filled. %NULL, at first, for the system's blue.
 */

/**
 * octant_progress_bar_set_color:
 * @self: a widget
 * @color: (nullable): a colour, or %NULL for the blue
 *
 * Sets #OctantProgressBar:color.
 */
void octant_progress_bar_set_color (OctantProgressBar *self, const GdkRGBA *color);

/**
 * octant_progress_bar_get_color:
 * @self: a widget
 * @color: (out caller-allocates): where the colour goes, if one was set
 *
 * Gets #OctantProgressBar:color.
 *
 * Returns: whether a colour was set
 */
gboolean octant_progress_bar_get_color (OctantProgressBar *self, GdkRGBA *color);

/**
 * OctantProgressBar:track-color:
 *
 * The colour of what is not filled. %NULL, at first, for a grey that suits the theme.
 */

/**
 * octant_progress_bar_set_track_color:
 * @self: a widget
 * @color: (nullable): a colour, or %NULL for the grey
 *
 * Sets #OctantProgressBar:track-color.
 */
void octant_progress_bar_set_track_color (OctantProgressBar *self, const GdkRGBA *color);

/**
 * octant_progress_bar_get_track_color:
 * @self: a widget
 * @color: (out caller-allocates): where the colour goes, if one was set
 *
 * Gets #OctantProgressBar:track-color.
 *
 * Returns: whether a colour was set
 */
gboolean octant_progress_bar_get_track_color (OctantProgressBar *self, GdkRGBA *color);

/**
 * OctantProgressBar:line-width: (getter get_line_width) (setter set_line_width)
 *
 * How wide the line of a ring is: 0 to 1000 points, 4 at first. A bar is as high as its design says.
 */

/**
 * octant_progress_bar_set_line_width: (set-property line-width)
 * @self: a widget
 * @line_width: points
 *
 * Sets #OctantProgressBar:line-width.
 */
void octant_progress_bar_set_line_width (OctantProgressBar *self, double line_width);

/**
 * octant_progress_bar_get_line_width: (get-property line-width)
 * @self: a widget
 *
 * Gets #OctantProgressBar:line-width.
 *
 * Returns: the value
 */
double octant_progress_bar_get_line_width (OctantProgressBar *self);

/**
 * OctantProgressBar:label: (getter get_label) (setter set_label)
 *
 * What screen readers call it, before "50%". %NULL, at first, for the number alone, or for what the program sets as
 * the accessible label.
 */

/**
 * octant_progress_bar_set_label: (set-property label)
 * @self: a widget
 * @label: (nullable): a text, or %NULL
 *
 * Sets #OctantProgressBar:label.
 */
void octant_progress_bar_set_label (OctantProgressBar *self, const char *label);

/**
 * octant_progress_bar_get_label: (get-property label)
 * @self: a widget
 *
 * Gets #OctantProgressBar:label.
 *
 * Returns: (nullable) (transfer none): the text, which is the widget's, until it changes
 */
const char *octant_progress_bar_get_label (OctantProgressBar *self);

/**
 * OctantProgressBar::completed:
 * @self: the widget
 *
 * The progress came to be 1, from less. A movement to it may have begun just now.
 */

G_END_DECLS

#endif /* OCTANT_H */
