// Keys of a bundle's information, as Core Foundation names them.

/// The key of the build's number.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of the name.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of the identifier.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of the program's file.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The key of the language that a program was written in.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The key of the languages that there are.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
/// The key of the version of the file's format.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
