import Octant
import Testing
import ViewSupport

/// The views of Octant, for every test of all of them.
@MainActor
enum OctantSubjects {
    /// A line a class, with what can be set and called. `OctantRestsTests` fails while one is missing.
    static var all: [LayoutSubject] {
        typealias L = LinearActivityIndicatorView
        typealias C = CircularProgressView
        let loops: [LayoutAction] = [
            .set("hidesWhenStopped", \LoopingIndicatorView.hidesWhenStopped, false, true),
            .call("startAnimating", moves: true) { (it: LoopingIndicatorView) in it.startAnimating() },
            .call("stopAnimating") { (it: LoopingIndicatorView) in it.stopAnimating() },
        ]
        let linear: [LayoutAction] = [
            .set("lineWidth", \L.lineWidth, 8, 4), .set("progressTintColor", \L.progressTintColor, .red, nil),
            .set("trackTintColor", \L.trackTintColor, .red, nil),
        ]
        let ring: [LayoutAction] = [
            .set("lineWidth", \C.lineWidth, 8, 4), .set("progressTintColor", \C.progressTintColor, .red, nil),
            .set("trackTintColor", \C.trackTintColor, .red, nil), .set("progress", \C.progress, 0.25, 0.5),
        ]
        let views = LayoutAction.ofViews
        return [
            LayoutSubject("LoopingIndicatorView", loops) { LoopingIndicatorView() },
            LayoutSubject("LinearActivityIndicatorView", linear + loops + views) { LinearActivityIndicatorView() },
            LayoutSubject(
                "MaterialActivityIndicatorView",
                [.set("lineWidth", \MaterialActivityIndicatorView.lineWidth, 8, 4)] + loops + views
            ) { MaterialActivityIndicatorView() },
            LayoutSubject("CircularProgressView", ring + views) { CircularProgressView() },
            LayoutSubject("StatusBarView", [.set("title", \StatusBarView.title, "a", "bcd")] + views) {
                StatusBarView()
            },
        ]
    }

    /// All views anew, but the class that only others are made of.
    static var views: [UIView] {
        all.compactMap { $0.make() as? UIView }.filter { type(of: $0) != LoopingIndicatorView.self }
    }

    /// The names of the views without an end.
    static var loopingNames: [String] {
        views.filter { $0 is LoopingIndicatorView }.map { "\(type(of: $0))" }
    }

    /// The view called `name`, one of `loopingNames`, anew.
    static func looping(_ name: String) throws -> LoopingIndicatorView {
        try #require(views.first { "\(type(of: $0))" == name } as? LoopingIndicatorView)
    }
}
