import Glibc
import OctantBase

/// Called with the flags when they have changed, and with the context's `info`.
public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// What a callback is given along.
public struct SCNetworkReachabilityContext {
    /// The version of the structure: 0.
    public var version: CFIndex
    /// What the callback is given.
    public var info: UnsafeMutableRawPointer?
    /// Called with `info` when the context is set, and what is returned takes its place.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called with `info` when the context is no longer used.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Returns what `info` is, in words. Nothing here asks for it.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// A context of `info`.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
        self.copyDescription = copyDescription
    }
}

/// Returns what tells whether the machine at `address` is reached; nil for an address of another protocol than the
/// Internet's.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    let bytes = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        // 127.0.0.0/8; the highest byte is the first in memory.
        let part = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr) ?? 0
        return SCNetworkReachability(isOwn: bytes.load(fromByteOffset: part, as: UInt8.self) == 127)
    case AF_INET6:
        let part = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr) ?? 0
        let parts = UnsafeRawBufferPointer(start: bytes + part, count: 16)
        return SCNetworkReachability(isOwn: parts.dropLast().allSatisfy { $0 == 0 } && parts.last == 1)
    default: return nil
    }
}

/// Returns what tells whether the machine called `nodename` is reached. The name is not looked up. Nil for no name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    guard !name.isEmpty else { return nil }
    return SCNetworkReachability(isOwn: ["localhost", "127.0.0.1", "::1"].contains(name.lowercased()))
}

/// Writes the flags of `target` now to `flags`. Always true.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Calls `callout` at changes of the flags of `target`, once it is scheduled, with the `info` of `context`; nil
/// for no longer. Always true.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.listen(callout, context.map { KeptInfo($0.pointee) })
    return true
}

/// Has changes of `target` told on `queue`; nil for no longer. False where changes cannot be known.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    guard let queue else {
        target.stopWatching()
        return true
    }
    return target.watch { tell in queue.async(execute: tell) }
}

/// Has changes of `target` told in `runLoop`, in `runLoopMode`. False where changes cannot be known.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    // A run loop takes blocks from any thread.
    nonisolated(unsafe) let loop = runLoop
    let mode = CFRunLoopMode(runLoopMode)
    return target.watch { tell in
        CFRunLoopPerformBlock(loop, mode, tell)
        CFRunLoopWakeUp(loop)
    }
}

/// Has changes of `target` told no longer. Always true.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    target.stopWatching()
    return true
}
