import Foundation
import OctantBase
import OctantDisplay

extension UIApplication {
    /// What this program asks of the desktop at its start, by its Info.plist and by `desktopOptions`.
    static func description(opening addresses: [URL]) -> ProgramDescription {
        let information = ProgramInformation(Bundle.main.infoDictionary ?? [:])
        let options = desktopOptions
        var description = ProgramDescription(
            identifier: information.identifier(
                stated: options.identifier, program: ProcessInfo.processInfo.processName))
        description.isSingle = options.isSingleInstance ?? information.isSingleInstance
        description.keepsWindows = options.keepsWindowPlaces
        description.addresses = addresses.map(\.absoluteString)
        description.icons = { [icon = information.iconName] in
            AppIcon.find(icon, in: ResourceBundles.searched(nil))?.windowIcons ?? []
        }
        description.handle = { request in
            DispatchQueue.main.async { MainActor.assumeIsolated { shared.handle(request) } }
        }
        return description
    }

    /// Called with the name of a notification that the user clicked on.
    package static var notificationWasChosen: (@MainActor (String) -> Void)?

    /// The program's name for people, where a notification has no title.
    package static var displayName: String {
        ProgramInformation(Bundle.main.infoDictionary ?? [:]).displayName ?? ProcessInfo.processInfo.processName
    }

    /// Does what the desktop, or a second start of the program, asks.
    package func handle(_ request: ProgramRequest) {
        let scene = (keyWindow ?? windows.last)?.windowScene ?? firstScene
        scene.keyWindow?.makeKey()
        scene.desktop?.present()
        let addresses: [URL]
        switch request {
        case .activate: return
        case .chooseNotification(let name): return Self.notificationWasChosen?(name) ?? ()
        case .open(let texts): addresses = texts.compactMap(URL.init(string:))
        }
        guard !addresses.isEmpty else { return }
        if let delegate = scene.delegate {
            delegate.scene(scene, openURLContexts: Set(addresses.map(UIOpenURLContext.init)))
        } else {
            open(addresses)
        }
    }
}
