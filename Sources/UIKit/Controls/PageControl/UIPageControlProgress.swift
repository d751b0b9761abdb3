import Foundation

/// An object that is asked about and notified of the progress in a page control. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the progress, 0...1, with which `page` begins. 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// The progress came to be shown or hidden: it is hidden while a finger moves along the indicators.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        forwarding(self, (any UIPageControlProgressDelegate).self)?.pageControlProgress(
            progress, initialProgressForPage: page) ?? 0
    }
    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        forwarding(self, (any UIPageControlProgressDelegate).self)?.pageControlProgressVisibilityDidChange(progress)
    }
}

/// The progress of what the current page shows: its indicator becomes a pill that fills up. Main thread.
@preconcurrency @MainActor
open class UIPageControlProgress: _PlainObject {
    /// The control that shows the progress.
    private(set) weak var control: UIPageControl?
    private var progress: Float = 0

    /// A progress at 0.
    public init() {}

    // The delegate of a timer hides this one: only so is it clear which of the two is meant.
    /// The object that is asked and notified; not kept alive.
    @_disfavoredOverload open weak var delegate: (any UIPageControlProgressDelegate)?

    /// The progress of the current page, 0...1; NaN counts as 0.
    open var currentProgress: Float {
        get { progress }
        set {
            let new = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            guard new != progress else { return }
            progress = new
            control?.progressDidChange()
        }
    }

    /// Whether a page control shows the progress: not while a finger moves along its indicators.
    open var isProgressVisible: Bool { control?.showsProgress ?? false }

    /// The seconds within which the progress goes on to 1 by itself; nil for one that stands still.
    var remaining: Double? { nil }

    /// Keeps `control`, which shows the progress from now on; nil for none.
    func attach(to control: UIPageControl?) {
        self.control = control
        visibilityDidChange()
    }

    /// Whether it is shown, or could be shown, changed.
    func visibilityDidChange() {}

    /// The current page is another one: the progress begins anew.
    func pageDidChange(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}
