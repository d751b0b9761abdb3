import UIKit

// Heights and insets of the bar, in points: a comfortable target for a pointer and a finger.
private let height: CGFloat = 32
private let padding: CGFloat = 14
private let inset: CGFloat = 2
private let radius: CGFloat = 8

/// The chosen word's field: white in light, a grey that stands out of the bar in dark.
private let thumbColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

/// A row of words of which one is chosen.
final class ChoiceBar: UIView {
    private let labels: [UILabel]
    private let thumb = UIView()
    private let choose: (Int) -> Void
    private var chosen = 0

    /// The first of `words` is chosen at first; `choose` hears the index of every other choice.
    init(_ words: [String], choose: @escaping (Int) -> Void) {
        self.choose = choose
        labels = words.map { word in
            let label = UILabel()
            label.text = word
            label.font = .systemFont(ofSize: 13, weight: .medium)
            label.textColor = .label
            label.textAlignment = .center
            return label
        }
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = radius
        thumb.backgroundColor = thumbColor
        thumb.layer.cornerRadius = radius - inset
        addSubview(thumb)
        labels.forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: widths.reduce(0, +) + 2 * inset, height: height)
    }

    private var widths: [CGFloat] {
        labels.map { ($0.sizeThatFits(CGSize(width: 1000, height: height)).width + 2 * padding).rounded(.up) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = inset
        for (index, width) in widths.enumerated() {
            let frame = CGRect(x: x, y: inset, width: width, height: bounds.height - 2 * inset)
            labels[index].frame = frame
            if index == chosen { thumb.frame = frame }
            x += width
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self),
            let index = labels.firstIndex(where: { $0.frame.minX <= point.x && point.x < $0.frame.maxX }),
            index != chosen
        else { return }
        chosen = index
        setNeedsLayout()
        choose(index)
    }
}
