import CoreGraphics
import RenderServer
import TestSupport
import Testing

@Suite("The slot for committed trees")
struct CommitMailboxTests {
    @Test("the mailbox keeps the newest tree only, and says once that there is one")
    func mailbox() {
        let mailbox = CommitMailbox()
        #expect(mailbox.take() == nil)
        #expect(mailbox.post(Layers.tree(1, 1, [])))
        #expect(!mailbox.post(Layers.tree(2, 2, [])))
        #expect(mailbox.take()?.size == CGSize(width: 2, height: 2))
        #expect(mailbox.take() == nil)
        #expect(mailbox.newest != nil)
        #expect(mailbox.postedCount == 2)
    }

    @Test("commits from one thread and frames on another never tear")
    func commitStorm() async throws {
        let mailbox = CommitMailbox()
        let id = LayerID.unique()
        let trees = (0..<4).map { Layers.tree(30, 20, [box(RGBA(r: Double($0) / 3, g: 0, b: 0), id)]) }
        let images = trees.compactMap { OffscreenRenderer.bitmap(of: $0, at: 0, scale: 1) }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for index in 0..<20_000 { mailbox.post(trees[index % 4]) } }
            group.addTask {
                let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
                var shown: Bitmap?
                for _ in 0..<500 {
                    guard let frame = renderer.frame(at: 0, pixelWidth: 30, pixelHeight: 20, scale: 1) else { continue }
                    shown = frame.applied(to: shown)
                    #expect(images.contains { $0 == shown })
                }
            }
        }
        #expect(mailbox.newest.map { OffscreenRenderer.bitmap(of: $0, at: 0, scale: 1) } == images[3])
    }

    private func box(_ color: RGBA, _ id: LayerID) -> RenderLayer {
        Layers.layer(CGRect(x: 5, y: 5, width: 10, height: 10), color: color, id: id)
    }
}
