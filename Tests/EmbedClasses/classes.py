"""What Python finds of Octant's classes by GObject introspection (EmbeddedClassTests). Prints "ok", or ends with an
assertion. Every warning is an error."""
import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
gi.require_version("Octant", "0")
from gi.repository import Gdk, GLib, GObject, Gtk, Octant  # noqa: E402



def rgba(red, green, blue, alpha):
    color = Gdk.RGBA()
    color.red, color.green, color.blue, color.alpha = red, green, blue, alpha
    return color


OTHERS = {
    "style": 2,
    "design": 1,
    "color": rgba(0.25, 0.5, 0.75, 1),
    "track-color": rgba(1, 0.5, 0.25, 0.5),
    "line-width": 6.5,
    "animating": True,
    "animated": True,
    "hides-when-stopped": False,
    "progress": 0.5,
    "label": "Läser",
}


def check(kind, count):
    """Every property is found, set, read, and said to have changed."""
    own = [spec for spec in kind.list_properties() if spec.owner_type == kind.__gtype__]
    assert len(own) == count, own
    widget = kind()
    assert isinstance(widget, Gtk.Widget)
    for spec in own:
        assert spec.blurb, spec
        said = []
        widget.connect("notify::" + spec.name, lambda *_: said.append(1))
        value = OTHERS[spec.name]
        widget.set_property(spec.name, value)
        read = widget.get_property(spec.name)
        assert read.equal(value) if isinstance(value, Gdk.RGBA) else read == value, (spec, read)
        assert said == [1], spec
        # The method of the same name, which introspection found in the header.
        method = getattr(widget, "get_" + spec.name.replace("-", "_"))()
        if isinstance(value, Gdk.RGBA):
            assert method[0] and method[1].equal(value), (spec, method)
        else:
            assert method == value, (spec, method)


Octant.init()
Gtk.init()
check(Octant.Spinner, 8)
check(Octant.ProgressBar, 8)
assert Octant.SpinnerStyle.WHITE_LARGE.value_nick == "white-large"
assert Octant.ProgressBarStyle(2) == Octant.ProgressBarStyle.CIRCULAR
assert GObject.signal_list_names(Octant.ProgressBar) == ("completed",)

bar = Octant.ProgressBar.new(Octant.ProgressBarStyle.BAR)
done = []
bar.connect("completed", done.append)
bar.bind_property("progress", Octant.ProgressBar(), "progress", GObject.BindingFlags.SYNC_CREATE)
bar.props.progress = 1
assert done == [bar]
widget = Gtk.Builder.new_from_string(
    "<interface><object class='OctantSpinner' id='a'><property name='style'>linear</property></object></interface>", -1
).get_object("a")
assert widget.props.style == Octant.SpinnerStyle.LINEAR
GLib.log_set_always_fatal(GLib.LogLevelFlags.LEVEL_CRITICAL)
print("ok")
