#if GTK
    import CGTK
    import CoreGraphics
    import RenderServer
    import Testing

    @testable import OctantGTK

    /// The size of the widget, in points.
    private let size = CGSize(width: 10, height: 8)

    @Suite("What a program draws behind a widget and on it")
    struct HostNodesTests {
        /// GTK's nodes, each freed with the tree.
        private final class Nodes {
            private var made: [OpaquePointer] = []
            /// The widget's own node.
            private(set) lazy var own = color(.clear, CGRect(origin: .zero, size: size))

            init() {
                // GSK learns its own types there, whether or not there is a display.
                gtk_disable_setlocale()
                _ = gtk_init_check()
            }

            deinit { made.forEach(gsk_render_node_unref) }

            private func keep(_ node: OpaquePointer?) -> OpaquePointer {
                guard let node else { preconditionFailure("GSK made no node") }
                made.append(node)
                return node
            }

            private func rect(_ rect: CGRect) -> graphene_rect_t {
                graphene_rect_t(
                    origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
                    size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
            }

            func color(_ color: RGBA, _ bounds: CGRect) -> OpaquePointer {
                var (bounds, color) = (
                    rect(bounds),
                    GdkRGBA(red: Float(color.r), green: Float(color.g), blue: Float(color.b), alpha: Float(color.a))
                )
                return keep(gsk_color_node_new(&color, &bounds))
            }

            func all(_ children: OpaquePointer...) -> OpaquePointer {
                var children: [OpaquePointer?] = children
                return keep(gsk_container_node_new(&children, guint(children.count)))
            }

            func moved(_ node: OpaquePointer, x: CGFloat, y: CGFloat) -> OpaquePointer {
                var offset = graphene_point_t(x: Float(x), y: Float(y))
                let transform = gsk_transform_translate(nil, &offset)
                defer { gsk_transform_unref(transform) }
                return keep(gsk_transform_node_new(node, transform))
            }

            func scaled(_ node: OpaquePointer) -> OpaquePointer {
                let transform = gsk_transform_scale(nil, 2, 2)
                defer { gsk_transform_unref(transform) }
                return keep(gsk_transform_node_new(node, transform))
            }

            func clipped(_ node: OpaquePointer, _ bounds: CGRect) -> OpaquePointer {
                var bounds = rect(bounds)
                return keep(gsk_clip_node_new(node, &bounds))
            }

            func rounded(_ node: OpaquePointer, _ bounds: CGRect, radius: Float) -> OpaquePointer {
                var (bounds, clip) = (rect(bounds), GskRoundedRect())
                gsk_rounded_rect_init_from_rect(&clip, &bounds, radius)
                return keep(gsk_rounded_clip_node_new(node, &clip))
            }

            func faded(_ node: OpaquePointer) -> OpaquePointer { keep(gsk_opacity_node_new(node, 0.5)) }

            /// What is known of the widget in `root`.
            func ground(in root: OpaquePointer, scale: CGFloat = 1) -> (origin: CGPoint, color: RGBA)? {
                HostNodes(root, ours: [own]).ground(beneath: own, size: size, scale: scale)
            }
        }

        private let window = CGRect(x: 0, y: 0, width: 100, height: 60)
        private let blue = RGBA(r: 0x30 / 255, g: 0x60 / 255, b: 0xC0 / 255)

        @Test("one colour behind the widget is found where the widget lies, at any scale", arguments: [1, 2])
        func oneColor(scale: CGFloat) throws {
            let nodes = Nodes()
            let root = nodes.all(
                nodes.color(blue, window),
                nodes.moved(nodes.all(nodes.moved(nodes.own, x: 10, y: 20)), x: 5, y: 2.0 / scale))
            let ground = try #require(nodes.ground(in: root, scale: scale))
            #expect(ground.origin == CGPoint(x: 15, y: 20 + 2 / scale))
            #expect(ground.color.pixel == blue.pixel)
        }

        @Test("the colour is that of all that is drawn beneath, and of nothing beside")
        func layers() throws {
            let nodes = Nodes()
            let root = nodes.all(
                nodes.color(blue, window), nodes.color(RGBA(r: 1, g: 1, b: 1, a: 0.5), window),
                nodes.color(.black, CGRect(x: 0, y: 0, width: 30, height: 60)), nodes.moved(nodes.own, x: 30, y: 20),
                nodes.color(.black, CGRect(x: 40, y: 0, width: 30, height: 60)))
            let ground = try #require(nodes.ground(in: root))
            #expect(ground.color.pixel == 0xFF98_B0E0 || ground.color.pixel == 0xFF97_AFDF)
        }

        @Test("two colours are none, and neither is one that lets through what is behind the window")
        func noColor() {
            let nodes = Nodes()
            let own = nodes.moved(nodes.own, x: 30, y: 20)
            let edge = nodes.color(.black, CGRect(x: 0, y: 0, width: 31, height: 60))
            #expect(nodes.ground(in: nodes.all(nodes.color(blue, window), edge, own)) == nil)
            #expect(nodes.ground(in: nodes.all(nodes.color(blue.multipliedAlpha(0.5), window), own)) == nil)
            #expect(nodes.ground(in: nodes.all(own)) == nil)
        }

        @Test("what something lies on is not set without GTK, nor what is clipped, scaled, faded or between pixels")
        func obstacles() {
            let nodes = Nodes()
            let (ground, own) = (nodes.color(blue, window), nodes.moved(nodes.own, x: 30, y: 20))
            let roof = nodes.color(.clear, CGRect(x: 39, y: 27, width: 5, height: 5))
            #expect(nodes.ground(in: nodes.all(ground, own, roof)) == nil)
            let clip = CGRect(x: 30, y: 20, width: 9, height: 8)
            #expect(nodes.ground(in: nodes.all(ground, nodes.clipped(own, clip))) == nil)
            #expect(nodes.ground(in: nodes.all(ground, nodes.scaled(own))) == nil)
            #expect(nodes.ground(in: nodes.all(ground, nodes.faded(own))) == nil)
            #expect(nodes.ground(in: nodes.all(ground, nodes.moved(own, x: 0.5, y: 0))) == nil)
            #expect(nodes.ground(in: nodes.all(ground, nodes.moved(own, x: 0.5, y: 0)), scale: 2) != nil)
        }

        @Test("a clip around the whole widget is none, one with round corners only where these are beside it")
        func clips() throws {
            let nodes = Nodes()
            let (ground, own) = (nodes.color(blue, window), nodes.moved(nodes.own, x: 30, y: 20))
            let clip = CGRect(x: 30, y: 20, width: 10, height: 8)
            #expect(nodes.ground(in: nodes.all(ground, nodes.clipped(own, clip))) != nil)
            #expect(nodes.ground(in: nodes.all(ground, nodes.rounded(own, clip, radius: 3))) == nil)
            let around = CGRect(x: 29, y: 16, width: 12, height: 16)
            #expect(nodes.ground(in: nodes.all(ground, nodes.rounded(own, around, radius: 3))) != nil)
            #expect(nodes.ground(in: nodes.all(ground, nodes.rounded(own, around, radius: 5))) == nil)
        }

        @Test("what is clipped to round corners beside the widget keeps its corners")
        func corners() throws {
            let nodes = Nodes()
            // A card that is round where the widget is: both colours are behind it.
            let card = nodes.rounded(
                nodes.color(.white, window), CGRect(x: 0, y: 0, width: 40, height: 28), radius: 6)
            let own = nodes.moved(nodes.own, x: 30, y: 20)
            #expect(nodes.ground(in: nodes.all(nodes.color(blue, window), card, own)) == nil)
            let inside = nodes.moved(nodes.own, x: 20, y: 10)
            let ground = nodes.ground(in: nodes.all(nodes.color(blue, window), card, inside))
            #expect(ground?.color.pixel == RGBA.white.pixel)
        }
    }
#endif
