// Octant's spinner as a widget in another program's window (docs/embedding.md).
#include "measure.h"
#include <octant.h>

static GtkWidget *make(void) {
    GtkWidget *spinner = octant_spinner_new(OCTANT_SPINNER_STYLE_LARGE);
    octant_spinner_set_animating(OCTANT_SPINNER(spinner), TRUE);
    return spinner;
}

int main(int argc, char **argv) { return run(argc, argv, 0, make); }
