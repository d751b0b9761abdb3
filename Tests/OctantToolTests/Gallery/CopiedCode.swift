import Octant
import Spinners
import SwiftUI

/// What the gallery's page copies as code, with everything chosen, so that the compiler reads it.
/// GalleryPageTests compares it, and records it.
@MainActor
enum CopiedCode {
    static func activityIndicatorMediumReference(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.color = .systemPink
        indicator.startAnimating()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func activityIndicatorLargeReference(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .systemPink
        indicator.startAnimating()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func activityIndicatorMediumDevice(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.color = .systemPink
        indicator.design = .device
        indicator.startAnimating()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func activityIndicatorLargeDevice(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .systemPink
        indicator.design = .device
        indicator.startAnimating()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func activityIndicatorMediumLegacy(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.color = .systemPink
        indicator.design = .legacy
        indicator.startAnimating()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func activityIndicatorLargeLegacy(view: UIView, scrollView: UIScrollView) {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .systemPink
        indicator.design = .legacy
        indicator.startAnimating()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func progressBarDefaultReference(view: UIView, scrollView: UIScrollView) {
        let indicator = UIProgressView(progressViewStyle: .default)
        indicator.progressTintColor = .systemPink
        indicator.progress = 0.5
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func progressBarBarReference(view: UIView, scrollView: UIScrollView) {
        let indicator = UIProgressView(progressViewStyle: .bar)
        indicator.progressTintColor = .systemPink
        indicator.progress = 0.5
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func progressBarDefaultDevice(view: UIView, scrollView: UIScrollView) {
        let indicator = UIProgressView(progressViewStyle: .default)
        indicator.progressTintColor = .systemPink
        indicator.design = .device
        indicator.progress = 0.5
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func progressBarBarDevice(view: UIView, scrollView: UIScrollView) {
        let indicator = UIProgressView(progressViewStyle: .bar)
        indicator.progressTintColor = .systemPink
        indicator.design = .device
        indicator.progress = 0.5
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func linearActivityIndicator(view: UIView, scrollView: UIScrollView) {
        let indicator = LinearActivityIndicatorView()
        indicator.progressTintColor = .systemPink
        indicator.startAnimating()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func materialSpinner(view: UIView, scrollView: UIScrollView) {
        let indicator = MaterialActivityIndicatorView()
        indicator.tintColor = .systemPink
        indicator.startAnimating()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func circularProgress(view: UIView, scrollView: UIScrollView) {
        let indicator = CircularProgressView()
        indicator.progressTintColor = .systemPink
        indicator.progress = 0.5
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func buttonSpinnerFilled(view: UIView, scrollView: UIScrollView) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        indicator.tintColor = .systemPink
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func buttonSpinnerTinted(view: UIView, scrollView: UIScrollView) {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        indicator.tintColor = .systemPink
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func buttonSpinnerGray(view: UIView, scrollView: UIScrollView) {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        indicator.tintColor = .systemPink
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func buttonSpinnerPlain(view: UIView, scrollView: UIScrollView) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Continue"
        configuration.showsActivityIndicator = true
        let indicator = UIButton(configuration: configuration)
        indicator.tintColor = .systemPink
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func refreshControl(view: UIView, scrollView: UIScrollView) {
        let indicator = UIRefreshControl()
        indicator.tintColor = .systemPink
        scrollView.refreshControl = indicator
        indicator.beginRefreshing()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
    }

    static func loadingOverlaySpinner(view: UIView, scrollView: UIScrollView) {
        let token = LoadingOverlay.show(in: view)
        // token.dismiss()
        _ = token
    }

    static func loadingOverlayBar(view: UIView, scrollView: UIScrollView) {
        let token = LoadingOverlay.show(in: view, .init(indicator: .bar, progress: 0.5))
        // token.dismiss()
        _ = token
    }

    static func loadingOverlayRing(view: UIView, scrollView: UIScrollView) {
        let token = LoadingOverlay.show(in: view, .init(indicator: .ring, progress: 0.5))
        // token.dismiss()
        _ = token
    }

    static func networkActivity(view: UIView, scrollView: UIScrollView) {
        let indicator = StatusBarView()
        let operation = NetworkActivity.shared.begin()
        // operation.end()
        indicator.layer.speed = 2
        indicator.backgroundColor = UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)
        indicator.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = indicator
        _ = operation
    }

    static func progressViewIndeterminate(view: UIView, scrollView: UIScrollView) {
        let indicator = ProgressView()
            .tint(Color(uiColor: .systemPink))
            // Its speed is its own: nothing around it can set another one.
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func progressViewLinear(view: UIView, scrollView: UIScrollView) {
        let indicator = ProgressView(value: 0.5)
            .tint(Color(uiColor: .systemPink))
            .transaction { $0.animation = $0.animation?.speed(2) }
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func progressViewCircular(view: UIView, scrollView: UIScrollView) {
        let indicator = ProgressView(value: 0.5)
            .progressViewStyle(.circular)
            .tint(Color(uiColor: .systemPink))
            .transaction { $0.animation = $0.animation?.speed(2) }
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiArc(view: UIView, scrollView: UIScrollView) {
        let indicator = ArcSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .transaction { $0.animation = $0.animation?.speed(2) }
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiBlob(view: UIView, scrollView: UIScrollView) {
        let indicator = BlobSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .transaction { $0.animation = $0.animation?.speed(2) }
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiDashes(view: UIView, scrollView: UIScrollView) {
        let indicator = DashesSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .transaction { $0.animation = $0.animation?.speed(2) }
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiDots(view: UIView, scrollView: UIScrollView) {
        let indicator = DotsSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            // Its speed is its own: nothing around it can set another one.
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiFlip(view: UIView, scrollView: UIScrollView) {
        let indicator = FlipSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            // Its speed is its own: nothing around it can set another one.
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiGlow(view: UIView, scrollView: UIScrollView) {
        let indicator = GlowSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            // Its speed is its own: nothing around it can set another one.
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiInfinity(view: UIView, scrollView: UIScrollView) {
        let indicator = InfinitySpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .transaction { $0.animation = $0.animation?.speed(2) }
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiRipple(view: UIView, scrollView: UIScrollView) {
        let indicator = RippleSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            // Its speed is its own: nothing around it can set another one.
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiSpokes(view: UIView, scrollView: UIScrollView) {
        let indicator = SpokesSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .transaction { $0.animation = $0.animation?.speed(2) }
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }

    static func swiftuiTiles(view: UIView, scrollView: UIScrollView) {
        let indicator = TilesSpinner()
            .frame(width: 44, height: 44)
            .tint(Color(uiColor: .systemPink))
            .transaction { $0.animation = $0.animation?.speed(2) }
            .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
            .scaleEffect(2)
        _ = indicator
    }
}
