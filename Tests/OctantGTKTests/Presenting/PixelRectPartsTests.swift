#if GTK
    import RenderServer
    import TestSupport
    import Testing

    @testable import OctantGTK

    @Suite("What is left of a rectangle")
    struct PixelRectPartsTests {
        private let whole = PixelRect(x: 2, y: 3, width: 30, height: 20)

        /// How often each pixel around `whole` is in one of `rects`.
        private func counts(_ rects: [PixelRect]) -> [[Int]] {
            (0..<30).map { y in
                (0..<40).map { x in rects.count { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY } }
            }
        }

        @Test("with nothing in it, it is whole; with all of it covered, nothing is left")
        func extremes() {
            #expect(whole.parts(outside: []) == [whole])
            #expect(whole.parts(outside: [.empty]) == [whole])
            #expect(whole.parts(outside: [PixelRect(x: 50, y: 0, width: 5, height: 5)]) == [whole])
            #expect(whole.parts(outside: [whole]).isEmpty)
            #expect(whole.parts(outside: [PixelRect(x: 0, y: 0, width: 99, height: 99)]).isEmpty)
            #expect(PixelRect.empty.parts(outside: []).isEmpty)
        }

        @Test("every pixel is in one part or in one of the others, and in no two parts")
        func random() {
            var random = SeededGenerator(seed: 12)
            for _ in 0..<200 {
                let others = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    PixelRect(
                        x: .random(in: -5...35, using: &random), y: .random(in: -5...25, using: &random),
                        width: .random(in: 0...15, using: &random), height: .random(in: 0...12, using: &random))
                }
                let (all, covered) = (counts([whole]), counts(others))
                let parts = counts(whole.parts(outside: others))
                for y in 0..<30 {
                    for x in 0..<40 {
                        #expect(parts[y][x] == (covered[y][x] > 0 ? 0 : all[y][x]), "at \(x), \(y)")
                    }
                }
            }
        }

        @Test("far from what is taken away the parts stay what they were")
        func stable() {
            let first = PixelRect(x: 5, y: 5, width: 3, height: 3)
            let before = Set(whole.parts(outside: [first, PixelRect(x: 20, y: 12, width: 4, height: 4)]))
            let after = Set(whole.parts(outside: [first, PixelRect(x: 21, y: 12, width: 4, height: 4)]))
            #expect(before.intersection(after).count == before.count - 2)
        }
    }
#endif
