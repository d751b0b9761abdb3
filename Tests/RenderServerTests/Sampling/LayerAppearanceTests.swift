import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Appearances of layers") struct LayerAppearanceTests {
    /// A value of the kind that `property` takes, unlike any default.
    private func value(for property: AnimatableProperty) -> AnimationValue {
        switch property.kind {
        case .scalar: return .scalar(0.3)
        case .point: return .point(CGPoint(x: 0.3, y: 0.7))
        case .size: return .size(CGSize(width: 0.4, height: 0.6))
        case .rect: return .rect(CGRect(x: 0.1, y: 0.2, width: 0.5, height: 0.6))
        case .color: return .color(RGBA(r: 0.5, g: 0.2, b: 0.1, a: 0.9))
        case .transform: return .transform(.scale(2, 3, 4))
        case .path: return .path(PathGeometry(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
        case .image: return .image(Layers.image(4, RGBA(r: 1, g: 0, b: 0, a: 1)))
        case .switch_: return .scalar(property == .hidden ? 0 : 1)
        case .colors: return .colors([RGBA(r: 1, g: 0, b: 0, a: 1)])
        case .numbers: return .numbers([0.25])
        }
    }

    @Test("an animation that is over leaves nothing behind in memory that is used again")
    func restored() {
        for property in AnimatableProperty.layersOwn {
            let shown = value(for: property)
            let animation = Layers.basic(
                property, from: shown, to: shown, timing: Layers.timing(count: 1), removed: true)
            let layer = Layers.layer(
                CGRect(x: 0, y: 0, width: 20, height: 20), color: RGBA(r: 0, g: 1, b: 0, a: 1),
                animations: [animation]
            ) { properties in
                properties.isHidden = property == .hidden
                let blank = property.owner.blank
                (properties.shape, properties.kind) = (blank.shape, blank.kind)
            }
            var pool = AppearancePool()
            let before = appearance(of: layer, at: 0.5, &pool)
            #expect(before.properties != layer.properties, "\(property) animates")
            let after = appearance(of: layer, at: 2, &pool)
            #expect(after.properties == layer.properties, "\(property) is as committed again")
            #expect(after.object == before.object, "the memory is the same")
        }
    }

    /// A sample of one layer, which nobody holds on to.
    private func appearance(
        of layer: RenderLayer, at time: Double, _ pool: inout AppearancePool
    ) -> (properties: LayerProperties, object: ObjectIdentifier) {
        pool.rewind()
        let appearance = pool.appearance(of: layer, at: time)
        return (appearance.properties, ObjectIdentifier(appearance))
    }

    @Test("paths, lists of a gradient, and colours that are nil otherwise, are written over in the memory they have")
    func writtenOver() throws {
        let (small, large) = (
            PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)),
            PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 4))
        )
        let endless = Layers.timing(duration: 4, count: .infinity)
        let moves: [RenderAnimation] = [
            Layers.basic(.path, from: .path(small), to: .path(large), timing: endless),
            RenderAnimation(
                timing: endless,
                content: .keyframe(
                    KeyframeAnimation(property: .shadowPath, values: [.path(small), .path(large), .path(small)]))),
            Layers.basic(.backgroundColor, from: .color(.white), to: .color(.black), timing: endless),
            Layers.basic(.colors, from: .colors([.white, .black]), to: .colors([.black, .white]), timing: endless),
            Layers.basic(.locations, from: .numbers([0, 0.5]), to: .numbers([0.5, 1]), timing: endless),
            Layers.basic(.startPointX, from: .scalar(0), to: .scalar(1), timing: endless),
        ]
        let layer = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), animations: moves) { properties in
            var (shape, gradient) = (ShapeProperties(), GradientProperties())
            shape.path = small
            gradient.colors = [.white, .white]
            // A list that the layer has none of would be new memory each time.
            gradient.locations = [0, 1]
            (properties.shape, properties.gradient, properties.shadow.path) = (shape, gradient, small)
        }
        var pool = AppearancePool()
        /// The addresses of what is animated. Nothing is held when this returns.
        func positions(at time: Double) throws -> [UInt] {
            pool.rewind()
            let shown = pool.appearance(of: layer, at: time).properties
            let (path, shadow) = (try #require(shown.shape?.path), try #require(shown.shadow.path))
            let (colors, locations) = (try #require(shown.gradient?.colors), try #require(shown.gradient?.locations))
            let objects = [try #require(shown.backgroundColor)] + colors
            return [path.points, shadow.points].map { $0.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
                + [locations.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }]
                + objects.map { UInt(bitPattern: ObjectIdentifier($0).hashValue) }
        }
        // The first samples bring the memory.
        for time in [0.1, 0.2] { _ = try positions(at: time) }
        let first = try positions(at: 0.5)
        for time in [0.7, 3.9, 4, 17] { #expect(try positions(at: time) == first, "at \(time)") }
        pool.rewind()
        let shown = pool.appearance(of: layer, at: 1).properties
        #expect(shown == layer.properties.applying(moves, at: 1))
        #expect(shown.shape?.path == small.interpolated(to: large, fraction: 0.25))
        #expect(shown.gradient?.locations == [0.125, 0.625] && shown.gradient?.startPoint.x == 0.25)
        #expect(shown.gradient?.colors?.first?.rgba == RGBA(r: 0.75, g: 0.75, b: 0.75))
    }

    @Test("a look that nobody holds any more is used again, one that somebody holds is left alone")
    func reused() {
        let turn = Layers.basic(.rotationZ, from: .scalar(0), to: .scalar(6))
        let layer = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), animations: [turn])
        var pool = AppearancePool()
        let first = ObjectIdentifier(pool.appearance(of: layer, at: 0.1))
        pool.rewind()
        let held = pool.appearance(of: layer, at: 0.2)
        #expect(ObjectIdentifier(held) == first)
        pool.rewind()
        let next = pool.appearance(of: layer, at: 0.3)
        #expect(next !== held)
        #expect(held.properties.transform != next.properties.transform)
    }
}
