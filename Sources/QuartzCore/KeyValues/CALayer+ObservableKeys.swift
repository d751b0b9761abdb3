import CoreGraphics
import ObjectiveC

extension CALayer: KeyValueNaming {}

extension KeyValueNaming where Self: CALayer {
    /// The properties of every layer that tell of changes: those that stand in its geometry and appearance.
    package static var observableKeys: [ObservableKey] {
        [
            ObservableKey("frame", \Self.frame), ObservableKey("bounds", \Self.bounds),
            ObservableKey("position", \Self.position), ObservableKey("zPosition", \Self.zPosition),
            ObservableKey("anchorPoint", \Self.anchorPoint), ObservableKey("transform", \Self.transform),
            ObservableKey("sublayerTransform", \Self.sublayerTransform), ObservableKey("opacity", \Self.opacity),
            ObservableKey("hidden", \Self.isHidden), ObservableKey("cornerRadius", \Self.cornerRadius),
            ObservableKey("borderWidth", \Self.borderWidth), ObservableKey("masksToBounds", \Self.masksToBounds),
            ObservableKey("shadowOpacity", \Self.shadowOpacity), ObservableKey("shadowRadius", \Self.shadowRadius),
            ObservableKey("shadowOffset", \Self.shadowOffset),
        ]
    }
}
