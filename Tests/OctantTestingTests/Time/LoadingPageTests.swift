import OctantTesting
import Testing
import UIKit

/// What is tested: a page with a spinner that appears where loading takes longer than .3 s.
final class LoadingPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.center = CGPoint(x: 30, y: 30)
        view.addSubview(spinner)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { spinner.startAnimating() }
    }
}

@MainActor
struct LoadingPageTests {
    @Test("the spinner is there after .5 s, and not yet after .2 s")
    func late() {
        assertSnapshot(of: LoadingPage(), at: [0.2, 0.5], size: CGSize(width: 60, height: 60))
    }
}
