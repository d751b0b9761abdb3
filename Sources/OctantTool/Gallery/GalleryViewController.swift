import UIKit

// Distances of the window's contents, in points.
private let margin: CGFloat = 20
private let spacing: CGFloat = 12
// A card's least width and its height, and the inspector's width, in points.
private let leastCardWidth: CGFloat = 204
private let cardHeight: CGFloat = 132
private let inspectorWidth: CGFloat = 382
// The slider's width, in points.
private let sliderWidth: CGFloat = 140
// Where bars stand when the window opens.
private let firstProgress: Float = 0.5

/// Every indicator live, with the choices that change how all of them look, and the inspector of one of them.
final class GalleryViewController: UIViewController {
    private var cards: [GalleryCard] = []
    private var bars: [UIView] = []
    private let shelf = UIScrollView()
    private let inspector: InspectorView
    private var chosen = GalleryEntry.window[0]
    private var design = "reference"
    private var isRightToLeft = false
    private var progress = firstProgress

    /// A gallery whose inspector writes its files into `directory`.
    init(directory: URL) {
        inspector = InspectorView(ActivityIndicatorExhibit.self, directory: directory)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Octant gallery"
        view.backgroundColor = .systemGroupedBackground
        let appearance = choice(["System", "Light", "Dark"]) { gallery, index in
            gallery.view.window?.overrideUserInterfaceStyle = [.unspecified, .light, .dark][index]
        }
        let directions = choice(["Left to right", "Right to left"]) { gallery, index in
            gallery.isRightToLeft = index == 1
            gallery.showCards()
        }
        let designs = ["reference", "device", "legacy"]
        let design = choice(designs.map(\.capitalized)) { gallery, index in
            gallery.design = designs[index]
            gallery.showCards()
        }
        let slider = UISlider()
        slider.value = firstProgress
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                guard let self, let value = slider?.value else { return }
                self.progress = value
                self.cards.forEach { $0.setProgress(value) }
            }, for: .valueChanged)
        slider.frame.size = CGSize(width: sliderWidth, height: appearance.bounds.height)
        bars = [appearance, directions, design, slider]
        ([shelf] + bars + [inspector]).forEach(view.addSubview)
        showCards()
    }

    private func choice(
        _ words: [String], _ choose: @escaping @MainActor (GalleryViewController, Int) -> Void
    ) -> UISegmentedControl {
        let bar = UISegmentedControl(items: words)
        bar.selectedSegmentIndex = 0
        bar.addAction(
            UIAction { [weak self, weak bar] _ in
                guard let self, let index = bar?.selectedSegmentIndex, words.indices.contains(index) else { return }
                choose(self, index)
            }, for: .valueChanged)
        return bar
    }

    /// Makes the cards anew for the chosen design and direction. An indicator that lacks the design is left out.
    private func showCards() {
        cards.forEach { $0.removeFromSuperview() }
        cards = GalleryEntry.window.filter { $0.design == nil || $0.design == design }.map { entry in
            var options = entry.options(isDark: false)
            options.progress = Double(progress)
            let card = GalleryCard(entry, options)
            card.setDirection(isRightToLeft ? .forceRightToLeft : .forceLeftToRight)
            card.addAction(
                UIAction { [weak self] _ in self?.choose(entry) }, for: .touchUpInside)
            return card
        }
        cards.forEach(shelf.addSubview)
        markChosen()
        view.setNeedsLayout()
    }

    private func choose(_ entry: GalleryEntry) {
        chosen = entry
        inspector.choose(entry.indicator, style: entry.style)
        markChosen()
    }

    private func markChosen() {
        for card in cards {
            card.isChosen = card.entry.indicator == chosen.indicator && card.entry.style == chosen.style
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let whole = view.bounds
        inspector.frame = CGRect(
            x: whole.width - margin - inspectorWidth, y: margin, width: inspectorWidth,
            height: whole.height - 2 * margin)
        let width = inspector.frame.minX - margin - spacing
        var (x, y) = (margin, margin)
        for bar in bars {
            if x > margin && x + bar.bounds.width > margin + width {
                x = margin
                y += bar.bounds.height + spacing
            }
            bar.frame.origin = CGPoint(x: x, y: y)
            x += bar.bounds.width + spacing
        }
        let top = (bars.map(\.frame.maxY).max() ?? 0) + margin
        // The cards go to the window's edges, so that they are not cut off before.
        shelf.frame = CGRect(x: 0, y: top, width: inspector.frame.minX, height: max(whole.height - top, 0))
        let columns = max(1, Int((width + spacing) / (leastCardWidth + spacing)))
        let cardWidth = ((width + spacing) / CGFloat(columns) - spacing).rounded(.down)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(
                x: margin + CGFloat(index % columns) * (cardWidth + spacing),
                y: CGFloat(index / columns) * (cardHeight + spacing), width: cardWidth, height: cardHeight)
        }
        let height = cards.map(\.frame.maxY).max().map { $0 + margin } ?? 0
        shelf.contentSize = CGSize(width: shelf.bounds.width, height: height)
    }
}
