import CoreGraphics
import OctantDisplay
import RenderServer

/// The most notices that wait for somebody to take them; the oldest go.
private let noticeLimit = 64

/// Writes down what a screen reader can know of one window, once anybody listens: until then nothing is looked at.
///
/// A tree is made for every commit that changed anything, of which it goes through the changed layers and those above
/// them only. A commit happens when something changed; steps of a spinner, or an animation under way, are no change.
@MainActor
final class AccessibilityScribe {
    private unowned let window: UIWindow
    private var isListening = false
    private var notices: [AccessibilityNotice] = []
    private var announcer = AccessibilityAnnouncer()
    private var follower = ModalFollower()
    /// The window's place, and the layer that it was true of.
    private var place = AccessibilityPlace()
    private var committed: RenderLayer?

    init(_ window: UIWindow) { self.window = window }

    /// Somebody listens from now on: the next tree is written down, and those after it.
    func listen() {
        guard !isListening else { return }
        isListening = true
        window.layer.noteChange()
    }

    /// Puts `notice` with the next tree.
    func post(_ notice: AccessibilityNotice) {
        guard isListening else { return }
        notices.append(notice)
        if notices.count > noticeLimit { notices.removeFirst() }
        window.layer.noteChange()
    }

    /// Has everything written down anew at the next commit.
    func forgetAll() {
        guard isListening else { return }
        place = AccessibilityPlace()
        window.layer.noteChange()
    }

    /// The notices that were not taken before.
    func takeNotices() -> [AccessibilityNotice] {
        defer { notices = [] }
        return notices
    }

    /// The tree of what was just committed; nil when nobody listens.
    func tree() -> AccessibilityTree? {
        guard isListening else { return nil }
        if let layer = window.layer.committed {
            let (old, new) = (committed?.properties, layer.properties)
            if old?.bounds != new.bounds || old?.position != new.position { place = AccessibilityPlace() }
            committed = layer
        }
        var builder = AccessibilityBuilder(window)
        let blocks = builder.blocks(in: place)
        var content = AccessibilityContent(role: .window)
        content.name = window.accessibilityLabel ?? window.rootViewController?.title ?? ""
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
