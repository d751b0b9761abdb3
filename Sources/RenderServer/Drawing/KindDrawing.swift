import CoreGraphics

/// The objects that a kind of layer needs to draw its own.
package struct KindDrawing {
    let properties: LayerProperties
    /// What the kind emits, as it was sampled.
    let particles: [Particle]
    let outline: LayerOutline
    /// From the layer's own space to pixels.
    let device: PlaneTransform
    let opacity: Double
    /// Whether the image is worth keeping.
    let isStill: Bool
    let rasterizer: ContentRasterizer
    let canvas: any Canvas
}
