import Dispatch
import Foundation
import OctantBase

/// What opens addresses: `openURL(address)` shows one in the desktop's browser, or in whatever program it names for
/// such addresses. `.environment(\.openURL, OpenURLAction { … })` has a program decide first.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What a program's handler did with an address.
    public struct Result: Sendable {
        enum Kind: Equatable {
            case handled, discarded, system(URL?)
        }

        let kind: Kind

        /// The handler opened it.
        public static let handled = Result(kind: .handled)
        /// It is not opened.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop is to open `url` in its place.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    let desktop: DesktopOpener

    /// An action that asks `handler` what is done with an address.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
        self.init(handler, DesktopOpener())
    }

    nonisolated init(_ handler: @escaping @MainActor (URL) -> Result, _ desktop: DesktopOpener) {
        (self.handler, self.desktop) = (handler, desktop)
    }

    /// Opens `url`.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens `url`. `completion` is called on the main thread with whether it was taken on.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): desktop.open(other ?? url, completion)
        }
    }
}

/// Opens addresses by the desktop's own program for that, `xdg-open`.
struct DesktopOpener: Sendable {
    /// The folders in which the program is searched for.
    var folders = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"].split(separator: ":").map(
        String.init)

    /// Starts the program for `url`. `completion` is called on the main thread with whether it could.
    @MainActor func open(_ url: URL, _ completion: @escaping (Bool) -> Void) {
        let paths = folders.map { $0 + "/xdg-open" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            Log.once("openURL.missing", "no xdg-open was found in PATH: addresses cannot be opened")
            return completion(false)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [url.absoluteString]
        nonisolated(unsafe) let completion = completion
        process.terminationHandler = { process in
            let isOpen = process.terminationStatus == 0
            DispatchQueue.main.async { completion(isOpen) }
        }
        do {
            try process.run()
        } catch {
            Log.once("openURL.failed", "xdg-open cannot be started: \(error.localizedDescription)")
            completion(false)
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// What opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
