import Foundation

extension RunLoop.Mode {
    /// The mode that a run loop is in while a finger scrolls. Views are scrolled in the default mode here: what is
    /// added to this one only is not called.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
