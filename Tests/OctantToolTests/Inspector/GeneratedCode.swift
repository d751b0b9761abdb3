import Octant
import Spinners
import SwiftUI

/// What the inspector writes as code, here so that the compiler reads it: each between two lines that name it.
@MainActor
enum GeneratedCode {
    static func plain() -> UIView {
        // begin activity-indicator
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        // end
        return indicator
    }

    static func activityIndicator() -> UIView {
        // begin activity-indicator, everything chosen
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .systemPink
        indicator.design = .device
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.hidesWhenStopped = false
        // end
        return indicator
    }

    static func progressBar() -> UIView {
        // begin progress-bar, everything chosen
        let indicator = UIProgressView(progressViewStyle: .bar)
        indicator.progressTintColor = .systemGreen
        indicator.design = .device
        indicator.progress = 0.05
        // end
        return indicator
    }

    static func linearActivityIndicator() -> UIView {
        // begin linear-activity-indicator, everything chosen
        let indicator = LinearActivityIndicatorView()
        indicator.progressTintColor = .systemOrange
        indicator.lineWidth = 7.5
        indicator.startAnimating()
        // end
        return indicator
    }

    static func materialSpinner() -> UIView {
        // begin material-spinner, everything chosen
        let indicator = MaterialActivityIndicatorView()
        indicator.tintColor = .systemRed
        indicator.hidesWhenStopped = false
        indicator.startAnimating()
        // end
        return indicator
    }

    static func circularProgress() -> UIView {
        // begin circular-progress, everything chosen
        let indicator = CircularProgressView()
        indicator.progressTintColor = .systemBlue
        indicator.lineWidth = 2
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.progress = 0.75
        // end
        return indicator
    }

    static func progressView() -> some View {
        // begin progress-view, everything chosen
        let indicator = ProgressView(value: 0.75)
            .progressViewStyle(.circular)
            .tint(Color(uiColor: .systemBlue))
            .environment(\.layoutDirection, .rightToLeft)
        // end
        return indicator
    }

    static func dotsSpinner() -> some View {
        // begin swiftui-dots, everything chosen
        let indicator = DotsSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemGreen))
            .environment(\.layoutDirection, .rightToLeft)
        // end
        return indicator
    }

    static func button() -> UIView {
        // begin button-spinner, everything chosen
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        indicator.tintColor = .systemPurple
        // end
        return indicator
    }

    static func loadingOverlay(over view: UIView) -> LoadingOverlay.Token {
        // begin loading-overlay, everything chosen
        let token = LoadingOverlay.show(in: view, .init(indicator: .ring, progress: 0.5, background: .blurred))
        // token.dismiss()
        // end
        return token
    }

    static func refreshControl(in scrollView: UIScrollView) -> UIView {
        // begin refresh-control, everything chosen
        let indicator = UIRefreshControl()
        indicator.tintColor = .systemPink
        indicator.semanticContentAttribute = .forceRightToLeft
        scrollView.refreshControl = indicator
        indicator.beginRefreshing()
        // end
        return indicator
    }

    static func networkActivity() -> (UIView, NetworkActivity.Operation) {
        // begin network-activity, everything chosen
        let indicator = StatusBarView()
        indicator.semanticContentAttribute = .forceRightToLeft
        let operation = NetworkActivity.shared.begin()
        // operation.end()
        // end
        return (indicator, operation)
    }
}
