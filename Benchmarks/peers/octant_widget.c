// Octant's spinner as a widget in another program's window (docs/embedding.md).
#include "measure.h"
#include <octant.h>

static GtkWidget *make(void) {
    GtkWidget *spinner = octant_activity_indicator_new(OCTANT_ACTIVITY_INDICATOR_LARGE);
    octant_activity_indicator_set_animating(spinner, TRUE);
    return spinner;
}

int main(int argc, char **argv) { return run(argc, argv, 0, make); }
