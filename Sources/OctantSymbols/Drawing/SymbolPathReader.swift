import CoreGraphics

/// Reads one path of `SymbolNotation`.
struct SymbolPathReader {
    private var words: ArraySlice<Substring>
    private var path = PathGeometry()

    /// A reader of `text`.
    init(_ text: Substring) { words = text.split(separator: " ")[...] }

    /// Returns the path; nil where the text breaks the rules, or is of nothing.
    mutating func read() -> PathGeometry? {
        while let command = words.popFirst() {
            guard add(command, numbers()) else { return nil }
        }
        return path.isEmpty ? nil : path
    }

    private mutating func numbers() -> [CGFloat] {
        var numbers: [CGFloat] = []
        while let word = words.first, let number = Double(word) {
            numbers.append(CGFloat(number))
            words.removeFirst()
        }
        return numbers
    }

    private mutating func add(_ command: Substring, _ n: [CGFloat]) -> Bool {
        let points = stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
        switch (command, n.count) {
        case ("M", 2): path.move(to: points[0])
        case ("L", 2...): for point in points { path.line(to: point) }
        case ("H", 1): path.line(to: CGPoint(x: n[0], y: path.currentPoint?.y ?? 0))
        case ("V", 1): path.line(to: CGPoint(x: path.currentPoint?.x ?? 0, y: n[0]))
        case ("C", 6): path.cubic(to: points[2], control1: points[0], control2: points[1])
        case ("Q", 4): path.quad(to: points[1], control: points[0])
        case ("Z", 0): path.close()
        case ("P", 2):
            // A line too short to see: it has round ends, and no length would have none.
            path.move(to: points[0])
            path.line(to: CGPoint(x: n[0] + 0.01, y: n[1]))
        case ("A", 5):
            path.addRelativeArc(
                center: points[0], radius: n[2], startAngle: n[3] * .pi / 180, delta: (n[4] - n[3]) * .pi / 180)
        case ("O", 3): addEllipse(points[0], n[2], n[2])
        case ("E", 4): addEllipse(points[0], n[2], n[3])
        case ("R", 5):
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            path.append(PathGeometry(roundedRect: rect, cornerWidth: n[4], cornerHeight: n[4]))
        case ("G", 7...), ("W", 5...):
            let corners = stride(from: 1, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
            path.append(Self.rounded(corners, radius: n[0], isClosed: command == "G"))
        case ("*", 5): path.append(Self.star(Int(n[0]), n[1], n[2], from: n[3], radius: n[4]))
        case ("J", 4): path.append(Self.wheel(Int(n[0]), n[1], n[2], radius: n[3]))
        case ("+", 3): addSparkle(points[0], n[2])
        case ("D", 1):
            let one = path
            for index in 1..<max(Int(n[0]), 2) {
                path.append(one.applying(CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / n[0])))
            }
        case ("^", 1): path = path.applying(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        case ("T", 3): path = path.applying(CGAffineTransform(a: n[2], b: 0, c: 0, d: n[2], tx: n[0], ty: n[1]))
        case ("Y", 0): path = path.applying(CGAffineTransform(scaleX: 1, y: -1))
        case ("N", 0): path.append(path.applying(CGAffineTransform(scaleX: -1, y: 1)))
        default: return false
        }
        return true
    }

    private mutating func addEllipse(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) {
        path.addEllipse(in: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
    }

    private mutating func addSparkle(_ center: CGPoint, _ radius: CGFloat) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * radius, y: center.y + y * radius)
        }
        path.move(to: point(0, -1))
        for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
            let waist: CGFloat = 0.14
            // The waist lies between this point and the one before.
            let (before, after) = (CGPoint(x: y, y: -x), CGPoint(x: x, y: y))
            path.quad(to: point(x, y), control: point((before.x + after.x) * waist, (before.y + after.y) * waist))
        }
        path.close()
    }

    /// The line through `corners`, each rounded by `radius` or as much of it as fits.
    private static func rounded(_ corners: [CGPoint], radius: CGFloat, isClosed: Bool) -> PathGeometry {
        var path = PathGeometry()
        guard let first = corners.first, let last = corners.last else { return path }
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        path.move(to: isClosed ? middle(last, first) : first)
        for (index, corner) in corners.enumerated() {
            let isEnd = !isClosed && (index == 0 || index == corners.count - 1)
            let next = corners[(index + 1) % corners.count]
            if isEnd {
                path.line(to: corner)
            } else {
                path.addArc(tangent1: corner, tangent2: next, radius: radius)
            }
        }
        if isClosed { path.close() }
        return path
    }

    private static func onCircle(_ radius: CGFloat, _ degrees: CGFloat) -> CGPoint {
        let angle = Double(degrees) * .pi / 180
        return CGPoint(x: radius * CGFloat(cos(angle)), y: radius * CGFloat(sin(angle)))
    }

    private static func star(
        _ count: Int, _ outer: CGFloat, _ inner: CGFloat, from: CGFloat, radius: CGFloat
    ) -> PathGeometry {
        let step = 180 / CGFloat(max(count, 1))
        let corners = (0..<2 * max(count, 0)).map { index in
            onCircle(index.isMultiple(of: 2) ? outer : inner, from + step * CGFloat(index))
        }
        return rounded(corners, radius: radius, isClosed: true)
    }

    private static func wheel(_ count: Int, _ outer: CGFloat, _ inner: CGFloat, radius: CGFloat) -> PathGeometry {
        let step = 360 / CGFloat(max(count, 1))
        let corners = (0..<max(count, 0)).flatMap { index -> [CGPoint] in
            let middle = step * CGFloat(index) - 90
            return [
                onCircle(inner, middle - step * 0.31), onCircle(outer, middle - step * 0.19),
                onCircle(outer, middle + step * 0.19), onCircle(inner, middle + step * 0.31),
            ]
        }
        return rounded(corners, radius: radius, isClosed: true)
    }
}
