import SwiftUI
import UIKit

final class TimerViewController: UIViewController {
    private let spinner = UIActivityIndicatorView(style: .large)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Timer"
        view.backgroundColor = .systemBackground
        spinner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(spinner)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        let hosting = UIHostingController(rootView: TimerLabel(seconds: 90))
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
        spinner.startAnimating()
    }
}

struct TimerLabel: View {
    let seconds: Int

    var body: some View {
        VStack {
            ProgressView()
            Text("\(seconds / 60):\(seconds % 60)")
        }
    }
}
