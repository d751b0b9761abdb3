import OctantBase

// Points nearer to each other than this part of the paths' size are one.
private let relativeTolerance: CGFloat = 1e-8

/// The stretches of one or two paths, cut where they cross: what the paths' regions are bounded by. Of stretches that
/// run together there is one, which knows how often each path goes along it.
struct PathArrangement {
    /// A stretch between two vertices.
    struct Edge {
        var piece: MonotonePiece
        let from: Int
        let to: Int
        /// How often the first and the second path go along it, less how often they go back.
        var windings: (Int, Int)
    }

    /// How deep a place is inside of each path.
    typealias Depth = (first: Int, second: Int)

    private(set) var edges: [Edge] = []
    let tolerance: CGFloat
    private var vertices: VertexTable
    /// The edges by pairs of vertices.
    private var known: [[Int]: [Int]] = [:]

    /// The arrangement of the regions of `geometries`, two at most.
    init(_ geometries: [PathGeometry]) {
        let bounds = geometries.reduce(CGRect.null) { $0.union($1.controlPointBoundingBox) }
        let far = [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY].map(abs).filter(\.isFinite).max() ?? 0
        tolerance = max(far * relativeTolerance, .leastNormalMagnitude)
        vertices = VertexTable(tolerance: 4 * tolerance)
        let pieces = geometries.enumerated().flatMap { owner, geometry in
            MonotonePiece.pieces(of: geometry, owner: owner, closes: true).flatMap { $0 }
        }
        for (piece, cuts) in zip(pieces, Self.cuts(of: pieces, tolerance)) { add(piece, cuts) }
    }

    /// The parameters at which each of `pieces` meets others.
    static func cuts(of pieces: [MonotonePiece], _ tolerance: CGFloat) -> [[CGFloat]] {
        var cuts = Array(repeating: [CGFloat](), count: pieces.count)
        var order = Array(pieces.indices)
        order.sort { pieces[$0].bounds.minX < pieces[$1].bounds.minX }
        var active: [Int] = []
        for index in order {
            let left = pieces[index].bounds.minX - tolerance
            active.removeAll { pieces[$0].bounds.maxX < left }
            for other in active {
                for crossing in pieces[index].crossings(with: pieces[other], tolerance: tolerance) {
                    cuts[index].append(crossing.own)
                    cuts[other].append(crossing.other)
                }
            }
            active.append(index)
        }
        return cuts
    }

    private mutating func add(_ piece: MonotonePiece, _ cuts: [CGFloat]) {
        var from: CGFloat = 0
        for cut in cuts.ordered() + [1] {
            let isLast = cut >= 1
            guard
                isLast || (cut > from && !piece.segment.point(at: cut).isNear(piece.segment.point(at: from), tolerance))
            else { continue }
            if !isLast, piece.segment.point(at: cut).isNear(piece.end, tolerance) { continue }
            let part = MonotonePiece(segment: piece.segment.part(from: from, to: min(cut, 1)), owner: piece.owner)
            from = cut
            let (start, end) = (vertices.index(of: part.start), vertices.index(of: part.end))
            if start != end { add(part.between(vertices.points[start], vertices.points[end]), start, end) }
            if isLast { break }
        }
    }

    private mutating func add(_ piece: MonotonePiece, _ start: Int, _ end: Int) {
        let key = [min(start, end), max(start, end)]
        let middle = piece.segment.point(at: 0.5)
        for index in known[key] ?? []
        where edges[index].piece.parameter(of: middle, tolerance: 16 * tolerance) != nil {
            let sign = edges[index].from == start ? 1 : -1
            if piece.owner == 0 { edges[index].windings.0 += sign } else { edges[index].windings.1 += sign }
            return
        }
        known[key, default: []].append(edges.count)
        edges.append(Edge(piece: piece, from: start, to: end, windings: piece.owner == 0 ? (1, 0) : (0, 1)))
    }

    /// How deep the two sides of edge number `index` are: that where the edge, followed, has greater `x` on its left
    /// being to the right, and so on; see `sides(of:)`.
    func sides(of index: Int) -> (ahead: Depth, behind: Depth, goesUp: Bool) {
        let edge = edges[index]
        let size = edge.piece.end - edge.piece.start
        let isSteep = abs(size.dy) >= abs(size.dx)
        let point = edge.piece.segment.point(at: 0.5)
        let ahead = depth(of: point, isSteep: isSteep, except: index)
        // Beyond the edge, against the ray, each path is as much deeper as it goes along the edge.
        let sign = isSteep ? (size.dy > 0 ? 1 : -1) : (size.dx < 0 ? 1 : -1)
        let behind = (ahead.first + sign * edge.windings.0, ahead.second + sign * edge.windings.1)
        return (ahead, behind, sign > 0)
    }

    /// How deep a place at `point` is: by a ray to greater x if `isSteep`, else to greater y.
    func depth(of point: CGPoint, isSteep: Bool, except own: Int? = nil) -> Depth {
        let across: KeyPath<CGPoint, CGFloat> = isSteep ? \.y : \.x
        let along: KeyPath<CGPoint, CGFloat> = isSteep ? \.x : \.y
        let (level, start) = (point[keyPath: across], point[keyPath: along])
        var depth = (first: 0, second: 0)
        for (index, edge) in edges.enumerated() where index != own {
            let (from, to) = (edge.piece.start[keyPath: across], edge.piece.end[keyPath: across])
            guard (from <= level) != (to <= level) else { continue }
            let (low, high) = (edge.piece.start[keyPath: along], edge.piece.end[keyPath: along])
            guard max(low, high) > start else { continue }
            if min(low, high) <= start {
                let parameter = edge.piece.parameter(where: across, is: level)
                guard edge.piece.segment.point(at: parameter)[keyPath: along] > start else { continue }
            }
            let sign = (to > from) == isSteep ? 1 : -1
            depth.first += sign * edge.windings.0
            depth.second += sign * edge.windings.1
        }
        return depth
    }
}

extension MonotonePiece {
    /// The stretch with its ends at two points that are all but the same.
    fileprivate func between(_ start: CGPoint, _ end: CGPoint) -> MonotonePiece {
        var piece = self
        switch segment {
        case .line: piece.segment = .line(start, end)
        case .quad(_, let control, _): piece.segment = .quad(start, control, end)
        case .cubic(_, let one, let two, _): piece.segment = .cubic(start, one, two, end)
        }
        return piece
    }
}

/// Points by number, those that are all but the same being one.
private struct VertexTable {
    private struct Cell: Hashable {
        let x: Double
        let y: Double
    }

    private(set) var points: [CGPoint] = []
    private var cells: [Cell: [Int]] = [:]
    private let tolerance: CGFloat

    init(tolerance: CGFloat) { self.tolerance = tolerance }

    mutating func index(of point: CGPoint) -> Int {
        let (x, y) = ((Double(point.x) / Double(tolerance)).rounded(), (Double(point.y) / Double(tolerance)).rounded())
        for dx in [0.0, -1, 1] {
            for dy in [0.0, -1, 1] {
                for index in cells[Cell(x: x + dx, y: y + dy)] ?? [] where points[index].isNear(point, tolerance) {
                    return index
                }
            }
        }
        cells[Cell(x: x, y: y), default: []].append(points.count)
        points.append(point)
        return points.count - 1
    }
}
