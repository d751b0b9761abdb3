import Testing
import UIKit

@testable import PieTimer

@MainActor
@Suite struct PieTimerTests {
    @Test func progressIsTheLayers() {
        let timer = PieTimer(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(timer.progress == 0)
        timer.progress = 0.5
        #expect((timer.layer as? PieLayer)?.value(forKey: "progress") as? CGFloat == 0.5)
    }

    @Test func runningIsAnAnimation() {
        let timer = PieTimer(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        timer.run(for: 3)
        #expect(timer.isRunning)
    }

    @Test func drawingFollowsProgress() throws {
        let timer = PieTimer(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        timer.color = .blue
        timer.progress = 0.25
        let image = UIGraphicsImageRenderer(size: timer.bounds.size).image { timer.layer.render(in: $0.cgContext) }
        #expect(image.size == CGSize(width: 40, height: 40))
        let data = try #require(image.cgImage?.dataProvider?.data as Data?)
        #expect(data.contains(255))
    }
}
