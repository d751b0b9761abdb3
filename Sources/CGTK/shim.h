// What CGTK shows to Swift.
#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
