import CoreFoundation

/// The name of a mode of run loops: which of their timers and sources are heard.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    private let text: String

    /// The name.
    public var rawValue: CFString { text as CFString }

    /// The mode of this name.
    public init(rawValue: CFString) { text = rawValue as String }

    /// The mode of this name.
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    /// The mode of this name.
    init(_ name: String) { text = name }

    /// The mode that a run loop is in most of the time.
    public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue)
    /// All modes that are common ones: the default one is.
    public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue)

    /// The name as Core Foundation takes it.
    var name: CoreFoundation.CFString { CFRunLoopMode.name(text) }

    /// `text` as Core Foundation takes it, which knows all common modes by the address of the name only.
    static func name(_ text: String) -> CoreFoundation.CFString {
        text == commonModes.text
            ? CoreFoundation.kCFRunLoopCommonModes
            : CFStringCreateWithCString(nil, text, CFStringBuiltInEncodings.UTF8.rawValue)
    }
}

/// `CFRunLoopMode.defaultMode`.
public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
/// `CFRunLoopMode.commonModes`.
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes
