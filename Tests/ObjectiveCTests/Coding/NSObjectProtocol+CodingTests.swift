import Foundation
import MethodShapes
import ObjectiveC
import OctantBase
import QuartzCore
import TestSupport
import Testing
import UIKit

@Suite("Values by key")
@MainActor
struct NSObjectProtocolCodingTests {
    final class Form: NSObject {
        var title = "a"
        private lazy var size = 3
        var next: Form?

        nonisolated enum __ObjCMethods: ObjectiveC.MethodTable {
            nonisolated static var methods: [ObjectiveC.Selector] {
                [
                    .init("setTitle:", setter: { (owner: Form, value) in owner.title = value }),
                    .init("isReady", getter: { (_: Form) in true }),
                ]
            }
        }
    }

    @Test("a property is read by its getter, or as it is stored, and set by its setter")
    func own() {
        let form = Form()
        form.next = Form()
        form.setValue("b", forKey: "title")
        form.setValue("c", forKeyPath: "next.title")
        #expect(form.value(forKey: "title") as? String == "b" && form.next?.title == "c")
        #expect(form.value(forKey: "ready") as? Bool == true)
        #expect(form.value(forKeyPath: "next.title") as? String == "c")
        #expect(form.value(forKeyPath: "next.next.title") == nil)
        let page = MethodShapes.RewrittenPage()
        page.progress = 0.5
        #expect(page.value(forKey: "progress") as? Double == 0.5)
    }

    @Test("what is not found by its name is nil, is not set, and is a line of the log")
    func undefined() {
        let form = Form()
        let lines = Lines.logged {
            #expect(form.value(forKey: "shade") == nil)
            form.setValue(1, forKey: "shade")
            form.setValue(1, forKey: "next")
        }
        #expect(lines.map { $0.contains("'shade'") } == [true, true, false], "\(lines)")
        #expect(lines.last?.contains("'next'") == true)
    }

    @Test("views, layers and what they hold are read and set by key")
    func views() {
        let label = UILabel()
        label.setValue("a", forKey: "text")
        label.setValue(0.5, forKey: "alpha")
        label.setValue(true, forKey: "hidden")
        label.setValue(UIColor.red, forKey: "textColor")
        label.setValue(3.0, forKeyPath: "layer.cornerRadius")
        label.setValue(7, forKey: "tag")
        #expect(label.text == "a" && label.alpha == 0.5)
        #expect(label.isHidden && label.textColor == .red && label.tag == 7)
        #expect(label.layer.cornerRadius == 3 && label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 3)
        label.setValue(nil, forKey: "text")
        #expect(label.text == nil && label.value(forKey: "text") == nil)
        #expect(label.value(forKey: "isHidden") as? Bool == true && label.value(forKey: "tag") as? Int == 7)
        let animation: any NSObjectProtocol = CABasicAnimation(keyPath: "opacity")
        animation.setValue(2.0, forKey: "duration")
        #expect(animation.value(forKey: "duration") as? Double == 2)
    }
}
