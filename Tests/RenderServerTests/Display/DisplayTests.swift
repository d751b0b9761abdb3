import CoreGraphics
import OctantBase
import Testing

@testable import RenderServer

@Suite("The in-memory displays")
struct DisplayTests {
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
        let (mailbox, log) = (CommitMailbox(), EventLog())
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

    @Test("a picture taken earlier stays as it was")
    func snapshotsStay() throws {
        let clock = ManualClock()
        let display = OffscreenDisplay(screen: ScreenDescription(size: size, scale: 1), clock: clock)
        let mailbox = CommitMailbox()
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
        let (mailbox, log) = (CommitMailbox(), EventLog())
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

    @Test("a recording surface presents a moving tree once a display frame, and a still one never again")
    func recording() throws {
        let screen = ScreenDescription(size: size, scale: 1, maximumFramesPerSecond: 50)
        let display = RecordingDisplay(screen: screen)
        let mailbox = CommitMailbox()
        _ = display.openSurface(SurfaceConfiguration(size: size, title: ""), mailbox: mailbox, events: { _ in })
        let surface = try #require(display.surfaces.first)
        let fade = Layers.basic(
            .opacity, from: .scalar(0.1), to: .scalar(1), timing: Layers.timing(begin: 1, duration: 1, count: 1))
        mailbox.post(
            Layers.tree(
                30, 20, [Layers.layer(CGRect(x: 5, y: 5, width: 10, height: 10), color: .black, animations: [fade])]))
        surface.advance(to: 10)
        // One whole frame, 50 of the second that moves, and one back to the model value.
        #expect(abs(surface.frames.count - 52) <= 1)
        #expect(surface.frames.allSatisfy { $0.time <= 2 + 1e-6 })
        let before = surface.frames.count
        surface.advance(to: 1000)
        #expect(surface.frames.count == before)
    }

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
        let trees = (0..<4).map { Layers.tree(30, 20, [box(RGBA(r: Double($0) / 3, g: 0, b: 0), id: id)]) }
        let pictures = trees.compactMap { OffscreenRenderer.bitmap(of: $0, at: 0, scale: 1) }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for index in 0..<20_000 { mailbox.post(trees[index % 4]) } }
            group.addTask {
                let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
                var shown: Bitmap?
                for _ in 0..<500 {
                    guard let frame = renderer.frame(at: 0, pixelWidth: 30, pixelHeight: 20, scale: 1) else { continue }
                    shown = frame.applied(to: shown)
                    #expect(pictures.contains { $0 == shown })
                }
            }
        }
        #expect(mailbox.newest.map { OffscreenRenderer.bitmap(of: $0, at: 0, scale: 1) } == pictures[3])
    }

    @Test("a manual clock never goes back, the host's goes on")
    func clocks() {
        let clock = ManualClock(5)
        clock.advance(to: 3)
        #expect(clock.now() == 5)
        clock.advance(by: -1)
        clock.advance(by: 0.5)
        #expect(clock.now() == 5.5)
        let host = HostClock()
        let first = host.now()
        #expect(host.now() >= first)
    }
}
