import OctantTesting
import SwiftUI
import Testing
import UIKit

/// What is tested: a card that says what is being loaded, and how far.
final class LoadingCard: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)

    init(title text: String, progress: Float) {
        super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 72))
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        title.text = text
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        bar.progress = progress
        for view in [spinner, title, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            spinner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            spinner.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            title.leadingAnchor.constraint(equalTo: spinner.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            bar.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
        ])
        spinner.startAnimating()
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
struct LoadingCardTests {
    @Test("the card, while its spinner turns")
    func turns() {
        assertSnapshot(of: LoadingCard(title: "Photos", progress: 0.4), at: [0, 0.125, 0.25])
    }

    @Test("the card in the dark, with large texts, from right to left")
    func settings() {
        let dark = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
            UITraitCollection(layoutDirection: .rightToLeft),
        ])
        assertSnapshot(of: LoadingCard(title: "Photos", progress: 0.4), traits: dark, named: "dark")
    }

    @Test("what a screen reader says of it, and where everything is")
    func texts() {
        let card = LoadingCard(title: "Photos", progress: 0.4)
        assertSnapshot(of: card, as: .accessibility, named: "read")
        assertSnapshot(of: card, as: .layout, named: "places")
    }

    @Test("a page of SwiftUI on a phone and a tablet")
    func devices() {
        let page = VStack {
            ProgressView("Loading", value: 0.4)
            Spacer()
        }
        assertSnapshot(
            of: page.padding(), on: SnapshotMatrix(devices: [.iPhoneSE, .iPad], styles: [.light, .dark]), scale: 0.5)
    }
}
