import UIKit

/// A bell, its title and how often it rang, laid out in a nib.
public final class ChimeView: UIView {
    @IBOutlet weak var bellView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!

    public var count = 0 {
        didSet { countLabel.text = ChimeTexts.bells(count) }
    }

    /// The view of the nib.
    public static func make() -> ChimeView {
        let nib = UINib(nibName: "ChimeView", bundle: .module)
        let view = nib.instantiate(withOwner: nil, options: nil).first as! ChimeView
        view.bellView.image = UIImage(resource: .bell)
        view.bellView.tintColor = .accent
        view.titleLabel.text = ChimeTexts.title
        view.backgroundColor = UIColor(resource: .Brand.ink)
        view.count = 0
        return view
    }
}
