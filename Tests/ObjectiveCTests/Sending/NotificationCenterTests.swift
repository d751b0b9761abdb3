import Foundation
import ObjectiveC
import Testing

/// An observer without a superclass.
private final class Plain {
    var count = 0
    func heard() { count += 1 }
    static let heard = Selector("heard", Plain.heard)
}

@Suite("Notification centres with selectors")
struct NotificationCenterTests {
    private let center = NotificationCenter()
    private let names = ["a", "b"].map { Notification.Name($0) }

    @Test("an observer is sent notifications of the name and the object that it asked for")
    func posts() {
        let (diary, plain, sender) = (Diary(), Plain(), NSObject())
        center.addObserver(diary, selector: Diary.posted, name: names[0], object: nil)
        center.addObserver(diary, selector: Diary.posted, name: nil, object: sender)
        center.addObserver(plain, selector: Plain.heard, name: nil, object: nil)
        center.post(name: names[0], object: nil)
        center.post(name: names[1], object: nil)
        center.post(name: names[1], object: sender)
        #expect(diary.lines == ["posted a", "posted b"] && plain.count == 3)
    }

    @Test("an observer that was removed hears no more, of one name, of one object, or of all")
    func removal() {
        let (diary, sender) = (Diary(), NSObject())
        for name in names { center.addObserver(diary, selector: Diary.posted, name: name, object: nil) }
        center.addObserver(diary, selector: Diary.plain, name: names[0], object: sender)
        center.removeObserver(diary, name: names[0], object: sender)
        center.post(name: names[0], object: sender)
        #expect(diary.lines == ["posted a"])
        center.removeObserver(diary, name: names[0], object: nil)
        center.post(name: names[0], object: nil)
        center.post(name: names[1], object: nil)
        #expect(diary.lines == ["posted a", "posted b"])
        NotificationCenter().removeObserver(diary)
        center.post(name: names[1], object: nil)
        #expect(diary.lines.count == 3)
        center.removeObserver(diary)
        center.post(name: names[1], object: nil)
        #expect(diary.lines.count == 3)
    }

    @Test("an observer need not be removed before its end")
    func gone() {
        weak var observer: Plain?
        do {
            let plain = Plain()
            observer = plain
            center.addObserver(plain, selector: Plain.heard, name: nil, object: nil)
            center.post(name: names[0], object: nil)
            #expect(plain.count == 1)
        }
        #expect(observer == nil)
        center.post(name: names[0], object: nil)
    }

    @Test("blocks are removed as they were without selectors")
    func blocks() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: names[0], object: nil, queue: nil) { _ in count += 1 }
        center.post(name: names[0], object: nil)
        center.removeObserver(token)
        center.post(name: names[0], object: nil)
        #expect(count == 1)
    }
}
