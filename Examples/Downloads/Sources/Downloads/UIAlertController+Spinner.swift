import UIKit

extension UIAlertController {
    /// An alert without buttons, with a spinner below its title.
    static func spinning(title: String) -> UIAlertController {
        let alert = UIAlertController(title: title, message: "\n\n", preferredStyle: .alert)
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.translatesAutoresizingMaskIntoConstraints = false
        spinner.startAnimating()
        alert.view.addSubview(spinner)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: alert.view.centerXAnchor),
            spinner.bottomAnchor.constraint(equalTo: alert.view.bottomAnchor, constant: -20),
        ])
        return alert
    }
}
