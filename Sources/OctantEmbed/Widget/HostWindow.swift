#if GTK
    import CoreGraphics
    internal import UIKit

    /// The window that a view in a widget is in: as large as the widget, and with nothing behind the view. Main actor
    /// only.
    final class HostWindow: UIWindow {
        /// Called when the view wants another size than it was last known to.
        var sizeRequestDidChange: (() -> Void)?
        private let content: UIView
        private let measure: ViewMeasure
        private var sizeRequest: ViewMeasure.SizeRequest

        init(showing content: UIView, of measure: ViewMeasure) {
            (self.content, self.measure) = (content, measure)
            sizeRequest = measure.sizeRequest
            super.init(frame: CGRect(x: 0, y: 0, width: sizeRequest.width, height: sizeRequest.height))
            letsFocusLeave = true
            content.translatesAutoresizingMaskIntoConstraints = true
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.frame = bounds
            addSubview(content)
            for view in [self, content] { view.listenForSizeRequests { [weak self] in self?.setNeedsLayout() } }
        }

        /// Interface files hold none of these.
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            if content.superview === self { content.frame = bounds }
            super.layoutSubviews()
            let sizeRequest = measure.sizeRequest
            guard sizeRequest != self.sizeRequest else { return }
            self.sizeRequest = sizeRequest
            sizeRequestDidChange?()
        }
    }
#endif
