import Foundation
#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

public struct RingTheme {
    #if os(iOS) || os(tvOS)
    public var track: UIColor
    public var isTouchable: Bool { true }
    #elseif os(macOS)
    public var track: NSColor
    #endif

    public static var current = RingTheme(track: .lightGray)
}
