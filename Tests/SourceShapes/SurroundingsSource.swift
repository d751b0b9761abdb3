// Written as iOS sources are, with nothing in it that knows of Linux: that it compiles is half the test.
import UIKit

/// A trait of one's own, as since iOS 17.
struct DensityTrait: UITraitDefinition {
    static let defaultValue = 1
}

extension UITraitCollection {
    var density: Int { self[DensityTrait.self] }
}

extension UIMutableTraits {
    var density: Int {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

/// A ring that listens to what is around it.
class ListeningRing: UIView {
    private let ring = CAShapeLayer()
    private(set) var density = 1
    var events: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ring.fillColor = UIColor.clear.cgColor
        layer.addSublayer(ring)
        updateColors()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
            self.updateColors()
        }
        registerForTraitChanges([DensityTrait.self]) { (view: ListeningRing, previous: UITraitCollection) in
            view.density = view.traitCollection.density
            view.events.append("\(previous.density) to \(view.density)")
        }
    }

    private func updateColors() {
        ring.strokeColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = bounds
        let radius = min(bounds.width, bounds.height) / 2 - ring.lineWidth / 2
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(radius, 0), startAngle: 0,
                endAngle: 2 * .pi, clockwise: true
            ).cgPath
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { events.append("colours") }
    }
}

/// The code of HUD libraries that finds a window, and is notified of the background.
final class HUDPresenter {
    private(set) var events: [String] = []
    private var observers: [NSObjectProtocol] = []

    init() {
        let center = NotificationCenter.default
        observers = [
            center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) {
                [weak self] _ in self?.events.append("foreground")
            },
            center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) {
                [weak self] _ in self?.events.append("background")
            },
        ]
    }

    deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

    var frontWindow: UIWindow? {
        let scenes = UIApplication.shared.connectedScenes
        let active = scenes.compactMap { $0 as? UIWindowScene }.filter { $0.activationState != .unattached }
        if let window = active.flatMap({ $0.windows }).first(where: { $0.isKeyWindow }) { return window }
        return UIApplication.shared.windows.reversed().first {
            $0.screen == UIScreen.main && !$0.isHidden && $0.alpha > 0 && $0.windowLevel == UIWindow.Level.normal
        }
    }
}

func customizeAppearance() {
    ListeningRing.appearance().backgroundColor = .clear
    ListeningRing.appearance(whenContainedInInstancesOf: [UIWindow.self]).tintColor = .orange
    UIActivityIndicatorView.appearance(whenContainedInInstancesOf: [ListeningRing.self]).color = .red
    UIProgressView.appearance(whenContainedInInstancesOf: [ListeningRing.self, UIViewController.self]).trackTintColor =
        .lightGray
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UILabel.appearance(for: dark, whenContainedInInstancesOf: [ListeningRing.self]).textColor = .white
    UIButton.appearance(whenContainedInInstancesOf: [ListeningRing.self]).setTitleColor(.red, for: .normal)
}

/// A constraint that knows whose it is, as layout libraries write one: it inherits the initialisers.
public final class OwnedConstraint: NSLayoutConstraint {
    /// Whose it is.
    public weak var owner: UIView?
    /// What it is called.
    public var name: String?
}
