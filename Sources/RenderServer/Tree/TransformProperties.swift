/// The properties of CATransformLayer: none but that it has no plane.
package struct TransformProperties: LayerKindProperties {
    package static let ownerName = "transform"
    package static let table: [PropertyEntry] = []
    package static let hasPlane = false
    package static let staysInPlace = false

    package init() {}
}
