import UIKit

// The bar that the knob runs along and the knob itself, in points.
private let naturalSize = CGSize(width: 180, height: 32)
private let lineHeight: CGFloat = 4
private let knobSide: CGFloat = 20

/// A knob to drag along a line, for a number from 0 to 1.
final class ProgressKnob: UIView {
    private let line = UIView()
    private let knob = UIView()
    private let change: (Float) -> Void
    private var value: Float

    /// Begins at `value`; `change` hears every other.
    init(_ value: Float, change: @escaping (Float) -> Void) {
        (self.value, self.change) = (value, change)
        super.init(frame: .zero)
        line.backgroundColor = .systemFill
        line.layer.cornerRadius = lineHeight / 2
        knob.backgroundColor = .systemBlue
        knob.layer.cornerRadius = knobSide / 2
        [line, knob].forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    private var room: CGFloat { bounds.width - knobSide }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(
            x: knobSide / 2, y: (bounds.height - lineHeight) / 2, width: max(0, room), height: lineHeight)
        knob.frame = CGRect(
            x: room * CGFloat(value), y: (bounds.height - knobSide) / 2, width: knobSide, height: knobSide)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    private func follow(_ touches: Set<UITouch>) {
        guard let x = touches.first?.location(in: self).x, room > 0 else { return }
        let new = Float(min(max((x - knobSide / 2) / room, 0), 1))
        guard new != value else { return }
        value = new
        setNeedsLayout()
        change(new)
    }
}
