import CoreGraphics

/// How far off the middle between two pixels, in pixels, still counts as the middle: what sums of rounded numbers miss
/// it by must not decide where something goes.
private let middleTolerance: CGFloat = 1e-6
/// What a factor may differ from 1 by and change no size that can be seen.
private let scaleTolerance: CGFloat = 1e-9
/// Pixels beyond this many are out of view on any surface.
private let farthestPixel: CGFloat = 1e6

extension PlaneTransform {
    /// The transform shifted so that `corner` comes out on the nearest whole pixel, at `scale` pixels a point, the one
    /// before it where two are as near. The transform itself where it does more than shift.
    package func snapping(_ corner: CGPoint, scale: CGFloat) -> PlaneTransform {
        guard isAffine, b == 0, c == 0, abs(a - 1) < scaleTolerance, abs(d - 1) < scaleTolerance, scale > 0 else {
            return self
        }
        let (x, y) = (tx + a * corner.x, ty + d * corner.y)
        guard abs(x * scale) < farthestPixel, abs(y * scale) < farthestPixel else { return self }
        func whole(_ value: CGFloat) -> CGFloat { (value * scale - 0.5 - middleTolerance).rounded(.up) / scale }
        var result = self
        (result.tx, result.ty) = (whole(x) - a * corner.x, whole(y) - d * corner.y)
        return result
    }
}
