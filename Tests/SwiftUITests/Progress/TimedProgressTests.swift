import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// The date of media time 0 in these tests.
private let epoch = Date(timeIntervalSinceReferenceDate: 0)

@Suite("Progress views of time")
@MainActor struct TimedProgressTests {
    /// Ten seconds from the second 1 of media time on, when the window is shown.
    private func interval(_ start: Double = 1, _ length: Double = 10) -> ClosedRange<Date> {
        epoch.addingTimeInterval(start)...epoch.addingTimeInterval(start + length)
    }

    private func filled<V>(_ shown: ShownViews<V>) throws -> Int {
        let image = try shown.stage.image()
        let row = image.height / 2
        return (0..<image.width).count { image.pixel(x: $0, y: row) == 0xFF00_0000 }
    }

    /// A bar of 100 points and no labels.
    private func bar(_ interval: ClosedRange<Date>, countsDown: Bool) -> some View {
        ProgressView(timerInterval: interval, countsDown: countsDown, label: { EmptyView() }) { EmptyView() }
            .tint(.black).environment(\.mediaEpoch, epoch)
    }

    @Test("it empties as time goes by, or fills if it does not count down; no body runs for that")
    func bothWays() throws {
        for countsDown in [true, false] {
            let view = bar(interval(), countsDown: countsDown)
            try ShownViews.with(view, size: CGSize(width: 100, height: 4)) { (shown) throws in
                // The labels have no height.
                #expect(abs(try filled(shown) - (countsDown ? 100 : 0)) <= 2)
                let former = shown.host.graph.bodyRuns
                for step in 1...9 {
                    shown.stage.clock.advance(by: 0.1)
                    #expect(abs(try filled(shown) - (countsDown ? 100 - step : step)) <= (countsDown ? 2 : 4))
                }
                #expect(shown.host.graph.bodyRuns == former)
                shown.stage.clock.advance(by: 4.1)
                #expect(abs(try filled(shown) - 50) <= 2)
            }
        }
    }

    @Test("it stands at its begin before the interval, and at its end after it")
    func outside() throws {
        for (start, begun) in [(100.0, false), (-100, true)] {
            for countsDown in [true, false] {
                let view = bar(interval(start), countsDown: countsDown)
                try ShownViews.with(view, size: CGSize(width: 100, height: 4)) { (shown) throws in
                    let full = countsDown != begun
                    #expect(try filled(shown) >= (full ? 98 : 0) && filled(shown) <= (full ? 100 : 0))
                    #expect(shown.spoken == [full ? "100% complete" : "0% complete"])
                }
            }
        }
    }

    @Test("an interval without length is over when it begins")
    func empty() throws {
        for (start, filledAt) in [(0.5, 98), (3, 0)] {
            let view = bar(interval(start, 0), countsDown: false)
            try ShownViews.with(view, size: CGSize(width: 100, height: 4)) { (shown) throws in
                #expect(try filled(shown) >= filledAt && (filledAt > 0 || filled(shown) == 0))
            }
        }
    }

    @Test("the label tells what is left, once a second, and ends at 0:00")
    func countdown() {
        let view = ProgressView(timerInterval: interval()).environment(\.mediaEpoch, epoch)
        ShownViews.with(view) { shown in
            #expect(shown.text == ["0:10"])
            let former = shown.host.graph.bodyRuns
            shown.stage.pass(0.9)
            #expect(shown.text == ["0:10"] && shown.host.graph.bodyRuns == former)
            shown.stage.pass(0.2)
            #expect(shown.text == ["0:09"])
            shown.stage.pass(1)
            #expect(shown.text == ["0:08"])
            shown.stage.pass(100)
            #expect(shown.text == ["0:00"])
            let last = shown.host.graph.bodyRuns
            shown.stage.pass(5)
            #expect(shown.host.graph.bodyRuns == last)
        }
    }

    @Test("counting up it tells the time gone by; with hours from the first on; in the digits of the language")
    func countUp() {
        let view = ProgressView(timerInterval: interval(1 - 3590, 7200), countsDown: false)
            .environment(\.mediaEpoch, epoch)
        ShownViews.with(view) { shown in
            #expect(shown.text == ["59:50"])
            shown.stage.pass(12.5)
            #expect(shown.text == ["1:00:02"])
        }
        ShownViews.with(view, locale: "ar") { #expect($0.text == ["٥٩:٥٠"]) }
    }

    @Test("a screen reader is told how much is left, second by second")
    func speech() {
        let view = ProgressView(timerInterval: interval()) { Text("Break") }.environment(\.mediaEpoch, epoch)
        ShownViews.with(view) { shown in
            #expect(shown.spoken == ["Break, 100% complete, 0:10"])
            shown.stage.pass(5)
            shown.stage.pass(0.1)
            #expect(shown.spoken == ["Break, 50% complete, 0:05"] || shown.spoken == ["Break, 49% complete, 0:05"])
        }
    }

    @Test("a ring of time moves, too")
    func ring() throws {
        let view = bar(interval(), countsDown: false).progressViewStyle(.circular).controlSize(.large)
        try ShownViews.with(view, size: CGSize(width: 37, height: 37)) { (shown) throws in
            @MainActor func isFilled(_ x: Int, _ y: Int) throws -> Bool {
                try shown.stage.image().pixel(x: x, y: y) == 0xFF00_0000
            }
            #expect(try !isFilled(30, 6) && !isFilled(6, 30))
            shown.stage.clock.advance(by: 2.5)
            #expect(try isFilled(30, 6) && !isFilled(6, 30))
            shown.stage.clock.advance(by: 5)
            #expect(try isFilled(30, 6) && isFilled(6, 30))
        }
    }

    @Test("off screen no timer goes on, and back on screen the time is right")
    func offScreen() {
        let view = ProgressView(timerInterval: interval()).environment(\.mediaEpoch, epoch)
        ShownViews.with(view) { shown in
            shown.host.removeFromSuperview()
            let former = shown.host.graph.bodyRuns
            shown.stage.pass(3.5)
            #expect(shown.host.graph.bodyRuns == former)
            shown.stage.window.addSubview(shown.host)
            shown.stage.pass(1)
            #expect(shown.text == ["0:06"])
        }
    }
}
