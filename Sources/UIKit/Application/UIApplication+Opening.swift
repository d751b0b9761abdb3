import Foundation
import OctantBase

extension UIApplication {
    /// The name of an option for opening an address in another program.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The option of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The address of the program's settings in those of the system, for which a desktop has no program.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Opens `url` in the program that the desktop has for it. Returns whether one was started.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { canOpenURL(url) && DesktopPrograms.known?.open(url) == true }

    /// Whether the desktop has a program for addresses like `url`, by its scheme.
    public func canOpenURL(_ url: URL) -> Bool { DesktopPrograms.known?.canOpen(url) ?? false }

    /// Opens `url` in the program that the desktop has for it, and calls `completion` with whether one was started, in
    /// a later turn of the main run loop. No option has a meaning on a desktop.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = openURL(url)
        if let completion { DispatchQueue.main.async { completion(isOpened) } }
    }

    /// Opens `url` in the program that the desktop has for it. Whether one was started.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        openURL(url)
    }
}

/// The desktop's programs, by what they open: GIO knows them, which every window comes with.
private struct DesktopPrograms: Sendable {
    private typealias Find = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
    private typealias Launch =
        @convention(c) (UnsafePointer<CChar>, OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
    private typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Those of this desktop; nil where GIO is not there.
    static let known = DesktopPrograms()

    private let find: Find
    private let launch: Launch
    private let release: Release

    private init?() {
        guard let library = LateLibrary("libgio-2.0.so.0", package: "libglib2.0-0", for: "other programs"),
            let find = library.function("g_app_info_get_default_for_uri_scheme", as: Find.self),
            let launch = library.function("g_app_info_launch_default_for_uri", as: Launch.self),
            let release = library.function("g_object_unref", as: Release.self)
        else { return nil }
        (self.find, self.launch, self.release) = (find, launch, release)
    }

    func canOpen(_ url: URL) -> Bool {
        // A file is opened by its contents.
        if url.isFileURL { return FileManager.default.fileExists(atPath: url.path) }
        guard let scheme = url.scheme, let program = find(scheme) else { return false }
        release(program)
        return true
    }

    func open(_ url: URL) -> Bool { launch(url.absoluteString, nil, nil) != 0 }
}
