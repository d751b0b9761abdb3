import Foundation
import OctantBase

/// An address that a scene is to open. Main actor only.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it is to be opened: a desktop says nothing about it.
    public let options = UIScene.OpenURLOptions()

    init(_ url: URL) { self.url = url }

    /// The addresses among the arguments of a program, whose name is not one of them: what has a scheme of two letters
    /// or more, and is no option. The desktop passes them on so (`Exec=program %u`).
    nonisolated package static func addresses(in arguments: [String]) -> [URL] {
        arguments.filter { !$0.hasPrefix("-") }.compactMap(URL.init(string:)).filter { ($0.scheme?.count ?? 0) > 1 }
    }
}

extension UIScene {
    /// How an address is to be opened: a desktop says nothing about it. Main actor only.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The program that asked for it; nil: a desktop does not say.
        open var sourceApplication: String? { nil }
        /// Whether what is at the address is to be copied before it is changed. False.
        open var openInPlace: Bool { false }
    }
}

extension UIApplication {
    /// The names of what a delegate is told of an address to open: a desktop tells nothing.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program that asked for it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Whether what is at the address may be changed where it is.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// What else the program passed on.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }

    /// Passes addresses on to the delegate.
    func open(_ addresses: [URL]) {
        for url in addresses where delegate?.application(self, open: url, options: [:]) == false {
            Log.line("\(url) was not opened: the application's delegate does not take it")
        }
    }
}
