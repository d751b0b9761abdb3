import CoreGraphics
import RenderServer

/// The parts of points, sizes, rectangles and transforms, by the names that key paths give them.
enum StructPart {
    /// The part of `value` that `path` names; nil when it has none of that name.
    static func value(of value: Any, at path: String) -> Any? { whole(value)?.part(path)?.boxed }

    /// `value` with the part that `path` names set to `part`, to 0 (a scale to 1) by nil; nil when it has none of that
    /// name, or `part` does not fit.
    static func setting(_ part: Any?, in value: Any, at path: String) -> Any? {
        guard let whole = Self.whole(value) else { return nil }
        let new = part.map { AnimationValue(unboxing: $0) } ?? whole.partOfNothing(path)
        return new.flatMap { whole.setting(path, to: $0)?.boxed }
    }

    /// A value that has parts.
    private static func whole(_ value: Any) -> AnimationValue? {
        value is CGPoint || value is CGSize || value is CGRect || value is CATransform3D
            ? AnimationValue(unboxing: value) : nil
    }
}
