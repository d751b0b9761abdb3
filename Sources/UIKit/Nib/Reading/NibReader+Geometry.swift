import CoreGraphics

extension NibReader {
    /// A rectangle that is `key` to this element.
    func rect(_ key: String) -> CGRect? {
        guard let child = child(key, "rect") else { return nil }
        return CGRect(
            x: child.number("x") ?? 0, y: child.number("y") ?? 0, width: max(0, child.number("width") ?? 0),
            height: max(0, child.number("height") ?? 0))
    }

    /// A point that is `key` to this element.
    func point(_ key: String) -> CGPoint? {
        guard let child = child(key, "point") else { return nil }
        return CGPoint(x: child.number("x") ?? 0, y: child.number("y") ?? 0)
    }

    /// A size that is `key` to this element.
    func size(_ key: String) -> CGSize? {
        guard let child = child(key, "size", "offsetWrapper") else { return nil }
        return CGSize(
            width: child.number("width") ?? child.number("horizontal") ?? 0,
            height: child.number("height") ?? child.number("vertical") ?? 0)
    }

    /// Insets that are `key` to this element, in either of the forms that Interface Builder has written.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let child = child(key, "edgeInsets", "inset", "insets") else { return nil }
        return UIEdgeInsets(
            top: child.number("top") ?? child.number("minY") ?? 0,
            left: child.number("left") ?? child.number("minX") ?? 0,
            bottom: child.number("bottom") ?? child.number("maxY") ?? 0,
            right: child.number("right") ?? child.number("maxX") ?? 0)
    }

    /// Insets by the direction of reading that are `key` to this element.
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let child = child(key, "directionalEdgeInsets") else { return nil }
        return NSDirectionalEdgeInsets(
            top: child.number("top") ?? 0, leading: child.number("leading") ?? 0, bottom: child.number("bottom") ?? 0,
            trailing: child.number("trailing") ?? 0)
    }
}
