import Testing
import UIKit

/// A trait that a program defines.
private enum Density: UITraitDefinition {
    static let defaultValue = 1
}

@Suite("Changes of traits")
@MainActor
struct TraitChangeTests {
    private final class Listener: UIView {
        var calls: [String] = []

        func register() {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Listener, previous: UITraitCollection) in
                self.calls.append("closure \(previous.userInterfaceStyle.rawValue)")
            }
            registerForTraitChanges([UITraitUserInterfaceStyle.self, Density.self], action: Listener.styleOrDensity)
            registerForTraitChanges([Density.self], action: Listener.density)
        }

        private func styleOrDensity() { calls.append("either") }
        private func density(_ previous: UITraitCollection) { calls.append("density \(previous[Density.self])") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            calls.append("all")
        }
    }

    @MainActor private final class Target {
        var calls: [String] = []
        func changed(_ view: UIView, _ previous: UITraitCollection) {
            calls.append("\(view.tag) was \(previous.displayScale)")
        }
        func noted() { calls.append("noted") }
    }

    @Test("handlers run for the traits they were registered for, and for no others")
    func registrations() {
        let (outer, view) = (UIView(), Listener())
        outer.addSubview(view)
        view.register()
        outer.overrideUserInterfaceStyle = .dark
        #expect(view.calls == ["all", "closure 1", "either"])
        view.calls = []
        outer.traitOverrides[Density.self] = 2
        #expect(view.calls == ["all", "either", "density 1"])
        #expect(view.traitCollection[Density.self] == 2)
        view.calls = []
        outer.traitOverrides.layoutDirection = .rightToLeft
        outer.traitOverrides[Density.self] = 2
        #expect(view.calls == ["all"])
    }

    @Test("methods by selectors are called with as much as they take, of the view and of a target")
    func selectors() {
        let (outer, view, target) = (UIView(), Listener(), Target())
        outer.addSubview(view)
        view.registerForTraitChanges(
            [Density.self], action: Selector("density:", { (view: Listener) in { view.calls.append("by name") } }))
        let registration = view.registerForTraitChanges(
            [Density.self], target: target, action: Selector("changed::", Target.changed(_:_:)))
        outer.traitOverrides[Density.self] = 3
        #expect(view.calls == ["all", "by name"] && target.calls == ["0 was \(view.traitCollection.displayScale)"])
        view.unregisterForTraitChanges(registration)
        outer.traitOverrides[Density.self] = 4
        #expect(target.calls.count == 1)
    }

    @Test("a target is told as long as it lives, and is not kept alive")
    func targets() {
        let view = UIView()
        view.tag = 7
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            view.registerForTraitChanges([UITraitDisplayScale.self], target: target, action: Target.changed)
            view.registerForTraitChanges([UITraitDisplayScale.self], target: target, action: Target.noted)
            view.traitOverrides.displayScale = 3
            #expect(target.calls == ["7 was 1.0", "noted"])
        }
        #expect(gone == nil)
        view.traitOverrides.displayScale = 2
    }

    @Test("an unregistered handler is silent, even one that is unregistered by another in the same change")
    func unregistering() {
        let view = UIView()
        var calls = 0
        var later: (any UITraitChangeRegistration)?
        let first = view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _) in
            calls += 1
            if let later { view.unregisterForTraitChanges(later) }
        }
        later = view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in calls += 100 }
        view.traitOverrides.displayScale = 3
        #expect(calls == 1)
        UIView().unregisterForTraitChanges(first)
        view.traitOverrides.displayScale = 2
        #expect(calls == 2)
        view.unregisterForTraitChanges(first)
        view.traitOverrides.displayScale = 1
        #expect(calls == 2)
    }

    @Test("a handler keeps neither its view nor itself alive beyond it, and has the new traits as the current ones")
    func lifetime() {
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
                #expect(UITraitCollection.current == view.traitCollection)
                #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            }
            view.overrideUserInterfaceStyle = .dark
        }
        #expect(gone == nil)
    }

    @Test("a view that moves has the traits of where it is, and hears of it once")
    func moving() {
        let (light, dark, view) = (UIView(), UIView(), Listener())
        dark.traitOverrides.userInterfaceStyle = .dark
        light.addSubview(view)
        view.calls = []
        dark.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark && view.calls == ["all"])
        view.removeFromSuperview()
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("views without overrides share their superview's collection")
    func sharing() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.displayScale = 2
        #expect(inner.traitCollection === outer.traitCollection)
        inner.traitOverrides.displayScale = 2
        #expect(inner.traitCollection == outer.traitCollection)
    }
}

@Suite("Traits of view controllers")
@MainActor
struct ControllerTraitTests {
    private final class Listener: UIViewController {
        var calls = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls += 1 }
    }

    @Test("a parent overrides a child's traits until it leaves, and nobody else can")
    func setOverride() {
        let (parent, child, stranger) = (UIViewController(), Listener(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        stranger.setOverrideTraitCollection(compact, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        parent.setOverrideTraitCollection(compact, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) == compact)
        #expect(stranger.overrideTraitCollection(forChild: child) == nil)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.calls == 1)
        child.removeFromParent()
        #expect(child.traitCollection.horizontalSizeClass == .regular && child.calls == 2)
    }

    @Test("a controller's overrides reach its view, and its view's own do not reach it")
    func ownOverrides() {
        let controller = Listener()
        controller.traitOverrides.userInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark && !controller.isViewLoaded)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .light
        #expect(controller.view.traitCollection.userInterfaceStyle == .light && controller.calls == 1)
        controller.view.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .light && controller.calls == 1)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.view.overrideUserInterfaceStyle = .unspecified
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a controller's registrations hear of what its surroundings change")
    func registration() {
        let (controller, window) = (UIViewController(), UIWindow(frame: .zero))
        var styles: [UIUserInterfaceStyle] = []
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _) in
            styles.append(controller.traitCollection.userInterfaceStyle)
        }
        window.addSubview(controller.view)
        window.overrideUserInterfaceStyle = .dark
        controller.view.removeFromSuperview()
        #expect(styles == [.dark, .light])
    }

    @Test("a child whose view is not made yet has its parent's traits")
    func unloaded() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.traitOverrides.displayScale = 3
        parent.addChild(child)
        #expect(child.traitCollection.displayScale == 3 && !child.isViewLoaded)
    }

    @Test("a view that a controller lets go of is free of its overrides")
    func letGo() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        let old: UIView = controller.view
        controller.view = UIView()
        #expect(old.traitCollection.userInterfaceStyle == .light)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }
}
