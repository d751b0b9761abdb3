import OctantBase

/// A list of numbers for filters: a point, a rectangle, factors. It never changes. Any thread.
public final class CIVector: NSObject, Sendable {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    /// The numbers.
    let numbers: [CGFloat]

    init(_ numbers: [CGFloat]) {
        self.numbers = numbers
        super.init()
    }

    /// The `count` numbers at `values`.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: values, count: max(count, 0))))
    }

    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }

    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }

    /// The coordinates of `point`.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

    /// Origin, width and height of `rect`.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    /// The six numbers of `transform`.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// The numbers in `representation`, `[1 2 3]`.
    public convenience init(string representation: String) {
        let words = representation.split { " []".contains($0) }
        self.init(words.map { CGFloat(Double($0) ?? 0) })
    }

    /// The number at `index`; 0 beyond the end.
    public func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }

    /// The number of numbers.
    public var count: Int { numbers.count }
    /// The first number, or 0.
    public var x: CGFloat { value(at: 0) }
    /// The second number, or 0.
    public var y: CGFloat { value(at: 1) }
    /// The third number, or 0.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number, or 0.
    public var w: CGFloat { value(at: 3) }
    /// The point of the first two numbers.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The rectangle of the first four numbers.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The transform of the first six numbers.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// The numbers in words, `[1 2 3]`.
    public var stringRepresentation: String {
        "[\(numbers.map { String(format: "%g", Double($0)) }.joined(separator: " "))]"
    }

    /// The first four numbers.
    var pixel: Pixel { Pixel(Float(x), Float(y), Float(z), Float(w)) }

    /// Whether `object` has the same numbers.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }

    /// The same for equal lists.
    public override var hash: Int { numbers.hashValue }

    /// The numbers in words.
    public override var description: String { stringRepresentation }
}
