import UIKit

public final class LoadingCard: UIView {
    private let label = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)

    public init(text: String) {
        super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
        backgroundColor = .systemBlue
        layer.cornerRadius = 12
        label.text = text
        label.textColor = .white
        spinner.color = .white
        for view in [spinner, label] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            spinner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: spinner.trailingAnchor, constant: 8),
        ])
        spinner.startAnimating()
    }

    required init?(coder: NSCoder) { nil }
}
