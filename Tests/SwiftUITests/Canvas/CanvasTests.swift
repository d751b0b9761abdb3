import Testing
import UIKit

@testable import SwiftUI

@Suite("Canvases")
@MainActor struct CanvasTests {
    @Test("paths are filled and stroked, in place, clipped, faded and mixed as the context says")
    func drawing() throws {
        let view = Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
            var moved = context
            moved.translateBy(x: 20, y: 0)
            moved.scaleBy(x: 2, y: 1)
            moved.opacity = 0.5
            moved.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.black))
            // The copy's clip is no business of the original's.
            moved.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
            context.stroke(
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 25))
                    path.addLine(to: CGPoint(x: size.width, y: 25))
                }, with: .color(.black), lineWidth: 2)
            context.clip(to: Path(CGRect(x: 0, y: 30, width: 20, height: 10)))
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.white, .black]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0)))
        }
        let image = Snapshot(view)
        #expect(try image(5, 5) == "000000" && image(15, 5) == "FFFFFF")
        #expect(try ["7F7F7F", "808080"].contains(image(25, 5)))
        #expect(try image(39, 24) == "000000" && image(39, 27) == "FFFFFF" && image(30, 35) == "FFFFFF")
        let grey = try #require(Int(image(10, 35), radix: 16)) & 255
        #expect(grey > 100 && grey < 140)
    }

    @Test("a layer fades as one, and text is drawn where its anchor is")
    func layers() throws {
        let view = Canvas { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
                layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
            }
            context.opacity = 1
            context.draw(Text("III").foregroundColor(.black).bold(), at: CGPoint(x: 30, y: 30))
        }
        let image = Snapshot(view)
        #expect(try ["7F7F7F", "808080"].contains(image(10, 10)))
        let dark = try (24..<36).filter { try image($0, 30) != "FFFFFF" }
        #expect(!dark.isEmpty)
    }

    @Test("it is drawn anew when state that it read while drawing changes, and no body runs for that")
    func state() throws {
        let (diary, dial) = (Diary(), Dial<CGFloat>())
        struct Gauge: View {
            @State var value: CGFloat = 1
            let diary: Diary, dial: Dial<CGFloat>
            var body: some View {
                let _ = diary.note("body")
                let _ = dial.connect($value)
                Canvas { context, _ in
                    diary.note("drawn \(value)")
                    context.fill(Path(CGRect(x: 0, y: 0, width: value, height: 1)), with: .color(.black))
                }
            }
        }
        let hosted = HostedView(Gauge(diary: diary, dial: dial))
        #expect(diary.take() == ["body", "drawn 1.0"])
        dial.set(2)
        hosted.turn()
        hosted.turn()
        #expect(diary.take() == ["drawn 2.0"])
        hosted.leave()
    }
}
