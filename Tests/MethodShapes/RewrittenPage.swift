import UIKit

// What `octant build` makes of a file with `@objc` members, written by hand: the attributes are gone, selectors hold
// their methods, and the methods of each class that is not private or generic are in a table at the end.

/// A page whose methods are targets of all kinds.
open class RewrittenPage: UIView {
    package private(set) var heard: [String] = []
    private var secret = "secret"
    @KeyValueObservable package var progress = 0.0 {
        didSet { heard.append("progress \(oldValue) \(progress)") }
    }
    private(set) lazy var number = 3

    private func tap(_ sender: UIButton) { heard.append("tap \(sender.tag)") }
    private func recognized(_ recognizer: UITapGestureRecognizer) { heard.append("recognized") }
    fileprivate func plain() { heard.append("plain") }
    func maybe(_ sender: UIButton?) { heard.append("maybe \(sender == nil)") }
    func any(_ sender: Any) { heard.append("any") }
    func object(_ sender: AnyObject?) { heard.append("object \(sender == nil)") }
    func note(_ notification: Notification) { heard.append("note \(notification.name.rawValue)") }
    func olderNote(_ notification: NSNotification) { heard.append("older note \(notification.name.rawValue)") }
    func ticked(_ timer: Timer) { heard.append("timer \(timer.userInfo as? Int ?? 0)") }
    func step(_ link: CADisplayLink) { heard.append("step") }
    func two(_ sender: UIControl, with event: UIEvent?) -> String { "two \(sender.tag) \(event == nil)" }
    func three(_ a: Int, _ b: String, c: [Int]) -> Int { a + b.count + c.count }
    func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int { a + b + c + d }
    func texts() -> [String]? { heard }
    nonisolated func free(_ notification: Notification) {}
    nonisolated private func alone() -> Int { 7 }
    class func made(_ count: Int) -> String { "made \(count)" }
    open override func setNeedsLayout() {
        heard.append("layout")
        super.setNeedsLayout()
    }

    /// The selectors that the page's own code names.
    package var selectors: [String: Selector] {
        let other = UIButton()
        let all = [
            Selector("tap:", RewrittenPage.tap(_:)), Selector("recognized:", RewrittenPage.recognized),
            Selector("plain", Self.plain), Selector("maybe", RewrittenPage.maybe),
            Selector("any:", RewrittenPage.any(_:)), Selector("object:", RewrittenPage.object),
            Selector("note:", RewrittenPage.note), Selector("olderNote:", RewrittenPage.olderNote),
            Selector("ticked:", RewrittenPage.ticked), Selector("step:", RewrittenPage.step),
            Selector("two:with:", RewrittenPage.two(_:with:)), Selector("three::c:", RewrittenPage.three),
            Selector("four", RewrittenPage.four), Selector("texts", RewrittenPage.texts),
            Selector("free:", RewrittenPage.free(_:)), Selector("alone", RewrittenPage.alone),
            Selector("made:", classMethod: RewrittenPage.made(_:)),
            Selector("setNeedsLayout", UIView.setNeedsLayout), Selector("endEditing:", UIView.endEditing(_:)),
            Selector("sizeToFit", type(of: other).sizeToFit),
            Selector("secret", getter: \RewrittenPage.secret),
            Selector("setSecret:", setter: \RewrittenPage.secret),
            Selector("number", getter: { (owner: RewrittenPage) in owner.number }),
        ]
        return Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })
    }

    /// A selector that is named where the main actor is not.
    package nonisolated var ofNoActor: Selector { Selector("plain", RewrittenPage.plain) }

    /// A class in a class.
    package class Part: NSObject {
        @KeyValueObservable package var count: Int?
        package var heard: [String] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "none")")
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }

        private func inside(_ sender: Any?) -> String { "inside" }
    }
}

/// A subclass that adds a method, in a table of its own, and overrides one.
open class RewrittenSubpage: RewrittenPage {
    func more() -> String { "more" }
    override func maybe(_ sender: UIButton?) { super.maybe(UIButton()) }
}

/// A class without a superclass, with what belongs to the main actor and what does not.
package final class RewrittenModel {
    package init() {}
    private func saved(_ notification: Notification) -> Int { notification.userInfo?.count ?? -1 }
    @MainActor private func shown(_ count: Int) -> Int { count + 1 }
    private var title: String? = "title"
}

/// A class of a type: its methods have no table, and work by selectors that bring them along.
package final class RewrittenBox<Content>: UIView {
    private func open(_ sender: Any?) -> String { "\(Content.self)" }
    package var opening: Selector { Selector("open:", RewrittenBox.open(_:)) }
}

private final class HiddenPage: UIView {
    func hidden() -> String { "hidden" }
}

/// A selector of a private class, and an object of that.
@MainActor package func hiddenPage() -> (Selector, UIView) { (Selector("hidden", HiddenPage.hidden), HiddenPage()) }

extension RewrittenPage {
    nonisolated enum __ObjCMethods: ObjectiveC.MethodTable {
        nonisolated static var methods: [ObjectiveC.Selector] {
            [
                .init("tap:", RewrittenPage.tap(_:)), .init("plain", RewrittenPage.plain),
                .init("two:with:", RewrittenPage.two(_:with:)), .init("alone", RewrittenPage.alone),
                .init("maybe:", RewrittenPage.maybe(_:)), .init("made:", classMethod: RewrittenPage.made(_:)),
                .init("secret", getter: { (owner: RewrittenPage) in owner.secret }),
                .init("setSecret:", setter: { (owner: RewrittenPage, value) in owner.secret = value }),
            ]
        }
    }
}

extension RewrittenPage.Part {
    nonisolated enum __ObjCMethods: ObjectiveC.MethodTable {
        nonisolated static var methods: [ObjectiveC.Selector] {
            [
                .init("inside:", RewrittenPage.Part.inside(_:)),
                .init(
                    "observeValueForKeyPath:ofObject:change:context:",
                    RewrittenPage.Part.observeValue(forKeyPath:of:change:context:)),
            ]
        }
    }
}

extension RewrittenSubpage {
    nonisolated enum __ObjCMethods: ObjectiveC.MethodTable {
        nonisolated static var methods: [ObjectiveC.Selector] { [.init("more", RewrittenSubpage.more)] }
    }
}

extension RewrittenModel {
    nonisolated enum __ObjCMethods: ObjectiveC.MethodTable {
        nonisolated static var methods: [ObjectiveC.Selector] {
            [
                .init("saved:", RewrittenModel.saved(_:)),
                .init("shown:", mainActor: { (owner: RewrittenModel, count) in owner.shown(count) }),
                .init("title", getter: { (owner: RewrittenModel) in owner.title }),
                .init("setTitle:", setter: { (owner: RewrittenModel, value) in owner.title = value }),
            ]
        }
    }
}
