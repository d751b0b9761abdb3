import Foundation
import ObjectiveC
import Testing

@Suite("Timers with selectors")
struct SelectorTimerTests {
    @Test("timers of all three kinds call their target with themselves and what they were given")
    func kinds() {
        let diary = Diary()
        let first = Timer(timeInterval: 0, target: diary, selector: Diary.ticked, userInfo: 1, repeats: false)
        let second = Timer(
            fireAt: Date(), interval: 0, target: diary, selector: Diary.ticked, userInfo: 2, repeats: false)
        for timer in [first, second] { RunLoop.current.add(timer, forMode: .common) }
        let third = Timer.scheduledTimer(
            timeInterval: 0, target: diary, selector: Diary.plain, userInfo: nil, repeats: false)
        turn { diary.lines.count == 3 }
        #expect(diary.lines.sorted() == ["plain", "ticked 1", "ticked 2"])
        #expect(!first.isValid && !third.isValid && second.userInfo as? Int == 2)
    }

    @Test("one that repeats goes on until it is invalidated, and then lets go of its target")
    func repeating() {
        weak var target: Diary?
        var timer: Timer?
        do {
            let diary = Diary()
            target = diary
            timer = Timer.scheduledTimer(
                timeInterval: 0.001, target: diary, selector: Diary.ticked, userInfo: nil, repeats: true)
            turn { diary.lines.count > 2 }
            #expect(diary.lines.count > 2)
        }
        #expect(target != nil)
        timer?.invalidate()
        #expect(target == nil)
    }

    @Test("one that fires once lets go of its target then")
    func once() {
        weak var target: Diary?
        do {
            let diary = Diary()
            target = diary
            Timer(timeInterval: 1, target: diary, selector: Diary.ticked, userInfo: nil, repeats: false).fire()
            #expect(diary.lines == ["ticked nil"])
        }
        #expect(target == nil)
    }
}
