#if GTK
    import RenderServer

    extension PixelRect {
        /// The rectangle in the space of `outer`, whose first pixel is the origin there.
        func placed(in outer: PixelRect) -> PixelRect {
            PixelRect(x: x - outer.x, y: y - outer.y, width: width, height: height)
        }

        /// The parts of the rectangle outside `others`: disjoint rectangles from top to bottom, each as high as nothing
        /// begins or ends beside it.
        func parts(outside others: [PixelRect]) -> [PixelRect] {
            var holes = others.map(intersection).filter { !$0.isEmpty }
            holes.sort { $0.x < $1.x }
            var edges = Array(Set([y, maxY] + holes.flatMap { [$0.y, $0.maxY] }))
            edges.sort()
            var parts: [PixelRect] = []
            for (top, bottom) in zip(edges, edges.dropFirst()) {
                var left = x
                for hole in holes where hole.y < bottom && hole.maxY > top {
                    if hole.x > left {
                        parts.append(PixelRect(x: left, y: top, width: hole.x - left, height: bottom - top))
                    }
                    left = max(left, hole.maxX)
                }
                if left < maxX { parts.append(PixelRect(x: left, y: top, width: maxX - left, height: bottom - top)) }
            }
            return parts
        }
    }
#endif
