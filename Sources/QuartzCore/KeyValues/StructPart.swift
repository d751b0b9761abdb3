import CoreGraphics
import RenderServer

/// The parts of points, sizes, rectangles and transforms, by the names that key paths give them.
enum StructPart {
    /// The part of `value` that `path` names; nil when it has none of that name.
    static func value(of value: Any, at path: String) -> Any? {
        switch value {
        case let point as CGPoint:
            switch path {
            case "x": return point.x.keyedBox
            case "y": return point.y.keyedBox
            default: return nil
            }
        case let size as CGSize:
            switch path {
            case "width": return size.width.keyedBox
            case "height": return size.height.keyedBox
            default: return nil
            }
        case let rect as CGRect:
            switch path {
            case "origin": return rect.origin
            case "size": return rect.size
            default:
                if let rest = path.dropping("origin.") { return self.value(of: rect.origin, at: rest) }
                return path.dropping("size.").flatMap { self.value(of: rect.size, at: $0) }
            }
        case let transform as CATransform3D:
            return TransformPart(rawValue: path)?.value(of: transform).boxed
        default:
            return nil
        }
    }

    /// `value` with the part that `path` names set to `part`; nil when it has none of that name, or `part` does not
    /// fit.
    static func setting(_ part: Any?, in value: Any, at path: String) -> Any? {
        guard let part else { return nil }
        switch value {
        case var point as CGPoint:
            guard let number = finite(part) else { return nil }
            switch path {
            case "x": point.x = number
            case "y": point.y = number
            default: return nil
            }
            return point
        case var size as CGSize:
            guard let number = finite(part) else { return nil }
            switch path {
            case "width": size.width = number
            case "height": size.height = number
            default: return nil
            }
            return size
        case let rect as CGRect:
            return setting(part, in: rect, at: path)
        case var transform as CATransform3D:
            guard let name = TransformPart(rawValue: path), let value = AnimationValue(unboxing: part) else {
                return nil
            }
            switch (name, value) {
            case (.translation, .point(let p)): name.set(.size(CGSize(width: p.x, height: p.y)), in: &transform)
            case (.translation, .size), (_, .scalar): name.set(value, in: &transform)
            default: return nil
            }
            return transform.isFinite ? transform : nil
        default:
            return nil
        }
    }

    private static func setting(_ part: Any, in rect: CGRect, at path: String) -> Any? {
        var rect = rect
        switch path {
        case "origin":
            guard let origin = CGPoint.unboxed(part) else { return nil }
            rect.origin = origin
        case "size":
            guard let size = CGSize.unboxed(part) else { return nil }
            rect.size = size
        default:
            if let rest = path.dropping("origin."), let origin = setting(part, in: rect.origin, at: rest) as? CGPoint {
                rect.origin = origin
            } else if let rest = path.dropping("size."), let size = setting(part, in: rect.size, at: rest) as? CGSize {
                rect.size = size
            } else {
                return nil
            }
        }
        return rect
    }

    /// What a part is set to by nil: 0, for a scale 1.
    static func standard(of value: Any, at path: String) -> Any? {
        switch value {
        case is CATransform3D: TransformPart(rawValue: path)?.value(of: .identity).boxed
        case is CGRect: self.value(of: CGRect.zero, at: path)
        case is CGPoint: self.value(of: CGPoint.zero, at: path)
        case is CGSize: self.value(of: CGSize.zero, at: path)
        default: nil
        }
    }

    private static func finite(_ boxed: Any) -> CGFloat? {
        CGFloat.unboxed(boxed).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension String {
    /// What follows `prefix`; nil for another begin.
    fileprivate func dropping(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
