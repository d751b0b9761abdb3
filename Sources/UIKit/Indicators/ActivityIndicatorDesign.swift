import Foundation

/// The appearance and timing of an activity indicator: spokes, opacities, colours, times.
///
/// Three designs come with Octant: `reference` (the default), `device` and `legacy`. Copy one and change it for an
/// appearance of your own. A number that is negative or not finite counts as 0; a `turnDuration` that is not above 0
/// stands still.
public struct ActivityIndicatorDesign: Sendable, Hashable {
    /// One spoke: a bar with round ends.
    public struct Spoke: Sendable, Hashable {
        /// Points across.
        public var width: CGFloat
        /// Points from the activity indicator's centre to the spoke's inner tip, its round end included.
        public var innerRadius: CGFloat
        /// Points from the activity indicator's centre to the spoke's outer tip, its round end included.
        public var outerRadius: CGFloat

        /// A spoke of these measures, in points.
        public init(width: CGFloat, innerRadius: CGFloat, outerRadius: CGFloat) {
            (self.width, self.innerRadius, self.outerRadius) = (width, innerRadius, outerRadius)
        }
    }

    /// The activity indicator at one of its two sizes.
    public struct Spokes: Sendable, Hashable {
        /// Points along each side of the square of the activity indicator; also the view's size.
        public var boxSize: CGFloat
        /// The spokes on screens of less than 3 pixels a point.
        public var spoke: Spoke
        /// The spokes on screens of 3 pixels a point and more; nil when they are the same.
        public var denseSpoke: Spoke?

        /// An activity indicator of these measures, in points.
        public init(boxSize: CGFloat, spoke: Spoke, denseSpoke: Spoke? = nil) {
            (self.boxSize, self.spoke, self.denseSpoke) = (boxSize, spoke, denseSpoke)
        }

        /// The spokes on a screen of `scale` pixels a point.
        public func spoke(atScale scale: CGFloat) -> Spoke {
            scale >= 3 ? denseSpoke ?? spoke : spoke
        }
    }

    /// The number of spokes, at equal angles; 1...64 (more than 64 cannot be distinguished in 37 points).
    public var spokeCount: Int {
        didSet { spokeCount = Self.allowed(spokeCount) }
    }
    /// The activity indicator of the styles `medium`, `white` and `gray`.
    public var medium: Spokes
    /// The activity indicator of the styles `large` and `whiteLarge`.
    public var large: Spokes
    /// Opacities 0...1 by spokes behind the head, the head first; they multiply the colour's own.
    ///
    /// One list for each image that is shown while the head stays at one spoke, in order: one list makes as many
    /// images a turn as there are spokes, two lists twice as many. Spokes beyond a list's end have its last opacity.
    public var opacities: [[Double]]
    /// Seconds of one turn.
    public var turnDuration: Double
    /// The angle of the head at a fresh start, in radians clockwise from 12 o'clock.
    public var headAngle: Double
    /// The colour of the styles `medium` and `large` while the view's `color` is nil.
    public var color: UIColor
    /// The colour of the styles `white` and `whiteLarge` while the view's `color` is nil.
    public var whiteColor: UIColor
    /// The colour of the style `gray` while the view's `color` is nil.
    public var grayColor: UIColor

    /// A design of these measures.
    public init(
        spokeCount: Int, medium: Spokes, large: Spokes, opacities: [[Double]], turnDuration: Double, headAngle: Double,
        color: UIColor, whiteColor: UIColor, grayColor: UIColor
    ) {
        self.spokeCount = Self.allowed(spokeCount)
        (self.medium, self.large) = (medium, large)
        (self.opacities, self.turnDuration, self.headAngle) = (opacities, turnDuration, headAngle)
        (self.color, self.whiteColor, self.grayColor) = (color, whiteColor, grayColor)
    }

    private static func allowed(_ count: Int) -> Int { min(max(count, 1), 64) }

    /// The design of every indicator that is not given one of its own; an indicator gets it when it is created.
    @MainActor public static var `default` = ActivityIndicatorDesign.reference

    /// The number of images in one turn.
    public var stepCount: Int { spokeCount * max(opacities.count, 1) }

    /// Seconds that each image stays.
    public var stepDuration: Double { turnDuration / Double(stepCount) }

    /// The opacity of spoke `spoke` (0 is the head's start, counted clockwise) in image `step` of the turn.
    package func opacity(ofSpoke spoke: Int, atStep step: Int) -> Double {
        guard !opacities.isEmpty else { return 1 }
        let ramp = opacities[step % opacities.count]
        let head = step / opacities.count
        let behind = ((head - spoke) % spokeCount + spokeCount) % spokeCount
        guard let value = behind < ramp.count ? ramp[behind] : ramp.last else { return 1 }
        return value.isFinite ? min(max(value, 0), 1) : 0
    }
}
