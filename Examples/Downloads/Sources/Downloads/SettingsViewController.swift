import UIKit

/// Switches for how the app looks.
final class SettingsViewController: UITableViewController {
    private enum Row: Int, CaseIterable {
        case dark, rightToLeft

        var title: String {
            switch self {
            case .dark: return text("settings.dark")
            case .rightToLeft: return text("settings.rightToLeft")
            }
        }
    }

    convenience init() {
        self.init(style: .grouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text("settings.title")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Switch")
        tableView.allowsSelection = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        text("settings.appearance")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Switch", for: indexPath)
        guard let row = Row(rawValue: indexPath.row) else { return cell }
        let toggle = UISwitch()
        toggle.tag = row.rawValue
        toggle.isOn = isOn(row)
        toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
        toggle.accessibilityLabel = row.title
        cell.textLabel?.text = row.title
        cell.accessoryView = toggle
        return cell
    }

    private func isOn(_ row: Row) -> Bool {
        switch row {
        case .dark: return traitCollection.userInterfaceStyle == .dark
        case .rightToLeft: return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }

    @objc private func toggled(_ sender: UISwitch) {
        guard let row = Row(rawValue: sender.tag), let window = view.window else { return }
        switch row {
        case .dark:
            UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
                window.overrideUserInterfaceStyle = sender.isOn ? .dark : .light
            }
        case .rightToLeft:
            let direction: UISemanticContentAttribute = sender.isOn ? .forceRightToLeft : .forceLeftToRight
            UIView.appearance().semanticContentAttribute = direction
            // Appearance reaches views when they come into a window.
            for view in window.subviews {
                view.removeFromSuperview()
                window.addSubview(view)
            }
        }
    }

    @objc private func done() {
        dismiss(animated: true)
    }
}
