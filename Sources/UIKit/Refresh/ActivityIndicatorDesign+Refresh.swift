import CoreGraphics

/// The activity indicator of a refresh control on devices, and the opacity of its spokes while it is pulled. Its middle
/// is a quarter of a point beyond that of the control, so that upright spokes are on whole pixels at two a point.
/// Source: docs/sources/indicators.md, Refresh control.
private let deviceSpokes = ActivityIndicatorDesign.Spokes(
    boxSize: 30.5, spoke: ActivityIndicatorDesign.Spoke(width: 3.5, innerRadius: 5, outerRadius: 15))
private let deviceOpacity: CGFloat = 216.0 / 255

extension ActivityIndicatorDesign {
    /// The design `device` with the larger activity indicator that refresh controls have in it.
    static var deviceRefresh: ActivityIndicatorDesign {
        var design = ActivityIndicatorDesign.device
        (design.medium, design.color) = (deviceSpokes, .label)
        return design
    }

    private var isOfDeviceRefreshes: Bool { medium == deviceSpokes }

    /// The colour of a refresh control's activity indicator while it has none of its own.
    var refreshColor: UIColor { isOfDeviceRefreshes ? color : .secondaryLabel }

    /// The opacity of spokes that appear with a pull, all alike, 0...1.
    var growingOpacity: CGFloat { isOfDeviceRefreshes ? deviceOpacity : 1 }
}
