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

    /// Opens `url` in the program that the desktop has for it. Returns whether there is one.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        return display?.open(url.absoluteString) { _ in } == true || DesktopPrograms.known?.open(url) == true
    }

    /// Whether the desktop has a program for addresses like `url`, by its scheme. In a sandbox, which does not let
    /// programs know of others, true for all but files.
    public func canOpenURL(_ url: URL) -> Bool {
        // A file is opened by its contents.
        if url.isFileURL { return FileManager.default.fileExists(atPath: url.path) }
        return url.scheme != nil && (Sandbox.isAround || DesktopPrograms.known?.canOpen(url) == true)
    }

    /// Opens `url` in the program that the desktop has for it, and calls `completion` with whether one was started, in
    /// a later turn of the main run loop: in a sandbox, whether the desktop's portal took it on. No option has a
    /// meaning on a desktop.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let answer: @Sendable (Bool) -> Void = { isOpened in
            guard let completion else { return }
            DispatchQueue.main.async { completion(isOpened) }
        }
        guard canOpenURL(url) else { return answer(false) }
        if display?.open(url.absoluteString, answer) != true { answer(DesktopPrograms.known?.open(url) == true) }
    }

    /// Opens `url` in the program that the desktop has for it. Whether one was started.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { answer in
            open(url, options: options) { answer.resume(returning: $0) }
        }
    }
}

/// What keeps a program from the rest of the system, but for what the desktop's portals do for it.
private enum Sandbox {
    /// Whether there is one, as GLib finds out: Flatpak's or Snap's, or one that `GTK_USE_PORTAL` plays.
    static let isAround: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return FileManager.default.fileExists(atPath: "/.flatpak-info") || environment["SNAP"] != nil
            || environment["GTK_USE_PORTAL"] == "1"
    }()
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
        guard let scheme = url.scheme, let program = find(scheme) else { return false }
        release(program)
        return true
    }

    func open(_ url: URL) -> Bool { launch(url.absoluteString, nil, nil) != 0 }
}
