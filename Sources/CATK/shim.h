// What CATK shows to Swift.
#pragma once
#include <atk/atk.h>
#include <atk-bridge.h>

// Signals are emitted by functions of variable arguments, which Swift cannot call.
static inline void octant_emit(gpointer object, const gchar *signal) { g_signal_emit_by_name(object, signal); }
static inline void octant_emit_text(gpointer object, const gchar *signal, const gchar *text) {
    g_signal_emit_by_name(object, signal, text);
}
static inline void octant_emit_place(gpointer object, const gchar *signal, gint place) {
    g_signal_emit_by_name(object, signal, place);
}
static inline void octant_emit_text_change(
    gpointer object, const gchar *signal, gint place, gint length, const gchar *text
) {
    g_signal_emit_by_name(object, signal, place, length, text);
}
static inline void octant_emit_child(gpointer object, const gchar *signal, guint index, gpointer child) {
    g_signal_emit_by_name(object, signal, index, child);
}
