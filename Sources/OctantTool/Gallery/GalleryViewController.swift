import UIKit

// Distances of the window's contents, in points.
private let margin: CGFloat = 20
private let spacing: CGFloat = 12
// A card's least width and its height, in points.
private let leastCardWidth: CGFloat = 260
private let cardHeight: CGFloat = 132
// Where bars stand when the window opens.
private let firstProgress: Float = 0.5

/// Every indicator live, with the choices that change how all of them look.
final class GalleryViewController: UIViewController {
    private enum Direction: Int {
        case leftToRight, rightToLeft
    }

    private var cards: [GalleryCard] = []
    private var bars: [UIView] = []
    private var design = "reference"
    private var direction = Direction.leftToRight
    private var progress = firstProgress

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Octant gallery"
        view.backgroundColor = .systemGroupedBackground
        let appearance = ChoiceBar(["System", "Light", "Dark"]) { [weak self] index in
            self?.view.window?.overrideUserInterfaceStyle = [.unspecified, .light, .dark][index]
        }
        let directions = ChoiceBar(["Left to right", "Right to left"]) { [weak self] index in
            self?.direction = Direction(rawValue: index) ?? .leftToRight
            self?.showCards()
        }
        let designs = ["reference", "device", "legacy"]
        let design = ChoiceBar(designs.map(\.capitalized)) { [weak self] index in
            self?.design = designs[index]
            self?.showCards()
        }
        let knob = ProgressKnob(firstProgress) { [weak self] value in
            self?.progress = value
            self?.cards.forEach { $0.setProgress(value) }
        }
        bars = [appearance, directions, design, knob]
        bars.forEach(view.addSubview)
        showCards()
    }

    /// Makes the cards anew for the chosen design and direction. An indicator that lacks the design is left out.
    private func showCards() {
        cards.forEach { $0.removeFromSuperview() }
        cards = GalleryEntry.all.filter { $0.design == nil || $0.design == design }.map { entry in
            var options = entry.options(isDark: false)
            options.progress = Double(progress)
            let card = GalleryCard(entry, options)
            card.setDirection(direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight)
            return card
        }
        cards.forEach(view.addSubview)
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * margin
        var (x, y) = (margin, margin)
        for bar in bars {
            let size = bar.sizeThatFits(view.bounds.size)
            if x > margin && x + size.width > margin + width {
                x = margin
                y += size.height + spacing
            }
            bar.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            x += size.width + spacing
        }
        let top = (bars.map(\.frame.maxY).max() ?? 0) + margin
        let columns = max(1, Int((width + spacing) / (leastCardWidth + spacing)))
        let cardWidth = ((width + spacing) / CGFloat(columns) - spacing).rounded(.down)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(
                x: margin + CGFloat(index % columns) * (cardWidth + spacing),
                y: top + CGFloat(index / columns) * (cardHeight + spacing), width: cardWidth, height: cardHeight)
        }
    }
}
