import OctantDisplay
import Testing

@Suite("Whether the app answers its display")
struct AnswerWatchTests {
    @Test("a wish to close that waits five seconds has the user asked, once")
    func asks() {
        var watch = AnswerWatch()
        #expect(watch.deadline == nil && !watch.asks(at: 100))
        let ping = watch.requestClose(at: 10)
        // A second request does not put off the first.
        let second = watch.requestClose(at: 13)
        #expect(watch.deadline == 15 && !watch.asks(at: 14.999))
        #expect(watch.asks(at: 15) && watch.isAsking)
        #expect(!watch.asks(at: 16) && watch.deadline == nil)
        watch.handle(answer: ping)
        #expect(!watch.isAsking && second > ping)
    }

    @Test("an answer to what was asked before the wish says nothing of it; one to what came after does")
    func answers() {
        var watch = AnswerWatch()
        let before = watch.ping()
        let ping = watch.requestClose(at: 0)
        watch.handle(answer: before)
        #expect(watch.deadline == 5)
        let after = watch.ping()
        watch.handle(answer: after)
        #expect(watch.deadline == nil && after > ping)
        watch.handle(answer: ping)
        #expect(watch.deadline == nil)
    }

    @Test("whoever chooses to wait is asked again at the next wish")
    func waits() {
        var watch = AnswerWatch()
        _ = watch.requestClose(at: 0)
        #expect(watch.asks(at: 5) && watch.isAsking)
        watch.giveUp()
        #expect(!watch.isAsking && watch.deadline == nil && !watch.asks(at: 50))
        _ = watch.requestClose(at: 60)
        #expect(watch.deadline == 65)
    }

    @Test("the question names the window")
    func text() {
        #expect(NotRespondingText.english.isNotResponding("Hello") == "“Hello” is not responding.")
    }
}
