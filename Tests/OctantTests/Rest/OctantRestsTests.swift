import Foundation
import Testing
import ViewSupport

@testable import Octant

/// Whatever a program does to one of Octant's views while something lays out.
@Suite("Whatever is done to Octant's views in a layout comes to rest")
@MainActor
struct OctantRestsTests {
    private var subjects: [LayoutSubject] {
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

    @Test("each public property and method of each class")
    func rest() {
        for subject in subjects {
            for line in subject.restlessness() { Issue.record("\(line)") }
        }
    }

    @Test("no class, settable property or method without arguments of the source is left out")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/Octant")
        // An overlay is shown by its own method, and has nothing to be set.
        #expect(try DeclaredMembers.omissions(in: sources, of: subjects, besides: ["LoadingOverlay"]) == [])
    }
}
