import UIKit

/// A lamp, its switch and what it is, laid out in a storyboard.
public class LampViewController: UIViewController {
    @IBOutlet private(set) weak var bulbView: UIImageView!
    @IBOutlet private(set) weak var stateLabel: UILabel!
    @IBOutlet private(set) var toggle: UISwitch!
    @IBInspectable public var watts: Int = 0
    public private(set) var switches = 0

    /// The lamp of the storyboard.
    public static func make() -> LampViewController {
        let storyboard = UIStoryboard(name: "Lamp", bundle: .module)
        return storyboard.instantiateInitialViewController() as! LampViewController
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        bulbView.image = UIImage(named: "Bulb", in: .module, compatibleWith: nil)
        update()
    }

    @IBAction func toggled(_ sender: UISwitch) {
        switches += 1
        update()
    }

    @IBAction func reset() {
        toggle.isOn = false
        bulbView.isHidden = true
        update()
    }

    @IBAction func show() { bulbView.isHidden = false }

    private func update() {
        stateLabel.text = NSLocalizedString(toggle.isOn ? "lamp.on" : "lamp.off", bundle: .module, comment: "")
        view.backgroundColor = toggle.isOn ? UIColor(named: "Glow", in: .module, compatibleWith: nil) : .black
    }
}
