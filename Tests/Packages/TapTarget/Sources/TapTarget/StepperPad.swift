import UIKit

/// Counts taps, and ticks by itself while it is held.
@objcMembers
open class StepperPad: UIControl {
    public private(set) var count = 0
    public private(set) var ticks = 0
    public private(set) var lastSender: Any?
    public private(set) var wasTold = ""

    private lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("+", for: .normal)
        button.addTarget(self, action: #selector(increment), for: .touchUpInside)
        button.addTarget(self, action: #selector(noted(_:forEvent:)), for: .touchUpInside)
        return button
    }()
    private var timer: Timer?
    private let press = UILongPressGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(button)
        press.addTarget(self, action: #selector(pressed(_:)))
        addGestureRecognizer(press)
        let tap = TwoFingerTap(target: self, action: #selector(StepperPad.reset(by:)))
        addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(handle(notification:)), name: .stepperPadShouldReset, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    /// What a user's finger does.
    public func tapButton() { button.sendActions(for: .touchUpInside) }

    /// Starts ticking; the timer is the caller's to fire.
    public func startTicking() -> Timer {
        let timer = Timer(
            timeInterval: 10, target: self, selector: #selector(tick(_:)), userInfo: ["step": 2], repeats: true)
        self.timer = timer
        return timer
    }

    func increment() { count += 1 }
    func decrement() { count -= 1 }
    @IBAction func take(sender: AnyObject) { count = sender.tag }

    @objc private func noted(_ sender: UIButton, forEvent event: UIEvent?) { lastSender = sender }

    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { count += 10 }
    }

    @objc func reset(by tap: UITapGestureRecognizer) { count = 0 }

    @objc private func tick(_ timer: Timer) {
        let info = timer.userInfo as? [String: Int]
        ticks += info?["step"] ?? 1
    }

    @objc private func handle(notification: Notification) {
        wasTold = notification.name.rawValue
        count = 0
    }
}

extension UIView {
    @objc func forgetMe() { removeFromSuperview() }
}

private class Whisperer: NSObject {
    var heard = 0
    @objc func whisper(_ text: Any?) { heard += (text as AnyObject?)?.length ?? 0 }
}

extension StepperPad {
    /// Has a private object count the letters of `text`.
    public static func whisper(_ text: String) -> Int {
        let whisperer = Whisperer()
        whisperer.perform(Selector(("whisper:")), with: text)
        return whisperer.heard
    }
}

extension Notification.Name {
    public static let stepperPadShouldReset = Notification.Name("stepperPadShouldReset")
}

/// A tap that says how it was made.
public final class TwoFingerTap: UITapGestureRecognizer {
    public private(set) var madeWithAction: Selector?

    override init(target: Any?, action: Selector?) {
        madeWithAction = action
        super.init(target: target, action: action)
        numberOfTouchesRequired = 2
    }
}
