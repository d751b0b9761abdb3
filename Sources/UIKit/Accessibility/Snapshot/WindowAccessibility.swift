import CoreGraphics
import OctantDisplay
import RenderServer

/// The most notices that wait to be read; the oldest are dropped.
private let noticeLimit = 64

/// Records what a screen reader can read of one window, once there is a listener: until then nothing is computed.
///
/// A tree is made for every commit that changed anything, of which it goes through the changed layers and those above
/// them only. A commit happens when something changed; steps of a spinner, or an animation under way, are no change.
@MainActor
final class WindowAccessibility {
    private unowned let window: UIWindow
    private var isListening = false
    private var notices: [AccessibilityNotice] = []
    private var announcer = AccessibilityAnnouncer()
    private var follower = ModalFollower()
    /// The window's position, and the layer that it was true of.
    private var context = AccessibilityContext()
    private var committed: RenderLayer?

    init(_ window: UIWindow) { self.window = window }

    /// Starts recording: the next tree is recorded, and those after it.
    func listen() {
        guard !isListening else { return }
        isListening = true
        window.layer.noteChange()
    }

    /// Adds `notice` to the next tree.
    func post(_ notice: AccessibilityNotice) {
        guard isListening else { return }
        notices.append(notice)
        if notices.count > noticeLimit { notices.removeFirst() }
        window.layer.noteChange()
    }

    /// Makes everything be recorded anew at the next commit.
    func forgetAll() {
        guard isListening else { return }
        context = AccessibilityContext()
        window.layer.noteChange()
    }

    /// The notices that were not returned before.
    func takeNotices() -> [AccessibilityNotice] {
        defer { notices = [] }
        return notices
    }

    /// The tree of what was just committed; nil without a listener.
    func tree() -> AccessibilityTree? {
        guard isListening else { return nil }
        if let layer = window.layer.committed {
            let (old, new) = (committed?.properties, layer.properties)
            if old?.bounds != new.bounds || old?.position != new.position { context = AccessibilityContext() }
            committed = layer
        }
        var builder = AccessibilityBuilder(window)
        let blocks = builder.blocks(in: context)
        var content = AccessibilityContent(role: .window)
        content.name = window.accessibilityLabel ?? window.desktopTitle ?? window.rootViewController?.title ?? ""
        content.identifier = window.accessibilityIdentifier ?? ""
        content.frame = window.frameOnSurface
        content.states = .enabled
        notices += announcer.announcements(for: blocks.flatMap(\.live))
        let root = window.accessibilityStorage.node(content, blocks.flatMap(\.nodes))
        if let notice = follower.notice(root, after: notices) { notices.append(notice) }
        if notices.count > noticeLimit { notices.removeFirst(notices.count - noticeLimit) }
        return AccessibilityTree(root: root)
    }
}
