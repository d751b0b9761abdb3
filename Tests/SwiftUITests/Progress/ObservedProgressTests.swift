import Foundation
import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Progress views of Foundation's progress")
@MainActor struct ObservedProgressTests {
    @Test("it shows the fraction, and what is done from another thread shows a frame later")
    func observed() {
        let progress = Progress(totalUnitCount: 10)
        ShownViews.with(ProgressView(progress)) { shown in
            #expect(shown.first(UIProgressView.self)?.progress == 0)
            #expect(shown.text == ["0% complete", "0 of 10"])
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                progress.completedUnitCount = 5
                done.signal()
            }
            thread.start()
            done.wait()
            shown.stage.pass(1.0 / 60)
            #expect(shown.first(UIProgressView.self)?.progress == 0.5)
            #expect(shown.text == ["50% complete", "5 of 10"])
            #expect(shown.spoken == ["50% complete, 5 of 10"])
        }
    }

    @Test("while nobody knows how much there is, it is a spinner")
    func indeterminate() {
        let progress = Progress(totalUnitCount: -1)
        ShownViews.with(ProgressView(progress)) { shown in
            #expect(shown.first(UIActivityIndicatorView.self) != nil && shown.text == [])
            progress.totalUnitCount = 4
            progress.completedUnitCount = 0
            shown.stage.pass(1.0 / 60)
            #expect(shown.first(UIActivityIndicatorView.self) == nil)
            #expect(shown.first(UIProgressView.self)?.progress == 0)
        }
    }

    @Test("work with files is told in bytes")
    func files() {
        let progress = Progress(totalUnitCount: 3_000_000)
        progress.kind = .file
        progress.completedUnitCount = 1_500_000
        ShownViews.with(ProgressView(progress)) { #expect($0.text == ["Processing files…", "1.5 MB of 3 MB"]) }
    }

    @Test(
        "its texts are in eight languages",
        arguments: [
            ("de", "50 % abgeschlossen", "5 von 10"), ("fr", "50 % effectués", "5 sur 10"),
            ("es", "50 % completado", "5 de 10"), ("ja", "50%完了", "5/10"), ("zh-Hans", "已完成50%", "5/10"),
            ("ar", "اكتمل ٥٠٪؜", "٥ من ١٠"), ("he", "הושלמו 50%", "5 מתוך 10"), ("en", "50% complete", "5 of 10"),
        ])
    func languages(locale: String, description: String, additional: String) {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 5
        func plain(_ text: String) -> String {
            String(
                text.unicodeScalars.filter { $0.properties.generalCategory != .format }.map { scalar -> Character in
                    scalar.properties.generalCategory == .spaceSeparator ? " " : Character(scalar)
                })
        }
        ShownViews.with(ProgressView(progress), locale: locale) {
            #expect($0.text.map(plain) == [plain(description), plain(additional)])
        }
    }

    @Test("another progress in its place is shown from then on, and the first one no more")
    func swap() {
        let (first, second) = (Progress(totalUnitCount: 4), Progress(totalUnitCount: 4))
        second.completedUnitCount = 1
        ShownViews.with(ProgressView(first)) { shown in
            shown.host.rootView = ProgressView(second)
            shown.stage.pass(0)
            #expect(shown.first(UIProgressView.self)?.progress == 0.25)
            first.completedUnitCount = 4
            shown.stage.pass(0.1)
            #expect(shown.first(UIProgressView.self)?.progress == 0.25)
            second.completedUnitCount = 2
            shown.stage.pass(0.2)
            #expect(shown.first(UIProgressView.self)?.progress == 0.5)
        }
    }

    @Test("nobody looks while it is off screen, and what changed meanwhile shows when it is back")
    func offScreen() {
        let progress = Progress(totalUnitCount: 4)
        ShownViews.with(ProgressView(progress)) { shown in
            shown.host.removeFromSuperview()
            let former = shown.host.graph.bodyRuns
            progress.completedUnitCount = 2
            shown.stage.pass(3)
            #expect(shown.host.graph.bodyRuns == former)
            shown.stage.window.addSubview(shown.host)
            shown.stage.pass(0.1)
            #expect(shown.first(UIProgressView.self)?.progress == 0.5)
        }
    }

    @Test("many changes within a frame run one body once")
    func frames() {
        let progress = Progress(totalUnitCount: 1000)
        ShownViews.with(ProgressView(progress)) { shown in
            shown.stage.pass(1.0 / 60)
            @MainActor func runs(_ body: () -> Void) -> Int {
                let former = shown.host.graph.bodyRuns
                body()
                shown.stage.pass(1.0 / 60)
                return shown.host.graph.bodyRuns - former
            }
            let one = runs { progress.completedUnitCount = 1 }
            let many = runs { for count in 2...900 { progress.completedUnitCount = Int64(count) } }
            #expect(one > 0 && many == one)
            #expect(shown.text.last == "900 of 1,000")
        }
    }

    @Test("the view and the progress let each other go")
    func leaks() {
        weak var host: UIView?
        weak var progress: Progress?
        do {
            let made = Progress(totalUnitCount: 4)
            progress = made
            ShownViews.with(ProgressView(made)) { shown in
                host = shown.host
                shown.host.removeFromSuperview()
                shown.stage.pass(2)
            }
        }
        #expect(host == nil)
        #expect(progress == nil)
    }
}
