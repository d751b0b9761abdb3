import CoreGraphics
import Foundation

extension NSCoder {
    /// The object stored under `key`, of one of `classes` if the coder asks for such; nil for none.
    func object(_ classes: [AnyClass], _ key: String) -> Any? {
        // An unarchiver ends the program where it is asked for what it does not have.
        containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
    }

    /// Stores `numbers` under `key`: eight bytes each, the least significant first.
    func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
        var data = Data(capacity: numbers.count * 8)
        for number in numbers {
            withUnsafeBytes(of: Double(number).bitPattern.littleEndian) { data.append(contentsOf: $0) }
        }
        encode(data as NSData, forKey: key)
    }

    /// The numbers stored under `key`; none for anything else.
    func decodeNumbers(forKey key: String) -> [CGFloat] {
        let bytes = Array(object([NSData.self], key) as? Data ?? Data())
        return stride(from: 0, to: bytes.count / 8 * 8, by: 8).map { start in
            let bits = bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return CGFloat(Double(bitPattern: bits))
        }
    }

    /// Stores an outline under `key`: the kinds of its steps, and their points under `key` with `Points` behind it.
    func encode(_ path: PathGeometry, forKey key: String) {
        encode(Data(path.verbs.map(\.rawValue)) as NSData, forKey: key)
        encodeNumbers(path.points.flatMap { [$0.x, $0.y] }, forKey: key + "Points")
    }

    /// The outline stored under `key`, as far as it has all its points.
    func decodePath(forKey key: String) -> PathGeometry {
        var path = PathGeometry()
        var numbers = decodeNumbers(forKey: key + "Points")[...]
        for byte in object([NSData.self], key) as? Data ?? Data() {
            guard let verb = PathVerb(rawValue: byte), numbers.count >= verb.pointCount * 2 else { return path }
            let taken = Array(numbers.prefix(verb.pointCount * 2))
            numbers = numbers.dropFirst(taken.count)
            func point(_ index: Int) -> CGPoint { CGPoint(x: taken[index * 2], y: taken[index * 2 + 1]) }
            switch verb {
            case .move: path.move(to: point(0))
            case .line: path.line(to: point(0))
            case .quad: path.quad(to: point(1), control: point(0))
            case .cubic: path.cubic(to: point(2), control1: point(0), control2: point(1))
            case .close: path.close()
            }
        }
        return path
    }
}
