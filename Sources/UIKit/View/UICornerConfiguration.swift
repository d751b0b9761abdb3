import CoreGraphics

/// How round the corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable {
    /// One radius for each corner; nil for a sharp one.
    private var topLeft, topRight, bottomLeft, bottomRight: UICornerRadius?
    /// The corners that have the greatest of their radii, all of them.
    private var uniform: UIRectCorner = []
    /// The greatest radius of a capsule; nil where it is none.
    private var capsule: CGFloat?

    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?, uniform: UIRectCorner = []
    ) {
        (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
        self.uniform = uniform
    }

    /// Returns one whose corners are half the view's shorter side, and `maximumRadius` points at most.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        var capsule = UICornerConfiguration(nil, nil, nil, nil)
        capsule.capsule = maximumRadius.map { $0.isNaN ? 0 : max(0, $0) } ?? .infinity
        return capsule
    }

    /// Returns one in which each corner has `radius`; of one that follows the container's each may have another.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius)
    }

    /// Returns one with a radius for each corner; nil for a sharp one.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    /// Returns one in which all corners have the greatest that `radius` is for any of them.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius, uniform: .allCorners)
    }

    /// Returns one with a radius for the corners above and one for those below.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius)
    }

    /// Returns one with a radius for the corners at the left and one for those at the right.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius)
    }

    /// Returns one whose corners above are alike, the greatest that `topRadius` is for either.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: [.topLeft, .topRight])
    }

    /// Returns one whose corners below are alike, the greatest that `bottomRadius` is for either.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: [.bottomLeft, .bottomRight])
    }

    /// Returns the radii of a view's corners in points, in the order of their names in `UIRectCorner`.
    @MainActor func points(of view: UIView) -> [CGFloat] {
        let most = min(view.bounds.width, view.bounds.height) / 2
        if let capsule { return Array(repeating: min(capsule, most), count: 4) }
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        let radii = zip(corners, [topLeft, topRight, bottomLeft, bottomRight]).map {
            $1?.points(of: view, at: $0) ?? 0
        }
        let greatest = zip(corners, radii).filter { uniform.contains($0.0) }.map(\.1).max() ?? 0
        return zip(corners, radii).map { uniform.contains($0) ? greatest : $1 }
    }
}
