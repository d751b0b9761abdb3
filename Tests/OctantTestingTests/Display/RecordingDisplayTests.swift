import CoreGraphics
import OctantDisplay
import OctantDisplay
import OctantTesting
import RenderServer
import TestSupport
import Testing

@Suite("A display that records its frames")
struct RecordingDisplayTests {
    private let size = CGSize(width: 30, height: 20)

    @Test("a recording surface presents a moving tree once a display frame, and a still one never again")
    func recording() throws {
        let screen = ScreenDescription(size: size, scale: 1, maximumFramesPerSecond: 50)
        let display = RecordingDisplay(screen: screen)
        let mailbox = SurfaceMailbox()
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

    @Test("a stepped spinner paints its own rectangle and nothing else, eight times a second")
    func ownRectangle() throws {
        let spinner = Layers.layer(
            CGRect(x: 11, y: 13, width: 20, height: 20), animations: [Layers.steps(8, size: 20)])
        let display = RecordingDisplay(screen: ScreenDescription(size: CGSize(width: 100, height: 100), scale: 1))
        let mailbox = SurfaceMailbox()
        mailbox.post(Layers.tree(100, 100, [spinner]))
        let surface = display.openSurface(
            SurfaceConfiguration(size: CGSize(width: 100, height: 100), title: ""), mailbox: mailbox, events: { _ in })
        let recording = try #require(surface as? RecordingSurface)
        recording.advance(to: 3)
        #expect(recording.frames.count == 1 + 24)
        for (index, frame) in recording.frames.dropFirst().enumerated() {
            #expect(frame.patches.map(\.rect) == [PixelRect(x: 11, y: 13, width: 20, height: 20)])
            #expect(abs(frame.time - Double(index + 1) / 8) < 1e-9)
        }
    }
}
