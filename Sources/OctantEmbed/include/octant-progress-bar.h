/* octant-progress-bar.h: what says how much is done. Include octant.h.
 */
#ifndef OCTANT_PROGRESS_BAR_H
#define OCTANT_PROGRESS_BAR_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

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

#endif /* OCTANT_PROGRESS_BAR_H */
