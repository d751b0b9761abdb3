extension PathGeometry {
    /// The same outline run through the other way round, each sub-path by itself; a closed one stays closed.
    package var reversed: PathGeometry {
        var result = PathGeometry()
        for subpath in subpaths.reversed() { result.append(subpath.reversedSubpath) }
        return result
    }

    /// The sub-paths, each beginning with its own move.
    private var subpaths: [PathGeometry] {
        var all: [PathGeometry] = []
        forEachVerb { verb, points in
            if verb == .move { all.append(PathGeometry()) }
            guard !all.isEmpty else { return }
            let last = all.count - 1
            switch verb {
            case .move: all[last].move(to: points[0])
            case .line: all[last].line(to: points[0])
            case .quad: all[last].quad(to: points[1], control: points[0])
            case .cubic: all[last].cubic(to: points[2], control1: points[0], control2: points[1])
            case .close: all[last].close()
            }
        }
        return all
    }

    /// One sub-path reversed.
    private var reversedSubpath: PathGeometry {
        var result = PathGeometry()
        guard let end = points.last else { return result }
        result.move(to: end)
        var rest = points.dropLast()
        for verb in verbs.reversed() {
            switch verb {
            case .line:
                result.line(to: rest.removeLast())
            case .quad:
                let control = rest.removeLast()
                result.quad(to: rest.removeLast(), control: control)
            case .cubic:
                let (second, first) = (rest.removeLast(), rest.removeLast())
                result.cubic(to: rest.removeLast(), control1: second, control2: first)
            case .move, .close:
                break
            }
        }
        if verbs.last == .close { result.close() }
        return result
    }

    private func forEachVerb(_ body: (PathVerb, [CGPoint]) -> Void) {
        var next = 0
        for verb in verbs {
            body(verb, Array(points[next..<next + verb.pointCount]))
            next += verb.pointCount
        }
    }
}
