import CoreGraphics
import OctantBase

extension AnimatableProperty {
    /// The storage of values.
    ///
    /// The type at an address follows from the key path in the property's line, so that bytes are never read as another
    /// type. A property is read and written in place.
    enum Storage: Sendable {
        case number, float, integer, switch_, point, size, rect, transform, rgba, image
        /// Optional.
        case color, path, colors, numbers

        var kind: Kind {
            switch self {
            case .number, .float, .integer: .scalar
            case .switch_: .switch_
            case .point: .point
            case .size: .size
            case .rect: .rect
            case .transform: .transform
            case .rgba, .color: .color
            case .image: .image
            case .path: .path
            case .colors: .colors
            case .numbers: .numbers
            }
        }

        /// The value at `address`, of a transform the part that is meant; nil for no path and no list of numbers.
        @inline(__always)
        func load(from address: UnsafeRawPointer, part: PropertyPart?) -> AnimationValue? {
            func value<Value>(_ type: Value.Type) -> Value { address.assumingMemoryBound(to: type).pointee }
            switch self {
            case .number: return .scalar(value(Double.self))
            case .float: return .scalar(Double(value(Float.self)))
            case .integer: return .scalar(Double(value(Int.self)))
            case .switch_: return .scalar(value(Bool.self) ? 1 : 0)
            case .point: return .point(value(CGPoint.self))
            case .size: return .size(value(CGSize.self))
            case .rect: return .rect(value(CGRect.self))
            case .transform:
                guard case .transform(let part)? = part else { return .transform(value(CATransform3D.self)) }
                return part.value(of: value(CATransform3D.self))
            case .rgba: return .color(value(RGBA.self))
            case .color: return .color(value(CGColor?.self)?.rgba ?? .clear)
            case .image:
                let shown = value(LayerImage.self)
                return shown.blend.map { .blend($0) } ?? .image(shown.image)
            case .path: return value(PathGeometry?.self).map(AnimationValue.path)
            case .colors: return .colors((value([CGColor]?.self) ?? []).map(\.rgba))
            case .numbers: return value([Double]?.self).map(AnimationValue.numbers)
            }
        }

        /// Stores `value` at `address`; one of another kind is left alone.
        @inline(__always)
        func store(_ value: AnimationValue, at address: UnsafeMutableRawPointer, part: PropertyPart?, limit: Limit) {
            func pointer<Value>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
                address.assumingMemoryBound(to: type)
            }
            switch (self, value) {
            case (.point, .point(let p)): pointer(CGPoint.self).pointee = p
            case (.size, .size(let s)): pointer(CGSize.self).pointee = s
            case (.rect, .rect(let r)): pointer(CGRect.self).pointee = r
            case (.transform, _):
                if case .transform(let part)? = part {
                    part.set(value, in: &pointer(CATransform3D.self).pointee)
                } else if case .transform(let m) = value {
                    pointer(CATransform3D.self).pointee = m
                }
            case (.rgba, .color(let c)): pointer(RGBA.self).pointee = c
            case (.color, .color(let c)): CGColor.replace(&pointer(CGColor?.self).pointee, with: c)
            case (.image, .image(let image)): pointer(LayerImage.self).pointee = LayerImage(image: image)
            case (.image, .blend(let blend)):
                pointer(LayerImage.self).pointee = LayerImage(image: blend.dominant, blend: blend)
            case (.path, .path(let p)): pointer(PathGeometry?.self).pointee = p
            case (.colors, .colors(let list)): pointer([CGColor]?.self).pointee = list.map { CGColor(rgba: $0) }
            case (.numbers, .numbers(let list)): pointer([Double]?.self).pointee = list
            case (_, .scalar(let x)): store(x, at: address, part: part, limit: limit)
            default: break
            }
        }

        /// Sets a number: what most animations set, and no value that may be as large as a matrix.
        @inline(__always)
        func store(_ number: Double, at address: UnsafeMutableRawPointer, part: PropertyPart?, limit: Limit) {
            switch self {
            case .number, .float, .integer, .switch_:
                guard let number = limit.clamped(number) else { return }
                switch self {
                case .number: address.assumingMemoryBound(to: Double.self).pointee = number
                case .float: address.assumingMemoryBound(to: Float.self).pointee = Float(number)
                case .integer: address.assumingMemoryBound(to: Int.self).pointee = Int(clamping: number.rounded())
                default: address.assumingMemoryBound(to: Bool.self).pointee = number >= 0.5
                }
            case .transform:
                guard case .transform(let part)? = part else { return }
                part.set(number, in: &address.assumingMemoryBound(to: CATransform3D.self).pointee)
            default: break
            }
        }

        /// Restores the value at `base`, in the existing memory where possible.
        @inline(__always)
        func restore(_ address: UnsafeMutableRawPointer, from base: UnsafeRawPointer) {
            func copy<Value>(_ type: Value.Type) {
                address.assumingMemoryBound(to: type).pointee = base.assumingMemoryBound(to: type).pointee
            }
            switch self {
            case .number: copy(Double.self)
            case .float: copy(Float.self)
            case .integer: copy(Int.self)
            case .switch_: copy(Bool.self)
            case .point: copy(CGPoint.self)
            case .size: copy(CGSize.self)
            case .rect: copy(CGRect.self)
            case .transform: copy(CATransform3D.self)
            case .rgba: copy(RGBA.self)
            case .image: copy(LayerImage.self)
            case .color:
                CGColor.replace(
                    &address.assumingMemoryBound(to: CGColor?.self).pointee,
                    with: base.assumingMemoryBound(to: CGColor?.self).pointee)
            case .path:
                let (path, old) = (
                    address.assumingMemoryBound(to: PathGeometry?.self),
                    base.assumingMemoryBound(to: PathGeometry?.self).pointee
                )
                if let old, path.pointee != nil { path.pointee?.become(old) } else { path.pointee = old }
            case .colors:
                let list = address.assumingMemoryBound(to: [CGColor]?.self)
                guard let old = base.assumingMemoryBound(to: [CGColor]?.self).pointee, list.pointee?.count == old.count
                else { return copy([CGColor]?.self) }
                Self.change(list) { CGColor.replace(&$1, with: old[$0]) }
            case .numbers:
                let list = address.assumingMemoryBound(to: [Double]?.self)
                guard let old = base.assumingMemoryBound(to: [Double]?.self).pointee, list.pointee?.count == old.count
                else { return copy([Double]?.self) }
                for index in old.indices { list.pointee?[index] = old[index] }
            }
        }

        /// Sets a path or a list to what is `fraction` of the way from one to the other, without asking for memory
        /// where it can; false where there is nothing in between.
        @inline(__always)
        func mix(
            _ from: AnimationValue, _ to: AnimationValue, _ fraction: Double, at address: UnsafeMutableRawPointer
        ) -> Bool {
            switch (self, from, to) {
            case (.path, .path(let from), .path(let to)):
                let path = address.assumingMemoryBound(to: PathGeometry?.self)
                if path.pointee == nil { path.pointee = from }
                return path.pointee?.become(from, to, fraction) ?? false
            case (.colors, .colors(let from), .colors(let to)) where from.count == to.count:
                let list = address.assumingMemoryBound(to: [CGColor]?.self)
                if list.pointee?.count != from.count { list.pointee = from.map { CGColor(rgba: $0) } }
                Self.change(list) { CGColor.replace(&$1, with: AnimationValue.blend(from[$0], to[$0], fraction)) }
            case (.numbers, .numbers(let from), .numbers(let to)) where from.count == to.count:
                let list = address.assumingMemoryBound(to: [Double]?.self)
                if list.pointee?.count != from.count { list.pointee = from }
                for index in from.indices { list.pointee?[index] = from[index] + (to[index] - from[index]) * fraction }
            default: return false
            }
            return true
        }

        /// Changes the colours of a list one by one.
        private static func change(_ list: UnsafeMutablePointer<[CGColor]?>, _ body: (Int, inout CGColor) -> Void) {
            // While the list is written to, it must not be held here too.
            guard var colors = list.pointee.take() else { return }
            for index in colors.indices { body(index, &colors[index]) }
            list.pointee = colors
        }
    }
}

extension AnimatableProperty.Limit {
    /// The number that is stored for `x`; nil for none.
    @inline(__always) package func clamped(_ x: Double) -> Double? {
        switch self {
        case .any: x
        case .notNegative: max(0, x)
        case .fraction: min(max(x, 0), 1)
        case .positive: x > 0 ? x : nil
        case .count(let most): min(max(x, 0), Double(most))
        }
    }
}

extension AnimatableProperty {
    /// The limit that numbers are clamped to while animations run: sums of additive ones are not.
    @inline(__always) private var limitOnTheWay: Limit { change.contains(.adds) ? .any : limit }

    /// The value in the owner at this address; nil where it has none.
    @inline(__always) func load(from owner: UnsafeRawPointer) -> AnimationValue? {
        storage.load(from: owner + offset, part: part) ?? PropertyTable.shared.fallbacks[index]?(owner)
    }

    /// Stores `value` in the owner at this address; one of another kind is left alone.
    @inline(__always) func store(_ value: AnimationValue, in owner: UnsafeMutableRawPointer) {
        storage.store(value, at: owner + offset, part: part, limit: limitOnTheWay)
    }

    /// Stores a number in the owner at this address; does nothing where no number fits.
    @inline(__always) func store(_ number: Double, in owner: UnsafeMutableRawPointer) {
        storage.store(number, at: owner + offset, part: part, limit: limitOnTheWay)
    }

    /// Restores the value of the owner at `base`.
    @inline(__always) func restore(_ owner: UnsafeMutableRawPointer, from base: UnsafeRawPointer) {
        storage.restore(owner + offset, from: base + offset)
    }

    /// Mixes as `Storage.mix` does, in the owner at this address.
    @inline(__always) func mix(
        _ from: AnimationValue, _ to: AnimationValue, _ fraction: Double, in owner: UnsafeMutableRawPointer
    ) -> Bool {
        storage.mix(from, to, fraction, at: owner + offset)
    }
}
