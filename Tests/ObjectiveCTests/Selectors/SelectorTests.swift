import MethodShapes
import ObjectiveC
import OctantBase
import TestSupport
import Testing
import UIKit

@Suite("Selector")
@MainActor
struct SelectorTests {
    private let page = RewrittenPage()

    @Test("a selector is its name, whatever method it brings along")
    func names() throws {
        let selectors = page.selectors
        #expect(selectors["tap:"] == "tap:" && selectors["tap:"]?.hashValue == Selector("tap:").hashValue)
        #expect(selectors["tap:"] != "tap" && NSSelectorFromString("tap:") == selectors["tap:"])
        #expect(NSStringFromSelector(try #require(selectors["three::c:"])) == "three::c:")
    }

    @Test("a name without colons gets as many as the method has arguments")
    func colons() {
        let selectors = page.selectors
        #expect(selectors["maybe:"] != nil && selectors["maybe"] == nil && selectors["four::::"] != nil)
        #expect(selectors["plain"] != nil && selectors["texts"] != nil)
    }

    @Test("a method gets what fits it, with none, one, two, three or four arguments, and returns its result")
    func calls() {
        let button = UIButton()
        button.tag = 5
        let selectors = page.selectors
        func send(_ name: String, _ arguments: Any?...) -> Any? { selectors[name]?.invoke(on: page, with: arguments) }
        #expect(send("tap:", button) == nil && send("plain", button, nil) == nil)
        _ = send("recognized:", UITapGestureRecognizer())
        _ = send("maybe:", nil)
        _ = send("any:", 3)
        _ = send("object:", nil)
        _ = send("note:", Notification(name: Notification.Name("a")))
        _ = send("olderNote:", Notification(name: Notification.Name("b")))
        let heard = ["tap 5", "plain", "recognized", "maybe true", "any", "object true", "note a", "older note b"]
        #expect(page.heard == heard)
        #expect(send("texts") as? [String] == heard)
        #expect(send("two:with:", button) as? String == "two 5 true")
        #expect(send("three::c:", 1, "ab", [1, 2, 3]) as? Int == 6 && send("four::::", 1, 2, 3, 4) as? Int == 10)
        #expect(send("alone") as? Int == 7)
    }

    @Test("a method without arguments is meant where others of its name have some")
    func overloads() {
        final class Panel: UIView {
            var heard: [String] = []
            func draw() { heard.append("draw") }
            func show() { heard.append("show") }
            func show(after delay: Double, then next: (() -> Void)? = nil) { heard.append("later") }
        }
        let panel = Panel()
        for selector in [Selector("draw", Panel.draw), Selector("show", Panel.show)] { panel.perform(selector) }
        #expect(panel.heard == ["draw", "show"])
    }

    @Test("getters and setters, of private properties too, are called as methods")
    func properties() {
        let selectors = page.selectors
        selectors["setSecret:"]?.invoke(on: page, with: ["new"])
        #expect(selectors["secret"]?.invoke(on: page) as? String == "new")
        #expect(selectors["number"]?.invoke(on: page) as? Int == 3)
    }

    @Test("a method that a subclass overrides is the subclass's")
    func overrides() {
        page.selectors["setNeedsLayout"]?.invoke(on: page)
        #expect(page.heard.last == "layout")
        let subpage = RewrittenSubpage()
        page.selectors["maybe:"]?.invoke(on: subpage, with: [nil])
        #expect(subpage.heard == ["maybe false"])
    }

    @Test("a truth value is true for an object, as for a pointer, and false for none")
    func truth() {
        final class Field: UIView {
            var forced: [Bool] = []
            override func endEditing(_ force: Bool) -> Bool {
                forced.append(force)
                return force
            }
        }
        let field = Field()
        let selector = page.selectors["endEditing:"]
        #expect(selector?.invoke(on: field, with: [UIButton()]) as? Bool == true)
        #expect(selector?.invoke(on: field) as? Bool == false)
        #expect(selector?.invoke(on: field, with: [false]) as? Bool == false && field.forced == [true, false, false])
    }

    @Test("a class's own method is sent to the class")
    func classMethods() {
        let selector = page.selectors["made:"]
        #expect(selector?.invoke(on: RewrittenPage.self, with: [2]) as? String == "made 2")
    }

    @Test("private classes and classes of a type answer selectors that bring the method along")
    func hidden() {
        let (selector, view) = hiddenPage()
        #expect(selector.invoke(on: view) as? String == "hidden")
        let box = RewrittenBox<Int>()
        #expect(box.opening.invoke(on: box, with: [nil]) as? String == "Int")
    }

    @Test("an unknown method and an argument of another type are a line of the log, and no crash")
    func misfits() {
        let lines = Lines.logged {
            #expect(Selector("nowhere").invoke(on: page) == nil)
            #expect(page.selectors["tap:"]?.invoke(on: page, with: ["text"]) == nil)
            #expect(page.selectors["tap:"]?.invoke(on: UILabel(), with: [UIButton()]) == nil)
        }
        #expect(
            lines == [
                "RewrittenPage has no method nowhere: it is not called",
                "RewrittenPage.tap: wants a UIButton and was sent none: it is not called",
                "UILabel has no method tap:: it is not called",
            ])
        #expect(page.heard.isEmpty)
    }
}
