import QuartzCore
import Testing

@Suite("Hints of layers")
struct LayerHintsTests {
    @Test("they are kept, and known by their keys")
    func kept() {
        let layer = CALayer()
        #expect(!layer.allowsEdgeAntialiasing && layer.minificationFilterBias == 0)
        #expect(layer.edgeAntialiasingMask.contains([.layerLeftEdge, .layerTopEdge]))
        layer.allowsEdgeAntialiasing = true
        layer.edgeAntialiasingMask = .layerRightEdge
        layer.setValue(0.5, forKey: "minificationFilterBias")
        #expect(layer.edgeAntialiasingMask == .layerRightEdge && layer.minificationFilterBias == 0.5)
        #expect(layer.value(forKey: "allowsEdgeAntialiasing") as? Bool == true)
    }
}
