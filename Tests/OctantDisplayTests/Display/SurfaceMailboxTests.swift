import CoreGraphics
import OctantDisplay
import OctantDisplay
import TestSupport
import Testing

@Suite("What goes from the app to a display")
struct SurfaceMailboxTests {
    @Test("it asks for attention until both pixels and readers were served")
    func attention() {
        let mailbox = SurfaceMailbox()
        let (tree, spoken) = (Layers.tree(0, 0, []), AccessibilityTree(root: node()))
        func post() -> Bool { mailbox.post(tree, accessibility: spoken, notices: [.announcement("a")]) }
        #expect(post() && !post())
        _ = mailbox.trees.take()
        #expect(post())
        let taken = mailbox.takeForReaders()
        #expect(taken.tree == spoken && taken.notices.count == 3)
        #expect(mailbox.takeForReaders().tree == nil)
        #expect(post())
    }

    @Test("what readers know goes with the tree it came with")
    func together() {
        let mailbox = SurfaceMailbox()
        mailbox.post(Layers.tree(1, 1, []), accessibility: AccessibilityTree(root: node()))
        #expect(mailbox.accessibility != nil)
        mailbox.post(Layers.tree(2, 2, []))
        #expect(mailbox.accessibility == nil && mailbox.takeForReaders().tree == nil)
        #expect(mailbox.trees.newest?.size == CGSize(width: 2, height: 2))
    }

    private func node() -> AccessibilityNode {
        AccessibilityNode(id: .unique(), content: AccessibilityContent(role: .window))
    }
}
