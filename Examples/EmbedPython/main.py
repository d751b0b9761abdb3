#!/usr/bin/python3
"""A GTK 4 program in Python with Octant's widgets in its window.

    make embed
    GI_TYPELIB_PATH=.build/embed/lib/girepository-1.0 LD_LIBRARY_PATH=.build/embed/lib Examples/EmbedPython/main.py
"""
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Octant", "0")
from gi.repository import GLib, Gtk, Octant  # noqa: E402

# Milliseconds between two reports of the work, and how much of it is done then.
INTERVAL = 250
STEP = 1 / 32


def activate(application):
    spinner = Octant.Spinner(style=Octant.SpinnerStyle.MATERIAL, animating=True, label="Reading")
    bar = Octant.ProgressBar(animated=True, hexpand=True)
    # What is done is done: the spinner stops by itself.
    bar.connect("completed", lambda bar: spinner.set_animating(False))

    def work():
        bar.props.progress = min(bar.props.progress + STEP, 1)
        return bar.props.progress < 1

    row = Gtk.Box(spacing=12, margin_top=18, margin_bottom=18, margin_start=18, margin_end=18)
    row.append(spinner)
    row.append(bar)
    window = Gtk.ApplicationWindow(application=application, title="EmbedPython", default_width=360, child=row)
    window.present()
    GLib.timeout_add(INTERVAL, work)


if __name__ == "__main__":
    Octant.init()
    app = Gtk.Application(application_id="org.example.EmbedPython")
    app.connect("activate", activate)
    sys.exit(app.run(sys.argv))
