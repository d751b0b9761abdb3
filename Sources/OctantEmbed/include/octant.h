/* octant.h: Octant's progress indicators as GTK 4 widgets, for C and, by GObject introspection, for other languages.
 *
 * pkg-config calls the library octant-embed; docs/embedding.md tells how it is built and used.
 */
#ifndef OCTANT_H
#define OCTANT_H

#include <gtk/gtk.h>

#include <octant-progress-bar.h>
#include <octant-spinner.h>

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

G_END_DECLS

#endif /* OCTANT_H */
