#if GTK
    import CoreGraphics
    import RenderServer
    import Testing

    @testable import OctantGTK

    @Suite("Widgets of one window as one tree")
    struct HostSceneTests {
        private final class Widget {}

        private let ground = RGBA(r: 0.2, g: 0.4, b: 0.8)

        /// A tree of one layer, which may go beyond a surface of 10 x 10 points.
        private func tree(_ color: RGBA, _ frame: CGRect, blend: CGBlendMode = .normal) -> RenderTree {
            var properties = LayerProperties()
            (properties.anchorPoint, properties.position) = (.zero, frame.origin)
            properties.bounds.size = frame.size
            (properties.backgroundColor, properties.blendMode) = (CGColor(rgba: color), blend)
            let layer = RenderLayer(id: .unique(), properties: properties)
            return RenderTree(
                root: RenderLayer(id: .unique(), properties: LayerProperties(), sublayers: [layer]),
                size: CGSize(width: 10, height: 10))
        }

        @Test("each widget is where it is in the window, on its colour, and is cut off at its edge", arguments: [1, 2])
        func places(scale: CGFloat) throws {
            let (one, other) = (Widget(), Widget())
            var scene = HostScene()
            let pixels = Int(scale)
            scene.setSize(width: 40 * pixels, height: 20 * pixels, scale: scale)
            scene.add(
                ObjectIdentifier(one), at: PixelRect(x: 5, y: 3, width: 10 * pixels, height: 10 * pixels), on: ground)
            scene.add(
                ObjectIdentifier(other), at: PixelRect(x: 26, y: 0, width: 10 * pixels, height: 10 * pixels),
                on: .white)
            scene.set(tree(.black, CGRect(x: 4, y: 4, width: 50, height: 2)), of: ObjectIdentifier(one))
            let bitmap = try #require(OffscreenRenderer.bitmap(of: scene.tree, at: 0, scale: scale))
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let (left, top) = (x - 5, y - 3)
                    let isInside = 0..<10 * pixels ~= left && 0..<10 * pixels ~= top
                    let isBar = left >= 4 * pixels && 4 * pixels..<6 * pixels ~= top
                    // The other one's tree has not come.
                    #expect(
                        bitmap.pixel(x: x, y: y) == (isInside ? (isBar ? RGBA.black : ground).pixel : 0), "\(x), \(y)")
                }
            }
        }

        @Test("what is blended in a widget is blended with nothing behind it")
        func blending() throws {
            let widget = Widget()
            var scene = HostScene()
            scene.setSize(width: 10, height: 10, scale: 1)
            scene.add(ObjectIdentifier(widget), at: PixelRect(x: 0, y: 0, width: 10, height: 10), on: .black)
            let red = RGBA(r: 1, g: 0, b: 0)
            scene.set(
                tree(red, CGRect(x: 0, y: 0, width: 10, height: 10), blend: .multiply), of: ObjectIdentifier(widget))
            let bitmap = try #require(OffscreenRenderer.bitmap(of: scene.tree, at: 0, scale: 1))
            #expect(bitmap.pixel(x: 5, y: 5) == red.pixel)
        }

        @Test("widgets are listed in the order in which they came, and are gone once removed")
        func order() {
            let widgets = (0..<3).map { _ in Widget() }
            var scene = HostScene()
            scene.setSize(width: 100, height: 10, scale: 1)
            for (number, widget) in widgets.enumerated() {
                scene.add(
                    ObjectIdentifier(widget), at: PixelRect(x: 20 * number, y: 0, width: 10, height: 10), on: .white)
            }
            #expect(scene.rects.map(\.x) == [0, 20, 40])
            scene.remove(ObjectIdentifier(widgets[1]))
            #expect(scene.rects.map(\.x) == [0, 40])
            #expect(scene.rect(of: ObjectIdentifier(widgets[1])) == nil)
            scene.removeAll()
            #expect(scene.isEmpty && scene.tree.root.sublayers.isEmpty)
        }
    }
#endif
