import UIKit

final class PulseLayer: CALayer {
    override func layoutSublayers() {
        super.layoutSublayers()
        cornerRadius = min(bounds.width, bounds.height) / 2
    }
}
