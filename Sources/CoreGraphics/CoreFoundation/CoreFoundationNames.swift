public import CoreFoundation

// Core Foundation's names for what Foundation has on Linux under Swift's own, so that `as CFArray` and the like
// compile.

/// A list of anything.
public typealias CFArray = [Any]
/// A dictionary as an object.
public typealias CFDictionary = NSDictionary
/// A text as an object. Foundation does not say that one may cross threads; constants of this type never change, so
/// they are `nonisolated(unsafe)`.
public typealias CFString = NSString
/// Bytes.
public typealias CFData = NSData
/// Bytes that may change.
public typealias CFMutableData = NSMutableData
/// An address.
public typealias CFURL = NSURL

/// An error as an object.
public typealias CFError = NSError

/// The words for `error`.
public func CFErrorCopyDescription(_ error: CFError?) -> CFString! { error.map { $0.localizedDescription as CFString } }

/// The number of `error` in its domain; 0 for none.
public func CFErrorGetCode(_ error: CFError?) -> Int { error?.code ?? 0 }

/// A stretch of something that is counted.
public typealias CFRange = CoreFoundation.CFRange

/// The stretch of `len` from `loc` on.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// The number of elements of `theArray`.
public func CFArrayGetCount(_ theArray: CFArray?) -> Int { theArray?.count ?? 0 }

/// The object at `idx` of `theArray`, which is to be kept as long as the pointer is used; nil where there is none.
public func CFArrayGetValueAtIndex(_ theArray: CFArray?, _ idx: Int) -> UnsafeRawPointer? {
    guard let theArray, theArray.indices.contains(idx) else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// A Boolean as an object.
public typealias CFBoolean = NSNumber
/// `true` as an object.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False as an object.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// Seconds since the beginning of the year 2001, universal time.
public typealias CFAbsoluteTime = Double

/// The wall clock's time, in seconds since the beginning of the year 2001, universal time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs `body`. On Linux nothing is released late, so there is no pool to empty.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The number of bytes in `data`.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }

/// The first byte of `data`, which is to be kept as long as the pointer is used; nil for no data.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>? {
    data.flatMap { $0.length > 0 ? $0.bytes.assumingMemoryBound(to: UInt8.self) : nil }
}

/// A number as an object.
public typealias CFNumber = NSNumber
/// A time as an object.
public typealias CFDate = NSDate
/// Any object.
public typealias CFTypeRef = AnyObject
/// A result code of a system call; 0 is success.
public typealias OSStatus = Int32
/// Four characters in a number.
public typealias FourCharCode = UInt32
/// Four characters in a number that tell a kind.
public typealias OSType = FourCharCode
/// The result code of success.
public var noErr: OSStatus { 0 }
