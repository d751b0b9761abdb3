import CoreGraphics
import OctantBase
import OctantDisplay
import OctantDisplay
import OctantTesting
import RenderServer
import TestSupport
import Testing

@Suite("A display whose pixels are in memory")
struct OffscreenDisplayTests {
    private let size = CGSize(width: 30, height: 20)

    private final class EventLog: Sendable {
        private let events = Locked<[SurfaceEvent]>([])
        var all: [SurfaceEvent] { events.withLock { $0 } }
        func add(_ event: SurfaceEvent) { events.withLock { $0.append(event) } }
    }

    private func box(_ color: RGBA, id: LayerID = .unique()) -> RenderLayer {
        Layers.layer(CGRect(x: 5, y: 5, width: 10, height: 10), color: color, id: id)
    }

    @Test("an offscreen surface shows the newest tree at its clock's time")
    func offscreen() throws {
        let clock = ManualClock()
        let display = OffscreenDisplay(screen: ScreenDescription(size: size, scale: 2), clock: clock)
        let (mailbox, log) = (SurfaceMailbox(), EventLog())
        _ = display.openSurface(
            SurfaceConfiguration(size: size, title: "one"), mailbox: mailbox, events: { log.add($0) })
        let surface = try #require(display.surfaces.first)
        #expect(log.all == [.resized(size, scale: 2), .colorScheme(isDark: false), .visibility(true)])
        #expect(surface.snapshot() == nil)

        let fade = Layers.basic(
            .opacity, from: .scalar(0), to: .scalar(1), timing: Layers.timing(duration: 2, count: 1, fill: .forwards))
        let layer = Layers.layer(CGRect(x: 5, y: 5, width: 10, height: 10), color: .black, animations: [fade])
        let tree = Layers.tree(30, 20, [layer])
        mailbox.post(tree)
        for time in [0.0, 0.5, 1, 3] {
            clock.advance(to: time)
            #expect(surface.snapshot() == OffscreenRenderer.bitmap(of: tree, at: time, scale: 2))
        }
    }

    @Test("an image taken earlier stays as it was")
    func snapshotsStay() throws {
        let clock = ManualClock()
        let display = OffscreenDisplay(screen: ScreenDescription(size: size, scale: 1), clock: clock)
        let mailbox = SurfaceMailbox()
        _ = display.openSurface(SurfaceConfiguration(size: size, title: ""), mailbox: mailbox, events: { _ in })
        let id = LayerID.unique()
        mailbox.post(Layers.tree(30, 20, [box(.black, id: id)]))
        let first = try #require(display.surfaces.first?.snapshot())
        mailbox.post(Layers.tree(30, 20, [box(RGBA(r: 1, g: 0, b: 0), id: id)]))
        let second = try #require(display.surfaces.first?.snapshot())
        #expect(first.pixel(x: 7, y: 7) == 0xFF00_0000)
        #expect(second.pixel(x: 7, y: 7) == 0xFFFF_0000)
    }

    @Test("resizing, titles and closing reach both sides")
    func life() throws {
        let display = OffscreenDisplay(clock: ManualClock())
        let (mailbox, log) = (SurfaceMailbox(), EventLog())
        let opened = display.openSurface(
            SurfaceConfiguration(size: size, title: "one"), mailbox: mailbox, events: { log.add($0) })
        let surface = try #require(display.surfaces.first)
        opened.setTitle("two")
        #expect(surface.title == "two")
        mailbox.post(Layers.tree(30, 20, []))
        surface.resize(to: CGSize(width: 50, height: 40), scale: 3)
        let bitmap = try #require(surface.snapshot())
        #expect(bitmap.width == 150 && bitmap.height == 120)
        #expect(log.all.last == .resized(CGSize(width: 50, height: 40), scale: 3))
        opened.close()
        opened.close()
        #expect(log.all.filter { $0 == .closed }.count == 1)
    }
}
