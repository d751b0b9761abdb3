import Foundation
import OctantLocalization

/// Whether the app's main thread answers its display: each ping has a number, and the app answers it from a turn of its
/// main loop. When a request to close waits too long for the answer, the user is asked what to do. Time is the
/// caller's.
package struct AnswerWatch: Sendable {
    /// Seconds that a request to close waits: as long as window managers do.
    package static let patience = 5.0

    private var lastPing = 0
    /// The ping whose answer also answers the oldest waiting request to close, and the time of that request.
    private var closing: (ping: Int, time: Double)?
    /// Whether the user is being asked.
    package private(set) var isAsking = false

    package init() {}

    /// The number of a new ping, which is to be sent to the app.
    package mutating func ping() -> Int {
        lastPing += 1
        return lastPing
    }

    /// Records that the user asked to close at `time`, seconds of media time. Returns the number of a ping that is to
    /// follow.
    package mutating func requestClose(at time: Double) -> Int {
        let number = ping()
        if closing == nil { closing = (number, time) }
        return number
    }

    /// Records that the app answered the ping `number`, and so all before it.
    package mutating func handle(answer number: Int) {
        guard let closing, number >= closing.ping else { return }
        giveUp()
    }

    /// The time when the user is to be asked, in seconds of media time; nil while nothing waits.
    package var deadline: Double? { isAsking ? nil : closing.map { $0.time + Self.patience } }

    /// Whether the user is to be asked at `time`; from then on `isAsking`.
    package mutating func asks(at time: Double) -> Bool {
        guard let deadline, time >= deadline else { return false }
        isAsking = true
        return true
    }

    /// Stops waiting for the answer: the user chose to, or is asked elsewhere. The next request counts anew.
    package mutating func giveUp() { (closing, isAsking) = (nil, false) }
}

/// The texts with which a display asks what to do with a program that does not answer, in the user's language.
package struct NotRespondingText: Sendable, Hashable {
    /// The message; `%@` is replaced by the window's title.
    package var isNotResponding: String
    /// The titles of the two buttons.
    package var wait: String, forceQuit: String

    package init(isNotResponding: String, wait: String, forceQuit: String) {
        (self.isNotResponding, self.wait, self.forceQuit) = (isNotResponding, wait, forceQuit)
    }

    /// In English.
    package static let english = LocalizedStrings(Locale(identifier: "en")).unanswered

    /// The message about the window of this title.
    package func isNotResponding(_ title: String) -> String {
        isNotResponding.replacingOccurrences(of: "%@", with: title)
    }
}

extension LocalizedStrings {
    /// The texts shown to the user when the program does not answer.
    package var unanswered: NotRespondingText {
        NotRespondingText(
            isNotResponding: catalog.isNotResponding, wait: catalog.wait, forceQuit: catalog.forceQuit)
    }
}
