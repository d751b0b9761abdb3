import Testing
import UIKit

@testable import SwiftUI

@Suite("Paths as shapes and views")
@MainActor
struct PathAsShapeTests {
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("a path is a view, filled where it is, and may be made in place")
    func view() throws {
        let shown = Snapshot(
            Group {
                Path { path in
                    path.move(to: CGPoint(x: 5, y: 5))
                    path.addLine(to: CGPoint(x: 35, y: 5))
                    path.addLine(to: CGPoint(x: 5, y: 35))
                }
            }
            .foregroundColor(blue))
        #expect(try shown(8, 8) == "0000FF" && shown(33, 33) == "FFFFFF")
    }

    @Test("a trimmed line of it is drawn on the layer, and animates there")
    func trimmed() throws {
        let dial = Dial<CGFloat>()
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 50))
            path.addLine(to: CGPoint(x: 100, y: 50))
        }
        let view = Dialled(0, dial) { line.trim(from: 0, to: $0).stroke(blue, lineWidth: 10) }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(1) }
            line.turn()
            #expect(!line.host.graph.frames.isRunning && line.moving.count == 1)
            let image = try line.image(in: 0.5)
            #expect(image.pixel(x: 45, y: 50) == 0xFF00_00FF && image.pixel(x: 55, y: 50) == 0xFFFF_FFFF)
        }
    }

    @Test("the outline of its line is a shape like any other")
    func stroked() throws {
        let ring = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 6))
        let shown = Snapshot(ring.fill(blue))
        #expect(try shown(10, 20) == "0000FF" && shown(20, 20) == "FFFFFF" && ring.path(in: .zero) == ring)
    }
}
