import CoreGraphics
import RenderServer

/// The contents of a layer that an object of another room provides: UIImage, its pixels.
package protocol LayerContents {
    /// The pixels, or nil if there are none.
    var layerContents: CGImage? { get }
}

extension AnimationValue {
    /// The value in a box of type Any.
    init?(unboxing boxed: Any) {
        // First what lists of values are full of: a cast of it to each of the structures is asked of a bridge.
        if type(of: boxed) is NSNumber.Type, let number = boxed as? NSNumber {
            self = .scalar(number.doubleValue)
            return
        }
        switch boxed {
        case let value as Bool: self = .scalar(value ? 1 : 0)
        case let value as any BinaryFloatingPoint: self = .scalar(Double(value))
        case let value as any BinaryInteger: self = .scalar(Double(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3D(value))
        case let value as CGColor: self = .color(value.rgba)
        case let value as CGPath: self = .path(value.geometry)
        case let value as CGImage: self = .image(value)
        case let value as any LayerContents: self = .image(value.layerContents)
        case let value as NSValue:
            guard let opened = AnimationValue(opening: value) else { return nil }
            self = opened
        case let values as [Any]: self.init(unboxingList: values)
        default: return nil
        }
    }

    /// The input of a value function in a box of type Any: a number, or an array of three.
    init?(unboxingInput boxed: Any) {
        if let numbers = [Double].unboxed(boxed) {
            guard numbers.count == 3 else { return nil }
            self = .vector(SIMD3(numbers[0], numbers[1], numbers[2]))
        } else {
            self.init(unboxing: boxed)
        }
    }

    /// A list of colours or of numbers; an empty one counts as one of numbers.
    private init?(unboxingList values: [Any]) {
        let colors = values.compactMap { $0 as? CGColor }
        if !colors.isEmpty && colors.count == values.count {
            self = .colors(colors.map(\.rgba))
            return
        }
        var numbers: [Double] = []
        for value in values {
            guard case .scalar(let number)? = AnimationValue(unboxing: value) else { return nil }
            numbers.append(number)
        }
        self = .numbers(numbers)
    }

    /// The point, size, rectangle or transform in an NSValue.
    private init?(opening value: NSValue) {
        switch value.heldType {
        case "CGPoint": self = .point(value.pointValue)
        case "CGSize": self = .size(value.sizeValue)
        case "CGRect": self = .rect(value.rectValue)
        case "[16d]": self = .transform(value.caTransform3DValue)
        default: return nil
        }
    }

    /// The value as `value(forKeyPath:)` returns it: numbers in an NSNumber, which casts to every kind of number.
    package var boxed: Any? {
        switch self {
        case .scalar(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): CGColor(rgba: value)
        case .transform(let value): value
        case .path(let value): CGPath(geometry: value)
        case .image(let value): value
        case .blend(let value): value.dominant
        case .vector(let value): [value.x, value.y, value.z].map { NSNumber(value: $0) }
        case .colors(let values): values.map { CGColor(rgba: $0) }
        case .numbers(let values): values.map { NSNumber(value: $0) }
        }
    }
}
