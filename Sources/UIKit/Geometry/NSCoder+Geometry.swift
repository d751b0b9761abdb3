extension NSCoder {
    /// The text of `point`: `{1, 2}`.
    public class func string(for point: CGPoint) -> String { NumberList([point.x, point.y]).text }
    /// The text of `vector`: `{1, 2}`.
    public class func string(for vector: CGVector) -> String { NumberList([vector.dx, vector.dy]).text }
    /// The text of `size`: `{10, 20}`.
    public class func string(for size: CGSize) -> String { NumberList([size.width, size.height]).text }
    /// The text of `rect`: `{{1, 2}, {10, 20}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// The text of `transform`: `[1, 0, 0, 1, 0, 0]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        return NumberList([a, b, c, d, transform.tx, transform.ty], opening: "[", closing: "]").text
    }
    /// The text of `insets`: top, left, bottom and right, `{1, 2, 3, 4}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        NumberList([insets.top, insets.left, insets.bottom, insets.right]).text
    }
    /// The text of `insets`: top, leading, bottom and trailing, `{1, 2, 3, 4}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        NumberList([insets.top, insets.leading, insets.bottom, insets.trailing]).text
    }
    /// The text of `offset`: `{1, 2}`.
    public class func string(for offset: UIOffset) -> String {
        NumberList([offset.horizontal, offset.vertical]).text
    }

    /// The point of a text like `{1, 2}`; the origin of one that is not such.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = NumberList(string, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// The vector of a text like `{1, 2}`; zero of one that is not such.
    public class func cgVector(for string: String) -> CGVector {
        let numbers = NumberList(string, count: 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    /// The size of a text like `{10, 20}`; zero of one that is not such.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = NumberList(string, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// The rectangle of a text like `{{1, 2}, {10, 20}}`; zero of one that is not such.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = NumberList(string, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// The map of a text like `[1, 0, 0, 1, 0, 0]`; the identity of one that is not such.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        guard let numbers = NumberList(reading: string, count: 6) else { return .identity }
        let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: numbers[4], ty: numbers[5])
    }
    /// The insets of a text like `{1, 2, 3, 4}`: top, left, bottom and right; zero of one that is not such.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = NumberList(string, count: 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    /// The insets of a text like `{1, 2, 3, 4}`: top, leading, bottom and trailing; zero of one that is not such.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let numbers = NumberList(string, count: 4)
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    /// The offset of a text like `{1, 2}`; zero of one that is not such.
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = NumberList(string, count: 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
}

/// Numbers in braces, as geometry is written.
private struct NumberList {
    private let numbers: [CGFloat]
    private var (opening, closing) = ("{", "}")

    init(_ numbers: [CGFloat], opening: String = "{", closing: String = "}") {
        (self.numbers, self.opening, self.closing) = (numbers, opening, closing)
    }

    /// The `count` numbers of `text`; zeros of one that has others.
    init(_ text: String, count: Int) {
        self = NumberList(reading: text, count: count) ?? NumberList(Array(repeating: 0, count: count))
    }

    /// The `count` numbers of `text`, in brackets of any kind or none; nil for one that has others.
    init?(reading text: String, count: Int) {
        let parts = text.split { "{}[](), \n\t".contains($0) }
        let numbers = parts.compactMap { Double($0) }
        guard numbers.count == count, parts.count == count, numbers.allSatisfy(\.isFinite) else { return nil }
        self.numbers = numbers.map { CGFloat($0) }
    }

    subscript(index: Int) -> CGFloat { numbers[index] }

    /// With as many digits as tell the numbers apart.
    var text: String {
        opening + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + closing
    }
}
