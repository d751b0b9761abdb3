import Foundation

extension ActivityIndicatorDesign {
    /// Eight spokes at 45 degrees, fading from 1 to .12 in eight steps of an eighth of a second, in systemGray.
    ///
    /// Source: docs/sources.md, Requirements 1 to 5 (sizes, line widths, opacities, time and steps, colour). Inner
    /// radii, and the head's start at 12 o'clock, are ours (docs/sources/indicators.md, Activity indicator).
    public static let reference = ActivityIndicatorDesign(
        spokeCount: 8,
        medium: Spokes(boxSize: 20, spoke: Spoke(width: 2, innerRadius: 4, outerRadius: 10)),
        large: Spokes(boxSize: 37, spoke: Spoke(width: 3, innerRadius: 8.5, outerRadius: 18.5)),
        opacities: [[1, 0.85, 0.70, 0.55, 0.40, 0.30, 0.20, 0.12]],
        turnDuration: 1,
        headAngle: 0,
        color: .systemGray,
        whiteColor: .white,
        grayColor: .systemGray)

    /// The pixels of devices with iOS 13 and later: eight thicker spokes, sixteen images of 50 ms a turn, in
    /// secondaryLabel.
    ///
    /// Source: docs/sources/indicators.md, Activity indicator: device screenshots (geometry, opacities within 1/255 on
    /// five backgrounds, 9 o'clock) and a recording (.8 s, whole and half steps). The large activity indicator is the
    /// same at 2 and 3 pixels a point.
    public static let device = ActivityIndicatorDesign(
        spokeCount: 8,
        medium: Spokes(
            boxSize: 20,
            spoke: Spoke(width: 2.5, innerRadius: 3.5, outerRadius: 10),
            denseSpoke: Spoke(width: 2.5, innerRadius: 10.0 / 3, outerRadius: 10)),
        large: Spokes(boxSize: 37, spoke: Spoke(width: 5, innerRadius: 5.5, outerRadius: 17.5)),
        // .85 · max(.32, 1 - .17 k), k spokes behind the head: whole in one image, a half more in the next.
        opacities: [
            [0.85, 0.7055, 0.561, 0.4165, 0.272],
            [0.77775, 0.63325, 0.48875, 0.34425, 0.272],
        ],
        turnDuration: 0.8,
        headAngle: 1.5 * .pi,
        color: .secondaryLabel,
        whiteColor: .white,
        grayColor: .secondaryLabel)

    /// iOS 12 and earlier: twelve spokes at 30 degrees, a turn a second, grey or white.
    ///
    /// Source: docs/sources/indicators.md, Activity indicator (known, not measured: 12 spokes of 2 x 6 and 3.5 x 10
    /// points, .94 falling to .3, the colours); the fall is taken as even. The newer styles `medium` and `large` have
    /// the older `gray` colour in light and the older `white` in dark.
    public static let legacy = ActivityIndicatorDesign(
        spokeCount: legacySpokeCount,
        medium: Spokes(boxSize: 20, spoke: Spoke(width: 2, innerRadius: 4, outerRadius: 10)),
        large: Spokes(boxSize: 37, spoke: Spoke(width: 3.5, innerRadius: 8.5, outerRadius: 18.5)),
        opacities: [legacyOpacities],
        turnDuration: 1,
        headAngle: 1.5 * .pi,
        color: UIColor(light: ColorValue(white: 0, alpha: 0.45), dark: ColorValue(white: 1, alpha: 1)),
        whiteColor: .white,
        grayColor: UIColor(white: 0, alpha: 0.45))

    private static let legacySpokeCount = 12

    /// The opacities of the older spokes, from the one ahead. A constant of its own, since within the initialiser the
    /// compiler took two seconds over it, at every build.
    private static let legacyOpacities: [Double] = (0..<legacySpokeCount).map { index in
        let fall: Double = 0.94 - 0.3
        return 0.94 - fall * Double(index) / Double(legacySpokeCount - 1)
    }
}
