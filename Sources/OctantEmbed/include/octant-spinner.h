/* octant-spinner.h: what says that something is going on. Include octant.h.
 */
#ifndef OCTANT_SPINNER_H
#define OCTANT_SPINNER_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

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

G_END_DECLS

#endif /* OCTANT_SPINNER_H */
