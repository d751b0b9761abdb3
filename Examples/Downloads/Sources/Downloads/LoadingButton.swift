import UIKit

/// A button that shows a spinner in place of its title while it is busy.
final class LoadingButton: UIButton {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var idleTitle: String?

    var isLoading = false {
        didSet {
            guard isLoading != oldValue else { return }
            isEnabled = !isLoading
            if isLoading {
                idleTitle = title(for: .normal)
                setTitle(nil, for: .normal)
                spinner.startAnimating()
            } else {
                setTitle(idleTitle, for: .normal)
                spinner.stopAnimating()
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 10
        backgroundColor = .systemBlue
        setTitleColor(.white, for: .normal)
        titleLabel?.font = .preferredFont(forTextStyle: .headline)
        spinner.color = .white
        addSubview(spinner)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 40, height: 50)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
