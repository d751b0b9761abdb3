import CoreGraphics
import OctantBase
import OctantDisplay

extension ScreenDescription {
    /// A screen in memory. Lengths that are below 1 or no number count as 1, those above 16,384 as that; so does the
    /// scale, which is at most 16. One line of the log says so.
    static func clamped(
        _ size: CGSize, scale: CGFloat, isDark: Bool, framesPerSecond: Int = 60
    ) -> ScreenDescription {
        let longest = CGFloat(longestSide)
        return ScreenDescription(
            size: CGSize(width: clamped(size.width, longest), height: clamped(size.height, longest)),
            scale: clamped(scale, greatestScale), isDark: isDark, maximumFramesPerSecond: framesPerSecond)
    }

    private static func clamped(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
        let clamped = value >= 1 ? min(value, most) : 1
        if clamped != value {
            Log.once("testscreen.size", "a test's screen has lengths and a scale from 1 on: \(value) is \(clamped)")
        }
        return clamped
    }
}
