#if os(iOS) || os(tvOS)
    import MetalPerformanceShaders
    import SceneKit
    import UIKit
    import WebKit

    extension Snapshotting where Value == SCNView, Format == UIImage {
        public static var image: Snapshotting {
            Snapshotting<UIImage, UIImage>.image.pullback { $0.snapshot() }
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    public enum SwiftUISnapshotLayout {
        #if os(iOS) || os(tvOS)
            case device(config: ViewImageConfig)
        #endif
        case fixed(width: CGFloat, height: CGFloat)
        case sizeThatFits
    }
#endif
