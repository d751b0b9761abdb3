import Foundation
import QuartzCore
import Testing

@Suite("DateComponentsFormatter")
struct DateComponentsFormatterTests {
    private func formatter(_ units: NSCalendar.Unit = [.hour, .minute, .second]) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        formatter.calendar = calendar("en_US")
        return formatter
    }

    private func calendar(_ locale: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        return calendar
    }

    @Test("positions leave out leading zeros, or have two digits each")
    func positional() {
        let times = formatter()
        #expect([3903, 65, 9, 0].map { times.string(from: $0) } == ["1:05:03", "1:05", "9", "0"])
        times.zeroFormattingBehavior = .pad
        #expect(times.string(from: 65) == "00:01:05")
        times.allowedUnits = [.minute, .second]
        #expect(times.string(from: 9.9) == "00:09" && times.string(from: 7200) == "120:00")
        #expect(times.string(from: -65) == "-01:05" && times.string(from: .infinity) == nil)
    }

    @Test("words come in four lengths")
    func words() {
        let times = formatter()
        func text(_ style: DateComponentsFormatter.UnitsStyle) -> String? {
            times.unitsStyle = style
            return times.string(from: 3903)
        }
        #expect(text(.full) == "1 hour, 5 minutes, 3 seconds" && text(.short) == "1 hr, 5 min, 3 sec")
        #expect(text(.abbreviated) == "1h 5m 3s" && text(.brief) == "1 hr 5 min 3 sec")
    }

    @Test("which zeros are left out can be chosen")
    func zeros() {
        let times = formatter([.day, .hour, .minute, .second])
        times.unitsStyle = .abbreviated
        func text(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) -> String? {
            times.zeroFormattingBehavior = behavior
            return times.string(from: 3620)
        }
        #expect(text(.default) == "1h 20s" && text(.dropLeading) == "1h 0m 20s" && text(.dropMiddle) == "0d 1h 20s")
        #expect(text(.pad) == "0d 1h 0m 20s" && text([.dropLeading, .dropTrailing]) == "1h 0m 20s")
        times.zeroFormattingBehavior = .dropTrailing
        #expect(times.string(from: 3600) == "0d 1h")
        times.zeroFormattingBehavior = .default
        #expect(times.string(from: 0) == "0s")
    }

    @Test("as many units as are wanted, the largest first, in the language of the calendar")
    func counts() {
        let times = formatter([])
        times.unitsStyle = .full
        times.maximumUnitCount = 2
        #expect(times.string(from: 90_061) == "1 day, 1 hour")
        times.calendar = calendar("de_DE")
        #expect(times.string(from: 90_061) == "1 Tag und 1 Stunde")
        times.calendar = calendar("en_US")
        #expect(times.string(from: DateComponents(minute: 2, second: 1)) == "2 minutes, 1 second")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(times.string(from: start, to: start.addingTimeInterval(61)) == "1 minute, 1 second")
        #expect(times.string(for: DateComponents(second: 5)) == "5 seconds" && times.string(for: 5) == nil)
    }

    @Test("a span is said to be left, or about that long, in the language of the calendar")
    func phrases() {
        let times = formatter([.minute, .second])
        times.unitsStyle = .full
        times.includesTimeRemainingPhrase = true
        #expect(times.string(from: 300) == "5 minutes remaining")
        times.includesApproximationPhrase = true
        #expect(times.string(from: 300) == "About 5 minutes remaining")
        times.unitsStyle = .positional
        #expect(times.string(from: 300) == "5:00 remaining")
        times.unitsStyle = .full
        times.calendar = calendar("de_DE")
        #expect(times.string(from: 300) == "Noch etwa 5 Minuten")
        times.includesTimeRemainingPhrase = false
        #expect(times.string(from: 300) == "Etwa 5 Minuten")
    }
}
