import Foundation

public enum RingMath {
    #if os(iOS) || os(tvOS)
    public static func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    #endif
}
