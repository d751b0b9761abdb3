import UIKit

// The height of a status bar without a notch, in points. Source: docs/sources/indicators.md, Overlay and network
// activity.
private let barHeight: CGFloat = 20
// Points at either end, and of the title. Ours.
private let margin: CGFloat = 8
private let titleSize: CGFloat = 12

/// A status bar for the top of a window: it has a title in the middle, and at its leading end the network activity
/// indicator while `UIApplication.isNetworkActivityIndicatorVisible`, both in the colour that the window's controllers
/// prefer (`preferredStatusBarStyle`), and neither where these ask for that (`prefersStatusBarHidden`). Main thread.
@preconcurrency @MainActor open class StatusBarView: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private var observation: (any NSObjectProtocol)?

    /// A bar in `frame`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.font = .systemFont(ofSize: titleSize, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        addSubview(spinner)
    }

    /// The title in the middle; nil, the default, for none.
    open var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// 20 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    /// The width of `size`, 20 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.intrinsicContentSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        spinner.frame = CGRect(
            x: isMirrored ? bounds.width - margin - size.width : margin,
            y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        label.frame = bounds.insetBy(dx: min(2 * margin + size.width, bounds.width / 2), dy: 0)
    }

    /// Watches the application while the bar is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        #if canImport(RenderServer)
            UIApplication.shared.statusBarDidMove(self) { [weak self] in self?.restyle() }
            restyle()
        #endif
        if let observation { NotificationCenter.default.removeObserver(observation) }
        observation = nil
        guard window != nil else { return }
        observation = NotificationCenter.default.addObserver(
            forName: UIApplication.networkActivityDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
        refresh()
    }

    #if canImport(RenderServer)
        /// Sets the colours that the window's controllers prefer on text and spinner, and hides both where these ask
        /// for that.
        private func restyle() {
            let isHidden = window?.prefersStatusBarHidden ?? false
            (label.alpha, spinner.alpha) = isHidden ? (0, 0) : (1, 1)
            let color = window?.statusBarStyle.color
            label.textColor = color
            spinner.color = color
        }
    #endif

    private func refresh() {
        if UIApplication.shared.isNetworkActivityIndicatorVisible {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }
}
