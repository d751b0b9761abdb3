import Foundation

/// The appearance and timing of a progress bar: heights, ends, colours, times.
///
/// Two designs come with Octant: `reference` (the default) and `device`. Copy one and change it for an appearance of
/// your own. A number that is negative or not finite counts as 0.
public struct ProgressBarDesign: Sendable, Hashable {
    /// The outline of the two ends of track and fill.
    public enum Ends: Sendable, Hashable {
        /// Half circles.
        case round
        /// Half superellipses |x / a|^n + |y / b|^n = 1, where n is `exponent` (2 or more), b half the bar's height and
        /// a is b times `aspect`.
        case superellipse(exponent: CGFloat, aspect: CGFloat)
    }

    /// The duration or the speed of an animated change.
    public enum Change: Sendable, Hashable {
        /// Always this long, in seconds, slow at both ends, from where the fill is seen at the moment.
        case easeInEaseOut(duration: Double)
        /// Evenly, `secondsForAll` seconds for the whole bar and proportionally less for less, but at least
        /// `minimumAtEnds` seconds when the fill appears or goes. Changes under way go on, and their movements add up.
        case linear(secondsForAll: Double, minimumAtEnds: Double)
    }

    /// Points from top to bottom of the style `default`.
    public var height: CGFloat
    /// Points from top to bottom of the style `bar`.
    public var barHeight: CGFloat
    /// The outline of the ends.
    public var ends: Ends
    /// The shortest fill of a progress above 0, in heights of the bar.
    public var minimumFill: CGFloat
    /// Whether the fill at rest is a whole number of points long: the nearest, of two equally near ones the longer.
    public var fillsWholePoints: Bool
    /// The colour of the track while the view's `trackTintColor` is nil.
    public var trackColor: UIColor
    /// The shade of track and fill, 0...1, by which their colours are darker at the upper edge than at the lower one,
    /// where they are unchanged. A colour's alpha counts after that.
    public var shade: CGFloat
    /// The movement of an animated change.
    public var change: Change

    /// A design of these measures.
    public init(
        height: CGFloat, barHeight: CGFloat, ends: Ends, minimumFill: CGFloat, fillsWholePoints: Bool = false,
        trackColor: UIColor, shade: CGFloat, change: Change
    ) {
        (self.height, self.barHeight, self.ends) = (height, barHeight, ends)
        (self.minimumFill, self.fillsWholePoints) = (minimumFill, fillsWholePoints)
        (self.trackColor, self.shade, self.change) = (trackColor, shade, change)
    }

    /// The design of every bar that is not given one of its own; a bar gets it when it is created.
    @MainActor public static var `default` = ProgressBarDesign.reference

    /// 4 and 2.5 points high with half circles at the ends; a change takes .25 s.
    ///
    /// Source: docs/sources.md, Requirements 25 to 30; the shortest fill is ours (docs/sources/indicators.md, Progress
    /// bar).
    public static let reference = ProgressBarDesign(
        height: 4, barHeight: 2.5, ends: .round, minimumFill: 1, trackColor: .systemFill, shade: 0,
        change: .easeInEaseOut(duration: 0.25))

    /// The pixels of devices: continuous ends, faintly shaded colours, a change as long as it is large.
    ///
    /// Source: docs/sources/indicators.md, Progress bar: 4 points and 8 pixels at 3 a point; exponent 2.2 with
    /// half-axes of 6.5 x 6 pixels; colours 2 % darker at the top; shortest fills of 8 and 5.33 points, twice the
    /// height, others of whole points; one second for all, .2 s at least when the fill appears or goes.
    public static let device = ProgressBarDesign(
        height: 4, barHeight: 8.0 / 3, ends: .superellipse(exponent: 2.2, aspect: 6.5 / 6), minimumFill: 2,
        fillsWholePoints: true, trackColor: .systemFill, shade: 0.02,
        change: .linear(secondsForAll: 1, minimumAtEnds: 0.2))
}
