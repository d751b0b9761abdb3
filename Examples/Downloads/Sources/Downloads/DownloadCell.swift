import UIKit

/// A row of the list: a spinner until the first byte, then a ring, the name and how it stands.
final class DownloadCell: UITableViewCell {
    static let identifier = "Download"

    let ring = RingView()
    let spinner = UIActivityIndicatorView(style: .medium)
    private let nameLabel = UILabel()
    private let statusLabel = UILabel()
    private var observation: NSKeyValueObservation?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        nameLabel.font = .preferredFont(forTextStyle: .body)
        nameLabel.adjustsFontForContentSizeCategory = true
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.adjustsFontForContentSizeCategory = true
        statusLabel.textColor = .secondaryLabel
        let lines = UIStackView(arrangedSubviews: [nameLabel, statusLabel])
        lines.axis = .vertical
        lines.spacing = 2
        let row = UIStackView(arrangedSubviews: [lines, spinner, ring])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        ring.setContentHuggingPriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        observation?.invalidate()
        observation = nil
        ring.setProgress(0, animated: false)
    }

    func show(_ download: Download) {
        nameLabel.text = download.name
        observation = download.progress.observe(\.fractionCompleted, options: [.initial]) { [weak self] progress, _ in
            let update = { [weak self] in
                guard let self = self else { return }
                self.ring.setProgress(CGFloat(progress.fractionCompleted), animated: self.window != nil)
                self.update(for: download)
            }
            Thread.isMainThread ? update() : DispatchQueue.main.async(execute: update)
        }
        update(for: download)
    }

    func update(for download: Download) {
        statusLabel.text = download.statusText
        let isWaiting = download.state == .waiting
        isWaiting ? spinner.startAnimating() : spinner.stopAnimating()
        ring.isHidden = isWaiting
        ring.tintColor = download.state == .failed ? .systemRed : download.state == .finished ? .systemGreen : nil
    }
}
