import Foundation
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// The date of media time 0 in these tests.
private let epoch = Date(timeIntervalSinceReferenceDate: 0)

@Suite("Dates as text")
@MainActor struct DateTextTests {
    private func surroundings(_ locale: String = "en_US") -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: locale)
        values.calendar = Calendar(identifier: .gregorian)
        values.timeZone = .gmt
        return values
    }

    private func strings(_ text: Text, at seconds: Double, _ locale: String = "en_US") -> String {
        TextResolver(surroundings(locale), at: epoch.addingTimeInterval(seconds)).string(text)
            .replacingOccurrences(of: "\u{202F}", with: " ")
    }

    @Test("a date is written by its style, the locale and how far off it is")
    func styles() {
        let date = epoch.addingTimeInterval(7200)
        #expect(strings(Text(date, style: .time), at: 0) == "2:00 AM")
        #expect(strings(Text(date, style: .date), at: 0) == "January 1, 2001")
        #expect(strings(Text(date, style: .date), at: 0, "de_DE") == "1. Januar 2001")
        #expect(
            strings(Text(date, style: .timer), at: 0) == "2:00:00"
                && strings(Text(date, style: .timer), at: 7195) == "0:05"
        )
        #expect(strings(Text(date, style: .timer), at: 7265) == "1:05")
        #expect(strings(Text(date, style: .relative), at: 0) == "2 hours")
        #expect(strings(Text(date, style: .relative), at: 7200 - 8580) == "2 hours, 23 minutes")
        #expect(strings(Text(date, style: .offset), at: 0) == "-2 hours")
        #expect(strings(Text(date, style: .offset), at: 7200 + 3 * 86400) == "+3 days")
        #expect(strings(Text(epoch...date), at: 0) == "12:00 AM – 2:00 AM")
    }

    @Test("an interval is counted down or up, clamped, paused, and without hours if so asked for")
    func intervals() {
        let range = epoch...epoch.addingTimeInterval(4000)
        func timer(_ pause: Double? = nil, down: Bool = true, hours: Bool = true) -> Text {
            Text(
                timerInterval: range, pauseTime: pause.map(epoch.addingTimeInterval), countsDown: down,
                showsHours: hours)
        }
        #expect(
            strings(timer(), at: -5) == "1:06:40" && strings(timer(), at: 3999.5) == "0:01"
                && strings(timer(), at: 9e9) == "0:00")
        #expect(strings(timer(down: false), at: 59.9) == "0:59" && strings(timer(down: false), at: 9e9) == "1:06:40")
        #expect(strings(timer(400), at: 1000) == "1:00:00")
        #expect(strings(timer(hours: false), at: 0) == "66:40")
    }

    @Test("it ticks once a second while it is on screen, without a body")
    func ticks() {
        let text = Text(epoch.addingTimeInterval(11), style: .timer).environment(\.mediaEpoch, epoch)
        ShownViews.with(text) { shown in
            #expect(shown.text == ["0:10"])
            let former = shown.host.graph.bodyRuns
            for (time, strings) in [(0.5, "0:10"), (1.01, "0:09"), (3.5, "0:07")] {
                shown.stage.go(to: time)
                #expect(shown.text == [strings])
            }
            #expect(shown.host.graph.bodyRuns == former)
            shown.host.removeFromSuperview()
            shown.stage.go(to: 6.5)
            shown.stage.window.addSubview(shown.host)
            shown.stage.go(to: 6.6)
            #expect(shown.text == ["0:04"])
            shown.stage.go(to: 7.1)
            #expect(shown.text == ["0:03"])
        }
    }
}
