import Testing
import UIKit

/// Each test uses classes of its own: what is set for a class stays set in the process.
@Suite("Appearance by class, by containment and by traits")
@MainActor
struct AppearanceTests {
    private func makeWindow() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

    @Test("what is said of a class holds for its views when they come into a window, subclasses' too")
    func byClass() {
        class Spinner: UIActivityIndicatorView {}
        final class Special: Spinner {}
        let window = makeWindow()
        let before = Spinner(style: .medium)
        window.addSubview(before)
        Spinner.appearance().color = .red
        #expect(Spinner.appearance().color == .red)
        #expect(before.color == UIActivityIndicatorView(style: .medium).color)
        let (view, special) = (Spinner(style: .large), Special(style: .medium))
        #expect(view.color != .red)
        window.addSubview(view)
        view.addSubview(special)
        #expect(view.color == .red && special.color == .red)
        before.removeFromSuperview()
        window.addSubview(before)
        #expect(before.color == .red)
        #expect(UIActivityIndicatorView(style: .medium).color != .red)
    }

    @Test("what is said of the class itself compiles as on iOS, and reaches every indicator")
    func plainClass() {
        UIActivityIndicatorView.appearance().color = .magenta
        UIProgressView.appearance().progressTintColor = .magenta
        UILabel.appearance().textColor = .magenta
        UIView.appearance(whenContainedInInstancesOf: [UIWindow.self]).tintColor = .orange
        let window = makeWindow()
        let (spinner, bar, label) = (
            UIActivityIndicatorView(style: .medium), UIProgressView(progressViewStyle: .bar), UILabel()
        )
        for view in [spinner, bar, label] { window.addSubview(view) }
        #expect(spinner.color == .magenta && bar.progressTintColor == .magenta && label.textColor == .magenta)
        #expect(spinner.tintColor == .orange && window.tintColor == .systemBlue)
        UIActivityIndicatorView.appearance().color = nil
        UIProgressView.appearance().progressTintColor = nil
        UILabel.appearance().textColor = nil
        UIView.appearance(whenContainedInInstancesOf: [UIWindow.self]).tintColor = nil
        for view in [spinner, bar, label] {
            view.removeFromSuperview()
            window.addSubview(view)
        }
        #expect(spinner.color == UIActivityIndicatorView(style: .medium).color)
        #expect(bar.progressTintColor == nil && label.textColor == .label && spinner.tintColor == .systemBlue)
    }

    @Test("every view is mirrored by what is said of all views, once it comes into a window again")
    func direction() {
        final class Row: UIView {}
        let (window, row, own) = (makeWindow(), Row(), Row())
        own.semanticContentAttribute = .forceLeftToRight
        for view in [row, own] { window.addSubview(view) }
        Row.appearance().semanticContentAttribute = .forceRightToLeft
        #expect(row.effectiveUserInterfaceLayoutDirection == .leftToRight)
        for view in [row, own] {
            view.removeFromSuperview()
            window.addSubview(view)
        }
        #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("a program's own property, observed by key path, is known too")
    func observedProperty() {
        final class Ring: UIView {
            @KeyValueObservable var width = 3.0
        }
        Ring.appearance().width = 8
        let (window, ring, own) = (makeWindow(), Ring(), Ring())
        own.width = 2
        for view in [ring, own] { window.addSubview(view) }
        #expect(ring.width == 8 && own.width == 2)
    }

    @Test("never over what was set on the view, before or after it came into the window, until nil is set")
    func explicit() {
        final class Spinner: UIActivityIndicatorView {}
        Spinner.appearance().color = .red
        Spinner.appearance().style = .medium
        let window = makeWindow()
        let view = Spinner(style: .large)
        view.color = .blue
        window.addSubview(view)
        #expect(view.color == .blue && view.style == .large)
        view.color = nil
        #expect(view.color == .red)
        view.color = .green
        view.removeFromSuperview()
        window.addSubview(view)
        #expect(view.color == .green)
        let plain = Spinner(frame: .zero)
        window.addSubview(plain)
        #expect(plain.color == .red)
    }

    @Test("a subclass's counts more than its superclass's, whenever it was said")
    func subclass() {
        class Bar: UIProgressView {}
        final class Special: Bar {}
        Special.appearance().trackTintColor = .blue
        Bar.appearance().trackTintColor = .red
        Bar.appearance().progressTintColor = .red
        let (window, bar, special) = (makeWindow(), Bar(), Special())
        window.addSubview(bar)
        window.addSubview(special)
        #expect(bar.trackTintColor == .red)
        #expect(special.trackTintColor == .blue && special.progressTintColor == .red)
    }

    @Test("by containment: the outermost container counts, then the longer chain, then the class alone")
    func containment() {
        final class Label: UILabel {}
        class Outer: UIView {}
        final class Inner: UIView {}
        final class Controller: UIViewController {}
        Label.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .green
        Label.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .blue
        Label.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .red
        Label.appearance(whenContainedInInstancesOf: [Controller.self]).textColor = .cyan
        Label.appearance().textColor = .black
        let window = makeWindow()
        func colour(in views: [UIView]) -> UIColor {
            var around: UIView = window
            for view in views + [Label()] {
                around.addSubview(view)
                around = view
            }
            return (around as? Label)?.textColor ?? .clear
        }
        #expect(colour(in: []) == .black)
        #expect(colour(in: [UIView()]) == .black)
        #expect(colour(in: [Outer(), UIView()]) == .green)
        #expect(colour(in: [Inner()]) == .red)
        #expect(colour(in: [Outer(), UIView(), Inner()]) == .blue)
        // The outermost container is the first one met from the window inwards.
        #expect(colour(in: [Inner(), Outer()]) == .red)
        let controller = Controller()
        controller.view.addSubview(Outer())
        #expect(colour(in: [controller.view]) == .cyan)
        #expect(colour(in: [Outer(), controller.view]) == .green)
    }

    @Test("a view that moves into another container has what is said there, and takes back what is said no longer")
    func moving() {
        final class Label: UILabel {}
        final class Box: UIView {}
        Label.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .green
        Label.appearance(whenContainedInInstancesOf: [Box.self]).font = .systemFont(ofSize: 30)
        let (window, box, label) = (makeWindow(), Box(), Label())
        window.addSubview(box)
        box.addSubview(label)
        #expect(label.textColor == .green && label.font.pointSize == 30)
        label.removeFromSuperview()
        window.addSubview(label)
        #expect(label.textColor == .label && label.font.pointSize == 17)
    }

    @Test("by traits: a switch to dark and back changes it, and goes before what is said for all")
    func traits() {
        final class Bar: UIProgressView {}
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        Bar.appearance(for: dark).progressTintColor = .yellow
        Bar.appearance(for: dark).trackTintColor = .gray
        Bar.appearance().progressTintColor = .red
        let (window, bar) = (makeWindow(), Bar())
        window.overrideUserInterfaceStyle = .light
        window.addSubview(bar)
        #expect(bar.progressTintColor == .red && bar.trackTintColor == nil)
        window.overrideUserInterfaceStyle = .dark
        #expect(bar.progressTintColor == .yellow && bar.trackTintColor == .gray)
        window.overrideUserInterfaceStyle = .light
        #expect(bar.progressTintColor == .red && bar.trackTintColor == nil)
        Bar.appearance(for: dark, whenContainedInInstancesOf: [UIWindow.self]).progressTintColor = .blue
        window.overrideUserInterfaceStyle = .dark
        #expect(bar.progressTintColor == .blue)
    }

    @Test("a program's own views take part through @AppearanceProperty, observers and all")
    func ownViews() {
        class Ring: UIView {
            var redraws = 0
            @AppearanceProperty var ringColor: UIColor = .black {
                didSet { redraws += 1 }
            }
            @AppearanceProperty var caption: String?
        }
        final class Fixed: Ring {
            override init(frame: CGRect) {
                super.init(frame: frame)
                ringColor = .white
            }
            required init?(coder: NSCoder) { nil }
        }
        Ring.appearance().ringColor = .red
        Ring.appearance().caption = "ring"
        let (window, ring, fixed, own) = (makeWindow(), Ring(), Fixed(), Ring())
        own.ringColor = .blue
        own.caption = "own"
        for view in [ring, fixed, own] { window.addSubview(view) }
        #expect(ring.ringColor == .red && ring.redraws == 1 && ring.caption == "ring")
        #expect(fixed.ringColor == .white)
        #expect(own.ringColor == .blue && own.caption == "own")
        own.caption = nil
        #expect(own.caption == "ring")
        ring.removeFromSuperview()
        window.addSubview(ring)
        #expect(ring.redraws == 1)
        Ring.appearance().caption = nil
        ring.removeFromSuperview()
        window.addSubview(ring)
        #expect(ring.caption == nil)
    }

    @Test("the design of an indicator is said of a class like any other property, and reaches its image")
    func design() throws {
        final class Spinner: UIActivityIndicatorView {}
        Spinner.appearance().design = .device
        Spinner.appearance().color = .red
        try Stage.with(size: CGSize(width: 40, height: 40)) { (stage: Stage) throws in
            @MainActor func image(
                _ view: UIActivityIndicatorView, _ set: @MainActor (UIActivityIndicatorView) -> Void
            ) throws -> Bitmap {
                set(view)
                view.hidesWhenStopped = false
                stage.window.addSubview(view)
                defer { view.removeFromSuperview() }
                return try stage.image()
            }
            let said = try image(Spinner(style: .large)) { _ in }
            let set = try image(UIActivityIndicatorView(style: .large)) { ($0.design, $0.color) = (.device, .red) }
            #expect(said == set)
            #expect(said != (try image(UIActivityIndicatorView(style: .large)) { _ in }))
        }
    }

    @Test("what appearance() answers is one object a class and surroundings, and is itself given nothing")
    func proxies() {
        final class Spinner: UIActivityIndicatorView {}
        let proxy: Spinner = Spinner.appearance()
        #expect(proxy === Spinner.appearance())
        #expect(proxy !== Spinner.appearance(for: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(proxy !== Spinner.appearance(whenContainedInInstancesOf: [UIWindow.self]))
        #expect(
            Spinner.appearance(whenContainedInInstancesOf: [UIView.self, UIWindow.self])
                === Spinner.appearance(whenContainedInInstancesOf: [UIView.self, UIWindow.self]))
    }
}
