import Foundation
import OctantTesting
import QuartzCore
import SwiftUI
import Testing
import UIKit

/// References are in `__Snapshots__/AssertSnapshotTests` beside this file.
@Suite("Snapshots of pictures", .serialized)
@MainActor
struct AssertSnapshotTests {
    private func spinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        return spinner
    }

    @Test("a view is shown at the times that are asked for, in one strip")
    func strip() {
        assertSnapshot(of: spinner(), at: [0, 0.125, 0.25, 0.375, 0.5], named: "spinner")
    }

    @Test("a view has its own size, or that which is set, and the traits that are set")
    func traits() {
        let label = UILabel()
        label.text = "Loading"
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        let large = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
        assertSnapshot(of: label, named: "own")
        assertSnapshot(of: label, traits: large, named: "large dark")
        assertSnapshot(of: label, scale: 1, size: CGSize(width: 90, height: 30), named: "set")
        #expect(label.superview == nil && label.frame == .zero)
    }

    @Test("a view of constraints has the size that they ask for")
    func constraints() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        box.backgroundColor = .systemTeal
        let dot = UIView()
        dot.translatesAutoresizingMaskIntoConstraints = false
        dot.backgroundColor = .white
        box.addSubview(dot)
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 8),
            dot.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 6),
            dot.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -6),
            dot.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
            dot.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
        ])
        assertSnapshot(of: box, scale: 4)
    }

    @Test("a view in another one is shown as it is there, and stays there")
    func within() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        outer.backgroundColor = .systemYellow
        let inner = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 20))
        inner.alpha = 0.5
        inner.backgroundColor = .systemBlue
        outer.addSubview(inner)
        assertSnapshot(of: inner, scale: 1)
        #expect(inner.superview === outer && outer.superview == nil)
        #expect(inner.frame == CGRect(x: 20, y: 10, width: 30, height: 20))
    }

    @Test("layers and images are shown on nothing, as they are")
    func transparent() throws {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        layer.fillColor = UIColor.systemRed.cgColor
        layer.frame = CGRect(x: 7, y: 9, width: 20, height: 20)
        let turn = CABasicAnimation(keyPath: "opacity")
        (turn.fromValue, turn.toValue, turn.duration) = (1, 0, 1)
        layer.add(turn, forKey: "fade")
        assertSnapshot(of: layer, at: [0, 0.5], named: "layer")
        #expect(layer.superlayer == nil && layer.frame.origin == CGPoint(x: 7, y: 9))

        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 8, height: 4))
        }
        assertSnapshot(of: image, named: "image")
    }

    @Test("a controller has a phone's size, and appears and disappears")
    func controller() {
        final class Page: UIViewController {
            var calls: [String] = []
            override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
        }
        let page = Page()
        page.view.backgroundColor = .systemIndigo
        assertSnapshot(of: page, scale: 0.25)
        #expect(page.calls == ["appeared", "disappeared"] && page.parent == nil && page.view.superview == nil)
    }

    @Test("a view of SwiftUI has the size that it likes best, and moves")
    func swiftUI() {
        assertSnapshot(of: Text("Hello").padding(4), named: "text")
        assertSnapshot(of: ProgressView(), at: [0, 0.25, 0.5], named: "spinner")
        assertSnapshot(of: Color.purple, scale: 1, size: CGSize(width: 6, height: 4), named: "color")
    }

    @Test("in a test's screen, a window's view is shown as it is there, at that screen's time")
    func inPlace() {
        TestScreen.with(size: CGSize(width: 80, height: 60), scale: 2) { screen in
            let window = UIWindow()
            window.backgroundColor = .systemBackground
            let spinner = spinner()
            spinner.center = window.center
            window.addSubview(spinner)
            window.makeKeyAndVisible()
            assertSnapshot(of: window, named: "start")
            assertSnapshot(of: spinner, at: [0.25, 0.5], named: "spinner")
            #expect(abs(screen.time - 0.5) < 1e-9)
            // A view that is elsewhere does not touch the screen.
            assertSnapshot(of: UISwitch(), named: "switch")
            #expect(abs(screen.time - 0.5) < 1e-9 && !window.isHidden)
        }
    }
}
