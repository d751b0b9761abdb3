import Octant
import Spinners
import SwiftUI

/// What the inspector writes as code, so that the compiler reads it: of each indicator first the defaults,
/// then everything chosen. InspectedIndicatorTests compares it, and records it.
@available(*, deprecated, message: "some styles are deprecated")
@MainActor
enum GeneratedCode {
    static func activityIndicator0(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        _ = indicator
    }

    static func activityIndicator1(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .systemPink
        indicator.design = .device
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.hidesWhenStopped = false
        _ = indicator
    }

    static func activityIndicator2(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .white)
        indicator.color = .systemPink
        indicator.design = .legacy
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.hidesWhenStopped = false
        indicator.startAnimating()
        _ = indicator
    }

    static func activityIndicator3(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .gray)
        indicator.color = .systemPink
        indicator.design = .legacy
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.hidesWhenStopped = false
        _ = indicator
    }

    static func activityIndicator4(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .whiteLarge)
        indicator.color = .systemPink
        indicator.design = .legacy
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.hidesWhenStopped = false
        indicator.startAnimating()
        _ = indicator
    }

    static func progressBar0(view: UIView, scrollView: UIScrollView) {
        let indicator = UIProgressView(progressViewStyle: .default)
        indicator.progress = 0.5
        _ = indicator
    }

    static func progressBar1(view: UIView, scrollView: UIScrollView) {
        let indicator = UIProgressView(progressViewStyle: .bar)
        indicator.progressTintColor = .systemPink
        indicator.design = .device
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.progress = 0.05
        _ = indicator
    }

    static func linearActivityIndicator0(view: UIView, scrollView: UIScrollView) {
        let indicator = LinearActivityIndicatorView()
        indicator.startAnimating()
        _ = indicator
    }

    static func linearActivityIndicator1(view: UIView, scrollView: UIScrollView) {
        let indicator = LinearActivityIndicatorView()
        indicator.progressTintColor = .systemPink
        indicator.lineWidth = 7.5
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.hidesWhenStopped = false
        _ = indicator
    }

    static func materialSpinner0(view: UIView, scrollView: UIScrollView) {
        let indicator = MaterialActivityIndicatorView()
        indicator.startAnimating()
        _ = indicator
    }

    static func materialSpinner1(view: UIView, scrollView: UIScrollView) {
        let indicator = MaterialActivityIndicatorView()
        indicator.tintColor = .systemPink
        indicator.lineWidth = 7.5
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.hidesWhenStopped = false
        _ = indicator
    }

    static func circularProgress0(view: UIView, scrollView: UIScrollView) {
        let indicator = CircularProgressView()
        indicator.progress = 0.5
        _ = indicator
    }

    static func circularProgress1(view: UIView, scrollView: UIScrollView) {
        let indicator = CircularProgressView()
        indicator.progressTintColor = .systemPink
        indicator.lineWidth = 7.5
        indicator.semanticContentAttribute = .forceRightToLeft
        indicator.progress = 0.05
        _ = indicator
    }

    static func buttonSpinner0(view: UIView, scrollView: UIScrollView) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        _ = indicator
    }

    static func buttonSpinner1(view: UIView, scrollView: UIScrollView) {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        indicator.tintColor = .systemPink
        indicator.semanticContentAttribute = .forceRightToLeft
        _ = indicator
    }

    static func buttonSpinner2(view: UIView, scrollView: UIScrollView) {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        indicator.tintColor = .systemPink
        indicator.semanticContentAttribute = .forceRightToLeft
        _ = indicator
    }

    static func buttonSpinner3(view: UIView, scrollView: UIScrollView) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        indicator.tintColor = .systemPink
        indicator.semanticContentAttribute = .forceRightToLeft
        _ = indicator
    }

    static func refreshControl0(view: UIView, scrollView: UIScrollView) {
        let indicator = UIRefreshControl()
        scrollView.refreshControl = indicator
        indicator.beginRefreshing()
        _ = indicator
    }

    static func refreshControl1(view: UIView, scrollView: UIScrollView) {
        let indicator = UIRefreshControl()
        indicator.tintColor = .systemPink
        indicator.semanticContentAttribute = .forceRightToLeft
        scrollView.refreshControl = indicator
        indicator.beginRefreshing()
        _ = indicator
    }

    static func loadingOverlay0(view: UIView, scrollView: UIScrollView) {
        let token = LoadingOverlay.show(in: view)
        // token.dismiss()
        _ = token
    }

    static func loadingOverlay1(view: UIView, scrollView: UIScrollView) {
        let token = LoadingOverlay.show(in: view, .init(indicator: .bar, progress: 0.05, background: .blurred))
        // token.dismiss()
        _ = token
    }

    static func loadingOverlay2(view: UIView, scrollView: UIScrollView) {
        let token = LoadingOverlay.show(in: view, .init(indicator: .ring, progress: 0.05, background: .blurred))
        // token.dismiss()
        _ = token
    }

    static func networkActivity0(view: UIView, scrollView: UIScrollView) {
        let indicator = StatusBarView()
        let operation = NetworkActivity.shared.begin()
        // operation.end()
        _ = indicator
        _ = operation
    }

    static func networkActivity1(view: UIView, scrollView: UIScrollView) {
        let indicator = StatusBarView()
        indicator.semanticContentAttribute = .forceRightToLeft
        let operation = NetworkActivity.shared.begin()
        // operation.end()
        _ = indicator
        _ = operation
    }

    static func progressView0(view: UIView, scrollView: UIScrollView) {
        let indicator = ProgressView()
        _ = indicator
    }

    static func progressView1(view: UIView, scrollView: UIScrollView) {
        let indicator = ProgressView(value: 0.05)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func progressView2(view: UIView, scrollView: UIScrollView) {
        let indicator = ProgressView(value: 0.05)
            .progressViewStyle(.circular)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiArc0(view: UIView, scrollView: UIScrollView) {
        let indicator = ArcSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiArc1(view: UIView, scrollView: UIScrollView) {
        let indicator = ArcSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiBlob0(view: UIView, scrollView: UIScrollView) {
        let indicator = BlobSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiBlob1(view: UIView, scrollView: UIScrollView) {
        let indicator = BlobSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiDashes0(view: UIView, scrollView: UIScrollView) {
        let indicator = DashesSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiDashes1(view: UIView, scrollView: UIScrollView) {
        let indicator = DashesSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiDots0(view: UIView, scrollView: UIScrollView) {
        let indicator = DotsSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiDots1(view: UIView, scrollView: UIScrollView) {
        let indicator = DotsSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiFlip0(view: UIView, scrollView: UIScrollView) {
        let indicator = FlipSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiFlip1(view: UIView, scrollView: UIScrollView) {
        let indicator = FlipSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiGlow0(view: UIView, scrollView: UIScrollView) {
        let indicator = GlowSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiGlow1(view: UIView, scrollView: UIScrollView) {
        let indicator = GlowSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiInfinity0(view: UIView, scrollView: UIScrollView) {
        let indicator = InfinitySpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiInfinity1(view: UIView, scrollView: UIScrollView) {
        let indicator = InfinitySpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiRipple0(view: UIView, scrollView: UIScrollView) {
        let indicator = RippleSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiRipple1(view: UIView, scrollView: UIScrollView) {
        let indicator = RippleSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiSpokes0(view: UIView, scrollView: UIScrollView) {
        let indicator = SpokesSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiSpokes1(view: UIView, scrollView: UIScrollView) {
        let indicator = SpokesSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }

    static func swiftuiTiles0(view: UIView, scrollView: UIScrollView) {
        let indicator = TilesSpinner()
            .frame(width: 44, height: 44)
        _ = indicator
    }

    static func swiftuiTiles1(view: UIView, scrollView: UIScrollView) {
        let indicator = TilesSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .environment(\.layoutDirection, .rightToLeft)
        _ = indicator
    }
}
