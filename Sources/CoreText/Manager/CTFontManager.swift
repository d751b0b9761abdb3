import CoreGraphics
import Foundation
import QuartzCore
internal import TextLayout

/// For whom fonts are registered. Here always for this process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// For nobody else.
    case none = 0
    /// For this process.
    case process = 1
    /// For the user: here for this process alone.
    case persistent = 2
    /// For the session: here for this process alone.
    case session = 3
}

/// Why fonts are not registered, or not taken back.
public enum CTFontManagerError: Int, Sendable {
    /// There is no file.
    case fileNotFound = 101
    /// The file is none of fonts.
    case unrecognizedFormat = 103
    /// There is no room for the fonts.
    case exceededResourceLimit = 106
    /// The fonts are registered already.
    case alreadyRegistered = 105
    /// The fonts are not registered.
    case notRegistered = 201
}

/// The domain of the errors of registering fonts.
nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The files that could not be registered: a list of URLs in an error.
nonisolated(unsafe) public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// Where an error of registering fonts is written, to be released by who reads it.
public typealias CTFontManagerErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Makes the fonts of the file at `fontURL` known to this process, by their names in `UIFont(name:size:)` and
/// everywhere else. Text that is laid out already stays as it is. False, and an error, where that fails.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer?
) -> Bool {
    report(register([fontURL as URL]), to: error)
}

/// Makes the fonts of the files known to this process. False, and a list of errors, where that fails for some.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    let failures = registerEach(fontURLs)
    if !failures.isEmpty { errors?.pointee = .passRetained(failures as NSArray) }
    return failures.isEmpty
}

/// Makes the fonts of the files known to this process, and calls `registrationHandler` once, with the errors of those
/// that are not, before it returns. With `enabled` false nothing is registered.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let failures = enabled ? registerEach(fontURLs) : []
    _ = registrationHandler?(failures, true)
}

/// Takes the fonts of the file at `fontURL` back. False, and an error, where they are not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer?
) -> Bool {
    let url = fontURL as URL
    return report(unregister(url.path, of: url), to: error)
}

/// Makes a font of a file's bytes known to this process. False, and an error, where it is known already, or was made by
/// its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CTFontManagerErrorPointer?) -> Bool {
    guard let file = font.file, RegisteredFonts.face(named: file.faces[0].postScriptName) == nil else {
        return report(failure(CTFontManagerError.alreadyRegistered, of: nil), to: error)
    }
    return report(register([file], of: nil), to: error)
}

/// Takes a font of a file's bytes back. False, and an error, where it is not registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: CTFontManagerErrorPointer?) -> Bool {
    guard let file = font.file else { return report(failure(CTFontManagerError.notRegistered, of: nil), to: error) }
    return report(unregister(file.path, of: nil), to: error)
}

/// The names of all families, those that are registered too.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontLibrary.families }

/// The PostScript names of all fonts, those that are registered too.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    let names: [[String]] = FontLibrary.families.map { FontLibrary.fontNames(ofFamily: $0) }
    return Array(names.joined())
}

// MARK: Registering

private func failure(_ code: CTFontManagerError, of url: URL?) -> NSError {
    let reason =
        switch code {
        case .fileNotFound: "there is no such file"
        case .unrecognizedFormat: "there are no fonts in it"
        case .exceededResourceLimit: "there is no room for it"
        case .alreadyRegistered: "its fonts are registered already"
        case .notRegistered: "its fonts are not registered"
        }
    var info: [String: Any] = [NSLocalizedDescriptionKey: "\(url?.path ?? "the font"): \(reason)"]
    if let url { info[kCTFontManagerErrorFontURLsKey as String] = [url] }
    return NSError(domain: kCTFontManagerErrorDomain as String, code: code.rawValue, userInfo: info)
}

private func failure(_ failure: RegisteredFonts.Failure, of url: URL?) -> NSError {
    let code: CTFontManagerError =
        switch failure {
        case .registered: .alreadyRegistered
        case .notRegistered: .notRegistered
        case .noMemory: .exceededResourceLimit
        }
    return CoreText.failure(code, of: url)
}

private func register(_ files: [FontFile], of url: URL?) -> NSError? {
    do { try RegisteredFonts.register(files) } catch { return failure(error, of: url) }
    return nil
}

private func unregister(_ path: String, of url: URL?) -> NSError? {
    do { try RegisteredFonts.unregister(path) } catch { return failure(error, of: url) }
    return nil
}

/// Makes the fonts of all files known at once; where one of them fails, of none.
private func register(_ urls: [URL]) -> NSError? {
    var files: [FontFile] = []
    for url in urls {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            return failure(CTFontManagerError.fileNotFound, of: url)
        }
        guard let file = FontFile(path: url.path) else {
            return failure(CTFontManagerError.unrecognizedFormat, of: url)
        }
        files.append(file)
    }
    return register(files, of: urls.first)
}

/// The errors of those that are not made known.
private func registerEach(_ list: CFArray) -> [NSError] {
    let urls = list.compactMap { $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } }
    // Together where all is well, as each change reads all fonts anew.
    return register(urls) == nil ? [] : urls.compactMap { register([$0]) }
}

private func report(_ failure: NSError?, to pointer: CTFontManagerErrorPointer?) -> Bool {
    if let failure { pointer?.pointee = .passRetained(failure) }
    return failure == nil
}
