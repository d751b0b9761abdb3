import UIKit

@MainActor
@objc public protocol BadgeViewDelegate: AnyObject {
    @objc optional func badgeView(_ view: BadgeView, didChangeTo value: Int)
}

/// A number on a round ground, in the language mode that checks concurrency.
public final class BadgeView: UIView {
    public weak var delegate: (any BadgeViewDelegate)?
    private let label = UILabel()
    private var blinks = 0

    public var value = 0 {
        didSet {
            label.text = "\(value)"
            isHidden = value == 0
            delegate?.badgeView?(self, didChangeTo: value)
        }
    }

    /// Known to `BadgeView.appearance()`, as the next one is.
    @objc public dynamic var inset: CGFloat = 4 {
        didSet { setNeedsLayout() }
    }

    @objc public dynamic var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        let tap = UITapGestureRecognizer(target: self, action: #selector(clear))
        addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(didEnterBackground(_:)), name: UIApplication.didEnterBackgroundNotification,
            object: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc public func clear() { value = 0 }

    @objc private func didEnterBackground(_ notification: Notification) { value += 1 }

    /// Clears by name, a moment later.
    public func clearLater() { perform(#selector(clear), with: nil, afterDelay: 0) }

    public override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: inset, dy: inset)
        layer.cornerRadius = bounds.height / 2
    }
}
