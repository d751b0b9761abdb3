import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Where a layer draws")
struct LayerExtentTests {
    private let box = CGRect(x: 0, y: 0, width: 20, height: 10)

    private func reach(_ property: AnimatableProperty?, _ change: (inout LayerProperties) -> Void) -> CGRect? {
        let layer = Layers.layer(box, change: change)
        return layer.properties.reach(
            under: property.map { [Layers.basic($0, from: nil, to: $0.defaultValue)] } ?? [])
    }

    @Test("what an animation may bring to light counts as there, and nothing else")
    func animations() {
        #expect(reach(nil) { _ in } == .null)
        #expect(reach(.opacity) { _ in } == .null && reach(.position) { _ in } == .null)
        #expect(reach(.backgroundColor) { _ in } == box && reach(.borderWidth) { _ in } == box)
        #expect(reach(.masksToBounds) { _ in } == box && reach(.contents) { _ in } == box)
        // An image of which nobody knows the size.
        #expect(reach(.contents) { $0.contentsGravity = .center } == nil)
        #expect(reach(.contentsRectX) { $0.contentsGravity = .center } == .null)
        #expect(reach(.contentsRectWidth) { $0.contentsGravity = .center } == nil)
    }

    @Test("a clear text that an animation colours counts as there")
    func texts() throws {
        func reach(_ name: String) throws -> CGRect? {
            let property = try #require(AnimatableProperty(keyPath: name))
            return self.reach(property) { properties in
                var text = TextProperties()
                (text.content, text.foregroundColor) = (.plain("a"), .clear)
                properties.text = text
            }
        }
        #expect(try reach("opacity") == .null)
        #expect(try reach("foregroundColor") == box)
        #expect(try reach("fontSize") == box)
    }

    @Test("a shape counts as filled and stroked under animations of that, from its begin to its end")
    func shapes() {
        func reach(_ property: AnimatableProperty?, _ change: (inout ShapeProperties) -> Void) -> CGRect? {
            self.reach(property) { properties in
                var shape = ShapeProperties()
                shape.path = PathGeometry(rect: CGRect(x: 2, y: 2, width: 6, height: 4))
                (shape.fillColor, shape.lineWidth, shape.lineJoin) = (nil, 2, .round)
                change(&shape)
                properties.shape = shape
            }
        }
        let stroked = CGRect(x: 1, y: 1, width: 8, height: 6)
        #expect(reach(.opacity) { _ in } == .null)
        #expect(reach(.strokeColor) { _ in } == stroked)
        #expect(reach(.strokeEnd) { ($0.strokeColor, $0.strokeEnd) = (.black, 0) } == stroked)
        #expect(reach(.strokeEnd) { ($0.strokeColor, $0.strokeStart, $0.strokeEnd) = (.black, 1, 0.5) } == stroked)
        #expect(reach(.opacity) { ($0.strokeColor, $0.strokeEnd) = (.black, 0) } == .null)
    }

    @Test("an image lies in the bounds as its gravity says")
    func gravities() throws {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 100, y: 200, width: 20, height: 10)
        let image = try #require(Layers.image(4, .black))
        func frame(_ gravity: ContentsGravity) -> [CGFloat] {
            properties.contentsGravity = gravity
            let frame = properties.contentsFrame(for: image)
            return [frame.minX, frame.minY, frame.width, frame.height]
        }
        #expect(frame(.resize) == [100, 200, 20, 10])
        #expect(frame(.resizeAspect) == [105, 200, 10, 10] && frame(.resizeAspectFill) == [100, 195, 20, 20])
        #expect(frame(.center) == [108, 203, 4, 4])
        #expect(frame(.top) == [108, 200, 4, 4] && frame(.bottom) == [108, 206, 4, 4])
        #expect(frame(.left) == [100, 203, 4, 4] && frame(.right) == [116, 203, 4, 4])
        #expect(frame(.topLeft) == [100, 200, 4, 4] && frame(.bottomRight) == [116, 206, 4, 4])
        #expect(frame(.topRight) == [116, 200, 4, 4] && frame(.bottomLeft) == [100, 206, 4, 4])
        // Half of it, at two pixels a point.
        properties.contentsScale = 2
        properties.contentsRect = CGRect(x: 0, y: 0.25, width: 1, height: 0.5)
        #expect(frame(.topLeft) == [100, 200, 2, 1])
        #expect(frame(.resizeAspect) == [100, 200, 20, 10])
        properties.contentsRect.size.width = 0
        #expect(properties.contentsFrame(for: image).isNull)
        properties.contentsScale = 0
        properties.contentsRect = .unit
        #expect(frame(.topLeft) == [100, 200, 4, 4])
    }

    @Test("particles lie in a rectangle around all of them, cut off where their layer cuts off")
    func particles() throws {
        let image = try #require(Layers.image(2, .black))
        func particle(_ x: CGFloat) -> Particle {
            Particle(
                image: image, box: CGRect(x: -1, y: -1, width: 2, height: 2),
                transform: CGAffineTransform(translationX: x, y: 4), color: .white, birth: 0)
        }
        var properties = LayerProperties()
        properties.bounds = box
        #expect(properties.extent(of: []).isNull)
        #expect(properties.extent(of: [particle(5), particle(30)]) == CGRect(x: 4, y: 3, width: 27, height: 2))
        properties.masksToBounds = true
        #expect(properties.extent(of: [particle(5), particle(30)]) == CGRect(x: 4, y: 3, width: 16, height: 2))
    }
}
