import Foundation
import ObjectiveC
import OctantBase
import Testing
import UIKit

/// An object that keeps what it was sent, on any thread.
final class Diary: NSObject, @unchecked Sendable {
    private let kept = Locked<[String]>([])
    var lines: [String] { kept.withLock { $0 } }

    func plain() { add("plain") }
    func one(_ value: Any?) -> String? {
        add("one \(value ?? "nil")")
        return (value as? Int).map { "result \($0)" }
    }
    func two(_ a: Int, _ b: Int) { add("two \(a) \(b)") }
    func thread(_ value: String) { add("\(value) \(MainThread.isCurrent)") }
    func ticked(_ timer: Timer) { add("ticked \(timer.userInfo ?? "nil")") }
    func posted(_ notification: Notification) { add("posted \(notification.name.rawValue)") }
    private func add(_ line: String) { kept.withLock { $0.append(line) } }

    static let plain = Selector("plain", Diary.plain)
    static let one = Selector("one:", Diary.one(_:))
    static let two = Selector("two::", Diary.two)
    static let thread = Selector("thread:", Diary.thread(_:))
    static let ticked = Selector("ticked:", Diary.ticked(_:))
    static let posted = Selector("posted:", Diary.posted(_:))
}

/// What is sent things for another object, which it does not keep.
private final class Proxy: NSObject, MethodListing {
    weak var target: Diary?

    func forwardingTarget(for aSelector: Selector!) -> Any? { target }

    static var listedMethods: [Selector] {
        [Selector("forwardingTargetForSelector:", Proxy.forwardingTarget(for:))]
    }
}

@Suite("Sending selectors")
struct NSObjectProtocolTests {
    @Test("perform calls the method with as many arguments as it takes and returns an object that stays")
    func performing() {
        let diary = Diary()
        #expect(diary.perform(Diary.plain) == nil)
        #expect(diary.perform(Diary.one, with: 3)?.takeUnretainedValue() as? String == "result 3")
        #expect(diary.perform(Diary.one, with: nil) == nil && diary.perform(Diary.two, with: 1, with: 2) == nil)
        #expect(diary.lines == ["plain", "one 3", "one nil", "two 1 2"])
    }

    @Test("what a proxy has no method for is sent to its target, and to nobody once that is gone")
    func proxies() {
        let proxy = Proxy()
        do {
            let diary = Diary()
            proxy.target = diary
            #expect(proxy.perform(Diary.one, with: 3)?.takeUnretainedValue() as? String == "result 3")
            #expect(diary.lines == ["one 3"] && !proxy.responds(to: Diary.one))
        }
        #expect(proxy.perform(Diary.one, with: 3) == nil)
    }

    @Test("a call with a delay is made by the run loop once, unless it is cancelled by its target or by all it is")
    func delays() {
        let (diary, other) = (Diary(), Diary())
        diary.perform(Diary.one, with: 1, afterDelay: 0)
        diary.perform(Diary.one, with: 2, afterDelay: 0)
        diary.perform(Diary.plain, with: nil, afterDelay: 0)
        other.perform(Diary.plain, with: nil, afterDelay: 0)
        other.perform(Diary.one, with: 3, afterDelay: .nan)
        #expect(diary.lines.isEmpty)
        NSObject.cancelPreviousPerformRequests(withTarget: diary, selector: Diary.one, object: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: diary, selector: Diary.plain, object: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        turn { diary.lines.count >= 2 }
        #expect(diary.lines.sorted() == ["one 2", "plain"] && other.lines.isEmpty)
    }

    @Test("a call with a delay keeps its target until then, and no longer")
    func lifetime() {
        weak var target: Diary?
        do {
            let diary = Diary()
            target = diary
            diary.perform(Diary.plain, with: nil, afterDelay: 0)
        }
        #expect(target != nil)
        turn { target == nil }
        #expect(target == nil)
    }

    @Test("on the main thread, what is sent to it and waited for is sent at once")
    @MainActor
    func mainThread() {
        let diary = Diary()
        diary.performSelector(onMainThread: Diary.thread, with: "now", waitUntilDone: true)
        diary.performSelector(onMainThread: Diary.thread, with: "later", waitUntilDone: false)
        #expect(diary.lines == ["now true"])
    }

    @Test("other threads send to the main one, and any to others")
    func threads() {
        let diary = Diary()
        diary.performSelector(onMainThread: Diary.thread, with: "waited", waitUntilDone: true)
        #expect(diary.lines == ["waited true"])
        diary.performSelector(inBackground: Diary.thread, with: "background")
        Thread.detachNewThreadSelector(Diary.thread, toTarget: diary, with: "detached")
        Thread(target: diary, selector: Diary.thread, object: "started").start()
        Thread.detachNewThread { @Sendable in
            diary.performSelector(onMainThread: Diary.thread, with: "sent", waitUntilDone: true)
            diary.performSelector(onMainThread: Diary.thread, with: "later", waitUntilDone: false)
        }
        turn { diary.lines.count == 6 }
        #expect(
            diary.lines.sorted() == [
                "background false", "detached false", "later true", "sent true", "started false", "waited true",
            ])
    }

    @Test("an object is of its class and of those above")
    @MainActor
    func kinds() {
        let button: UIView = UIButton()
        #expect(button.isKind(of: UIControl.self) && button.isKind(of: UIButton.self))
        #expect(button.isMember(of: UIButton.self) && !button.isMember(of: UIControl.self))
        #expect(!button.isKind(of: UILabel.self) && UITapGestureRecognizer().isKind(of: UIGestureRecognizer.self))
        #expect(object_getClass(button) == UIButton.self && class_getSuperclass(UIButton.self) == UIControl.self)
        #expect(object_getClass(3) == nil && class_getSuperclass(UIResponder.self) == nil)
    }

    @Test("an object knows its class, and a class its name")
    @MainActor
    func classes() {
        let button: UIView = UIButton()
        #expect(button.classForCoder == UIButton.self && button.superclass == UIControl.self)
        #expect(UIButton.description() == "UIKit.UIButton" && type(of: button).description() == "UIKit.UIButton")
        #expect(CALayer().superclass == NSObject.self && CALayer().classForCoder == CALayer.self)
        #expect(UIButton.classForCoder() == UIButton.self && NSObject.classForCoder() == NSObject.self)
    }

    @Test("a class is sent its own methods, and its objects are not")
    @MainActor
    func classMethods() {
        let shared = Selector("sharedApplication")
        #expect(UIApplication.responds(to: shared) && !UIApplication.shared.responds(to: shared))
        #expect(!UIApplication.instancesRespond(to: shared) && !UIView.responds(to: shared))
        #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
    }

    @Test("responders, recognizers and items are objects of protocols that want an NSObjectProtocol")
    @MainActor
    func objects() {
        let objects: [any NSObjectProtocol] = [UIView(), UITapGestureRecognizer(), UIBarButtonItem(), CALayer()]
        #expect(objects.allSatisfy { $0.isEqual($0) && !$0.isEqual(objects.last === $0 ? objects[0] : objects[3]) })
        #expect(Set(objects.map(\.hash)).count == 4 && !objects[0].isProxy())
        #expect(objects[1].description.hasPrefix("<UITapGestureRecognizer: 0x"))
        #expect(objects[1].debugDescription == objects[1].description)
    }
}

/// Turns the thread's run loop until `isDone`, or for 10 s.
func turn(_ isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), end.timeIntervalSinceNow > 0 {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
}
