import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

/// A page that has a bar at the bottom of the window, as a chat does.
private final class ChatPage: UIViewController {
    let entry = UITextField()
    lazy var bar: UIView = {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        entry.frame = CGRect(x: 10, y: 5, width: 100, height: 34)
        bar.addSubview(entry)
        return bar
    }()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

/// Keys of a program's own: they type into what asks for them.
private final class Keypad: UIInputView {
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 120), inputViewStyle: .keyboard) }
    required init?(coder: NSCoder) { nil }
}

@Suite("What stands at the bottom of a window while something is typed into")
@MainActor
struct InputViewTests {
    private final class Notes: @unchecked Sendable {
        var all: [(name: Notification.Name, end: CGRect, begin: CGRect)] = []
        func end(_ name: Notification.Name) -> CGRect? { all.last { $0.name == name }?.end }
    }

    private func observed(_ body: (Notes) throws -> Void) rethrows {
        let notes = Notes()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated {
                    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    notes.all.append((notification.name, end ?? .null, begin ?? .null))
                }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        try body(notes)
    }

    @Test("an input view slides in with its accessory above it, and out again, with their height in the notifications")
    func comesAndGoes() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            observed { notes in
                let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
                let pad = Keypad()
                let toolbar = UIToolbar()
                toolbar.sizeToFit()
                (field.inputView, field.inputAccessoryView) = (pad, toolbar)
                stage.window.addSubview(field)
                stage.pass(0.1)
                field.becomeFirstResponder()
                let shown = CGRect(x: 0, y: 316, width: 320, height: 164)
                #expect(notes.end(UIResponder.keyboardWillShowNotification) == shown)
                #expect(notes.all.first?.begin == CGRect(x: 0, y: 480, width: 320, height: 164))
                #expect(notes.end(UIResponder.keyboardDidShowNotification) == nil)
                stage.pass(0.3)
                #expect(notes.end(UIResponder.keyboardDidShowNotification) == shown)
                #expect(pad.convert(pad.bounds, to: stage.window) == CGRect(x: 0, y: 360, width: 320, height: 120))
                #expect(toolbar.convert(toolbar.bounds, to: stage.window).minY == 316)
                field.resignFirstResponder()
                #expect(notes.end(UIResponder.keyboardWillHideNotification)?.minY == 480)
                stage.pass(0.3)
                #expect(notes.end(UIResponder.keyboardDidHideNotification)?.height == 164)
                #expect(pad.window == nil && toolbar.window == nil)
            }
        }
    }

    @Test("a text view has an input view and an accessory, as fields have, while it is edited")
    func ofTextViews() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (view, pad, toolbar) = (
                UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 80)), Keypad(), UIToolbar()
            )
            toolbar.sizeToFit()
            (view.inputView, view.inputAccessoryView) = (pad, toolbar)
            stage.window.addSubview(view)
            stage.pass(0.1)
            #expect(pad.window == nil)
            view.becomeFirstResponder()
            stage.pass(0.5)
            #expect(pad.convert(pad.bounds, to: stage.window) == CGRect(x: 0, y: 360, width: 320, height: 120))
            #expect(toolbar.convert(toolbar.bounds, to: stage.window).minY == 316)
            view.inputView = nil
            view.reloadInputViews()
            stage.pass(0.5)
            #expect(pad.window == nil && toolbar.convert(toolbar.bounds, to: stage.window).maxY == 480)
            view.resignFirstResponder()
            stage.pass(0.5)
            #expect(toolbar.window == nil)
        }
    }

    @Test("an accessory alone stands at the bottom, and the guide above which a keyboard leaves room follows it")
    func guide() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let page = UIViewController()
            stage.window.rootViewController = page
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            page.view.addSubview(field)
            let button = UIView()
            button.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(button)
            NSLayoutConstraint.activate([
                button.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor, constant: -10),
                button.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                button.widthAnchor.constraint(equalToConstant: 40), button.heightAnchor.constraint(equalToConstant: 40),
            ])
            stage.pass(0.1)
            #expect(button.frame.maxY == 470)
            field.becomeFirstResponder()
            stage.pass(0.3)
            #expect(button.frame.maxY == 420)
            #expect(field.inputAccessoryView?.bounds.size == CGSize(width: 320, height: 50))
            stage.window.frame.size.height = 400
            stage.pass(0.1)
            #expect(button.frame.maxY == 340)
            field.resignFirstResponder()
            stage.pass(0.3)
            #expect(button.frame.maxY == 390)
        }
    }

    @Test("a view without a height is as high as a keyboard, one with constraints as high as these say")
    func heights() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
            stage.window.addSubview(field)
            let plain = UIView()
            field.inputView = plain
            field.becomeFirstResponder()
            stage.pass(0.3)
            #expect(plain.bounds.size == CGSize(width: 320, height: 216))
            let own = UIView()
            own.translatesAutoresizingMaskIntoConstraints = false
            own.heightAnchor.constraint(equalToConstant: 90).isActive = true
            field.inputView = own
            #expect(plain.window != nil)
            field.reloadInputViews()
            stage.pass(0.3)
            #expect(plain.window == nil)
            #expect(own.convert(own.bounds, to: stage.window) == CGRect(x: 0, y: 390, width: 320, height: 90))
        }
    }

    @Test("the bar of a page is there while the page is, and stays while its own field is typed into")
    func chat() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let page = ChatPage()
            stage.window.rootViewController = page
            stage.pass(0.3)
            #expect(page.isFirstResponder)
            #expect(page.bar.convert(page.bar.bounds, to: stage.window) == CGRect(x: 0, y: 436, width: 320, height: 44))
            page.entry.becomeFirstResponder()
            stage.pass(0.3)
            #expect(page.entry.isFirstResponder && page.bar.window != nil)
            page.entry.resignFirstResponder()
            stage.pass(0.3)
            #expect(page.isFirstResponder && page.bar.window != nil)
            page.entry.becomeFirstResponder()
            stage.window.rootViewController = UIViewController()
            stage.pass(0.3)
            #expect(page.bar.window == nil)
        }
    }

    @Test("two fields with one accessory keep it, one without any sends it away")
    func fields() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            observed { notes in
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
                let fields = (0..<3).map { UITextField(frame: CGRect(x: 0, y: 40 * $0, width: 100, height: 34)) }
                for field in fields { stage.window.addSubview(field) }
                for field in fields.prefix(2) { field.inputAccessoryView = bar }
                fields[0].becomeFirstResponder()
                stage.pass(0.3)
                fields[1].becomeFirstResponder()
                #expect(notes.end(UIResponder.keyboardWillHideNotification) == nil)
                #expect(bar.convert(bar.bounds, to: stage.window).minY == 440)
                fields[2].becomeFirstResponder()
                stage.pass(0.3)
                #expect(bar.window == nil)
                #expect(notes.all.last?.name == UIResponder.keyboardDidShowNotification)
                #expect(notes.all.last?.end.height == 0)
            }
        }
    }
}
