import CoreGraphics
import Foundation

/// The value of a runtime attribute.
enum NibValue {
    case none
    case flag(Bool)
    case number(Double)
    case text(String)
    case color(UIColor)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case image(UIImage)

    /// The value as one of type `Value`, which may be an optional; nil when it does not fit.
    func fit<Value>(_ type: Value.Type) -> Value? {
        if case .none = self {
            // A nil of any type is one of every optional type. Asking the type for it crashes the optimiser of Swift
            // 6.3.
            return (Any?.none as Any) as? Value
        }
        for form in forms { if let value = form as? Value { return value } }
        return nil
    }

    /// The forms of the value, the most natural one first.
    private var forms: [Any] {
        switch self {
        case .none: []
        case .flag(let flag): [flag]
        case .number(let number):
            [number, CGFloat(number), Float(number), NSNumber(value: number)] + wholes(number) + [number != 0]
        case .text(let text): [text, text as NSString]
        case .color(let color): [color, color.cgColor]
        case .point(let point): [point]
        case .size(let size): [size]
        case .rect(let rect): [rect]
        case .range(let range): [range]
        case .image(let image): [image]
        }
    }

    /// A number without what is behind its point, in the types that hold it.
    private func wholes(_ number: Double) -> [Any] {
        let whole = number.rounded(.towardZero)
        let forms: [Any?] = [
            Int(exactly: whole), UInt(exactly: whole), Int32(exactly: whole), UInt32(exactly: whole),
            Int64(exactly: whole), UInt64(exactly: whole), Int16(exactly: whole), UInt16(exactly: whole),
            Int8(exactly: whole), UInt8(exactly: whole),
        ]
        return forms.compactMap { $0 }
    }

    /// The value as layers use it.
    var forLayer: Any? {
        switch self {
        case .color(let color): color.cgColor
        default: forms.first
        }
    }
}
