import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RenderServer

/// Memory for so many patches, all of one colour at first.
private final class FewBitmaps: PatchMemory {
    var room: Int
    private(set) var lent: [Bitmap] = []

    init(_ room: Int) { self.room = room }

    func bitmap(width: Int, height: Int) -> Bitmap? {
        guard room > 0, let bitmap = Bitmap(width: width, height: height) else { return nil }
        room -= 1
        bitmap.withUnsafeMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = 0x7F }
        }
        lent.append(bitmap)
        return bitmap
    }
}

@Suite("Patches in a display's memory")
struct PatchMemoryTests {
    @Test(
        "they have the pixels that they have elsewhere, whatever was in the memory, and are elsewhere without room",
        arguments: 0..<12)
    func pixels(seed: UInt64) throws {
        var random = RandomTrees(seed: seed)
        let mailboxes = (CommitMailbox(), CommitMailbox())
        let tree = random.tree()
        mailboxes.0.post(tree)
        mailboxes.1.post(tree)
        let renderer = SurfaceRenderer(mailbox: mailboxes.0, cache: RasterCache())
        let usual = SurfaceRenderer(mailbox: mailboxes.1, cache: RasterCache())
        let side = Int(RandomTrees.side)
        for step in 0..<20 {
            let (time, memory) = (Double(step) * 0.137, FewBitmaps(step % 3))
            let frame = renderer.frame(at: time, pixelWidth: side, pixelHeight: side, scale: 1, memory: memory)
            let meant = usual.frame(at: time, pixelWidth: side, pixelHeight: side, scale: 1)
            #expect(frame?.patches.map(\.rect) == meant?.patches.map(\.rect))
            let patches = frame?.patches ?? []
            for (patch, other) in zip(patches, meant?.patches ?? []) {
                #expect(patch.bitmap == other.bitmap, "seed \(seed), time \(time)")
            }
            let parts = patches.filter { !$0.isShared }
            let lent = parts.filter { patch in memory.lent.contains { $0 === patch.bitmap } }
            #expect(lent.count == memory.lent.count && lent.count == min(step % 3, parts.count))
        }
    }
}
