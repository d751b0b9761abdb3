import CoreGraphics

/// A part of a point, a size, a rectangle or a transform, which can be read, set and animated by itself.
package enum PropertyPart: Sendable, Hashable {
    case x, y, width, height, origin, size
    case transform(TransformPart)

    /// Whether the part is a position rather than a size.
    var isOfOrigin: Bool { self == .origin || self == .x || self == .y }

    /// The position of a part in a value.
    struct Member: Sendable {
        /// The name in key paths.
        var name: String
        let part: PropertyPart
        let kind: AnimatableProperty.Kind
        let storage: AnimatableProperty.Storage
        /// Bytes from the begin of the value.
        var offset = 0

        fileprivate init<Whole, Value: StoredValue>(_ name: String, _ part: PropertyPart, _ path: KeyPath<Whole, Value>)
        {
            (self.name, self.part, kind, storage) = (name, part, Value.storage.kind, Value.storage)
            offset = MemoryLayout<Whole>.offset(of: path) ?? 0
        }

        fileprivate init(_ part: TransformPart) {
            (name, self.part, storage) = (part.rawValue, .transform(part), .transform)
            kind = part == .translation ? .size : .scalar
        }

        /// The same part, of a value that is itself one.
        fileprivate func within(_ outer: Member) -> Member {
            var member = self
            (member.name, member.offset) = ("\(outer.name).\(name)", outer.offset + offset)
            return member
        }
    }

    /// The parts of values of `kind`.
    static func members(in kind: AnimatableProperty.Kind) -> [Member] {
        switch kind {
        case .point: ofPoint
        case .size: ofSize
        case .rect: ofRect
        case .transform: ofTransform
        default: []
        }
    }

    private static let ofPoint = [Member("x", .x, \CGPoint.x), Member("y", .y, \CGPoint.y)]
    private static let ofSize = [Member("width", .width, \CGSize.width), Member("height", .height, \CGSize.height)]
    private static let ofRect: [Member] = {
        let (origin, size) = (Member("origin", .origin, \CGRect.origin), Member("size", .size, \CGRect.size))
        return [origin] + ofPoint.map { $0.within(origin) } + [size] + ofSize.map { $0.within(size) }
    }()
    private static let ofTransform = TransformPart.allCases.map { Member($0) }
}

extension AnimationValue {
    /// The part that key paths call `name`; nil where the value has none of that name.
    package func part(_ name: String) -> AnimationValue? {
        guard let member = member(of: name) else { return nil }
        var copy = self
        return copy.withBytes { member.storage.load(from: $0 + member.offset, part: member.part) }
    }

    /// The value with the part that key paths call `name` set to `part`; nil where it has none of that name, `part` is
    /// of another kind or anything is not finite then.
    package func setting(_ name: String, to part: AnimationValue) -> AnimationValue? {
        guard let member = member(of: name), let part = part.coerced(to: member.kind) else { return nil }
        var copy = self
        copy.withBytes { member.storage.store(part, at: $0 + member.offset, part: member.part, limit: .any) }
        if case .transform(let m) = copy, !m.isFinite { return nil }
        return copy
    }

    /// The value of the part called `name` where there is none: 0, for a scale 1.
    package func partOfNothing(_ name: String) -> AnimationValue? {
        switch self {
        case .point: AnimationValue.point(.zero).part(name)
        case .size: AnimationValue.size(.zero).part(name)
        case .rect: AnimationValue.rect(.zero).part(name)
        case .transform: AnimationValue.transform(.identity).part(name)
        default: nil
        }
    }

    private func member(of name: String) -> PropertyPart.Member? {
        let kind: AnimatableProperty.Kind
        switch self {
        case .point: kind = .point
        case .size: kind = .size
        case .rect: kind = .rect
        case .transform: kind = .transform
        default: return nil
        }
        return PropertyPart.members(in: kind).first { $0.name == name }
    }

    /// Calls `body` with the address of the numbers of a value that has parts; nil for another.
    private mutating func withBytes<Result>(_ body: (UnsafeMutableRawPointer) -> Result?) -> Result? {
        switch self {
        case .point(var point):
            defer { self = .point(point) }
            return withUnsafeMutablePointer(to: &point) { body($0) }
        case .size(var size):
            defer { self = .size(size) }
            return withUnsafeMutablePointer(to: &size) { body($0) }
        case .rect(var rect):
            defer { self = .rect(rect) }
            return withUnsafeMutablePointer(to: &rect) { body($0) }
        case .transform(var transform):
            defer { self = .transform(transform) }
            return withUnsafeMutablePointer(to: &transform) { body($0) }
        default: return nil
        }
    }
}
