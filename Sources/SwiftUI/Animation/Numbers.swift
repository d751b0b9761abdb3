/// A vector of any number of components: what a property of a layer is while it is on its way. A missing component
/// counts as 0.
struct Numbers: VectorArithmetic, ExpressibleByArrayLiteral {
    /// The components.
    private(set) var list: [Double]

    init(_ list: [Double]) { self.list = list }

    init(arrayLiteral elements: Double...) { list = elements }

    init(_ point: CGPoint) { list = [Double(point.x), Double(point.y)] }

    init(_ size: CGSize) { list = [Double(size.width), Double(size.height)] }

    static var zero: Numbers { [] }

    /// The component at `index`.
    subscript(index: Int) -> Double { index < list.count ? list[index] : 0 }

    /// The first two components.
    var point: CGPoint { CGPoint(x: self[0], y: self[1]) }

    /// The first two components.
    var size: CGSize { CGSize(width: self[0], height: self[1]) }

    private func combined(with other: Numbers, _ body: (Double, Double) -> Double) -> Numbers {
        Numbers((0..<max(list.count, other.list.count)).map { body(self[$0], other[$0]) })
    }

    static func + (one: Numbers, other: Numbers) -> Numbers { one.combined(with: other, +) }

    static func - (one: Numbers, other: Numbers) -> Numbers { one.combined(with: other, -) }

    mutating func scale(by rhs: Double) { for index in list.indices { list[index] *= rhs } }

    var magnitudeSquared: Double { list.reduce(0) { $0 + $1 * $1 } }

    /// Equal but for missing components that are 0.
    static func == (one: Numbers, other: Numbers) -> Bool {
        (0..<max(one.list.count, other.list.count)).allSatisfy { one[$0] == other[$0] }
    }
}
