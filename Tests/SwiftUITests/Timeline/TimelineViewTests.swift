import Foundation
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// The date of media time 0 in these tests.
private let epoch = Date(timeIntervalSinceReferenceDate: 0)

@Suite("Timelines")
@MainActor struct TimelineViewTests {
    /// Records each date that a timeline of `schedule` comes to, in seconds of media time; it begins at 1.
    private func timeline<S: TimelineSchedule>(_ schedule: S, _ diary: Diary) -> some View {
        TimelineView(schedule) { context in
            diary("\((context.date.timeIntervalSince(epoch) * 100).rounded() / 100)")
            Color.red.frame(width: 10, height: 10)
        }
        .environment(\.mediaEpoch, epoch)
    }

    @Test("a periodic one comes to its dates and to no others, and stands still off screen")
    func periodic() {
        let diary = Diary()
        let view = timeline(.periodic(from: epoch.addingTimeInterval(0.25), by: 0.5), diary)
        ShownViews.with(view) { shown in
            #expect(diary.take() == ["0.75"])
            for time in [0.2, 0.3, 0.5, 0.8] { shown.stage.go(to: time) }
            #expect(diary.take() == ["1.25", "1.75"])
            shown.host.removeFromSuperview()
            shown.stage.go(to: 10)
            #expect(diary.take() == [])
            shown.stage.window.addSubview(shown.host)
            shown.stage.go(to: 10)
            shown.stage.go(to: 10.3)
            #expect(diary.take().last == "11.25")
        }
    }

    @Test("one that lists its dates ends with them; one of every minute comes to whole minutes")
    func others() {
        let diary = Diary()
        ShownViews.with(timeline(.explicit([2.0, 3.5].map(epoch.addingTimeInterval)), diary)) { shown in
            #expect(diary.take() == ["2.0"])
            for time in [1.0, 2.5, 9] { shown.stage.go(to: time) }
            #expect(diary.take() == ["3.5"])
        }
        ShownViews.with(timeline(.everyMinute, diary)) { shown in
            #expect(diary.take() == ["0.0"])
            for time in [58.0, 59, 60] { shown.stage.go(to: time) }
            #expect(diary.take() == ["60.0"])
        }
        // A distance that is none counts as a second.
        var entries = PeriodicTimelineSchedule(from: epoch, by: -1).entries(from: epoch, mode: .normal)
        #expect(entries.next() == epoch && entries.next() == epoch.addingTimeInterval(1))
    }

    @Test("one of the display's frames runs with these, no faster than is asked for, and not while it is paused")
    func animation() {
        let diary = Diary()
        func count(_ schedule: AnimationTimelineSchedule) -> Int {
            ShownViews.with(timeline(schedule, diary)) { shown in
                _ = diary.take()
                for frame in 1...60 { shown.stage.go(to: Double(frame) / 60) }
                return diary.take().count
            }
        }
        #expect((58...61).contains(count(.animation)))
        #expect((8...12).contains(count(.animation(minimumInterval: 0.1))))
        #expect(count(.animation(paused: true)) == 0)
        #expect(count(.animation(minimumInterval: 5)) == 0)
    }

    /// Ways of putting a view out of view.
    enum Hiding: CaseIterable {
        case clear, hidden, away, scrolled, outside, window
    }

    /// A view that is seen or not.
    private struct Hideable<Content: View>: View {
        let hiding: Hiding
        let isSeen: Bool
        let content: Content

        var body: some View {
            switch hiding {
            case .clear: content.opacity(isSeen ? 1 : 0)
            case .hidden: VStack { if isSeen { content } else { content.hidden() } }
            case .away: content.offset(x: isSeen ? 0 : 500)
            case .scrolled:
                content.frame(width: 50, height: 50).offset(y: isSeen ? 0 : 80).frame(width: 50, height: 50).clipped()
            case .outside, .window: content
            }
        }
    }

    @Test("one of the display's frames asks for none while nothing of it is seen", arguments: Hiding.allCases)
    func hidden(hiding: Hiding) {
        let (diary, dial) = (Diary(), Dial<Bool>())
        let line = timeline(.animation, diary)
        let view = Dialled(true, dial) { Hideable(hiding: hiding, isSeen: $0, content: line) }
        ShownViews.with(view) { shown in
            var time = 0.0
            @MainActor func count(_ frames: Int) -> Int {
                _ = diary.take()
                for _ in 0..<frames {
                    time += 1.0 / 60
                    shown.stage.go(to: time)
                }
                return diary.take().count
            }
            @MainActor func see(_ isSeen: Bool) {
                switch hiding {
                case .outside: shown.host.frame.origin.x = isSeen ? 0 : 400
                case .window: shown.host.isHidden = !isSeen
                default: dial.set(isSeen)
                }
                CATransaction.flush()
                // What is hidden otherwise is another view, which begins once it is there.
                _ = count(2)
            }
            #expect((29...31).contains(count(30)))
            see(false)
            #expect(count(30) == 0)
            see(true)
            #expect((29...31).contains(count(30)))
        }
    }

    @Test("what fades in is seen from its begin, and what has no size goes on for its dates")
    func almostHidden() {
        let (diary, dial) = (Diary(), Dial<Bool>())
        let view = Dialled(false, dial) { [line = timeline(.animation, diary)] in line.opacity($0 ? 1 : 0) }
        ShownViews.with(view) { shown in
            for frame in 1...10 { shown.stage.go(to: Double(frame) / 60) }
            _ = diary.take()
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            CATransaction.flush()
            for frame in 11...20 { shown.stage.go(to: Double(frame) / 60) }
            #expect(diary.take().count >= 9)
        }
        let empty = TimelineView(.animation) { context in
            let _ = diary.note("\(context.date)")
            Color.clear.frame(width: 0, height: 0)
        }
        ShownViews.with(empty.environment(\.mediaEpoch, epoch)) { shown in
            _ = diary.take()
            for frame in 1...10 { shown.stage.go(to: Double(frame) / 60) }
            #expect(diary.take().count >= 9)
        }
    }
}
