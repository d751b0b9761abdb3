import CoreGraphics
import OctantTesting
import QuartzCore
import SwiftUI
import Testing
import UIKit

/// References are in `__Snapshots__/DescriptionTests` beside this file.
@Suite("Snapshots of texts", .serialized)
@MainActor
struct DescriptionTests {
    /// A card with a spinner, a title and a button.
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        card.backgroundColor = .white
        card.layer.cornerRadius = 8
        let spinner = UIActivityIndicatorView(style: .medium)
        let title = UILabel()
        title.text = "Loading 3 of 10"
        title.accessibilityIdentifier = "title"
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        for view in [spinner, title, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            spinner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            spinner.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            title.leadingAnchor.constraint(equalTo: spinner.trailingAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -12),
            button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            button.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        ])
        let wide = button.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5)
        wide.priority = .defaultHigh
        wide.identifier = "half"
        wide.isActive = true
        spinner.startAnimating()
        return card
    }

    @Test("views are told with their frames and constraints")
    func layout() { assertSnapshot(of: card(), as: .layout) }

    @Test("elements are told as a screen reader knows them")
    func accessibility() { assertSnapshot(of: card(), as: .accessibility) }

    @Test("layers are told with what they look like and what moves them")
    func layers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let ring = CAShapeLayer()
        ring.frame = CGRect(x: 4, y: 4, width: 32, height: 32)
        ring.path = UIBezierPath(ovalIn: ring.bounds).cgPath
        (ring.fillColor, ring.strokeColor, ring.lineWidth, ring.strokeEnd) = (nil, UIColor.red.cgColor, 3, 0.75)
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.toValue, turn.duration, turn.repeatCount) = (2 * Double.pi, 1, .infinity)
        ring.add(turn, forKey: "turn")
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.frame = CGRect(x: 0, y: 0, width: 10.25, height: 10)
        (gradient.opacity, gradient.mask) = (0.5, CALayer())
        view.layer.addSublayer(ring)
        view.layer.addSublayer(gradient)
        assertSnapshot(of: view, as: .layers, named: "view")
        assertSnapshot(of: ring, as: .layers, named: "layer")
    }

    @Test("a view of SwiftUI is told by what is read of it, at a time")
    func swiftUI() {
        let page = VStack {
            Text("Title")
            ProgressView("Loading", value: 0.5)
            Toggle("Wi-Fi", isOn: .constant(true))
        }
        assertSnapshot(of: page, as: .accessibility, at: 0.5)
    }
}
