import UIKit

/// One download: a bar that observes its progress, a ring, and buttons to go on and to give up.
final class DownloadViewController: UIViewController {
    private let download: Download
    private let ring = RingView()
    private let bar = UIProgressView(progressViewStyle: .default)
    private let percentLabel = UILabel()
    private let startButton = LoadingButton(frame: .zero)
    private let cancelButton = UIButton(type: .system)
    private var progressContext = 0

    init(download: Download) {
        self.download = download
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        if isViewLoaded { download.progress.removeObserver(self, forKeyPath: "fractionCompleted") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = download.name
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        bar.observedProgress = download.progress
        ring.lineWidth = 10
        ring.accessibilityLabel = download.name
        percentLabel.font = .monospacedDigitSystemFont(ofSize: 34, weight: .semibold)
        percentLabel.textAlignment = .center
        startButton.setTitle(text("action.start"), for: .normal)
        startButton.addTarget(self, action: #selector(start), for: .touchUpInside)
        cancelButton.setTitle(text("action.cancel"), for: .normal)
        cancelButton.tintColor = .systemRed
        cancelButton.addTarget(self, action: #selector(cancel), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [ring, percentLabel, bar, startButton, cancelButton])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 32),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -32),
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 32),
            ring.heightAnchor.constraint(equalToConstant: 160),
        ])
        download.progress.addObserver(
            self, forKeyPath: "fractionCompleted", options: [.initial, .new], context: &progressContext)
        NotificationCenter.default.addObserver(
            self, selector: #selector(update), name: .downloadStateDidChange, object: download)
        update()
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &progressContext else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let fraction = download.progress.fractionCompleted
        percentLabel.text = NumberFormatter.localizedString(from: NSNumber(value: fraction), number: .percent)
        ring.setProgress(CGFloat(fraction), animated: view.window != nil)
    }

    @objc private func start() {
        startButton.isLoading = true
        perform(#selector(begin), with: nil, afterDelay: 0.8)
    }

    @objc private func begin() {
        startButton.isLoading = false
        if download.state == .paused { download.progress.resume() } else { download.begin() }
    }

    @objc private func cancel() {
        let alert = UIAlertController(
            title: text("alert.cancel"), message: download.name, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: text("action.keep"), style: .cancel))
        let cancel = UIAlertAction(title: text("action.cancel"), style: .destructive) { [weak self] _ in
            guard let self = self else { return }
            self.download.progress.cancel()
            self.navigationController?.popViewController(animated: true)
            HUD.show(text("hud.cancelled"), symbol: "xmark")
        }
        alert.addAction(cancel)
        present(alert, animated: true)
    }

    @objc private func update() {
        startButton.isHidden = download.state != .waiting && download.state != .paused
        cancelButton.isEnabled = download.state == .loading || download.state == .paused
    }
}
