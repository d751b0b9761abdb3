import OctantDisplay
import RenderServer
import UIKit

extension UIWindow {
    /// Shows the window on `display`, where it goes from now on.
    func show(on display: any Display) {
        isHidden = true
        ownDisplay = display
        isHidden = false
        // The display tells it by the main queue, too: a test that waits for nothing knows it at once.
        handle(.colorScheme(isDark: display.screen.isDark))
        handle(.resized(bounds.size, scale: display.screen.scale))
    }
}
