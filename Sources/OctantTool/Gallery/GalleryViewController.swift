import UIKit

// Distances of the window's contents, in points.
private let margin: CGFloat = 20
private let spacing: CGFloat = 12
// A card's least width and its height; its least height where all rows fit into the window, and its most; the
// inspector's width; in points.
private let leastCardWidth: CGFloat = 204
private let cardHeight: CGFloat = 132
private let leastCardHeight: CGFloat = 112
private let mostCardSize = CGSize(width: 360, height: 200)
private let inspectorWidth: CGFloat = 382
// Windows narrower than this have everything in one column, in points.
private let columnLimit: CGFloat = 760
// The width of the ring around a card that has focus, beside it, in points.
private let ringRoom: CGFloat = 8
private let radius: CGFloat = 12
// The slider's width, in points.
private let sliderWidth: CGFloat = 140
// The progress of bars when the window opens.
private let firstProgress: Float = 0.5

/// Every indicator live, with the choices that change the appearance of all of them, and the inspector of one of them.
final class GalleryViewController: UIViewController {
    private var cards: [GalleryCard] = []
    private var bars: [UIView] = []
    /// The cards; in a narrow window everything.
    private let shelf = UIScrollView()
    private let panel = UIScrollView()
    private let inspector: InspectorView
    private var chosen = GalleryEntry.window[0]
    private var design = "reference"
    private var isRightToLeft = false
    private weak var directions: UISegmentedControl?
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
        let appearance = choice("Appearance", ["System", "Light", "Dark"]) { gallery, index in
            gallery.view.window?.overrideUserInterfaceStyle = [.unspecified, .light, .dark][index]
        }
        let directions = choice("Direction", ["Left to right", "Right to left"]) { gallery, index in
            gallery.traitOverrides.layoutDirection = index == 1 ? .rightToLeft : .leftToRight
        }
        let designs = ["reference", "device", "legacy"]
        let design = choice("Design", designs.map(\.capitalized)) { gallery, index in
            gallery.design = designs[index]
            gallery.showCards()
        }
        let slider = UISlider()
        slider.value = firstProgress
        slider.accessibilityLabel = "Progress"
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                guard let self, let value = slider?.value else { return }
                self.progress = value
                self.cards.forEach { $0.setProgress(value) }
            }, for: .valueChanged)
        slider.frame.size = CGSize(width: sliderWidth, height: appearance.bounds.height)
        bars = [appearance, directions, design, slider]
        self.directions = directions
        (shelf.accessibilityLabel, panel.accessibilityLabel) = ("Indicators", "Inspector")
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = radius
        panel.clipsToBounds = true
        panel.addSubview(inspector)
        inspector.heightDidChange = { [weak self] in self?.view.setNeedsLayout() }
        ([shelf] + bars + [panel]).forEach(view.addSubview)
        showCards()
    }

    private func choice(
        _ name: String, _ titles: [String],
        _ choose: @escaping @MainActor (GalleryViewController, Int) -> Void
    ) -> UISegmentedControl {
        let bar = UISegmentedControl(items: titles)
        bar.selectedSegmentIndex = 0
        (bar.accessibilityLabel, bar.accessibilityContainerType) = (name, .semanticGroup)
        bar.addAction(
            UIAction { [weak self, weak bar] _ in
                guard let self, let index = bar?.selectedSegmentIndex, titles.indices.contains(index) else { return }
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

    /// All that is shown reads in the direction of what is around it: the desktop's, or the chosen one.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isViewLoaded, isRightToLeft != (traitCollection.layoutDirection == .rightToLeft) else { return }
        isRightToLeft.toggle()
        directions?.selectedSegmentIndex = isRightToLeft ? 1 : 0
        showCards()
    }

    private func choose(_ entry: GalleryEntry) {
        chosen = entry
        inspector.choose(entry.indicator, style: entry.style)
        markChosen()
        guard isNarrow, let card = cards.first(where: \.isChosen) else { return }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        shelf.scrollRectToVisible(card.frame.union(panel.frame), animated: true)
        if card.frame.minY < shelf.bounds.minY { shelf.scrollRectToVisible(card.frame, animated: true) }
    }

    private func markChosen() {
        for card in cards {
            card.isChosen = card.entry.indicator == chosen.indicator && card.entry.style == chosen.style
        }
    }

    // MARK: Layout

    private var isNarrow: Bool { view.bounds.width < columnLimit }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let outer: UIView = isNarrow ? shelf : view
        for part in bars + [panel] where part.superview !== outer { outer.addSubview(part) }
        isNarrow ? layOutColumn() : layOutSides()
    }

    /// Lays out the bars in lines from the top of `outer` on. Returns where they end, in points.
    private func layOutBars(in outer: UIView, width: CGFloat) -> CGFloat {
        var (x, y) = (margin, margin)
        for bar in bars {
            let size = CGSize(width: min(bar.bounds.width, width), height: bar.bounds.height)
            if x > margin && x + size.width > margin + width {
                x = margin
                y += size.height + spacing
            }
            outer.place(bar, at: CGRect(origin: CGPoint(x: x, y: y), size: size), within: view.bounds.width)
            x += size.width + spacing
        }
        return y + (bars.last?.bounds.height ?? 0)
    }

    /// Lays out one below the other in one scroll view, the inspector below the card that it is about.
    private func layOutColumn() {
        let whole = view.bounds
        let width = whole.width - 2 * margin
        if shelf.frame != whole { shelf.frame = whole }
        var y = layOutBars(in: shelf, width: width) + margin
        func line(_ part: UIView, height: CGFloat) {
            shelf.place(part, at: CGRect(x: margin, y: y, width: width, height: height), within: whole.width)
            y += height + spacing
        }
        func linePanel() {
            let height = inspector.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            line(panel, height: height)
            fillPanel(height: height)
        }
        // A card of a design that is not shown has no position of its own.
        if !cards.contains(where: \.isChosen) { linePanel() }
        for card in cards {
            line(card, height: cardHeight)
            if card.isChosen { linePanel() }
        }
        setContentSize(CGSize(width: whole.width, height: y - spacing + margin), of: shelf)
    }

    /// The bars and the cards on one side, the inspector on the other; both scroll.
    private func layOutSides() {
        let whole = view.bounds
        let left = whole.width - margin - inspectorWidth
        view.place(
            panel, at: CGRect(x: left, y: margin, width: inspectorWidth, height: max(whole.height - 2 * margin, 0)))
        fillPanel(
            height: inspector.sizeThatFits(CGSize(width: inspectorWidth, height: .greatestFiniteMagnitude)).height)
        let width = left - margin - spacing
        let top = layOutBars(in: view, width: width) + margin
        // The cards go to the window's edges, so that they are not cut off before; nor is the ring around one.
        view.place(
            shelf, at: CGRect(x: 0, y: top - ringRoom, width: left, height: max(whole.height - top + ringRoom, 0)))
        let room = whole.height - top - margin
        func rows(_ columns: Int) -> Int { (cards.count + columns - 1) / columns }
        func cardWidth(_ columns: Int) -> CGFloat { ((width + spacing) / CGFloat(columns) - spacing).rounded(.down) }
        var columns = max(1, Int((width + spacing) / (leastCardWidth + spacing)))
        // Where there is space for all, cards are larger rather than more in a row.
        while columns > 1, cardWidth(columns - 1) <= mostCardSize.width,
            CGFloat(rows(columns - 1)) * (cardHeight + spacing) - spacing <= room
        {
            columns -= 1
        }
        // Where all rows nearly fit, they do.
        let fitting = ((room + spacing) / CGFloat(max(rows(columns), 1)) - spacing).rounded(.down)
        let height = fitting >= leastCardHeight ? min(fitting, mostCardSize.height) : cardHeight
        let cardWidth = cardWidth(columns)
        for (index, card) in cards.enumerated() {
            shelf.place(
                card,
                at: CGRect(
                    x: margin + CGFloat(index % columns) * (cardWidth + spacing),
                    y: ringRoom + CGFloat(index / columns) * (height + spacing), width: cardWidth, height: height),
                within: left)
        }
        let end = ringRoom + CGFloat(rows(columns)) * (height + spacing) - spacing + margin
        setContentSize(CGSize(width: left, height: end), of: shelf)
    }

    /// Makes the inspector fill the panel, which scrolls where it is the smaller.
    private func fillPanel(height: CGFloat) {
        let frame = CGRect(x: 0, y: 0, width: panel.bounds.width, height: height)
        if inspector.frame != frame { inspector.frame = frame }
        setContentSize(frame.size, of: panel)
    }

    private func setContentSize(_ size: CGSize, of scroll: UIScrollView) {
        if scroll.contentSize != size { scroll.contentSize = size }
    }
}
