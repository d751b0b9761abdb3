import Testing
import UIKit
import ViewSupport

/// A view that keeps what it observes.
@MainActor
private final class Watcher: UIView {
    var heard: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        let (old, new) = (change?[.oldKey], change?[.newKey])
        heard.append("\(keyPath ?? "") \(text(old)) \(text(new))")
    }

    private func text(_ value: Any?) -> String {
        switch value {
        case let point as CGPoint: "\(Int(point.x)),\(Int(point.y))"
        case let size as CGSize: "\(Int(size.width))x\(Int(size.height))"
        case let rect as CGRect: "\(Int(rect.width))x\(Int(rect.height))"
        case let insets as UIEdgeInsets: "\(Int(insets.top))"
        case let value?: "\(value)"
        case nil: "-"
        }
    }
}

/// A scroll view of a program, with a property overridden.
private class Page: UIScrollView {
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = newValue }
    }
}

@Suite("Observable keys")
@MainActor
struct ObservableKeysTests {
    private let watcher = Watcher()

    @Test("a scroll view tells observers by name of its offset, its size and its inset, and each change once")
    func names() {
        let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for key in ["contentOffset", "contentSize", "contentInset"] {
            page.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
        }
        page.contentSize = CGSize(width: 100, height: 400)
        page.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        page.contentOffset = CGPoint(x: 0, y: 30)
        page.bounds.origin.y = 50
        page.contentInset.top = 8
        #expect(
            watcher.heard == [
                "contentSize 0x0 100x400", "contentOffset 0,0 0,30", "contentOffset 0,30 0,50", "contentInset 0 8",
            ])
        for key in ["contentOffset", "contentSize", "contentInset"] { page.removeObserver(watcher, forKeyPath: key) }
        page.contentOffset = .zero
        #expect(watcher.heard.count == 4)
    }

    @Test("a view tells of its frame, bounds, centre, alpha and of being hidden, by Swift's names too")
    func views() {
        let view = UIView()
        let keys = ["frame", "bounds", "center", "alpha", "hidden", "isHidden"]
        for key in keys { view.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil) }
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        view.alpha = 0.5
        view.isHidden = true
        view.isHidden = true
        #expect(
            watcher.heard == [
                "bounds 0x0 20x20", "center 0,0 20,20", "frame 0x0 20x20", "alpha 1.0 0.5", "hidden false true",
                "isHidden false true",
            ])
    }

    @Test("key paths of a class and of those below it are the same property")
    func keyPaths() {
        var heard: [CGFloat] = []
        let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scroll: UIScrollView = page
        let observations = [
            page.observe(\.contentOffset, options: .new) { heard.append($1.newValue?.y ?? -1) },
            scroll.observe(\.contentOffset, options: [.initial, .new]) { heard.append(10 + ($1.newValue?.y ?? -1)) },
        ]
        scroll.contentOffset.y = 5
        #expect(heard == [10, 5, 15])
        let label = UILabel()
        var texts: [String??] = []
        let text = label.observe(\.text, options: [.old, .new]) { texts += [$1.oldValue, $1.newValue] }
        label.text = "a"
        #expect(texts == [.some(nil), .some("a")])
        let field = UITextField()
        field.addObserver(watcher, forKeyPath: "text", options: .new, context: nil)
        field.text = "typed"
        #expect(watcher.heard == ["text - typed"])
        for observation in observations + [text] { observation.invalidate() }
    }

    @Test("a recognizer tells of its state, as a number by name")
    func recognizers() {
        let tap = UITapGestureRecognizer()
        tap.addObserver(watcher, forKeyPath: "state", options: .new, context: nil)
        Stage.shown(size: CGSize(width: 100, height: 100)) { stage in
            stage.window.addGestureRecognizer(tap)
            stage.tap(50, 50)
        }
        #expect(watcher.heard.first == "state - 3")
    }

    @Test("a layer tells of its geometry and appearance, whoever changes it")
    func layers() {
        let layer = CALayer()
        var heard: [String] = []
        let observations = [
            layer.observe(\.position, options: [.old, .new]) {
                heard.append("position \($1.oldValue?.x ?? -1) \($1.newValue?.x ?? -1)")
            },
            layer.observe(\.bounds) { layer, _ in heard.append("bounds \(layer.bounds.width)") },
            layer.observe(\.frame) { layer, _ in heard.append("frame \(layer.frame.minX)") },
            layer.observe(\.opacity, options: .old) { heard.append("opacity \($1.oldValue ?? -1)") },
        ]
        layer.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
        layer.opacity = 0.5
        #expect(
            heard == [
                "bounds 20.0", "frame -10.0", "position 0.0 20.0", "frame 10.0", "opacity 1.0",
            ])
        for observation in observations { observation.invalidate() }
    }
}
