import Foundation
import UIKit

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
    private let system: @MainActor (URL, @escaping (Bool) -> Void) -> Void

    /// An action that asks `handler` what is done with an address.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
        self.init(handler) { url, completion in
            // It is called on the main thread, where this is called, too.
            nonisolated(unsafe) let completion = completion
            UIApplication.shared.open(url) { completion($0) }
        }
    }

    /// The same, with what is the system's to open left to `system`, which calls its second argument with whether it
    /// could.
    nonisolated init(
        _ handler: @escaping @MainActor (URL) -> Result,
        system: @escaping @MainActor (URL, @escaping (Bool) -> Void) -> Void
    ) { (self.handler, self.system) = (handler, system) }

    /// Opens `url`.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens `url`. `completion` is called on the main thread with whether it was taken on.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): system(other ?? url, completion)
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
