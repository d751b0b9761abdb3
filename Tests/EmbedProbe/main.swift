// A GTK program with a view of Octant's in its window, which prints what happens, one JSON object a line.
//
//   EmbedProbe [SCENE]
//
// It obeys lines on standard input, which come by the main queue: `show SCENE` puts another view in place of the one
// that is there (still, clear, spinner, bar, switch, button, form, field, keys, label, none; and `hundred` spinners, at
// the start), `change` (a part of it), `hide`, `reveal` (the widget), `surround` (the view with buttons of the
// program's own), `focus` (prints what has it), `progress X` (the bar's), `turn` (the switch on), `churn N` (makes and
// destroys N widgets), `dark`, `light` (the program's setting), `backdrop PAINT` (what the window is filled with, as
// style sheets say it), `cover`, `uncover` (everything, with something half black), `paintings` (prints how many frames
// GTK made), `late` (a timer and a perform, set within a GLib callback), `tasks` (a timer, the main queue, the main
// actor), `nest` (GLib's loop within a block of the main queue), `speech` (the values of GTK's accessibility), `label
// WORDS`, `say` (the view's traits), `mirror` (the widget: from right to left), `clip WORDS` (the program's own, on the
// clipboard), `misuse` (of C's functions). The end of the input ends it.

#if GTK
    import CGTK
    import Foundation
    @_spi(C) import OctantEmbed
    import RenderServer
    import TestSupport
    import UIKit
    import ViewSupport

    Report.start()
    // Too soon, and reported as such.
    Report.say("bare", spinnerNew(1) == nil && progressBarNew(0) == nil ? "nothing" : "a widget")
    let text = CommandLine.arguments.dropFirst()
    guard gtk_init_check() != 0 else { exit(1) }
    let host = try Host()
    host.obey("show \(text.first ?? "still")")
    Thread.detachNewThread {
        while let line = readLine() {
            DispatchQueue.main.async { MainActor.assumeIsolated { host.obey(line) } }
        }
        exit(0)
    }
    g_main_loop_run(g_main_loop_new(nil, 0))
#endif
