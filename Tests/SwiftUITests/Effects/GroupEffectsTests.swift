import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Groups that are drawn as one") @MainActor struct GroupEffectsTests {
    @Test("a drawing group is rasterized at the screen's pixels, a compositing group is none, and both look as without")
    func images() throws {
        let view = ZStack {
            Color.red.frame(width: 20, height: 20)
            Circle().fill(.blue).frame(width: 10, height: 10)
        }
        let plain = try Snapshot(view)(20, 20)
        #expect(try Snapshot(view.drawingGroup())(20, 20) == plain)
        #expect(try Snapshot(view.compositingGroup())(20, 20) == plain)
        let hosted = HostedView(view.drawingGroup().environment(\.displayScale, 2))
        let layer = try #require(hosted.host.subviews.first).layer
        #expect(layer.shouldRasterize && layer.rasterizationScale == 2)
        hosted.leave()
    }

    @Test("what turns in a drawing group turns")
    func moves() throws {
        struct Spinner: View {
            @State private var isOn = false
            var body: some View {
                Rectangle().frame(width: 20, height: 4).rotationEffect(.degrees(isOn ? 360 : 0)).drawingGroup()
                    .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true } }
            }
        }
        try Timeline.with(Spinner()) { line throws in
            line.turn()
            #expect(line.nextChange == .continuous)
            let (now, later) = (try line.image(), try line.image(in: 0.25))
            #expect(now.pixel(x: 42, y: 50) != later.pixel(x: 42, y: 50))
            #expect(later.pixel(x: 50, y: 42) != 0xFFFF_FFFF)
        }
    }

    /// A preview as in iOS sources.
    private struct Sample: PreviewProvider {
        static var previews: some View {
            Text("one")
            Text("two")
        }
    }

    @Test("previews are there for who asks")
    func previews() { #expect(HostedView(VStack { Sample.previews }).host.subviews.count == 2) }

    @Test("an opaque drawing group is black where nothing is drawn")
    func opaque() throws {
        let view = Circle().fill(.red).frame(width: 20, height: 20)
        #expect(try Snapshot(view.drawingGroup(opaque: true, colorMode: .linear))(11, 11) == "000000")
        #expect(try Snapshot(view.drawingGroup())(11, 11) == "FFFFFF")
    }
}
