import CoreGraphics
import Foundation

/// The height of a tab bar, in points. Source: docs/sources/indicators.md, Bars.
private let standardHeight: CGFloat = 49

/// An object that is notified when the user chooses in a tab bar. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user pressed `item`, the chosen one included.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        forwarding(self, (any UITabBarDelegate).self)?.tabBar(tabBar, didSelect: item)
    }
}

/// A row of items at the bottom of a screen, one of which is chosen. Main thread.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private lazy var face = BarFace(of: self, lineAt: .top)
    private var buttons: [TabButton] = []

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        lookDidChange()
    }

    /// A bar without items, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        lookDidChange()
        decodeNib(coder) { $0.fill(self) }
    }

    /// The object that is notified of the user's choice. Not retained. The bar of a tab bar controller has the
    /// controller as its delegate.
    open weak var delegate: (any UITabBarDelegate)?

    /// The items, from the leading end; nil for none.
    open var items: [UITabBarItem]? {
        didSet {
            guard items != oldValue else { return }
            face.follow(items, insteadOf: oldValue)
            if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
            needLayout()
        }
    }

    /// Sets `items`; what the bar showed fades into what it shows now, if `animated`.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        fade(animated: animated) { self.items = items }
    }

    /// The selected item; nil for none. Setting it notifies no one. What is not among `items` is not selected.
    open var selectedItem: UITabBarItem? {
        didSet {
            if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
            if selectedItem != oldValue { needLayout() }
        }
    }

    /// The bar's colour; nil, the default, for the system's background.
    open var barTintColor: UIColor? {
        didSet {
            if barTintColor != oldValue { lookDidChange() }
            noteAppearance(\UITabBar.barTintColor, set: barTintColor)
        }
    }

    /// Whether the page of a tab bar controller lies under its bar, too. True by default. The bar itself is opaque
    /// unless its appearance has another background.
    open var isTranslucent = true {
        didSet {
            if isTranslucent != oldValue { (delegate as? UITabBarController)?.placeBar() }
            noteAppearance(\UITabBar.isTranslucent, set: isTranslucent)
        }
    }

    private lazy var appearances = BarAppearances<UITabBarAppearance> { [weak self] in self?.lookDidChange() }

    /// The appearance. What is set of it takes precedence over the bar's own properties.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard { ownLook } }
        set {
            appearances.setStandard(newValue)
            noteAppearance(\UITabBar.standardAppearance, set: newValue)
        }
    }

    /// The appearance while no content is under the bar; nil, the default, for the standard one.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.edge }
        set {
            appearances.setEdge(newValue)
            noteAppearance(\UITabBar.scrollEdgeAppearance, set: newValue)
        }
    }

    /// Whether no content is under the bar.
    final var isAtEdge = false {
        didSet { if isAtEdge != oldValue, appearances.edge != nil { lookDidChange() } }
    }

    /// The look that the bar's own properties describe.
    private var ownLook: UITabBarAppearance {
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        if let barTintColor { look.backgroundColor = barTintColor }
        return look
    }

    /// What is shown now.
    private var look: UITabBarAppearance {
        (isAtEdge ? appearances.edge : nil) ?? appearances.ownStandard ?? ownLook
    }

    private func lookDidChange() {
        appearances.forgetDescribed()
        face.look = look
        needLayout(by: "appearance")
    }

    /// The colour of the items that are not chosen; nil, the default, for grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            if unselectedItemTintColor != oldValue { needLayout() }
            noteAppearance(\UITabBar.unselectedItemTintColor, set: unselectedItemTintColor)
        }
    }

    /// 49 points high, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
    }

    /// The width of `size`, 49 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }

    /// The items side by side, all as wide.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.layOut(place)
    }

    private func place() {
        let items = items ?? []
        if buttons.map(\.item) != items {
            let former = buttons
            buttons = items.map { item in
                former.first { $0.item === item } ?? TabButton(item) { [weak self] in self?.press($0) }
            }
        }
        face.show(buttons)
        let (count, shown) = (CGFloat(buttons.count), look.stackedLayoutAppearance)
        for (index, button) in buttons.enumerated() {
            let column = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
            let (left, right) = (
                (bounds.width * column / count).rounded(), (bounds.width * (column + 1) / count).rounded()
            )
            button.frame = CGRect(x: left, y: 0, width: right - left, height: min(bounds.height, standardHeight))
            button.position = (index + 1, buttons.count)
            let isChosen = button.item === selectedItem
            button.show(
                isChosen: isChosen, color: unselectedItemTintColor ?? .systemGray,
                shown.state(isChosen: isChosen, isEnabled: button.item.isEnabled))
        }
    }

    private func press(_ item: UITabBarItem) { delegate?.tabBar(self, didSelect: item) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
