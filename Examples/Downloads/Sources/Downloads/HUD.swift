import UIKit

/// A note over everything, in a window of its own, that goes by itself.
final class HUD {
    private static var current: HUD?

    private let window: UIWindow
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    /// Shows `message` under a symbol for `seconds`.
    static func show(_ message: String, symbol: String, seconds: TimeInterval = 1.5) {
        current?.window.isHidden = true
        let hud = HUD(message: message, symbol: symbol)
        current = hud
        hud.appear()
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak hud] in hud?.disappear() }
    }

    private init(message: String, symbol: String) {
        if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
            window = UIWindow(windowScene: scene)
        } else {
            window = UIWindow(frame: UIScreen.main.bounds)
        }
        window.windowLevel = .alert + 1
        window.isUserInteractionEnabled = false
        window.backgroundColor = .clear
        let root = UIViewController()
        root.view.backgroundColor = .clear
        window.rootViewController = root

        let image = UIImageView(image: UIImage(systemName: symbol))
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .semibold)
        image.tintColor = .label
        image.contentMode = .center
        let label = UILabel()
        label.text = message
        label.font = .preferredFont(forTextStyle: .headline)
        label.textAlignment = .center
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [image, label])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        card.contentView.addSubview(stack)
        root.view.addSubview(card)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: card.contentView.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: card.contentView.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: card.contentView.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: card.contentView.trailingAnchor, constant: -24),
            card.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: root.view.centerYAnchor),
            card.widthAnchor.constraint(greaterThanOrEqualToConstant: 155),
        ])
        UIAccessibility.post(notification: .announcement, argument: message)
    }

    private func appear() {
        window.isHidden = false
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
            animations: {
                self.card.alpha = 1
                self.card.transform = .identity
            })
    }

    private func disappear() {
        UIView.animate(
            withDuration: 0.25,
            animations: { self.card.alpha = 0 },
            completion: { _ in
                self.window.isHidden = true
                if HUD.current === self { HUD.current = nil }
            })
    }
}
