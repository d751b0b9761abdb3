import UIKit

/// A dial with a needle.
public class DialView: UIView {
    static let bundle: Bundle = {
        let library = Bundle(for: DialView.self)
        guard let path = library.path(forResource: "Dial", ofType: "bundle") else { return library }
        return Bundle(path: path) ?? library
    }()

    let needle = UIImage(named: "needle", in: DialView.bundle, compatibleWith: nil) ?? UIImage()
    let title = DialView.bundle.localizedString(forKey: "dial.north", value: nil, table: nil)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(named: "Face", in: DialView.bundle, compatibleWith: nil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
