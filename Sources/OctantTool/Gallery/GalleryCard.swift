import UIKit

// Distances, the corner of a card and the line around the chosen one, in points.
private let padding: CGFloat = 16
private let gap: CGFloat = 8
private let radius: CGFloat = 12
private let chosenWidth: CGFloat = 2

/// One indicator of the gallery with its name. It is selected with a click.
final class GalleryCard: UIControl {
    let entry: GalleryEntry
    private let exhibit: Exhibit
    private let label = UILabel()

    init(_ entry: GalleryEntry, _ options: IndicatorOptions) {
        self.entry = entry
        exhibit = entry.indicator.make(options)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = radius
        label.text = [entry.indicator.name, entry.style].compactMap(\.self).joined(separator: ", ")
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        exhibit.view.isUserInteractionEnabled = false
        [label, exhibit.view].forEach(addSubview)
        // Read as one: the indicators' own values sound alike.
        (isAccessibilityElement, accessibilityTraits, accessibilityLabel) = (true, .button, label.text)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Whether the inspector shows this indicator.
    var isChosen = false {
        didSet {
            accessibilityTraits = isChosen ? [.button, .selected] : .button
            refreshBorder()
        }
    }

    /// Moves a bar to `progress`, 0...1; other indicators have none.
    func setProgress(_ progress: Float) { exhibit.setProgress?(progress) }

    /// Sets the direction of the indicator.
    func setDirection(_ direction: UISemanticContentAttribute) { exhibit.setDirection(direction) }

    private func refreshBorder() {
        layer.borderWidth = isChosen ? chosenWidth : 0
        layer.borderColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshBorder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let captionSize = label.sizeThatFits(bounds.size)
        place(
            label,
            at: CGRect(
                x: padding, y: bounds.height - padding - captionSize.height,
                width: min(captionSize.width, bounds.width - padding - gap), height: captionSize.height))
        let room = CGRect(
            x: padding, y: padding, width: bounds.width - 2 * padding,
            height: label.frame.minY - gap - padding)
        let size = CGSize(width: min(exhibit.size.width, room.width), height: min(exhibit.size.height, room.height))
        exhibit.view.frame = CGRect(
            x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }
}
