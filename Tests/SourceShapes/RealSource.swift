// Written as iOS sources are, with nothing in it that knows of Linux: that it compiles is half the test.
import UIKit

@IBDesignable
class BadgeView: UIView {
    @IBInspectable var ringWidth: CGFloat = 4 {
        didSet {
            ring.lineWidth = ringWidth
            setNeedsLayout()
        }
    }

    let ring = CAShapeLayer()
    private let dot: UIView = {
        let view = UIView()
        view.backgroundColor = .red
        view.layer.cornerRadius = 4
        view.translatesToCorner()
        return view
    }()
    private(set) var log: [String] = []
    weak var host: UIViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    convenience init(ringWidth: CGFloat) {
        self.init()
        self.ringWidth = ringWidth
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        log.append("builder")
    }

    private func commonInit() {
        ring.fillColor = nil
        ring.lineCap = .round
        layer.addSublayer(ring)
        addSubview(dot)
        tintColorDidChange()
    }

    override class var layerClass: AnyClass { return CAShapeLayer.self }
    // The cast is how such sources are written.
    // swift-format-ignore: NeverForceUnwrap
    override var layer: CAShapeLayer { return super.layer as! CAShapeLayer }

    override var intrinsicContentSize: CGSize { return CGSize(width: 44, height: 44) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { return intrinsicContentSize }

    override var isHidden: Bool {
        didSet { log.append(isHidden ? "hidden" : "shown") }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        ring.strokeColor = tintColor.cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.append(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - ring.lineWidth / 2
        ring.frame = bounds
        ring.path =
            UIBezierPath(
                arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true
            ).cgPath
        dot.center = center
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        log.append(newSuperview == nil ? "leaving" : "coming")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        window == nil ? stop() : start()
    }

    func start() {
        let animation = CABasicAnimation(keyPath: "transform.rotation")
        animation.fromValue = 0
        animation.toValue = CGFloat.pi * 2
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        ring.add(animation, forKey: "spin")
    }

    func stop() {
        ring.removeAllAnimations()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        ring.removeAllAnimations()
        layer.removeAllAnimations()
        stop()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == dot ? self : hit
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let place = touches.first?.location(in: self) { log.append("touch \(Int(place.x)) \(Int(place.y))") }
    }
}

extension UIView {
    fileprivate func translatesToCorner() {
        frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    }
}

class BadgeController: UIViewController {
    let badge = BadgeView(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(badge)
        calls.append("load")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("did disappear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        calls.append("layout")
    }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = BadgeController()
        window?.makeKeyAndVisible()
        calls.append("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
}

/// A plain object that keeps views, as helpers do.
class Presenter: NSObject, CAAnimationDelegate {
    let label = UIView()
    static let shared = Presenter()

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension BadgeView: CAAnimationDelegate {
    func animationDidStart(_ anim: CAAnimation) { log.append("started") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if flag { log.append("stopped") }
    }
}

/// A layer that draws itself, as custom progress layers do.
class PieLayer: CALayer {
    var share: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    override init() {
        super.init()
        contentsScale = UIScreen.main.scale
        needsDisplayOnBoundsChange = true
    }

    override init(layer: Any) {
        if let other = layer as? PieLayer { share = other.share }
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(in ctx: CGContext) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        ctx.setFillColor(UIColor.systemBlue.cgColor)
        ctx.move(to: center)
        ctx.addArc(
            center: center, radius: bounds.width / 2, startAngle: -.pi / 2, endAngle: -.pi / 2 + share * 2 * .pi,
            clockwise: false)
        ctx.closePath()
        ctx.fillPath()
    }
}

class PieView: UIView {
    override class var layerClass: AnyClass { return PieLayer.self }

    var progress: Float = 0 {
        didSet { (layer as? PieLayer)?.share = CGFloat(progress) }
    }
}
