import Testing
import UIKit

@MainActor
private final class Keeper: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow()
}

@MainActor
private final class Loose: UIResponder, UIApplicationDelegate {}

@Suite("The window of a delegate")
@MainActor
struct WindowHolderTests {
    @Test("is read through the protocol as an optional of an optional, as on iOS, and by the class as it is declared")
    func reading() throws {
        let keeper = Keeper()
        let root = UIViewController()
        keeper.window?.rootViewController = root
        let delegate: (any UIApplicationDelegate)? = keeper
        #expect(delegate?.window??.rootViewController === root)
        guard let held = delegate?.window, let window = held else {
            Issue.record("no window")
            return
        }
        #expect(window === keeper.window)
        let loose: (any UIApplicationDelegate)? = Loose()
        #expect(loose?.window??.rootViewController == nil)
    }
}
