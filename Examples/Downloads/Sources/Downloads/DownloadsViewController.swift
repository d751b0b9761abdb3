import UIKit

/// The list: pulled it asks for more, swiped a row pauses or goes.
final class DownloadsViewController: UITableViewController {
    private let store: DownloadStore

    init(store: DownloadStore) {
        self.store = store
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("list.title")
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(DownloadCell.self, forCellReuseIdentifier: DownloadCell.identifier)
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "gear"), style: .plain, target: self, action: #selector(showSettings))
        navigationItem.leftBarButtonItem?.accessibilityLabel = text("settings.title")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addDownload))
        NotificationCenter.default.addObserver(
            self, selector: #selector(stateDidChange(_:)), name: .downloadStateDidChange, object: nil)
        store.start()
        store.downloads.prefix(3).forEach { $0.begin() }
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.downloads.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: DownloadCell.identifier, for: indexPath)
        (cell as? DownloadCell)?.show(store.downloads[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = DownloadViewController(download: store.downloads[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let download = store.downloads[indexPath.row]
        let remove = UIContextualAction(style: .destructive, title: text("action.remove")) { [weak self] _, _, done in
            guard let self = self, let row = self.store.downloads.firstIndex(of: download) else { return done(false) }
            self.store.remove(download)
            self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            done(true)
        }
        let isPaused = download.state == .paused
        let pause = UIContextualAction(
            style: .normal, title: text(isPaused ? "action.resume" : "action.pause")
        ) { _, _, done in
            isPaused ? download.progress.resume() : download.progress.pause()
            done(true)
        }
        pause.backgroundColor = .systemOrange
        let actions = download.state == .loading || isPaused ? [remove, pause] : [remove]
        return UISwipeActionsConfiguration(actions: actions)
    }

    // MARK: Actions

    @objc private func refresh(_ sender: UIRefreshControl) {
        store.refresh { [weak self] in
            sender.endRefreshing()
            self?.tableView.reloadData()
        }
    }

    @objc private func showSettings() {
        let settings = UINavigationController(rootViewController: SettingsViewController())
        present(settings, animated: true)
    }

    @objc private func addDownload() {
        let alert = UIAlertController.spinning(title: text("alert.connecting"))
        present(alert, animated: true)
        store.refresh { [weak self] in
            alert.dismiss(animated: true) {
                guard let self = self else { return }
                let path = IndexPath(row: self.store.downloads.count - 1, section: 0)
                self.tableView.insertRows(at: [path], with: .automatic)
                self.store.downloads.last?.begin()
                HUD.show(text("hud.added"), symbol: "checkmark")
            }
        }
    }

    @objc private func stateDidChange(_ notification: Notification) {
        guard let download = notification.object as? Download,
            let row = store.downloads.firstIndex(of: download),
            let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? DownloadCell
        else { return }
        cell.update(for: download)
    }
}
