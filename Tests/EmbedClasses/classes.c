/* What a C program finds of Octant's classes (EmbeddedClassTests): it ends with an abort where something is not as
 * octant.h says.
 *
 * Usage: classes check    properties, enumerations, warnings, GtkBuilder, style sheets, accessibility
 *        classes show     a window with one widget of each style; prints where each is: name, x, y, width, height
 *        classes block    a spinner; prints "blocked", and keeps the main thread until a line comes
 */
#include <octant.h>
#include <string.h>

/* Runs GLib's loop until `milliseconds` have passed. */
static void turn(guint milliseconds)
{
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_timeout_add(milliseconds, G_SOURCE_FUNC(g_main_loop_quit), loop);
    g_main_loop_run(loop);
    g_main_loop_unref(loop);
}

static void count(GObject *object, GParamSpec *spec, gpointer number) { ++*(int *)number; }
static void count_signal(OctantProgressBar *bar, gpointer number) { ++*(int *)number; }

/* A value of the property's type that is not its default. */
static void fill_other(GParamSpec *spec, GValue *value)
{
    static const GdkRGBA colour = { 0.25, 0.5, 0.75, 1 };
    g_value_init(value, spec->value_type);
    if (G_IS_PARAM_SPEC_ENUM(spec)) g_value_set_enum(value, 1);
    else if (G_IS_PARAM_SPEC_BOOLEAN(spec)) g_value_set_boolean(value, !G_PARAM_SPEC_BOOLEAN(spec)->default_value);
    else if (G_IS_PARAM_SPEC_DOUBLE(spec)) g_value_set_double(value, 0.75);
    else if (G_IS_PARAM_SPEC_STRING(spec)) g_value_set_string(value, "Loading");
    else g_value_set_boxed(value, &colour);
}

/* Every property keeps what it is given, and says once that it changed. */
static void check_properties(GType type, guint expected)
{
    GtkWidget *widget = g_object_ref_sink(g_object_new(type, NULL));
    guint number, own = 0;
    GParamSpec **specs = g_object_class_list_properties(G_OBJECT_GET_CLASS(widget), &number);
    for (guint i = 0; i < number; i++) {
        if (specs[i]->owner_type != type) continue;
        own++;
        int changes = 0;
        GValue first = G_VALUE_INIT, other = G_VALUE_INIT, read = G_VALUE_INIT;
        g_value_init(&first, specs[i]->value_type);
        g_value_init(&read, specs[i]->value_type);
        g_object_get_property(G_OBJECT(widget), specs[i]->name, &first);
        g_assert_true(g_param_value_defaults(specs[i], &first));
        fill_other(specs[i], &other);
        char *signal = g_strconcat("notify::", specs[i]->name, NULL);
        gulong handler = g_signal_connect(widget, signal, G_CALLBACK(count), &changes);
        for (int twice = 0; twice < 2; twice++) g_object_set_property(G_OBJECT(widget), specs[i]->name, &other);
        g_object_get_property(G_OBJECT(widget), specs[i]->name, &read);
        if (G_IS_PARAM_SPEC_BOXED(specs[i]))
            g_assert_true(gdk_rgba_equal(g_value_get_boxed(&read), g_value_get_boxed(&other)));
        else
            g_assert_cmpint(g_param_values_cmp(specs[i], &read, &other), ==, 0);
        g_assert_cmpint(changes, ==, 1);
        g_object_set_property(G_OBJECT(widget), specs[i]->name, &first);
        g_assert_cmpint(changes, ==, 2);
        g_signal_handler_disconnect(widget, handler);
        g_free(signal);
        g_value_unset(&first);
        g_value_unset(&other);
        g_value_unset(&read);
    }
    g_assert_cmpint(own, ==, expected);
    g_free(specs);
    g_object_unref(widget);
}

static void check_functions(void)
{
    OctantSpinner *spinner = g_object_ref_sink(OCTANT_SPINNER(octant_spinner_new(OCTANT_SPINNER_STYLE_LINEAR)));
    GdkRGBA red = { 1, 0, 0, 1 }, read = { 0 };
    g_assert_cmpint(octant_spinner_get_style(spinner), ==, OCTANT_SPINNER_STYLE_LINEAR);
    octant_spinner_set_animating(spinner, 17);
    g_assert_cmpint(octant_spinner_get_animating(spinner), ==, TRUE);
    octant_spinner_set_label(spinner, "Sök");
    const char *label = octant_spinner_get_label(spinner);
    g_assert_cmpstr(label, ==, "Sök");
    g_assert_true(label == octant_spinner_get_label(spinner));
    octant_spinner_set_label(spinner, NULL);
    g_assert_null(octant_spinner_get_label(spinner));
    g_assert_false(octant_spinner_get_color(spinner, &read));
    octant_spinner_set_color(spinner, &red);
    g_assert_true(octant_spinner_get_color(spinner, &read) && gdk_rgba_equal(&read, &red));
    octant_spinner_set_color(spinner, NULL);
    g_assert_false(octant_spinner_get_color(spinner, NULL));
    g_object_unref(spinner);

    OctantProgressBar *bar = g_object_ref_sink(OCTANT_PROGRESS_BAR(octant_progress_bar_new(0)));
    int completed = 0;
    g_signal_connect(bar, "completed", G_CALLBACK(count_signal), &completed);
    double steps[] = { 0.5, 1, 1, 0.5, 1 };
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++) octant_progress_bar_set_progress(bar, steps[i]);
    g_assert_cmpint(completed, ==, 2);
    g_object_unref(bar);
}

/* What is out of range is clamped with one warning, what no enumeration has is refused with one. */
static void check_warnings(void)
{
    OctantProgressBar *bar = g_object_ref_sink(OCTANT_PROGRESS_BAR(octant_progress_bar_new(0)));
    const struct { double set, is; } cases[] = { { 7, 1 }, { -7, 0 }, { G_MAXDOUBLE, 1 }, { 0.0 / 0.0, 0 } };
    for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
        g_test_expect_message("Octant", G_LOG_LEVEL_WARNING, "*OctantProgressBar:progress is 0.0...1.0:*");
        octant_progress_bar_set_progress(bar, cases[i].set);
        g_test_assert_expected_messages();
        g_assert_cmpfloat(octant_progress_bar_get_progress(bar), ==, cases[i].is);
    }
    g_test_expect_message("Octant", G_LOG_LEVEL_WARNING, "*OctantProgressBar:color: a part*");
    octant_progress_bar_set_color(bar, &(GdkRGBA) { 2, -1, 0.5, 1 });
    g_test_assert_expected_messages();
    GdkRGBA read;
    octant_progress_bar_get_color(bar, &read);
    g_assert_true(gdk_rgba_equal(&read, &(GdkRGBA) { 1, 0, 0.5, 1 }));
    g_test_expect_message("GLib-GObject", G_LOG_LEVEL_WARNING, "*'style'*OctantProgressBarStyle*");
    octant_progress_bar_set_style(bar, 77);
    g_test_assert_expected_messages();
    g_assert_cmpint(octant_progress_bar_get_style(bar), ==, OCTANT_PROGRESS_BAR_STYLE_DEFAULT);
    g_test_expect_message("Octant", G_LOG_LEVEL_CRITICAL, "octant_spinner_set_line_width: *OCTANT_IS_SPINNER (self)*");
    octant_spinner_set_line_width((OctantSpinner *)bar, 3);
    g_test_assert_expected_messages();
    g_test_expect_message("Octant", G_LOG_LEVEL_CRITICAL, "octant_progress_bar_get_progress: *OCTANT_IS_PROGRESS_BAR*");
    octant_progress_bar_get_progress(NULL);
    g_test_assert_expected_messages();
    g_object_run_dispose(G_OBJECT(bar));
    octant_progress_bar_set_progress(bar, 0.25);
    g_assert_cmpfloat(octant_progress_bar_get_progress(bar), ==, 0.25);
    g_object_unref(bar);
}

static void check_names(GType type, int value, const char *name, const char *nick)
{
    GEnumValue *found = g_enum_get_value(g_type_class_ref(type), value);
    g_assert_cmpstr(found->value_name, ==, name);
    g_assert_cmpstr(found->value_nick, ==, nick);
}

#define CHECK_NAME(type, name, nick) check_names(OCTANT_TYPE_##type, OCTANT_##name, "OCTANT_" #name, nick)

static void check_enumerations(void)
{
    CHECK_NAME(SPINNER_STYLE, SPINNER_STYLE_MEDIUM, "medium");
    CHECK_NAME(SPINNER_STYLE, SPINNER_STYLE_LARGE, "large");
    CHECK_NAME(SPINNER_STYLE, SPINNER_STYLE_WHITE, "white");
    CHECK_NAME(SPINNER_STYLE, SPINNER_STYLE_WHITE_LARGE, "white-large");
    CHECK_NAME(SPINNER_STYLE, SPINNER_STYLE_GRAY, "gray");
    CHECK_NAME(SPINNER_STYLE, SPINNER_STYLE_MATERIAL, "material");
    CHECK_NAME(SPINNER_STYLE, SPINNER_STYLE_LINEAR, "linear");
    CHECK_NAME(SPINNER_DESIGN, SPINNER_DESIGN_REFERENCE, "reference");
    CHECK_NAME(SPINNER_DESIGN, SPINNER_DESIGN_DEVICE, "device");
    CHECK_NAME(SPINNER_DESIGN, SPINNER_DESIGN_LEGACY, "legacy");
    CHECK_NAME(PROGRESS_BAR_STYLE, PROGRESS_BAR_STYLE_DEFAULT, "default");
    CHECK_NAME(PROGRESS_BAR_STYLE, PROGRESS_BAR_STYLE_BAR, "bar");
    CHECK_NAME(PROGRESS_BAR_STYLE, PROGRESS_BAR_STYLE_CIRCULAR, "circular");
    CHECK_NAME(PROGRESS_BAR_DESIGN, PROGRESS_BAR_DESIGN_REFERENCE, "reference");
    CHECK_NAME(PROGRESS_BAR_DESIGN, PROGRESS_BAR_DESIGN_DEVICE, "device");
}

static int natural(GtkWidget *widget, GtkOrientation orientation)
{
    int size;
    gtk_widget_measure(widget, orientation, -1, NULL, &size, NULL, NULL);
    return size;
}

/* A builder file has the classes by name and the values by nick; the style sheet has them by their names there. */
static void check_builder(void)
{
    GtkBuilder *builder = gtk_builder_new_from_string(
        "<interface><object class='OctantSpinner' id='spinner'><property name='style'>white-large</property>"
        "<property name='color'>#ff0000</property><property name='animating'>1</property>"
        "<accessibility><property name='label'>Of the file</property></accessibility></object>"
        "<object class='OctantProgressBar' id='bar'><property name='progress'>0.5</property></object></interface>",
        -1);
    GtkWidget *spinner = GTK_WIDGET(gtk_builder_get_object(builder, "spinner"));
    GtkWidget *bar = GTK_WIDGET(gtk_builder_get_object(builder, "bar"));
    g_assert_cmpint(octant_spinner_get_style(OCTANT_SPINNER(spinner)), ==, OCTANT_SPINNER_STYLE_WHITE_LARGE);
    g_assert_cmpfloat(octant_progress_bar_get_progress(OCTANT_PROGRESS_BAR(bar)), ==, 0.5);
    g_assert_cmpint(natural(spinner, GTK_ORIENTATION_HORIZONTAL), ==, 37);
    g_assert_cmpint(natural(bar, GTK_ORIENTATION_HORIZONTAL), ==, 150);
    g_assert_cmpint(natural(bar, GTK_ORIENTATION_VERTICAL), ==, 4);
    octant_progress_bar_set_style(OCTANT_PROGRESS_BAR(bar), OCTANT_PROGRESS_BAR_STYLE_CIRCULAR);
    g_assert_cmpint(natural(bar, GTK_ORIENTATION_HORIZONTAL), ==, 37);
    octant_spinner_set_style(OCTANT_SPINNER(spinner), OCTANT_SPINNER_STYLE_LINEAR);
    octant_spinner_set_line_width(OCTANT_SPINNER(spinner), 9);
    g_assert_cmpint(natural(spinner, GTK_ORIENTATION_HORIZONTAL), ==, 150);
    g_assert_cmpint(natural(spinner, GTK_ORIENTATION_VERTICAL), ==, 9);
    GtkWidget *window = gtk_window_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(box), spinner);
    gtk_box_append(GTK_BOX(box), bar);
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
    turn(300);
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        provider, "octantspinner { min-width: 211px; } octantprogressbar { min-width: 223px; }", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), 600);
    turn(100);
    g_assert_cmpint(natural(spinner, GTK_ORIENTATION_HORIZONTAL), ==, 211);
    g_assert_cmpint(natural(bar, GTK_ORIENTATION_HORIZONTAL), ==, 223);
    gtk_style_context_remove_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider));
    g_object_unref(provider);
    GtkAccessible *accessible = GTK_ACCESSIBLE(spinner);
    gtk_test_accessible_assert_role(accessible, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR);
    gtk_test_accessible_assert_state(accessible, GTK_ACCESSIBLE_STATE_BUSY, TRUE);
    gtk_test_accessible_assert_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "Of the file");
    octant_spinner_set_animating(OCTANT_SPINNER(spinner), FALSE);
    turn(100);
    gtk_test_accessible_assert_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
    gtk_test_accessible_assert_state(accessible, GTK_ACCESSIBLE_STATE_BUSY, FALSE);
    octant_spinner_set_label(OCTANT_SPINNER(spinner), "Loading");
    octant_spinner_set_hides_when_stopped(OCTANT_SPINNER(spinner), FALSE);
    turn(100);
    gtk_test_accessible_assert_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
    gtk_test_accessible_assert_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "Loading");
    /* A text that is a format in a message of that macro. */
    const char *half = "50%";
    accessible = GTK_ACCESSIBLE(bar);
    gtk_test_accessible_assert_role(accessible, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR);
    gtk_test_accessible_assert_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.5);
    gtk_test_accessible_assert_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0);
    gtk_test_accessible_assert_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1.0);
    gtk_test_accessible_assert_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, half);
    octant_progress_bar_set_progress(OCTANT_PROGRESS_BAR(bar), 0.75);
    turn(100);
    gtk_test_accessible_assert_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.75);
    g_object_unref(builder);
    gtk_window_destroy(GTK_WINDOW(window));
}

static gpointer make_elsewhere(gpointer unused) { return octant_spinner_new(0); }

static void check_thread(void)
{
    g_test_expect_message("Octant", G_LOG_LEVEL_WARNING, "octant_spinner_new: *main thread*");
    g_assert_null(g_thread_join(g_thread_new("elsewhere", make_elsewhere, NULL)));
    g_test_assert_expected_messages();
}

static void tell(GtkWidget *widget, GtkWidget *window, GType type, int style)
{
    graphene_rect_t bounds;
    g_assert_true(gtk_widget_compute_bounds(widget, window, &bounds));
    const char *nick = g_enum_get_value(g_type_class_ref(type), style)->value_nick;
    g_print("%s-%s %g %g %g %g\n", G_OBJECT_TYPE_NAME(widget), nick, bounds.origin.x, bounds.origin.y,
            bounds.size.width, bounds.size.height);
}

static void show(void)
{
    GtkWidget *window = gtk_window_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 5);
    GtkWidget *spinners[OCTANT_SPINNER_STYLE_LINEAR + 1], *bars[OCTANT_PROGRESS_BAR_STYLE_CIRCULAR + 1];
    for (guint style = 0; style < G_N_ELEMENTS(spinners); style++) {
        spinners[style] = octant_spinner_new(style);
        octant_spinner_set_animating(OCTANT_SPINNER(spinners[style]), TRUE);
        gtk_box_append(GTK_BOX(box), spinners[style]);
    }
    for (guint style = 0; style < G_N_ELEMENTS(bars); style++) {
        bars[style] = octant_progress_bar_new(style);
        octant_progress_bar_set_animated(OCTANT_PROGRESS_BAR(bars[style]), TRUE);
        gtk_box_append(GTK_BOX(box), bars[style]);
    }
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
    turn(500);
    for (guint style = 0; style < G_N_ELEMENTS(spinners); style++)
        tell(spinners[style], window, OCTANT_TYPE_SPINNER_STYLE, style);
    for (guint style = 0; style < G_N_ELEMENTS(bars); style++)
        tell(bars[style], window, OCTANT_TYPE_PROGRESS_BAR_STYLE, style);
    g_print("shown\n");
    for (int step = 0;; step++) {
        turn(500);
        for (guint style = 0; style < G_N_ELEMENTS(bars); style++)
            octant_progress_bar_set_progress(OCTANT_PROGRESS_BAR(bars[style]), step % 2 ? 0.2 : 0.8);
    }
}

static void block(void)
{
    GtkWidget *window = gtk_window_new(), *spinner = octant_spinner_new(OCTANT_SPINNER_STYLE_LARGE);
    octant_spinner_set_animating(OCTANT_SPINNER(spinner), TRUE);
    gtk_window_set_child(GTK_WINDOW(window), spinner);
    gtk_window_present(GTK_WINDOW(window));
    turn(1000);
    g_print("blocked\n");
    getchar();
    for (;;) turn(1000);
}

int main(int count, char **words)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    octant_init();
    gtk_init();
    if (count == 2 && !strcmp(words[1], "show")) show();
    if (count == 2 && !strcmp(words[1], "block")) block();
    check_properties(OCTANT_TYPE_SPINNER, 8);
    check_properties(OCTANT_TYPE_PROGRESS_BAR, 8);
    check_functions();
    check_warnings();
    check_enumerations();
    check_thread();
    check_builder();
    g_print("ok\n");
    return 0;
}
