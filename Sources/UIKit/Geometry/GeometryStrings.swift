// The C names of what `NSCoder` writes and reads of geometry, as older sources spell them.

/// `NSCoder.string(for:)`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// `NSCoder.cgPoint(for:)`.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// `NSCoder.string(for:)`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// `NSCoder.cgVector(for:)`.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
/// `NSCoder.string(for:)`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// `NSCoder.cgSize(for:)`.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// `NSCoder.string(for:)`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// `NSCoder.cgRect(for:)`.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// `NSCoder.string(for:)`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
/// `NSCoder.cgAffineTransform(for:)`.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: string)
}
/// `NSCoder.string(for:)`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// `NSCoder.uiEdgeInsets(for:)`.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
/// `NSCoder.string(for:)`.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    NSCoder.string(for: insets)
}
/// `NSCoder.nsDirectionalEdgeInsets(for:)`.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: string)
}
/// `NSCoder.string(for:)`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
/// `NSCoder.uiOffset(for:)`.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
