#if GTK
    import CoreGraphics
    import TestSupport
    import Testing

    @testable import OctantGTK
    @testable import RenderServer

    @Suite("The patches of a surface")
    struct PatchStackTests {
        private let side = 200

        /// A tree with one coloured box for each rectangle.
        private func tree(_ boxes: [CGRect]) -> RenderTree {
            let layers = boxes.enumerated().map { index, box in
                var properties = LayerProperties()
                properties.bounds = CGRect(origin: .zero, size: box.size)
                properties.anchorPoint = .zero
                properties.position = box.origin
                properties.backgroundColor = CGColor(
                    red: CGFloat(index % 5) / 4,
                    green: CGFloat(index % 3) / 2,
                    blue: 1,
                    alpha: 1
                )
                return RenderLayer(id: .unique(), properties: properties)
            }
            var root = LayerProperties()
            root.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            root.anchorPoint = .zero
            root.backgroundColor = .white
            return RenderTree(
                root: RenderLayer(id: .unique(), properties: root, sublayers: layers),
                size: root.bounds.size
            )
        }

        /// What the stack shows.
        private func image(of stack: PatchStack) throws -> Bitmap {
            let image = try #require(Bitmap(width: side, height: side))
            #expect(stack.fill(image))
            return image
        }

        @Test("whatever changes, base and patches show what drawing anew shows, and no two patches overlap")
        func random() throws {
            var random = SeededGenerator(seed: 4)
            let mailbox = CommitMailbox()
            let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
            let stack = PatchStack()
            for round in 0..<200 {
                let boxes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    CGRect(
                        x: Int.random(in: -10...190, using: &random),
                        y: Int.random(in: -10...190, using: &random),
                        width: Int.random(in: 1...60, using: &random),
                        height: Int.random(in: 1...60, using: &random)
                    )
                }
                let tree = tree(boxes)
                mailbox.post(tree)
                if let frame = renderer.frame(at: Double(round), pixelWidth: side, pixelHeight: side, scale: 1) {
                    #expect(stack.apply(frame))
                }
                let anew = try #require(OffscreenRenderer.bitmap(of: tree, at: Double(round), scale: 1))
                #expect(try image(of: stack) == anew, "round \(round): \(boxes)")
                for (index, patch) in stack.patches.enumerated() {
                    #expect(!stack.patches[..<index].contains { $0.rect.intersects(patch.rect) })
                }
            }
        }

        @Test("a rectangle that changes again keeps its place, and the others keep their nodes")
        func sameRectangle() throws {
            let mailbox = CommitMailbox()
            let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
            let stack = PatchStack()
            mailbox.post(SpinnerTree.make(count: 1, size: CGSize(width: side, height: side), scale: 1))
            for step in 0..<20 {
                let time = Double(step) / 8
                let frame = try #require(renderer.frame(at: time, pixelWidth: side, pixelHeight: side, scale: 1))
                #expect(stack.apply(frame))
                #expect(stack.patches.count == min(step, 1))
            }
            #expect(stack.patches.first?.rect == PixelRect(x: 0, y: 0, width: 37, height: 37))
        }

        @Test("spinners that step together keep their places, and those of one image share what is drawn")
        func sharedTiles() throws {
            let mailbox = CommitMailbox()
            let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache(), setsTilesApart: true)
            let stack = PatchStack()
            let tree = SpinnerTree.make(count: 9, size: CGSize(width: side, height: side), scale: 1)
            mailbox.post(tree)
            for step in 0..<20 {
                let time = Double(step) / 8
                let frame = try #require(renderer.frame(at: time, pixelWidth: side, pixelHeight: side, scale: 1))
                #expect(stack.apply(frame))
                #expect(stack.patches.count == 9)
                #expect(Set(stack.patches.map { ObjectIdentifier($0.bitmap) }).count == 1)
                let shown = try image(of: stack)
                #expect(shown == OffscreenRenderer.bitmap(of: tree, at: time, scale: 1))
            }
        }

        @Test("of a thousand images that were shown in one place, those that may come again are kept")
        func passingTiles() throws {
            /// A bitmap as long as anybody holds it.
            struct Shown { weak var bitmap: Bitmap? }
            let stack = PatchStack()
            func show(_ bitmap: Bitmap, _ side: Int, isShared: Bool) {
                let rect = PixelRect(x: 0, y: 0, width: side, height: side)
                let patches = [Frame.Patch(rect: rect, bitmap: bitmap, isShared: isShared)]
                #expect(
                    stack.apply(
                        Frame(time: 0, pixelWidth: self.side, pixelHeight: self.side, scale: 1, patches: patches)))
            }
            show(try #require(Bitmap(width: side, height: side)), side, isShared: false)
            var shown: [Shown] = []
            for _ in 0..<1000 {
                let bitmap = try #require(Bitmap(width: 20, height: 20))
                show(bitmap, 20, isShared: true)
                shown.append(Shown(bitmap: bitmap))
            }
            #expect(shown.last?.bitmap != nil)
            #expect(shown.count { $0.bitmap != nil } <= 17)
        }

        @Test("a patch is refused before there is a complete image of its size")
        func incomplete() throws {
            let mailbox = CommitMailbox()
            let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
            mailbox.post(SpinnerTree.make(count: 1, size: CGSize(width: side, height: side), scale: 1))
            _ = renderer.frame(at: 0, pixelWidth: side, pixelHeight: side, scale: 1)
            let patch = try #require(renderer.frame(at: 0.125, pixelWidth: side, pixelHeight: side, scale: 1))
            #expect(!PatchStack().apply(patch))
        }
    }
#endif
