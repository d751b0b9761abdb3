import Foundation

/// The calendar and the dates of the pickers' tests: Gregorian, in universal time.
let universalCalendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
}()

func universalDate(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return universalCalendar.date(from: parts) ?? Date()
}
